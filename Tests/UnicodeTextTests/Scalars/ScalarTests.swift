import Testing
import UnicodeText

@Suite struct ScalarTests {
  @Test(
    "Scalars without a glyph are invisible",
    arguments: "\u{0}\t\n\u{7F}\u{85}\u{A0}\u{AD}\u{200B}\u{200E}\u{2028}\u{2029}\u{202E}\u{2060}"
      .unicodeScalars.map(\.self)
      + "\u{2800}\u{3000}\u{3164}\u{FE0F}\u{FEFF}\u{FFF9}\u{E0001}\u{E0100}".unicodeScalars
  )
  func invisible(scalar: Unicode.Scalar) {
    #expect(scalar.isInvisible)
  }

  @Test(
    "Other scalars are visible",
    arguments: " a1é漢\u{301}\u{600}\u{6DD}\u{FFFD}\u{E000}\u{378}😀".unicodeScalars.map(\.self)
  )
  func visible(scalar: Unicode.Scalar) {
    #expect(!scalar.isInvisible)
  }

  @Test("Digits of every script have values")
  func digits() {
    let values = "7７٧७𝟟a½七".unicodeScalars.map(\.decimalDigitValue)
    #expect(values == [7, 7, 7, 7, 7, nil, nil, nil])
  }

  @Test("White space and assignment follow the properties")
  func properties() {
    let space = " \t\u{85}\u{2028}\u{3000}\u{200B}\u{FEFF}a".unicodeScalars.map(
      \.isWhiteSpaceProperty
    )
    #expect(space == [true, true, true, true, true, false, false, false])
    let assigned = "a\u{E000}\u{0}\u{378}\u{FFFF}".unicodeScalars.map(\.isAssigned)
    #expect(assigned == [true, true, true, false, false])
  }

  @Test(
    "The first strong character gives the direction",
    arguments: [
      ("", .neutral), ("12 +-", .neutral), ("[z", .leftToRight), ("@`{", .neutral),
      ("12 abc ש", .leftToRight), ("12 שלום abc", .rightToLeft), ("١٢ عربي", .rightToLeft),
      ("\u{2067}abc\u{2069} ש", .rightToLeft),
      ("\u{2068}ש\u{2066}ש\u{2069}\u{2069}é", .leftToRight),
      ("\u{2068}abc", .neutral), ("\u{2068}abc\nש", .rightToLeft), ("\u{2069}漢", .leftToRight),
      ("\u{200F}abc", .rightToLeft),
    ] as [(String, TextDirection)]
  )
  func direction(text: String, direction: TextDirection) {
    #expect(text.firstStrongDirection == direction)
    #expect(("1" + text).dropFirst().firstStrongDirection == direction)
  }
}
