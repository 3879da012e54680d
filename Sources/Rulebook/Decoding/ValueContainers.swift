import Violations

// The containers of `ValueDecoder`. Their generic functions also read numbers, texts and booleans.

/// The values of a record by coding keys.
struct KeyedValues<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let entries: [String: Value]
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }
  var allKeys: [Key] { entries.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { entries[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try inner(key).value == .null }

  func decode<Read: Decodable>(_ type: Read.Type, forKey key: Key) throws -> Read {
    try inner(key).read(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try inner(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(key).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try inner(key) }

  private func inner(_ key: Key) throws -> ValueDecoder {
    guard let value = entries[key.stringValue] else {
      let context = DecodingError.Context(codingPath: codingPath, debugDescription: "")
      throw DecodingError.keyNotFound(key, context)
    }
    return decoder.inner(value, at: key)
  }
}

/// The elements of a list, one after the other.
struct UnkeyedValues: UnkeyedDecodingContainer {
  let elements: [Value]
  let decoder: ValueDecoder
  var currentIndex = 0

  init(elements: [Value], decoder: ValueDecoder) {
    self.elements = elements
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    let isNull = try current().value == .null
    if isNull { currentIndex += 1 }
    return isNull
  }

  mutating func decode<Read: Decodable>(_ type: Read.Type) throws -> Read {
    let read = try current().read(type)
    currentIndex += 1
    return read
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    let container = try current().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let inner = try current()
    currentIndex += 1
    return inner
  }

  private func current() throws -> ValueDecoder {
    let key = ElementKey(currentIndex)
    guard !isAtEnd else {
      let context = DecodingError.Context(codingPath: codingPath + [key], debugDescription: "")
      throw DecodingError.valueNotFound(Value.self, context)
    }
    return decoder.inner(elements[currentIndex], at: key)
  }
}

/// A value on its own.
struct SingleValue: SingleValueDecodingContainer {
  let decoder: ValueDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value == .null }

  func decode<Read: Decodable>(_ type: Read.Type) throws -> Read { try decoder.read(type) }
}

/// The position of an element as a coding key.
private struct ElementKey: CodingKey {
  let index: Int

  init(_ index: Int) { self.index = index }

  init?(stringValue: String) { nil }

  init?(intValue: Int) { index = intValue }

  var stringValue: String { String(index) }
  var intValue: Int? { index }
}
