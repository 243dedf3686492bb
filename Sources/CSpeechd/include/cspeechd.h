#ifndef CSPEECHD_H
#define CSPEECHD_H

#include <stddef.h>

// A small door to Speech Dispatcher's client library, which is opened at run time and never
// linked: the program builds without its header and runs without its library.
//
// Rules for callers:
// - One connection at a time, used by one thread; the library keeps buffers in static storage.
//   An older one may still be closing, or be held by a frozen server, while the next is opened.
// - That thread comes from cspeechd_start_thread, with every signal blocked: a dead server
//   raises SIGPIPE in whoever writes to it.
// - Every call but the first two groups may block for as long as the server does not answer.
// - An event sink is called on a thread of the library. It may only take note and return.
// - A reply that is no SSIP at all makes the library call exit(1) from inside a call. That
//   cannot be undone from here; one line on standard error says what happened.

// What is there, without a server.

typedef struct cspeechd_library cspeechd_library;
typedef struct cspeechd_connection cspeechd_connection;

/// Loads the library by name or path; returns NULL and the loader's reason when it is not there.
cspeechd_library *cspeechd_library_open(const char *name, char *reason, size_t reason_size);
/// Returns the file the library was loaded from, links followed, or an empty string.
const char *cspeechd_library_path(const cspeechd_library *library);
/// Returns the version of the header that was there at build, or an empty string.
const char *cspeechd_header_version(void);

/// Starts a detached thread in which every signal is blocked; returns 0 or an errno value.
int cspeechd_start_thread(void (*body)(void *context), void *context);

/// Runs `program argument` with a clean signal mask and no terminal, and waits for it at most
/// `milliseconds`; returns its exit status, or -1 when it could not be run or did not end.
int cspeechd_run_program(const char *program, const char *argument, int milliseconds);

// The connection.

typedef enum {
  CSPEECHD_BEGAN = 0,
  CSPEECHD_ENDED = 1,
  CSPEECHD_CANCELLED = 2,
} cspeechd_event;

/// Is told, on the library's own thread, what became of a message.
typedef void (*cspeechd_sink)(void *context, size_t message, cspeechd_event event);

/// Opens the connection; `socket_path` NULL means where SPEECHD_ADDRESS or the default points.
///
/// Never starts a server. Returns NULL and what the library said when there is none.
cspeechd_connection *cspeechd_open(cspeechd_library *library, const char *client,
                                   const char *socket_path, cspeechd_sink sink, void *context,
                                   char *reason, size_t reason_size);
/// Closes the connection and joins the library's thread: no event comes afterwards.
void cspeechd_close(cspeechd_connection *connection);

typedef enum {
  CSPEECHD_IMPORTANT = 1,
  CSPEECHD_MESSAGE = 2,
  CSPEECHD_TEXT = 3,
  CSPEECHD_NOTIFICATION = 4,
  CSPEECHD_PROGRESS = 5,
} cspeechd_priority;

/// Hands over a text of at least one character of valid UTF-8; returns its id, or -1 or 0.
int cspeechd_say(cspeechd_connection *connection, cspeechd_priority priority, const char *text);
/// Silences this connection's own messages, spoken and waiting; returns 0 or -1.
int cspeechd_cancel(cspeechd_connection *connection);

/// What a server was asked for that the loaded library cannot do.
#define CSPEECHD_NOT_THERE (-2)

typedef enum {
  CSPEECHD_RATE,
  CSPEECHD_PITCH,
  CSPEECHD_VOLUME,
} cspeechd_number;

typedef enum {
  CSPEECHD_LANGUAGE,
  CSPEECHD_OUTPUT_MODULE,
  CSPEECHD_VOICE,
} cspeechd_name;

/// Sets a number of this connection, -100 to 100; returns 0, -1 or CSPEECHD_NOT_THERE.
int cspeechd_set_number(cspeechd_connection *connection, cspeechd_number what, int value);
/// Sets a name of this connection; refuses one with a control character, which would be read
/// as a further command. The server's 0 says nothing about whether the name exists.
int cspeechd_set_name(cspeechd_connection *connection, cspeechd_name what, const char *name);
/// Has symbols such as % and < spoken, as `some` does; returns 0, -1 or CSPEECHD_NOT_THERE.
int cspeechd_set_some_punctuation(cspeechd_connection *connection);

/// Is told one entry of a list; `language` is an empty string where there is none.
typedef void (*cspeechd_entry)(void *context, const char *name, const char *language);

/// Hands over the names of the output modules; returns how many, -1 or CSPEECHD_NOT_THERE.
int cspeechd_list_modules(cspeechd_connection *connection, cspeechd_entry entry, void *context);
/// Hands over the voices of the module in use, which may take seconds; returns as above.
int cspeechd_list_voices(cspeechd_connection *connection, cspeechd_entry entry, void *context);
/// Hands over the name of the module in use; returns 1, -1 or CSPEECHD_NOT_THERE.
int cspeechd_module_in_use(cspeechd_connection *connection, cspeechd_entry entry, void *context);

#endif
