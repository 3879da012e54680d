#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/uspoof.h>

#include "CICU.h"
#include "NewerUnicode.hpp"
#include "Scratch.hpp"

namespace {

/// Returns a checker that all threads share. It never changes after it is opened.
const USpoofChecker *checker() {
  static const USpoofChecker *const shared = [] {
    UErrorCode error = U_ZERO_ERROR;
    USpoofChecker *opened = uspoof_open(&error);
    uspoof_setRestrictionLevel(opened, USPOOF_HIGHLY_RESTRICTIVE);
    uspoof_setChecks(opened, USPOOF_RESTRICTION_LEVEL | USPOOF_AUX_INFO, &error);
    return U_SUCCESS(error) ? opened : nullptr;
  }();
  return shared;
}

struct Result {
  USpoofCheckResult *result = nullptr;
  Result() {
    UErrorCode error = U_ZERO_ERROR;
    result = uspoof_openCheckResult(&error);
  }
  ~Result() { uspoof_closeCheckResult(result); }
};

icu::UnicodeString utf16(const uint8_t *bytes, size_t length) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(cicu::chars(bytes), static_cast<int32_t>(length)));
}

/// Replaces characters that ICU lacks by characters of the same script, which it would otherwise
/// take for a script of their own.
void replace_lacking(icu::UnicodeString &text) {
  if (cicu::lacking_ranges().empty()) return;
  for (int32_t index = 0; index < text.length(); index = text.moveIndex32(index, 1)) {
    const UChar32 c = text.char32At(index);
    const auto *range = cicu::lacking_range(c);
    UErrorCode error = U_ZERO_ERROR;
    if (range == nullptr || uscript_getScript(range->stand_in, &error) != range->script) continue;
    text.replace(index, U16_LENGTH(c), range->stand_in);
  }
}

}  // namespace

int32_t cicu_spoof_level(const uint8_t *bytes, size_t length) {
  thread_local Result own;
  const auto *spoof = checker();
  if (spoof == nullptr || own.result == nullptr) return -1;
  UErrorCode error = U_ZERO_ERROR;
  auto text = utf16(bytes, length);
  replace_lacking(text);
  uspoof_check2UnicodeString(spoof, text, own.result, &error);
  const auto level = uspoof_getCheckResultRestrictionLevel(own.result, &error);
  return U_SUCCESS(error) ? static_cast<int32_t>(level) : -1;
}

cicu_text cicu_spoof_skeleton(const uint8_t *bytes, size_t length) {
  const auto *spoof = checker();
  if (spoof == nullptr) return cicu::nothing();
  UErrorCode error = U_ZERO_ERROR;
  icu::UnicodeString skeleton;
  uspoof_getSkeletonUnicodeString(spoof, 0, utf16(bytes, length), skeleton, &error);
  return U_SUCCESS(error) ? cicu::utf8(skeleton) : cicu::nothing();
}
