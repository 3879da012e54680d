import TestSupport
import Testing
import UnicodeText

@Suite struct UnicodeSetTests {
  static let patterns = [
    #"[\p{L}\p{M}' -]"#, "[a-z]", "[^a-z]", "[]", "[:Nd:]", #"[\u0000-\u007F]"#, #"[@A`\{\u007F]"#,
    #"[\p{Script=Han}ab]"#, #"[^\p{L}]"#, #"[\u0300-\U0010FFFF]"#,
  ]

  @Test("Runs agree with a loop over scalars", arguments: patterns, 0..<30 as Range<UInt64>)
  func runs(pattern: String, seed: UInt64) throws {
    let set = try UnicodeSet(pattern: pattern)
    var generator = SplitMix64(seed: seed)
    let alphabet = ["ab'", "aé' \u{301}", "aЖ漢1١", "\u{0}\u{7F}@\u{80}\u{FFFF}😀`{"]
    let text = String.random(
      ofScalars: 0..<20,
      from: alphabet[Int(seed) % alphabet.count],
      using: &generator
    )
    var start = 0
    for index in text.unicodeScalars.indices + [text.unicodeScalars.endIndex] {
      for members in [true, false] {
        let rest = text.unicodeScalars[index...].prefix { set.contains($0) == members }
        let end = start + String(rest).utf8.count
        #expect(set.endOfRun(in: text, from: start, ofMembers: members) == end)
      }
      guard index < text.unicodeScalars.endIndex else { break }
      start += text.unicodeScalars[index].utf8.count
    }
  }

  @Test("ASCII members agree with the pattern")
  func ascii() throws {
    let set = try UnicodeSet(pattern: "[0-9A-Z_]")
    for value: UInt8 in 0..<128 {
      let scalar = Unicode.Scalar(value)
      let expected = scalar == "_" || ("0"..."9").contains(scalar) || ("A"..."Z").contains(scalar)
      #expect(set.contains(scalar) == expected)
    }
  }

  @Test("A space in a pattern is a member")
  func space() throws {
    let set = try UnicodeSet(pattern: #"[\p{L}\p{M}' -]"#)
    #expect(set.contains(" "))
    #expect(set.endOfRun(in: "Zoë van Dijk 2", from: 0, ofMembers: true) == 14)
  }

  @Test("Sets are equal if their patterns are")
  func equality() throws {
    #expect(try UnicodeSet(pattern: "[a-c]") == UnicodeSet(pattern: "[a-c]"))
    #expect(try UnicodeSet(pattern: "[a-c]") != UnicodeSet(pattern: "[abc]"))
  }

  @Test(
    "A refused pattern says why",
    arguments: [
      ("", "not a set in brackets"), ("abc", "not a set in brackets"),
      ("[a", "not a set in brackets"), ("[a-]]", "more text after the end of the set"),
      ("[a] b", "more text after the end of the set"),
      (#"[\p{Nonsense}]"#, "unknown property or syntax"),
      ("[a{bc}]", "a set contains single characters, not strings in braces"),
    ]
  )
  func refusals(pattern: String, reason: String) {
    let error = #expect(throws: UnicodePatternError.self) { try UnicodeSet(pattern: pattern) }
    #expect(error?.reason == reason)
  }

  @Test("The place of an error counts scalars")
  func offset() {
    #expect(throws: UnicodePatternError(reason: "more text after the end of the set", offset: 3)) {
      try UnicodeSet(pattern: "[😀]é")
    }
  }
}
