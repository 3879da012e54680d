import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Checks each text as a reader of its language would.
///
/// It compares the arguments and branches with those of the source, and the punctuation and words
/// with what the language's file says.
struct LanguageLint {
  let context: LintContext

  func run(_ report: inout LintReport) {
    let profiles = LanguageProfiles(context)
    let files = Dictionary(
      context.subjectCatalogFiles.map { ($0.source.name, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var copies = CopyLint(context)
    let inflected = InflectedWords(context.knownCatalogs)
    let audit = MessageAudit(index: context.index)
    let shared = SourceTexts(context.sourceCatalogs)
    let preparedSources = PreparedSources()
    for (pack, messages) in context.messages where !messages.isEmpty {
      let sources = shared.adding(pack.map { [$0] } ?? context.packs)
      let brokenSources = Set(
        messages.lazy.filter { sources[$0] == nil && audit.hasUnknownArgument($0) }.map(\.key)
      )
      let isOfLibrary = pack?.isBundled
      for message in messages {
        let file = files[message.written.source.name]
        let source = sources[message]
        var text = TextToLint(
          message,
          conventions: profiles.conventions(of: message.locale, in: file, isOfLibrary: isOfLibrary),
          source: source?.message,
          preparedSource: preparedSources.text(of: source?.message),
          sourceLocale: source?.locale,
          sourceProfile: source.map {
            profiles.conventions(of: $0.locale, in: nil, isOfLibrary: true).profile
          } ?? LanguageProfile(),
          values: context.values(ofKey: message.key),
          choices: message.codeKey.map(context.index.choices) ?? [:],
          numbers: message.codeKey.map(context.index.numbers) ?? [],
          limit: sources.limit(ofKey: message.key)
        )
        text.hasBrokenSource = brokenSources.contains(message.key)
        let found =
          branches(of: text, inflected)
          + words(of: text, letters: profiles.letters(of: text.profile))
          + copies.problems(of: message, source) + stale(message, source, in: file)
        for diagnostic in found { report.add(.warning, diagnostic) }
      }
    }
    let releases = ReleaseLint(context: context, profiles: profiles)
    for file in context.subjectCatalogFiles {
      for diagnostic in TagLint.problems(of: file) + releases.problems(of: file) {
        report.add(.warning, diagnostic)
      }
    }
    for pack in context.subjects {
      for diagnostic in TagLint.problems(of: pack) { report.add(.warning, diagnostic) }
    }
  }
}

extension MessageAudit {
  /// Returns whether a message mentions an argument that isn't reported with its code.
  fileprivate func hasUnknownArgument(_ message: CatalogMessage) -> Bool {
    !message.message.arguments.isEmpty
      && problems(of: message).contains { $0.code == "lint.unknown_argument" }
  }
}

extension LanguageLint {
  /// What is wrong with the arguments and branches of a text.
  private func branches(of text: TextToLint, _ inflected: InflectedWords) -> [Diagnostic] {
    BranchLint(text: text).run() + PluralLint(text: text).run() + StyleLint(text: text).run()
      + LikeBranchLint(text: text, inflected: inflected).run() + EndingLint(text: text).run()
  }

  /// What is wrong with the words, signs and examples of a text.
  private func words(of text: TextToLint, letters: UnicodeSet?) -> [Diagnostic] {
    TypographyLint(text: text).run() + CharacterLint(text: text).run()
      + WordLint(text: text, letters: letters).run() + ExampleLint(text: text).run()
      + NameLint(text: text).run() + DraftLint(text: text).run()
  }

  /// A translation of a text that has changed since.
  private func stale(
    _ message: CatalogMessage,
    _ source: SourceTexts.Source?,
    in file: ARBFile?
  ) -> [Diagnostic] {
    guard let source, let file,
      file.isStale(message.key, comparedTo: source.message.pattern) == true
    else { return [] }
    return [
      message.diagnostic(
        "lint.stale_message",
        "the source of `\(message.key)` has changed since this was translated; it now says "
          + "“\(source.message.pattern)”",
        hint: "check the translation, then run `rulebook locales --accept \(message.locale)`"
      )
    ]
  }
}

/// The source texts of translations in the library, in catalogs, and in packs.
struct SourceTexts {
  /// A text and its locale.
  struct Source {
    var message: Message
    var locale: LocaleIdentifier
  }

  /// The texts of packs.
  private var ofPacks: [String: Source] = [:]

  /// The texts of the library and of catalogs.
  private var ofCatalogs: [String: Source] = [:]

  /// The numbers of characters that descriptions in catalogs allow.
  private var limits: [String: LengthLimit] = [:]

  /// Collects the texts of catalogs.
  init(_ files: [ARBFile]) {
    for file in files {
      ofCatalogs.merge(file.messages.mapValues { Source(message: $0, locale: file.locale) }) { $1 }
      limits.merge(file.attributes.compactMapValues { LengthLimit($0) }) { $1 }
    }
  }

  /// Returns these texts together with those of some packs, which count more.
  func adding(_ packs: [PackDeclaration]) -> SourceTexts {
    var texts = self
    for pack in packs {
      let own = pack.messages[pack.sourceLocale] ?? [:]
      texts.ofPacks.merge(
        own.mapValues { Source(message: $0.message, locale: pack.sourceLocale) }
      ) { $1 }
    }
    return texts
  }

  /// Returns the number of characters that the description of a text allows; nil if it doesn't name
  /// one.
  func limit(ofKey key: String) -> LengthLimit? { limits[key] }

  /// The source of a message; nil if the message is the source itself, or doesn't have one.
  subscript(message: CatalogMessage) -> Source? {
    guard let source = ofPacks[message.key] ?? ofCatalogs[message.key],
      source.locale != message.locale
    else { return nil }
    return source
  }
}

/// Looks for translations that are the same as their source, or as the text of another language.
private struct CopyLint {
  /// A text that is longer isn't the same in two languages by chance, and one with two words isn't
  /// the same as its source by chance.
  private static let longestLoanWord = 20

  /// A translation that has only shorter words can be right in two languages.
  ///
  /// “{list}, nr. {position}” is one, in Danish and Dutch.
  private static let leastWord = 4

  /// The languages of each text of each key.
  private var languages: [String: [String: Set<String>]] = [:]

  init(_ context: LintContext) {
    for file in context.knownCatalogs {
      for (key, message) in file.messages { add(key, message.pattern, file.locale) }
    }
    for pack in context.packs {
      for (locale, messages) in pack.messages {
        for (key, message) in messages { add(key, message.message.pattern, locale) }
      }
    }
  }

  private mutating func add(_ key: String, _ pattern: String, _ locale: LocaleIdentifier) {
    guard Self.isLong(pattern) || Self.hasTwoWords(pattern) else { return }
    languages[key, default: [:]][pattern, default: []].insert(locale.language)
  }

  private static func isLong(_ pattern: String) -> Bool {
    !pattern.dropFirst(longestLoanWord).isEmpty
  }

  /// Whether there are two words outside braces.
  private static func hasTwoWords(_ pattern: String) -> Bool {
    var depth = 0
    let plain = pattern.map { character -> Character in
      if character == "{" { depth += 1 }
      defer { if character == "}" { depth -= 1 } }
      return depth > 0 ? "}" : character
    }
    let words = plain.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count > 1
  }

  /// Whether there is a word, and not just arguments, signs, and abbreviations.
  private static func hasWord(_ message: Message) -> Bool {
    message.variants.contains { variant in
      variant.text().split { !$0.isLetter }.contains { $0.count >= leastWord }
    }
  }

  mutating func problems(
    of message: CatalogMessage,
    _ source: SourceTexts.Source?
  ) -> [Diagnostic] {
    guard let source, message.locale.language != source.locale.language,
      let others = languages[message.key]?[message.message.pattern]?
        .subtracting(RelatedLanguages.of(message.locale.language, except: source.locale.language)),
      let other = others.sorted().first
    else { return [] }
    let isSource = others.contains(source.locale.language)
    // Two translations of a short name are often the same, such as “link magnet” in Italian and
    // Polish.
    guard isSource || Self.isLong(message.message.pattern) && Self.hasWord(message.message) else {
      return []
    }
    return [
      message.diagnostic(
        "lint.copied_message",
        "`\(message.key)` is the same in `\(message.locale)` as in "
          + "\(isSource ? "the source" : "`\(other)`"); is it untranslated?"
      )
    ]
  }
}
