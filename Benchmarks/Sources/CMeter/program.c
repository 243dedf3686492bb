#define _GNU_SOURCE
#include "cmeter.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static void give(posix_spawn_file_actions_t *actions, int descriptor, int standard) {
  if (descriptor < 0) {
    posix_spawn_file_actions_addopen(actions, standard, "/dev/null", O_RDWR, 0);
  } else {
    posix_spawn_file_actions_adddup2(actions, descriptor, standard);
  }
}

int meter_start(const char *path, char *const *arguments, char *const *environment,
                meter_streams streams, const char *terminal) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  short flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  if (terminal != NULL) {
    // The first terminal that the leader of a session opens is the session's.
    flags |= POSIX_SPAWN_SETSID;
    posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0);
    posix_spawn_file_actions_adddup2(&actions, 0, 1);
    posix_spawn_file_actions_adddup2(&actions, 0, 2);
  } else {
    give(&actions, streams.input, 0);
    give(&actions, streams.output, 1);
    give(&actions, streams.errors, 2);
  }
  posix_spawnattr_setflags(&attributes, flags);
  pid_t program = -1;
  int failure = posix_spawn(&program, path, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  if (failure != 0) {
    errno = failure;
    return -1;
  }
  return program;
}

static double seconds(struct timeval time) { return (double)time.tv_sec + time.tv_usec / 1e6; }

int meter_wait(int program, meter_usage *usage) {
  int status = 0;
  struct rusage used;
  while (wait4(program, &status, 0, &used) < 0) {
    if (errno != EINTR) return -1;
  }
  usage->status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  usage->seconds = seconds(used.ru_utime) + seconds(used.ru_stime);
  usage->wakes = used.ru_nvcsw;
  return 0;
}

int meter_open_terminal(char *name, int size) {
  int terminal = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (terminal < 0) return -1;
  struct winsize window = {.ws_row = 24, .ws_col = 80};
  if (grantpt(terminal) != 0 || unlockpt(terminal) != 0 || ptsname_r(terminal, name, size) != 0) {
    close(terminal);
    return -1;
  }
  ioctl(terminal, TIOCSWINSZ, &window);
  return terminal;
}
