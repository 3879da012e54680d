#include "CICUOracle.h"

#include <cstring>
#include <memory>
#include <string>
#include <vector>

#include <unicode/bytestream.h>
#include <unicode/decimfmt.h>
#include <unicode/dtptngen.h>
#include <unicode/gregocal.h>
#include <unicode/numberformatter.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>

struct icu_oracle_locale {
  icu::Locale locale;
  std::unique_ptr<icu::DecimalFormat> numbers;
  std::vector<std::unique_ptr<icu::SimpleDateFormat>> dates;
};

namespace {

constexpr double milliseconds_per_day = 86400000;

int32_t write(const icu::UnicodeString &text, char *output, int32_t capacity) {
  icu::CheckedArrayByteSink sink(output, capacity);
  text.toUTF8(sink);
  return sink.Overflowed() ? -1 : sink.NumberOfBytesWritten();
}

void prepare(icu::SimpleDateFormat &format) {
  format.adoptTimeZone(icu::TimeZone::getGMT()->clone());
  std::unique_ptr<icu::Calendar> calendar(format.getCalendar()->clone());
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar.get())) {
    UErrorCode status = U_ZERO_ERROR;
    gregorian->setGregorianChange(-1e18, status);
  }
  format.adoptCalendar(calendar.release());
  format.setLenient(false);
}

}  // namespace

extern "C" icu_oracle_locale *icu_oracle_locale_open(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  auto made = std::make_unique<icu_oracle_locale>();
  made->locale = icu::Locale::forLanguageTag(tag, status);
  auto *numbers = dynamic_cast<icu::DecimalFormat *>(
      icu::NumberFormat::createInstance(made->locale, UNUM_DECIMAL, status));
  if (U_FAILURE(status) || numbers == nullptr) return nullptr;
  numbers->setMaximumFractionDigits(30);
  numbers->setLenient(false);
  made->numbers.reset(numbers);
  for (const auto style : {icu::DateFormat::kShort, icu::DateFormat::kMedium,
                           icu::DateFormat::kLong, icu::DateFormat::kFull}) {
    auto *format = dynamic_cast<icu::SimpleDateFormat *>(
        icu::DateFormat::createDateInstance(style, made->locale));
    if (format == nullptr) return nullptr;
    made->dates.emplace_back(format);
  }
  std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(made->locale, status));
  for (const char *skeleton : {"yMd", "yMMMd", "yMMMMd"}) {
    const auto pattern = generator->getBestPattern(icu::UnicodeString(skeleton), status);
    made->dates.emplace_back(new icu::SimpleDateFormat(pattern, made->locale, status));
  }
  for (auto &format : made->dates) prepare(*format);
  return U_SUCCESS(status) ? made.release() : nullptr;
}

extern "C" int32_t icu_oracle_number_format(const icu_oracle_locale *locale, const char *digits,
                                            char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString text;
  locale->numbers->format(icu::StringPiece(digits), text, nullptr, status);
  return U_FAILURE(status) ? -1 : write(text, output, capacity);
}

extern "C" int32_t icu_oracle_number_parse(const icu_oracle_locale *locale, const char *text,
                                           char *output, int32_t capacity) {
  const auto input = icu::UnicodeString::fromUTF8(text);
  icu::Formattable result;
  icu::ParsePosition place(0);
  locale->numbers->parse(input, result, place);
  if (place.getErrorIndex() >= 0 || place.getIndex() != input.length()) return -1;
  UErrorCode status = U_ZERO_ERROR;
  const auto digits = result.getDecimalNumber(status);
  if (U_FAILURE(status) || digits.length() > capacity) return -1;
  std::memcpy(output, digits.data(), static_cast<size_t>(digits.length()));
  return digits.length();
}

extern "C" int32_t icu_oracle_date_count(const icu_oracle_locale *locale) {
  return static_cast<int32_t>(locale->dates.size());
}

extern "C" int32_t icu_oracle_date_format(const icu_oracle_locale *locale, int32_t pattern,
                                          int64_t days, char *output, int32_t capacity) {
  icu::UnicodeString text;
  locale->dates[static_cast<size_t>(pattern)]->format(
      static_cast<double>(days) * milliseconds_per_day, text);
  return write(text, output, capacity);
}

extern "C" int64_t icu_oracle_date_parse(const icu_oracle_locale *locale, int32_t pattern,
                                         const char *text) {
  const auto input = icu::UnicodeString::fromUTF8(text);
  icu::ParsePosition place(0);
  const UDate date = locale->dates[static_cast<size_t>(pattern)]->parse(input, place);
  if (place.getErrorIndex() >= 0 || place.getIndex() != input.length()) return INT64_MIN;
  return static_cast<int64_t>(date / milliseconds_per_day);
}

extern "C" int32_t icu_oracle_money_format(const icu_oracle_locale *locale, const char *code,
                                           bool writes_code, const char *digits, char *output,
                                           int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::CurrencyUnit unit(icu::StringPiece(code), status);
  const auto text =
      icu::number::NumberFormatter::withLocale(locale->locale)
          .unit(unit)
          .unitWidth(writes_code ? UNUM_UNIT_WIDTH_ISO_CODE : UNUM_UNIT_WIDTH_SHORT)
          .formatDecimal(icu::StringPiece(digits), status)
          .toString(status);
  return U_FAILURE(status) ? -1 : write(text, output, capacity);
}

extern "C" void icu_oracle_locale_close(icu_oracle_locale *locale) { delete locale; }
