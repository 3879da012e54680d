// Characters and scripts of versions of Unicode that are newer than the system's ICU.
//
// A newer ICU needs fewer of them, and at last none. Whatever it knows, it decides.
#pragma once

#include <vector>

#include <unicode/unistr.h>

#include "CICU.h"

namespace cicu {

/// A range of characters, with an older character that has the same properties apart from scripts.
/// If that character is a digit, so are these, in the same order.
struct NewerRange {
  UChar32 first;
  UChar32 last;
  UChar32 stand_in;
  const char *script;   ///< Script, as a code of ISO 15924
  const char *scripts;  ///< Script_Extensions, as codes with spaces between them
};

/// The code of a script in ISO 15924, and its name in Unicode.
struct NewerScript {
  const char *code;
  const char *name;
};

extern const NewerRange newer_ranges[];
extern const size_t newer_range_count;
extern const NewerScript newer_scripts[];
extern const size_t newer_script_count;

/// The first number of the version of Unicode that the ranges come from.
extern const uint8_t newest_unicode_version;

/// A range of characters that this ICU lacks.
struct LackingRange {
  UChar32 first;
  UChar32 last;
  UChar32 stand_in;
  int32_t script;
  uint64_t scripts[CICU_SCRIPT_WORDS];

  /// Returns the older character with the properties of a character of the range.
  UChar32 stand_in_of(UChar32 c) const;
};

/// Returns the ranges that this ICU lacks, in ascending order. They are collected once.
const std::vector<LackingRange> &lacking_ranges();

/// Returns the range of a character that ICU lacks; null for a character that it knows, or that
/// newer versions of Unicode don't assign either.
const LackingRange *lacking_range(UChar32 c);

/// Returns the character to ask ICU about: the stand-in of a character that it lacks, or else the
/// character itself.
UChar32 known(UChar32 c);

/// Returns whether two names are the same apart from letter case, spaces, hyphens and underscores
/// (UAX #44, UAX44-LM3).
bool is_same_name(const char *left, const char *right);

/// The number of the first script that ICU lacks. ICU's own numbers are far below.
constexpr int32_t first_lacking_script = 240;

/// Returns the script with a four-letter code or a name, or -1.
int32_t script_named(const char *name);

/// Returns the pattern of a set, with what ICU lacks added to its properties or taken from them.
icu::UnicodeString with_lacking(const icu::UnicodeString &pattern);

}  // namespace cicu
