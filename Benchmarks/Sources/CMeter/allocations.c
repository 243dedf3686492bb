#include "cmeter.h"

#include <stdatomic.h>
#include <stdlib.h>

static volatile long kept;

void meter_keep(long number) { kept = number; }

#if defined(__GLIBC__)

// The program's own malloc comes before the C library's, for every library in the process. All memory
// still comes from the C library; here it is only counted.

static _Atomic long allocations;

static void count(void) { atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed); }

long meter_allocations(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  count();
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count();
  *place = __libc_memalign(alignment, size);
  return *place == NULL ? 12 : 0;  // ENOMEM
}

#else

long meter_allocations(void) { return -1; }

#endif
