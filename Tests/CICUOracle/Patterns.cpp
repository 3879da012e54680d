#include "CICUOracle.h"

#include <memory>

#include <unicode/uregex.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>

struct icu_oracle_regex {
  URegularExpression *expression;
};

extern "C" icu_oracle_regex *icu_oracle_regex_open(const uint8_t *pattern, int32_t length,
                                                   bool ignoring_case) {
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(reinterpret_cast<const char *>(pattern), length));
  const uint32_t flags =
      UREGEX_ERROR_ON_UNKNOWN_ESCAPES | (ignoring_case ? UREGEX_CASE_INSENSITIVE : 0);
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  auto *expression = uregex_open(text.getBuffer(), text.length(), flags, &place, &status);
  if (U_FAILURE(status)) return nullptr;
  uregex_setTimeLimit(expression, 50, &status);
  return new icu_oracle_regex{expression};
}

extern "C" int32_t icu_oracle_regex_match(const icu_oracle_regex *regex, const uint8_t *text,
                                          int32_t length, const char *const *names, int32_t count,
                                          int64_t *starts, int64_t *ends) {
  UErrorCode status = U_ZERO_ERROR;
  auto *expression = regex->expression;
  UText input = UTEXT_INITIALIZER;
  utext_openUTF8(&input, reinterpret_cast<const char *>(text), length, &status);
  uregex_setUText(expression, &input, &status);
  const bool matches = uregex_matches64(expression, -1, &status);
  for (int32_t index = 0; index < count && matches && U_SUCCESS(status); index++) {
    const auto group = uregex_groupNumberFromCName(expression, names[index], -1, &status);
    starts[index] = uregex_start64(expression, group, &status);
    ends[index] = uregex_end64(expression, group, &status);
  }
  utext_close(&input);
  if (U_FAILURE(status)) return -1;
  return matches ? 1 : 0;
}

extern "C" void icu_oracle_regex_close(icu_oracle_regex *regex) {
  if (regex == nullptr) return;
  uregex_close(regex->expression);
  delete regex;
}
