import Testing
import UnicodeText
import Violations

@Suite("What CLDR knows of how a language is written")
struct LocaleWritingTests {
  @Test(
    "Quotation marks, outer and inner",
    arguments: [
      ("en", "“”‘’"), ("de", "„“‚‘"), ("de-CH", "„“‚‘"), ("fr", "«»«»"), ("ja", "「」『』"),
      ("qqq", ""),
    ]
  )
  func quotationMarks(tag: String, marks: String) throws {
    #expect(try #require(LocaleIdentifier(tag)).quotationMarks.joined() == marks)
  }

  @Test(
    "Digits",
    arguments: [("en", "latn"), ("bn", "beng"), ("fa", "arabext"), ("ar-EG", "arab")]
  )
  func digits(tag: String, system: String) throws {
    #expect(try #require(LocaleIdentifier(tag)).numberingSystem == system)
  }

  @Test(
    "Letters",
    arguments: [
      ("de", "[A-Za-zÄÖÜßäöü]"), ("pl", "[A-PR-UWYZa-pr-uwyzÓóĄ-ćĘęŁ-ńŚśŹ-ż]"), ("qqq", nil),
      ("nl", "[A-Za-zÁÄÉËÍÏÓÖÚÜáäéëíïóöúü\\u0301]"),
    ]
  )
  func letters(tag: String, set: String?) throws {
    let letters = try #require(LocaleIdentifier(tag)).letterSet
    #expect(letters == set)
    if let letters, let alphabet = UnicodeSet(alphabetOf: tag) {
      #expect(try UnicodeSet(pattern: letters).ranges == alphabet.ranges)
    }
  }

  @Test(
    "Sets of letters are read as they were written",
    arguments: ["ar", "bn", "cs", "el", "ff-Adlm", "he", "hi", "ja", "ko", "ru", "th", "vi", "zh"]
  )
  func roundTrip(tag: String) throws {
    let letters = try #require(LocaleIdentifier(tag)?.letterSet)
    let alphabet = try #require(UnicodeSet(alphabetOf: tag))
    #expect(try UnicodeSet(pattern: letters).ranges == alphabet.ranges)
  }
}
