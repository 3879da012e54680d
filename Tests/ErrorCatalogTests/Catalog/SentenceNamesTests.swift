import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// A sentence has no name in another language.
@Suite struct SentenceNamesTests {
  /// An argument of each kind that has a name.
  ///
  /// The messages have the same names.
  private static let arguments: [String: Argument] = [
    "region": .region("CH"), "field": .field(FieldPath(field: "email")),
    "rule": .rule("card-number", title: "number on the card"),
    "own": .rule("pl.pesel", title: "PESEL"), "tab": .character("\t"), "space": .text(" "),
    "tag": .character("\u{E0041}"),
    "list": .list([.region("AT"), .field(FieldPath(field: "email")), .character("\t")]),
  ]

  /// The names that a language has; their texts are the tag and the last part of the key.
  private static let names = [
    "field:email", "rule:card-number", "character:tab", "character:space", "character:invisible",
  ]

  /// Creates a catalog whose messages are in some languages, and whose names are in others.
  private static func catalog(messages: [String], names: [String]) throws -> Catalog {
    var entries: [LocaleIdentifier: [String: Message]] = [:]
    for tag in messages {
      for name in arguments.keys {
        entries[locale(tag), default: [:]][name] = try Message("<{\(name)}>")
      }
    }
    for tag in names {
      for key in Self.names {
        let word = key.split(separator: ":").last ?? ""
        entries[locale(tag), default: [:]][key] = Message(literal: "\(tag) \(word)")
      }
    }
    let layer = Catalog.Layer(
      name: "own",
      sourceLocale: locale("en"),
      entries: entries.mapValues { Catalog.Entries($0) }
    )
    return Catalog(layers: [layer], sourceLocale: locale("en"))
  }

  /// What is special, the request, the locales of messages, the locales of names, the argument, and
  /// the text.
  static let rows = TextRow.rows(
    """
    a region in the language | de | en de | en | region | <Schweiz>
    a region in a message of the source | de | en | en | region | <Switzerland>
    a region in a message of the second wish | de, fr | en fr | en | region | <Suisse>
    a region in a language that ICU doesn't have | tlh | en tlh | en | region | <CH>
    a region in a language that inherits English names | hi-Latn | en hi-Latn | en | region | <CH>
    a field in the language | de | en de | en de | field | <de email>
    a field in a parent | de-CH | en de | en de | field | <de email>
    a field in a sibling | de-CH | en de | en de-AT | field | <de-AT email>
    a field without a name in the language | de | en de | en | field | <email>
    a field in a message of the source | de | en | en de | field | <en email>
    a field without a name in the source | de | en | de | field | <email>
    a field in a message of the second wish | de, fr | en fr | en de | field | <email>
    a rule in the language | de | en de | en de | rule | <de card-number>
    a rule without a name in the language | de | en de | en | rule | <card-number>
    a rule in a message of the source | de | en | en de | rule | <en card-number>
    a rule that has no name anywhere | de | en de | en de | own | <PESEL>
    a rule with a name in the second wish | de, fr | en de fr | fr | rule | <number on the card>
    a rule that no catalog names | de | en de | ␠ | rule | <number on the card>
    a character in the language | de | en de | en de | tab | <de tab>
    a character without a name in the language | de | en de | en | tab | <U+0009>
    a character in a message of the source | de | en | en de | tab | <en tab>
    a space without a name in the language | de | en de | en | space | <U+0020>
    an invisible character without a name | de | en de | en | tag | <U+E0041>
    a list | de | en de | en | list | <Österreich, email und U+0009>
    a list in a message of the source | de | en | en de | list | <Austria, en email, and en tab>
    """
  )

  @Test("A name is in the language of the message, or a code", arguments: rows)
  func shows(row: TextRow) throws {
    func tags(_ column: Int) -> [String] { row[column].split(separator: " ").map(String.init) }
    let catalog = try Self.catalog(messages: tags(2), names: tags(3))
    let violation = Violation(ViolationCode(rawValue: row[4]), Self.arguments)
    let message = catalog.localizer(forRequest: row[1]).message(for: violation)
    #expect(message.text == row[5], "\(row[0])")
  }

  @Test("A line has the label of the message's language")
  func lines() throws {
    var violation = Violation("tab", Self.arguments)
    violation.path = FieldPath(field: "email")
    let catalog = try Self.catalog(messages: ["en", "fr"], names: ["en", "de"])
    let texts = ["de", "de, fr", "en"].map {
      catalog.localizer(forRequest: $0).line(for: violation).text
    }
    #expect(texts == ["en email: <en tab>", "email: <U+0009>", "en email: <en tab>"])
    #expect(
      catalog.localizer(forRequest: "de, fr").label(of: violation.path, form: nil)?.text
        == "de email"
    )
  }

  @Test("A language that says which digits to write has its names")
  func digits() throws {
    let entries: [String: Message] = [
      Catalog.Layer.digitsKey: Message(literal: "deva"),
      "field": try Message("<{field}: {number}>"),
      "field:email": Message(literal: "hi email"),
    ]
    let layer = Catalog.Layer(
      name: "own",
      sourceLocale: locale("en"),
      entries: [locale("hi"): Catalog.Entries(entries)]
    )
    let catalog = Catalog(layers: [layer], sourceLocale: locale("en"))
    let arguments: [String: Argument] = ["field": .field(FieldPath(field: "email")), "number": 12]
    let message = catalog.localizer(forRequest: "hi-IN").message(for: Violation("field", arguments))
    #expect(message.text == "<hi email: १२>")
  }

  /// All locales of ICU that aren't in English, and some that it doesn't have.
  static let locales: [LocaleIdentifier] = {
    let english = locale("en")
    return (["tlh", "qaa"] + ICULocales.tags)
      .compactMap { LocaleIdentifier(canonicalizing: $0) }
      .filter { !$0.isInOneLanguage(with: english) }
  }()

  @Test("An unfinished language has no English names", arguments: locales)
  func unfinished(locale: LocaleIdentifier) throws {
    let catalog = try Self.catalog(messages: ["en", locale.tag], names: ["en"])
    let localizer = catalog.localizer(for: locale)
    let region = LocaleFormats(locale).regionName("CH") ?? "CH"
    let texts = [
      "region": region, "field": "email", "rule": "card-number", "own": "PESEL", "tab": "U+0009",
      "space": "U+0020", "tag": "U+E0041",
    ]
    for (code, text) in texts {
      let violation = Violation(ViolationCode(rawValue: code), Self.arguments)
      let message = localizer.message(for: violation)
      #expect(message.locale == locale)
      let isolates = Set<Unicode.Scalar>(["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"])
      let visible = String(message.text.unicodeScalars.filter { !isolates.contains($0) })
      #expect(visible == "<\(text)>", "\(code)")
    }
  }
}
