#ifndef CSPEECHD_H
#define CSPEECHD_H
#endif
