/// Where the parts of one value are: what the groups of the pattern took, and which rows were found.
///
/// While a value is typed, some parts may not be known yet.
package struct PartLocations: BitwiseCopyable, Sendable {
  /// The greatest number of groups with different names, and of look-ups.
  package static let mostGroups = 32
  package static let mostLookUps = 8

  /// Whether the value is being typed, so that parts may still change.
  package let isTyped: Bool

  private var starts = InlineArray<32, Int32>(repeating: unset)
  private var ends = InlineArray<32, Int32>(repeating: unset)
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
    get {
      let start = Int(starts[index])
      let end = Int(ends[index])
      if starts[index] == Self.unset { return .unset }
      if starts[index] == Self.unknown { return .unknown }
      return ends[index] == Self.unknown ? .open(at: start) : .range(start..<end)
    }
    set {
      switch newValue {
      case .unset: (starts[index], ends[index]) = (Self.unset, Self.unset)
      case .range(let range):
        (starts[index], ends[index]) = (Int32(range.lowerBound), Int32(range.upperBound))
      case .open(let start): (starts[index], ends[index]) = (Int32(start), Self.unknown)
      case .unknown: (starts[index], ends[index]) = (Self.unknown, Self.unknown)
      }
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
