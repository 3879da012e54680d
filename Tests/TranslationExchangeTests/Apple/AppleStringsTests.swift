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

  static let rows = TextRow.rows(
    """
    a text | "k" = "A"; | A
    on several lines | "k"¶=\r¶"A"¶;¶ | A
    a key without marks | k = "A"; | A
    a key and a text without marks | k=A; | A
    single marks | 'k' = 'A "B"'; | A "B"
    a key alone | k; | k
    a byte order mark | \u{FEFF}k = A; | A
    escapes as in C | k = "a\\tb\\nc\\"d\\\\e\\rf"; | a\tb¶c"d\\e\rf
    a character by its number | k = "caf\\U00e9 \\u00C9"; | café É
    a character by two halves | k = "\\Ud83d\\UDE00!"; | 😀!
    a character by octal digits | k = "\\101\\60"; | A0
    an escape that means itself | k = "\\d\\'\\/"; | d'/
    a line break in a text | k = "a¶b"; | a¶b
    what looks like a comment | k = "a // b /* c */"; | a // b /* c */
    a block above | /* One. */¶k = A; | A | One.
    a block of lines | /*¶ * One.¶ *  Two.  ¶ */¶k = A; | A | One.¶Two.
    lines above | // One.¶// Two.¶k = A; | A | One.¶Two.
    the nearest block | /* One. */¶/* Two. */¶k = A; | A | Two.
    a comment behind | k = A; // One.¶ | A | One.
    a comment within | k /* One. */ = /* Two. */ A; | A
    what stands above the file | /* Acme. */¶¶k = A; | A
    no comment of Apple's tools | /* No comment provided by engineer. */¶k = A; | A
    an address in a comment | // http://a.example¶k = A; | A | http://a.example
    a comment at the end | k = A;¶/* no more */ | A
    """
  ).map { Row(testDescription: $0[0], file: $0[1], text: $0[2], description: $0.optional(3)) }

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

  static let refusals: [RefusalRow] =
    RefusalRow.rows(
      """
      no semicolon | k = A¶j = B; | strings.syntax 2:1 |  | "key" = "text";
      no equals sign | k A; | strings.syntax 1:3 |  | "key" = "text";
      no text | k = ; | strings.syntax 1:5 |  | "key" = "text";
      no key | = A; | strings.syntax 1:1 |  | "key" = "text";
      two semicolons | k = A;; | strings.syntax 1:7 |  | "key" = "text";
      a brace at the end | k = A;¶} | strings.syntax 2:1 |  | "key" = "text";
      two texts | k = 'A' 'B'; | strings.syntax 1:9 |  | "key" = "text";
      a text that never ends | k = "A;¶j = B; | strings.unclosed_text 1:5 |  | \\"
      a comment that never ends | k = A;¶ /* B | strings.unclosed_comment 2:2 |  | */
      the same key twice | k = A;¶"k" = B; | strings.duplicate_key 2:1 |  | keep one
      a dictionary | k = { a = b; }; | strings.not_text 1:5 |  | "key" = "text";
      a list | k = (a, b); | strings.not_text 1:5 |  | "key" = "text";
      data | k = <0A>; | strings.not_text 1:5 |  | "key" = "text";
      a dictionary around all | { k = A; } | strings.not_text 1:1 |  | "key" = "text";
      a letter without marks | ключ = A; | strings.syntax 1:1 |  | "key" = "text";
      too few digits | k = "é\\U12"; | strings.escape 1:7 |  | \\U00e9
      half a pair | k = "\\UD83D!"; | strings.escape 1:6 |  | character itself
      the second half | k = "\\UDE00"; | strings.escape 1:6 |  | character itself
      a NUL by its number | k = "\\U0000"; | strings.escape 1:6 |  | remove
      an octal number of NeXTSTEP | k = "\\351"; | strings.escape 1:6 |  | character itself
      a backslash at the end | k = "A\\ | strings.escape 1:7 |  | \\\\
      a NUL | k = "A\u{0}"; | strings.nul 1:7 |  | UTF-8
      a compiled file | bplist00 | strings.compiled 1:1 |  | sources
      a property list in XML | <?xml version="1.0"?> | strings.compiled 1:1 |  | sources
      a sentence for a key | k = A;¶"Card declined." = B; | apple.key 2:1 |  | "card_declined"
      a word in capitals | CardDeclined = B; | apple.key 1:1 |  | "card_declined"
      arguments of two kinds | k = "%1$@ %1$d"; | apple.argument_kind 1:5 |  | %2$lld
      a width that is an argument | k = "%*d"; | apple.star 1:5 |  | %@
      a substitution | k = "%#@n@"; | apple.unknown_substitution 1:5 |  | substitutions
      a mark that reorders | k = "\u{202E}A"; | apple.message 1:5 |  | U+200E
      """
    ) + otherRefusals

  static let otherRefusals: [RefusalRow] = [
    RefusalRow(
      "a key of great length",
      of: "\n" + String(repeating: "k", count: 1_025) + ";",
      .init("strings.key_length 2:1", hint: "shorter")
    )
  ]

  @Test("are refused", arguments: refusals)
  func refusal(_ row: RefusalRow) throws {
    let difference = try row.difference { text in
      let texts = try AppleTexts(Array(text.utf8), path: "en.lproj/a.strings", .init())
      // The other texts are kept.
      if let error = LoadingError(texts.refused) { throw error }
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
