#include <unicode/uchar.h>
#include <unicode/utf8.h>

#include "CICU.h"
#include "NewerUnicode.hpp"

bool cicu_scalar_is_invisible(uint32_t scalar) {
  const auto c = cicu::known(static_cast<UChar32>(scalar));
  if (c == u' ') return false;
  // BRAILLE PATTERN BLANK is a symbol by category, but it is blank.
  if (c == 0x2800) return true;
  if (u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)) return true;
  const uint32_t mask = U_GET_GC_MASK(c);
  if (mask & (U_GC_CC_MASK | U_GC_Z_MASK)) return true;
  // Characters such as U+0600 ARABIC NUMBER SIGN are format characters with a glyph.
  return (mask & U_GC_CF_MASK) && !u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK);
}

bool cicu_scalar_is_white_space(uint32_t scalar) {
  return u_isUWhiteSpace(static_cast<UChar32>(scalar));
}

bool cicu_scalar_is_assigned(uint32_t scalar) {
  return u_isdefined(cicu::known(static_cast<UChar32>(scalar)));
}

int32_t cicu_scalar_digit(uint32_t scalar) {
  return u_charDigitValue(cicu::known(static_cast<UChar32>(scalar)));
}

int32_t cicu_first_strong(const uint8_t *bytes, size_t length) {
  int32_t isolates = 0;
  for (size_t index = 0; index < length;) {
    UChar32 c;
    U8_NEXT_OR_FFFD(bytes, index, length, c);
    switch (u_charDirection(cicu::known(c))) {
      case U_LEFT_TO_RIGHT:
        if (isolates == 0) return 0;
        break;
      case U_RIGHT_TO_LEFT:
      case U_RIGHT_TO_LEFT_ARABIC:
        if (isolates == 0) return 1;
        break;
      case U_FIRST_STRONG_ISOLATE:
      case U_LEFT_TO_RIGHT_ISOLATE:
      case U_RIGHT_TO_LEFT_ISOLATE: isolates++; break;
      case U_POP_DIRECTIONAL_ISOLATE:
        if (isolates > 0) isolates--;
        break;
      // An isolate ends with its paragraph (UAX #9, BD9).
      case U_BLOCK_SEPARATOR: isolates = 0; break;
      default: break;
    }
  }
  return 2;
}
