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

/// A value that the first reader makes and all threads then share. Reading takes no lock; threads
/// that race to be first each make one, and the first to arrive wins.
template <typename T>
class Lazy {
 public:
  Lazy() = default;
  Lazy(const Lazy &) = delete;
  Lazy &operator=(const Lazy &) = delete;
  ~Lazy() { delete value_.load(); }

  /// The value, or null when `make` returned none.
  template <typename Make>
  const T *get(Make make) {
    if (const T *known = value_.load(std::memory_order_acquire)) return known;
    const T *made = make();
    const T *expected = nullptr;
    if (made == nullptr || value_.compare_exchange_strong(expected, made)) return made;
    delete made;
    return expected;
  }

 private:
  std::atomic<const T *> value_{nullptr};
};

}  // namespace cicu

/// How many numbers of fraction digits have a kept formatter.
constexpr size_t kept_fractions = 16;

/// How many small numbers have a remembered plural category.
constexpr size_t kept_plurals = 256;

struct cicu_formats {
  icu::Locale locale;

  cicu::Lazy<icu::PluralRules> plural_rules[2];
  std::array<std::atomic<uint8_t>, kept_plurals> plurals[2]{};

  cicu::Lazy<icu::NumberFormat> whole;
  cicu::Lazy<icu::NumberFormat> percent;
  cicu::Lazy<icu::number::LocalizedNumberFormatter> fractions[kept_fractions];
  cicu::Lazy<uint32_t> zero_digit;

  cicu::Lazy<icu::DateFormat> dates[3];
  cicu::Lazy<icu::ListFormatter> lists[2];

  const icu::PluralRules *rules(bool ordinal);

  /// Formats plain digits with exactly the given number of fraction digits.
  icu::number::FormattedNumber format(icu::StringPiece digits, size_t fraction, UErrorCode &error);
};

/// The number of digits after the point in plain digits.
size_t cicu_fraction_length(const uint8_t *digits, size_t length);
