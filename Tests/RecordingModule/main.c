// An output module for Speech Dispatcher that speaks nothing and writes down everything; it
// exists for the tests only.
//
// It appends one line of JSON per event to the file named by A11Y_RECORD_FILE: what was to be
// spoken, as which kind of message, with which settings, and how it ended. "Speaking" takes
// A11Y_RECORD_MS_PER_CHARACTER for each byte of the text, none when that is not set.

#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { MAXIMUM_SETTINGS = 32 };

typedef struct {
  char name[64];
  char value[256];
} setting;

static setting settings[MAXIMUM_SETTINGS];
static int settings_count;
static FILE *record;
static double milliseconds_per_character;

// Input: lines of the server, read without stdio so that poll knows what is left.

static char *input;
static size_t input_length, input_capacity;

// Takes the next line out of the input, without its newline; NULL if there is no whole line.
static char *buffered_line(void) {
  char *newline = input_length > 0 ? memchr(input, '\n', input_length) : NULL;
  if (newline == NULL) {
    return NULL;
  }
  size_t length = (size_t)(newline - input);
  char *line = malloc(length + 1);
  if (line == NULL) {
    exit(1);
  }
  memcpy(line, input, length);
  line[length] = '\0';
  input_length -= length + 1;
  memmove(input, newline + 1, input_length);
  return line;
}

// Waits for a line; NULL when the time in milliseconds is over. A negative time is for ever.
static char *next_line(int milliseconds) {
  struct timespec start, now;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (;;) {
    char *line = buffered_line();
    if (line != NULL) {
      return line;
    }
    int left = milliseconds;
    if (milliseconds >= 0) {
      clock_gettime(CLOCK_MONOTONIC, &now);
      left -= (int)((now.tv_sec - start.tv_sec) * 1000 + (now.tv_nsec - start.tv_nsec) / 1000000);
      left = left < 0 ? 0 : left;
    }
    struct pollfd descriptor = {.fd = STDIN_FILENO, .events = POLLIN};
    if (poll(&descriptor, 1, left) == 0) {
      return NULL;
    }
    if (input_capacity - input_length < 65536) {
      input_capacity += 131072;
      input = realloc(input, input_capacity);
      if (input == NULL) {
        exit(1);
      }
    }
    ssize_t got = read(STDIN_FILENO, input + input_length, 65536);
    if (got <= 0) {
      exit(0);
    }
    input_length += (size_t)got;
  }
}

static void reply(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  vprintf(format, arguments);
  va_end(arguments);
  putchar('\n');
  fflush(stdout);
}

// The record.

static void write_string(const char *text) {
  fputc('"', record);
  for (const unsigned char *byte = (const unsigned char *)text; *byte != '\0'; byte++) {
    if (*byte == '"' || *byte == '\\') {
      fprintf(record, "\\%c", *byte);
    } else if (*byte < ' ') {
      fprintf(record, "\\u%04x", *byte);
    } else {
      fputc(*byte, record);
    }
  }
  fputc('"', record);
}

static void write_field(const char *name, const char *value) {
  fprintf(record, ", ");
  write_string(name);
  fprintf(record, ": ");
  write_string(value);
}

static void begin_entry(const char *event) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  fprintf(record, "{\"time\": %lld.%06ld", (long long)now.tv_sec, now.tv_nsec / 1000);
  write_field("event", event);
}

static void end_entry(void) {
  fprintf(record, "}\n");
  fflush(record);
}

// Blocks: lines up to a lone dot, dots at the start of other lines doubled.

static char *read_block(void) {
  char *block = calloc(1, 1);
  size_t length = 0;
  for (;;) {
    char *line = next_line(-1);
    if (strcmp(line, ".") == 0) {
      free(line);
      return block;
    }
    const char *words = line[0] == '.' ? line + 1 : line;
    size_t added = strlen(words);
    block = realloc(block, length + added + 2);
    if (block == NULL) {
      exit(1);
    }
    if (length > 0) {
      block[length++] = '\n';
    }
    memcpy(block + length, words, added + 1);
    length += added;
    free(line);
  }
}

// The server hands texts over as SSML; what is written down is what they say.
static void strip_markup(char *text) {
  static const struct {
    const char *entity;
    char character;
  } entities[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
  char *out = text;
  for (const char *in = text; *in != '\0';) {
    const char *close = *in == '<' ? strchr(in, '>') : NULL;
    if (close != NULL) {
      in = close + 1;
      continue;
    }
    size_t i = 0;
    for (; i < sizeof entities / sizeof *entities; i++) {
      if (strncmp(in, entities[i].entity, strlen(entities[i].entity)) == 0) {
        *out++ = entities[i].character;
        in += strlen(entities[i].entity);
        break;
      }
    }
    if (i == sizeof entities / sizeof *entities) {
      *out++ = *in++;
    }
  }
  *out = '\0';
}

static void take_settings(void) {
  char *block = read_block();
  char *rest = block;
  for (char *line; (line = strsep(&rest, "\n")) != NULL;) {
    char *value = strchr(line, '=');
    if (value == NULL) {
      continue;
    }
    *value++ = '\0';
    int place = 0;
    while (place < settings_count && strcmp(settings[place].name, line) != 0) {
      place++;
    }
    if (place == MAXIMUM_SETTINGS) {
      continue;
    }
    settings_count += place == settings_count;
    snprintf(settings[place].name, sizeof settings[place].name, "%s", line);
    snprintf(settings[place].value, sizeof settings[place].value, "%s", value);
  }
  free(block);
}

static void speak(const char *kind) {
  reply("202 OK RECEIVING MESSAGE");
  char *text = read_block();
  reply("200 OK SPEAKING");
  strip_markup(text);
  begin_entry("begin");
  write_field("kind", kind);
  write_field("text", text);
  for (int place = 0; place < settings_count; place++) {
    write_field(settings[place].name, settings[place].value);
  }
  end_entry();
  reply("701 BEGIN");
  char *line = next_line((int)((double)strlen(text) * milliseconds_per_character));
  const char *how = line == NULL ? "end" : strcmp(line, "PAUSE") == 0 ? "pause" : "stop";
  begin_entry(how);
  write_field("text", text);
  end_entry();
  reply(line == NULL ? "702 END" : strcmp(how, "pause") == 0 ? "704 PAUSE" : "703 STOP");
  free(line);
  free(text);
}

static void handle(const char *line) {
  if (strcmp(line, "INIT") == 0) {
    reply("299-ready to write everything down\n299 OK LOADED SUCCESSFULLY");
  } else if (strcmp(line, "AUDIO") == 0) {
    reply("207 OK RECEIVING AUDIO SETTINGS");
    free(read_block());
    reply("203 OK AUDIO INITIALIZED");
  } else if (strcmp(line, "LOGLEVEL") == 0) {
    reply("207 OK RECEIVING LOGLEVEL SETTINGS");
    free(read_block());
    reply("203 OK LOG LEVEL SET");
  } else if (strcmp(line, "SET") == 0) {
    reply("203 OK RECEIVING SETTINGS");
    take_settings();
    reply("203 OK SETTINGS RECEIVED");
  } else if (strcmp(line, "LIST VOICES") == 0) {
    reply("200-recorder\ten-US\tnone\n200-Schreiber\tde-DE\tnone\n200 OK VOICE LIST SENT");
  } else if (strcmp(line, "SPEAK") == 0 || strcmp(line, "CHAR") == 0 ||
             strcmp(line, "KEY") == 0 || strcmp(line, "SOUND_ICON") == 0) {
    speak(line);
  } else if (strcmp(line, "QUIT") == 0) {
    reply("210 OK QUIT");
    exit(0);
  } else if (strcmp(line, "STOP") != 0 && strcmp(line, "PAUSE") != 0) {
    reply("300 ERR UNKNOWN COMMAND");
  }
}

int main(void) {
  const char *path = getenv("A11Y_RECORD_FILE");
  const char *pace = getenv("A11Y_RECORD_MS_PER_CHARACTER");
  milliseconds_per_character = pace != NULL ? atof(pace) : 0;
  record = fopen(path != NULL ? path : "/dev/null", "a");
  if (record == NULL) {
    perror(path);
    return 1;
  }
  for (;;) {
    char *line = next_line(-1);
    handle(line);
    free(line);
  }
}
