import ArgumentParser
import PackLoading
import Rulebook
import Rules

/// Says what a code means.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say what a code means, who reports it, and with which message.",
    discussion: """
      The message is shown with example arguments.

      Examples:
        rulebook explain length.too_short
        rulebook explain length.too_short --locale pl
      """
  )

  @ArgumentParser.Argument(help: "The code, such as length.too_short.")
  var code: String

  @OptionGroup var locale: LocaleOption
  @OptionGroup var format: FormatOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    try reportingFailures {
      let rulebook = try sources.rulebook()
      let explanation = try rulebook.explanation(of: ViolationCode(rawValue: code))
      let message = rulebook.exampleMessage(of: explanation, in: locale.request)
      switch format.format {
      case .text:
        let patterns = try rulebook.patterns(reporting: explanation)
        try Console.write(text(explanation, message, patterns))
      case .json:
        var value = explanation.members
        let patterns = try rulebook.patterns(reporting: explanation)
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
        value["message"] = .text(message.text)
        value["locale"] = .text(message.locale.tag)
        value["key"] = .text(message.key)
        try Console.writeJSON(.record(value))
      }
    }
  }

  private func text(
    _ explanation: CodeExplanation,
    _ message: LocalizedMessage,
    _ patterns: [(rule: String, pattern: PatternDescription)]
  ) -> String {
    var lines = [Style.strong(explanation.code.rawValue)]
    if let summary = explanation.summary { lines.append(summary) }
    lines.append("")
    if explanation.isDefined { lines.append("severity   \(explanation.severity.rawValue)") }
    if let number = explanation.number { lines.append("number     \(number)") }
    if let pack = explanation.pack { lines.append("pack       \(pack)") }
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
    for argument in explanation.arguments {
      let kinds = argument.kinds.map(\.rawValue).sorted().joined(separator: " or ")
      let summary = argument.summary.map { ": \($0)" } ?? ""
      lines.append("argument   {\(argument.name)} \(kinds)\(summary)")
    }
    lines.append("message    \(visible(message.text))  \(Style.dim("\(message.locale)"))")
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
      for pattern in try library.template(rule)?.checks.flatMap(\.patterns) ?? []
      where pattern.code == explanation.code {
        result.append((rule, pattern))
      }
    }
    return result
  }
}

extension CodeExplanation {
  /// The explanation as JSON.
  var members: [String: Value] {
    var members: [String: Value] = [
      "code": .text(code.rawValue), "severity": .text(severity.rawValue),
      "checks": .list(checks.map(Value.text)), "rules": .list(rules.map(Value.text)),
      "forms": .list(forms.map(Value.text)), "arguments": .list(arguments.map(\.value)),
    ]
    if !codesBelow.isEmpty { members["below"] = .list(codesBelow.map { .text($0.rawValue) }) }
    members["summary"] = summary.map(Value.text)
    members["number"] = number.map { .decimal(ExactDecimal($0)) }
    members["pack"] = pack.map(Value.text)
    return members
  }
}

extension CodeExplanation.Argument {
  fileprivate var value: Value {
    var members: [String: Value] = [
      "name": .text(name), "kinds": .list(kinds.map(\.rawValue).sorted().map(Value.text)),
    ]
    members["summary"] = summary.map(Value.text)
    return .record(members)
  }
}
