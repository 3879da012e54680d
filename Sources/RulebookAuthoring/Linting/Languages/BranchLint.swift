import ErrorCatalog
import PackLoading
import Rulebook
import SourceTexts
import UnicodeText
import Violations

/// Compares the arguments and branches of a translation with those of its source.
struct BranchLint {
  let text: TextToLint

  func run() -> [Diagnostic] {
    guard text.source != nil else { return quotedArguments + choices }
    return quotedArguments + choices + lostArguments + addedArguments + lostNumbers + selects
      + counts + units
  }

  /// Arguments in apostrophes, which are shown with their braces.
  private var quotedArguments: [Diagnostic] {
    let names = text.message.message.argumentNames.union(text.source?.argumentNames ?? [])
    let shown = text.words
    return names.union(text.values.keys).sorted().filter { shown.contains("{\($0)}") }.map { name in
      text.warning(
        "lint.quoted_argument",
        at: "'{\(name)}",
        "{\(name)} stands in apostrophes, so that people read its name in braces",
        hint: "remove the apostrophes; where people should read some, write ’"
      )
    }
  }

  /// Arguments that the source writes and a branch of the translation does not.
  private var lostArguments: [Diagnostic] {
    let pluralArguments = Set(
      text.sourceVariants.flatMap(\.conditions).filter(\.isPlural).map(\.argument)
    )
    var lost: Set<String> = []
    for variant in text.variants {
      let sources = text.sources(of: variant)
      guard let first = sources.first?.arguments else { continue }
      let needed = sources.dropFirst().reduce(first) { $0.intersection($1.arguments) }
      // A number may be said by its branch: “one day”.
      let decided = Set(variant.conditions.filter(\.isPlural).map(\.argument))
      lost.formUnion(
        needed.subtracting(variant.arguments).subtracting(decided).subtracting(pluralArguments)
      )
    }
    return lost.sorted().map { name in
      let isEverywhere = text.variants.allSatisfy { !$0.arguments.contains(name) }
      return text.warning(
        "lint.lost_argument",
        "{\(name)} is in the source, and \(isEverywhere ? "not here" : "not in every branch here")",
        hint: "write {\(name)} where the source has it"
      )
    }
  }

  /// Arguments that the translation writes and the source does not.
  private var addedArguments: [Diagnostic] {
    let known = text.source?.argumentNames ?? []
    return text.message.message.argumentNames.subtracting(known).sorted().map { name in
      text.message.diagnostic(
        "lint.added_argument",
        atArgument: name,
        "{\(name)} is not in the source",
        hint: nearestName(to: name, in: known).map { "did you mean {\($0)}?" }
      )
    }
  }

  /// Branches of plurals for several numbers that do not write the number.
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
          standsForSeveral(condition.selector)
        else { continue }
        found.append(
          text.warning(
            "lint.lost_number",
            at: "\(condition.selector) {",
            "the branch `\(condition.selector)` of {\(name)} stands for several numbers, and writes none",
            hint: "write # where the number belongs"
          )
        )
      }
    }
    return found
  }

  /// Whether a branch stands for several numbers of things; one such as `=0` never does.
  private func standsForSeveral(_ selector: String) -> Bool {
    guard let category = PluralCategory(rawValue: selector) else { return false }
    let formats = LocaleFormats.shared(for: text.message.locale)
    // A count of nothing has a branch of its own where it can occur, `=0`.
    return PluralCoverage.numbers(of: category, type: .cardinal, formats).count { $0 > 0 } > 1
  }

  /// Words of selects that a declared argument never is, and those that it may be and that are missing.
  private var choices: [Diagnostic] {
    text.message.message.arguments.sorted { $0.key < $1.key }.flatMap { name, use in
      guard let allowed = text.choices[name], !use.selectors.isEmpty else { return [Diagnostic]() }
      let unknown = use.selectors.subtracting(allowed).subtracting(["other"])
      return unknown.sorted().map { self.unknown($0, of: name, allowed) }
        + allowed.subtracting(use.selectors).sorted().map { word in
          text.message.diagnostic(
            "lint.missing_value",
            atArgument: name,
            "{\(name)} may be `\(word)`, and this text has no branch for it",
            hint: "add `\(word) {…}`"
          )
        }
    }
  }

  private func unknown(_ word: String, of name: String, _ allowed: Set<String>) -> Diagnostic {
    text.warning(
      "lint.unknown_value",
      at: "\(word) {",
      "{\(name)} is never `\(word)`",
      hint: nearestName(to: word, in: allowed).map { "did you mean `\($0)`?" }
        ?? "its values are \(allowed.sorted().joined(separator: ", "))"
    )
  }

  /// Words of selects that the source does not know, and those that it knows and that are missing.
  private var selects: [Diagnostic] {
    let own = text.message.message.arguments
    let source = text.source?.arguments ?? [:]
    return own.sorted { $0.key < $1.key }.flatMap { name, use -> [Diagnostic] in
      // What a pack declares says more than the source does.
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
            "the source has a branch `\(word)` of {\(name)}, and this text has none",
            hint: "add `\(word) {…}`"
          )
        }
    }
  }

  /// Plurals that count something else than the source does.
  private var counts: [Diagnostic] {
    let own = text.message.message.arguments.filter { !$0.value.plurals.isEmpty }
    let source = (text.source?.arguments ?? [:]).filter { !$0.value.plurals.isEmpty }
    if source.isEmpty { return [] }
    return own.keys.sorted().filter { source[$0] == nil }.map { name in
      text.message.diagnostic(
        "lint.wrong_count",
        atArgument: name,
        "the plural counts {\(name)}; that of the source counts "
          + source.keys.sorted().map { "{\($0)}" }.joined(separator: ", ")
      )
    }
  }

  /// Numbers with another unit than in the source, which says something else.
  private var units: [Diagnostic] {
    let own = text.message.message.arguments
    return own.sorted { $0.key < $1.key }.compactMap { name, use in
      guard let expected = text.source?.arguments[name]?.units, !expected.isEmpty,
        let wrong = use.units.subtracting(expected).map(\.identifier).min()
      else { return nil }
      return text.warning(
        "lint.wrong_unit",
        at: "unit/\(wrong)",
        "{\(name)} has the unit `\(wrong)`; the source has another one",
        hint: "write "
          + expected.map { "::unit/\($0.identifier)" }.sorted().joined(separator: " or ")
      )
    }
  }
}
