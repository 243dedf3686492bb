#ifndef CMETER_H
#define CMETER_H

/// How often this process has allocated memory since it began; -1 where that cannot be counted.
long meter_allocations(void);

/// Takes a number and forgets it, so that what led to it is not left out by the compiler.
void meter_keep(long number);

/// Which descriptors a program gets as its standard ones; -1 for /dev/null.
typedef struct {
  int input;
  int output;
  int errors;
} meter_streams;

/// Starts a program; returns its id, or -1 with errno.
///
/// Where a terminal is named, the program leads a session of its own at that terminal, and its streams
/// are the terminal.
int meter_start(const char *path, char *const *arguments, char *const *environment,
                meter_streams streams, const char *terminal);

/// What a program used, once it has ended.
typedef struct {
  int status;           // its exit status, or -1
  double seconds;       // of processor time, its own and the system's for it
  long wakes;           // how often it gave up the processor to wait
} meter_usage;

/// Waits for a program's end; returns -1 where there is no such program.
int meter_wait(int program, meter_usage *usage);

/// Opens a new terminal of 24 lines and 80 columns; writes the name of its other end and returns the
/// descriptor, or -1.
int meter_open_terminal(char *name, int size);

#endif
