#pragma once
#include "CPasswordReference.h"
#include "CPhoneReference.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled message of ICU.
typedef struct ReferenceMessage ReferenceMessage;

/// Compiles a message with one numbered argument; NULL if the pattern is wrong.
ReferenceMessage *reference_message_open(const char *pattern, const char *locale);

/// Formats the message with a number and returns the length of the text in UTF-8.
int32_t reference_message_format(const ReferenceMessage *message, int64_t number);

/// A compiled regular expression of ICU.
typedef struct ReferencePattern ReferencePattern;

/// Compiles a regular expression; NULL if it is wrong.
ReferencePattern *reference_pattern_open(const char *pattern);

/// Returns whether a whole text matches, with nothing around ICU but the transcoding it needs.
int reference_pattern_matches(ReferencePattern *pattern, const char *text, int32_t length);

#ifdef __cplusplus
}
#endif
