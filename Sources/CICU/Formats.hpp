// A locale's formatters, opened on first use.
#pragma once

#include <array>
#include <atomic>
#include <memory>
#include <string>

#include <unicode/datefmt.h>
#include <unicode/decimfmt.h>
#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>

#include "CICU.h"

namespace cicu {

/// A value that the first reader creates and all threads then share. Reading takes no lock. If
/// several threads are first, each creates a value, and the first to store one wins.
template <typename T>
class Lazy {
 public:
  Lazy() = default;
  Lazy(const Lazy &) = delete;
  Lazy &operator=(const Lazy &) = delete;
  ~Lazy() { delete value_.load(); }

  /// The value, or null if `make` returned none.
  template <typename Make>
  const T *get(Make make) const {
    if (const T *known = value_.load(std::memory_order_acquire)) return known;
    const T *made = make();
    const T *expected = nullptr;
    if (made == nullptr || value_.compare_exchange_strong(expected, made)) return made;
    delete made;
    return expected;
  }

 private:
  mutable std::atomic<const T *> value_{nullptr};
};

}  // namespace cicu

/// Formatters are kept for fewer fraction digits than this.
constexpr size_t kept_fractions = 16;

/// The number of small integers whose plural category is remembered.
constexpr size_t kept_plurals = 256;

/// The number of unit formatters that a locale keeps; additional ones are created for each call.
constexpr size_t kept_units = 32;

namespace cicu {

/// A formatter of numbers with a unit, and the unit and width that it is for.
struct UnitFormatter {
  uint64_t key;
  icu::number::LocalizedNumberFormatter formatter;
};

/// Returns how to group digits: four, too, in every locale that has groups, as in NumberFormat and
/// MessageFormat.
UNumberGroupingStrategy grouping(const icu::Locale &locale);

using UnitFormatters = std::array<Lazy<UnitFormatter>, kept_units>;

}  // namespace cicu

struct cicu_formats {
  /// The locale, or the root if ICU has no data for its language.
  icu::Locale locale;

  /// The locale as given: CLDR has plural rules for more languages than formats.
  icu::Locale plural_locale;

  cicu::Lazy<icu::PluralRules> plural_rules[2];
  std::array<std::atomic<uint8_t>, kept_plurals> plurals[2]{};

  cicu::Lazy<icu::NumberFormat> whole;
  cicu::Lazy<icu::NumberFormat> percent;
  cicu::Lazy<icu::number::LocalizedNumberFormatter> fractions[kept_fractions];
  cicu::Lazy<uint32_t> zero_digit;
  cicu::Lazy<cicu::UnitFormatters> units;

  cicu::Lazy<icu::DateFormat> dates[3];
  cicu::Lazy<icu::ListFormatter> lists[2];

  const icu::PluralRules *rules(bool ordinal);

  /// Formats plain digits with exactly the given number of fraction digits.
  icu::number::FormattedNumber format(icu::StringPiece digits, size_t fraction, UErrorCode &error);
};

/// Returns the number of digits after the decimal point in plain digits.
size_t cicu_fraction_length(const uint8_t *digits, size_t length);
