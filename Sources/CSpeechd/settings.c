#include <stdlib.h>

#include "library.h"

// The library's setters come in two shapes; each may be missing in an older release.

static int set_int(speechd_head *head, int (*setter)(speechd_head *, int), int value) {
  if (setter == NULL) {
    return CSPEECHD_NOT_THERE;
  }
  cspeechd_enter_library();
  int result = setter(head, value);
  cspeechd_leave_library();
  return result;
}

static int set_text(speechd_head *head, int (*setter)(speechd_head *, const char *),
                    const char *value) {
  if (setter == NULL) {
    return CSPEECHD_NOT_THERE;
  }
  for (const unsigned char *byte = (const unsigned char *)value; *byte != '\0'; byte++) {
    if (*byte < ' ' || *byte == 0x7f) {
      return -1;
    }
  }
  cspeechd_enter_library();
  int result = setter(head, value);
  cspeechd_leave_library();
  return result;
}

int cspeechd_set_number(cspeechd_connection *connection, cspeechd_number what, int value) {
  const cspeechd_library *library = connection->library;
  switch (what) {
  case CSPEECHD_RATE:
    return set_int(connection->head, library->set_rate, value);
  case CSPEECHD_PITCH:
    return set_int(connection->head, library->set_pitch, value);
  case CSPEECHD_VOLUME:
    return set_int(connection->head, library->set_volume, value);
  }
  return -1;
}

int cspeechd_set_name(cspeechd_connection *connection, cspeechd_name what, const char *name) {
  const cspeechd_library *library = connection->library;
  switch (what) {
  case CSPEECHD_LANGUAGE:
    return set_text(connection->head, library->set_language, name);
  case CSPEECHD_OUTPUT_MODULE:
    return set_text(connection->head, library->set_output_module, name);
  case CSPEECHD_VOICE:
    return set_text(connection->head, library->set_synthesis_voice, name);
  }
  return -1;
}

int cspeechd_set_some_punctuation(cspeechd_connection *connection) {
  return set_int(connection->head, connection->library->set_punctuation,
                 SPEECHD_PUNCTUATION_SOME);
}

// Lists go back to the library's own functions: how their parts share memory is its business.
// An old library without such a function loses a few hundred bytes each time.

int cspeechd_list_modules(cspeechd_connection *connection, cspeechd_entry entry, void *context) {
  if (connection->library->list_modules == NULL) {
    return CSPEECHD_NOT_THERE;
  }
  cspeechd_enter_library();
  char **names = connection->library->list_modules(connection->head);
  cspeechd_leave_library();
  if (names == NULL) {
    return -1;
  }
  int count = 0;
  for (; names[count] != NULL; count++) {
    entry(context, names[count], "");
  }
  if (connection->library->free_modules != NULL) {
    connection->library->free_modules(names);
  }
  return count;
}

int cspeechd_list_voices(cspeechd_connection *connection, cspeechd_entry entry, void *context) {
  if (connection->library->list_synthesis_voices == NULL) {
    return CSPEECHD_NOT_THERE;
  }
  cspeechd_enter_library();
  speechd_voice **voices = connection->library->list_synthesis_voices(connection->head);
  cspeechd_leave_library();
  if (voices == NULL) {
    return -1;
  }
  int count = 0;
  for (; voices[count] != NULL; count++) {
    const speechd_voice *voice = voices[count];
    if (voice->name != NULL) {
      entry(context, voice->name, voice->language != NULL ? voice->language : "");
    }
  }
  if (connection->library->free_voices != NULL) {
    connection->library->free_voices(voices);
  }
  return count;
}

int cspeechd_module_in_use(cspeechd_connection *connection, cspeechd_entry entry, void *context) {
  if (connection->library->get_output_module == NULL) {
    return CSPEECHD_NOT_THERE;
  }
  cspeechd_enter_library();
  char *name = connection->library->get_output_module(connection->head);
  cspeechd_leave_library();
  if (name == NULL) {
    return -1;
  }
  entry(context, name, "");
  free(name);
  return 1;
}
