import ArgumentParser
import Documents
import PackLoading
import Rulebook
import RulebookAuthoring
import TextRules

/// Says what a code means, or a rule asks for.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Say what a rule asks for and can report, or what a code means, who reports it, and with which message.",
    discussion: """
      Of a rule, its parts, look-ups, checks, facts, codes, examples and sources are shown. The texts of a code are \
      shown with example arguments. A code can be named by its number too; where several packs have the number, \
      name the pack. What is both a rule and a code, such as email, is shown as both.

      Examples:
        rulebook explain iban
        rulebook explain length.too_short
        rulebook explain length.too_short --locale pl
        rulebook explain 4102
        rulebook explain billing:4102
      """
  )

  @ArgumentParser.Argument(
    help:
      "The rule, such as iban; or the code, such as length.too_short, or its number, such as 4102 or billing:4102."
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
          // A name that is a code, too, is one record with both.
          values = [values.first ?? [:]]
          values[0]["rule"] = .record(rule.members)
        }
        let records = values.map(Value.record)
        try Console.writeJSON(records.count == 1 ? records[0] : .list(records))
      }
      showDamage(of: rulebook)
    }
  }

  /// The codes that have one number, and how to name one of them.
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
    if let summary = explanation.summary { lines.append(summary) }
    lines.append("")
    if explanation.isDefined { lines.append("severity   \(explanation.severity.rawValue)") }
    if let number = explanation.number { lines.append("number     \(number)") }
    if let pack = explanation.pack { lines.append("pack       \(pack)") }
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
      let summary = argument.summary.map { ": \($0)" } ?? ""
      lines.append("argument   {\(argument.name)} \(kinds)\(summary)")
    }
    lines += texts.lines
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Rulebook {
  /// The patterns of rules that report a code where a text does not match.
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
