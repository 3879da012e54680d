/// The pattern of a set, with the escapes of regular expressions translated to ICU's set syntax.
///
/// In an ICU set, `\\d` is the letter d. Here, `\\d`, `\\w`, `\\s`, `\\h`, and `\\v` are the same
/// sets as in a regular expression, and the uppercase letters are their complements. An escape of a
/// letter without a meaning is an error.
struct SetEscapes {
  /// The meaning of a letter after a backslash.
  private static let classes: [Unicode.Scalar: String] = [
    "d": #"\p{Nd}"#,
    "w": #"\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\u200c\u200d"#,
    "s": #"\p{White_Space}"#,
    "h": #"\p{Zs}\t"#,
    "v": #"\n\u000B\f\r\u0085\u2028\u2029"#,
  ]

  /// The letters that mean the same characters or properties in ICU's sets and in patterns.
  private static let known = Set("aefnrtcxuUpPN".unicodeScalars)

  /// The pattern in ICU's syntax.
  private(set) var pattern = ""

  /// The offsets of the text after each replacement: in the pattern for ICU, and in the original
  /// one.
  private var shifts: [(own: Int, source: Int)] = []

  /// Reads a pattern.
  ///
  /// - Throws: ``UnicodePatternError`` for an escape without a meaning.
  init(of source: String) throws(UnicodePatternError) {
    guard source.utf8.contains(UInt8(ascii: "\\")) else {
      pattern = source
      return
    }
    let scalars = Array(source.unicodeScalars)
    var written = String.UnicodeScalarView()
    var length = 0
    var offset = 0
    while offset < scalars.count {
      guard scalars[offset] == "\\", offset + 1 < scalars.count else {
        written.append(scalars[offset])
        length += 1
        offset += 1
        continue
      }
      let (text, count) = try Self.replacement(of: scalars, at: offset)
      written.append(contentsOf: text.unicodeScalars)
      length += text.unicodeScalars.count
      offset += count
      shifts.append((length, offset))
    }
    pattern = String(written)
  }

  /// Returns the ICU replacement of an escape, and the length of the escape.
  private static func replacement(
    of scalars: [Unicode.Scalar],
    at offset: Int
  ) throws(UnicodePatternError) -> (text: String, count: Int) {
    let letter = scalars[offset + 1]
    if let members = classes[letter] { return ("[\(members)]", 2) }
    if let lowercase = letter.lowercase, let members = classes[lowercase] {
      return ("[^\(members)]", 2)
    }
    if letter == "0" {
      let digits = scalars[(offset + 2)...].prefix(3).prefix { "0"..."7" ~= $0 }
      let text = digits.map(String.init).joined()
      guard let value = UInt32(text, radix: 8), value <= 0xFF else {
        throw UnicodePatternError(reason: "an escape without its digits", offset: offset)
      }
      return (#"\x{\#(String(value, radix: 16))}"#, 2 + digits.count)
    }
    guard letter.isASCII, letter.properties.isAlphabetic || "0"..."9" ~= letter,
      !known.contains(letter)
    else { return ("\\\(letter)", 2) }
    throw UnicodePatternError(
      reason: "`\\\(letter)` isn't an escape",
      offset: offset,
      hint: letter == "b" ? #"write \x08 for a backspace"# : "write `\(letter)` for the character"
    )
  }

  /// Returns the offset in the original pattern for an offset in the pattern for ICU.
  func sourceOffset(of offset: Int) -> Int {
    guard let shift = shifts.last(where: { $0.own <= offset }) else { return offset }
    return shift.source + offset - shift.own
  }
}

extension Unicode.Scalar {
  /// The lowercase form of an ASCII uppercase letter; nil for all other scalars.
  fileprivate var lowercase: Unicode.Scalar? {
    "A"..."Z" ~= self ? Unicode.Scalar(value + 0x20) : nil
  }
}
