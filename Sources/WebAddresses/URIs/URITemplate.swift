import UnicodeText

/// A template of a URI with variables in braces, RFC 6570.
///
///     let reading = URITemplate.read("/find{?q,lang*}".utf8Span)
///     reading.level      // 4
///     reading.variables  // 7..<8, 9..<13
///
/// The operators that §2.2 reserves for later (`=`, `,`, `!`, `@` and `|`) are refused, as nobody can
/// expand them. An apostrophe is accepted as a literal, as erratum 6937 has it.
package struct URITemplate: Sendable {
  /// What is wrong with a template.
  package enum Fault: Hashable, Sendable {
    /// A character that must not stand outside of braces as it is.
    case character(Unicode.Scalar)

    /// A percent sign without two hexadecimal digits.
    case percentEncoding

    /// What stands in braces is no expression, or is never closed.
    case expression
  }

  /// The least level of §1.2 that has everything that is used.
  package private(set) var level = 1

  /// Where the names of the variables are, in the order of the text; empty unless they were asked for.
  package private(set) var variables: [Range<Int>] = []

  /// The first fault.
  package private(set) var fault: Fault?

  /// Where it is.
  package private(set) var range = 0..<0

  /// The byte with which the text ceased to be the beginning of a template; nil if more text can mend
  /// it.
  package private(set) var impossibleAt: Int?

  private let keepsVariables: Bool

  private init(keepsVariables: Bool) { self.keepsVariables = keepsVariables }

  /// Reads a template.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - keepsVariables: Whether the places of variables are wanted, which takes memory.
  /// - Returns: What was learned, with the first fault.
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

  /// Reads one character outside of braces, §2.1.
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

  /// Reads an expression in braces, §2.2.
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

  /// Reads a variable and what modifies it, §2.3 and §2.4; `index` stays at what is wrong.
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

  /// Reads an asterisk, or a colon with a length from 1 to 9999, §2.4; there may be neither.
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
  /// The level of RFC 6570 that has this operator, or nil if it is none.
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
  /// Characters outside of braces, RFC 6570 §2.1: all visible ASCII but `"%<>\^`{|}`.
  @inline(__always)
  static var templateLiteral: ByteSet {
    ByteSet(low: 0xAFFF_FFDA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF)
  }
}
