#include "KnownLocales.hpp"

#include <string>

#include <unicode/strenum.h>
#include <unicode/ures.h>

namespace cicu {

bool is_known(const icu::Locale &locale) {
  // The root has no regions: for `und-CH`, too, ICU would use the language of the machine.
  if (locale.getLanguage()[0] == '\0') return locale.getBaseName()[0] == '\0';
  UErrorCode error = U_ZERO_ERROR;
  const icu::LocalUResourceBundlePointer bundle(ures_open(nullptr, locale.getBaseName(), &error));
  return U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
}

icu::Locale known_locale(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  const auto locale = icu::Locale::forLanguageTag(tag, error);
  if (is_known(locale)) return locale;
  auto root = icu::Locale::getRoot();
  const icu::LocalPointer<icu::StringEnumeration> keywords(locale.createKeywords(error));
  if (U_FAILURE(error) || keywords.isNull()) return root;
  while (const char *keyword = keywords->next(nullptr, error)) {
    root.setKeywordValue(keyword, locale.getKeywordValue<std::string>(keyword, error), error);
  }
  return root;
}

}  // namespace cicu
