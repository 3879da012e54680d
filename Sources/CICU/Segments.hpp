// Normalization of long segments in linear time.
//
// ADVICE. ICU moves each mark that is out of canonical order into position by walking back over the
// marks before it, so a run of n marks may cost n² steps. For this reason, a text is divided into
// segments that don't affect each other, and ICU processes only short ones. The few long segments
// go through the algorithm of the standard itself, with a sort. Both must return the same result.
// Tests compare the results with ICU's on random text, below and above the length that separates
// short segments from long ones.
#pragma once

#include <string>

#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

namespace cicu {

/// A part of a text: `[start, end)`, in bytes.
struct Segment {
  int32_t start;
  int32_t end;
};

/// Finds segments of a text that are too long for ICU, from front to back.
///
/// A segment is a stretch without a boundary. Nothing before a boundary depends on what comes after
/// it.
class LongSegments {
 public:
  LongSegments(const icu::Normalizer2 &form, icu::StringPiece text) : form(form), text(text) {}

  /// Returns the next long segment, or an empty one at the end of the text.
  ///
  /// The cost is linear in the text; if boundaries are close together, few scalars are examined.
  Segment next();

 private:
  bool isBoundary(int32_t place) const;

  const icu::Normalizer2 &form;
  icu::StringPiece text;
  int32_t place = 0;
};

/// Normalizes one segment: decomposition, canonical ordering, and composition (Unicode §3.11).
///
/// O(n log n) in the length of the segment.
std::string normalizedSegment(const icu::Normalizer2 &form, icu::StringPiece segment);

}  // namespace cicu
