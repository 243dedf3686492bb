#ifndef CTERMINAL_H
#define CTERMINAL_H

// A terminal in key mode: each key comes at once, nothing is echoed, what is written stays as it was.
//
// In C because all of it must be safe inside a signal handler: it is put back on every way out, after
// a crash too. One terminal for the process, since a handler can reach nothing else.

// Puts a terminal in key mode, now and after each return from the background; 0, or an errno.
int cterminal_enter(int descriptor);

// Puts the terminal back as it was, and lets go of the signals. Nothing happens where it was not entered.
void cterminal_leave(void);

// Puts the terminal back as it was; safe in a signal handler, before the end of the process.
void cterminal_restore(void);

// Whether the terminal is ours to read from: in the background it is somebody else's.
int cterminal_is_ours(void);

// Goes back to key mode where the terminal is ours again and nobody said so.
void cterminal_resume(void);

// Opens the terminal of the process to write to it, or the one behind a descriptor; -1 where there is none.
int cterminal_open(int descriptor);

#endif
