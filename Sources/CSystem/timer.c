#include "ctimer.h"

#if defined(__linux__)

#include <sys/timerfd.h>
#include <time.h>

int ctimer_make(void) {
  return timerfd_create(CLOCK_BOOTTIME, TFD_CLOEXEC | TFD_NONBLOCK);
}

int ctimer_set(int timer, int64_t nanoseconds) {
  struct itimerspec time = {0};
  time.it_value.tv_sec = nanoseconds / 1000000000;
  time.it_value.tv_nsec = nanoseconds % 1000000000;
  return timerfd_settime(timer, 0, &time, 0);
}

#else

int ctimer_make(void) {
  return -1;
}

int ctimer_set(int timer, int64_t nanoseconds) {
  (void)timer;
  (void)nanoseconds;
  return -1;
}

#endif
