public import Violations

/// Writes JSON piece by piece to the end of a list of bytes.
///
/// The writer adds commas on its own. The caller must open and close lists and objects in pairs.
///
///     var writer = JSONWriter()
///     writer.beginObject()
///     writer.name("id")
///     writer.write(7)
///     writer.name("outcome")
///     writer.write("valid")
///     writer.endObject()
///     writer.text  // {"id":7,"outcome":"valid"}
public struct JSONWriter: Sendable {
  /// The bytes written so far, as UTF-8.
  public private(set) var bytes: [UInt8] = []

  /// Creates an empty writer.
  public init() {}

  /// The text written so far.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Removes everything that was written, but keeps the memory for later.
  public mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Begins an object.
  public mutating func beginObject() { begin(UInt8(ascii: "{")) }

  /// Ends the innermost object.
  public mutating func endObject() { bytes.append(UInt8(ascii: "}")) }

  /// Begins an array.
  public mutating func beginArray() { begin(UInt8(ascii: "[")) }

  /// Ends the innermost array.
  public mutating func endArray() { bytes.append(UInt8(ascii: "]")) }

  /// Writes the name of an object's next member.
  public mutating func name(_ name: String) {
    write(name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// Writes a text with the escapes that JSON requires; all other characters stay the same.
  public mutating func write(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    appendEscaped(text)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an integer.
  public mutating func write(_ integer: Int) { writeVerbatim(integer.description) }

  /// Writes a number with exactly its digits, in no more characters than the original text.
  public mutating func write(_ decimal: ExactDecimal) { writeVerbatim(decimal.description) }

  /// Writes true or false.
  public mutating func write(_ boolean: Bool) { writeVerbatim(boolean ? "true" : "false") }

  /// Writes null.
  public mutating func writeNull() { writeVerbatim("null") }

  /// Writes a value; the names of records are sorted by their UTF-8 bytes.
  ///
  ///     writer.write(["b": 1, "a": [true, nil]] as Value)  // {"a":[true,null],"b":1}
  ///
  /// - Complexity: O(*n* log *n*) in the size of the value.
  public mutating func write(_ value: Value) {
    switch value {
    case .text(let text): write(text)
    case .decimal(let decimal): write(decimal)
    case .boolean(let boolean): write(boolean)
    case .null: writeNull()
    case .list(let elements):
      beginArray()
      for element in elements { write(element) }
      endArray()
    case .record(let members):
      beginObject()
      let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      for (name, value) in sorted {
        self.name(name)
        write(value)
      }
      endObject()
    }
  }

  /// Writes a value exactly as in a JSON text, byte for byte, but without the whitespace between
  /// its parts.
  ///
  ///     writer.write(verbatim: Array("[1e2, -0]".utf8).span)  // [1e2,-0]
  ///
  /// - Parameter json: A value that ``JSONReader`` accepts.
  package mutating func write(verbatim json: Span<UInt8>) {
    separate()
    var isInText = false
    var isEscaped = false
    for index in json.indices {
      let byte = json[index]
      if isInText {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInText = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte <= UInt8(ascii: " ") {
        continue
      } else if byte == UInt8(ascii: "\"") {
        isInText = true
      }
      bytes.append(byte)
    }
  }

  /// Ends a line; the next value begins a new JSON text.
  public mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }
}

extension JSONWriter {
  private mutating func begin(_ bracket: UInt8) {
    separate()
    bytes.append(bracket)
  }

  private mutating func writeVerbatim(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  /// Writes a comma, unless the next value is the first in its list or object.
  ///
  /// The last byte decides: no value ends with an opening bracket, a colon or a line feed.
  private mutating func separate() {
    switch bytes.last {
    case nil, UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), UInt8(ascii: "\n"): break
    default: bytes.append(UInt8(ascii: ","))
    }
  }

  private mutating func appendEscaped(_ text: String) {
    guard text.utf8.contains(where: Self.needsEscape) else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    for byte in text.utf8 {
      if Self.needsEscape(byte) { appendEscape(of: byte) } else { bytes.append(byte) }
    }
  }

  /// Whether a string must escape the byte (RFC 8259 §7): the quote, the backslash, and U+0000 to
  /// U+001F.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscape(of byte: UInt8) {
    let escape: String =
      switch byte {
      case UInt8(ascii: "\""): #"\""#
      case UInt8(ascii: "\\"): #"\\"#
      case 0x08: #"\b"#
      case 0x09: #"\t"#
      case 0x0A: #"\n"#
      case 0x0C: #"\f"#
      case 0x0D: #"\r"#
      default: (byte < 0x10 ? #"\u000"# : #"\u00"#) + String(byte, radix: 16)
      }
    bytes.append(contentsOf: escape.utf8)
  }
}
