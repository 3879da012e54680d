#include "CReferences.h"

#include <memory>
#include <string>

#include <unicode/msgfmt.h>
#include <unicode/uregex.h>
#include <unicode/ustring.h>

struct ReferenceMessage {
  icu::MessageFormat format;
};

ReferenceMessage *reference_message_open(const char *pattern, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  icu::MessageFormat format(icu::UnicodeString::fromUTF8(pattern), icu::Locale(locale), status);
  return U_FAILURE(status) ? nullptr : new ReferenceMessage{format};
}

int32_t reference_message_format(const ReferenceMessage *message, int64_t number) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Formattable argument(number);
  icu::UnicodeString text;
  icu::FieldPosition ignored;
  message->format.format(&argument, 1, text, ignored, status);
  std::string utf8;
  text.toUTF8String(utf8);
  return static_cast<int32_t>(utf8.size());
}

struct ReferencePattern {
  URegularExpression *expression;
};

ReferencePattern *reference_pattern_open(const char *pattern) {
  UErrorCode status = U_ZERO_ERROR;
  URegularExpression *expression = uregex_openC(pattern, 0, nullptr, &status);
  return U_FAILURE(status) ? nullptr : new ReferencePattern{expression};
}

int reference_pattern_matches(ReferencePattern *pattern, const char *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  UChar buffer[512];
  int32_t units = 0;
  u_strFromUTF8(buffer, 512, &units, text, length, &status);
  uregex_setText(pattern->expression, buffer, units, &status);
  return uregex_matches(pattern->expression, -1, &status) && U_SUCCESS(status);
}
