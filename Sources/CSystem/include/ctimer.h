// A timer that counts the time the machine is suspended, as a descriptor to poll beside others.
//
// poll's own time-out stands still while the machine sleeps, and counts whole milliseconds.

#ifndef CTIMER_H
#define CTIMER_H

#include <stdint.h>

/// Makes a timer; negative where the system has none of this kind.
int ctimer_make(void);

/// Lets the timer become readable once, this many nanoseconds from now, and forgets what was set before;
/// 0 where that is done, -1 where it cannot be.
///
/// It must be more than none: no time at all would turn the timer off.
int ctimer_set(int timer, int64_t nanoseconds);

#endif
