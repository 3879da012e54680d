import PackLoading
import SourceTexts
import Testing
import Violations

@Suite("What a catalog file says of its language")
struct LanguageProfileTests {
  private static func file(_ entries: String, locale: String = "fr") throws(LoadingError) -> ARBFile
  {
    try ARBFile(SourceText("{ \"@@locale\": \"\(locale)\",\n\(entries) }", name: "x.arb"))
  }

  private static let french = """
    "@@x-style": "Court et poli.",
    "@@x-quotation-marks": ["«", "»", "“", "”"],
    "@@x-spaces": { "before": { ":": "\u{A0}", "?": "\u{202F}" }, "after": { "«": "\u{A0}" } },
    "@@x-letters": "[a-zé]",
    "@@x-digits": "latn",
    "@@x-address": { "form": "vous", "avoid": ["tu", "ton"] },
    "@@x-glossary": { "password": ["mot de passe", "mots de passe"], "digit": ["chiffre"] },
    "@@x-avoid": { "courriel*": "adresse e-mail" },
    "@@x-end": [".", "?"],
    "@@x-note": 5
    """

  @Test("is read, and what is not known of it is passed over")
  func reading() throws {
    let profile = try Self.file(Self.french).profile
    #expect(profile.style == "Court et poli.")
    #expect(profile.quotationMarks == ["«", "»", "“", "”"])
    #expect(profile.spacesBefore == [":": "\u{A0}", "?": "\u{202F}"])
    #expect(profile.spacesAfter == ["«": "\u{A0}"])
    #expect(profile.partsWords)
    #expect(profile.letters == "[a-zé]")
    #expect(profile.digits == "latn")
    #expect(profile.formOfAddress == "vous")
    #expect(profile.otherForms == ["tu", "ton"])
    #expect(
      profile.glossary == ["password": ["mot de passe", "mots de passe"], "digit": ["chiffre"]]
    )
    #expect(profile.avoided == ["courriel*": "adresse e-mail"])
    #expect(profile.ends == [".", "?"])
    #expect(!profile.isEmpty)
    #expect(try Self.file(#""a": "x""#).profile.isEmpty)
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entry: String
    var column: Int
    var reason: String

    /// Takes an entry with `^` before the value that is wrong.
    init(_ name: String, _ entry: String, _ reason: String) {
      testDescription = name
      self.entry = entry.replacing("^", with: "")
      column = (entry.split(separator: "^", omittingEmptySubsequences: false).first?.count ?? 0) + 1
      self.reason = reason
    }
  }

  static let rows = [
    Row("style/a number", #""@@x-style": ^5"#, "a text"),
    Row("marks/a text", #""@@x-quotation-marks": ^"«»""#, "a list of four"),
    Row("marks/two", #""@@x-quotation-marks": ^["«", "»"]"#, "a list of four"),
    Row("marks/five", #""@@x-quotation-marks": ^["«", "»", "“", "”", "„"]"#, "a list of four"),
    Row(
      "marks/more than a character",
      #""@@x-quotation-marks": ^["<<", ">>", "“", "”"]"#,
      "a list of four"
    ),
    Row(
      "marks/a number among them",
      #""@@x-quotation-marks": ^["«", "»", "“", 5]"#,
      "a list of four"
    ),
    Row("spaces/a text", #""@@x-spaces": ^" ""#, "an object"),
    Row("spaces/before is a list", #""@@x-spaces": { "before": ^[":"] }"#, "an object"),
    Row("spaces/after is a text", #""@@x-spaces": { "before": {}, "after": ^"«" }"#, "an object"),
    Row("spaces/two marks at once", #""@@x-spaces": { "before": { ":;": ^" " } }"#, "one space"),
    Row("spaces/no space", #""@@x-spaces": { "before": { ":": ^"" } }"#, "one space"),
    Row("spaces/a number", #""@@x-spaces": { "after": { "«": ^1 } }"#, "one space"),
    Row("spaces/between words", #""@@x-spaces": { "between-words": ^"no" }"#, "between-words"),
    Row("spaces/between phrases", #""@@x-spaces": { "between-phrases": ^1 }"#, "between-phrases"),
    Row("letters/a list", #""@@x-letters": ^["a", "b"]"#, "a set of letters"),
    Row("digits/a truth", #""@@x-digits": ^true"#, "a numbering system"),
    Row("address/a text", #""@@x-address": ^"vous""#, "`form`"),
    Row("address/no form", #""@@x-address": ^{ "avoid": ["tu"] }"#, "`form`"),
    Row("address/the form is a list", #""@@x-address": { "form": ^["vous"] }"#, "`form`"),
    Row(
      "address/avoid is a text",
      #""@@x-address": { "form": "vous", "avoid": ^"tu" }"#,
      "`avoid`"
    ),
    Row("glossary/a list", #""@@x-glossary": ^["password"]"#, "an object"),
    Row("glossary/a text", #""@@x-glossary": { "digit": ["x"], "password": ^"mot" }"#, "a list"),
    Row("glossary/no word", #""@@x-glossary": { "password": ^[] }"#, "a list"),
    Row("glossary/a number among words", #""@@x-glossary": { "password": ^["mot", 5] }"#, "a list"),
    Row("avoid/a list", #""@@x-avoid": ^["courriel"]"#, "an object"),
    Row("avoid/a number", #""@@x-avoid": { "courriel": ^5 }"#, "a text or null"),
    Row("avoid/a number next to null", #""@@x-avoid": { "x": null, "y": ^5 }"#, "a text or null"),
    Row("end/a text", #""@@x-end": ^".""#, "a list"),
    Row("end/more than a character", #""@@x-end": ^[".", "..."]"#, "a list"),
  ]

  @Test("is refused at the value that is wrong", arguments: rows)
  func refusal(row: Row) throws {
    let error = try #require(throws: LoadingError.self) { try Self.file(row.entry) }
    #expect(error.diagnostics.map(\.code) == ["arb.bad_profile"])
    #expect(error.diagnostics.map { [$0.line, $0.column] } == [[2, row.column]])
    #expect(error.diagnostics.first?.reason.contains(row.reason) == true)
  }

  @Test("is refused with all that is wrong in it")
  func allAtOnce() throws {
    let error = try #require(throws: LoadingError.self) {
      try Self.file("\"@@x-style\": 1,\n\"@@x-digits\": 2,\n\"@@x-end\": 3")
    }
    #expect(
      error.diagnostics.map { "\($0.code) \($0.line)" } == (2...4).map { "arb.bad_profile \($0)" }
    )
  }

  @Test("is inherited by a regional file that says nothing")
  func inheritingAll() throws {
    let parent = try Self.file(Self.french).profile
    #expect(LanguageProfile().inheriting(parent) == parent)
    #expect(parent.inheriting(LanguageProfile()) == parent)
  }

  static let own:
    [(name: String, entry: String, change: @Sendable (inout LanguageProfile) -> Void)] = [
      ("style", #""@@x-style": "Suisse""#, { $0.style = "Suisse" }),
      (
        "marks", #""@@x-quotation-marks": ["“", "”", "‘", "’"]"#,
        { $0.quotationMarks = ["“", "”", "‘", "’"] }
      ),
      (
        "spaces before", #""@@x-spaces": { "before": { ":": "\u202F" } }"#,
        { $0.spacesBefore = [":": "\u{202F}"] }
      ),
      (
        "spaces after", #""@@x-spaces": { "after": { "«": "\u202F" } }"#,
        { $0.spacesAfter = ["«": "\u{202F}"] }
      ),
      ("words", #""@@x-spaces": { "between-words": false }"#, { $0.partsWords = false }),
      ("phrases", #""@@x-spaces": { "between-phrases": true }"#, { $0.partsPhrases = true }),
      ("letters", #""@@x-letters": "[a-z]""#, { $0.letters = "[a-z]" }),
      ("digits", #""@@x-digits": "arab""#, { $0.digits = "arab" }),
      (
        "address", #""@@x-address": { "form": "tu" }"#,
        { ($0.formOfAddress, $0.otherForms) = ("tu", []) }
      ),
      (
        "glossary", #""@@x-glossary": { "digit": ["chiffre", "numéro"] }"#,
        { $0.glossary["digit"] = ["chiffre", "numéro"] }
      ),
      (
        "avoid", #""@@x-avoid": { "courriel*": "e-mail", "x": "y" }"#,
        { $0.avoided = ["courriel*": "e-mail", "x": "y"] }
      ),
      (
        "release", #""@@x-avoid": { "courriel*": null, "x": "y" }"#,
        { ($0.avoided, $0.released) = (["x": "y"], ["courriel*"]) }
      ),
      (
        "release of a word that is also a key", #""@@x-avoid": { "avoid": null }"#,
        { $0.released = ["avoid"] }
      ),
      ("end", #""@@x-end": ["."]"#, { $0.ends = ["."] }),
    ]

  @Test("A regional file's own entry takes the place of its parent's", arguments: own.map(\.name))
  func inheriting(name: String) throws {
    let row = try #require(Self.own.first { $0.name == name })
    var expected = try Self.file(Self.french).profile
    row.change(&expected)
    let profile = try Self.file(row.entry, locale: "fr-CH").profile
    #expect(profile.inheriting(try Self.file(Self.french).profile) == expected)
  }

  /// Each entry without content.
  static let empty = [
    #""@@x-style": """#, #""@@x-quotation-marks": []"#, #""@@x-spaces": {}"#, #""@@x-letters": """#,
    #""@@x-digits": null"#, #""@@x-address": {}"#,
    #""@@x-address": { "form": "", "avoid": [] }"#, #""@@x-glossary": {}"#, #""@@x-avoid": null"#,
    #""@@x-end": []"#,
  ]

  @Test("is cleared by an entry without content", arguments: empty)
  func clearing(entry: String) throws {
    let parent = try Self.file(Self.french).profile
    let own = try Self.file(entry, locale: "fr-CH").profile
    let name = try #require(own.cleared.first)
    var expected = LanguageProfile()
    expected.cleared = [name]
    let inherited = own.inheriting(parent)
    // Everything else is inherited.
    var others = parent
    switch name {
    case .style: others.style = nil
    case .quotationMarks: others.quotationMarks = []
    case .spaces: (others.spacesBefore, others.spacesAfter) = ([:], [:])
    case .letters: others.letters = nil
    case .digits: others.digits = nil
    case .address: (others.formOfAddress, others.otherForms) = (nil, [])
    case .glossary: others.glossary = [:]
    case .avoid: others.avoided = [:]
    case .end: others.ends = []
    }
    others.cleared = [name]
    #expect(own == expected)
    #expect(inherited == others)
  }

  @Test("lends others what is true of the language, but not its words")
  func borrowing() throws {
    let library = try Self.file(Self.french).profile
    var expected = LanguageProfile()
    expected.quotationMarks = library.quotationMarks
    expected.spacesBefore = library.spacesBefore
    expected.spacesAfter = library.spacesAfter
    expected.digits = library.digits
    expected.ends = library.ends
    expected.borrowed = [.quotationMarks, .spaces, .digits, .end]
    #expect(LanguageProfile().borrowing(library) == expected)
  }
}
