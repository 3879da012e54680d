import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Compares the arguments and branches of a translation with those of its source.
///
/// ``LanguageLint`` runs it for each text. A source text is only checked for quoted arguments and
/// for values that a pack declares. Each property below reports one kind of warning.
struct BranchLint {
  /// The text, with its source.
  let text: TextToLint

  func run() -> [Diagnostic] {
    guard text.source != nil else { return quotedArguments + choices }
    // If the source has an argument that doesn't exist, it can't be the model of its translations.
    let arguments = text.hasBrokenSource ? [] : lostArguments + addedArguments
    return quotedArguments + choices + arguments + lostNumbers + selects + counts + units
  }

  /// Arguments in apostrophes, which readers would see as names in braces.
  private var quotedArguments: [Diagnostic] {
    let names = text.message.message.argumentNames.union(text.source?.argumentNames ?? [])
    let shown = text.words
    return names.union(text.values.keys).sorted().filter { shown.contains("{\($0)}") }.map { name in
      text.warning(
        "lint.quoted_argument",
        at: "'{\(name)}",
        "{\(name)} is in apostrophes, so people see its name in braces",
        hint: "remove the apostrophes; to show an apostrophe, write `’`"
      )
    }
  }

  /// Arguments of the source that a branch of the translation doesn't contain.
  private var lostArguments: [Diagnostic] {
    let pluralArguments = Set(
      text.sourceVariants.flatMap(\.conditions).filter(\.isPlural).map(\.argument)
    )
    var lost: Set<String> = []
    for variant in text.variants {
      let sources = text.sources(of: variant)
      guard let first = sources.first?.arguments else { continue }
      let needed = sources.dropFirst().reduce(first) { $0.intersection($1.arguments) }
      // A branch may write the number in words: “one day”.
      let decided = Set(variant.conditions.filter(\.isPlural).map(\.argument))
      lost.formUnion(
        needed.subtracting(variant.arguments).subtracting(decided).subtracting(pluralArguments)
      )
    }
    // An argument with a misspelt name isn't lost, too.
    let added = text.message.message.argumentNames.subtracting(text.source?.argumentNames ?? [])
    let meant = added.compactMap { nearestName(to: $0, in: lost) }
    lost.subtract(meant)
    return lost.sorted().map { name in
      let isEverywhere = text.variants.allSatisfy { !$0.arguments.contains(name) }
      return text.warning(
        "lint.lost_argument",
        "{\(name)} is in the source, but \(isEverywhere ? "not here" : "not in every branch here")",
        hint: "write {\(name)} where the source has it"
      )
    }
  }

  /// Arguments of the translation that the source doesn't contain.
  private var addedArguments: [Diagnostic] {
    let known = text.source?.argumentNames ?? []
    return text.message.message.argumentNames.subtracting(known).sorted().map { name in
      text.message.diagnostic(
        "lint.added_argument",
        atArgument: name,
        "{\(name)} isn't in the source",
        hint: nearestName(to: name, in: known).map { "did you mean {\($0)}?" }
      )
    }
  }

  /// Plural branches for several numbers that don't contain the number.
  private var lostNumbers: [Diagnostic] {
    var found: [Diagnostic] = []
    for variant in text.variants {
      for condition in variant.conditions where condition.isPlural {
        let name = condition.argument
        let isWritten = text.sources(of: variant).contains { source in
          source.arguments.contains(name)
            && source.conditions.contains { $0.argument == name && $0.selector == "other" }
        }
        guard isWritten, !variant.arguments.contains(name),
          standsForSeveral(condition.selector) || writesOne(variant, condition)
        else { continue }
        found.append(
          text.warning(
            "lint.lost_number",
            at: "\(condition.selector) {",
            "the branch `\(condition.selector)` of {\(name)} is for several numbers, "
              + "but doesn't show the number",
            hint: "write `#` where the number belongs"
          )
        )
      }
    }
    return found
  }

  /// Returns whether a branch is for several numbers above zero.
  ///
  /// A branch such as `=0` never is.
  private func standsForSeveral(_ selector: String) -> Bool {
    guard let category = PluralCategory(rawValue: selector) else { return false }
    let formats = LocaleFormats.shared(for: text.message.locale)
    // If zero can occur, it has the branch `=0`.
    return PluralCoverage.numbers(of: category, type: .cardinal, formats).count { $0 > 0 } > 1
  }

  /// Returns whether a branch has a 1 that is written by hand, but is for zero, too, as `one` is in
  /// French, Hindi and Portuguese.
  ///
  /// A word such as “un” suits a limit, which is never zero.
  private func writesOne(_ variant: MessageVariant, _ branch: MessageVariant.Condition) -> Bool {
    guard let category = PluralCategory(rawValue: branch.selector) else { return false }
    let formats = LocaleFormats.shared(for: text.message.locale)
    let exact = (text.message.message.arguments[branch.argument]?.plurals ?? [])
      .reduce(into: Set<Int>()) { $0.formUnion($1.exactNumbers) }
    let numbers = PluralCoverage.numbers(of: category, type: .cardinal, formats)
      .filter { !exact.contains($0) }
    guard numbers.contains(0), numbers.contains(1) else { return false }
    return variant.pieces.contains { piece in
      guard case .text(let words) = piece else { return false }
      return words.split(whereSeparator: \.isWhitespace).contains { word in
        let isMark = { (character: Character) in character.isPunctuation }
        let inner = word.drop(while: isMark).reversed().drop(while: isMark)
        return inner.count == 1 && inner.first?.wholeNumberValue == 1
      }
    }
  }

  /// Branches of selects for values that a declared argument never has, and missing branches for
  /// values that it may have.
  private var choices: [Diagnostic] {
    text.message.message.arguments.sorted { $0.key < $1.key }.flatMap { name, use in
      guard let allowed = text.choices[name], !use.selectors.isEmpty else { return [Diagnostic]() }
      let unknown = use.selectors.subtracting(allowed).subtracting(["other"])
      return unknown.sorted().map { self.unknown($0, of: name, allowed) }
        + allowed.subtracting(use.selectors).sorted().map { word in
          text.message.diagnostic(
            "lint.missing_value",
            atArgument: name,
            "{\(name)} may be `\(word)`, but this text doesn't have a branch for it",
            hint: "add `\(word) {…}`"
          )
        }
    }
  }

  /// Returns the warning for a branch whose value never occurs.
  private func unknown(_ word: String, of name: String, _ allowed: Set<String>) -> Diagnostic {
    text.warning(
      "lint.unknown_value",
      at: "\(word) {",
      "{\(name)} is never `\(word)`",
      hint: nearestName(to: word, in: allowed).map { "did you mean `\($0)`?" }
        ?? "its values are \(allowed.sorted().joined(separator: ", "))"
    )
  }

  /// Branches of selects that the source doesn't have, and missing branches that it has.
  private var selects: [Diagnostic] {
    let own = text.message.message.arguments
    let source = text.source?.arguments ?? [:]
    return own.sorted { $0.key < $1.key }.flatMap { name, use -> [Diagnostic] in
      // If a pack declares the values, `choices` compares them.
      guard text.choices[name] == nil, let theirs = source[name],
        !theirs.selectors.isEmpty || !use.selectors.isEmpty
      else { return [] }
      let allowed = theirs.selectors.union(text.values[name] ?? [])
      let unknown = use.selectors.subtracting(allowed).subtracting(["other"])
      let missing = theirs.selectors.subtracting(use.selectors)
      return unknown.sorted().map { self.unknown($0, of: name, allowed) }
        + missing.sorted().map { word in
          text.message.diagnostic(
            "lint.missing_value",
            atArgument: name,
            "the source has a branch `\(word)` of {\(name)}, but this text doesn't",
            hint: "add `\(word) {…}`"
          )
        }
    }
  }

  /// Plurals of a different argument from the source.
  private var counts: [Diagnostic] {
    let own = text.message.message.arguments.filter { !$0.value.plurals.isEmpty }
    let source = (text.source?.arguments ?? [:]).filter { !$0.value.plurals.isEmpty }
    if source.isEmpty { return [] }
    return own.keys.sorted().filter { source[$0] == nil }.map { name in
      text.message.diagnostic(
        "lint.wrong_count",
        atArgument: name,
        "the plural counts {\(name)}, but the source counts "
          + source.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
      )
    }
  }

  /// Numbers with a different unit from the source, which changes the meaning.
  private var units: [Diagnostic] {
    let own = text.message.message.arguments
    return own.sorted { $0.key < $1.key }.compactMap { name, use in
      guard let expected = text.source?.arguments[name]?.units, !expected.isEmpty,
        let wrong = use.units.subtracting(expected).map(\.identifier).min()
      else { return nil }
      return text.warning(
        "lint.wrong_unit",
        at: "unit/\(wrong)",
        "{\(name)} has the unit `\(wrong)`, but the source has a different one",
        hint: "write "
          + expected.map { "::unit/\($0.identifier)" }.sorted().joined(separator: " or ")
      )
    }
  }
}
