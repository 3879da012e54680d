import ArgumentParser
import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import TextRules

/// Explains a code or a rule.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Explain what a rule requires and can report, or what a code means and what reports it.",
    discussion: """
      For a rule, this shows its parts, lookups, checks, facts, codes, examples, and sources. For \
      a code, it shows the texts with example arguments. You can name a code by its number too. \
      If several packs use the number, name the pack as well. If a name is both a rule and a \
      code, as email is, both are shown. The codes of mistakes in packs and catalogs are \
      explained too.

      Examples:
        rulebook explain iban
        rulebook explain length.too_short
        rulebook explain length.too_short --locale pl
        rulebook explain 4102
        rulebook explain billing:4102
        rulebook explain pack.unknown_key
      """
  )

  @ArgumentParser.Argument(
    help:
      "A rule, such as iban; a code, such as length.too_short; or its number, such as 4102 or billing:4102."
  )
  var name: String

  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let rule =
        rulebook.library.hasRule(name)
        ? try rulebook.explanation(ofRule: name, in: locale.request) : nil
      let explanations =
        rule == nil
        ? try rulebook.explanations(matching: name)
        : try rulebook.explanationsOfCode(alsoNamed: name)
      let parts = try explanations.map { explanation in
        (
          explanation, ExplainedTexts(of: explanation, in: locale.request, rulebook),
          try rulebook.patterns(reporting: explanation)
        )
      }
      switch format.format {
      case .text:
        let ofCode = parts.count > 1 ? choice(among: explanations) : parts.map(text).joined()
        let texts = [rule.map { ExplainedRule($0).text } ?? "", ofCode].filter { !$0.isEmpty }
        try Console.write(texts.joined(separator: "\n"))
      case .json:
        var values = parts.map(json)
        if let rule {
          // If the name is also a code, one record has both.
          values = [values.first ?? [:]]
          values[0]["rule"] = .record(rule.members)
        }
        let records = values.map(Value.record)
        try Console.writeJSON(records.count == 1 ? records[0] : .list(records))
      }
      showDamage(of: rulebook)
    }
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
