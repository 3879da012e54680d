#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include <unicode/measunit.h>

#include "CICU.h"
#include "Formats.hpp"
#include "Scratch.hpp"

namespace {

using icu::number::LocalizedNumberFormatter;
using icu::number::Precision;

/// Returns the units that have an identifier and names. Currencies are excluded, and `generic`
/// degrees don't have an identifier that ICU reads.
std::vector<icu::MeasureUnit> read_units() {
  std::vector<icu::MeasureUnit> units;
  UErrorCode error = U_ZERO_ERROR;
  // Without a buffer for them, ICU returns the number of units.
  const int32_t count = icu::MeasureUnit::getAvailable(nullptr, 0, error);
  if (error == U_BUFFER_OVERFLOW_ERROR) error = U_ZERO_ERROR;
  std::vector<icu::MeasureUnit> all(static_cast<size_t>(count));
  icu::MeasureUnit::getAvailable(all.data(), count, error);
  if (U_FAILURE(error)) return units;
  for (const auto &unit : all) {
    UErrorCode problem = U_ZERO_ERROR;
    if (std::strcmp(unit.getType(), "currency") == 0 || *unit.getIdentifier() == 0) continue;
    const auto read = icu::MeasureUnit::forIdentifier(unit.getIdentifier(), problem);
    if (U_SUCCESS(problem) && read == unit) units.push_back(unit);
  }
  std::sort(units.begin(), units.end(), [](const auto &left, const auto &right) {
    return std::strcmp(left.getIdentifier(), right.getIdentifier()) < 0;
  });
  return units;
}

/// Returns all units. They are never freed, since other threads may still write them while the
/// process ends.
const std::vector<icu::MeasureUnit> &units() {
  static const auto &known = *new std::vector<icu::MeasureUnit>(read_units());
  return known;
}

icu::MeasureUnit measure_unit(cicu_unit unit, UErrorCode &error) {
  const auto &known = units();
  const auto &own = known.at(static_cast<size_t>(unit.unit));
  if (unit.divisor < 0) return own;
  const auto &divisor = known.at(static_cast<size_t>(unit.divisor));
  const std::string identifier =
      std::string(own.getIdentifier()) + "-per-" + divisor.getIdentifier();
  return icu::MeasureUnit::forIdentifier(identifier, error);
}

/// Writes all digits. As in ICU's messages, the locale decides about the grouping of a number with
/// a unit.
LocalizedNumberFormatter formatter(const icu::Locale &locale, cicu_unit unit,
                                   cicu_unit_width width) {
  constexpr UNumberUnitWidth widths[] = {UNUM_UNIT_WIDTH_FULL_NAME, UNUM_UNIT_WIDTH_SHORT,
                                         UNUM_UNIT_WIDTH_NARROW};
  // If the unit can't be created, the number is written without one.
  UErrorCode error = U_ZERO_ERROR;
  return icu::number::NumberFormatter::withLocale(locale)
      .unit(measure_unit(unit, error))
      .unitWidth(widths[width])
      .precision(Precision::unlimited());
}

/// Returns the kept formatter of a unit, or null if the maximum number of other formatters is kept.
const LocalizedNumberFormatter *kept(cicu_formats *formats, cicu_unit unit,
                                     cicu_unit_width width) {
  const auto *slots = formats->units.get([] { return new cicu::UnitFormatters; });
  const uint64_t key = (static_cast<uint64_t>(static_cast<uint16_t>(unit.divisor)) << 32) |
                       (static_cast<uint64_t>(unit.unit) << 8) | static_cast<uint64_t>(width);
  const size_t start = key * 0x9E37'79B9'7F4A'7C15 >> 59;
  for (size_t step = 0; step < kept_units; step++) {
    const auto &slot = (*slots)[(start + step) % kept_units];
    const auto *entry = slot.get([&] {
      return new cicu::UnitFormatter{key, formatter(formats->locale, unit, width)};
    });
    if (entry->key == key) return &entry->formatter;
  }
  return nullptr;
}

/// Writes a number with the formatter of a unit, which is kept if there is room for it.
template <typename Format>
cicu_text write(cicu_formats *formats, cicu_unit unit, cicu_unit_width width, Format format) {
  UErrorCode error = U_ZERO_ERROR;
  const auto *known = kept(formats, unit, width);
  const auto number = known != nullptr
                          ? format(*known, error)
                          : format(formatter(formats->locale, unit, width), error);
  const auto text = number.toString(error);
  return U_FAILURE(error) ? cicu::nothing() : cicu::utf8(text);
}

}  // namespace

size_t cicu_unit_count(void) { return units().size(); }

const char *cicu_unit_name(size_t index) { return units().at(index).getIdentifier(); }

bool cicu_unit_is_writable(cicu_unit unit) {
  UErrorCode error = U_ZERO_ERROR;
  measure_unit(unit, error);
  return U_SUCCESS(error);
}

cicu_text cicu_formats_unit_integer(cicu_formats *formats, int64_t number, cicu_unit unit,
                                    cicu_unit_width width) {
  return write(formats, unit, width, [&](const auto &formatter, UErrorCode &error) {
    return formatter.formatInt(number, error);
  });
}

cicu_text cicu_formats_unit_decimal(cicu_formats *formats, const uint8_t *digits, size_t length,
                                    cicu_unit unit, cicu_unit_width width) {
  const icu::StringPiece piece(cicu::chars(digits), static_cast<int32_t>(length));
  const uint8_t *end = digits + length;
  const bool has_exponent = std::find(digits, end, static_cast<uint8_t>('e')) != end;
  const size_t fraction = cicu_fraction_length(digits, length);
  return write(formats, unit, width, [&](const auto &formatter, UErrorCode &error) {
    if (has_exponent) {
      return formatter.notation(icu::number::Notation::scientific()).formatDecimal(piece, error);
    }
    // Trailing zeros are written only if ICU knows the number of digits, at most 999.
    if (0 < fraction && fraction <= 999 && end[-1] == '0') {
      return formatter.precision(Precision::fixedFraction(static_cast<int32_t>(fraction)))
          .formatDecimal(piece, error);
    }
    return formatter.formatDecimal(piece, error);
  });
}
