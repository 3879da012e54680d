#include "CICUOracle.h"

#include <memory>
#include <mutex>
#include <vector>

#include <unicode/bytestream.h>
#include <unicode/fmtable.h>
#include <unicode/msgfmt.h>
#include <unicode/timezone.h>
#include <unicode/unorm2.h>

struct icu_oracle {
  icu::MessageFormat format;
};

extern "C" icu_oracle *icu_oracle_open(const char *locale, const char *pattern) {
  // Dates are formatted in the default time zone.
  static std::once_flag zone;
  std::call_once(zone, [] { icu::TimeZone::adoptDefault(icu::TimeZone::getGMT()->clone()); });
  UErrorCode status = U_ZERO_ERROR;
  UParseError place;
  auto oracle = std::unique_ptr<icu_oracle>(new icu_oracle{
      icu::MessageFormat(icu::UnicodeString::fromUTF8(pattern),
                         icu::Locale::forLanguageTag(locale, status), place, status)});
  return U_SUCCESS(status) ? oracle.release() : nullptr;
}

extern "C" int32_t icu_oracle_format(const icu_oracle *oracle,
                                     const icu_oracle_argument *arguments, int32_t count,
                                     char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  std::vector<icu::UnicodeString> names;
  std::vector<icu::Formattable> values;
  for (int32_t index = 0; index < count; index++) {
    const icu_oracle_argument &argument = arguments[index];
    names.push_back(icu::UnicodeString::fromUTF8(argument.name));
    switch (argument.kind) {
    case ICU_ORACLE_TEXT:
      values.emplace_back(icu::UnicodeString::fromUTF8(argument.text));
      break;
    case ICU_ORACLE_INTEGER:
      values.emplace_back(argument.number);
      break;
    case ICU_ORACLE_DECIMAL:
      values.emplace_back(icu::StringPiece(argument.text), status);
      break;
    case ICU_ORACLE_DATE:
      values.emplace_back(static_cast<UDate>(argument.number) * 86400000.0,
                          icu::Formattable::kIsDate);
      break;
    }
  }
  icu::UnicodeString text;
  oracle->format.format(names.data(), values.data(), count, text, status);
  if (U_FAILURE(status)) {
    return -1;
  }
  icu::CheckedArrayByteSink sink(output, capacity);
  text.toUTF8(sink);
  return sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}

extern "C" void icu_oracle_close(icu_oracle *oracle) { delete oracle; }

extern "C" int32_t icu_oracle_normalize(const char *form, const uint16_t *text, int32_t length,
                                        uint16_t *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const UNormalizer2 *normalizer = unorm2_getInstance(nullptr, form, UNORM2_COMPOSE, &status);
  const int32_t written = unorm2_normalize(
      normalizer, reinterpret_cast<const UChar *>(text), length,
      reinterpret_cast<UChar *>(output), capacity, &status);
  return U_FAILURE(status) ? -1 : written;
}
