// The C interface to ICU: the few functions that Swift needs, each with the reason why it exists.
//
// ICU's C functions carry a version in their names, which Swift can't import. Several of the fast
// functions (UTF-8 normalization, case mapping with edits, the locale matcher) exist only in C++.
//
// Conventions: texts are well-formed UTF-8 with a length and without a terminating zero; tags are C
// strings in BCP 47 form. Every function can be called from any number of threads at the same time.
// A returned `cicu_text` or `cicu_edited` belongs to the calling thread and is valid until the
// thread's next call; `bytes` is null if there is no result.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A text from ICU.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t length;
} cicu_text;

/// The reason why the pattern of a set was refused. `offset` counts scalars; -1 if unknown.
typedef struct {
  const char *_Nullable reason;
  int32_t offset;
} cicu_problem;

// MARK: Sets

/// A frozen set of scalars.
typedef struct cicu_set cicu_set;

/// Parses and freezes a set, so any number of threads may share it. Returns null if it is refused.
cicu_set *_Nullable cicu_set_open(const uint8_t *_Nullable pattern, size_t length,
                                  cicu_problem *problem);

/// Returns the letters of a locale's alphabet in either case (CLDR exemplars, with the characters
/// of its digraphs). Null if the locale has none.
cicu_set *_Nullable cicu_set_exemplars(const char *tag);

/// Frees a set.
void cicu_set_close(cicu_set *set);

/// Returns whether a set contains a scalar: for single lookups, and to fill Swift's bitmap of
/// ASCII.
bool cicu_set_contains(const cicu_set *set, uint32_t scalar);

/// Returns the number of ranges of scalars that make up a set.
size_t cicu_set_range_count(const cicu_set *set);

/// Finds the first and last scalar of one of a set's ranges, which are in ascending order.
void cicu_set_range(const cicu_set *set, size_t index, uint32_t *first, uint32_t *last);

/// Returns the length of the longest prefix of (non-)members: one call for each run instead of each
/// scalar.
size_t cicu_set_span(const cicu_set *set, const uint8_t *_Nullable bytes, size_t length,
                     bool members);

// MARK: Normalization and case

/// A part of an edited text, with its old and new length.
typedef struct {
  int32_t old_length;
  int32_t new_length;
  bool changed;
} cicu_run;

/// A text, and the changes from another text.
typedef struct {
  cicu_text text;
  const cicu_run *_Nullable runs;
  size_t run_count;
} cicu_edited;

typedef enum { CICU_NFC = 0, CICU_NFKC = 1, CICU_NFKC_CASEFOLD = 2 } cicu_form;

typedef enum { CICU_LOWERCASE = 0, CICU_UPPERCASE = 1, CICU_FOLD_CASE = 2 } cicu_mapping;

/// Returns whether a text is normalized. The C++ function for UTF-8 needs no transcoding and no
/// memory.
bool cicu_is_normalized(cicu_form form, const uint8_t *_Nullable bytes, size_t length);

/// Normalizes a text with a record of the changes, which ICU keeps only for UTF-8 and in C++.
cicu_edited cicu_normalize(cicu_form form, const uint8_t *_Nullable bytes, size_t length);

/// Returns whether a case mapping (root locale) would leave a text unchanged, without writing the
/// result.
bool cicu_is_mapped(cicu_mapping mapping, const uint8_t *_Nullable bytes, size_t length);

/// Maps case in the root locale with a record of the changes.
cicu_edited cicu_map_case(cicu_mapping mapping, const uint8_t *_Nullable bytes, size_t length);

// MARK: Scalars and direction

/// Returns whether readers can't see this scalar.
bool cicu_scalar_is_invisible(uint32_t scalar);

/// Returns the simple case folding (CaseFolding.txt, C and S), which is a single scalar.
uint32_t cicu_scalar_folding(uint32_t scalar);

/// Returns whether the scalar has the property White_Space, in the same Unicode version as the
/// sets.
bool cicu_scalar_is_white_space(uint32_t scalar);

/// Returns whether the scalar's general category isn't Cn in ICU's version of Unicode, or in the
/// newer one of `NewerUnicode.hpp`. Sets and the other functions for scalars know that version too.
bool cicu_scalar_is_assigned(uint32_t scalar);

/// Returns the value of a decimal digit in any script, or -1.
int32_t cicu_scalar_digit(uint32_t scalar);

/// Returns the first strong direction (UAX #9, P2): 0 left-to-right, 1 right-to-left, 2 none.
int32_t cicu_first_strong(const uint8_t *_Nullable bytes, size_t length);

/// ICU's properties of one scalar, as ICU's own numbers.
typedef struct {
  uint8_t category;         ///< UCharCategory
  uint8_t bidi_class;       ///< UCharDirection
  uint8_t joining_type;     ///< UJoiningType
  uint8_t combining_class;  ///< Canonical_Combining_Class
  uint8_t hangul_syllable;  ///< UHangulSyllableType
  uint8_t decomposition;    ///< UDecompositionType
  uint16_t script;          ///< UScriptCode
  uint32_t flags;           ///< CICU_SCALAR_* bits
} cicu_scalar;

enum {
  CICU_SCALAR_DEFAULT_IGNORABLE = 1,
  CICU_SCALAR_EMOJI = 2,
  CICU_SCALAR_EMOJI_PRESENTATION = 4,
  CICU_SCALAR_PICTOGRAPHIC = 8,
  CICU_SCALAR_NONCHARACTER = 16,
  CICU_SCALAR_JOIN_CONTROL = 32,
  CICU_SCALAR_PREPENDED = 64,
  CICU_SCALAR_REGIONAL_INDICATOR = 128,
};

/// Returns all properties of a scalar in one call, so tables of them are quick to fill.
cicu_scalar cicu_scalar_properties(uint32_t scalar);

/// Returns only the general category, for the many scalars that need no other property.
uint8_t cicu_scalar_category(uint32_t scalar);

/// Returns the standard form of a full-width or half-width scalar, or the scalar itself.
uint32_t cicu_scalar_standard_width(uint32_t scalar);

/// Returns whether NFKC changes a scalar on its own.
bool cicu_scalar_has_compatibility_form(uint32_t scalar);

/// Returns whether NFC never changes a scalar, regardless of its neighbors, except for the order of
/// marks: NFC_Quick_Check=Yes.
bool cicu_scalar_is_always_composed(uint32_t scalar);

/// The number of 64-bit words that a set of scripts takes.
#define CICU_SCRIPT_WORDS 4

/// Sets a bit in `words` for each script of Script_Extensions.
void cicu_scalar_scripts(uint32_t scalar, uint64_t *words);

/// Returns the script with a four-letter code or a name, or -1.
int32_t cicu_script_named(const char *name);

/// Returns the four-letter code of a script.
const char *_Nullable cicu_script_code(int32_t script);

// MARK: Words

/// Returns the number of words in a text (UAX #29): segments with a letter, a number, a kana, or an
/// ideograph.
///
/// Swift's standard library doesn't find these boundaries.
size_t cicu_word_count(const uint8_t *_Nullable bytes, size_t length);

// MARK: Spoofing

/// Returns the restriction level of a text (UTS #39 §5.2) as ICU's URestrictionLevel, or -1.
int32_t cicu_spoof_level(const uint8_t *_Nullable bytes, size_t length);

/// Returns the skeleton of a text (UTS #39 §4); no result if ICU fails.
cicu_text cicu_spoof_skeleton(const uint8_t *_Nullable bytes, size_t length);

// MARK: Locales

/// Returns the canonical form of a BCP 47 tag, with ICU's aliases applied; no result for a
/// malformed tag.
cicu_text cicu_locale_canonical(const uint8_t *_Nullable bytes, size_t length);

/// Returns CLDR's explicit parent (`parentLocales`), which ICU contains without a function for it.
cicu_text cicu_locale_explicit_parent(const char *tag);

/// Returns the script that a tag implies according to likely subtags.
cicu_text cicu_locale_likely_script(const char *tag);

/// Returns the region that a tag implies according to likely subtags.
cicu_text cicu_locale_likely_region(const char *tag);

/// Returns the language that a tag without one implies according to likely subtags.
cicu_text cicu_locale_likely_language(const char *tag);

/// Returns whether the locale's script runs from right to left.
bool cicu_locale_is_right_to_left(const char *tag);

/// Returns a locale's name in another locale's language; no result if ICU doesn't have one.
cicu_text cicu_locale_name(const char *tag, const char *in_tag);

/// Returns a quotation mark of a locale, according to CLDR: the opening and closing outer mark (0,
/// 1), and the inner ones (2, 3). No result for a locale that CLDR doesn't have.
cicu_text cicu_locale_quotation_mark(const char *tag, int32_t index);

/// Returns the default numbering system of a locale, such as `latn`.
cicu_text cicu_locale_numbering_system(const char *tag);

/// A matcher for a fixed list of supported locales.
typedef struct cicu_matcher cicu_matcher;

/// Builds a matcher from tags separated by commas.
cicu_matcher *_Nullable cicu_matcher_open(const char *tags);

/// Frees a matcher.
void cicu_matcher_close(cicu_matcher *matcher);

/// Returns the index of the best supported locale for wishes separated by commas, or -1.
int32_t cicu_matcher_best(const cicu_matcher *matcher, const char *tags);

// MARK: Formats

/// A locale's plural rules and formatters, opened on first use and then shared without a lock. If
/// CLDR doesn't have the language, they come from the root locale.
typedef struct cicu_formats cicu_formats;

/// Creates the (still empty) formatters of a locale.
cicu_formats *cicu_formats_open(const char *tag);

/// Frees formatters.
void cicu_formats_close(cicu_formats *formats);

typedef enum { CICU_STANDARD = 0, CICU_INTEGER = 1, CICU_PERCENT = 2 } cicu_number_style;

typedef enum { CICU_SHORT = 0, CICU_MEDIUM = 1, CICU_LONG = 2 } cicu_date_style;

/// Returns a plural category: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
int32_t cicu_formats_plural_integer(cicu_formats *formats, int64_t number, bool ordinal);

/// Returns the same for a decimal in plain digits, where every digit counts as visible.
int32_t cicu_formats_plural_decimal(cicu_formats *formats, const uint8_t *_Nullable digits,
                                    size_t length, bool ordinal);

/// Returns the categories that a locale uses, as a set of bits with the numbers above.
uint32_t cicu_plural_categories(const char *tag, bool ordinal);

/// Returns the locale's digit zero if its ten digits are consecutive in Unicode, otherwise 0.
uint32_t cicu_formats_zero_digit(cicu_formats *formats);

/// Writes an integer.
cicu_text cicu_formats_integer(cicu_formats *formats, int64_t number, cicu_number_style style);

/// Writes a decimal from plain digits; ICU's double would lose digits.
cicu_text cicu_formats_decimal(cicu_formats *formats, const uint8_t *_Nullable digits,
                               size_t length, cicu_number_style style);

typedef enum { CICU_FULL_NAME = 0, CICU_SHORT_NAME = 1, CICU_NARROW_NAME = 2 } cicu_unit_width;

/// Returns the number of units of measure that ICU has names for.
size_t cicu_unit_count(void);

/// Returns the identifier of a unit, such as `megabyte`; units are in alphabetical order.
const char *cicu_unit_name(size_t index);

/// A unit of measure by its index; with a divisor other than -1, the first unit per the second.
typedef struct {
  int16_t unit;
  int16_t divisor;
} cicu_unit;

/// Returns whether ICU can put a unit into words: not every unit can be divided by another.
bool cicu_unit_is_writable(cicu_unit unit);

/// Writes an integer with its unit.
cicu_text cicu_formats_unit_integer(cicu_formats *formats, int64_t number, cicu_unit unit,
                                    cicu_unit_width width);

/// Writes a decimal from plain digits, perhaps with an exponent, with its unit.
cicu_text cicu_formats_unit_decimal(cicu_formats *formats, const uint8_t *_Nullable digits,
                                    size_t length, cicu_unit unit, cicu_unit_width width);

/// Writes a day of the proleptic Gregorian calendar, in another calendar only if the locale names
/// it (`-u-ca-…`). Before the name of a month, the first day is an ordinal in languages that write
/// it so: "1er janvier 2026".
cicu_text cicu_formats_date(cicu_formats *formats, int32_t year, int32_t month, int32_t day,
                            cicu_date_style style);

/// Joins items, which are consecutive in `bytes`, with "and" or "or".
cicu_text cicu_formats_list(cicu_formats *formats, const uint8_t *_Nullable bytes,
                            const int32_t *_Nullable lengths, size_t count, bool alternatives);

/// Returns the name of a region; no result if the locale's data doesn't contain one.
cicu_text cicu_formats_region_name(cicu_formats *formats, const char *code);

// MARK: Localized values

// Tables that are built once for a locale read the values that people write in their language.
// These functions return the content of the tables, a line for each piece; ICU doesn't have a call
// that returns several.

/// Returns zero, one and nine, the decimal and grouping separators, the same for money, minus,
/// plus. These are followed by the size of the last group, the size of the other groups (0 for the
/// same size), and the minimum number of digits before the first separator. `numbering` is empty,
/// `latn`, `native` or `fullwide`. No result if CLDR doesn't have the language.
cicu_text cicu_number_symbols(const char *tag, const char *numbering);

/// Returns the type of the locale's calendar, followed by CLDR's patterns of dates: short, medium,
/// long and full, and the available formats of a day with its month and year. No result for an
/// unknown language.
cicu_text cicu_date_patterns(const char *tag);

typedef enum { CICU_MONTHS = 0, CICU_WEEKDAYS = 1, CICU_ERAS = 2 } cicu_date_names_kind;

/// Names with their numbers, starting at 0, separated by a tab: wide and abbreviated, in a date and
/// alone.
cicu_text cicu_date_names(const char *tag, cicu_date_names_kind kind);

/// Returns CLDR's short pattern of times, followed by the names of the morning and the afternoon.
/// No result for an unknown language.
cicu_text cicu_time_pattern(const char *tag);

/// Returns the day since 1970-01-01 of a date in the locale's calendar; false if there is no such
/// date.
bool cicu_calendar_day(const char *tag, int32_t year, int32_t month, int32_t day, int32_t *days);

/// Returns a day since 1970-01-01 in the numbers of the locale's calendar, as in `22.11.2026`.
cicu_text cicu_date_example(const char *tag, int32_t days);

/// Returns the codes of currencies in use, each with its symbol and its narrow symbol in the
/// locale.
cicu_text cicu_currency_names(const char *tag);

/// Writes plain digits with the code of their currency.
cicu_text cicu_money(const char *tag, const char *code, const uint8_t *_Nullable digits,
                     size_t length);

// MARK: Domains

/// A domain name after UTS #46 processing, with ICU's UIDNA_ERROR_* bits.
typedef struct {
  cicu_text text;
  uint32_t problems;
} cicu_domain;

/// Processes a domain name (nontransitional, CheckBidi, CheckJoiners, UseSTD3ASCIIRules). A label
/// `xn--…` is an invalid ACE label if encoding its Unicode form doesn't return the same label.
cicu_domain cicu_domain_process(const uint8_t *_Nullable bytes, size_t length, bool to_ascii);

/// Returns a domain name in ASCII that IDNA2008 allows people to register, which is stricter than
/// UTS #46: it contains only characters of RFC 5892, each in its context. The mapping of UTS #46 is
/// applied first.
cicu_domain cicu_domain_registrable(const uint8_t *_Nullable bytes, size_t length);

/// Returns the Unicode form of a name that `cicu_domain_process` returned in ASCII without a
/// problem. Unlike that function, it doesn't check whether the name can be encoded again, which
/// takes three more passes.
cicu_text cicu_domain_unicode(const uint8_t *_Nullable bytes, size_t length);

/// Returns the ASCII form of a name as “domain to ASCII” of the URL Standard does without
/// *beStrict* (nontransitional, CheckBidi, CheckJoiners, nothing else); no bytes if there is none.
cicu_text cicu_domain_ascii_for_url(const uint8_t *_Nullable bytes, size_t length);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
