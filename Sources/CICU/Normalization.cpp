#include <vector>

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/edits.h>
#include <unicode/normalizer2.h>

#include "CICU.h"
#include "Scratch.hpp"

namespace {

const icu::Normalizer2 *normalizer(cicu_form form) {
  UErrorCode error = U_ZERO_ERROR;
  switch (form) {
    case CICU_NFC: return icu::Normalizer2::getNFCInstance(error);
    case CICU_NFKC: return icu::Normalizer2::getNFKCInstance(error);
    case CICU_NFKC_CASEFOLD: return icu::Normalizer2::getNFKCCasefoldInstance(error);
  }
  return nullptr;
}

void map(cicu_mapping mapping, uint32_t options, icu::StringPiece text, icu::ByteSink &sink,
         icu::Edits *edits, UErrorCode &error) {
  switch (mapping) {
    case CICU_LOWERCASE: icu::CaseMap::utf8ToLower("", options, text, sink, edits, error); break;
    case CICU_UPPERCASE: icu::CaseMap::utf8ToUpper("", options, text, sink, edits, error); break;
    case CICU_FOLD_CASE: icu::CaseMap::utf8Fold(options, text, sink, edits, error); break;
  }
}

icu::StringPiece piece(const uint8_t *bytes, size_t length) {
  return {cicu::chars(bytes), static_cast<int32_t>(length)};
}

/// Takes bytes and keeps none.
class Nowhere : public icu::ByteSink {
 public:
  void Append(const char *, int32_t) override {}
};

cicu_edited edited(const std::string &text, const icu::Edits &edits) {
  thread_local std::vector<cicu_run> runs;
  if (runs.capacity() > 4096) std::vector<cicu_run>().swap(runs);
  runs.clear();
  UErrorCode error = U_ZERO_ERROR;
  auto iterator = edits.getFineIterator();
  while (iterator.next(error)) {
    runs.push_back({iterator.oldLength(), iterator.newLength(), bool(iterator.hasChange())});
  }
  return {cicu::view(text), runs.data(), runs.size()};
}

}  // namespace

bool cicu_is_normalized(cicu_form form, const uint8_t *bytes, size_t length) {
  UErrorCode error = U_ZERO_ERROR;
  const auto *instance = normalizer(form);
  return instance != nullptr && instance->isNormalizedUTF8(piece(bytes, length), error) &&
         U_SUCCESS(error);
}

cicu_edited cicu_normalize(cicu_form form, const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  icu::StringByteSink<std::string> sink(&text, static_cast<int32_t>(length));
  icu::Edits edits;
  UErrorCode error = U_ZERO_ERROR;
  const auto *instance = normalizer(form);
  if (instance == nullptr) return {cicu::nothing(), nullptr, 0};
  instance->normalizeUTF8(0, piece(bytes, length), sink, &edits, error);
  if (U_FAILURE(error)) return {cicu::nothing(), nullptr, 0};
  return edited(text, edits);
}

bool cicu_is_mapped(cicu_mapping mapping, const uint8_t *bytes, size_t length) {
  Nowhere sink;
  icu::Edits edits;
  UErrorCode error = U_ZERO_ERROR;
  map(mapping, U_OMIT_UNCHANGED_TEXT, piece(bytes, length), sink, &edits, error);
  return U_SUCCESS(error) && !edits.hasChanges();
}

cicu_edited cicu_map_case(cicu_mapping mapping, const uint8_t *bytes, size_t length) {
  std::string &text = cicu::scratch();
  icu::StringByteSink<std::string> sink(&text, static_cast<int32_t>(length));
  icu::Edits edits;
  UErrorCode error = U_ZERO_ERROR;
  map(mapping, 0, piece(bytes, length), sink, &edits, error);
  if (U_FAILURE(error)) return {cicu::nothing(), nullptr, 0};
  return edited(text, edits);
}
