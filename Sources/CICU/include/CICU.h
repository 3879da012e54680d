// The C face of ICU: the few functions that Swift needs, each with the reason why it exists.
//
// ICU's C functions carry a version in their names, which Swift cannot import, and several of the
// fast ways (UTF-8 normalisation, case mapping with edits, the locale matcher) exist in C++ only.
//
// Conventions: texts are well-formed UTF-8 with a length and no terminating zero; tags are C
// strings in BCP 47 form. Every function may be called from any number of threads at once.
// A returned `cicu_text` or `cicu_edited` belongs to the calling thread and is valid until the
// thread's next call; `bytes` is null where there is no answer.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#pragma clang assume_nonnull begin

/// A text that ICU wrote.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t length;
} cicu_text;

/// Why a pattern was refused. `offset` counts UTF-16 units' scalars; -1 where unknown.
typedef struct {
  const char *_Nullable reason;
  int32_t offset;
} cicu_problem;

// MARK: Sets

/// A frozen set of scalars.
typedef struct cicu_set cicu_set;

/// Parses and freezes a set, so that any number of threads may share it. Null when refused.
cicu_set *_Nullable cicu_set_open(const uint8_t *_Nullable pattern, size_t length,
                                  cicu_problem *problem);

/// The letters of a locale's alphabet in either case (CLDR exemplars, with the characters of its
/// digraphs). Null where the locale has none.
cicu_set *_Nullable cicu_set_exemplars(const char *tag);

/// Frees a set.
void cicu_set_close(cicu_set *set);

/// Whether a set has a scalar: for single questions, and to fill Swift's bitmap of ASCII.
bool cicu_set_contains(const cicu_set *set, uint32_t scalar);

/// The number of ranges of scalars that make up a set.
size_t cicu_set_range_count(const cicu_set *set);

/// The first and last scalar of a range of a set, which are in ascending order.
void cicu_set_range(const cicu_set *set, size_t index, uint32_t *first, uint32_t *last);

/// The length of the longest prefix of (non-)members: one call a run, not one a scalar.
size_t cicu_set_span(const cicu_set *set, const uint8_t *_Nullable bytes, size_t length,
                     bool members);

// MARK: Regular expressions

/// A compiled pattern with its limits.
typedef struct cicu_regex cicu_regex;

/// What a match attempt said.
typedef enum {
  CICU_REGEX_NO_MATCH = 0,
  CICU_REGEX_COULD_CONTINUE = 1,
  CICU_REGEX_MATCH = 2,
  CICU_REGEX_LIMIT = 3,
} cicu_regex_outcome;

/// Compiles a pattern. Null when refused.
cicu_regex *_Nullable cicu_regex_open(const uint8_t *_Nullable pattern, size_t length,
                                      bool ignoring_case, int32_t stack_bytes,
                                      cicu_problem *problem);

/// Frees a pattern; each thread drops its matcher on its next match.
void cicu_regex_close(cicu_regex *regex);

/// Matches a whole text with the calling thread's own matcher, so that threads share no lock.
///
/// `steps` are the greatest number of units of 10,000 saved backtracks; behind the match it is how many
/// were begun and not ended.
cicu_regex_outcome cicu_regex_match(const cicu_regex *regex, const uint8_t *_Nullable bytes,
                                    size_t length, int32_t *steps);

/// The time that the processor has spent on the calling thread, in nanoseconds.
uint64_t cicu_thread_nanoseconds(void);

// MARK: Normalisation and case

/// A stretch of an edited text, with its length before and after.
typedef struct {
  int32_t old_length;
  int32_t new_length;
  bool changed;
} cicu_run;

/// A text and how it came from another one.
typedef struct {
  cicu_text text;
  const cicu_run *_Nullable runs;
  size_t run_count;
} cicu_edited;

typedef enum { CICU_NFC = 0, CICU_NFKC = 1, CICU_NFKC_CASEFOLD = 2 } cicu_form;

typedef enum { CICU_LOWERCASE = 0, CICU_UPPERCASE = 1, CICU_FOLD_CASE = 2 } cicu_mapping;

/// Whether a text is normalised. The C++ UTF-8 way needs no transcoding and no memory.
bool cicu_is_normalized(cicu_form form, const uint8_t *_Nullable bytes, size_t length);

/// Normalises with a record of the changes, which ICU keeps only for UTF-8 and in C++.
cicu_edited cicu_normalize(cicu_form form, const uint8_t *_Nullable bytes, size_t length);

/// Whether a case mapping (root locale) would change nothing, found without writing the result.
bool cicu_is_mapped(cicu_mapping mapping, const uint8_t *_Nullable bytes, size_t length);

/// Maps case in the root locale with a record of the changes.
cicu_edited cicu_map_case(cicu_mapping mapping, const uint8_t *_Nullable bytes, size_t length);

// MARK: Scalars and direction

/// Whether a reader sees nothing where this scalar stands.
bool cicu_scalar_is_invisible(uint32_t scalar);

/// The simple case folding (CaseFolding.txt, C and S), which is one scalar for each.
uint32_t cicu_scalar_folding(uint32_t scalar);

/// The property White_Space, from the same Unicode version as the sets.
bool cicu_scalar_is_white_space(uint32_t scalar);

/// Whether the scalar's general category is not Cn.
bool cicu_scalar_is_assigned(uint32_t scalar);

/// The value of a decimal digit of any script, or -1.
int32_t cicu_scalar_digit(uint32_t scalar);

/// The first strong direction (UAX #9, P2): 0 left-to-right, 1 right-to-left, 2 none.
int32_t cicu_first_strong(const uint8_t *_Nullable bytes, size_t length);

/// What ICU knows about one scalar, in ICU's own numbers.
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

/// All properties of a scalar in one call, so that tables of them are quick to fill.
cicu_scalar cicu_scalar_properties(uint32_t scalar);

/// Only the general category, for the many scalars that need nothing else.
uint8_t cicu_scalar_category(uint32_t scalar);

/// The scalar that a full-width or half-width form stands for, or the scalar itself.
uint32_t cicu_scalar_standard_width(uint32_t scalar);

/// Whether NFKC changes a scalar that stands alone.
bool cicu_scalar_has_compatibility_form(uint32_t scalar);

/// Whether NFC never changes a scalar, whatever stands beside it, but for the order of marks:
/// NFC_Quick_Check=Yes.
bool cicu_scalar_is_always_composed(uint32_t scalar);

/// The number of 64-bit words that a set of scripts takes.
#define CICU_SCRIPT_WORDS 4

/// Sets a bit in `words` for each script of Script_Extensions.
void cicu_scalar_scripts(uint32_t scalar, uint64_t *words);

/// The script with a four-letter code or a name, or -1.
int32_t cicu_script_named(const char *name);

/// The four-letter code of a script.
const char *_Nullable cicu_script_code(int32_t script);

// MARK: Spoofing

/// The restriction level of a text (UTS #39 §5.2) as ICU's URestrictionLevel, or -1.
int32_t cicu_spoof_level(const uint8_t *_Nullable bytes, size_t length);

/// The skeleton of a text (UTS #39 §4); no answer if ICU fails.
cicu_text cicu_spoof_skeleton(const uint8_t *_Nullable bytes, size_t length);

// MARK: Locales

/// The canonical BCP 47 tag of a tag, with ICU's aliases applied; no answer for a malformed one.
cicu_text cicu_locale_canonical(const uint8_t *_Nullable bytes, size_t length);

/// CLDR's explicit parent (`parentLocales`), which ICU reads but has no function for.
cicu_text cicu_locale_explicit_parent(const char *tag);

/// The script that a tag implies, by likely subtags.
cicu_text cicu_locale_likely_script(const char *tag);

/// Whether the locale's script runs from right to left.
bool cicu_locale_is_right_to_left(const char *tag);

/// A locale's name in another locale's language.
cicu_text cicu_locale_name(const char *tag, const char *in_tag);

/// A matcher for a fixed list of supported locales.
typedef struct cicu_matcher cicu_matcher;

/// Builds a matcher from tags separated by commas.
cicu_matcher *_Nullable cicu_matcher_open(const char *tags);

/// Frees a matcher.
void cicu_matcher_close(cicu_matcher *matcher);

/// The index of the best supported locale for wishes separated by commas, or -1; `wish` is set to
/// the index of the wish that led there.
int32_t cicu_matcher_best(const cicu_matcher *matcher, const char *tags, int32_t *wish);

// MARK: Formats

/// A locale's plural rules and formatters, opened on first use, then shared without a lock.
typedef struct cicu_formats cicu_formats;

/// Makes the (still empty) formatters of a locale.
cicu_formats *cicu_formats_open(const char *tag);

/// Frees formatters.
void cicu_formats_close(cicu_formats *formats);

typedef enum { CICU_STANDARD = 0, CICU_INTEGER = 1, CICU_PERCENT = 2 } cicu_number_style;

typedef enum { CICU_SHORT = 0, CICU_MEDIUM = 1, CICU_LONG = 2 } cicu_date_style;

/// A plural category: 0 zero, 1 one, 2 two, 3 few, 4 many, 5 other.
int32_t cicu_formats_plural_integer(cicu_formats *formats, int64_t number, bool ordinal);

/// The same for a decimal in plain digits, whose every digit counts as visible.
int32_t cicu_formats_plural_decimal(cicu_formats *formats, const uint8_t *_Nullable digits,
                                    size_t length, bool ordinal);

/// The categories that a locale uses, as a set of bits by the numbers above.
uint32_t cicu_plural_categories(const char *tag, bool ordinal);

/// The locale's digit zero if its ten digits follow one another in Unicode, else 0.
uint32_t cicu_formats_zero_digit(cicu_formats *formats);

/// Writes a whole number.
cicu_text cicu_formats_integer(cicu_formats *formats, int64_t number, cicu_number_style style);

/// Writes a decimal given in plain digits; ICU's double would lose digits.
cicu_text cicu_formats_decimal(cicu_formats *formats, const uint8_t *_Nullable digits,
                               size_t length, cicu_number_style style);

/// Writes a day of the proleptic Gregorian calendar in the locale's own calendar.
cicu_text cicu_formats_date(cicu_formats *formats, int32_t year, int32_t month, int32_t day,
                            cicu_date_style style);

/// Joins items, which follow one another in `bytes`, with "and" or "or".
cicu_text cicu_formats_list(cicu_formats *formats, const uint8_t *_Nullable bytes,
                            const int32_t *_Nullable lengths, size_t count, bool alternatives);

/// The name of a region; no answer if the locale's data know none.
cicu_text cicu_formats_region_name(cicu_formats *formats, const char *code);

// MARK: Domains

/// A domain name after UTS #46 processing, with ICU's UIDNA_ERROR_* bits.
typedef struct {
  cicu_text text;
  uint32_t problems;
} cicu_domain;

/// Processes a domain name (nontransitional, CheckBidi, CheckJoiners, UseSTD3ASCIIRules).
/// A label `xn--…` that does not come back from its Unicode form is an invalid ACE label.
cicu_domain cicu_domain_process(const uint8_t *_Nullable bytes, size_t length, bool to_ascii);

/// The Unicode form of a name that `cicu_domain_process` gave in ASCII without a problem. Unlike
/// that function it need not look whether the name comes back, which takes three more passes.
cicu_text cicu_domain_unicode(const uint8_t *_Nullable bytes, size_t length);

#pragma clang assume_nonnull end

#ifdef __cplusplus
}
#endif
