import ErrorCatalog
import Testing
import UnicodeText
import Violations

@Suite struct MessageWriterTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var locale: String
    var pattern: String
    var arguments: [String: Argument]
    var text: String
    var testDescription: String { "\(locale) \(pattern) \(arguments)" }

    init(
      _ locale: String,
      _ pattern: String,
      _ arguments: [String: Argument],
      _ text: String
    ) {
      (self.locale, self.pattern, self.arguments, self.text) = (locale, pattern, arguments, text)
    }
  }

  private static let polish =
    "{n, plural, one {# znak} few {# znaki} many {# znaków} other {# znaku}}"

  static let numbers = [
    Sample("en", "{n}", ["n": 1_234_567], "1,234,567"),
    Sample("de", "{n}", ["n": 1_234_567], "1.234.567"),
    Sample("de-CH", "{n}", ["n": 1_234_567], "1’234’567"),
    Sample("en", "{n, number}", ["n": decimal("1234.56789")], "1,234.56789"),
    Sample("de", "{n}", ["n": decimal("-0.5")], "-0,5"),
    Sample("en", "{n, number, integer}", ["n": decimal("2.5")], "2"),
    Sample("en", "{n, number, integer}", ["n": decimal("3.5")], "4"),
    Sample("en", "{n, number, percent}", ["n": decimal("0.25")], "25%"),
    Sample("de", "{n, number, percent}", ["n": decimal("0.25")], "25\u{A0}%"),
    // CLDR plural rules: Polish has `few` for 2…4 but not for 12…14, and `other` for fractions.
    Sample("pl", polish, ["n": 1], "1 znak"),
    Sample("pl", polish, ["n": 22], "22 znaki"),
    Sample("pl", polish, ["n": 12], "12 znaków"),
    Sample("pl", polish, ["n": decimal("1.5")], "1,5 znaku"),
    // In French a million is `many`, and 0 is `one`.
    Sample("fr", "{n, plural, one {o} many {m} other {x}}", ["n": 0], "o"),
    Sample("fr", "{n, plural, one {o} many {m} other {x}}", ["n": 1_000_000], "m"),
    Sample("ja", "{n, plural, one {o} other {x#}}", ["n": 1], "x1"),
    // A decimal without a fraction is the integer.
    Sample("en", "{n, plural, =1 {one} other {#}}", ["n": decimal("1.0")], "one"),
    Sample("en", "{n, plural, =1 {one} other {#}}", ["n": decimal("1.1")], "1.1"),
    // A category without a branch uses the last branch.
    Sample("pl", "{n, plural, one {o} other {x}}", ["n": 5], "x"),
  ]

  static let others = [
    Sample("en", "{d}", ["d": date], "Nov 20, 2026"),
    Sample("en", "{d, date}", ["d": date], "Nov 20, 2026"),
    Sample("en", "{d, date, short}", ["d": date], "11/20/26"),
    Sample("de", "{d, date, medium}", ["d": date], "20.11.2026"),
    Sample("de", "{d, date, long}", ["d": date], "20. November 2026"),
    Sample("en", "{l}", ["l": ["a"]], "a"),
    Sample("en", "{l}", ["l": []], ""),
    Sample("en", "{l, list, and}", ["l": ["a", "b", "c"]], "a, b, and c"),
    Sample("en", "{l, list, or}", ["l": ["a", "b", "c"]], "a, b, or c"),
    Sample("de", "{l, list, or}", ["l": ["a", "b"]], "a oder b"),
    Sample("es", "{l}", ["l": ["e", "ibex"]], "e e ibex"),
    Sample("de", "{r}", ["r": .region("CH")], "Schweiz"),
    Sample("de", "{r}", ["r": .region("none")], "none"),
    Sample("en", "{f}", ["f": .field(FieldPath(field: "email"))], "email"),
    Sample("en", "{c}", ["c": .character("ß")], "ß"),
    Sample("en", "{c}", ["c": .character(" ")], " "),
    Sample("en", "{c}", ["c": .character("\u{308}")], "\u{25CC}\u{308}"),
    Sample("en", "{c}", ["c": .character("\u{200B}")], "U+200B"),
    Sample("en", "{c}", ["c": .character("\u{A}")], "U+000A"),
    Sample("en", "{c}", ["c": .character("\u{A0}")], "U+00A0"),
    Sample("en", "{c}", ["c": .character("\u{202E}")], "U+202E"),
    Sample("en", "{c}", ["c": .character("\u{E0041}")], "U+E0041"),
    Sample("en", "{c}", ["c": .character("\u{E000}")], "U+E000"),
    Sample("en", "{c}", ["c": .character("\u{378}")], "U+0378"),
    Sample("en", "{c}", ["c": .character("\u{10FFFF}")], "U+10FFFF"),
  ]

  // U+2068 and U+2069 surround text that runs the other way.
  static let isolates = [
    Sample("en", "<{t}>", ["t": "abc"], "<abc>"),
    Sample("en", "<{t}>", ["t": "سلام"], "<\u{2068}سلام\u{2069}>"),
    Sample("en", "<{t}>", ["t": "12 سلام"], "<\u{2068}12 سلام\u{2069}>"),
    Sample("en", "<{t}>", ["t": "abc سلام"], "<abc سلام>"),
    Sample("en", "<{t}>", ["t": "123"], "<123>"),
    Sample("en", "<{t}>", ["t": ""], "<>"),
    Sample("ar", "<{t}>", ["t": "سلام"], "<سلام>"),
    Sample("ar", "<{t}>", ["t": "abc"], "<\u{2068}abc\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "+41 79 123"], "<\u{2068}+41 79 123\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "2026"], "<2026>"),
    Sample("en", "<{t}>", ["t": "+41 79 123"], "<+41 79 123>"),
    Sample("he", "<{t}>", ["t": "123"], "<123>"),
    Sample("he", "<{c}>", ["c": .character("a")], "<\u{2068}a\u{2069}>"),
    Sample("he", "<{c}>", ["c": .character("@")], "<\u{2068}@\u{2069}>"),
    Sample("ar", "<{c}>", ["c": .character("(")], "<\u{2068}(\u{2069}>"),
    Sample("ar", "<{c}>", ["c": .character("[")], "<\u{2068}[\u{2069}>"),
    Sample("ar", "<{c}>", ["c": .character("<")], "<\u{2068}<\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "("], "<\u{2068}(\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "->"], "<\u{2068}->\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "12"], "<12>"),
    Sample("ar", "<{t}>", ["t": "+41 79"], "<\u{2068}+41 79\u{2069}>"),
    Sample("ar", "<{t}>", ["t": "1.5"], "<\u{2068}1.5\u{2069}>"),
    Sample("ar", "<{t}>", ["t": ""], "<>"),
    Sample("ar", "<{c}>", ["c": .character("5")], "<5>"),
    Sample("ar", "<{l, list, or}>", ["l": ["(", "12"]], "<\u{2068}(\u{2069} أو 12>"),
    Sample("en", "<{c}>", ["c": .character("(")], "<(>"),
    Sample("en", "<{t}>", ["t": "->"], "<->>"),
    Sample("en", "<{c}>", ["c": .character("א")], "<\u{2068}א\u{2069}>"),
    Sample("en", "<{l, list, or}>", ["l": ["a", "א"]], "<a or \u{2068}א\u{2069}>"),
    Sample("he", "<{f}>", ["f": .field(FieldPath(field: "email"))], "<\u{2068}email\u{2069}>"),
    Sample("he", "<{n}>", ["n": 1234], "<1,234>"),
    Sample("en", "{t, plural, other {<#>}}", ["t": "א"], "<\u{2068}א\u{2069}>"),
  ]

  /// Exponents are written out as up to twenty zeros.
  static let powers = [
    Sample("en", "{n}", ["n": decimal("1e20")], "100,000,000,000,000,000,000"),
    Sample("en", "{n}", ["n": decimal("1e21")], "1E21"),
    Sample("en", "{n}", ["n": decimal("-1.25e9999")], "-1.25E9999"),
    Sample("de", "{n, number}", ["n": decimal("-1.25e9999")], "-1,25E9999"),
    Sample("pl", "{n}", ["n": decimal("12e-60")], "1,2E-59"),
    Sample("en", "{n}", ["n": decimal("1e-3")], "0.001"),
    Sample("en", "{n, number, integer}", ["n": decimal("1e60")], "1E60"),
    Sample("en", "{n, number, integer}", ["n": decimal("1e-60")], "0"),
    Sample("en", "{n, number, percent}", ["n": decimal("1e60")], "1E62%"),
    Sample("en", "{n, number, percent}", ["n": decimal("1e-60")], "0%"),
    Sample("en", "{n, plural, one {one} other {# others}}", ["n": decimal("1e60")], "1E60 others"),
    Sample(
      "pl",
      "{n, plural, one {1} few {2} many {many} other {o}}",
      ["n": decimal("2e60")],
      "many"
    ),
    Sample("pl", "{n, plural, one {1} few {2} many {m} other {o}}", ["n": decimal("2e-60")], "o"),
  ]

  private static let size = "<{n, number, ::unit/megabyte}>"
  private static let sizeInWords = "<{n, number, ::unit/megabyte unit-width-full-name}>"

  // U+2066 and U+2069 surround letters that run the other way; marks in numbers aren't letters.
  static let units = [
    Sample("en", sizeInWords, ["n": 1], "<1 megabyte>"),
    Sample("en", sizeInWords, ["n": 5], "<5 megabytes>"),
    Sample("de", sizeInWords, ["n": 5], "<5 Megabyte>"),
    Sample("pl", sizeInWords, ["n": 5], "<5 megabajtów>"),
    Sample("pl", sizeInWords, ["n": decimal("1.5")], "<1,5 megabajta>"),
    Sample("ar-EG", sizeInWords, ["n": 5], "<٥ ميغابايت>"),
    Sample("ar-u-nu-latn", sizeInWords, ["n": 5], "<5 ميغابايت>"),
    Sample("en", size, ["n": decimal("1234.5678901234567891")], "<1,234.5678901234567891 MB>"),
    Sample("en", size, ["n": .integer(.min)], "<-9,223,372,036,854,775,808 MB>"),
    Sample("de", size, ["n": decimal("-1.25e9999")], "<-1,25E9999 MB>"),
    Sample("en", size, ["n": decimal("1e20")], "<100,000,000,000,000,000,000 MB>"),
    Sample("en", size, ["n": "many"], "<many>"),
    Sample("he", size, ["n": "many"], "<\u{2068}many\u{2069}>"),
    Sample("he", size, ["n": 5], "<\u{2066}5 MB\u{2069}>"),
    Sample("he", size, ["n": -5], "<\u{2066}\u{200E}-5 MB\u{2069}>"),
    Sample("he", "<{n, number, ::unit/kilometer}>", ["n": -5], "<\u{200E}-5 ק״מ>"),
    Sample("he", "<{n, number, ::unit/percent}>", ["n": -5], "<\u{200E}-5%>"),
    Sample("ckb", size, ["n": -5], "<\u{2066}\u{200F}-٥ MB\u{2069}>"),
  ]

  private static let date: Argument =
    CivilDate("2026-11-20").map { .date($0) } ?? .text("not a date")

  private static func decimal(_ text: String) -> Argument {
    ExactDecimal(text).map { .decimal($0) } ?? .text("not a number")
  }

  @Test(
    "Arguments are written in the way of the locale",
    arguments: numbers + others + isolates + powers + units
  )
  func writes(sample: Sample) throws {
    let text = MessageWriter(in: sample.locale)
      .text(of: try Message(sample.pattern), sample.arguments)

    #expect(text.unicodeScalars.elementsEqual(sample.text.unicodeScalars), "\(text)")
  }

  @Test("An argument is inserted, never parsed")
  func neverParsed() throws {
    let message = try Message("{a} {n, plural, other {# {a}}}")
    let text = MessageWriter(in: "en").text(of: message, ["a": "{n} '#' ''", "n": 2])
    #expect(text == "{n} '#' '' 2 {n} '#' ''")
  }

  @Test("A field is written as the label that the caller gives")
  func labels() throws {
    let path = FieldPath("a.b")
    let writer = MessageWriter(in: "en")
    let message = try Message("{f}")
    #expect(writer.text(of: message, ["f": .field(path)]) { _ in "Label" } == "Label")
    #expect(writer.text(of: message, ["f": .field(path)]) == "b")
  }

  @Test("Isolates can be left out")
  func withoutIsolates() throws {
    let writer = MessageWriter(in: "ar", isolatesArguments: false)
    #expect(writer.text(of: try Message("<{t}>"), ["t": "abc"]) == "<abc>")
  }

  @Test("Text is added behind what stands there")
  func appends() throws {
    var text = "1 "
    MessageWriter(in: "en").append(try Message("{a}"), ["a": "2"], to: &text)
    MessageWriter(in: "en").append(try Message(" 3"), to: &text)
    #expect(text == "1 2 3")
  }
}
