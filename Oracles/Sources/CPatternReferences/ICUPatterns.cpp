#include "CPatternReferences.h"

#include <string>

#include <unicode/uregex.h>
#include <unicode/unistr.h>
#include <unicode/utext.h>
#include <unicode/uvernum.h>

struct icu_pattern {
  URegularExpression *expression;
};

icu_pattern *icu_pattern_open(const char *pattern, int32_t length, bool ignoring_case) {
  const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(pattern, length));
  const uint32_t flags =
      UREGEX_ERROR_ON_UNKNOWN_ESCAPES | (ignoring_case ? UREGEX_CASE_INSENSITIVE : 0);
  UErrorCode status = U_ZERO_ERROR;
  auto *expression = uregex_open(text.getBuffer(), text.length(), flags, nullptr, &status);
  if (U_FAILURE(status)) return nullptr;
  // In units of about 10,000 steps.
  uregex_setTimeLimit(expression, 20, &status);
  return new icu_pattern{expression};
}

int32_t icu_pattern_match(const icu_pattern *pattern, const char *text, int32_t length,
                          const char *const *names, int32_t count, int64_t *starts, int64_t *ends) {
  UErrorCode status = U_ZERO_ERROR;
  auto *expression = pattern->expression;
  UText input = UTEXT_INITIALIZER;
  utext_openUTF8(&input, text, length, &status);
  uregex_setUText(expression, &input, &status);
  const bool matches = uregex_matches64(expression, -1, &status);
  for (int32_t index = 0; index < count && matches && U_SUCCESS(status); index++) {
    UErrorCode unknown = U_ZERO_ERROR;
    const auto group = uregex_groupNumberFromCName(expression, names[index], -1, &unknown);
    starts[index] = ends[index] = -2;
    if (U_FAILURE(unknown)) continue;
    starts[index] = uregex_start64(expression, group, &status);
    ends[index] = uregex_end64(expression, group, &status);
  }
  utext_close(&input);
  if (U_FAILURE(status)) return -1;
  return matches ? 1 : 0;
}

void icu_pattern_close(icu_pattern *pattern) {
  if (pattern == nullptr) return;
  uregex_close(pattern->expression);
  delete pattern;
}

int32_t icu_unescape(const char *text, int32_t length, char *output, int32_t capacity) {
  const auto escaped = icu::UnicodeString::fromUTF8(icu::StringPiece(text, length));
  std::string plain;
  const auto unescaped = escaped.unescape();
  if (unescaped.isEmpty() && !escaped.isEmpty()) return -1;
  unescaped.toUTF8String(plain);
  if (plain.size() > static_cast<size_t>(capacity)) return -1;
  plain.copy(output, plain.size());
  return static_cast<int32_t>(plain.size());
}

int32_t icu_version(void) { return U_ICU_VERSION_MAJOR_NUM; }
