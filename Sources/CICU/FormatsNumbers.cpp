#include <algorithm>

#include <unicode/numsys.h>

#include "CICU.h"
#include "Formats.hpp"
#include "Scratch.hpp"

namespace {

icu::number::LocalizedNumberFormatter formatter(const icu::Locale &locale, size_t fraction) {
  // ICU allows at most 999 fraction digits; a number with more is written without a fixed
  // precision.
  const auto precision =
      fraction > 999 ? icu::number::Precision::unlimited()
                     : icu::number::Precision::fixedFraction(static_cast<int32_t>(fraction));
  return icu::number::NumberFormatter::withLocale(locale)
      .grouping(cicu::grouping(locale))
      .precision(precision)
      .roundingMode(UNUM_ROUND_HALFEVEN);
}

/// Formats a number with an exponent like ICU, without writing out its zeros.
icu::number::LocalizedNumberFormatter scientific(const icu::Locale &locale, bool percent) {
  auto made = icu::number::NumberFormatter::withLocale(locale)
                  .notation(icu::number::Notation::scientific())
                  .precision(icu::number::Precision::unlimited());
  if (!percent) return made;
  return made.unit(icu::MeasureUnit::getPercent()).scale(icu::number::Scale::powerOfTen(2));
}

const icu::NumberFormat *number_format(cicu_formats *formats, bool percent) {
  auto &lazy = percent ? formats->percent : formats->whole;
  return lazy.get([&] {
    UErrorCode error = U_ZERO_ERROR;
    auto *made = icu::NumberFormat::createInstance(
        formats->locale, percent ? UNUM_PERCENT : UNUM_DECIMAL, error);
    if (made != nullptr && U_FAILURE(error)) {
      delete made;
      made = nullptr;
    }
    return made;
  });
}

/// Returns the zero of ten consecutive digits, or 0 for other numbering systems.
uint32_t find_zero(const icu::Locale &locale) {
  UErrorCode error = U_ZERO_ERROR;
  icu::LocalPointer<icu::NumberingSystem> system(
      icu::NumberingSystem::createInstance(locale, error));
  if (U_FAILURE(error) || system->isAlgorithmic() || system->getRadix() != 10) return 0;
  const auto digits = system->getDescription();
  if (digits.countChar32() != 10) return 0;
  const UChar32 zero = digits.char32At(0);
  for (int32_t value = 1; value < 10; value++) {
    if (digits.char32At(digits.moveIndex32(0, value)) != zero + value) return 0;
  }
  return static_cast<uint32_t>(zero);
}

}  // namespace

UNumberGroupingStrategy cicu::grouping(const icu::Locale &locale) {
  // Of ICU's locales, only those with a variant can have patterns without groups: `en-US-POSIX`.
  if (locale.getVariant()[0] == '\0') return UNUM_GROUPING_ON_ALIGNED;
  UErrorCode error = U_ZERO_ERROR;
  const icu::LocalPointer<icu::NumberFormat> format(
      icu::NumberFormat::createInstance(locale, UNUM_DECIMAL, error));
  const bool has_groups = U_FAILURE(error) || format.isNull() || format->isGroupingUsed();
  return has_groups ? UNUM_GROUPING_ON_ALIGNED : UNUM_GROUPING_OFF;
}

size_t cicu_fraction_length(const uint8_t *digits, size_t length) {
  const uint8_t *end = digits + length;
  const uint8_t *point = std::find(digits, end, static_cast<uint8_t>('.'));
  return point == end ? 0 : static_cast<size_t>(end - point - 1);
}

icu::number::FormattedNumber cicu_formats::format(icu::StringPiece digits, size_t fraction,
                                                  UErrorCode &error) {
  if (fraction >= kept_fractions) return formatter(locale, fraction).formatDecimal(digits, error);
  const auto *kept = fractions[fraction].get(
      [&] { return new icu::number::LocalizedNumberFormatter(formatter(locale, fraction)); });
  return kept->formatDecimal(digits, error);
}

uint32_t cicu_formats_zero_digit(cicu_formats *formats) {
  return *formats->zero_digit.get([&] { return new uint32_t(find_zero(formats->locale)); });
}

cicu_text cicu_formats_integer(cicu_formats *formats, int64_t number, cicu_number_style style) {
  const auto *format = number_format(formats, style == CICU_PERCENT);
  if (format == nullptr) return cicu::nothing();
  icu::UnicodeString text;
  return cicu::utf8(format->format(number, text));
}

cicu_text cicu_formats_decimal(cicu_formats *formats, const uint8_t *digits, size_t length,
                               cicu_number_style style) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::StringPiece piece(cicu::chars(digits), static_cast<int32_t>(length));
  if (std::find(digits, digits + length, static_cast<uint8_t>('e')) != digits + length) {
    const auto text = scientific(formats->locale, style == CICU_PERCENT)
                          .formatDecimal(piece, error)
                          .toString(error);
    return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
  }
  if (style == CICU_PERCENT) {
    const auto *format = number_format(formats, true);
    icu::UnicodeString text;
    if (format == nullptr) return cicu::nothing();
    format->format(piece, text, nullptr, error);
    return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
  }
  const size_t fraction = style == CICU_INTEGER ? 0 : cicu_fraction_length(digits, length);
  const auto text = formats->format(piece, fraction, error).toString(error);
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
}
