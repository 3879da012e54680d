#include <memory>

#include <unicode/parsepos.h>
#include <unicode/ulocdata.h>
#include <unicode/uniset.h>
#include <unicode/usetiter.h>

#include "CICU.h"
#include "NewerUnicode.hpp"
#include "Scratch.hpp"

struct cicu_set {
  icu::UnicodeSet set;
};

namespace {

/// Returns the reason why the pattern of a set was refused, in plain English.
const char *reason(UErrorCode error) {
  switch (error) {
    case U_MALFORMED_SET: return "not a set in brackets";
    case U_ILLEGAL_ARGUMENT_ERROR: return "unknown property or syntax";
    case U_MEMORY_ALLOCATION_ERROR: return "not enough memory";
    default: return "not understood";
  }
}

}  // namespace

cicu_set *cicu_set_open(const uint8_t *pattern, size_t length, cicu_problem *problem) {
  const auto text = icu::UnicodeString::fromUTF8(
      icu::StringPiece(cicu::chars(pattern), static_cast<int32_t>(length)));
  auto result = std::make_unique<cicu_set>();
  icu::ParsePosition position;
  UErrorCode error = U_ZERO_ERROR;
  auto read = cicu::with_lacking(text);
  result->set.applyPattern(read, position, 0, nullptr, error);
  if (read != text && (U_FAILURE(error) || position.getIndex() != read.length())) {
    // The offset of a mistake must be the one in the pattern as written.
    read = text;
    error = U_ZERO_ERROR;
    position.setIndex(0);
    result->set.applyPattern(read, position, 0, nullptr, error);
  }
  if (U_FAILURE(error)) {
    *problem = {reason(error), read.countChar32(0, position.getIndex())};
    return nullptr;
  }
  if (position.getIndex() != read.length()) {
    *problem = {"more text after the end of the set", read.countChar32(0, position.getIndex())};
    return nullptr;
  }
  if (result->set.hasStrings()) {
    *problem = {"a set contains single characters, not strings in braces", -1};
    return nullptr;
  }
  result->set.freeze();
  return result.release();
}

cicu_set *cicu_set_exemplars(const char *tag) {
  char id[ULOC_FULLNAME_CAPACITY];
  UErrorCode error = U_ZERO_ERROR;
  uloc_forLanguageTag(tag, id, sizeof id, nullptr, &error);
  ULocaleData *data = ulocdata_open(id, &error);
  // For a locale that ICU doesn't know, it would return the root's letters, which belong to no
  // language.
  const bool known = U_SUCCESS(error) && error != U_USING_DEFAULT_WARNING;
  auto result = std::make_unique<cicu_set>();
  auto *set = result->set.toUSet();
  if (known) ulocdata_getExemplarSet(data, set, USET_ADD_CASE_MAPPINGS, ULOCDATA_ES_STANDARD, &error);
  if (data != nullptr) ulocdata_close(data);
  if (!known || U_FAILURE(error)) return nullptr;
  icu::UnicodeString digraphs;
  icu::UnicodeSetIterator iterator(result->set);
  while (iterator.next()) {
    if (iterator.isString()) digraphs.append(iterator.getString());
  }
  result->set.addAll(digraphs);
  result->set.removeAllStrings();
  if (result->set.isEmpty()) return nullptr;
  result->set.freeze();
  return result.release();
}

void cicu_set_close(cicu_set *set) { delete set; }

bool cicu_set_contains(const cicu_set *set, uint32_t scalar) {
  return set->set.contains(static_cast<UChar32>(scalar));
}

size_t cicu_set_range_count(const cicu_set *set) {
  return static_cast<size_t>(set->set.getRangeCount());
}

void cicu_set_range(const cicu_set *set, size_t index, uint32_t *first, uint32_t *last) {
  *first = static_cast<uint32_t>(set->set.getRangeStart(static_cast<int32_t>(index)));
  *last = static_cast<uint32_t>(set->set.getRangeEnd(static_cast<int32_t>(index)));
}

size_t cicu_set_span(const cicu_set *set, const uint8_t *bytes, size_t length, bool members) {
  if (length == 0) return 0;
  const auto condition = members ? USET_SPAN_CONTAINED : USET_SPAN_NOT_CONTAINED;
  return static_cast<size_t>(
      set->set.spanUTF8(cicu::chars(bytes), static_cast<int32_t>(length), condition));
}
