// Locales in place of those that ICU has no data for.
#pragma once

#include <unicode/locid.h>

namespace cicu {

/// Returns whether CLDR has data for the language of a locale. The root locale also counts.
bool is_known(const icu::Locale &locale);

/// Returns the locale of a tag, or the root locale with the tag's keywords if CLDR doesn't have the
/// language.
///
/// For such a language, ICU would use the language of the machine. Messages would depend on the
/// place where they are written, and have words of two languages.
icu::Locale known_locale(const char *tag);

}  // namespace cicu
