#pragma once

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A pattern compiled by ICU, to be freed with icu_oracle_close.
typedef struct icu_oracle icu_oracle;

typedef enum {
  ICU_ORACLE_TEXT,
  ICU_ORACLE_INTEGER,
  ICU_ORACLE_DECIMAL,
  /// Days since 1970-01-01, at midnight UTC.
  ICU_ORACLE_DATE,
} icu_oracle_kind;

typedef struct {
  const char *_Nonnull name;
  icu_oracle_kind kind;
  /// The value of a text or decimal.
  const char *_Nullable text;
  /// The value of an integer or date.
  int64_t number;
} icu_oracle_argument;

/// Compiles a pattern with icu::MessageFormat, which only C++ has with named arguments.
/// Returns NULL where ICU refuses it.
icu_oracle *_Nullable icu_oracle_open(const char *_Nonnull locale, const char *_Nonnull pattern);

/// Writes the message as UTF-8 and returns its length, or -1 where ICU fails or it does not fit.
int32_t icu_oracle_format(const icu_oracle *_Nonnull oracle,
                          const icu_oracle_argument *_Nullable arguments, int32_t count,
                          char *_Nonnull output, int32_t capacity);

void icu_oracle_close(icu_oracle *_Nullable oracle);

/// Normalises UTF-16, the whole text at once; the form is `nfc`, `nfkc` or `nfkc_cf`. Returns the
/// length, or -1 where ICU fails or the result does not fit.
int32_t icu_oracle_normalize(const char *_Nonnull form, const uint16_t *_Nullable text,
                             int32_t length, uint16_t *_Nonnull output, int32_t capacity);

/// A regular expression compiled by ICU, to be freed with icu_oracle_regex_close.
typedef struct icu_oracle_regex icu_oracle_regex;

/// Compiles a regular expression. Returns NULL where ICU refuses it.
icu_oracle_regex *_Nullable icu_oracle_regex_open(const uint8_t *_Nullable pattern, int32_t length,
                                                  bool ignoring_case);

/// Matches a whole text: 1 if it matches, 0 if not, -1 if ICU gave up. Fills in what named groups take,
/// in offsets of UTF-8; -1 for a group that took no part.
int32_t icu_oracle_regex_match(const icu_oracle_regex *_Nonnull regex,
                               const uint8_t *_Nullable text, int32_t length,
                               const char *_Nonnull const *_Nullable names, int32_t count,
                               int64_t *_Nullable starts, int64_t *_Nullable ends);

void icu_oracle_regex_close(icu_oracle_regex *_Nullable regex);

#ifdef __cplusplus
}
#endif
