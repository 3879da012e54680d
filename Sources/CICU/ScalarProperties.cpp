#include <cstring>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>

#include "CICU.h"
#include "NewerUnicode.hpp"

namespace {

const icu::Normalizer2 *compatibility() {
  UErrorCode error = U_ZERO_ERROR;
  return icu::Normalizer2::getNFKCInstance(error);
}

uint8_t value(UChar32 c, UProperty property) {
  return static_cast<uint8_t>(u_getIntPropertyValue(c, property));
}

}  // namespace

uint8_t cicu_scalar_category(uint32_t scalar) {
  return static_cast<uint8_t>(u_charType(cicu::known(static_cast<UChar32>(scalar))));
}

uint32_t cicu_scalar_folding(uint32_t scalar) {
  return static_cast<uint32_t>(u_foldCase(static_cast<UChar32>(scalar), U_FOLD_CASE_DEFAULT));
}

cicu_scalar cicu_scalar_properties(uint32_t scalar) {
  const auto own = static_cast<UChar32>(scalar);
  const auto *range = cicu::lacking_range(own);
  const auto c = range == nullptr ? own : range->stand_in_of(own);
  UErrorCode error = U_ZERO_ERROR;
  const int32_t script =
      range == nullptr ? static_cast<int32_t>(uscript_getScript(c, &error)) : range->script;
  uint32_t flags = 0;
  const auto flag = [&](UProperty property, uint32_t bit) {
    if (u_hasBinaryProperty(c, property)) flags |= bit;
  };
  flag(UCHAR_DEFAULT_IGNORABLE_CODE_POINT, CICU_SCALAR_DEFAULT_IGNORABLE);
  flag(UCHAR_EMOJI, CICU_SCALAR_EMOJI);
  flag(UCHAR_EMOJI_PRESENTATION, CICU_SCALAR_EMOJI_PRESENTATION);
  flag(UCHAR_EXTENDED_PICTOGRAPHIC, CICU_SCALAR_PICTOGRAPHIC);
  flag(UCHAR_NONCHARACTER_CODE_POINT, CICU_SCALAR_NONCHARACTER);
  flag(UCHAR_JOIN_CONTROL, CICU_SCALAR_JOIN_CONTROL);
  flag(UCHAR_PREPENDED_CONCATENATION_MARK, CICU_SCALAR_PREPENDED);
  flag(UCHAR_REGIONAL_INDICATOR, CICU_SCALAR_REGIONAL_INDICATOR);
  return {
      static_cast<uint8_t>(u_charType(c)),
      static_cast<uint8_t>(u_charDirection(c)),
      value(c, UCHAR_JOINING_TYPE),
      u_getCombiningClass(c),
      value(c, UCHAR_HANGUL_SYLLABLE_TYPE),
      value(c, UCHAR_DECOMPOSITION_TYPE),
      static_cast<uint16_t>(U_SUCCESS(error) && script >= 0 ? script : USCRIPT_UNKNOWN),
      flags,
  };
}

uint32_t cicu_scalar_standard_width(uint32_t scalar) {
  const auto c = static_cast<UChar32>(scalar);
  const auto type = u_getIntPropertyValue(c, UCHAR_DECOMPOSITION_TYPE);
  if (type != U_DT_WIDE && type != U_DT_NARROW) return scalar;
  const auto *normalizer = compatibility();
  icu::UnicodeString mapped;
  if (normalizer == nullptr || !normalizer->getRawDecomposition(c, mapped)) return scalar;
  return mapped.countChar32() == 1 ? static_cast<uint32_t>(mapped.char32At(0)) : scalar;
}

bool cicu_scalar_has_compatibility_form(uint32_t scalar) {
  const auto c = cicu::known(static_cast<UChar32>(scalar));
  const auto *normalizer = compatibility();
  if (normalizer == nullptr) return false;
  const icu::UnicodeString text(c);
  UErrorCode error = U_ZERO_ERROR;
  return !normalizer->isNormalized(text, error) && U_SUCCESS(error) &&
         normalizer->normalize(text, error) != text;
}

bool cicu_scalar_is_always_composed(uint32_t scalar) {
  const auto c = static_cast<UChar32>(scalar);
  return u_getIntPropertyValue(c, UCHAR_NFC_QUICK_CHECK) == UNORM_YES;
}

void cicu_scalar_scripts(uint32_t scalar, uint64_t *words) {
  const auto *range = cicu::lacking_range(static_cast<UChar32>(scalar));
  if (range != nullptr) {
    std::memcpy(words, range->scripts, sizeof range->scripts);
    return;
  }
  UScriptCode scripts[64];
  UErrorCode error = U_ZERO_ERROR;
  const int32_t count =
      uscript_getScriptExtensions(static_cast<UChar32>(scalar), scripts, 64, &error);
  std::memset(words, 0, CICU_SCRIPT_WORDS * sizeof *words);
  if (U_FAILURE(error)) return;
  for (int32_t index = 0; index < count; index++) {
    const auto script = static_cast<uint32_t>(scripts[index]);
    if (script < CICU_SCRIPT_WORDS * 64) words[script / 64] |= uint64_t(1) << (script % 64);
  }
}
