#include <memory>

#include <unicode/parsepos.h>
#include <unicode/uniset.h>

#include "CICU.h"
#include "Problems.hpp"
#include "Scratch.hpp"

struct cicu_set {
  icu::UnicodeSet set;
};

cicu_set *cicu_set_open(const uint8_t *pattern, size_t length, cicu_problem *problem) {
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(cicu::chars(pattern), static_cast<int32_t>(length)));
  auto result = std::make_unique<cicu_set>();
  icu::ParsePosition position;
  UErrorCode error = U_ZERO_ERROR;
  result->set.applyPattern(text, position, 0, nullptr, error);
  if (U_FAILURE(error)) {
    cicu::report(error, text, position.getIndex(), problem);
    return nullptr;
  }
  if (position.getIndex() != text.length()) {
    *problem = {"more text after the end of the set", text.countChar32(0, position.getIndex())};
    return nullptr;
  }
  if (result->set.hasStrings()) {
    *problem = {"a set holds single characters, not strings in braces", -1};
    return nullptr;
  }
  result->set.freeze();
  return result.release();
}

void cicu_set_close(cicu_set *set) { delete set; }

bool cicu_set_contains(const cicu_set *set, uint32_t scalar) {
  return set->set.contains(static_cast<UChar32>(scalar));
}

size_t cicu_set_span(const cicu_set *set, const uint8_t *bytes, size_t length, bool members) {
  if (length == 0) return 0;
  const auto condition = members ? USET_SPAN_CONTAINED : USET_SPAN_NOT_CONTAINED;
  return static_cast<size_t>(
      set->set.spanUTF8(cicu::chars(bytes), static_cast<int32_t>(length), condition));
}
