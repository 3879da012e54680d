#pragma once
#include "CLocalizedReference.h"
#include "CPasswordReference.h"
#include "CPhoneReference.h"
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A compiled ICU message.
typedef struct ReferenceMessage ReferenceMessage;

/// Compiles a message with one numbered argument, or returns NULL if the pattern is invalid.
ReferenceMessage *reference_message_open(const char *pattern, const char *locale);

/// Formats the message with a number and returns the length of the text in UTF-8.
int32_t reference_message_format(const ReferenceMessage *message, int64_t number);

/// A compiled ICU regular expression.
typedef struct ReferencePattern ReferencePattern;

/// Compiles a regular expression, or returns NULL if it is invalid.
ReferencePattern *reference_pattern_open(const char *pattern);

/// Returns whether a whole text matches, using only ICU and the transcoding that it needs.
int reference_pattern_matches(ReferencePattern *pattern, const char *text, int32_t length);

#ifdef __cplusplus
}
#endif
