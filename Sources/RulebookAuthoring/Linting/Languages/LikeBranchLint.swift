import ErrorCatalog
import PackLoading
import Rulebook
import UnicodeText

/// Looks for branches that were copied: from the source, or from each other.
struct LikeBranchLint {
  /// A branch that is longer, or that has two words, isn't the same in two languages by chance.
  private static let longestLoanWord = 20

  /// The text, with its source.
  let text: TextToLint

  /// The words that texts of the same language inflect after numbers.
  let inflected: InflectedWords

  func run() -> [Diagnostic] {
    guard text.source != nil else { return [] }
    return sameBranches + (text.isInSourceLanguage ? [] : copiedBranches + copiedTerms)
  }

  // MARK: Alike

  /// Plurals and selects whose branches are all the same, though those of the source differ.
  private var sameBranches: [Diagnostic] {
    let arguments = text.message.message.arguments
    return arguments.keys.sorted().compactMap { name in
      guard let use = arguments[name], !use.plurals.isEmpty || !use.selectors.isEmpty,
        Self.areAlike(name, text.variants),
        text.sourceVariants.contains(where: { $0.conditions.contains { $0.argument == name } }),
        !Self.areAlike(name, text.sourceVariants),
        use.plurals.isEmpty || isInflected(name)
      else { return nil }
      return text.message.diagnostic(
        "lint.same_branches",
        atArgument: name,
        "all branches of {\(name)} are the same, but those of the source differ",
        hint: use.plurals.isEmpty
          ? "write the text for each value" : "write each form of the language"
      )
    }
  }

  /// Whether all branches of an argument have the same text, whatever the other arguments are.
  private static func areAlike(_ name: String, _ variants: [MessageVariant]) -> Bool {
    let cases = Dictionary(grouping: variants) { variant in
      variant.conditions.filter { $0.argument != name }
    }
    let compared = cases.values.filter { $0.count > 1 }
    return !compared.isEmpty && compared.allSatisfy { Set($0.map(\.pieces)).count == 1 }
      && cases.count == compared.count
  }

  /// Whether another text of the language has the word after the number in several forms.
  ///
  /// Many words have one form for all numbers, such as “Zeichen” in German.
  private func isInflected(_ name: String) -> Bool {
    let known = inflected.words(of: text.message.locale)
    return text.variants.contains { !known.isDisjoint(with: $0.words(after: name)) }
  }

  // MARK: Copies

  /// Branches with the text of a branch of the source.
  private var copiedBranches: [Diagnostic] {
    guard let source = text.source, source.pattern != text.message.message.pattern else {
      return []
    }
    let theirs = Set(
      source.branchings.flatMap { branching in
        branching.branches.map { "\(branching.argument) \($0.text)" }
      }
    )
    for branching in text.message.message.branchings {
      for branch in branching.branches where theirs.contains("\(branching.argument) \(branch.text)")
      {
        guard Self.isSentence(branch.text) else { continue }
        return [
          text.warning(
            "lint.copied_branch",
            at: "\(branch.selector) {",
            "the branch `\(branch.selector)` of {\(branching.argument)} is the same as in the "
              + "source; is it untranslated?",
            hint: "translate every branch"
          )
        ]
      }
    }
    return []
  }

  private static func isSentence(_ text: String) -> Bool {
    let words = text.split(separator: " ").filter { $0.contains(where: \.isLetter) }
    return words.count > 1 || !words.isEmpty && text.count > longestLoanWord
  }

  /// English terms that one branch has, and that other branches have translated.
  private var copiedTerms: [Diagnostic] {
    guard text.variants.count > 1 else { return [] }
    return text.conventions.terms.compactMap { term in
      guard text.search.hasTerm(term.sought), text.sourceSearch.hasTerm(term.sought) else {
        return nil
      }
      let forms = term.forms.map(text.conventions.lowercase.text)
      guard let word = untranslated(term.name, forms) else { return nil }
      return text.warning(
        "lint.copied_branch",
        at: word,
        "a branch has the English “\(word)”, which this language calls “\(forms[0])”",
        hint: "translate every branch"
      )
    }
  }

  /// Returns an English term as a branch has it that doesn't have its translation.
  private func untranslated(_ term: String, _ forms: [String]) -> String? {
    for variant in text.variants {
      let own = variant.text()
      let search = WordSearch(own, partsWords: text.profile.partsWords)
      guard let word = search.occurrence(ofTerm: term) else { continue }
      let folded = text.conventions.lowercase.text(own)
      if !forms.contains(where: { folded.contains($0) }) { return word }
    }
    return nil
  }
}

/// The words that the texts of a language have in several forms after a number, such as “digit” and
/// “digits”.
final class InflectedWords {
  private let files: [ARBFile]
  private var known: [String: Set<String>] = [:]

  init(_ files: [ARBFile]) {
    self.files = files
  }

  /// Returns the words of a locale's language.
  ///
  /// - Complexity: O(*n*) in the texts of the language, the first time.
  func words(of locale: LocaleIdentifier) -> Set<String> {
    if let words = known[locale.language] { return words }
    var words: Set<String> = []
    for file in files where file.locale.language == locale.language {
      for message in file.messages.values {
        for (name, use) in message.arguments where !use.plurals.isEmpty {
          words.formUnion(Self.words(after: name, in: message.variants))
        }
      }
    }
    known[locale.language] = words
    return words
  }

  /// Returns the words after a number that differ between the forms of one plural only in their
  /// endings.
  private static func words(after name: String, in variants: [MessageVariant]) -> Set<String> {
    let cases = Dictionary(grouping: variants) { variant in
      variant.conditions.filter { $0.argument != name }
    }
    return cases.values.reduce(into: []) { words, variants in
      let forms = Set(variants.flatMap { $0.words(after: name) })
      let stems = Dictionary(grouping: forms) { $0.prefix(2) }
      for forms in stems.values where forms.count > 1 { words.formUnion(forms) }
    }
  }
}

extension MessageVariant {
  /// Returns the words of three letters or more that come right after an argument.
  fileprivate func words(after name: String) -> [String] {
    zip(pieces, pieces.dropFirst()).compactMap { piece, next in
      guard piece == .argument(name), case .text(let text) = next else { return nil }
      let word = text.drop { $0.isWhitespace }.prefix { $0.isLetter }
      return word.count > 2 ? word.lowercased() : nil
    }
  }
}
