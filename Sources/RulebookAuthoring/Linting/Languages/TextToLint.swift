import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// A text that lint checks, with the source text that it was translated from.
///
/// ``LanguageLint`` creates it. ``BranchLint``, `TypographyLint`, and `WordLint` read it.
struct TextToLint {
  let message: CatalogMessage

  /// The conventions of the language, with prepared words.
  let conventions: Conventions

  /// The text that this one was translated from; nil if this is the source, or if there is none.
  let source: Message?

  /// Whether the source mentions an argument that isn't reported.
  var hasBrokenSource = false

  /// Whether the source is in the same language, as that of a regional file can be.
  let isInSourceLanguage: Bool

  /// The conventions of the source's language.
  let sourceProfile: LanguageProfile

  /// The values that arguments may have, according to the source file.
  let values: [String: [String]]

  /// The words that the arguments of a program's code may be, as a pack declares them.
  let choices: [String: Set<String>]

  /// The numbers that may come with the message's code.
  let numbers: Set<String>

  /// The number of characters that the source's description allows; nil if it doesn't name one.
  let limit: LengthLimit?

  /// The words of the message.
  let own: PreparedText

  /// The words of the source; none if there is no source.
  let ofSource: PreparedText

  init(
    _ message: CatalogMessage,
    conventions: Conventions,
    source: Message?,
    preparedSource: PreparedText,
    sourceLocale: LocaleIdentifier? = nil,
    sourceProfile: LanguageProfile,
    values: [String: [String]],
    choices: [String: Set<String>] = [:],
    numbers: Set<String> = [],
    limit: LengthLimit? = nil
  ) {
    self.message = message
    self.conventions = conventions
    self.source = source
    isInSourceLanguage = sourceLocale.map { $0.language == message.locale.language } ?? false
    self.sourceProfile = sourceProfile
    self.values = values
    self.choices = choices
    self.numbers = numbers
    self.limit = limit
    own = PreparedText(
      message.message,
      partsWords: conventions.profile.partsWords,
      lowercase: conventions.lowercase
    )
    ofSource = preparedSource
  }

  /// The conventions of the language.
  var profile: LanguageProfile { conventions.profile }

  /// The texts that the message can become.
  var variants: [MessageVariant] { own.variants }

  /// The texts that the source can become.
  var sourceVariants: [MessageVariant] { ofSource.variants }

  /// The words of all branches, without arguments.
  var words: String { own.words }

  /// The words of all branches of the source, without arguments.
  var sourceWords: String { ofSource.words }

  /// The words of all branches, for searching.
  var search: WordSearch { own.search }

  /// The words of all branches of the source, for searching.
  var sourceSearch: WordSearch { ofSource.search }

  /// Whether the key belongs to a label or another text that isn't a sentence.
  var isName: Bool {
    message.key.hasPrefix("field:") || message.key.hasPrefix("rule:") || message.key.hasSuffix(":")
      || message.key.hasPrefix("character:")
  }

  /// Returns the source's variants for the same branches of selects as a variant of this text.
  func sources(of variant: MessageVariant) -> [MessageVariant] {
    if sourceVariants.allSatisfy(\.conditions.isEmpty) { return sourceVariants }
    let words = Dictionary(
      variant.conditions.filter { !$0.isPlural }.map { ($0.argument, $0.selector) },
      uniquingKeysWith: { first, _ in first }
    )
    return sourceVariants.filter { source in
      source.conditions.allSatisfy { condition in
        guard !condition.isPlural, let word = words[condition.argument] else { return true }
        return condition.selector == word
      }
    }
  }

  /// Returns a warning at the first occurrence of a text in the pattern, or at the start of the
  /// message.
  func warning(
    _ code: String,
    at text: String? = nil,
    _ reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let offset = text.flatMap { message.message.pattern.scalarOffset(of: $0) }
    return message.diagnostic(code, atScalar: offset, reason, hint: hint)
  }
}

extension String {
  /// Returns the number of scalars before the first occurrence of a text; nil if there is none.
  func scalarOffset(of text: String) -> Int? {
    let own = Array(unicodeScalars)
    let sought = Array(text.unicodeScalars)
    guard !sought.isEmpty, sought.count <= own.count else { return nil }
    return (0...(own.count - sought.count)).first { own[$0...].starts(with: sought) }
  }
}
