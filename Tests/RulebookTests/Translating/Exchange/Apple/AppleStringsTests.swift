import Documents
import Rulebook
import Testing
import TranslationExchange
import Violations

@Suite("Files .strings")
struct AppleStringsTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    var text: String
    var description: String?
  }

  static let rows = [
    Row(testDescription: "a text", file: #""k" = "A";"#, text: "A"),
    Row(testDescription: "on several lines", file: "\"k\"\n=\r\n\"A\"\n;\n", text: "A"),
    Row(testDescription: "a key without marks", file: "k = \"A\";", text: "A"),
    Row(testDescription: "a key and a text without marks", file: "k=A;", text: "A"),
    Row(testDescription: "single marks", file: "'k' = 'A \"B\"';", text: "A \"B\""),
    Row(testDescription: "a key alone", file: "k;", text: "k"),
    Row(testDescription: "a byte order mark", file: "\u{FEFF}k = A;", text: "A"),
    Row(
      testDescription: "escapes as in C",
      file: #"k = "a\tb\nc\"d\\e\rf";"#,
      text: "a\tb\nc\"d\\e\rf"
    ),
    Row(
      testDescription: "a character by its number",
      file: #"k = "caf\U00e9 \u00C9";"#,
      text: "café É"
    ),
    Row(testDescription: "a character by two halves", file: #"k = "\Ud83d\UDE00!";"#, text: "😀!"),
    Row(testDescription: "a character by octal digits", file: #"k = "\101\60";"#, text: "A0"),
    Row(testDescription: "an escape that means itself", file: #"k = "\d\'\/";"#, text: "d'/"),
    Row(testDescription: "a line break in a text", file: "k = \"a\nb\";", text: "a\nb"),
    Row(
      testDescription: "what looks like a comment",
      file: "k = \"a // b /* c */\";",
      text: "a // b /* c */"
    ),
    Row(
      testDescription: "a block above",
      file: "/* One. */\nk = A;",
      text: "A",
      description: "One."
    ),
    Row(
      testDescription: "a block of lines",
      file: "/*\n * One.\n *  Two.  \n */\nk = A;",
      text: "A",
      description: "One.\nTwo."
    ),
    Row(
      testDescription: "lines above",
      file: "// One.\n// Two.\nk = A;",
      text: "A",
      description: "One.\nTwo."
    ),
    Row(
      testDescription: "the nearest block",
      file: "/* One. */\n/* Two. */\nk = A;",
      text: "A",
      description: "Two."
    ),
    Row(
      testDescription: "a comment behind",
      file: "k = A; // One.\n",
      text: "A",
      description: "One."
    ),
    Row(testDescription: "a comment within", file: "k /* One. */ = /* Two. */ A;", text: "A"),
    Row(testDescription: "what stands above the file", file: "/* Acme. */\n\nk = A;", text: "A"),
    Row(
      testDescription: "no comment of Apple's tools",
      file: "/* No comment provided by engineer. */\nk = A;",
      text: "A"
    ),
    Row(
      testDescription: "an address in a comment",
      file: "// http://a.example\nk = A;",
      text: "A",
      description: "http://a.example"
    ),
    Row(testDescription: "a comment at the end", file: "k = A;\n/* no more */", text: "A"),
  ]

  @Test("are read", arguments: rows)
  func reading(_ row: Row) throws {
    let texts = try AppleTexts(Array(row.file.utf8), path: "en.lproj/a.strings", .init())
    let sheet = try #require(texts.sheets.first)
    #expect(sheet.locale.tag == "en")
    #expect(sheet.texts.map(\.key) == ["k"])
    #expect(sheet.texts.first?.translation == row.text)
    let attributes = row.description.map { "{ \"description\": \(CatalogJSON.quoted($0)) }" }
    #expect(sheet.texts.first?.attributes == attributes)
  }

  @Test("are read in UTF-16 of either order", arguments: [true, false])
  func wide(_ isLittle: Bool) throws {
    let bytes = "\u{FEFF}k = \"Ü😀\";".utf16.flatMap { unit in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittle ? pair : pair.reversed()
    }
    let texts = try AppleTexts(bytes, path: "en.lproj/a.strings", .init())
    #expect(texts.sheets.first?.texts.first?.translation == "Ü😀")
    let error = #expect(throws: LoadingError.self) {
      try AppleTexts(bytes + [0x41], path: "en.lproj/a.strings", .init())
    }
    #expect(error?.diagnostics.first?.code == "strings.not_utf16")
  }

  struct Language: CustomTestStringConvertible, Sendable {
    var path: String
    var option: String?
    var tag: String?

    var testDescription: String { "\(path) \(option ?? "")" }
  }

  static let languages = [
    Language(path: "de.lproj/a.strings", tag: "de"),
    Language(path: "/x/zh-Hans.lproj/a.strings", tag: "zh-Hans"),
    Language(path: "pt_BR.lproj/a.strings", tag: "pt-BR"),
    Language(path: "German.lproj/a.strings", tag: "de"),
    Language(path: "Base.lproj/a.strings", option: "en", tag: "en"),
    Language(path: "de.lproj/a.strings", option: "de-CH", tag: "de-CH"),
    Language(path: "Base.lproj/a.strings"),
    Language(path: "a.strings"),
    Language(path: "de/a.strings"),
    Language(path: "?.lproj/a.strings"),
  ]

  @Test("have the language of their folder, or the one that is said", arguments: languages)
  func language(_ row: Language) throws {
    var options = AppleTexts.Options()
    options.locale = row.option.flatMap(AppleTexts.locale(ofTag:))
    do {
      let texts = try AppleTexts(Array("k = A;".utf8), path: row.path, options)
      #expect(texts.sheets.map(\.locale.tag) == [row.tag])
    } catch {
      #expect(row.tag == nil)
      #expect(error.diagnostics.map(\.code) == ["strings.no_locale"])
      #expect(error.diagnostics.first?.hint?.contains("--locale") == true)
    }
  }

  static let refusals = [
    AppleRefusal("no semicolon", "k = A\nj = B;", "strings.syntax", 2, 1, "\"key\" = \"text\";"),
    AppleRefusal("no equals sign", "k A;", "strings.syntax", 1, 3, "\"key\" = \"text\";"),
    AppleRefusal("no text", "k = ;", "strings.syntax", 1, 5, "\"key\" = \"text\";"),
    AppleRefusal("no key", "= A;", "strings.syntax", 1, 1, "\"key\" = \"text\";"),
    AppleRefusal("two semicolons", "k = A;;", "strings.syntax", 1, 7, "\"key\" = \"text\";"),
    AppleRefusal("a brace at the end", "k = A;\n}", "strings.syntax", 2, 1, "\"key\" = \"text\";"),
    AppleRefusal("two texts", "k = 'A' 'B';", "strings.syntax", 1, 9, "\"key\" = \"text\";"),
    AppleRefusal(
      "a text that never ends",
      "k = \"A;\nj = B;",
      "strings.unclosed_text",
      1,
      5,
      "\\\""
    ),
    AppleRefusal(
      "a comment that never ends",
      "k = A;\n /* B",
      "strings.unclosed_comment",
      2,
      2,
      "*/"
    ),
    AppleRefusal(
      "the same key twice",
      "k = A;\n\"k\" = B;",
      "strings.duplicate_key",
      2,
      1,
      "keep one"
    ),
    AppleRefusal(
      "a dictionary",
      "k = { a = b; };",
      "strings.not_text",
      1,
      5,
      "\"key\" = \"text\";"
    ),
    AppleRefusal("a list", "k = (a, b);", "strings.not_text", 1, 5, "\"key\" = \"text\";"),
    AppleRefusal("data", "k = <0A>;", "strings.not_text", 1, 5, "\"key\" = \"text\";"),
    AppleRefusal(
      "a dictionary around all",
      "{ k = A; }",
      "strings.not_text",
      1,
      1,
      "\"key\" = \"text\";"
    ),
    AppleRefusal(
      "a letter without marks",
      "ключ = A;",
      "strings.syntax",
      1,
      1,
      "\"key\" = \"text\";"
    ),
    AppleRefusal("too few digits", "k = \"é\\U12\";", "strings.escape", 1, 7, "\\U00e9"),
    AppleRefusal("half a pair", "k = \"\\UD83D!\";", "strings.escape", 1, 6, "character itself"),
    AppleRefusal("the second half", "k = \"\\UDE00\";", "strings.escape", 1, 6, "character itself"),
    AppleRefusal("a NUL by its number", "k = \"\\U0000\";", "strings.escape", 1, 6, "remove"),
    AppleRefusal(
      "an octal number of NeXTSTEP",
      "k = \"\\351\";",
      "strings.escape",
      1,
      6,
      "character itself"
    ),
    AppleRefusal("a backslash at the end", "k = \"A\\", "strings.escape", 1, 7, "\\\\"),
    AppleRefusal("a NUL", "k = \"A\u{0}\";", "strings.nul", 1, 7, "UTF-8"),
    AppleRefusal("a compiled file", "bplist00", "strings.compiled", 1, 1, "sources"),
    AppleRefusal(
      "a property list in XML",
      "<?xml version=\"1.0\"?>",
      "strings.compiled",
      1,
      1,
      "sources"
    ),
    AppleRefusal(
      "a key of great length",
      "\n" + String(repeating: "k", count: 1_025) + ";",
      "strings.key_length",
      2,
      1,
      "shorter"
    ),
    AppleRefusal(
      "a sentence for a key",
      "k = A;\n\"Card declined.\" = B;",
      "apple.key",
      2,
      1,
      "\"card_declined\""
    ),
    AppleRefusal("a word in capitals", "CardDeclined = B;", "apple.key", 1, 1, "\"card_declined\""),
    AppleRefusal(
      "arguments of two kinds",
      "k = \"%1$@ %1$d\";",
      "apple.argument_kind",
      1,
      5,
      "%2$lld"
    ),
    AppleRefusal("a width that is an argument", "k = \"%*d\";", "apple.star", 1, 5, "%@"),
    AppleRefusal(
      "a substitution",
      "k = \"%#@n@\";",
      "apple.unknown_substitution",
      1,
      5,
      "substitutions"
    ),
    AppleRefusal("a mark that reorders", "k = \"\u{202E}A\";", "apple.message", 1, 5, "U+200E"),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: AppleRefusal) { row.expectRefusal(path: "en.lproj/a.strings") }

  @Test("are refused with every key that is no code")
  func manyKeys() {
    let file = (1...30).map { "\"Text \($0)\" = A;" }.joined(separator: "\n")
    let error = #expect(throws: LoadingError.self) {
      try AppleTexts(Array(file.utf8), path: "en.lproj/a.strings", .init())
    }
    #expect(error?.diagnostics.count == 30)
    #expect(error?.diagnostics.last?.hint?.contains(#""Text 30","text_30""#) == true)
  }
}

/// A file that is refused, with the first mistake in it.
struct AppleRefusal: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var file: String
  var code: String
  var line: Int
  var column: Int

  /// A part of the hint.
  var hint: String

  init(_ name: String, _ file: String, _ code: String, _ line: Int, _ column: Int, _ hint: String) {
    testDescription = name
    self.file = file
    self.code = code
    self.line = line
    self.column = column
    self.hint = hint
  }

  func expectRefusal(path: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: LoadingError.self, sourceLocation: sourceLocation) {
      try AppleTexts(Array(file.utf8), path: path, .init())
    }
    let found = error?.diagnostics.first
    #expect(found?.code == code, sourceLocation: sourceLocation)
    #expect(
      found?.position == SourcePosition(line: line, column: column),
      sourceLocation: sourceLocation
    )
    #expect(
      found?.hint?.contains(hint) == true,
      "\(found?.hint ?? "no hint")",
      sourceLocation: sourceLocation
    )
  }
}
