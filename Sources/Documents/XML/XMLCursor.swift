import SourceTexts
import Violations

/// A position in an XML file, with functions that read from there.
struct XMLCursor {
  private let source: SourceText
  private(set) var index = 0

  private var bytes: [UInt8] { source.bytes }

  init(_ source: SourceText) { self.source = source }

  var isAtEnd: Bool { index == bytes.count }

  /// Returns whether a text comes next.
  func isAt(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    return text.withUTF8Buffer { bytes[index..<index + count].elementsEqual($0) }
  }

  /// Moves past a text if it comes next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past whitespace, and returns whether there was any.
  mutating func skipSpaces() -> Bool {
    let start = index
    while !isAtEnd, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index > start
  }

  /// Reads a name (§2.3).
  ///
  /// Only its ASCII characters are checked.
  mutating func name() throws(LoadingError) -> String {
    let start = index
    while !isAtEnd, bytes[index].isInXMLName { index += 1 }
    guard index > start, bytes[start].canBeginXMLName else { throw fault("a name is missing") }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Reads `= "…"` (§2.3), with all whitespace as spaces (§3.3.3).
  mutating func attributeValue() throws(LoadingError) -> String {
    _ = skipSpaces()
    guard skip("=") else { throw fault("a `=` is missing after the name of an attribute") }
    _ = skipSpaces()
    guard isAt("\"") || isAt("'") else { throw fault("a value must be in quotation marks") }
    let quote = bytes[index]
    index += 1
    var value = ""
    while !isAtEnd, bytes[index] != quote {
      switch bytes[index] {
      case UInt8(ascii: "<"): throw fault("in a value, `<` must be written as `&lt;`")
      case UInt8(ascii: "&"): value.unicodeScalars.append(try reference())
      default:
        let scalars = try run { $0 != quote && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
        value += scalars.replacing("\t", with: " ").replacing("\n", with: " ")
      }
    }
    guard !isAtEnd else { throw fault("the value is never closed") }
    index += 1
    return value
  }

  /// Reads text up to the next tag (§2.4).
  mutating func characterData() throws(LoadingError) -> String {
    var text = ""
    while !isAtEnd, bytes[index] != UInt8(ascii: "<") {
      if bytes[index] == UInt8(ascii: "&") {
        text.unicodeScalars.append(try reference())
      } else {
        text += try run { $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "&") }
      }
    }
    return text
  }

  /// Reads everything up to a closing mark, and moves past the mark.
  mutating func text(through end: StaticString, of what: String) throws(LoadingError) -> String {
    let start = index
    while !isAtEnd {
      if isAt(end) {
        var part = self
        part.index = start
        let stop = index
        _ = skip(end)
        return try part.characters(until: stop)
      }
      index += 1
    }
    index = start
    throw fault("\(what) is never closed")
  }

  // MARK: Characters

  /// Reads bytes as long as they meet a condition.
  private mutating func run(while isWanted: (UInt8) -> Bool) throws(LoadingError) -> String {
    var end = index
    while end < bytes.count, isWanted(bytes[end]) { end += 1 }
    return try characters(until: end)
  }

  /// Reads characters, with the line breaks of all systems as U+000A (§2.11).
  private mutating func characters(until end: Int) throws(LoadingError) -> String {
    let start = index
    index = end
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    var offset = start
    var read = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      guard scalar.isXMLCharacter else {
        index = offset
        throw fault("U+\(String(scalar.value, radix: 16, uppercase: true)) isn't allowed in XML")
      }
      offset += UTF8.width(scalar)
      let isPair = last == "\r" && scalar == "\n"
      last = scalar
      if !isPair { read.append(scalar == "\r" ? "\n" : scalar) }
    }
    return String(read)
  }

  /// Reads a reference such as `&lt;` or `&#60;` (§4.1, §4.6).
  private mutating func reference() throws(LoadingError) -> Unicode.Scalar {
    let rest = bytes[index...].prefix(12)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw fault("`&` must be written as `&amp;`")
    }
    let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
    let scalar: Unicode.Scalar? =
      switch name {
      case "lt": "<"
      case "gt": ">"
      case "amp": "&"
      case "quot": "\""
      case "apos": "'"
      case _ where name.hasPrefix("#x"):
        UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
      default: nil
      }
    guard let scalar, scalar.isXMLCharacter else {
      throw fault("`&\(name);` doesn't represent a character")
    }
    index = end + 1
    return scalar
  }

  // MARK: Faults

  /// Returns the error for a mistake at this position.
  func fault(
    _ reason: String,
    code: String = "xml.malformed",
    hint: String? = nil
  ) -> LoadingError {
    LoadingError(source.diagnostic(code, atByte: index, reason: reason, hint: hint))
  }
}

extension UInt8 {
  fileprivate var isInXMLName: Bool {
    switch self {
    case 0x00...0x20, 0x7F: false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="),
      UInt8(ascii: "&"),
      UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"), UInt8(ascii: "!"),
      UInt8(ascii: "?"):
      false
    default: true
    }
  }

  fileprivate var canBeginXMLName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): false
    default: isInXMLName
    }
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 allows the character (§2.2).
  package var isXMLCharacter: Bool {
    switch value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
