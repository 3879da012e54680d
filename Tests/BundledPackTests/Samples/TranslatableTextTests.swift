import Documents
import PackLoading
import Rulebook
import SourceTexts
import TestSupport
import Testing

/// Thirty English texts in languages that Rulebook doesn't have yet, from
/// `Tests/Fixtures/Texts/samples.tsv`.
///
/// These languages inflect words, put articles and endings on them, or write without spaces. If a
/// text needs nothing of that around an argument in any of them, it can be translated into others.
@Suite("English texts can be said in other languages")
struct TranslatableTextTests {
  static let locales = ["fi", "he", "hi", "ru", "sw", "th", "tr"]

  /// A text of the samples, with the English one.
  private struct Text {
    var key: String
    var message: Message
    var english: Message
  }

  private static func texts(in locale: String) throws -> [Text] {
    let english = try ARBFile(
      SourceText(contentsOfFile: "\(DataFiles.root)/Localizations/en.arb")
    )
    return try FrozenSample("Texts/samples").rows.filter { $0["locale"] == locale }.map { row in
      Text(
        key: row["key"],
        message: try Message(row["message"]),
        english: try #require(english.messages[row["key"]], "\(row)")
      )
    }
  }

  @Test("The samples are the same thirty texts in each language")
  func coverage() throws {
    let rows = try FrozenSample("Texts/samples").rows
    #expect(Set(rows.map { $0["locale"] }) == Set(Self.locales))
    let keys = Set(rows.map { $0["key"] })
    #expect(keys.count == 30)
    for locale in Self.locales {
      let own = rows.filter { $0["locale"] == locale }.map { $0["key"] }
      #expect(own.count == keys.count, "\(locale)")
      #expect(Set(own) == keys, "\(locale)")
    }
  }

  @Test("Each sample has the arguments and choices of the English text", arguments: locales)
  func arguments(locale: String) throws {
    for text in try Self.texts(in: locale) {
      #expect(text.message.argumentNames == text.english.argumentNames, "\(text.key)")
      for (name, use) in text.english.arguments {
        let own = text.message.arguments[name]
        #expect(own?.selectors == use.selectors, "\(text.key), \(name)")
      }
    }
  }

  @Test("Each plural has the forms of its language", arguments: locales)
  func plurals(locale: String) throws {
    let identifier = try #require(LocaleIdentifier(locale))
    for text in try Self.texts(in: locale) {
      for forms in text.message.arguments.values.flatMap(\.plurals) {
        let coverage = PluralCoverage(of: forms, in: identifier)
        #expect(coverage.missing == [], "\(text.key)")
        #expect(coverage.surplus == [], "\(text.key)")
      }
    }
  }

  @Test("No letter, hyphen or apostrophe is joined to an argument", arguments: locales)
  func joined(locale: String) throws {
    for text in try Self.texts(in: locale) {
      for variant in text.message.variants {
        #expect(Self.joined(to: variant.text()) == [], "\(text.key): \(text.message)")
      }
    }
  }

  static let rows: [(text: String, joined: [String])] = [
    ("Kies \u{FFFC} of later.", []), ("(\u{FFFC}): “\u{FFFC}”.", []),
    ("\u{FFFC}den", ["d"]), ("“\u{FFFC}”u", ["u"]), ("\u{FFFC}’da", ["’"]), ("\u{FFFC}'da", ["'"]),
    ("#: \u{FFFC}-mal", ["-"]), ("ב\u{5BE}\u{FFFC}", ["\u{5BE}"]), ("ב”\u{FFFC}”", ["ב"]),
    ("लिखें\u{FFFC}", ["\u{902}"]), ("\u{FFFC}ตัว", ["ต"]), ("IPv\u{FFFC}", ["v"]),
  ]

  @Test("What is joined to an argument is found, also outside its quotation marks", arguments: rows)
  func finds(row: (text: String, joined: [String])) {
    #expect(Self.joined(to: row.text).map { String($0) } == row.joined)
  }

  /// Returns the letters, marks, digits, hyphens and apostrophes next to the arguments of a text.
  ///
  /// A U+FFFC is an argument.
  private static func joined(to text: String) -> [Unicode.Scalar] {
    let marks: Set<Unicode.Scalar> = ["“", "”", "„", "«", "»"]
    let scalars = text.unicodeScalars.filter { !marks.contains($0) }
    return zip(scalars, scalars.dropFirst()).compactMap { first, second in
      let neighbor: Unicode.Scalar? =
        if first == "\u{FFFC}" { second } else if second == "\u{FFFC}" { first } else { nil }
      return neighbor.flatMap { isJoining($0) ? $0 : nil }
    }
  }

  private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "'" || scalar == "’" || scalar == "\u{2BC}" { return true }
    return switch scalar.properties.generalCategory {
    case .dashPunctuation, .nonspacingMark, .spacingMark, .decimalNumber: true
    default: scalar.properties.isAlphabetic
    }
  }
}
