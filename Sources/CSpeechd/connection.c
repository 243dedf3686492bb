#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

// Callbacks carry no pointer of ours, so each connection has a place here and functions that
// know its number. More than one place is only needed while an older connection is being closed
// or is held by a frozen server: its late events must not be taken for those of the next one.
enum { PLACES = 4 };

static struct {
  atomic_flag taken;
  _Atomic(cspeechd_sink) sink;
  _Atomic(void *) context;
} places[PLACES] = {
    {.taken = ATOMIC_FLAG_INIT},
    {.taken = ATOMIC_FLAG_INIT},
    {.taken = ATOMIC_FLAG_INIT},
    {.taken = ATOMIC_FLAG_INIT},
};

static void tell(int place, size_t message, cspeechd_event event) {
  cspeechd_sink sink = atomic_load(&places[place].sink);
  if (sink != NULL) {
    sink(atomic_load(&places[place].context), message, event);
  }
}

#define CALLBACK(name, place, event)                                  \
  static void name##_##place(size_t message, size_t client, int type) { \
    (void)client, (void)type;                                         \
    tell(place, message, event);                                      \
  }
#define CALLBACKS(place)                      \
  CALLBACK(began, place, CSPEECHD_BEGAN)      \
  CALLBACK(ended, place, CSPEECHD_ENDED)      \
  CALLBACK(cancelled, place, CSPEECHD_CANCELLED)

CALLBACKS(0)
CALLBACKS(1)
CALLBACKS(2)
CALLBACKS(3)

static const struct {
  speechd_callback began, ended, cancelled;
} callbacks[PLACES] = {
    {began_0, ended_0, cancelled_0},
    {began_1, ended_1, cancelled_1},
    {began_2, ended_2, cancelled_2},
    {began_3, ended_3, cancelled_3},
};

static int free_place(void) {
  for (int place = 0; place < PLACES; place++) {
    if (!atomic_flag_test_and_set(&places[place].taken)) {
      return place;
    }
  }
  return -1;
}

// Only after the library's thread has been joined, or was never told of the place.
static void leave_place(int place) {
  atomic_store(&places[place].sink, NULL);
  atomic_store(&places[place].context, NULL);
  atomic_flag_clear(&places[place].taken);
}

cspeechd_connection *cspeechd_open(cspeechd_library *library, const char *client,
                                   const char *socket_path, cspeechd_sink sink, void *context,
                                   char *reason, size_t reason_size) {
  cspeechd_connection *connection = calloc(1, sizeof *connection);
  char *path = socket_path != NULL ? strdup(socket_path) : NULL;
  int place = free_place();
  if (connection == NULL || (socket_path != NULL && path == NULL) || place < 0) {
    snprintf(reason, reason_size, place < 0 ? "too many connections" : "out of memory");
    if (place >= 0) {
      leave_place(place);
    }
    free(connection);
    free(path);
    return NULL;
  }
  speechd_address address = {.method = SPEECHD_METHOD_UNIX_SOCKET, .unix_socket_name = path};
  char *error = NULL;
  cspeechd_enter_library();
  speechd_head *head = library->open2(client, "main", NULL, SPEECHD_MODE_THREADED,
                                      path != NULL ? &address : NULL, 0, &error);
  cspeechd_leave_library();
  free(path);
  if (head == NULL) {
    snprintf(reason, reason_size, "%s", error != NULL ? error : "no reason given");
    free(error);
    leave_place(place);
    free(connection);
    return NULL;
  }
  connection->library = library;
  connection->head = head;
  connection->place = place;
  atomic_store(&places[place].context, context);
  atomic_store(&places[place].sink, sink);
  head->begin = callbacks[place].began;
  head->end = callbacks[place].ended;
  head->cancel = callbacks[place].cancelled;
  cspeechd_enter_library();
  int refused = library->set_notification_on(
      head, SPEECHD_NOTIFY_BEGIN | SPEECHD_NOTIFY_END | SPEECHD_NOTIFY_CANCEL);
  cspeechd_leave_library();
  if (refused != 0) {
    snprintf(reason, reason_size, "the server does not report what was spoken");
    cspeechd_close(connection);
    return NULL;
  }
  return connection;
}

void cspeechd_close(cspeechd_connection *connection) {
  cspeechd_enter_library();
  connection->library->close(connection->head);
  cspeechd_leave_library();
  leave_place(connection->place);
  free(connection);
}

int cspeechd_say(cspeechd_connection *connection, cspeechd_priority priority, const char *text) {
  if (text[0] == '\0') {
    return -1;  // An empty message makes the library's next call wait for ever.
  }
  cspeechd_enter_library();
  int id = connection->library->say(connection->head, (int)priority, text);
  cspeechd_leave_library();
  return id;
}

int cspeechd_cancel(cspeechd_connection *connection) {
  cspeechd_enter_library();
  int result = connection->library->cancel(connection->head);
  cspeechd_leave_library();
  return result;
}
