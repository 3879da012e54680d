import UnicodeText

/// A URI template with variables in braces (RFC 6570).
///
///     let reading = URITemplate.read("/find{?q,lang*}".utf8Span)
///     reading.level      // 4
///     reading.variables  // 7..<8, 9..<13
///
/// The operators that §2.2 reserves for later (`=`, `,`, `!`, `@` and `|`) are refused, because no
/// program can expand them. An apostrophe is accepted as a literal, following erratum 6937.
package struct URITemplate: Sendable {
  /// A fault of a template.
  package enum Fault: Hashable, Sendable {
    /// A character that isn't allowed unencoded outside braces.
    case character(Unicode.Scalar)

    /// A percent sign without two hexadecimal digits.
    case percentEncoding

    /// The text in braces isn't an expression, or is never closed.
    case expression
  }

  /// The lowest level of §1.2 with everything that the template uses.
  package private(set) var level = 1

  /// The ranges of the variable names in the order of the text.
  ///
  /// Empty unless they were requested.
  package private(set) var variables: [Range<Int>] = []

  /// The first fault.
  package private(set) var fault: Fault?

  /// The range of the fault.
  package private(set) var range = 0..<0

  /// The byte where the text stops being the beginning of a template, or nil if more text can fix
  /// it.
  package private(set) var impossibleAt: Int?

  private let keepsVariables: Bool

  private init(keepsVariables: Bool) { self.keepsVariables = keepsVariables }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsVariables: Whether to keep the ranges of the variables, which takes memory.
  /// - Returns: The template, with its first fault.
  package static func read(_ text: UTF8Span, keepsVariables: Bool = true) -> URITemplate {
    var template = URITemplate(keepsVariables: keepsVariables)
    var index = 0
    while index < text.count {
      let isBrace = text.span[index] == UInt8(ascii: "{")
      let isGood = isBrace ? template.expression(text, &index) : template.literal(text, &index)
      if !isGood { break }
    }
    return template
  }

  private mutating func fail(_ found: Fault, at place: Range<Int>, _ offset: Int?) -> Bool {
    fault = found
    range = place
    impossibleAt = offset
    return false
  }

  /// Reads one character outside braces (§2.1).
  private mutating func literal(_ text: UTF8Span, _ index: inout Int) -> Bool {
    let bytes = text.span
    let byte = bytes[index]
    if ByteSet.templateLiteral.contains(byte) {
      index += 1
      return true
    }
    if byte == UInt8(ascii: "%") { return percent(bytes, &index) }
    let scalar = text.scalar(at: index)
    if !scalar.isASCII, scalar.isIRICharacter || scalar.isPrivateIRICharacter {
      index += scalar.utf8Length
      return true
    }
    return fail(.character(scalar), at: index..<index + scalar.utf8Length, index)
  }

  private mutating func percent(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    let start = index
    index += 1
    while index < bytes.count, index < start + 3 {
      guard bytes[index].hexadecimalValue != nil else {
        return fail(.percentEncoding, at: start..<index, index)
      }
      index += 1
    }
    return index == start + 3 || fail(.percentEncoding, at: start..<index, nil)
  }

  /// Reads an expression in braces (§2.2).
  private mutating func expression(_ text: UTF8Span, _ index: inout Int) -> Bool {
    let bytes = text.span
    let start = index
    index += 1
    if index < bytes.count, let needed = bytes[index].operatorLevel {
      level = max(level, needed)
      index += 1
    }
    while true {
      guard variable(bytes, &index) else { break }
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: "}") {
        index += 1
        return true
      }
      guard bytes[index] == UInt8(ascii: ",") else { break }
      level = max(level, 3)
      index += 1
    }
    if index >= bytes.count { return fail(.expression, at: start..<bytes.count, nil) }
    var end = index
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "{") {
      end += 1
    }
    let isClosed = end < bytes.count && bytes[end] == UInt8(ascii: "}")
    return fail(.expression, at: start..<(isClosed ? end + 1 : end), index)
  }

  /// Reads a variable and its modifier (§2.3 and §2.4).
  ///
  /// After a fault, `index` is its offset.
  private mutating func variable(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    let start = index
    var needsCharacter = true
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") {
        index += 1
        needsCharacter = false
      } else if byte == UInt8(ascii: "%") {
        for _ in 0..<2 {
          index += 1
          if index >= bytes.count || bytes[index].hexadecimalValue == nil { return false }
        }
        index += 1
        needsCharacter = false
      } else if byte == UInt8(ascii: "."), !needsCharacter {
        index += 1
        needsCharacter = true
      } else {
        break
      }
    }
    if needsCharacter { return false }
    if keepsVariables { variables.append(start..<index) }
    guard index < bytes.count else { return true }
    return modifier(bytes, &index)
  }

  /// Reads an optional modifier: an asterisk, or a colon with a length from 1 to 9999 (§2.4).
  private mutating func modifier(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
    if bytes[index] == UInt8(ascii: "*") {
      level = 4
      index += 1
    } else if bytes[index] == UInt8(ascii: ":") {
      level = 4
      index += 1
      let digits = index
      while index < bytes.count, bytes[index].isDigit, index < digits + 4 {
        if index == digits, bytes[index] == UInt8(ascii: "0") { return false }
        index += 1
      }
      return index > digits
    }
    return true
  }
}

extension UInt8 {
  /// The level of RFC 6570 that introduces this operator, or nil if the byte isn't one.
  fileprivate var operatorLevel: Int? {
    switch self {
    case UInt8(ascii: "+"), UInt8(ascii: "#"): 2
    case UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ";"), UInt8(ascii: "?"),
      UInt8(ascii: "&"):
      3
    default: nil
    }
  }
}

extension ByteSet {
  /// Characters outside braces (RFC 6570 §2.1): all visible ASCII except `"%<>\^`{|}`.
  @inline(__always)
  static var templateLiteral: ByteSet {
    ByteSet(low: 0xAFFF_FFDA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF)
  }
}
