#include <vector>

#include <unicode/calendar.h>
#include <unicode/gregocal.h>
#include <unicode/smpdtfmt.h>
#include <unicode/timezone.h>
#include <unicode/uloc.h>

#include "CICU.h"
#include "Formats.hpp"
#include "KnownLocales.hpp"
#include "Scratch.hpp"

namespace {

constexpr double milliseconds_per_day = 86'400'000;

/// Days since 1970-01-01 in the proleptic Gregorian calendar. Years start in March, so the leap day
/// is the last day of its year.
int64_t days_since_epoch(int64_t year, int64_t month, int64_t day) {
  year -= month <= 2;
  const int64_t era = (year >= 0 ? year : year - 399) / 400;
  const int64_t year_of_era = year - era * 400;
  const int64_t day_of_year = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1;
  const int64_t day_of_era =
      year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + day_of_year;
  return era * 146'097 + day_of_era - 719'468;
}

/// Returns the locale with the Gregorian calendar, unless it names a calendar (`-u-ca-…`).
icu::Locale with_calendar(const icu::Locale &locale) {
  icu::Locale result(locale);
  UErrorCode error = U_ZERO_ERROR;
  char calendar[ULOC_KEYWORDS_CAPACITY];
  if (locale.getKeywordValue("calendar", calendar, ULOC_KEYWORDS_CAPACITY, error) > 0) {
    return result;
  }
  error = U_ZERO_ERROR;
  result.setKeywordValue("calendar", "gregorian", error);
  return result;
}

icu::DateFormat *make_dates(const icu::Locale &locale, cicu_date_style style) {
  constexpr icu::DateFormat::EStyle styles[] = {
      icu::DateFormat::kShort, icu::DateFormat::kMedium, icu::DateFormat::kLong};
  auto *format = icu::DateFormat::createDateInstance(styles[style], with_calendar(locale));
  if (format == nullptr) return nullptr;
  format->adoptTimeZone(icu::TimeZone::getGMT()->clone());
  // Callers pass proleptic Gregorian days, even before 1582.
  auto *calendar = format->getCalendar()->clone();
  if (auto *gregorian = dynamic_cast<icu::GregorianCalendar *>(calendar)) {
    UErrorCode error = U_ZERO_ERROR;
    gregorian->setGregorianChange(-1e18, error);
  }
  format->adoptCalendar(calendar);
  return format;
}

struct FirstDay {
  const char *language;
  const char16_t *ending;
};

/// Languages that write the first day of a month as an ordinal before the name of the month, and
/// its ending. CLDR's patterns have only cardinal numbers. Source: Imprimerie nationale, Lexique
/// des règles typographiques, "Dates".
constexpr FirstDay first_days[] = {{"fr", u"er"}};

/// Returns the ending of the first day of a month; null if the language or the pattern has none.
const char16_t *first_day_ending(const icu::Locale &locale, const icu::DateFormat &format) {
  const auto *simple = dynamic_cast<const icu::SimpleDateFormat *>(&format);
  if (simple == nullptr) return nullptr;
  for (const auto &first : first_days) {
    if (std::string(first.language) != locale.getLanguage()) continue;
    icu::UnicodeString pattern;
    simple->toPattern(pattern);
    return pattern.indexOf(icu::UnicodeString(u"MMM")) >= 0 ? first.ending : nullptr;
  }
  return nullptr;
}

}  // namespace

cicu_formats *cicu_formats_open(const char *tag) {
  auto *formats = new cicu_formats;
  UErrorCode error = U_ZERO_ERROR;
  formats->locale = cicu::known_locale(tag);
  formats->plural_locale = icu::Locale::forLanguageTag(tag, error);
  return formats;
}

void cicu_formats_close(cicu_formats *formats) { delete formats; }

cicu_text cicu_formats_date(cicu_formats *formats, int32_t year, int32_t month, int32_t day,
                            cicu_date_style style) {
  const auto *format =
      formats->dates[style].get([&] { return make_dates(formats->locale, style); });
  if (format == nullptr) return cicu::nothing();
  // The format's own calendar has state. With a calendar for this call, threads don't share
  // anything that changes.
  const std::unique_ptr<icu::Calendar> calendar(format->getCalendar()->clone());
  UErrorCode error = U_ZERO_ERROR;
  calendar->setTime(
      static_cast<double>(days_since_epoch(year, month, day)) * milliseconds_per_day, error);
  if (U_FAILURE(error)) return cicu::nothing();
  icu::UnicodeString text;
  icu::FieldPosition number(icu::DateFormat::kDateField);
  format->format(*calendar, text, number);
  if (calendar->get(UCAL_DATE, error) == 1 && number.getEndIndex() > number.getBeginIndex()) {
    if (const auto *ending = first_day_ending(formats->locale, *format)) {
      text.insert(number.getEndIndex(), icu::UnicodeString(ending));
    }
  }
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
}

cicu_text cicu_formats_list(cicu_formats *formats, const uint8_t *bytes, const int32_t *lengths,
                            size_t count, bool alternatives) {
  const auto *format = formats->lists[alternatives].get([&] {
    UErrorCode error = U_ZERO_ERROR;
    return icu::ListFormatter::createInstance(
        formats->locale, alternatives ? ULISTFMT_TYPE_OR : ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE,
        error);
  });
  if (format == nullptr) return cicu::nothing();
  std::vector<icu::UnicodeString> items;
  items.reserve(count);
  const char *next = cicu::chars(bytes);
  for (size_t index = 0; index < count; index++) {
    items.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(next, lengths[index])));
    next += lengths[index];
  }
  icu::UnicodeString text;
  UErrorCode error = U_ZERO_ERROR;
  format->format(items.data(), static_cast<int32_t>(count), text, error);
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
}

cicu_text cicu_formats_region_name(cicu_formats *formats, const char *code) {
  const std::string region = std::string("und_") + code;
  UChar name[256];
  UErrorCode error = U_ZERO_ERROR;
  const int32_t length =
      uloc_getDisplayCountry(region.c_str(), formats->locale.getName(), name, 256, &error);
  // The warning means that ICU found no name and repeated the code.
  if (U_FAILURE(error) || error == U_USING_DEFAULT_WARNING) return cicu::nothing();
  return cicu::utf8(icu::UnicodeString(name, length));
}
