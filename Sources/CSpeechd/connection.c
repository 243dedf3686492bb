#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "library.h"

// Callbacks carry no pointer of ours, so the one connection's sink is kept here. It is set
// before the callbacks are, and cleared only after the library's thread has been joined.
static struct {
  _Atomic(cspeechd_sink) sink;
  _Atomic(void *) context;
} listener;

static void tell(size_t message, cspeechd_event event) {
  cspeechd_sink sink = atomic_load(&listener.sink);
  if (sink != NULL) {
    sink(atomic_load(&listener.context), message, event);
  }
}

static void began(size_t message, size_t client, int type) {
  (void)client, (void)type;
  tell(message, CSPEECHD_BEGAN);
}

static void ended(size_t message, size_t client, int type) {
  (void)client, (void)type;
  tell(message, CSPEECHD_ENDED);
}

static void cancelled(size_t message, size_t client, int type) {
  (void)client, (void)type;
  tell(message, CSPEECHD_CANCELLED);
}

cspeechd_connection *cspeechd_open(cspeechd_library *library, const char *client,
                                   const char *socket_path, cspeechd_sink sink, void *context,
                                   char *reason, size_t reason_size) {
  cspeechd_connection *connection = calloc(1, sizeof *connection);
  char *path = socket_path != NULL ? strdup(socket_path) : NULL;
  if (connection == NULL || (socket_path != NULL && path == NULL)) {
    snprintf(reason, reason_size, "out of memory");
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
    free(connection);
    return NULL;
  }
  connection->library = library;
  connection->head = head;
  atomic_store(&listener.context, context);
  atomic_store(&listener.sink, sink);
  head->begin = began;
  head->end = ended;
  head->cancel = cancelled;
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
  atomic_store(&listener.sink, NULL);
  atomic_store(&listener.context, NULL);
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
