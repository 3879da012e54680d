import Documents
import Rules
import Violations

/// Reads the rules of a pack, whose checks may name its tables.
struct RuleReader {
  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  private static let ruleKeys = [
    "summary", "extends", "with", "replaces", "parameters", "normalize", "secret", "personal",
    "checks", "change", "drop", "examples",
  ]

  /// Reads the rules of a pack.
  func rules(_ node: YAMLNode) -> [RuleDeclaration] {
    guard let record = reader.record(node, "rules") else { return [] }
    return record.entries.compactMap(rule)
  }

  private func rule(_ entry: YAMLRecord.Entry) -> RuleDeclaration? {
    reader.checkName(entry.key, at: entry.keyStart, "a rule's name", variants: true)
    guard let record = reader.record(entry.value, "the rule `\(entry.key)`") else { return nil }
    reader.checkKeys(record, of: "a rule", known: Self.ruleKeys)
    var rule = RuleDeclaration(name: entry.key, position: entry.keyStart)
    rule.summary = record["summary"].flatMap { reader.text($0, "the summary") }
    rule.parent = record["extends"].flatMap { reader.located($0, "the name of a rule") }
    rule.replaces =
      record["replaces"].map { reader.elements($0, "rules") }?
      .compactMap { reader.located($0, "a rule") } ?? []
    rule.isSecret = record["secret"].flatMap { reader.boolean($0, "secret") }
    rule.isPersonal = record["personal"].flatMap { reader.boolean($0, "personal") }
    rule.ownParameters = record["parameters"].map(parameters) ?? []
    rule.normalization = record["normalize"].map(normalization)
    rule.checks = record["checks"].map { checks.checks($0) } ?? []
    rule.examples = record["examples"].map(examples) ?? []
    for key in ["with", "change", "drop"] where rule.parent == nil {
      guard let entry = record.entry(key) else { continue }
      reader.report("pack.needs_extends", at: entry.keyStart, "`\(key)` needs `extends`")
    }
    readInheritance(record, into: &rule)
    checkParameters(of: rule)
    return rule
  }

  private func readInheritance(_ record: YAMLRecord, into rule: inout RuleDeclaration) {
    if let with = record["with"], let given = reader.record(with, "with") {
      rule.given = given.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), givenExpression(entry.value))
      }
    }
    if let change = record["change"], let changes = reader.record(change, "change") {
      rule.changes = changes.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), entry.value)
      }
    }
    rule.drops =
      record["drop"].map { reader.elements($0, "checks") }?
      .compactMap { reader.located($0, "a check's name") } ?? []
  }

  private func givenExpression(_ node: YAMLNode) -> SettingExpression {
    if checks.isParameter(node), let name = node.record?["parameter"]?.text {
      return .parameter(name)
    }
    return .given(reader.value(node))
  }

  private func parameters(_ node: YAMLNode) -> [ParameterDeclaration] {
    guard let record = reader.record(node, "parameters") else { return [] }
    return record.entries.compactMap { entry in
      reader.checkName(entry.key, at: entry.keyStart, "a parameter's name")
      guard let settings = reader.record(entry.value, "the parameter `\(entry.key)`") else {
        return nil
      }
      reader.checkKeys(settings, of: "a parameter", known: ["type", "default", "summary"])
      // A type that is wrong was reported; the parameter still exists.
      let type = settings["type"].map { reader.parameterType($0) ?? .text }
      return ParameterDeclaration(
        name: entry.key,
        type: type,
        defaultValue: settings["default"].flatMap { defaultValue($0, type, of: entry.key) },
        summary: settings["summary"].flatMap { reader.text($0, "the summary") }
      )
    }
  }

  /// Reads a default, which must suit the type if that is written.
  private func defaultValue(
    _ node: YAMLNode,
    _ type: SettingType?,
    of name: String
  ) -> Located<Value>? {
    let value = Located(content: reader.value(node), position: node.start)
    do throws(SettingError) {
      _ = try type?.interpret(value.content)
      return value
    } catch {
      reader.report(
        "pack.bad_setting",
        at: node.start,
        "the default of the parameter `\(name)`: \(error.reason)"
      )
      return nil
    }
  }

  private func normalization(_ node: YAMLNode) -> Normalization {
    var steps: [NormalizationStep] = []
    for node in reader.oneOrMore(node) {
      guard let step: NormalizationStep = reader.choice(node, "a normalisation step") else {
        continue
      }
      if steps.last == step {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "the step `\(step.rawValue)` stands twice"
        )
      }
      steps.append(step)
    }
    return Normalization(steps)
  }

  private func examples(_ node: YAMLNode) -> [ExampleDeclaration] {
    guard let record = reader.record(node, "examples") else { return [] }
    reader.checkKeys(record, of: "examples", known: ["valid", "invalid"])
    let valid = record["valid"].flatMap { reader.list($0, "valid") } ?? []
    let invalid = record["invalid"].flatMap { reader.list($0, "invalid") } ?? []
    return valid.compactMap { example($0, isValid: true) }
      + invalid.compactMap { example($0, isValid: false) }
  }

  /// Reads an example: a value, or a record with `value` and what belongs to it.
  private func example(_ node: YAMLNode, isValid: Bool) -> ExampleDeclaration? {
    guard let record = node.record, record["json"] == nil else {
      if isValid {
        return ExampleDeclaration(value: reader.value(node), isValid: true, position: node.start)
      }
      reader.report(
        "pack.missing_key",
        at: node.start,
        "an invalid example names the codes that it gives",
        hint: "write { value: …, codes: [ … ] }"
      )
      return nil
    }
    reader.checkKeys(
      record,
      of: "an example",
      known: isValid ? ["value", "with", "normalized", "codes"] : ["value", "with", "codes"]
    )
    guard let written = reader.required("value", in: record, of: node, "an example") else {
      return nil
    }
    var example = ExampleDeclaration(
      value: reader.value(written),
      isValid: isValid,
      position: node.start
    )
    if let with = record["with"], let given = reader.record(with, "with") {
      for entry in given.entries { example.parameters[entry.key] = reader.value(entry.value) }
    }
    example.normalized = record["normalized"].flatMap { reader.text($0, "normalized") }
    example.codes = record["codes"].map(reader.oneOrMore)?.compactMap(checks.code) ?? []
    if !isValid, example.codes.isEmpty {
      reader.report("pack.missing_key", at: node.start, "an invalid example needs the key `codes`")
    }
    return example
  }

  /// Reports parameters that checks use and the rule does not have.
  ///
  /// A rule that extends another may use its parent's, which linking looks for.
  private func checkParameters(of rule: RuleDeclaration) {
    guard rule.parent == nil else { return }
    let known = Set(rule.parameters.map(\.name))
    for check in rule.checks {
      reader.reportUnknownParameters(of: check, known: known, rule: rule.name)
    }
  }
}

extension NodeReader {
  /// Reports parameters that a check uses and its rule does not have.
  func reportUnknownParameters(of check: CheckTemplate, known: Set<String>, rule: String) {
    for (setting, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant, .given, .shared: break
      case .checks(let nested):
        for check in nested { reportUnknownParameters(of: check, known: known, rule: rule) }
      case .parameter(let name) where !known.contains(name):
        report(
          "pack.unknown_parameter",
          at: check.settingPositions[setting]?.inFile ?? .unknown,
          "the rule `\(rule)` has no parameter `\(name)`",
          hint: suggestion(for: name, in: known)
        )
      case .parameter: break
      }
    }
  }
}
