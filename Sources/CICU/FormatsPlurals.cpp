#include <cstdlib>

#include "CICU.h"
#include "Formats.hpp"
#include "Scratch.hpp"

namespace {

constexpr int32_t other = 5;

int32_t category(const icu::UnicodeString &keyword) {
  // The six keywords differ in their first two letters.
  if (keyword.length() < 2) return other;
  switch (keyword[0]) {
    case u'z': return 0;
    case u'o': return keyword[1] == u'n' ? 1 : other;
    case u't': return 2;
    case u'f': return 3;
    case u'm': return 4;
    default: return other;
  }
}

/// Returns a number that every plural rule treats like the given one, and that a double represents
/// exactly. Rules depend only on remainders of powers of ten and on small numbers.
double representative(int64_t number) {
  constexpr uint64_t modulus = 1'000'000'000'000'000;
  const uint64_t magnitude =
      number < 0 ? 0 - static_cast<uint64_t>(number) : static_cast<uint64_t>(number);
  return static_cast<double>(magnitude < modulus ? magnitude : modulus + magnitude % modulus);
}

icu::PluralRules *make_rules(const icu::Locale &locale, bool ordinal) {
  UErrorCode error = U_ZERO_ERROR;
  return icu::PluralRules::forLocale(
      locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, error);
}

}  // namespace

const icu::PluralRules *cicu_formats::rules(bool ordinal) {
  return plural_rules[ordinal].get([&] { return make_rules(plural_locale, ordinal); });
}

int32_t cicu_formats_plural_integer(cicu_formats *formats, int64_t number, bool ordinal) {
  const bool kept = 0 <= number && number < static_cast<int64_t>(kept_plurals);
  if (kept) {
    const uint8_t known =
        formats->plurals[ordinal][static_cast<size_t>(number)].load(std::memory_order_relaxed);
    if (known != 0) return known - 1;
  }
  const auto *rules = formats->rules(ordinal);
  if (rules == nullptr) return other;
  const int32_t result = category(rules->select(representative(number)));
  if (kept) {
    formats->plurals[ordinal][static_cast<size_t>(number)].store(
        static_cast<uint8_t>(result + 1), std::memory_order_relaxed);
  }
  return result;
}

int32_t cicu_formats_plural_decimal(cicu_formats *formats, const uint8_t *digits, size_t length,
                                    bool ordinal) {
  const auto *rules = formats->rules(ordinal);
  if (rules == nullptr) return other;
  UErrorCode error = U_ZERO_ERROR;
  const icu::StringPiece piece(cicu::chars(digits), static_cast<int32_t>(length));
  const auto number = formats->format(piece, cicu_fraction_length(digits, length), error);
  const auto keyword = rules->select(number, error);
  return U_FAILURE(error) ? other : category(keyword);
}

uint32_t cicu_plural_categories(const char *tag, bool ordinal) {
  UErrorCode error = U_ZERO_ERROR;
  icu::LocalPointer<icu::PluralRules> rules(
      make_rules(icu::Locale::forLanguageTag(tag, error), ordinal));
  uint32_t result = 1u << other;
  if (rules.isNull()) return result;
  icu::LocalPointer<icu::StringEnumeration> keywords(rules->getKeywords(error));
  if (U_FAILURE(error)) return result;
  while (const auto *keyword = keywords->snext(error)) result |= 1u << category(*keyword);
  return result;
}
