public import Violations

/// A JSON value that knows where it stands in its file.
///
/// Objects keep the order of their members, and numbers keep their text. Offsets are
/// bytes of the text; ``SourceText/position(ofByte:)`` makes lines and columns of them.
///
///     let source = SourceText(#"{"price": 0.10}"#, name: "prices.json")
///     let price = try JSONReader.document(in: source)["price"]
///     price?.content  // .number("0.10")
///     price?.range    // 10..<14
public struct JSONValue: Hashable, Sendable {
  /// What the value is.
  public let content: Content

  /// The bytes from the value's first to behind its last, counted from 0.
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

    /// The bytes of the name with its quotes.
    public let keyRange: Range<Int>

    /// The value.
    public let value: JSONValue
  }
}

extension JSONValue {
  /// The text, if the value is one.
  public var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The number, exactly, if the value is one.
  public var decimal: ExactDecimal? {
    if case .number(let text) = content { ExactDecimal(text) } else { nil }
  }

  /// The members in order, if the value is an object.
  public var members: [Member]? {
    if case .record(let members) = content { members } else { nil }
  }

  /// The elements, if the value is an array.
  public var elements: [JSONValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The member of an object with a name; nil if there is none or this is no object.
  ///
  /// - Complexity: O(*n*) in the number of members.
  public subscript(key: String) -> JSONValue? {
    members?.first { $0.key == key }?.value
  }

  /// The value without positions.
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
