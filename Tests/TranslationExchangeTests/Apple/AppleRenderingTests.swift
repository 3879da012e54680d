import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing
import TranslationExchange
import Violations

/// Imported messages, compared with what Apple's `String(format:locale:)` writes for the same text.
@Suite("Imported messages say what Apple's formats do")
struct AppleRenderingTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var locale: String

    /// The localization of a String Catalog.
    var localization: String

    /// The arguments, and the text that they lead to.
    var cases: [(arguments: [String: Argument], text: String)]

    init(
      _ name: String,
      _ text: String,
      in locale: String = "en",
      _ cases: [(arguments: [String: Argument], text: String)]
    ) {
      self.init(name, localization: AppleCatalogTests.unit(text), in: locale, cases)
    }

    init(
      _ name: String,
      plural forms: KeyValuePairs<String, String>,
      in locale: String = "en",
      _ cases: [(arguments: [String: Argument], text: String)]
    ) {
      self.init(name, localization: Self.plural(forms), in: locale, cases)
    }

    init(
      _ name: String,
      localization: String,
      in locale: String = "en",
      _ cases: [(arguments: [String: Argument], text: String)]
    ) {
      testDescription = name
      self.localization = localization
      self.locale = locale
      self.cases = cases
    }

    static func plural(_ forms: KeyValuePairs<String, String>) -> String {
      let written = forms.map { "\"\($0.key)\": \(AppleCatalogTests.unit($0.value))" }
      return "{\"variations\": {\"plural\": {\(written.joined(separator: ", "))}}}"
    }
  }

  /// One argument.
  private static func one(_ argument: Argument) -> [String: Argument] { ["argument_1": argument] }

  private static let names: [String: Argument] = [
    "argument_1": .text("Ann"), "argument_2": .text("Bo"),
  ]

  /// Returns a case with a number for each text.
  private static func numbers(
    _ texts: KeyValuePairs<Int, String>
  ) -> [(arguments: [String: Argument], text: String)] {
    texts.map { (one(.integer($0.key)), $0.value) }
  }

  private static let folders = """
    {"stringUnit": {"state": "translated", "value": "%1$@ has %#@files@ in %#@folderCount@."},
     "substitutions": {
       "files": {"argNum": 2, "formatSpecifier": "lld", \(Row.plural(["one": "%arg file", "other": "%arg files"]).dropFirst()),
       "folderCount": {"argNum": 3, "formatSpecifier": "lld",
         \(Row.plural(["one": "%arg folder of %1$@'s", "other": "%arg folders"]).dropFirst())}}
    """

  private static let unnumbered = """
    {"stringUnit": {"state": "translated", "value": "%@: %#@files@, %lld"},
     "substitutions": {"files": {\(Row.plural(["one": "%lld file", "other": "%lld files"]).dropFirst())}}
    """

  private static let nested = """
    {"stringUnit": {"state": "translated", "value": "%#@files@"},
     "substitutions": {
       "files": {"argNum": 1, "formatSpecifier": "lld",
         \(Row.plural(["one": "%arg file in %#@folders@", "other": "%arg files in %#@folders@"]).dropFirst()),
       "folders": {"argNum": 2, "formatSpecifier": "lld",
         \(Row.plural(["one": "%arg folder #%1$lld", "other": "%arg folders"]).dropFirst())}}
    """

  static let rows = [
    Row("no argument", "Card declined.", [([:], "Card declined.")]),
    Row(
      "a text",
      "Hello, %@!",
      [(one(.text("Ann")), "Hello, Ann!"), (one(.text("{x}%@")), "Hello, {x}%@!")]
    ),
    Row("two texts", "%@ and %@", [(names, "Ann and Bo")]),
    Row("two texts in another order", "%2$@ und %1$@", in: "de", [(names, "Bo und Ann")]),
    Row("one text twice", "%1$@, %1$@", [(one(.text("Ann")), "Ann, Ann")]),
    Row("a name", "Hello, %(friendName)@!", [(["friend_name": .text("Ann")], "Hello, Ann!")]),
    Row("a name and a place", "%1$(friendName)@!", [(["friend_name": .text("Ann")], "Ann!")]),
    Row("a whole number", "%lld points", [(one(.integer(1_234)), "1,234 points")]),
    Row(
      "a whole number of older days",
      "%d %2$i %3$lu",
      [
        (
          ["argument_1": .integer(1), "argument_2": .integer(-2), "argument_3": .integer(3)],
          "1 -2 3"
        )
      ]
    ),
    Row(
      "a whole number in German",
      "%lld Punkte",
      in: "de",
      [(one(.integer(1_234)), "1.234 Punkte")]
    ),
    Row("a number with digits", "%.2f kg", [(one(.decimal(3.14)), "3.14 kg")]),
    Row("a number with digits in German", "%.1f kg", in: "de", [(one(.decimal(2.5)), "2,5 kg")]),
    Row("a number without digits", "%.0f kg", [(one(.decimal(2.7)), "3 kg")]),
    Row(
      "a number with zeros",
      "%02d:%02d",
      [(["argument_1": .text("03"), "argument_2": .text("07")], "03:07")]
    ),
    Row("two percent signs", "100%% of %@", [(one(.text("it")), "100% of it")]),
    Row("two percent signs before a sign", "%%@", [([:], "%@")]),
    Row("a percent sign before a blank", "50% off", [([:], "50% off")]),
    Row("a percent sign at the end", "50%", [([:], "50%")]),
    Row("a percent sign before a hyphen", "100%-ig", in: "de", [([:], "100%-ig")]),
    Row("braces", "{%@} and {x}", [(one(.text("Ann")), "{Ann} and {x}")]),
    Row("an apostrophe", "It's %@'s", [(one(.text("Ann")), "It's Ann's")]),
    Row("an apostrophe before an argument", "l'%@", in: "fr", [(one(.text("eau")), "l'eau")]),
    Row("apostrophes and braces", "'{'%@'}'''", [(one(.text("Ann")), "'{'Ann'}'''")]),
    Row("a number sign", "#%lld ''#", [(one(.integer(1)), "#1 ''#")]),
    Row("marks, tabs and lines", "“%@”\t\"\\\n", [(one(.text("Ann")), "“Ann”\t\"\\\n")]),
    Row("characters of other planes", "😀 %@ é", [(one(.text("e\u{301}")), "😀 e\u{301} é")]),
    Row(
      "a plural",
      plural: ["one": "%lld item", "other": "%lld items"],
      numbers([0: "0 items", 1: "1 item", 2: "2 items", 1_234: "1,234 items"])
    ),
    Row(
      "a plural with a form for none",
      plural: ["zero": "No items", "one": "%lld item", "other": "%lld items"],
      numbers([0: "No items", 1: "1 item", 2: "2 items"])
    ),
    Row(
      "a plural in another order",
      plural: ["other": "%lld items", "one": "An item"],
      numbers([1: "An item", 5: "5 items"])
    ),
    Row(
      "a plural with signs",
      plural: ["one": "#%lld {it's}", "other": "#%lld '#' {}"],
      numbers([1: "#1 {it's}", 5: "#5 '#' {}"])
    ),
    Row(
      "a plural in Polish",
      plural: [
        "one": "%lld plik", "few": "%lld pliki", "many": "%lld plików", "other": "%lld pliku",
      ],
      in: "pl",
      numbers([1: "1 plik", 2: "2 pliki", 5: "5 plików", 22: "22 pliki"])
    ),
    Row(
      "a plural in Polish that lacks forms",
      plural: ["one": "%lld plik", "other": "%lld plik."],
      in: "pl",
      numbers([1: "1 plik", 2: "2 plik.", 5: "5 plik."])
    ),
    Row("a plural in Japanese", plural: ["other": "%lld個"], in: "ja", numbers([0: "0個", 1: "1個"])),
    Row(
      "a plural in Arabic",
      plural: [
        "zero": "لا", "one": "واحد", "two": "اثنان", "few": "بضعة", "many": "كثير",
        "other": "%lld غير",
      ],
      in: "ar",
      numbers([0: "لا", 1: "واحد", 2: "اثنان", 3: "بضعة", 11: "كثير"])
    ),
    Row(
      "a plural beside a text",
      plural: ["one": "%1$@: %2$lld item", "other": "%1$@: %2$lld items"],
      [
        (["argument_1": .text("Ann"), "argument_2": .integer(1)], "Ann: 1 item"),
        (["argument_1": .text("Ann"), "argument_2": .integer(3)], "Ann: 3 items"),
      ]
    ),
    Row(
      "a plural of a fraction",
      plural: ["one": "%.1f day", "other": "%.1f days"],
      [(one(.decimal(1.5)), "1.5 days")]
    ),
    Row(
      "substitutions",
      localization: folders,
      [
        (
          ["argument_1": .text("Ann"), "files": .integer(1), "folder_count": .integer(2)],
          "Ann has 1 file in 2 folders."
        ),
        (
          ["argument_1": .text("Ann"), "files": .integer(3), "folder_count": .integer(1)],
          "Ann has 3 files in 1 folder of Ann's."
        ),
      ]
    ),
    Row(
      "substitutions in the forms of others",
      localization: nested,
      [
        (["files": .integer(1), "folders": .integer(2)], "1 file in 2 folders"),
        (["files": .integer(3), "folders": .integer(1)], "3 files in 1 folder #3"),
      ]
    ),
    Row(
      "substitutions without places",
      localization: unnumbered,
      [
        (
          ["argument_1": .text("Ann"), "files": .integer(1), "argument_3": .integer(7)],
          "Ann: 1 file, 7"
        )
      ]
    ),
  ]

  @Test("in catalog files that load without a mistake")
  func rendering() throws {
    let entries = Self.rows.enumerated().map { index, row in
      "\"own.t\(index)\": {\"localizations\": {\"\(row.locale)\": \(row.localization)"
        + (row.locale == "en" ? "" : ", \"en\": \(AppleCatalogTests.unit("A"))") + "}}"
    }
    let file = "{\"sourceLanguage\": \"en\", \"strings\": {\(entries.joined(separator: ", "))}}"
    let folder = try TemporaryFolder()
    let texts = try AppleTexts(Array(file.utf8), path: "a.xcstrings", .init())
    let files = try TranslationFiles(packs: [], localizations: [])
    let path = folder.path + "/Localizations"
    _ = try files.take(texts.sheets, from: texts.source, intoFolder: path)
    let rulebook = try Rulebook(localizations: [.folder(path)])
    #expect(rulebook.diagnostics.isEmpty)
    for (index, row) in Self.rows.enumerated() {
      let localizer = rulebook.localizer(for: row.locale)
      for (arguments, text) in row.cases {
        let code = ViolationCode(rawValue: "own.t\(index)")
        let message = localizer.message(for: Violation(code, arguments))
        #expect(message.text == text, "\(row.testDescription)")
      }
    }
  }
}
