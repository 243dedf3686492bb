#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cspeechd.h"

extern char **environ;

typedef struct {
  void (*body)(void *);
  void *context;
} thread_start;

static void *run_body(void *start) {
  thread_start copy = *(thread_start *)start;
  free(start);
  copy.body(copy.context);
  return NULL;
}

// The mask is set in the parent, so that there is no moment in which the new thread, or the one
// that the library starts from it, could be handed a signal.
int cspeechd_start_thread(void (*body)(void *context), void *context) {
  thread_start *start = malloc(sizeof *start);
  if (start == NULL) {
    return ENOMEM;
  }
  *start = (thread_start){body, context};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before);
  pthread_t thread;
  int error = pthread_create(&thread, NULL, run_body, start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  if (error != 0) {
    free(start);
    return error;
  }
  pthread_detach(thread);
  return 0;
}

// A daemon outlives us and must hold nothing of ours: a shell that waits for the end of a pipe
// would wait for the daemon.
static void keep_nothing_open(posix_spawn_file_actions_t *files) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
  posix_spawn_file_actions_addclosefrom_np(files, STDERR_FILENO + 1);
#else
  for (int descriptor = STDERR_FILENO + 1; descriptor < 256; descriptor++) {
    if (fcntl(descriptor, F_GETFD) >= 0) {
      posix_spawn_file_actions_addclose(files, descriptor);
    }
  }
#endif
}

static int spawn_apart(pid_t *child, const char *program, const char *argument) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  int error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    return error;
  }
  error = posix_spawn_file_actions_init(&files);
  if (error != 0) {
    posix_spawnattr_destroy(&attributes);
    return error;
  }
  // A daemon started from a thread with every signal blocked would never hear SIGTERM.
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                            POSIX_SPAWN_SETPGROUP);
  posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&files, STDOUT_FILENO, STDERR_FILENO);
  keep_nothing_open(&files);
  char *arguments[] = {(char *)(size_t)program, (char *)(size_t)argument, NULL};
  error = posix_spawnp(child, program, &files, &attributes, arguments, environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error;
}

int cspeechd_run_program(const char *program, const char *argument, int milliseconds) {
  pid_t child;
  if (spawn_apart(&child, program, argument) != 0) {
    return -1;
  }
  const struct timespec step = {0, 10 * 1000 * 1000};
  for (int waited = 0;; waited += 10) {
    int status;
    pid_t ended = waitpid(child, &status, WNOHANG);
    if (ended == child) {
      return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    }
    if (ended < 0 && errno != EINTR) {
      return -1;
    }
    if (waited >= milliseconds) {
      kill(child, SIGKILL);
      while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
      }
      return -1;
    }
    nanosleep(&step, NULL);
  }
}
