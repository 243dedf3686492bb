#include "cspeechd.h"
