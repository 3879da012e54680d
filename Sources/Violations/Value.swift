/// A value that rules can check, or a fact that they found: a JSON value with exact numbers.
///
///     let number = 7
///     let value: Value = [
///       "email": "ann\(number)@example.org", "price": 12.50, "tags": [], "note": nil,
///     ]
///     value.kind       // .record
///     value["price"]   // 12.5, exactly
public enum Value: Hashable, Sendable {
  /// A text.
  case text(String)

  /// A number, exactly as written.
  case decimal(ExactDecimal)

  /// True or false.
  case boolean(Bool)

  /// The null value.
  case null

  /// Values in order.
  case list([Value])

  /// Values by name.
  case record([String: Value])
}

extension Value {
  /// The names of the kinds of values in packs and messages, such as `number` and `list`.
  public enum Kind: String, CaseIterable, Sendable {
    case text, number, boolean, null, list, record
  }

  /// The kind of this value.
  ///
  ///     Value.decimal(2).kind.rawValue  // "number"
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

  /// The text, or nil if the value isn't a text.
  ///
  ///     Value.text("ann").text  // "ann"
  ///     Value.boolean(true).text  // nil
  public var text: String? {
    if case .text(let text) = self { text } else { nil }
  }
}

extension Value: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByNilLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// Creates a text; the literal can contain interpolations: `"item \(number)"`.
  public init(stringLiteral value: String) { self = .text(value) }

  /// Creates a number: `44`.
  public init(integerLiteral value: Int) { self = .decimal(ExactDecimal(value)) }

  /// Creates a number with a fraction: `12.50` is exactly 12.5.
  ///
  /// A literal has the precision of `Double`. For more digits, use `.decimal` with the digits as
  /// text.
  ///
  /// - Precondition: The literal is within the range of `Double`.
  public init(floatLiteral value: Double) { self = .decimal(ExactDecimal(floatLiteral: value)) }

  /// Creates a boolean: `true`.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }

  /// Creates the null value: `nil`.
  public init(nilLiteral: ()) { self = .null }

  /// Creates a list: `["new", 2]`.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }

  /// Creates a record: `["age": 44]`.
  ///
  /// If two entries have the same name, the last one is kept.
  public init(dictionaryLiteral elements: (String, Value)...) {
    self = .record(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}

extension Value: Codable {
  /// Reads the output of ``encode(to:)``, or any other JSON.
  ///
  /// A number is read as `Int` or `Double`, so digits beyond their precision are lost. Text stays
  /// text, even if ``encode(to:)`` wrote a number as text.
  ///
  /// - Throws: A `DecodingError` for a number that isn't finite.
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

  /// Decodes a value of one type, or returns nil if the container has a different type.
  private static func decoded<T: Decodable>(
    _ type: T.Type,
    from container: any SingleValueDecodingContainer
  ) -> T? {
    do { return try container.decode(type) } catch { return nil }
  }

  /// Writes the value as JSON.
  ///
  /// A number that neither `Int` nor `Double` represents exactly is written as text.
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

extension Value {
  /// The value at a path of a record, or nil if there is none.
  ///
  ///     let record: Value = ["contacts": [["email": "ann@example.org"]]]
  ///     record["contacts[0].email"]  // "ann@example.org"
  ///
  /// - Complexity: O(*n*) in the number of steps.
  public subscript(path: FieldPath) -> Value? {
    var value = self
    for component in path.components {
      switch (component, value) {
      case (.name(let name), .record(let entries)):
        guard let entry = entries[name] else { return nil }
        value = entry
      case (.index(let index), .list(let elements)) where elements.indices.contains(index):
        value = elements[index]
      default: return nil
      }
    }
    return value
  }

  /// Sets the value at a path of a record.
  ///
  ///     var record: Value = [:]
  ///     record.set("Bern", at: "address.city")  // true
  ///     record["address"]                       // { city: Bern }
  ///
  /// Missing records along the path are created, and a list can grow by one element at its end.
  ///
  /// - Returns: Whether the value was set. If the path leads into a text or number, or beyond the
  ///   end of a list, nothing changes.
  /// - Complexity: O(*n*) in the number of steps, if there are no other copies of the record.
  @discardableResult
  public mutating func set(_ value: Value, at path: FieldPath) -> Bool {
    set(value, at: path.components[...])
  }

  fileprivate mutating func set(_ value: Value, at path: ArraySlice<FieldPath.Component>) -> Bool {
    guard let first = path.first else {
      self = value
      return true
    }
    let rest = path.dropFirst()
    switch (first, self) {
    case (.name(let name), .record(var entries)):
      // There must be no other reference to the entries while they change, or they would be copied.
      self = .null
      var entry = entries.removeValue(forKey: name)
      let isSet = entry.set(value, at: rest)
      entries[name] = entry
      self = .record(entries)
      return isSet
    case (.name(let name), .null):
      var entry: Value?
      guard entry.set(value, at: rest) else { return false }
      self = entry.map { .record([name: $0]) } ?? .null
      return true
    case (.index(let index), .list(var elements)) where 0...elements.count ~= index:
      self = .null
      var element: Value? = index < elements.count ? elements[index] : nil
      let isSet = element.set(value, at: rest)
      if let element, isSet {
        elements.replaceSubrange(index..<min(index + 1, elements.count), with: [element])
      }
      self = .list(elements)
      return isSet
    case (.index(0), .null):
      var element: Value?
      guard element.set(value, at: rest) else { return false }
      self = element.map { .list([$0]) } ?? .null
      return true
    default: return false
    }
  }
}

extension Value? {
  fileprivate mutating func set(_ value: Value, at path: ArraySlice<FieldPath.Component>) -> Bool {
    let isMissing = self == nil
    var inner = self ?? .null
    self = nil
    let isSet = inner.set(value, at: path)
    if isSet || !isMissing { self = inner }
    return isSet
  }
}
