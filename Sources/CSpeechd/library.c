#define _GNU_SOURCE
#include "library.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if __has_include(<dlfcn.h>)
#include <dlfcn.h>
#endif

static _Thread_local int inside_library;
static int explains_exit;

void cspeechd_enter_library(void) { inside_library = 1; }

void cspeechd_leave_library(void) { inside_library = 0; }

// The library ends the program when a reply is no SSIP. Its own words go to standard output and
// name a line of its source; these say what it means. Nothing typed so far is lost by it.
static void explain_exit(void) {
  static const char words[] =
      "a11y-console: the speech server sent something that is no reply, and libspeechd ended "
      "the program. Start again without speech, or restart speech-dispatcher.\n";
  if (inside_library && write(STDERR_FILENO, words, sizeof words - 1) < 0) {
    return;
  }
}

#if __has_include(<dlfcn.h>)

static void *found(void *handle, const char *name) { return dlsym(handle, name); }

// A data pointer is copied into a function pointer as POSIX asks for: through memory.
#define FIND(member, name)                              \
  do {                                                  \
    void *symbol = found(library->handle, name);        \
    memcpy(&library->member, &symbol, sizeof symbol);   \
  } while (0)

cspeechd_library *cspeechd_library_open(const char *name, char *reason, size_t reason_size) {
  if (!explains_exit) {
    explains_exit = atexit(explain_exit) == 0;
  }
  cspeechd_library *library = calloc(1, sizeof *library);
  if (library == NULL) {
    snprintf(reason, reason_size, "out of memory");
    return NULL;
  }
  library->handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library->handle == NULL) {
    const char *said = dlerror();
    snprintf(reason, reason_size, "%s", said != NULL ? said : "not found");
    free(library);
    return NULL;
  }
  FIND(open2, "spd_open2");
  FIND(close, "spd_close");
  FIND(say, "spd_say");
  FIND(cancel, "spd_cancel");
  FIND(set_notification_on, "spd_set_notification_on");
  FIND(set_rate, "spd_set_voice_rate");
  FIND(set_pitch, "spd_set_voice_pitch");
  FIND(set_volume, "spd_set_volume");
  FIND(set_punctuation, "spd_set_punctuation");
  FIND(set_language, "spd_set_language");
  FIND(set_output_module, "spd_set_output_module");
  FIND(set_synthesis_voice, "spd_set_synthesis_voice");
  FIND(list_modules, "spd_list_modules");
  FIND(get_output_module, "spd_get_output_module");
  FIND(free_modules, "free_spd_modules");
  FIND(list_synthesis_voices, "spd_list_synthesis_voices");
  FIND(free_voices, "free_spd_voices");
  if (!library->open2 || !library->close || !library->say || !library->cancel ||
      !library->set_notification_on) {
    snprintf(reason, reason_size, "%s is not the client library of Speech Dispatcher", name);
    dlclose(library->handle);
    free(library);
    return NULL;
  }
  Dl_info info;
  void *symbol = found(library->handle, "spd_open2");
  if (dladdr(symbol, &info) == 0 || info.dli_fname == NULL ||
      realpath(info.dli_fname, library->path) == NULL) {
    library->path[0] = '\0';
  }
  return library;
}

#else

cspeechd_library *cspeechd_library_open(const char *name, char *reason, size_t reason_size) {
  (void)explain_exit;
  (void)explains_exit;
  snprintf(reason, reason_size, "%s cannot be loaded on this system", name);
  return NULL;
}

#endif

const char *cspeechd_library_path(const cspeechd_library *library) { return library->path; }
