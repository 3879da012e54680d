import ErrorCatalog
import PackLoading
import RuleEngine
package import Rulebook
import UnicodeText
package import Violations

/// The messages of a locale as readers see them, each with its source.
///
///     let preview = try files.preview(of: "nl", code: "length.too_short")
///     preview.entries.first?.cases.first?.translation  // "Gebruik minstens 1 teken."
package struct TranslationPreview: Sendable {
  /// A text in all its cases.
  package struct Entry: Sendable {
    package var key: String

    /// When the text is shown.
    package var description: String?

    /// The state of the translation.
    package var state: State

    /// Whether the source has changed since the translation.
    package var isStale: Bool

    /// The texts to show.
    package var cases: [Case]
  }

  /// The state of a translation.
  package enum State: Hashable, Sendable {
    /// The locale has the text.
    case own

    /// A parent of the locale has the text.
    case inherited(LocaleIdentifier)

    /// The text isn't translated.
    case missing
  }

  /// The text that is shown for some arguments.
  package struct Case: Hashable, Sendable {
    /// The arguments that distinguish the case from others, such as `age = 1`; empty if there is
    /// only one case.
    package var condition: String

    /// The text in the source language.
    package var source: String

    /// The source language, which is the pack's own for a text of a pack.
    package var sourceLocale: LocaleIdentifier

    /// The translation; nil if there is none.
    package var translation: String?
  }

  package let locale: LocaleIdentifier

  /// The locale of the source texts.
  package let sourceLocale: LocaleIdentifier

  /// The texts, sorted by key.
  package let entries: [Entry]
}

extension TranslationFiles {
  /// Returns the messages of a locale as readers see them.
  ///
  /// - Parameters:
  ///   - tag: The locale.
  ///   - code: A code or another key, which includes everything below it; nil for all texts.
  ///   - showsAllNumbers: Whether to show each plural with all ten numbers, not just with one for
  ///     each of its branches.
  /// - Returns: The texts, in every case that differs.
  /// - Throws: A ``UsageError`` if there are no texts for the locale, or none with this key.
  /// - Complexity: O(*n*) in the number of texts and their cases.
  package func preview(
    of tag: String,
    code: String? = nil,
    showsAllNumbers: Bool = false
  ) throws(UsageError) -> TranslationPreview {
    let locale = try locale(tag)
    let keys = sources.keys.filter { key in code.map { key.belongs(to: $0) } ?? true }.sorted()
    if let code, keys.isEmpty { throw .unknownCode(code, known: sources.keys.sorted()) }
    let writer = PreviewWriter(self, locale, showsAllNumbers: showsAllNumbers)
    return TranslationPreview(
      locale: locale,
      sourceLocale: sourceLocale,
      entries: keys.compactMap(writer.entry)
    )
  }
}

extension String {
  /// Whether a key is a code or another text, or is below one, in any field.
  fileprivate func belongs(to family: String) -> Bool {
    if self == family || hasPrefix(family + ".") { return true }
    guard let colon = lastIndex(of: ":") else { return false }
    let code = self[index(after: colon)...]
    return code == family || code.hasPrefix(family + ".")
  }
}

/// Writes the texts of a preview.
private struct PreviewWriter {
  let files: TranslationFiles
  let locale: LocaleIdentifier
  let showsAllNumbers: Bool
  let samples: SampleArguments
  let ages: [String: Bool]
  let source: Localizer
  let translation: Localizer

  init(_ files: TranslationFiles, _ locale: LocaleIdentifier, showsAllNumbers: Bool) {
    self.files = files
    self.locale = locale
    self.showsAllNumbers = showsAllNumbers
    samples = SampleArguments(files.sources)
    ages = files.ages(of: locale)
    let catalog = files.catalog
    source = catalog.localizer(for: files.sourceLocale)
    translation = catalog.localizer(for: locale)
  }

  func entry(_ key: String) -> TranslationPreview.Entry? {
    guard let text = files.sources[key] else { return nil }
    let home = home(of: key)
    let messages =
      [(text.message, files.sourceLocale)] + (home.map { [($0.message, locale)] } ?? [])
    let placeholders = text.attributes?.placeholders ?? [:]
    let names = messages.reduce(into: Set<String>()) { $0.formUnion($1.0.argumentNames) }
    let plain = TextKey(key).code.map { code in
      files.registry.plainNumbers(of: ViolationCode(rawValue: code))
    }
    func sample(_ name: String, _ placeholder: ARBFile.Placeholder?) -> Argument {
      let use = messages.lazy.compactMap { $0.0.arguments[name] }.first
      let sample = samples.sample(name, placeholder, for: use)
      return plain?.contains(name) == true ? sample.inPlainNotation : sample
    }
    let arguments = names.map { ($0, sample($0, placeholders[$0])) }
    let usual = Dictionary(uniqueKeysWithValues: arguments)
    let cases = PreviewCases(
      of: messages.map { (message: $0.0, locale: $0.1) },
      usual,
      values: placeholders.mapValues(\.values),
      all: showsAllNumbers
    )
    let suitable = CaseSamples(usual: usual, placeholders: placeholders) { name, placeholder in
      sample(name, placeholder)
    }
    return TranslationPreview.Entry(
      key: key,
      description: text.attributes?.description,
      state: home.map { $0.locale == locale ? .own : .inherited($0.locale) } ?? .missing,
      isStale: ages[key] == true,
      cases: cases.cases.map { example in
        shown(example, suitable.arguments(of: example), key, isTranslated: home != nil)
      }
    )
  }

  private func shown(
    _ example: PreviewCases.Case,
    _ arguments: [String: Argument],
    _ key: String,
    isTranslated: Bool
  ) -> TranslationPreview.Case {
    let source = source.text(for: key, arguments: arguments)
    let varied = Set(example.varied.map(\.name))
    func translated() -> String? {
      let own = arguments.map { ($0, varied.contains($0) ? $1 : inLanguage($1)) }
      return translation.text(for: key, arguments: Dictionary(uniqueKeysWithValues: own))?.text
    }
    return TranslationPreview.Case(
      condition: example.varied.map { "\($0) = \($1.shown)" }.joined(separator: ", "),
      source: source?.text ?? "",
      sourceLocale: source?.locale ?? files.sourceLocale,
      translation: isTranslated ? translated() : nil
    )
  }

  /// Returns the language's own text for a sample that is a text of the source file, such as a
  /// label; other arguments are returned as they are.
  private func inLanguage(_ argument: Argument) -> Argument {
    guard case .text(let text) = argument, let key = samples.texts[text],
      let own = translation.text(for: key)
    else { return argument }
    return .text(own.text)
  }

  /// Returns the translation of a text, and the locale that has it.
  private func home(of key: String) -> (message: Message, locale: LocaleIdentifier)? {
    // The texts of a pseudo-locale are made from the source.
    if PseudoLocale(locale) != nil { return files.sources[key].map { ($0.message, locale) } }
    let chain = locale.chain
    for part in files.parts.reversed() {
      for locale in chain {
        if let message = part.messages[locale]?[key] { return (message, locale) }
      }
    }
    return nil
  }
}

extension Argument {
  /// A number or a word, as it is shown in a condition.
  var shown: String {
    switch self {
    case .integer(let number): String(number)
    case .decimal(let number), .plainNumber(let number): number.description
    case .text(let text), .region(let text): text
    default: ""
    }
  }
}
