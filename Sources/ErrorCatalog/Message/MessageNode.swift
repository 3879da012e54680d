import UnicodeText

/// A part of a message as the parser sees it.
///
/// The tree lives only until it is flattened into a ``MessageProgram``.
indirect enum MessageNode {
  case text(String)
  case argument(String, ArgumentStyle)
  /// The `#` of a plural, which stands for the plural's argument.
  case numberSign(String)
  case plural(String, PluralType, [Branch<PluralSelector>])
  case select(String, [Branch<String>])

  /// What to write where a selector applies.
  struct Branch<Selector> {
    var selector: Selector
    var body: [MessageNode]
  }
}

/// How an argument is written.
enum ArgumentStyle: Hashable {
  /// Each kind of argument in its own way.
  case plain
  case number
  case integer
  case percent
  case date(DateStyle)
  case list(ListType)

  /// How numbers are written; as they are where the style is not for numbers.
  var numberStyle: NumberStyle {
    switch self {
    case .integer: .integer
    case .percent: .percent
    case .plain, .number, .date, .list: .standard
    }
  }
}

/// What a branch of a plural applies to.
enum PluralSelector: Hashable {
  /// This very number, `=n`.
  case exactly(Int)
  case category(PluralCategory)
}
