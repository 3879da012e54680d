/// What the named groups of a pattern took of a text, without memory of its own.
///
///     let date = try TextPattern("(?<year>[0-9]{4})-(?<month>[0-9]{2})")
///     var ranges = GroupRanges()
///     date.groups(in: "2026-11".utf8Span, into: &ranges)   // true
///     ranges[1]                                             // 5..<7
///
/// Indices are those of ``TextPattern/groupNames``.
public struct GroupRanges: BitwiseCopyable, Sendable {
  /// By name, where its group begins and ends; the end is -1 for a group that took no part.
  @usableFromInline var places: InlineArray<64, Int32>

  /// How many names there are at most.
  public static let capacity = 32

  /// Creates ranges of groups that took no part.
  @inlinable
  public init() { places = InlineArray(repeating: -1) }

  /// What a group took, in offsets of bytes; nil if it took no part.
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

  /// Puts down that a group begins or ends: a mark is twice the index of its name, and one more for its
  /// end.
  @inline(__always)
  mutating func note(_ mark: UInt8, at offset: Int) {
    places[Int(mark)] = Int32(truncatingIfNeeded: offset)
  }
}
