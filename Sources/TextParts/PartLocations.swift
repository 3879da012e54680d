package import TextPatterns

/// The locations of the parts in one value: the ranges of the pattern's groups, and the rows that
/// were found.
///
/// While a value is being typed, some parts might not be known yet.
package struct PartLocations: BitwiseCopyable, Sendable {
  /// The maximum number of groups with different names, and of lookups.
  package static let mostGroups = GroupRanges.capacity
  package static let mostLookUps = 8

  /// Whether the value is being typed, so that parts can still change.
  package var isTyped: Bool

  /// The ranges of the groups.
  ///
  /// For an open group, this is its start.
  package var groups = GroupRanges()

  /// The groups that have begun and that the next typed text might extend, as bits.
  private var openGroups: UInt32 = 0

  /// The groups that nothing is known about, as bits.
  private var unknownGroups: UInt32 = 0

  private var rows = InlineArray<8, Int32>(repeating: unset)

  private static let unset: Int32 = -1
  private static let unknown: Int32 = -2

  package init(isTyped: Bool = false) { self.isTyped = isTyped }

  /// What is known about a group.
  package enum Place: Equatable, Sendable {
    /// It took no part in the match.
    case unset

    /// It matched these bytes.
    case range(Range<Int>)

    /// It begins here, and the next typed text might extend it.
    case open(at: Int)

    /// Nothing is known about it yet.
    case unknown
  }

  package subscript(group index: Int) -> Place {
    @inline(__always)
    get {
      if isTyped {
        if unknownGroups >> UInt32(index) & 1 == 1 { return .unknown }
        if openGroups >> UInt32(index) & 1 == 1 {
          return .open(at: groups[index]?.lowerBound ?? 0)
        }
      }
      return groups[index].map { .range($0) } ?? .unset
    }
  }

  /// Records what is known about a group of a text that is being typed.
  mutating func note(_ progress: GroupProgress, ofGroup index: Int) {
    switch progress {
    case .unset: break
    case .closed(let range): groups[index] = range
    case .open(let start):
      groups[index] = start..<start
      openGroups |= 1 << UInt32(index)
    case .unknown: unknownGroups |= 1 << UInt32(index)
    }
  }

  /// Records that a group about which nothing was known takes no part in the match.
  mutating func leaveUnset(group index: Int) { unknownGroups &= ~(1 << UInt32(index)) }

  /// What is known about the row of a lookup.
  package enum Row: Equatable, Sendable {
    /// No row was looked up, or none was needed.
    case unset

    /// This row was found.
    case row(Int)

    /// The key of the lookup isn't known yet.
    case unknown
  }

  package subscript(row lookUp: Int) -> Row {
    @inline(__always)
    get {
      switch rows[lookUp] {
      case Self.unset: .unset
      case Self.unknown: .unknown
      default: .row(Int(rows[lookUp]))
      }
    }
    set {
      switch newValue {
      case .unset: rows[lookUp] = Self.unset
      case .unknown: rows[lookUp] = Self.unknown
      case .row(let row): rows[lookUp] = Int32(row)
      }
    }
  }
}

/// What is known about a part's text.
package enum PartState: Equatable, Sendable {
  /// The part doesn't have a text.
  case unset

  /// The text is known and complete.
  case known

  /// The value is being typed, and the text can continue.
  case open

  /// The value is being typed, and nothing about the text is certain.
  case unknown
}
