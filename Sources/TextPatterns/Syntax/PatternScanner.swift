import UnicodeText

/// Reads a pattern scalar by scalar: escapes, quotations, and the text that free spacing ignores.
struct PatternScanner {
  /// The pattern's scalars.
  let scalars: [Unicode.Scalar]

  /// The offset of the next scalar to read, in scalars.
  var offset = 0

  /// Whether whitespace and comments are ignored: `(?x)`.
  var ignoresSpace = false

  /// Whether the scanner is between `\Q` and `\E`.
  private(set) var isQuoted = false

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  /// The scalar at the offset, as written.
  var current: Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  /// Returns the scalar at some distance after the offset, as written.
  func peek(_ distance: Int) -> Unicode.Scalar? {
    offset + distance < scalars.count ? scalars[offset + distance] : nil
  }

  /// Returns whether a text comes next, as written.
  func sees(_ text: String) -> Bool {
    var index = offset
    for scalar in text.unicodeScalars {
      guard index < scalars.count, scalars[index] == scalar else { return false }
      index += 1
    }
    return true
  }

  /// Skips a text if it comes next, and returns whether it did.
  mutating func take(_ text: String) -> Bool {
    guard sees(text) else { return false }
    offset += text.unicodeScalars.count
    return true
  }

  /// Skips everything without meaning: whitespace and comments under free spacing, and the ends of
  /// quotations.
  ///
  /// After that, `isQuoted` says whether the current scalar is a literal.
  mutating func skipIgnored() {
    while let scalar = current {
      if isQuoted {
        guard take(#"\E"#) else { return }
        isQuoted = false
      } else if take(#"\Q"#) {
        isQuoted = true
      } else if ignoresSpace, scalar == "#" {
        while let next = current, !ScalarSet.lineTerminators.contains(next) { offset += 1 }
      } else if ignoresSpace, ScalarSet.patternWhiteSpace.contains(scalar) {
        offset += 1
      } else {
        return
      }
    }
  }

  /// Reads a whole number, skipping what free spacing ignores before its digits; returns nil if
  /// there is none.
  ///
  /// Numbers above a million count as a million and one.
  mutating func takeNumber() -> Int? {
    var number: Int?
    while true {
      skipIgnored()
      guard !isQuoted, let digit = current, digit.isASCII, let value = Int(String(digit)) else {
        return number
      }
      number = min((number ?? 0) * 10 + value, Self.largestNumber)
      offset += 1
    }
  }

  /// The value of numbers that are beyond any limit.
  static let largestNumber = 1_000_001
}

extension PatternScanner {
  /// Reads the text after a backslash if it is the name of one scalar, such as `n` or `x{41}`;
  /// returns nil for anything else.
  ///
  /// The offset must be the one after the backslash.
  mutating func takeNamedScalar() throws(TextPatternError) -> Unicode.Scalar? {
    let start = offset - 1
    guard let letter = current else {
      throw TextPatternError("the pattern ends with a backslash", at: start)
    }
    let simple: [Unicode.Scalar: Unicode.Scalar] = [
      "a": "\u{7}", "e": "\u{1B}", "f": "\u{C}", "n": "\n", "r": "\r", "t": "\t",
    ]
    if let scalar = simple[letter] {
      offset += 1
      return scalar
    }
    switch letter {
    case "c":
      guard let control = peek(1) else {
        throw TextPatternError(#"`\c` isn't followed by a character"#, at: start)
      }
      offset += 2
      return Unicode.Scalar(control.value & 0x1F)
    case "0":
      offset += 1
      return try takeDigits(1...3, radix: 8, from: start)
    case "u", "U":
      offset += 1
      guard current != "{" else {
        throw TextPatternError(
          "this escape doesn't exist",
          at: start,
          hint: #"write `\x{…}` with the number in hexadecimal"#
        )
      }
      let count = letter == "u" ? 4 : 8
      return try takeDigits(count...count, radix: 16, from: start)
    case "x":
      offset += 1
      guard take("{") else { return try takeDigits(1...2, radix: 16, from: start) }
      let scalar = try takeDigits(1...8, radix: 16, from: start)
      guard take("}") else {
        throw TextPatternError("an escape's brace isn't closed", at: start)
      }
      return scalar
    default:
      return nil
    }
  }

  private mutating func takeDigits(
    _ counts: ClosedRange<Int>,
    radix: UInt32,
    from start: Int
  ) throws(TextPatternError) -> Unicode.Scalar {
    var value: UInt32 = 0
    var count = 0
    while count < counts.upperBound, let digit = current, digit.isASCII,
      let number = UInt32(String(digit), radix: Int(radix)),
      // Octal numbers end at 255.
      radix == 16 || value * radix + number <= 0xFF
    {
      value = value &* radix &+ number
      count += 1
      offset += 1
    }
    guard counts.contains(count) else {
      throw TextPatternError("an escape doesn't have enough digits", at: start)
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw TextPatternError("no character has this number", at: start)
    }
    return scalar
  }

  /// Reads a property, such as `p{L}`, or a name, such as `N{COLON}`, after a backslash.
  mutating func takeProperty() throws(TextPatternError) -> ScalarSet {
    let start = offset - 1
    let letter = current.map(String.init) ?? ""
    guard peek(1) == "{" else {
      let name = peek(1).flatMap { $0.properties.isAlphabetic ? String($0) : nil }
      throw TextPatternError(
        "a property's name must be in braces",
        at: start,
        hint: name.map { "write `\\\(letter){\($0)}`" }
      )
    }
    guard let end = scalars[offset...].firstIndex(of: "}") else {
      throw TextPatternError("a property's brace isn't closed", at: start)
    }
    let inside = String(String.UnicodeScalarView(scalars[(offset + 2)..<end]))
    offset = end + 1
    do throws(UnicodePatternError) {
      if letter == "N" { return try ScalarProperty.read("[\\N{\(inside)}]") }
      let set = try ScalarProperty.named(inside)
      return letter == "P" ? set.inverted : set
    } catch {
      let what = letter == "N" ? "no character has this name" : "Unicode doesn't have this property"
      throw TextPatternError(what, at: start)
    }
  }
}
