package import TextPatterns

/// Where the parts of one value are: what the groups of the pattern took, and which rows were found.
///
/// While a value is typed, some parts may not be known yet.
package struct PartLocations: BitwiseCopyable, Sendable {
  /// The greatest number of groups with different names, and of look-ups.
  package static let mostGroups = GroupRanges.capacity
  package static let mostLookUps = 8

  /// Whether the value is being typed, so that parts may still change.
  package var isTyped: Bool

  /// What the groups took; of an open group, the place where it begins.
  package var groups = GroupRanges()

  /// The groups that began, and to which what is typed next may belong, as bits.
  private var openGroups: UInt32 = 0

  /// The groups of which nothing is known, as bits.
  private var unknownGroups: UInt32 = 0

  private var rows = InlineArray<8, Int32>(repeating: unset)

  private static let unset: Int32 = -1
  private static let unknown: Int32 = -2

  package init(isTyped: Bool = false) { self.isTyped = isTyped }

  /// What is known of a group.
  package enum Place: Equatable, Sendable {
    /// It took no part in the match.
    case unset

    /// It took these bytes.
    case range(Range<Int>)

    /// It begins here, and what is typed next may belong to it.
    case open(at: Int)

    /// Nothing is known of it yet.
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

  /// Puts down what is known of a group of a text that is being typed.
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

  /// What is known of the row of a look-up.
  package enum Row: Equatable, Sendable {
    /// None was looked for, or none was needed.
    case unset

    /// This one was found.
    case row(Int)

    /// What it is looked up by is not known yet.
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

/// What is known of a part's text.
package enum PartState: Equatable, Sendable {
  /// The part has none.
  case unset

  /// The part is this text.
  case known

  /// The value is being typed, and the text may go on.
  case open

  /// The value is being typed, and nothing of the text can be relied on.
  case unknown
}
