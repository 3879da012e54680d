public import Violations

/// Why bytes are not the JSON that this reader accepts, and at which byte.
///
/// It holds nothing of the input, so it can be shown where the input is secret.
///
///     do {
///       _ = try JSONReader.value(of: #"{"a": 1, "a": 2}"#)
///     } catch {
///       print(error)  // this name appears twice in its object (byte 9)
///     }
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// The byte at which it is wrong, from 0; the input's size where the end came too early.
  public let offset: Int

  /// Creates an error.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The ways in which JSON is refused; the raw value is the diagnostic's code.
  public enum Kind: String, CaseIterable, Sendable {
    /// A character that cannot stand here.
    case syntax = "json.syntax"
    /// The input ends too early.
    case truncated = "json.truncated"
    /// Something after the value.
    case trailing = "json.trailing"
    /// A name that its object has already.
    case duplicateKey = "json.duplicate_key"
    /// A name of more than 1,024 bytes.
    case nameLength = "json.name_length"
    /// A number that is not written as JSON asks, such as `01` or `1.`.
    case number = "json.number"
    /// A number whose exponent is beyond ±10,000.
    case numberRange = "json.number_range"
    /// An unknown escape in a string.
    case escape = "json.escape"
    /// A `\u` escape of one half of a surrogate pair.
    case loneSurrogate = "json.lone_surrogate"
    /// A control character in a string, such as a line break.
    case controlCharacter = "json.control_character"
    /// Bytes that are not UTF-8.
    case notUTF8 = "json.not_utf8"
    /// More lists and objects inside each other than the limit.
    case depth = "json.depth"
    /// A byte order mark at the beginning.
    case byteOrderMark = "json.byte_order_mark"
  }
}

extension JSONError: CustomStringConvertible {
  /// The reason with the byte offset.
  public var description: String { "\(reason) (byte \(offset))" }

  /// What is wrong, in words.
  public var reason: String {
    switch kind {
    case .syntax: "this character cannot stand here in JSON"
    case .truncated: "the JSON ends too early"
    case .trailing: "something follows after the end of the JSON value"
    case .duplicateKey: "this name appears twice in its object"
    case .nameLength: "this name is longer than 1,024 bytes"
    case .number: "this is not a number as JSON writes it"
    case .numberRange: "the number's exponent is beyond 10,000"
    case .escape: "this escape does not exist in JSON"
    case .loneSurrogate: "this escape is one half of a surrogate pair without the other"
    case .controlCharacter: "a control character stands in a string"
    case .notUTF8: "this byte is not valid UTF-8"
    case .depth: "too many lists and objects are inside each other"
    case .byteOrderMark: "the JSON begins with a byte order mark"
    }
  }

  /// What to do about it, where that is clear.
  public var hint: String? {
    switch kind {
    case .syntax:
      "JSON needs double quotes around names and texts, and has no comments or trailing commas"
    case .truncated: "a quote, bracket or brace is not closed"
    case .trailing, .notUTF8: nil
    case .duplicateKey: "keep one of the two"
    case .nameLength: "choose a shorter name"
    case .number: "write 0.5, 1.0 or 12: no leading zeros, no plus sign, digits around the point"
    case .numberRange: "write the number as a text"
    case .escape: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate: "write the character itself"
    case .controlCharacter: #"write a line break as \n and a tab as \t"#
    case .depth: "make the structure flatter"
    case .byteOrderMark: "remove the first three bytes"
    }
  }

  /// The error as a diagnostic of a file.
  public func diagnostic(in source: SourceText) -> Diagnostic {
    source.diagnostic(kind.rawValue, atByte: offset, reason: reason, hint: hint)
  }
}
