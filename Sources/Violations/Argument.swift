/// A typed fact about a violation that a message can mention.
///
/// Checks and programs attach arguments to a violation, and the catalog formats them by type.
/// Numbers and dates have the format of the reader's locale. Lists have the right word for "or".
/// Regions and fields have their names in the reader's language.
///
///     let arguments: [String: Argument] = ["minimum": 8, "allowed": ["red", "green"]]
///     arguments["minimum"]  // .integer(8)
public enum Argument: Sendable {
  /// A text, which messages insert unchanged.
  case text(String)

  /// A whole number, which messages format and use to choose plurals.
  case integer(Int)

  /// A number that can have a fraction, written with all its digits.
  case decimal(ExactDecimal)

  /// A number that people type with the digits 0 to 9, such as a port, written the same way in
  /// every locale: `65535`, `0.5`.
  case plainNumber(ExactDecimal)

  /// A day.
  case date(CivilDate)

  /// Arguments in order, each formatted by its type: numbers as numbers, regions by their names.
  case list([Argument])

  /// A region code of BCP 47, such as `CH` or `419`, written as the region's name.
  case region(String)

  /// Another field, written as its label.
  case field(FieldPath)

  /// A rule, written as the name of its values in the reader's language, or else as `title`.
  case rule(String, title: String)

  /// One character of the value; an invisible one is written as its code point.
  case character(Unicode.Scalar)
}

extension Argument {
  /// The names of the kinds of arguments in packs and catalogs, such as `text` and `region`.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    case text, integer, decimal, date, list, region, field, rule, character
  }

  /// The kind of this argument.
  ///
  ///     Argument.region("CH").kind.rawValue  // "region"
  public var kind: Kind {
    switch self {
    case .text: .text
    case .integer: .integer
    case .decimal: .decimal
    case .plainNumber(let number): Argument(number).kind
    case .date: .date
    case .list: .list
    case .region: .region
    case .field: .field
    case .rule: .rule
    case .character: .character
    }
  }
}

extension Argument: Hashable {
  /// Returns whether two arguments have the same value; the notation of a number makes no
  /// difference.
  ///
  ///     Argument.plainNumber(8) == .integer(8)  // true
  ///
  /// Equal arguments can therefore be written differently. To compare the notation as well, look at
  /// the case.
  public static func == (left: Self, right: Self) -> Bool { left.content == right.content }

  /// Hashes the argument.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }

  private enum Content: Hashable {
    case text(String), integer(Int), decimal(ExactDecimal), date(CivilDate), list([Argument])
    case region(String), field(FieldPath), rule(String, title: String), character(Unicode.Scalar)
  }

  private var content: Content {
    switch self {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .decimal(let number): .decimal(number)
    case .plainNumber(let number): Argument(number).content
    case .date(let date): .date(date)
    case .list(let elements): .list(elements)
    case .region(let code): .region(code)
    case .field(let path): .field(path)
    case .rule(let name, let title): .rule(name, title: title)
    case .character(let scalar): .character(scalar)
    }
  }
}

extension Argument {
  /// Creates a list of texts.
  ///
  ///     Argument.list(texts: ["Visa", "Maestro"])  // .list([.text("Visa"), .text("Maestro")])
  public static func list(texts: some Sequence<String>) -> Argument {
    .list(texts.map(Argument.text))
  }
}

extension Argument: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
  ExpressibleByStringInterpolation, ExpressibleByArrayLiteral
{
  /// Creates a whole number: `8`.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a number with a fraction, with the precision of `Double`: `0.1` is exactly 0.1.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) { self = .decimal(ExactDecimal(floatLiteral: value)) }

  /// Creates a text; the literal can contain interpolations: `"item \(number)"`.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a list: `["red", "green"]`.
  public init(arrayLiteral elements: Argument...) { self = .list(elements) }
}

extension Argument: Codable {
  private enum CodingKeys: String, CodingKey { case type, value, title, notation }

  /// The value of `notation` for a plain number.
  package static let plainNotation = "plain"

  /// Reads an object with `type` and `value`.
  ///
  /// - Throws: A `DecodingError` for an unknown type or an unsuitable value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<T: Decodable>(_ type: T.Type) throws -> T {
      try container.decode(type, forKey: .value)
    }
    let notation = try container.decodeIfPresent(String.self, forKey: .notation)
    let isPlain = notation == Self.plainNotation
    switch try container.decode(Kind.self, forKey: .type) {
    case .integer where isPlain: self = .plainNumber(ExactDecimal(try value(Int.self)))
    case .decimal where isPlain: self = .plainNumber(try value(ExactDecimal.self))
    case .text: self = .text(try value(String.self))
    case .integer: self = .integer(try value(Int.self))
    case .decimal: self = .decimal(try value(ExactDecimal.self))
    case .date: self = .date(try value(CivilDate.self))
    case .list: self = .list(try value([Argument].self))
    case .region: self = .region(try value(String.self))
    case .field: self = .field(try value(FieldPath.self))
    case .rule:
      let name = try value(String.self)
      self = .rule(name, title: try container.decodeIfPresent(String.self, forKey: .title) ?? name)
    case .character:
      guard let scalar = try value(String.self).unicodeScalars.first else {
        throw DecodingError.dataCorruptedError(
          forKey: .value,
          in: container,
          debugDescription: "not a character"
        )
      }
      self = .character(scalar)
    }
  }

  /// Writes an object with `type` and `value`: `{"type": "region", "value": "CH"}`.
  ///
  /// A plain number also has `"notation": "plain"`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .type)
    switch self {
    case .text(let value), .region(let value): try container.encode(value, forKey: .value)
    case .integer(let value): try container.encode(value, forKey: .value)
    case .decimal(let value): try container.encode(value, forKey: .value)
    case .plainNumber(let value):
      try container.encode(Self.plainNotation, forKey: .notation)
      if case .integer(let integer) = Argument(value) {
        try container.encode(integer, forKey: .value)
      } else {
        try container.encode(value, forKey: .value)
      }
    case .date(let value): try container.encode(value, forKey: .value)
    case .list(let value): try container.encode(value, forKey: .value)
    case .field(let value): try container.encode(value, forKey: .value)
    case .rule(let name, let title):
      try container.encode(name, forKey: .value)
      try container.encode(title, forKey: .title)
    case .character(let value): try container.encode(String(value), forKey: .value)
    }
  }
}

extension Argument {
  /// Creates a whole number if the number is written as one and fits into `Int`, otherwise a
  /// decimal.
  package init(_ number: ExactDecimal) {
    self = Int(number.description).map(Argument.integer) ?? .decimal(number)
  }
}

extension Argument {
  /// Whether the argument is a number that is written the same way in every locale.
  package var isPlainNumber: Bool {
    if case .plainNumber = self { true } else { false }
  }

  /// The argument as a plain number; unchanged if it isn't a number.
  package var inPlainNotation: Argument {
    switch self {
    case .integer(let number): .plainNumber(ExactDecimal(number))
    case .decimal(let number): .plainNumber(number)
    default: self
    }
  }
}
