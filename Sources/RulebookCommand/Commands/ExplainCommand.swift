import ArgumentParser
import Documents
import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import TextRules
import UnicodeText

/// Explains a rule, a form, a check or a code.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain what a rule, form or check requires and can report, or what a code means.",
    discussion: """
      For a rule, this shows its parts, lookups, checks, facts, codes, examples, and sources; for \
      a form, its fields and the checks between them; for a check, its settings, codes, and facts. \
      For a code, it shows the texts with example arguments. You can name a code by its number \
      too. If several packs use the number, name the pack as well. If a name has several meanings, \
      as email is a rule and a code, all are shown. To choose one, write rule, form, check, or \
      code before the name. The codes of mistakes in packs, catalogs, requests, and other files \
      are explained too.

      Examples:
        rulebook explain iban
        rulebook explain sign-up
        rulebook explain check length
        rulebook explain length.too_short
        rulebook explain length.too_short --locale pl
        rulebook explain 4102
        rulebook explain billing:4102
        rulebook explain pack.unknown_key
      """
  )

  @ArgumentParser.Argument(
    help: ArgumentHelp(
      "A rule, such as iban; a form; a check; a code, such as length.too_short; its number, such "
        + "as 4102 or billing:4102; or the kind of the name that follows: rule, form, check, code.",
      valueName: "name-or-kind"
    )
  )
  var first: String

  @ArgumentParser.Argument(help: ArgumentHelp("The name, after its kind.", valueName: "name"))
  var second: String?

  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  /// What a name can refer to.
  private enum Kind: String {
    case rule, form, check, code
  }

  func validate() throws {
    if second != nil, Kind(rawValue: first) == nil {
      throw ValidationError("Give one name, or a kind (rule, form, check, code) and a name.")
    }
  }

  private var name: String { second ?? first }

  /// Returns whether the command is about names of a kind.
  private func isWanted(_ kind: Kind) -> Bool { second == nil || first == kind.rawValue }

  /// Returns the codes with the name; the error about unknown names, unless something else has it.
  private func codes(_ rulebook: Rulebook, isElse: Bool) throws -> [CodeExplanation] {
    if !isWanted(.code) { return [] }
    return isElse
      ? try rulebook.explanationsOfCode(alsoNamed: name)
      : try rulebook.explanations(matching: name)
  }

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let others = try others(in: rulebook)
      let explanations = try codes(rulebook, isElse: !others.isEmpty)
      let parts = try explanations.map { explanation in
        (
          explanation, ExplainedTexts(of: explanation, in: locale.request, rulebook),
          try rulebook.patterns(reporting: explanation)
        )
      }
      switch format.format {
      case .text:
        let ofCode = parts.count > 1 ? choice(among: explanations) : parts.map(text).joined()
        let texts = (others.map(\.text) + [ofCode]).filter { !$0.isEmpty }
        try Console.write(texts.joined(separator: "\n"))
      case .json:
        var values = parts.map(json)
        if !others.isEmpty {
          // If the name has several meanings, one record has all.
          values = [values.first ?? [:]]
          for other in others { values[0][other.key] = .record(other.members) }
        }
        let records = values.map(Value.record)
        try Console.writeJSON(records.count == 1 ? records[0] : .list(records))
      }
      showDamage(of: rulebook)
    }
  }

  /// Something other than a code that is explained.
  private struct Explained {
    var key: String
    var text: String
    var members: [String: Value]
  }

  /// Returns the explanations of the rule, the form and the check with the name.
  ///
  /// A check is left out if a rule has its name, unless it is requested.
  private func others(in rulebook: Rulebook) throws -> [Explained] {
    var others: [Explained] = []
    let isNamed = second != nil
    if isWanted(.rule), isNamed || rulebook.library.hasRule(name) {
      let rule = try rulebook.explanation(ofRule: name, in: locale.request)
      others.append(
        Explained(key: "rule", text: ExplainedRule(rule).text, members: rule.members)
      )
    }
    if isWanted(.form), isNamed || rulebook.library.formNames.contains(name) {
      let form = try rulebook.explanation(ofForm: name, in: locale.request)
      others.append(Explained(key: "form", text: form.text, members: form.members))
    }
    if isWanted(.check), isNamed || others.isEmpty {
      let check = rulebook.library.registry.check(name)
      if let check {
        others.append(
          Explained(key: "check", text: check.text, members: check.explanationMembers)
        )
      } else if isNamed {
        throw unknownCheck(in: rulebook)
      }
    }
    return others
  }

  private func unknownCheck(in rulebook: Rulebook) -> ValidationError {
    let names = rulebook.library.registry.checks.map(\.name)
    let near = nearestName(to: name, in: names).map { "Did you mean `\($0)`?" }
    return ValidationError(
      "No check has that name. " + (near ?? "`rulebook list checks` lists them all.")
    )
  }

  /// Returns a list of the codes that have one number, and how to name one of them.
  private func choice(among explanations: [CodeExplanation]) -> String {
    let lines = explanations.map { explanation in
      [
        explanation.declaration?.numberInPack ?? "", explanation.code.rawValue,
        explanation.summary ?? "",
      ]
    }
    return "\(lines.count) codes have this number; name the pack too, such as "
      + "`rulebook explain \(lines.first?.first ?? "")`\n\n"
      + Table(["name", "code", "summary"], lines).text
  }

  private func json(
    _ explanation: CodeExplanation,
    _ texts: ExplainedTexts,
    _ patterns: [(rule: String, pattern: PatternDescription)]
  ) -> [String: Value] {
    var value = explanation.members
    if !patterns.isEmpty {
      value["patterns"] = .list(
        patterns.map { rule, pattern in
          .record([
            "rule": .text(rule), "pattern": .text(pattern.pattern),
            "matcher": .text(pattern.summary),
          ])
        }
      )
    }
    value.merge(texts.members) { $1 }
    return value
  }

  private func text(
    _ explanation: CodeExplanation,
    _ texts: ExplainedTexts,
    _ patterns: [(rule: String, pattern: PatternDescription)]
  ) -> String {
    var lines = [Style.strong(explanation.code.rawValue)]
    if let summary = explanation.summary { lines.append(visible(summary)) }
    lines.append("")
    if explanation.isDefined { lines.append("severity   \(explanation.severity.rawValue)") }
    if let number = explanation.number { lines.append("number     \(number)") }
    if let pack = explanation.pack { lines.append("pack       \(pack)") }
    if let remedy = explanation.remedy { lines.append("remedy     \(remedy)") }
    lines += explanation.declaration?.lines ?? []
    for (number, code) in explanation.codesBelow.enumerated() {
      lines.append((number == 0 ? "codes      " : "           ") + code.rawValue)
    }
    let reporters = [
      ("checks     ", explanation.checks), ("rules      ", explanation.rules),
      ("forms      ", explanation.forms),
    ]
    for (title, names) in reporters where !names.isEmpty {
      lines.append(title + names.joined(separator: ", "))
    }
    for (rule, pattern) in patterns {
      lines.append("pattern    \(rule): \(visible(pattern.pattern))  \(Style.dim(pattern.summary))")
    }
    for argument in explanation.isOfPrograms ? [] : explanation.arguments {
      let kinds = argument.kinds.map(\.rawValue).sorted().joined(separator: " or ")
      let summary = argument.summary.map { ": \(visible($0))" } ?? ""
      lines.append("argument   {\(argument.name)} \(kinds)\(summary)")
    }
    lines += texts.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Rulebook {
  /// Returns the patterns of rules that report a code if a text doesn't match.
  fileprivate func patterns(
    reporting explanation: CodeExplanation
  ) throws(LoadingError) -> [(rule: String, pattern: PatternDescription)] {
    var result: [(rule: String, pattern: PatternDescription)] = []
    for rule in explanation.rules {
      for pattern in try library.template(rule)?.patterns ?? []
      where pattern.code == explanation.code {
        result.append((rule, pattern))
      }
    }
    return result
  }
}
