/// A value that rules can check, or a fact that they found: what JSON can say,
/// with exact numbers.
///
///     let value: Value = ["email": "ann@example.org", "age": 44, "tags": ["new"], "note": nil]
///     value.kind  // .record
public enum Value: Hashable, Sendable {
  /// A text.
  case text(String)

  /// A number, exactly as written.
  case decimal(ExactDecimal)

  /// True or false.
  case boolean(Bool)

  /// No value.
  case null

  /// Values in order.
  case list([Value])

  /// Values by name.
  case record([String: Value])
}

extension Value {
  /// The names of the kinds of value, as packs and messages write them.
  public enum Kind: String, CaseIterable, Sendable {
    case text, number, boolean, null, list, record
  }

  /// The kind of this value.
  public var kind: Kind {
    switch self {
    case .text: .text
    case .decimal: .number
    case .boolean: .boolean
    case .null: .null
    case .list: .list
    case .record: .record
    }
  }

  /// The text, if the value is one.
  ///
  ///     Value.text("ann").text  // "ann"
  ///     Value.boolean(true).text  // nil
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Value: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a number.
  public init(integerLiteral value: Int) { self = .decimal(ExactDecimal(value)) }

  /// Creates a boolean.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates the null value.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a list.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }

  /// Creates a record; of two entries with one name, the last stays.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .record(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension Value: Codable {
  /// Reads what ``encode(to:)`` writes, and any other JSON.
  ///
  /// A number goes through `Int` or `Double`, and text stays text, so that more digits than
  /// these hold do not come back as a number. `JSONReader` reads every digit.
  ///
  /// - Throws: A `DecodingError` for a number that is not finite.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = Self.decoded(Bool.self, from: container) {
      self = .boolean(value)
    } else if let value = Self.decoded(Int.self, from: container) {
      self = .decimal(ExactDecimal(value))
    } else if let value = Self.decoded(Double.self, from: container) {
      guard let decimal = ExactDecimal(value) else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "not finite")
      }
      self = .decimal(decimal)
    } else if let value = Self.decoded(String.self, from: container) {
      self = .text(value)
    } else if let value = Self.decoded([Value].self, from: container) {
      self = .list(value)
    } else {
      self = .record(try container.decode([String: Value].self))
    }
  }

  /// Decodes a value of one type, or nil where the container holds another.
  private static func decoded<T: Decodable>(
    _ type: T.Type,
    from container: any SingleValueDecodingContainer
  ) -> T? {
    do { return try container.decode(type) } catch { return nil }
  }

  /// Writes the value as JSON would.
  ///
  /// A number that neither `Int` nor `Double` holds exactly is written as text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let value): try container.encode(value)
    case .decimal(let value):
      if let integer = value.integer {
        try container.encode(integer)
      } else if ExactDecimal(value.double) == value {
        try container.encode(value.double)
      } else {
        try container.encode(value.description)
      }
    case .boolean(let value): try container.encode(value)
    case .null: try container.encodeNil()
    case .list(let value): try container.encode(value)
    case .record(let value): try container.encode(value)
    }
  }
}
