#include <string>
#include <unordered_map>

#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/numsys.h>
#include <unicode/uloc.h>
#include <unicode/ulocdata.h>
#include <unicode/ures.h>

#include "CICU.h"
#include "KnownLocales.hpp"
#include "Scratch.hpp"

namespace {

using Parents = std::unordered_map<std::string, std::string>;

std::string with_hyphens(std::string text) {
  for (char &c : text) {
    if (c == '_') c = '-';
  }
  return text;
}

/// Returns the text at an index of a resource, or the resource itself if it is a text.
std::string text_at(const UResourceBundle *bundle, int32_t index) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *units = ures_getStringByIndex(bundle, index, &length, &error);
  std::string text;
  if (U_SUCCESS(error)) icu::UnicodeString(units, length).toUTF8String(text);
  return with_hyphens(text);
}

/// Inverts ICU's table (parent: children).
Parents read_parents() {
  Parents parents;
  UErrorCode error = U_ZERO_ERROR;
  icu::LocalUResourceBundlePointer data(ures_openDirect(nullptr, "supplementalData", &error));
  icu::LocalUResourceBundlePointer table(
      ures_getByKey(data.getAlias(), "parentLocales", nullptr, &error));
  if (U_FAILURE(error)) return parents;
  for (int32_t row = 0; row < ures_getSize(table.getAlias()); row++) {
    icu::LocalUResourceBundlePointer children(
        ures_getByIndex(table.getAlias(), row, nullptr, &error));
    if (U_FAILURE(error)) return parents;
    const std::string key = ures_getKey(children.getAlias());
    const std::string parent = key == "root" ? "und" : with_hyphens(key);
    for (int32_t index = 0; index < ures_getSize(children.getAlias()); index++) {
      parents[text_at(children.getAlias(), index)] = parent;
    }
  }
  return parents;
}

icu::Locale locale(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  return icu::Locale::forLanguageTag(tag, error);
}

/// Returns whether ICU has the language's name in another locale. It would return names in the
/// language of the process for a language that it doesn't know.
bool has_names(const icu::Locale &locale, const icu::Locale &in_locale) {
  UChar name[256];
  UErrorCode error = U_ZERO_ERROR;
  if (*locale.getLanguage() != '\0') {
    uloc_getDisplayLanguage(locale.getName(), in_locale.getName(), name, 256, &error);
  } else {
    uloc_getDisplayCountry(locale.getName(), in_locale.getName(), name, 256, &error);
  }
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

/// Returns a subtag that a tag has or implies according to likely subtags.
cicu_text likely(const char *tag, const char *(icu::Locale::*subtag)() const) {
  UErrorCode error = U_ZERO_ERROR;
  auto full = locale(tag);
  full.addLikelySubtags(error);
  if (U_FAILURE(error)) return cicu::nothing();
  std::string &text = cicu::scratch();
  text = (full.*subtag)();
  return cicu::view(text);
}

}  // namespace

cicu_text cicu_locale_canonical(const uint8_t *bytes, size_t length) {
  UErrorCode error = U_ZERO_ERROR;
  auto parsed = icu::Locale::forLanguageTag(
      icu::StringPiece(cicu::chars(bytes), static_cast<int32_t>(length)), error);
  if (U_FAILURE(error)) return cicu::nothing();
  parsed.canonicalize(error);
  std::string &text = cicu::scratch();
  icu::StringByteSink<std::string> sink(&text);
  parsed.toLanguageTag(sink, error);
  return U_FAILURE(error) ? cicu::nothing() : cicu::view(text);
}

cicu_text cicu_locale_explicit_parent(const char *tag) {
  static const Parents *const parents = new Parents(read_parents());
  const auto found = parents->find(tag);
  return found == parents->end() ? cicu::nothing() : cicu::view(found->second);
}

cicu_text cicu_locale_likely_script(const char *tag) {
  return likely(tag, &icu::Locale::getScript);
}

cicu_text cicu_locale_likely_region(const char *tag) {
  return likely(tag, &icu::Locale::getCountry);
}

cicu_text cicu_locale_likely_language(const char *tag) {
  return likely(tag, &icu::Locale::getLanguage);
}

bool cicu_locale_is_right_to_left(const char *tag) { return locale(tag).isRightToLeft(); }

cicu_text cicu_locale_name(const char *tag, const char *in_tag) {
  if (!has_names(locale(tag), locale(in_tag))) return cicu::nothing();
  icu::LocalPointer<icu::LocaleDisplayNames> names(
      icu::LocaleDisplayNames::createInstance(cicu::known_locale(in_tag)));
  icu::UnicodeString result;
  if (names.isNull()) return cicu::nothing();
  return cicu::utf8(names->localeDisplayName(locale(tag), result));
}

cicu_text cicu_locale_quotation_mark(const char *tag, int32_t index) {
  static constexpr ULocaleDataDelimiterType marks[] = {
      ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
      ULOCDATA_ALT_QUOTATION_END};
  UErrorCode error = U_ZERO_ERROR;
  ULocaleData *data = ulocdata_open(locale(tag).getName(), &error);
  // For a locale that ICU doesn't know, it would return the root's marks.
  const bool known = U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
  UChar units[16];
  int32_t length = 0;
  if (known && 0 <= index && index < 4) {
    length = ulocdata_getDelimiter(data, marks[index], units, 16, &error);
  }
  if (data != nullptr) ulocdata_close(data);
  if (!known || U_FAILURE(error) || length == 0) return cicu::nothing();
  return cicu::utf8(icu::UnicodeString(units, length));
}

cicu_text cicu_locale_numbering_system(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  icu::LocalPointer<icu::NumberingSystem> system(
      icu::NumberingSystem::createInstance(locale(tag), error));
  if (U_FAILURE(error) || system.isNull()) return cicu::nothing();
  std::string &text = cicu::scratch();
  text = system->getName();
  return cicu::view(text);
}
