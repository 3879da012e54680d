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

/// Normalizes a whole text in UTF-16. The form is `nfc`, `nfkc` or `nfkc_cf`. Returns the
/// length, or -1 where ICU fails or the result does not fit.
int32_t icu_oracle_normalize(const char *_Nonnull form, const uint16_t *_Nullable text,
                             int32_t length, uint16_t *_Nonnull output, int32_t capacity);

/// A regular expression compiled by ICU, to be freed with icu_oracle_regex_close.
typedef struct icu_oracle_regex icu_oracle_regex;

/// Compiles a regular expression. Returns NULL where ICU refuses it.
icu_oracle_regex *_Nullable icu_oracle_regex_open(const uint8_t *_Nullable pattern, int32_t length,
                                                  bool ignoring_case);

/// Matches a whole text: 1 if it matches, 0 if not, -1 if ICU gave up. Fills in what groups match,
/// in offsets of UTF-8; -1 for a group that took no part.
int32_t icu_oracle_regex_match(const icu_oracle_regex *_Nonnull regex,
                               const uint8_t *_Nullable text, int32_t length,
                               const char *_Nonnull const *_Nullable names, int32_t count,
                               int64_t *_Nullable starts, int64_t *_Nullable ends);

void icu_oracle_regex_close(icu_oracle_regex *_Nullable regex);

/// A locale's formatters of numbers, dates and amounts of money, to be freed with
/// icu_oracle_locale_close. They parse strictly and only whole texts.
typedef struct icu_oracle_locale icu_oracle_locale;

icu_oracle_locale *_Nullable icu_oracle_locale_open(const char *_Nonnull tag);

/// Writes plain digits as a number; returns the length, or -1 where ICU fails or it does not fit.
int32_t icu_oracle_number_format(const icu_oracle_locale *_Nonnull locale,
                                 const char *_Nonnull digits, char *_Nonnull output,
                                 int32_t capacity);

/// Parses a number and writes it in plain digits or with an exponent; -1 where ICU refuses it.
int32_t icu_oracle_number_parse(const icu_oracle_locale *_Nonnull locale,
                                const char *_Nonnull text, char *_Nonnull output,
                                int32_t capacity);

/// How many patterns of dates there are: the four styles, and then available formats.
int32_t icu_oracle_date_count(const icu_oracle_locale *_Nonnull locale);

/// Writes a day since 1970-01-01 by one of the patterns.
int32_t icu_oracle_date_format(const icu_oracle_locale *_Nonnull locale, int32_t pattern,
                               int64_t days, char *_Nonnull output, int32_t capacity);

/// Parses a date by one of the patterns; INT64_MIN where ICU refuses it.
int64_t icu_oracle_date_parse(const icu_oracle_locale *_Nonnull locale, int32_t pattern,
                              const char *_Nonnull text);

/// Writes plain digits as an amount of a currency, with its code or its symbol.
int32_t icu_oracle_money_format(const icu_oracle_locale *_Nonnull locale,
                                const char *_Nonnull code, bool writes_code,
                                const char *_Nonnull digits, char *_Nonnull output,
                                int32_t capacity);

void icu_oracle_locale_close(icu_oracle_locale *_Nullable locale);

/// The number of locales that ICU has data for.
int32_t icu_oracle_locale_count(void);

/// Writes the tag of one of these locales.
int32_t icu_oracle_locale_tag(int32_t index, char *_Nonnull output, int32_t capacity);

/// Joins the items 1, 2, 3 and so on with "and" or "or".
int32_t icu_oracle_list(const char *_Nonnull tag, int32_t count, bool alternatives,
                        char *_Nonnull output, int32_t capacity);

/// Writes plain digits as an amount of a currency, with its code.
int32_t icu_oracle_money(const char *_Nonnull tag, const char *_Nonnull code,
                         const char *_Nonnull digits, char *_Nonnull output, int32_t capacity);

/// The plural rules of a locale, to be freed with icu_oracle_plurals_close.
typedef struct icu_oracle_plurals icu_oracle_plurals;

icu_oracle_plurals *_Nullable icu_oracle_plurals_open(const char *_Nonnull tag, bool ordinal);

/// Writes the category of a number in plain digits, where every digit counts as visible.
int32_t icu_oracle_plurals_select(const icu_oracle_plurals *_Nonnull plurals,
                                  const char *_Nonnull digits, char *_Nonnull output,
                                  int32_t capacity);

/// Writes the categories that a locale uses, separated by spaces.
int32_t icu_oracle_plurals_keywords(const icu_oracle_plurals *_Nonnull plurals,
                                    char *_Nonnull output, int32_t capacity);

void icu_oracle_plurals_close(icu_oracle_plurals *_Nullable plurals);

/// Writes the four quotation marks of a locale: the outer pair, and the inner one.
int32_t icu_oracle_quotation_marks(const char *_Nonnull tag, char *_Nonnull output,
                                   int32_t capacity);

/// Writes the punctuation marks that CLDR lists for a locale.
int32_t icu_oracle_punctuation(const char *_Nonnull tag, char *_Nonnull output,
                               int32_t capacity);

/// Writes the name of a locale's numbering system.
int32_t icu_oracle_numbering_system(const char *_Nonnull tag, char *_Nonnull output,
                                    int32_t capacity);

/// Whether lines of the locale's script can be broken between letters, as where no spaces separate
/// words.
bool icu_oracle_script_breaks_between_letters(const char *_Nonnull tag);

/// Whether the locale's script runs from right to left.
bool icu_oracle_script_is_right_to_left(const char *_Nonnull tag);

/// Whether a character is of the locale's script, or of no script.
bool icu_oracle_script_has(const char *_Nonnull tag, uint32_t scalar);

/// Writes a line from right to left as it is displayed, the character on the left first.
int32_t icu_oracle_displayed(const char *_Nonnull text, char *_Nonnull output, int32_t capacity);

/// Writes the name of a region or language that the data of exactly this locale has, without its
/// parents; returns the length, or -1 where there is none or it does not fit.
int32_t icu_oracle_own_name(const char *_Nonnull locale, bool of_region,
                            const char *_Nonnull code, char *_Nonnull output, int32_t capacity);

#ifdef __cplusplus
}
#endif
