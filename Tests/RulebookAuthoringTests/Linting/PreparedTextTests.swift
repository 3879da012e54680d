import Documents
import Foundation
import PackLoading
import Rulebook
import SourceTexts
import TestSupport
import Testing

@testable import RulebookAuthoring

/// What lint prepares once, so that it doesn't look at each character for each check, against
/// searches of all characters, with the texts of all shipped catalogs.
@Suite("Prepared texts")
struct PreparedTextTests {
  /// Returns a catalog that comes with the library.
  private static func catalog(_ tag: String) throws -> ARBFile {
    try ARBFile(SourceText(contentsOfFile: "\(DataFiles.root)/Localizations/\(tag).arb"))
  }

  /// Returns a word as the text has it, wherever it is, after looking at every character.
  private static func slowOccurrence(
    of word: String,
    in text: String,
    endings: [String],
    partsWords: Bool,
    isBeginning: Bool = false,
    exactly: Bool = false
  ) -> String? {
    let characters = Array(text)
    let folded = characters.map { $0.lowercased().first ?? $0 }
    let own = exactly ? characters : folded
    let sought = Array(exactly ? word : word.lowercased())
    if sought.isEmpty { return nil }
    for start in characters.indices {
      if partsWords, start > 0, characters[start - 1].isLetter { continue }
      guard own[start...].starts(with: sought) else { continue }
      let rest = own[(start + sought.count)...]
      for ending in endings where rest.starts(with: ending) {
        let next = rest.dropFirst(ending.count).first
        if isBeginning || !partsWords || next?.isLetter != true {
          return String(characters[start..<(start + sought.count + ending.count)])
        }
      }
    }
    return nil
  }

  /// One of so many messages is tried, because the slow searches look at each character of a
  /// message for each word; `make texts` tries all messages.
  private static let step =
    ProcessInfo.processInfo.environment["RULEBOOK_ALL_TEXTS"] == nil ? 5 : 1

  /// Returns some messages of a catalog, with one of the first ones at the beginning.
  private static func sample(of file: ARBFile, from start: Int) -> [CatalogMessage] {
    let messages = file.catalogMessages
    return stride(from: start % step, to: messages.count, by: step).map { messages[$0] }
  }

  @Test("Terms are found in all sources")
  func terms() throws {
    // Most languages have the same terms of the source.
    let profiles = try DataFiles.locales.map { try Self.catalog($0).profile }
    let glossary = profiles.reduce(LanguageProfile()) { $0.inheriting($1) }
    let terms = Conventions(glossary).terms
    for message in Self.sample(of: try Self.catalog("en"), from: 0) {
      let text = PreparedText(message.message, partsWords: true)
      for term in terms {
        let slow = Self.slowOccurrence(
          of: term.name,
          in: text.words,
          endings: ["", "s", "es"],
          partsWords: true
        )
        #expect(text.search.occurrence(ofTerm: term.name) == slow)
        #expect(text.search.hasTerm(term.sought) == (slow != nil))
      }
    }
  }

  @Test("Words of a language are found in all of its texts", arguments: DataFiles.locales)
  func words(tag: String) throws {
    let file = try Self.catalog(tag)
    let conventions = Conventions(file.profile)
    let partsWords = file.profile.partsWords
    for message in Self.sample(of: file, from: DataFiles.locales.firstIndex(of: tag) ?? 0) {
      let text = PreparedText(message.message, partsWords: partsWords)
      for word in file.profile.otherForms {
        let slow = Self.slowOccurrence(
          of: word,
          in: text.words,
          endings: [""],
          partsWords: partsWords,
          exactly: true
        )
        #expect(text.search.occurrence(of: Array(word), exactly: true) == slow)
      }
      for (word, avoided) in zip(file.profile.avoided.keys.sorted(), conventions.avoided) {
        let slow = Self.slowOccurrence(
          of: word.hasSuffix("*") ? String(word.dropLast()) : word,
          in: text.words,
          endings: [""],
          partsWords: partsWords,
          isBeginning: word.hasSuffix("*")
        )
        let found = text.search.occurrence(of: avoided.sought, isBeginning: avoided.isBeginning)
        #expect(found == slow)
      }
      for form in conventions.terms.flatMap(\.forms) {
        let folded = form.lowercased()
        let scalars = Array(text.words.lowercased().unicodeScalars)
        let sought = Array(folded.unicodeScalars)
        let isThere = scalars.indices.contains { scalars[$0...].starts(with: sought) }
        #expect(text.words.lowercased().hasBytes(Array(folded.utf8)) == isThere)
      }
    }
  }

  /// What is written into texts to make mistakes in their spaces, brackets and quotation marks.
  static let mistakes: [(old: String, new: String)] = [
    (".", "."), (".", " ."), (" ", "  "), (",", " ,"), ("„", "«"), ("“", "\""), ("(", ""),
    (")", ""),
    ("’", "'"), ("。", " 。"), ("\u{A0}", " "),
  ]

  @Test("Spaces and marks are judged as if each character were one", arguments: DataFiles.locales)
  func marks(tag: String) throws {
    let file = try Self.catalog(tag)
    var profile = file.profile
    let conventions = Conventions(profile)
    // No text has this letter, but because it is a mark, each character may be one.
    profile.spacesBefore["ꙮ"] = " "
    let slow = Conventions(profile)
    #expect(!conventions.hasPlainMarks && slow.hasPlainMarks)
    var count = 0
    for (number, original) in Self.sample(
      of: file,
      from: DataFiles.locales.firstIndex(of: tag) ?? 0
    ).enumerated() {
      var message = original
      let mistake = Self.mistakes[number % Self.mistakes.count]
      let pattern = original.message.pattern.replacing(mistake.old, with: mistake.new)
      // A mistake can break the branches of a message.
      guard let broken = try? Message(pattern) else { continue }
      message.message = broken
      let found = [conventions, slow].map { conventions in
        TypographyLint(
          text: TextToLint(
            message,
            conventions: conventions,
            source: nil,
            preparedSource: PreparedText(nil, partsWords: true),
            sourceProfile: LanguageProfile(),
            values: [:]
          )
        )
        .run()
      }
      #expect(found[0] == found[1], "\(pattern)")
      count += found[0].count
    }
    #expect(count > 0)
  }

  @Test("A text without the first words of names has none", arguments: DataFiles.languages)
  func names(tag: String) throws {
    let sources = Dictionary(
      try Self.catalog("en").catalogMessages.map { ($0.key, $0.message) },
      uniquingKeysWith: { first, _ in first }
    )
    for message in Self.sample(
      of: try Self.catalog(tag),
      from: DataFiles.locales.firstIndex(of: tag) ?? 0
    ) {
      let source = PreparedText(sources[message.key], partsWords: true)
      let words = PreparedText(message.message, partsWords: true).words
      if source.hasNames(in: words) { continue }
      #expect(source.names.isDisjoint(with: NameLint.words(of: words)))
    }
  }

  @Test(
    "A character is plain if it is a letter or a digit",
    arguments: [
      ("a", true), ("Z", true), ("7", true), ("ß", true), ("e\u{301}", true), ("漢", true),
      ("ب", true), (" ", false), (".", false), ("“", false), ("\u{A0}", false), ("。", false),
      ("\u{FFFC}", false), ("\r\n", false), ("\u{37E}", false), ("`", false),
    ] as [(Character, Bool)]
  )
  func plain(character: Character, isPlain: Bool) { #expect(character.isPlain == isPlain) }
}
