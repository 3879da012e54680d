#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include "CICU.h"
#include "Scratch.hpp"

namespace {

/// A checker that all threads share: it is never changed after it was opened.
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

}  // namespace

int32_t cicu_spoof_level(const uint8_t *bytes, size_t length) {
  thread_local Result own;
  const auto *spoof = checker();
  if (spoof == nullptr || own.result == nullptr) return -1;
  UErrorCode error = U_ZERO_ERROR;
  uspoof_check2UnicodeString(spoof, utf16(bytes, length), own.result, &error);
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
