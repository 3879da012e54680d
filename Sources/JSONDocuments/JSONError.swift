public import SourceTexts
public import Violations

/// The reason why bytes aren't JSON that this reader accepts, with the offset of the byte.
///
/// The error contains nothing of the input, so it can be shown even if the input is secret.
///
///     do {
///       _ = try JSONReader.value(of: #"{"a": 1, "a": 2}"#)
///     } catch {
///       print(error)  // this name appears twice in its object (byte 9)
///     }
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public let kind: Kind

  /// The offset of the wrong byte, from 0; the input's size if the input ends too early.
  public let offset: Int

  /// Creates an error.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// The reasons for refusing JSON; the raw value is the diagnostic's code.
  public enum Kind: String, CaseIterable, Sendable {
    /// A character that isn't allowed at its place.
    case syntax = "json.syntax"
    /// The input ends too early.
    case truncated = "json.truncated"
    /// Something after the value.
    case trailing = "json.trailing"
    /// A name that its object already has.
    case duplicateKey = "json.duplicate_key"
    /// A name of more than 1,024 bytes.
    case nameLength = "json.name_length"
    /// A number that isn't written as JSON requires, such as `01` or `1.`.
    case number = "json.number"
    /// A number whose exponent is outside ±10,000.
    case numberRange = "json.number_range"
    /// An unknown escape in a string.
    case escape = "json.escape"
    /// A `\u` escape of one half of a surrogate pair.
    case loneSurrogate = "json.lone_surrogate"
    /// A control character in a string, such as a line break.
    case controlCharacter = "json.control_character"
    /// Bytes that aren't UTF-8.
    case notUTF8 = "json.not_utf8"
    /// More nested lists and objects than the limit.
    case depth = "json.depth"
    /// More values than the limit.
    case valueCount = "json.value_count"
    /// A byte order mark at the beginning.
    case byteOrderMark = "json.byte_order_mark"
  }
}

extension JSONError: CustomStringConvertible {
  /// The reason with the byte offset.
  public var description: String { "\(reason) (byte \(offset))" }

  /// The reason in words.
  public var reason: String {
    switch kind {
    case .syntax: "this character isn't allowed here in JSON"
    case .truncated: "the JSON ends too early"
    case .trailing: "there is something after the end of the JSON value"
    case .duplicateKey: "this name appears twice in its object"
    case .nameLength: "this name is longer than 1,024 bytes"
    case .number: "this isn't a number in JSON's notation"
    case .numberRange: "the number's exponent is outside ±10,000"
    case .escape: "this escape doesn't exist in JSON"
    case .loneSurrogate: "this escape is only one half of a surrogate pair"
    case .controlCharacter: "a string contains a control character"
    case .notUTF8: "this byte isn't valid UTF-8"
    case .depth: "lists and objects are nested too deeply"
    case .valueCount: "the file has too many values"
    case .byteOrderMark: "the JSON begins with a byte order mark"
    }
  }

  /// The fix, if it is clear.
  public var hint: String? {
    switch kind {
    case .syntax:
      #"put `"` around names and texts, write `\"` inside a text, and put a comma after "#
        + "every entry but the last; JSON doesn't have comments"
    case .truncated: "close the quote, bracket or brace that is still open"
    case .trailing, .notUTF8: nil
    case .duplicateKey: "keep one of the two"
    case .nameLength: "choose a shorter name"
    case .number:
      "write `0.5`, `1.0` or `12`: no leading zeros, no plus sign, digits on both sides of the dot"
    case .numberRange: "write the number as a text"
    case .escape: #"the escapes are \" \\ \/ \b \f \n \r \t and \u with four hexadecimal digits"#
    case .loneSurrogate: "write the character itself"
    case .controlCharacter:
      #"end the text with `"`; inside it, write a line break as `\n` and a tab as `\t`"#
    case .depth: "make the structure flatter"
    case .valueCount: "move the rest to another file"
    case .byteOrderMark: "remove the first three bytes"
    }
  }

  /// Returns the error as a diagnostic of a file.
  public func diagnostic(in source: SourceText) -> Diagnostic {
    source.diagnostic(kind.rawValue, atByte: offset, reason: reason, hint: hint)
  }
}
