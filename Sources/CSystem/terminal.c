#include "cterminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

// The signals that end a process.
static const int ends[] = {
    SIGHUP,  SIGQUIT, SIGILL,  SIGTRAP,   SIGABRT, SIGBUS, SIGFPE,  SIGSEGV,
    SIGTERM, SIGALRM, SIGUSR1, SIGUSR2,   SIGSYS,  SIGXCPU, SIGVTALRM, SIGPROF,
};

static struct sigaction end_actions[COUNT(ends)];
static struct sigaction stop_action;
static struct sigaction continue_action;
static struct termios before;
static int terminal = -1;
static volatile sig_atomic_t is_entered;
static volatile sig_atomic_t is_raw;

int cterminal_is_ours(void) {
  pid_t group = tcgetpgrp(terminal);
  return group < 0 || group == getpgrp();
}

// At once: to wait until all is written would hang at a terminal that is held.
static int set(const struct termios *settings) {
  int result = tcsetattr(terminal, TCSANOW, settings);
  while (result != 0 && errno == EINTR) result = tcsetattr(terminal, TCSANOW, settings);
  return result;
}

static int make_raw(void) {
  struct termios now;
  if (tcgetattr(terminal, &now) != 0) return -1;
  // Where we were stopped without a chance to put it back, what was before still holds.
  if (!is_raw) before = now;
  now.c_lflag &= ~(tcflag_t)(ICANON | ECHO | IEXTEN);
  now.c_lflag |= ISIG;
  // Ctrl-S would silence the terminal for good, and say nothing of it.
  now.c_iflag &= ~(tcflag_t)(IXON | INLCR | IGNCR);
  now.c_cc[VMIN] = 1;
  now.c_cc[VTIME] = 0;
  // Before it is: a signal that comes in between puts it back all the same.
  is_raw = 1;
  if (set(&now) == 0) return 0;
  is_raw = 0;
  return -1;
}

void cterminal_resume(void) {
  if (is_entered && !is_raw && cterminal_is_ours()) make_raw();
}

void cterminal_restore(void) {
  int number = errno;
  if (is_raw && cterminal_is_ours()) {
    is_raw = 0;
    set(&before);
  }
  errno = number;
}

// The terminal as it was, then the end that the signal has by itself. Not the end that the Swift runtime
// has for a crash: it takes the terminal for half a minute and paints on it.
static void on_end(int signal, siginfo_t *info, void *context) {
  struct sigaction plain = {0};
  (void)info;
  (void)context;
  cterminal_restore();
  plain.sa_handler = SIG_DFL;
  sigaction(signal, &plain, NULL);
  // Comes when we return, and finds us where the first one did.
  raise(signal);
}

static void on_stop(int signal, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  int number = errno;
  struct sigaction ours;
  sigset_t stop, masked;
  cterminal_restore();
  sigaction(signal, &stop_action, &ours);
  kill(getpid(), signal);
  sigemptyset(&stop);
  sigaddset(&stop, signal);
  // Stops here.
  sigprocmask(SIG_UNBLOCK, &stop, &masked);
  sigprocmask(SIG_SETMASK, &masked, NULL);
  sigaction(signal, &ours, NULL);
  cterminal_resume();
  errno = number;
}

static void on_continue(int signal, siginfo_t *info, void *context) {
  int number = errno;
  if (is_entered && cterminal_is_ours()) make_raw();
  // Whoever listened before us still does.
  if (continue_action.sa_flags & SA_SIGINFO) {
    if (continue_action.sa_sigaction != NULL) continue_action.sa_sigaction(signal, info, context);
  } else if (continue_action.sa_handler != SIG_DFL && continue_action.sa_handler != SIG_IGN) {
    continue_action.sa_handler(signal);
  }
  errno = number;
}

// Listens to a signal; what is ignored stays ignored.
static void listen(int signal, void (*handler)(int, siginfo_t *, void *), struct sigaction *old) {
  struct sigaction ours = {0};
  ours.sa_sigaction = handler;
  ours.sa_flags = SA_SIGINFO | SA_ONSTACK | (signal == SIGCONT ? SA_RESTART : 0);
  sigemptyset(&ours.sa_mask);
  sigaction(signal, NULL, old);
  int ignored = !(old->sa_flags & SA_SIGINFO) && old->sa_handler == SIG_IGN;
  if (!ignored || signal == SIGCONT) sigaction(signal, &ours, NULL);
}

// A place to stand on for the handler of a stack that has run over.
static void prepare_stack(void) {
  static char place[65536];
  stack_t now;
  if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
  stack_t stack = {.ss_sp = place, .ss_size = sizeof place};
  sigaltstack(&stack, NULL);
}

int cterminal_enter(int descriptor) {
  if (is_entered) return 0;
  terminal = descriptor;
  prepare_stack();
  for (size_t index = 0; index < COUNT(ends); index++) {
    listen(ends[index], on_end, &end_actions[index]);
  }
  listen(SIGTSTP, on_stop, &stop_action);
  listen(SIGCONT, on_continue, &continue_action);
  is_entered = 1;
  // A library may end the process by itself.
  static int is_registered;
  if (!is_registered) is_registered = atexit(cterminal_restore) == 0;
  if (make_raw() == 0) return 0;
  int number = errno;
  cterminal_leave();
  return number;
}

void cterminal_leave(void) {
  if (!is_entered) return;
  is_entered = 0;
  cterminal_restore();
  for (size_t index = 0; index < COUNT(ends); index++) {
    sigaction(ends[index], &end_actions[index], NULL);
  }
  sigaction(SIGTSTP, &stop_action, NULL);
  sigaction(SIGCONT, &continue_action, NULL);
}

int cterminal_open(int descriptor) {
  int opened = open("/dev/tty", O_WRONLY | O_NOCTTY | O_CLOEXEC);
  if (opened >= 0) return opened;
  const char *name = ttyname(descriptor);
  return name == NULL ? -1 : open(name, O_WRONLY | O_NOCTTY | O_CLOEXEC);
}
