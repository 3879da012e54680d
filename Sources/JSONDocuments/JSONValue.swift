public import Violations

/// A JSON value with its range in the file.
///
/// ``JSONReader`` makes these values. Objects keep the order of their members, and numbers keep
/// their text. Ranges are byte offsets into the UTF-8 of the file;
/// ``SourceText/position(ofByte:)`` turns an offset into a line and a column.
///
///     let source = SourceText(#"{"price": 0.10}"#, name: "prices.json")
///     let price = try JSONReader.document(in: source)["price"]
///     price?.content  // .number("0.10")
///     price?.range    // 10..<14
public struct JSONValue: Hashable, Sendable {
  /// The value itself.
  public let content: Content

  /// The offsets of the value's bytes in the file, counted from 0; the end is excluded.
  public let range: Range<Int>

  /// The kinds of JSON value.
  public enum Content: Hashable, Sendable {
    /// A string, with its escapes resolved.
    case text(String)
    /// A number, as it was written.
    case number(String)
    /// True or false.
    case boolean(Bool)
    /// Null.
    case null
    /// An array.
    case list([JSONValue])
    /// An object's members, in the order of the file.
    case record([Member])
  }

  /// One name and value of an object.
  public struct Member: Hashable, Sendable {
    /// The name, with its escapes resolved.
    public let key: String

    /// The offsets of the name's bytes in the file, with its quotes.
    public let keyRange: Range<Int>

    /// The value.
    public let value: JSONValue
  }
}

extension JSONValue {
  /// The text, or nil if the value isn't a string.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The exact number, or nil if the value isn't a number.
  ///
  /// It is also nil for an exponent beyond ±10,000, which ``JSONReader`` refuses.
  public var decimal: ExactDecimal? {
    if case .number(let text) = content { ExactDecimal(text) } else { nil }
  }

  /// The members in the order of the file, or nil if the value isn't an object.
  public var members: [Member]? {
    if case .record(let members) = content { members } else { nil }
  }

  /// The elements, or nil if the value isn't an array.
  public var elements: [JSONValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The value of the member with a name, or nil if there is no such member or the value isn't an
  /// object.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The value without positions, in the form that rules check.
  ///
  /// It also covers two kinds of input that ``JSONReader`` refuses: a number with an exponent
  /// outside ±10,000 becomes text, and the last of several members with the same name is used.
  ///
  /// - Complexity: O(*n*) in the size of the value.
  public var value: Value {
    switch content {
    case .text(let text): .text(text)
    case .number(let text): ExactDecimal(text).map(Value.decimal) ?? .text(text)
    case .boolean(let boolean): .boolean(boolean)
    case .null: .null
    case .list(let elements): .list(elements.map(\.value))
    case .record(let members):
      .record(Dictionary(members.map { ($0.key, $0.value.value) }, uniquingKeysWith: { $1 }))
    }
  }
}
