#include "Segments.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include <unicode/utf8.h>

namespace cicu {
namespace {

/// The maximum length of a short segment in bytes. ICU handles this length well, and no language
/// writes longer segments.
constexpr int32_t longSegment = 128;

/// A scalar, its position before ordering, and its canonical combining class.
struct Scalar {
  UChar32 value;
  uint32_t place;
  uint8_t combiningClass;
};

using Scalars = std::vector<Scalar>;

void append(UChar32 scalar, const icu::Normalizer2 &form, Scalars &scalars) {
  scalars.push_back({scalar, uint32_t(scalars.size()), form.getCombiningClass(scalar)});
}

Scalars decomposed(const icu::Normalizer2 &form, icu::StringPiece segment) {
  Scalars scalars;
  scalars.reserve(static_cast<size_t>(segment.length()) / 2);
  icu::UnicodeString decomposition;
  for (int32_t place = 0; place < segment.length();) {
    UChar32 scalar;
    U8_NEXT_OR_FFFD(segment.data(), place, segment.length(), scalar);
    if (!form.getDecomposition(scalar, decomposition)) {
      append(scalar, form, scalars);
      continue;
    }
    for (int32_t unit = 0; unit < decomposition.length();) {
      const UChar32 part = decomposition.char32At(unit);
      append(part, form, scalars);
      unit += U16_LENGTH(part);
    }
  }
  return scalars;
}

// Unicode §3.11, D109. The position makes the order stable; std::stable_sort of GCC 12 is
// deprecated by its own header.
void order(Scalars &scalars) {
  const auto isStarter = [](const Scalar &scalar) { return scalar.combiningClass == 0; };
  auto start = scalars.begin();
  while (start != scalars.end()) {
    const auto first = std::find_if_not(start, scalars.end(), isStarter);
    const auto last = std::find_if(first, scalars.end(), isStarter);
    std::sort(first, last, [](const Scalar &left, const Scalar &right) {
      return std::tie(left.combiningClass, left.place) <
             std::tie(right.combiningClass, right.place);
    });
    start = last;
  }
}

// Unicode §3.11, D117. Remaining scalars move to the front, so each scalar moves once.
void compose(const icu::Normalizer2 &form, Scalars &scalars) {
  constexpr size_t none = SIZE_MAX;
  size_t starter = none;
  size_t end = 0;
  for (const Scalar scalar : scalars) {
    if (starter != none) {
      // A scalar is blocked if it follows a scalar of its own or a higher class, or another
      // starter.
      const bool isAdjacent = starter + 1 == end;
      const bool isBlocked =
          !isAdjacent && scalars[end - 1].combiningClass >= scalar.combiningClass;
      const UChar32 composed =
          isBlocked ? U_SENTINEL : form.composePair(scalars[starter].value, scalar.value);
      if (composed >= 0) {
        scalars[starter].value = composed;
        continue;
      }
    }
    if (scalar.combiningClass == 0) starter = end;
    scalars[end++] = scalar;
  }
  scalars.resize(end);
}

}  // namespace

bool LongSegments::isBoundary(int32_t place) const {
  int32_t here = place;
  UChar32 next;
  U8_NEXT_OR_FFFD(text.data(), here, text.length(), next);
  if (form.hasBoundaryBefore(next)) return true;
  here = place;
  UChar32 previous;
  U8_PREV_OR_FFFD(text.data(), 0, here, previous);
  return form.hasBoundaryAfter(previous);
}

Segment LongSegments::next() {
  const auto *bytes = reinterpret_cast<const uint8_t *>(text.data());
  while (text.length() - place > longSegment) {
    // `place` is a boundary. If there is another one near the far end, there is no need to look in
    // between.
    int32_t boundary = place + longSegment;
    U8_SET_CP_START(bytes, place, boundary);
    while (boundary > place && !isBoundary(boundary)) U8_BACK_1(bytes, place, boundary);
    if (boundary > place) {
      place = boundary;
      continue;
    }
    const Segment segment{place, place + longSegment};
    place = segment.end;
    U8_SET_CP_START(bytes, 0, place);
    while (place < text.length() && !isBoundary(place)) U8_FWD_1(bytes, place, text.length());
    return {segment.start, place};
  }
  place = text.length();
  return {place, place};
}

std::string normalizedSegment(const icu::Normalizer2 &form, icu::StringPiece segment) {
  Scalars scalars = decomposed(form, segment);
  order(scalars);
  compose(form, scalars);
  std::string result;
  result.reserve(static_cast<size_t>(segment.length()));
  for (const Scalar scalar : scalars) {
    uint8_t buffer[U8_MAX_LENGTH];
    int32_t length = 0;
    U8_APPEND_UNSAFE(buffer, length, scalar.value);
    result.append(buffer, buffer + length);
  }
  return result;
}

}  // namespace cicu
