#include <vector>

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/edits.h>
#include <unicode/normalizer2.h>

#include "CICU.h"
#include "Scratch.hpp"
#include "Segments.hpp"

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

/// Discards all bytes.
class Nowhere : public icu::ByteSink {
 public:
  void Append(const char *, int32_t) override {}
};

/// Returns the calling thread's runs. Large buffers are freed.
std::vector<cicu_run> &emptyRuns() {
  thread_local std::vector<cicu_run> runs;
  if (runs.capacity() > 4096) std::vector<cicu_run>().swap(runs);
  runs.clear();
  return runs;
}

void append(const icu::Edits &edits, std::vector<cicu_run> &runs) {
  UErrorCode error = U_ZERO_ERROR;
  auto iterator = edits.getFineIterator();
  while (iterator.next(error)) {
    runs.push_back({iterator.oldLength(), iterator.newLength(), bool(iterator.hasChange())});
  }
}

cicu_edited edited(const std::string &text, const icu::Edits &edits) {
  auto &runs = emptyRuns();
  append(edits, runs);
  return {cicu::view(text), runs.data(), runs.size()};
}

bool isNormalized(const icu::Normalizer2 &form, icu::StringPiece text) {
  cicu::LongSegments segments(form, text);
  UErrorCode error = U_ZERO_ERROR;
  for (int32_t place = 0; place < text.length();) {
    const auto segment = segments.next();
    if (!form.isNormalizedUTF8(text.substr(place, segment.start - place), error)) return false;
    const auto source = text.substr(segment.start, segment.end - segment.start);
    if (!source.empty() && source != cicu::normalizedSegment(form, source)) return false;
    place = segment.end;
  }
  return U_SUCCESS(error);
}

/// Normalizes a text with runs for each part, as if ICU processed the text as a whole.
void normalize(const icu::Normalizer2 &form, icu::StringPiece text, std::string &result,
               std::vector<cicu_run> &runs, UErrorCode &error) {
  cicu::LongSegments segments(form, text);
  icu::StringByteSink<std::string> sink(&result, text.length());
  icu::Edits edits;
  for (int32_t place = 0; place < text.length();) {
    const auto segment = segments.next();
    if (segment.start > place) {
      edits.reset();
      form.normalizeUTF8(0, text.substr(place, segment.start - place), sink, &edits, error);
      append(edits, runs);
    }
    const auto source = text.substr(segment.start, segment.end - segment.start);
    if (!source.empty()) {
      const auto normalized = cicu::normalizedSegment(form, source);
      result.append(normalized);
      runs.push_back({source.length(), int32_t(normalized.size()), source != normalized});
    }
    place = segment.end;
  }
}

}  // namespace

bool cicu_is_normalized(cicu_form form, const uint8_t *bytes, size_t length) {
  const auto *instance = normalizer(form);
  return instance != nullptr && isNormalized(*instance, piece(bytes, length));
}

cicu_edited cicu_normalize(cicu_form form, const uint8_t *bytes, size_t length) {
  const auto *instance = normalizer(form);
  if (instance == nullptr) return {cicu::nothing(), nullptr, 0};
  std::string &text = cicu::scratch();
  auto &runs = emptyRuns();
  UErrorCode error = U_ZERO_ERROR;
  normalize(*instance, piece(bytes, length), text, runs, error);
  if (U_FAILURE(error)) return {cicu::nothing(), nullptr, 0};
  return {cicu::view(text), runs.data(), runs.size()};
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
