import UnicodeText

/// A set of Unicode scalars, stored as the values where membership changes.
///
///     let vowels = ScalarSet("a"..."e").subtracting(ScalarSet("b"..."d"))
///     vowels.contains("e")   // true
///     vowels.ranges          // [97...97, 101...101]
///
/// All operations take time in proportion to the number of ranges. Each set has only one
/// representation, so equal sets compare as equal.
public struct ScalarSet: Hashable, Sendable {
  /// The first value of each range of members and the first value after it, alternating and in
  /// ascending order.
  private(set) var boundaries: [UInt32]

  /// The greatest scalar plus one.
  static let end: UInt32 = 0x11_0000

  /// Hashes only a part of the values, because hashing all of `\p{L}` would take longer than the
  /// rest of compiling a pattern.
  ///
  /// Few patterns have two large sets that are equal in this part.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundaries.count)
    for index in stride(from: 0, to: boundaries.count, by: boundaries.count / 8 + 1) {
      hasher.combine(boundaries[index])
    }
  }

  /// The set without scalars.
  public static let none = ScalarSet(boundaries: [])

  /// The set of all scalars, including surrogates, which no text contains.
  public static let all = ScalarSet(boundaries: [0, end])

  init(boundaries: [UInt32]) { self.boundaries = boundaries }

  /// Creates the set of the scalars in a range.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    self.init(range.lowerBound.value...range.upperBound.value)
  }

  /// Creates the set of one scalar.
  public init(_ scalar: Unicode.Scalar) { self.init(scalar...scalar) }

  init(_ range: ClosedRange<UInt32>) {
    boundaries = [range.lowerBound, range.upperBound + 1]
  }

  /// Creates the set of ranges in ascending order that don't touch.
  package init(ascending ranges: [ClosedRange<UInt32>]) {
    boundaries = ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
  }

  /// Creates the set of some values, in any order.
  init(_ values: some Sequence<UInt32>) {
    var boundaries: [UInt32] = []
    for value in values.sorted() {
      if let last = boundaries.last, value < last { continue }
      if boundaries.last == value {
        boundaries[boundaries.count - 1] = value + 1
      } else {
        boundaries += [value, value + 1]
      }
    }
    self.boundaries = boundaries
  }

  /// Whether the set contains no scalar.
  public var isEmpty: Bool { boundaries.isEmpty }

  /// Whether a text can contain a scalar of the set, because not all of them are surrogates.
  var hasText: Bool { boundaries.contains { $0 < 0xD800 || $0 > 0xE000 } }

  /// The values of the set's scalars, as ranges in ascending order that don't touch.
  public var ranges: [ClosedRange<UInt32>] {
    stride(from: 0, to: boundaries.count, by: 2).map { boundaries[$0]...(boundaries[$0 + 1] - 1) }
  }

  /// Returns whether the set contains a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  func contains(_ value: UInt32) -> Bool {
    boundaries.partitioningIndex { $0 > value } % 2 == 1
  }

  /// The scalars that aren't in this set.
  public var inverted: ScalarSet {
    var changed = boundaries
    if changed.first == 0 { changed.removeFirst() } else { changed.insert(0, at: 0) }
    if changed.last == Self.end { changed.removeLast() } else { changed.append(Self.end) }
    return ScalarSet(boundaries: changed)
  }

  /// Returns the scalars in either set.
  public func union(_ other: ScalarSet) -> ScalarSet {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return combined(with: other) { $0 || $1 }
  }

  /// Returns the scalars in both sets.
  public func intersection(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && $1 } }

  /// Returns the scalars in this set that aren't in the other one.
  public func subtracting(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && !$1 } }

  private func combined(with other: ScalarSet, isMember: (Bool, Bool) -> Bool) -> ScalarSet {
    var result: [UInt32] = []
    var mine = 0
    var theirs = 0
    while mine < boundaries.count || theirs < other.boundaries.count {
      let next = min(
        mine < boundaries.count ? boundaries[mine] : .max,
        theirs < other.boundaries.count ? other.boundaries[theirs] : .max
      )
      if mine < boundaries.count, boundaries[mine] == next { mine += 1 }
      if theirs < other.boundaries.count, other.boundaries[theirs] == next { theirs += 1 }
      let isInside = isMember(mine % 2 == 1, theirs % 2 == 1)
      if isInside != (result.count % 2 == 1) { result.append(next) }
    }
    return ScalarSet(boundaries: result)
  }
}
