#include <string>
#include <vector>

#include <unicode/localematcher.h>
#include <unicode/locid.h>

#include "CICU.h"

struct cicu_matcher {
  icu::LocaleMatcher matcher;
};

namespace {

std::vector<icu::Locale> split(const std::string &tags) {
  std::vector<icu::Locale> locales;
  for (size_t start = 0; start < tags.size();) {
    size_t end = tags.find(',', start);
    if (end == std::string::npos) end = tags.size();
    UErrorCode error = U_ZERO_ERROR;
    locales.push_back(icu::Locale::forLanguageTag(tags.substr(start, end - start), error));
    start = end + 1;
  }
  return locales;
}

}  // namespace

cicu_matcher *cicu_matcher_open(const char *tags) {
  const auto supported = split(tags);
  icu::LocaleMatcher::Builder builder;
  for (const auto &locale : supported) builder.addSupportedLocale(locale);
  builder.setNoDefaultLocale();
  UErrorCode error = U_ZERO_ERROR;
  auto matcher = builder.build(error);
  if (U_FAILURE(error)) return nullptr;
  return new cicu_matcher{std::move(matcher)};
}

void cicu_matcher_close(cicu_matcher *matcher) { delete matcher; }

int32_t cicu_matcher_best(const cicu_matcher *matcher, const char *tags) {
  const auto desired = split(tags);
  auto range = icu::Locale::RangeIterator<std::vector<icu::Locale>::const_iterator>(
      desired.begin(), desired.end());
  UErrorCode error = U_ZERO_ERROR;
  const auto result = matcher->matcher.getBestMatchResult(range, error);
  return U_FAILURE(error) ? -1 : result.getSupportedIndex();
}
