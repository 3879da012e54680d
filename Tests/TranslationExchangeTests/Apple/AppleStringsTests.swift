import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
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
    RefusalRow(
      "no semicolon",
      of: "k = A\nj = B;",
      .init("strings.syntax 2:1", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "no equals sign",
      of: "k A;",
      .init("strings.syntax 1:3", hint: "\"key\" = \"text\";")
    ),
    RefusalRow("no text", of: "k = ;", .init("strings.syntax 1:5", hint: "\"key\" = \"text\";")),
    RefusalRow("no key", of: "= A;", .init("strings.syntax 1:1", hint: "\"key\" = \"text\";")),
    RefusalRow(
      "two semicolons",
      of: "k = A;;",
      .init("strings.syntax 1:7", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "a brace at the end",
      of: "k = A;\n}",
      .init("strings.syntax 2:1", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "two texts",
      of: "k = 'A' 'B';",
      .init("strings.syntax 1:9", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "a text that never ends",
      of: "k = \"A;\nj = B;",
      .init("strings.unclosed_text 1:5", hint: "\\\"")
    ),
    RefusalRow(
      "a comment that never ends",
      of: "k = A;\n /* B",
      .init("strings.unclosed_comment 2:2", hint: "*/")
    ),
    RefusalRow(
      "the same key twice",
      of: "k = A;\n\"k\" = B;",
      .init("strings.duplicate_key 2:1", hint: "keep one")
    ),
    RefusalRow(
      "a dictionary",
      of: "k = { a = b; };",
      .init("strings.not_text 1:5", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "a list",
      of: "k = (a, b);",
      .init("strings.not_text 1:5", hint: "\"key\" = \"text\";")
    ),
    RefusalRow("data", of: "k = <0A>;", .init("strings.not_text 1:5", hint: "\"key\" = \"text\";")),
    RefusalRow(
      "a dictionary around all",
      of: "{ k = A; }",
      .init("strings.not_text 1:1", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "a letter without marks",
      of: "ключ = A;",
      .init("strings.syntax 1:1", hint: "\"key\" = \"text\";")
    ),
    RefusalRow(
      "too few digits",
      of: "k = \"é\\U12\";",
      .init("strings.escape 1:7", hint: "\\U00e9")
    ),
    RefusalRow(
      "half a pair",
      of: "k = \"\\UD83D!\";",
      .init("strings.escape 1:6", hint: "character itself")
    ),
    RefusalRow(
      "the second half",
      of: "k = \"\\UDE00\";",
      .init("strings.escape 1:6", hint: "character itself")
    ),
    RefusalRow(
      "a NUL by its number",
      of: "k = \"\\U0000\";",
      .init("strings.escape 1:6", hint: "remove")
    ),
    RefusalRow(
      "an octal number of NeXTSTEP",
      of: "k = \"\\351\";",
      .init("strings.escape 1:6", hint: "character itself")
    ),
    RefusalRow(
      "a backslash at the end",
      of: "k = \"A\\",
      .init("strings.escape 1:7", hint: "\\\\")
    ),
    RefusalRow("a NUL", of: "k = \"A\u{0}\";", .init("strings.nul 1:7", hint: "UTF-8")),
    RefusalRow("a compiled file", of: "bplist00", .init("strings.compiled 1:1", hint: "sources")),
    RefusalRow(
      "a property list in XML",
      of: "<?xml version=\"1.0\"?>",
      .init("strings.compiled 1:1", hint: "sources")
    ),
    RefusalRow(
      "a key of great length",
      of: "\n" + String(repeating: "k", count: 1_025) + ";",
      .init("strings.key_length 2:1", hint: "shorter")
    ),
    RefusalRow(
      "a sentence for a key",
      of: "k = A;\n\"Card declined.\" = B;",
      .init("apple.key 2:1", hint: "\"card_declined\"")
    ),
    RefusalRow(
      "a word in capitals",
      of: "CardDeclined = B;",
      .init("apple.key 1:1", hint: "\"card_declined\"")
    ),
    RefusalRow(
      "arguments of two kinds",
      of: "k = \"%1$@ %1$d\";",
      .init("apple.argument_kind 1:5", hint: "%2$lld")
    ),
    RefusalRow(
      "a width that is an argument",
      of: "k = \"%*d\";",
      .init("apple.star 1:5", hint: "%@")
    ),
    RefusalRow(
      "a substitution",
      of: "k = \"%#@n@\";",
      .init("apple.unknown_substitution 1:5", hint: "substitutions")
    ),
    RefusalRow(
      "a mark that reorders",
      of: "k = \"\u{202E}A\";",
      .init("apple.message 1:5", hint: "U+200E")
    ),
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      _ = try AppleTexts(Array(text.utf8), path: "en.lproj/a.strings", .init())
    }
    #expect(difference == "")
  }

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
