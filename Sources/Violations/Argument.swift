/// A typed fact about a violation, which a message may mention.
///
/// The type tells the catalog how to write it: numbers and dates in the
/// reader's way, lists with the right word for "or", regions and fields by
/// their names in the reader's language.
///
///     let arguments: [String: Argument] = ["minimum": 8, "allowed": ["red", "green"]]
///     arguments["minimum"]  // .integer(8)
public enum Argument: Hashable, Sendable {
  /// A text, which messages insert as it is.
  case text(String)

  /// A whole number, which messages format and pluralise.
  case integer(Int)

  /// A number with a fraction, printed with every digit.
  case decimal(ExactDecimal)

  /// A day.
  case date(CivilDate)

  /// Arguments in order, each written in its own way: numbers as numbers, regions by their names.
  case list([Argument])

  /// A region's code of BCP 47, such as `CH` or `419`, written as the region's name.
  case region(String)

  /// Another field, written as its label.
  case field(FieldPath)

  /// One character of the value. One that a reader could not see is written as its number.
  case character(Unicode.Scalar)
}

extension Argument {
  /// The names of the kinds of argument, as packs and catalogs write them: `text`, `region`.
  public enum Kind: String, CaseIterable, Sendable, Codable {
    case text, integer, decimal, date, list, region, field, character
  }

  /// The kind of this argument.
  ///
  ///     Argument.region("CH").kind.rawValue  // "region"
  public var kind: Kind {
    switch self {
    case .text: .text
    case .integer: .integer
    case .decimal: .decimal
    case .date: .date
    case .list: .list
    case .region: .region
    case .field: .field
    case .character: .character
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

  /// Creates a number with a fraction, in the precision of `Double`: `0.1` is exactly 0.1.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) { self = .decimal(ExactDecimal(floatLiteral: value)) }

  /// Creates a text; the literal may have values in it: `"item \(number)"`.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a list: `["red", "green"]`.
  public init(arrayLiteral elements: Argument...) { self = .list(elements) }
}

extension Argument: Codable {
  private enum CodingKeys: String, CodingKey { case type, value }

  /// Reads an object with `type` and `value`.
  ///
  /// - Throws: A `DecodingError` for an unknown type or a value that does not suit it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<T: Decodable>(_ type: T.Type) throws -> T {
      try container.decode(type, forKey: .value)
    }
    switch try container.decode(Kind.self, forKey: .type) {
    case .text: self = .text(try value(String.self))
    case .integer: self = .integer(try value(Int.self))
    case .decimal: self = .decimal(try value(ExactDecimal.self))
    case .date: self = .date(try value(CivilDate.self))
    case .list: self = .list(try value([Argument].self))
    case .region: self = .region(try value(String.self))
    case .field: self = .field(try value(FieldPath.self))
    case .character:
      guard let scalar = try value(String.self).unicodeScalars.first else {
        throw DecodingError.dataCorruptedError(
          forKey: .value,
          in: container,
          debugDescription: "no character"
        )
      }
      self = .character(scalar)
    }
  }

  /// Writes an object with `type` and `value`: `{"type": "region", "value": "CH"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .type)
    switch self {
    case .text(let value), .region(let value): try container.encode(value, forKey: .value)
    case .integer(let value): try container.encode(value, forKey: .value)
    case .decimal(let value): try container.encode(value, forKey: .value)
    case .date(let value): try container.encode(value, forKey: .value)
    case .list(let value): try container.encode(value, forKey: .value)
    case .field(let value): try container.encode(value, forKey: .value)
    case .character(let value): try container.encode(String(value), forKey: .value)
    }
  }
}
