#ifndef CSPEECHD_LIBRARY_H
#define CSPEECHD_LIBRARY_H

#include <limits.h>

#include "cspeechd.h"

// What this target knows of the library's binary interface, written down once. It has been the
// same in every libspeechd.so.2; where the library's own header is there at build, layout.c
// checks each line of it.

enum {
  SPEECHD_MODE_THREADED = 1,
  SPEECHD_METHOD_UNIX_SOCKET = 0,
  SPEECHD_PUNCTUATION_SOME = 2,
  SPEECHD_NOTIFY_BEGIN = 1,
  SPEECHD_NOTIFY_END = 2,
  SPEECHD_NOTIFY_CANCEL = 8,
};

typedef void (*speechd_callback)(size_t message, size_t client, int type);

/// The head of a connection. Nothing behind it is relied on: it changed between releases.
typedef struct {
  speechd_callback begin;
  speechd_callback end;
  speechd_callback cancel;
  speechd_callback pause;
  speechd_callback resume;
  void (*index_mark)(size_t message, size_t client, int type, char *mark);
} speechd_head;

typedef struct {
  int method;
  char *unix_socket_name;
  char *inet_socket_host;
  int inet_socket_port;
  char *dbus_bus;
} speechd_address;

typedef struct {
  char *name;
  char *language;
  char *variant;
} speechd_voice;

/// The library and the functions found in it; the ones from `set_rate` on may be missing.
struct cspeechd_library {
  void *handle;
  char path[PATH_MAX];
  speechd_head *(*open2)(const char *client, const char *connection, const char *user, int mode,
                         const speechd_address *address, int autospawn, char **error);
  void (*close)(speechd_head *);
  int (*say)(speechd_head *, int priority, const char *text);
  int (*cancel)(speechd_head *);
  int (*set_notification_on)(speechd_head *, int notification);
  int (*set_rate)(speechd_head *, int);
  int (*set_pitch)(speechd_head *, int);
  int (*set_volume)(speechd_head *, int);
  int (*set_punctuation)(speechd_head *, int);
  int (*set_language)(speechd_head *, const char *);
  int (*set_output_module)(speechd_head *, const char *);
  int (*set_synthesis_voice)(speechd_head *, const char *);
  char **(*list_modules)(speechd_head *);
  char *(*get_output_module)(speechd_head *);
  void (*free_modules)(char **);
  speechd_voice **(*list_synthesis_voices)(speechd_head *);
  void (*free_voices)(speechd_voice **);
};

struct cspeechd_connection {
  cspeechd_library *library;
  speechd_head *head;
  int place;
};

/// Marks this thread as being inside the library, so that an exit from there can be explained.
void cspeechd_enter_library(void);
/// Takes the mark away again.
void cspeechd_leave_library(void);

#endif
