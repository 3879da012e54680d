// Normalisation of long segments in linear time.
//
// ADVICE. ICU puts each mark that is out of canonical order in its place by walking back over the
// marks before it, so a run of n marks may cost n² steps. A text is therefore cut into segments
// that do not touch each other, and only short ones are given to ICU; the few long ones go through
// the algorithm of the standard itself, with a sort. Both must give the same, which the tests hold
// against ICU on random text, below and above the length from which a segment counts as long.
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
/// A segment is a stretch without a boundary in it: nothing before a boundary changes with what
/// comes after it.
class LongSegments {
 public:
  LongSegments(const icu::Normalizer2 &form, icu::StringPiece text) : form(form), text(text) {}

  /// The next long segment, or an empty one at the end of the text.
  ///
  /// The cost is linear in the text; where boundaries are near, few scalars are looked at.
  Segment next();

 private:
  bool isBoundary(int32_t place) const;

  const icu::Normalizer2 &form;
  icu::StringPiece text;
  int32_t place = 0;
};

/// Normalises one segment: decomposition, canonical ordering and composition (Unicode §3.11).
///
/// O(n log n) in the length of the segment.
std::string normalizedSegment(const icu::Normalizer2 &form, icu::StringPiece segment);

}  // namespace cicu
