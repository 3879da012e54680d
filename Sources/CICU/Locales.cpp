#include <string>
#include <unordered_map>

#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>

#include "CICU.h"
#include "Scratch.hpp"

namespace {

using Parents = std::unordered_map<std::string, std::string>;

std::string with_hyphens(std::string text) {
  for (char &c : text) {
    if (c == '_') c = '-';
  }
  return text;
}

/// The text at an index of a resource, or of a resource that is itself a text.
std::string text_at(const UResourceBundle *bundle, int32_t index) {
  UErrorCode error = U_ZERO_ERROR;
  int32_t length = 0;
  const UChar *units = ures_getStringByIndex(bundle, index, &length, &error);
  std::string text;
  if (U_SUCCESS(error)) icu::UnicodeString(units, length).toUTF8String(text);
  return with_hyphens(text);
}

/// Turns ICU's table (parent: children) around.
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
  UErrorCode error = U_ZERO_ERROR;
  auto full = locale(tag);
  full.addLikelySubtags(error);
  if (U_FAILURE(error)) return cicu::nothing();
  std::string &text = cicu::scratch();
  text = full.getScript();
  return cicu::view(text);
}

bool cicu_locale_is_right_to_left(const char *tag) { return locale(tag).isRightToLeft(); }

cicu_text cicu_locale_name(const char *tag, const char *in_tag) {
  icu::LocalPointer<icu::LocaleDisplayNames> names(
      icu::LocaleDisplayNames::createInstance(locale(in_tag)));
  icu::UnicodeString result;
  if (names.isNull()) return cicu::nothing();
  return cicu::utf8(names->localeDisplayName(locale(tag), result));
}
