#include "library.h"

// Where the library's own header is installed, the build proves what library.h says about it.
// Where it is not, this file says so and the rest is the same.

#if __has_include(<speech-dispatcher/libspeechd.h>)

#include <speech-dispatcher/libspeechd.h>

#define SAME(ours, theirs) _Static_assert((int)(ours) == (int)(theirs), #ours " is " #theirs)
#define SAME_PLACE(our_type, ours, their_type, theirs)                                  \
  _Static_assert(offsetof(our_type, ours) == offsetof(their_type, theirs),              \
                 #ours " lies where " #theirs " does")

SAME(SPEECHD_MODE_THREADED, SPD_MODE_THREADED);
SAME(SPEECHD_METHOD_UNIX_SOCKET, SPD_METHOD_UNIX_SOCKET);
SAME(SPEECHD_PUNCTUATION_SOME, SPD_PUNCT_SOME);
SAME(SPEECHD_NOTIFY_BEGIN, SPD_BEGIN);
SAME(SPEECHD_NOTIFY_END, SPD_END);
SAME(SPEECHD_NOTIFY_CANCEL, SPD_CANCEL);
SAME(CSPEECHD_IMPORTANT, SPD_IMPORTANT);
SAME(CSPEECHD_MESSAGE, SPD_MESSAGE);
SAME(CSPEECHD_TEXT, SPD_TEXT);
SAME(CSPEECHD_NOTIFICATION, SPD_NOTIFICATION);
SAME(CSPEECHD_PROGRESS, SPD_PROGRESS);

_Static_assert(sizeof(SPDNotificationType) == sizeof(int), "an enum is passed as an int");
SAME_PLACE(speechd_head, begin, SPDConnection, callback_begin);
SAME_PLACE(speechd_head, end, SPDConnection, callback_end);
SAME_PLACE(speechd_head, cancel, SPDConnection, callback_cancel);
SAME_PLACE(speechd_head, pause, SPDConnection, callback_pause);
SAME_PLACE(speechd_head, resume, SPDConnection, callback_resume);
SAME_PLACE(speechd_head, index_mark, SPDConnection, callback_im);

SAME_PLACE(speechd_address, method, SPDConnectionAddress, method);
SAME_PLACE(speechd_address, unix_socket_name, SPDConnectionAddress, unix_socket_name);
SAME_PLACE(speechd_address, inet_socket_host, SPDConnectionAddress, inet_socket_host);
SAME_PLACE(speechd_address, inet_socket_port, SPDConnectionAddress, inet_socket_port);
SAME_PLACE(speechd_address, dbus_bus, SPDConnectionAddress, dbus_bus);
_Static_assert(sizeof(speechd_address) == sizeof(SPDConnectionAddress), "an address is whole");

SAME_PLACE(speechd_voice, name, SPDVoice, name);
SAME_PLACE(speechd_voice, language, SPDVoice, language);

#define TEXT_OF(number) #number
#define TEXT(number) TEXT_OF(number)

const char *cspeechd_header_version(void) {
#ifdef LIBSPEECHD_MAJOR_VERSION
  return TEXT(LIBSPEECHD_MAJOR_VERSION) "." TEXT(LIBSPEECHD_MINOR_VERSION) "." TEXT(
      LIBSPEECHD_MICRO_VERSION);
#else
  return "unknown";
#endif
}

#else

const char *cspeechd_header_version(void) { return ""; }

#endif
