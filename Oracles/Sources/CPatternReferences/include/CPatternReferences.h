#pragma once
#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A regular expression compiled by ICU.
typedef struct icu_pattern icu_pattern;

/// Compiles a regular expression, or returns NULL if ICU refuses it.
icu_pattern *_Nullable icu_pattern_open(const char *_Nonnull pattern, int32_t length,
                                        bool ignoring_case);

/// Matches a whole text, and returns 1 if it matches, 0 if it doesn't, or -1 if ICU gave up. Fills
/// in the ranges of the named groups, in UTF-8 offsets: -1 for a group that didn't take part, -2
/// for a name that ICU doesn't know.
int32_t icu_pattern_match(const icu_pattern *_Nonnull pattern, const char *_Nonnull text,
                          int32_t length, const char *_Nonnull const *_Nullable names, int32_t count,
                          int64_t *_Nullable starts, int64_t *_Nullable ends);

void icu_pattern_close(icu_pattern *_Nullable pattern);

/// Resolves ICU's escapes, such as \u00E9, and returns the length of the text in UTF-8, or -1 if it
/// doesn't fit or isn't valid.
int32_t icu_unescape(const char *_Nonnull text, int32_t length, char *_Nonnull output,
                     int32_t capacity);

/// The major version of ICU.
int32_t icu_version(void);

/// A regular expression compiled by RE2.
typedef struct re2_pattern re2_pattern;

/// Compiles a regular expression, or returns NULL if RE2 refuses it.
re2_pattern *_Nullable re2_pattern_open(const char *_Nonnull pattern, int32_t length,
                                        bool ignoring_case);

/// Returns whether a whole text matches.
bool re2_pattern_match(const re2_pattern *_Nonnull pattern, const char *_Nonnull text,
                       int32_t length);

void re2_pattern_close(re2_pattern *_Nullable pattern);

#ifdef __cplusplus
}
#endif
