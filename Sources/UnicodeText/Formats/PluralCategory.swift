/// What numbers are counted for.
public enum PluralType: Hashable, Sendable {
  /// How many: 1 file, 2 files.
  case cardinal

  /// Which in order: 1st, 2nd.
  case ordinal
}

/// A plural category of CLDR (UTS #35, part 3, §5).
public enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number of the C face, which is its place among the cases.
  init(number: Int32) {
    switch number {
    case 0: self = .zero
    case 1: self = .one
    case 2: self = .two
    case 3: self = .few
    case 4: self = .many
    default: self = .other
    }
  }
}
