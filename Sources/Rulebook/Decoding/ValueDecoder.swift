import Violations

/// Reads `Decodable` types from a record whose values were checked.
///
/// Types of properties are read as forms read them, so a `Date` is a text of RFC 3339. The names of
/// fields must be the coding keys.
struct ValueDecoder: Decoder {
  let value: Value
  var codingPath: [any CodingKey] = []

  /// Whether this only finds out which keys a type needs, with made-up values.
  var isTrial = false

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ value: Value) { self.value = value }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let entries) = value else { throw mismatch([String: Value].self) }
    return KeyedDecodingContainer(KeyedValues<Key>(entries: entries, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let elements) = value else { throw mismatch([Value].self) }
    return UnkeyedValues(elements: elements, decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    SingleValue(decoder: self)
  }

  /// Returns the decoder of a value inside this one.
  func inner(_ value: Value, at key: any CodingKey) -> ValueDecoder {
    var inner = ValueDecoder(value)
    inner.codingPath = codingPath + [key]
    inner.isTrial = isTrial
    return inner
  }

  /// Reads the value as a type.
  func read<Read: Decodable>(_ type: Read.Type) throws -> Read {
    guard let property = type as? any FieldValue.Type else { return try Read(from: self) }
    if let read = property.init(fieldValue: value) as? Read { return read }
    if isTrial, let sample = sample(of: property) as? Read { return sample }
    throw mismatch(type)
  }

  private func mismatch(_ type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: "")
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

// Which keys a type needs.
extension ValueDecoder {
  /// Values that types of properties accept.
  private static let samples: [Value] = [
    .text(""), .boolean(false), .list([]), .decimal(1), .text("2000-01-01"),
    .text("2000-01-01T00:00:00Z"), .text("00000000-0000-0000-0000-000000000000"),
    .text("https://example.org"), .text("en"),
  ]

  /// Returns the path of the first key that a type needs and a record doesn't have.
  ///
  /// The type is created from made-up values. What it needs after refusing one of them isn't found.
  ///
  /// - Parameters:
  ///   - skeleton: The record, where all values are null.
  ///   - make: Creates the type.
  /// - Returns: The path; nil if there is none.
  static func missingKey(
    in skeleton: Value,
    _ make: (ValueDecoder) throws -> Void
  ) -> FieldPath? {
    var decoder = ValueDecoder(skeleton)
    decoder.isTrial = true
    do {
      try make(decoder)
      return nil
    } catch DecodingError.keyNotFound(let key, let context) {
      return FieldPath(codingPath: context.codingPath + [key])
    } catch {
      return nil
    }
  }

  private func sample(of type: any FieldValue.Type) -> (any FieldValue)? {
    for sample in Self.samples {
      if let made = type.init(fieldValue: sample) { return made }
    }
    guard let cases = type as? any CaseIterable.Type else { return nil }
    return Self.firstCase(of: cases) as? any FieldValue
  }

  private static func firstCase<Cases: CaseIterable>(of type: Cases.Type) -> Any? {
    type.allCases.first
  }
}
