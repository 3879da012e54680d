/// A set of Unicode scalars, as the values at which membership changes.
///
///     let vowels = ScalarSet("a"..."e").subtracting(ScalarSet("b"..."d"))
///     vowels.contains("e")   // true
///     vowels.ranges          // [97...97, 101...101]
///
/// All operations take time in proportion to the number of ranges, and give a set in the one form
/// that it has, so that equal sets compare as equal.
public struct ScalarSet: Hashable, Sendable {
  /// The first value of each range of members and the first value behind it, in turns, ascending.
  private(set) var boundaries: [UInt32]

  /// One more than the greatest scalar.
  static let end: UInt32 = 0x11_0000

  /// Feeds a part of the values, since the hash of `\p{L}` would else take longer than the rest of
  /// making a pattern.
  ///
  /// Few patterns have two large sets that differ nowhere in it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(boundaries.count)
    for index in stride(from: 0, to: boundaries.count, by: boundaries.count / 8 + 1) {
      hasher.combine(boundaries[index])
    }
  }

  /// The set of no scalar.
  public static let none = ScalarSet(boundaries: [])

  /// The set of all scalars, surrogates included, which no text has.
  public static let all = ScalarSet(boundaries: [0, end])

  init(boundaries: [UInt32]) { self.boundaries = boundaries }

  /// Creates the set of the scalars of a range.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    self.init(range.lowerBound.value...range.upperBound.value)
  }

  /// Creates the set of one scalar.
  public init(_ scalar: Unicode.Scalar) { self.init(scalar...scalar) }

  init(_ range: ClosedRange<UInt32>) {
    boundaries = [range.lowerBound, range.upperBound + 1]
  }

  /// Creates the set of ranges that ascend and do not touch.
  init(ascending ranges: [ClosedRange<UInt32>]) {
    boundaries = ranges.flatMap { [$0.lowerBound, $0.upperBound + 1] }
  }

  /// Creates the set of some values in any order.
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

  /// Whether the set has no scalar.
  public var isEmpty: Bool { boundaries.isEmpty }

  /// Whether a text can have a scalar of the set: it has others than surrogates.
  var hasText: Bool { boundaries.contains { $0 < 0xD800 || $0 > 0xE000 } }

  /// The values of the set's scalars as ranges in ascending order that do not touch.
  public var ranges: [ClosedRange<UInt32>] {
    stride(from: 0, to: boundaries.count, by: 2).map { boundaries[$0]...(boundaries[$0 + 1] - 1) }
  }

  /// Whether the set has a scalar.
  ///
  /// - Complexity: O(log *n*) in the number of ranges.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { contains(scalar.value) }

  func contains(_ value: UInt32) -> Bool {
    var low = 0
    var high = boundaries.count
    while low < high {
      let middle = low + (high - low) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low % 2 == 1
  }

  /// The scalars that this set does not have.
  public var inverted: ScalarSet {
    var changed = boundaries
    if changed.first == 0 { changed.removeFirst() } else { changed.insert(0, at: 0) }
    if changed.last == Self.end { changed.removeLast() } else { changed.append(Self.end) }
    return ScalarSet(boundaries: changed)
  }

  /// The scalars of either set.
  public func union(_ other: ScalarSet) -> ScalarSet {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return combined(with: other) { $0 || $1 }
  }

  /// The scalars that both sets have.
  public func intersection(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && $1 } }

  /// The scalars of this set that the other one does not have.
  public func subtracting(_ other: ScalarSet) -> ScalarSet { combined(with: other) { $0 && !$1 } }

  private func combined(
    with other: ScalarSet,
    isMember: (Bool, Bool) -> Bool
  ) -> ScalarSet {
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
