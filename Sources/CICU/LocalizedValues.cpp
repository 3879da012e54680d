#include <memory>
#include <string>

#include <unicode/calendar.h>
#include <unicode/currunit.h>
#include <unicode/dcfmtsym.h>
#include <unicode/dtfmtsym.h>
#include <unicode/dtptngen.h>
#include <unicode/numsys.h>
#include <unicode/smpdtfmt.h>
#include <unicode/ucurr.h>

#include "CICU.h"
#include "Formats.hpp"
#include "KnownLocales.hpp"
#include "Scratch.hpp"

namespace {

constexpr double milliseconds_per_day = 86'400'000;

icu::Locale locale_of(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  return icu::Locale::forLanguageTag(tag, error);
}

std::unique_ptr<icu::SimpleDateFormat> date_format(const icu::Locale &locale,
                                                   icu::DateFormat::EStyle style) {
  std::unique_ptr<icu::DateFormat> made(icu::DateFormat::createDateInstance(style, locale));
  auto *simple = dynamic_cast<icu::SimpleDateFormat *>(made.get());
  if (simple == nullptr) return nullptr;
  made.release();
  return std::unique_ptr<icu::SimpleDateFormat>(simple);
}

void append_line(icu::UnicodeString &lines, const icu::UnicodeString &line) {
  lines += line;
  lines += u'\n';
}

void append_names(icu::UnicodeString &lines, const icu::UnicodeString *names, int32_t count,
                  int32_t first) {
  for (int32_t index = first; index < count; index++) {
    if (names[index].isEmpty()) continue;
    const std::string number = std::to_string(index - first);
    lines += icu::UnicodeString::fromUTF8(number + "\t");
    append_line(lines, names[index]);
  }
}

}  // namespace

cicu_text cicu_number_symbols(const char *tag, const char *numbering) {
  UErrorCode error = U_ZERO_ERROR;
  icu::Locale locale = locale_of(tag);
  if (!cicu::is_known(locale)) return cicu::nothing();
  if (numbering[0] != '\0') locale.setKeywordValue("numbers", numbering, error);
  const icu::DecimalFormatSymbols symbols(locale, error);
  const std::unique_ptr<icu::NumberFormat> made(
      icu::NumberFormat::createInstance(locale, UNUM_DECIMAL, error));
  const auto *format = dynamic_cast<const icu::DecimalFormat *>(made.get());
  if (U_FAILURE(error) || format == nullptr) return cicu::nothing();
  using Symbols = icu::DecimalFormatSymbols;
  icu::UnicodeString lines;
  for (const auto symbol :
       {Symbols::kZeroDigitSymbol, Symbols::kOneDigitSymbol, Symbols::kNineDigitSymbol,
        Symbols::kDecimalSeparatorSymbol, Symbols::kGroupingSeparatorSymbol,
        Symbols::kMonetarySeparatorSymbol, Symbols::kMonetaryGroupingSeparatorSymbol,
        Symbols::kMinusSignSymbol, Symbols::kPlusSignSymbol}) {
    append_line(lines, symbols.getConstSymbol(symbol));
  }
  for (const int32_t number : {format->getGroupingSize(), format->getSecondaryGroupingSize(),
                               format->getMinimumGroupingDigits()}) {
    append_line(lines, icu::UnicodeString::fromUTF8(std::to_string(number)));
  }
  return cicu::utf8(lines);
}

cicu_text cicu_date_patterns(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Locale locale = locale_of(tag);
  if (!cicu::is_known(locale)) return cicu::nothing();
  icu::UnicodeString lines;
  for (const auto style : {icu::DateFormat::kShort, icu::DateFormat::kMedium,
                           icu::DateFormat::kLong, icu::DateFormat::kFull}) {
    const auto format = date_format(locale, style);
    if (format == nullptr) return cicu::nothing();
    if (lines.isEmpty()) {
      append_line(lines, icu::UnicodeString::fromUTF8(format->getCalendar()->getType()));
    }
    icu::UnicodeString pattern;
    append_line(lines, format->toPattern(pattern));
  }
  const std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, error));
  if (U_FAILURE(error)) return cicu::nothing();
  for (const char *skeleton : {"yMd", "yMMdd", "yMMMd", "yMMMMd", "yMEd", "yMMMEd", "yMMMMEEEEd"}) {
    append_line(lines, generator->getBestPattern(icu::UnicodeString::fromUTF8(skeleton), error));
  }
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(lines);
}

cicu_text cicu_date_names(const char *tag, cicu_date_names_kind kind) {
  const auto format = date_format(cicu::known_locale(tag), icu::DateFormat::kFull);
  if (format == nullptr) return cicu::nothing();
  const icu::DateFormatSymbols &symbols = *format->getDateFormatSymbols();
  icu::UnicodeString lines;
  int32_t count = 0;
  using Symbols = icu::DateFormatSymbols;
  if (kind == CICU_ERAS) {
    const icu::UnicodeString *names = symbols.getEras(count);
    append_names(lines, names, count, 0);
    names = symbols.getEraNames(count);
    append_names(lines, names, count, 0);
    names = symbols.getNarrowEras(count);
    append_names(lines, names, count, 0);
    return cicu::utf8(lines);
  }
  for (const auto context : {Symbols::FORMAT, Symbols::STANDALONE}) {
    for (const auto width : {Symbols::WIDE, Symbols::ABBREVIATED}) {
      const bool months = kind == CICU_MONTHS;
      const icu::UnicodeString *names = months ? symbols.getMonths(count, context, width)
                                               : symbols.getWeekdays(count, context, width);
      append_names(lines, names, count, months ? 0 : 1);
    }
  }
  return cicu::utf8(lines);
}

cicu_text cicu_time_pattern(const char *tag) {
  const icu::Locale locale = locale_of(tag);
  if (!cicu::is_known(locale)) return cicu::nothing();
  const std::unique_ptr<icu::DateFormat> made(
      icu::DateFormat::createTimeInstance(icu::DateFormat::kShort, locale));
  const auto *format = dynamic_cast<const icu::SimpleDateFormat *>(made.get());
  if (format == nullptr) return cicu::nothing();
  icu::UnicodeString lines, pattern;
  append_line(lines, format->toPattern(pattern));
  int32_t count = 0;
  const icu::UnicodeString *names = format->getDateFormatSymbols()->getAmPmStrings(count);
  for (int32_t index = 0; index < count; index++) append_line(lines, names[index]);
  return cicu::utf8(lines);
}

bool cicu_calendar_day(const char *tag, int32_t year, int32_t month, int32_t day, int32_t *days) {
  UErrorCode error = U_ZERO_ERROR;
  const std::unique_ptr<icu::Calendar> calendar(
      icu::Calendar::createInstance(*icu::TimeZone::getGMT(), cicu::known_locale(tag), error));
  if (U_FAILURE(error)) return false;
  calendar->clear();
  calendar->setLenient(false);
  calendar->set(UCAL_EXTENDED_YEAR, year);
  calendar->set(UCAL_MONTH, month - 1);
  calendar->set(UCAL_DATE, day);
  const double time = calendar->getTime(error);
  if (U_FAILURE(error)) return false;
  *days = static_cast<int32_t>(time / milliseconds_per_day);
  return true;
}

cicu_text cicu_date_example(const char *tag, int32_t days) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Locale locale = cicu::known_locale(tag);
  const std::unique_ptr<icu::DateTimePatternGenerator> generator(
      icu::DateTimePatternGenerator::createInstance(locale, error));
  if (U_FAILURE(error)) return cicu::nothing();
  const auto pattern = generator->getBestPattern(icu::UnicodeString(u"yMd"), error);
  icu::SimpleDateFormat format(pattern, locale, error);
  if (U_FAILURE(error)) return cicu::nothing();
  format.adoptTimeZone(icu::TimeZone::getGMT()->clone());
  icu::UnicodeString text;
  return cicu::utf8(format.format(static_cast<UDate>(days) * milliseconds_per_day, text));
}

cicu_text cicu_currency_names(const char *tag) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Locale locale = cicu::known_locale(tag);
  const std::unique_ptr<UEnumeration, decltype(&uenum_close)> codes(
      ucurr_openISOCurrencies(UCURR_COMMON | UCURR_NON_DEPRECATED, &error), uenum_close);
  if (U_FAILURE(error)) return cicu::nothing();
  icu::UnicodeString lines;
  int32_t length = 0;
  while (const UChar *code = uenum_unext(codes.get(), &length, &error)) {
    lines.append(code, length);
    for (const auto style : {UCURR_SYMBOL_NAME, UCURR_NARROW_SYMBOL_NAME}) {
      UBool is_choice = false;
      int32_t size = 0;
      UErrorCode failure = U_ZERO_ERROR;
      const UChar *name =
          ucurr_getName(code, locale.getName(), style, &is_choice, &size, &failure);
      lines += u'\t';
      if (U_SUCCESS(failure)) lines.append(name, size);
    }
    for (const auto count : {"one", "two", "few", "many", "other"}) {
      UBool is_choice = false;
      int32_t size = 0;
      UErrorCode failure = U_ZERO_ERROR;
      const UChar *name =
          ucurr_getPluralName(code, locale.getName(), &is_choice, count, &size, &failure);
      lines += u'\t';
      if (U_SUCCESS(failure)) lines.append(name, size);
    }
    lines += u'\n';
  }
  return cicu::utf8(lines);
}

cicu_text cicu_money(const char *tag, const char *code, const uint8_t *digits, size_t length) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Locale locale = cicu::known_locale(tag);
  const icu::CurrencyUnit unit(icu::StringPiece(code), error);
  const auto precision = icu::number::Precision::fixedFraction(
      static_cast<int32_t>(cicu_fraction_length(digits, length)));
  const auto text = icu::number::NumberFormatter::withLocale(locale)
                        .unit(unit)
                        .unitWidth(UNUM_UNIT_WIDTH_ISO_CODE)
                        .grouping(cicu::grouping(locale))
                        .precision(precision)
                        .formatDecimal({cicu::chars(digits), static_cast<int32_t>(length)}, error)
                        .toString(error);
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
}
