/// The ranges that the named groups of a pattern match in a text, without heap memory.
///
///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
///     var ranges = GroupRanges()
///     date.groups(in: "2026-11".utf8Span, into: &ranges)   // true
///     ranges[1]                                             // 5..<7
///
/// The indices correspond to ``TextPattern/groupNames``.
public struct GroupRanges: BitwiseCopyable, Sendable {
  /// The start and end of each name's group.
  ///
  /// The end is -1 if the group took no part.
  @usableFromInline var places: InlineArray<64, Int32>

  /// The maximum number of names.
  public static let capacity = 32

  /// Creates ranges for groups that took no part.
  @inlinable
  public init() { places = InlineArray(repeating: -1) }

  /// The range that a group matched, in byte offsets; nil if the group took no part.
  @inlinable
  public subscript(index: Int) -> Range<Int>? {
    @inline(__always)
    get {
      let end = Int(places[index * 2 + 1])
      return end < 0 ? nil : Int(places[index * 2])..<end
    }
    set {
      places[index * 2] = Int32(newValue?.lowerBound ?? -1)
      places[index * 2 + 1] = Int32(newValue?.upperBound ?? -1)
    }
  }

  /// Stores the start or end of a group.
  ///
  /// A mark is twice the index of the group's name, plus one for its end.
  @inline(__always)
  mutating func note(_ mark: UInt8, at offset: Int) {
    places[Int(mark)] = Int32(truncatingIfNeeded: offset)
  }
}
