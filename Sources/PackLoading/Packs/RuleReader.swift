import RuleEngine
import SourceTexts
import Violations

/// Reads the rules of a pack, whose checks may name its tables.
struct RuleReader {
  let checks: CheckReader

  private var reader: NodeReader { checks.reader }

  static let ruleKeys = [
    "summary", "extends", "with", "replaces", "parameters", "normalize", "secret", "personal",
    "checks", "change", "drop", "examples", "title", "example", "stop", "parts", "facts",
    "canonical", "write", "sources", "labels",
  ]

  /// The keys of every example; a valid one may also have `normalized`.
  static let exampleKeys = ["value", "with", "groups", "now", "fields", "facts", "codes"]

  /// Reads the rules of a pack.
  func rules(_ node: DocumentNode) -> [RuleDeclaration] {
    guard let record = reader.record(node, "rules") else { return [] }
    return record.entries.map(rule)
  }

  private func rule(_ entry: DocumentRecord.Entry) -> RuleDeclaration {
    let before = reader.collector.diagnostics.count
    let name = reader.checkName(entry.key, at: entry.keyStart, "a rule's name", variants: true)
    var rule = RuleDeclaration(name: name, position: entry.keyStart)
    rule.end = entry.value.end
    guard let written = reader.record(entry.value, "the rule `\(entry.key)`") else {
      rule.hasMistakes = true
      rule.hasBrokenParameters = true
      rule.traits.isIncomplete = true
      return rule
    }
    let record = checks.record(written, of: entry, "a rule", keys: Self.ruleKeys)
    rule.keys = record.locatedKeys
    rule.summary = record["summary"].flatMap { reader.line($0, "the summary") }
    rule.provenance = record["sources"].map(reader.provenance) ?? []
    rule.parent = record["extends"].flatMap { reader.located($0, "the name of a rule") }
    rule.replaces = reader.names(record["replaces"], "rules", each: "a rule")
    rule.isSecret = record["secret"].flatMap { reader.boolean($0, "secret") }
    rule.isPersonal = record["personal"].flatMap { reader.boolean($0, "personal") }
    let mistakes = reader.collector.diagnostics.count
    rule.ownParameters = record["parameters"].map(parameters) ?? []
    rule.hasBrokenParameters = reader.collector.diagnostics.count > mistakes
    rule.normalization = record["normalize"].map(normalization)
    rule.checks = record["checks"].map { checks.checks($0) } ?? []
    if let node = record["checks"], node.list?.isEmpty == true { rule.emptyChecks = node.start }
    rule.traits = PartsReader(checks: checks).traits(record)
    rule.traits.position = reader.filePosition(entry.keyStart)
    rule.hasBrokenParts = record["parts"].map { !isWhole(rule.traits.parts, in: $0) } ?? false
    rule.examples = record["examples"].map { reader.examples($0, each: example) } ?? []
    rule.writesExamples = record["examples"] != nil || record["example"] != nil
    readShownExample(record, into: &rule)
    for key in ["with", "change", "drop"] where rule.parent == nil {
      guard let entry = record.entry(key) else { continue }
      reader.report("pack.needs_extends", at: entry.keyStart, "`\(key)` needs `extends`")
    }
    readInheritance(record, into: &rule)
    checkParameters(of: &rule)
    rule.hasMistakes = reader.collector.diagnostics.count > before
    return rule
  }

  /// Returns whether all parts that a node declares could be read.
  private func isWhole(_ parts: PartsTemplate?, in node: DocumentNode) -> Bool {
    guard let parts, let record = node.record else { return false }
    let lookUps = record["look-up"].map { reader.oneOrMore($0).count } ?? 0
    let joins = record["join"]?.record?.entries.count ?? 0
    return parts.lookUps.count == lookUps && parts.joins.count == joins
      && record.keys.allSatisfy { PartsReader.keys.contains($0) }
  }

  /// Uses the first valid example as the one that messages show.
  ///
  /// If `example` is set instead, it counts as a valid example too.
  private func readShownExample(_ record: DocumentRecord, into rule: inout RuleDeclaration) {
    rule.traits.examplesWithParameters = rule.examples.compactMap { example in
      guard example.isValid, !example.parameters.isEmpty, let text = example.value.text else {
        return nil
      }
      return .init(parameters: example.parameters, text: text)
    }
    guard let shown = record["example"], let example = rule.traits.example else {
      rule.traits.example =
        rule.examples.first { $0.isValid && $0.parameters.isEmpty && $0.value.text != nil }?.value
        .text
      return
    }
    if rule.examples.contains(where: { $0.isValid && $0.value.text == example }) { return }
    rule.examples.append(
      ExampleDeclaration(value: .text(example), isValid: true, position: shown.start)
    )
  }

  private func readInheritance(_ record: DocumentRecord, into rule: inout RuleDeclaration) {
    if let with = record["with"], let given = reader.record(with, "with") {
      rule.given = given.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), givenExpression(entry.value))
      }
    }
    if let change = record["change"], let changes = reader.record(change, "change") {
      rule.changes = changes.entries.map { entry in
        (Located(content: entry.key, position: entry.keyStart), entry.value)
      }
      for entry in changes.entries { checks.noteCodes(ofChange: entry.value) }
    }
    rule.drops = reader.names(record["drop"], "checks", each: "a check's name")
  }

  private func givenExpression(_ node: DocumentNode) -> SettingExpression {
    if checks.isParameter(node), let name = node.record?["parameter"]?.text {
      return .parameter(name)
    }
    return .given(reader.value(node))
  }

  private func parameters(_ node: DocumentNode) -> [ParameterDeclaration] {
    guard let record = reader.record(node, "parameters") else {
      // The names in a list were meant, and nothing else is wrong with them.
      return (node.list ?? []).compactMap { element in
        element.text.map { ParameterDeclaration.reported($0, at: element.start) }
      }
    }
    return record.entries.map { entry in
      let name = reader.checkName(entry.key, at: entry.keyStart, "a parameter's name")
      let what = "the parameter `\(entry.key)`"
      // It was reported, and still exists.
      guard let record = reader.record(entry.value, what, shortFor: "type") else {
        return .reported(name, at: entry.keyStart)
      }
      let settings = reader.checkKeys(
        record,
        of: "a parameter",
        known: ["type", "default", "summary", FindingSuppression.key]
      )
      checks.noteSuppression(in: settings, from: entry.keyStart, to: entry.value.end)
      // A wrong type has already been reported; the parameter still exists.
      let written = settings["type"].map { reader.parameterType($0) }
      let type = written.map { $0 ?? .text }
      return ParameterDeclaration(
        name: name,
        position: entry.keyStart,
        type: type,
        defaultValue: settings["default"].flatMap {
          defaultValue($0, written ?? nil, of: entry.key)
        },
        summary: settings["summary"].flatMap { reader.line($0, "the summary") }
      )
    }
  }

  /// Reads a default, which must fit the type if there is one.
  private func defaultValue(
    _ node: DocumentNode,
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

  private func normalization(_ node: DocumentNode) -> Normalization {
    var steps: [NormalizationStep] = []
    for node in reader.oneOrMore(node) {
      guard let step = normalizationStep(node) else { continue }
      if steps.last == step {
        reader.report("pack.wrong_value", at: node.start, "the step `\(step.name)` is repeated")
      } else if case .asTyped = step, !steps.isEmpty {
        reader.report(
          "pack.wrong_value",
          at: node.start,
          "the step `\(step.name)` must be the first one",
          hint: "write `[\(step.name), …]`"
        )
        continue
      }
      steps.append(step)
    }
    return Normalization(steps)
  }

  /// Reads a step: a name, `{ remove: SET }`, or `{ as-typed: SETTINGS }`.
  private func normalizationStep(_ node: DocumentNode) -> NormalizationStep? {
    guard let record = node.record else {
      let names = NormalizationStep.named.map(\.name)
      let name = reader.choice(node, "a normalization step", among: names)
      return NormalizationStep.named.first { $0.name == name }
    }
    let names = NormalizationStep.named.map(\.name)
    let advice = names.filter { $0 != AsTyped.name }.map { ($0, "write `\($0)`, without braces") }
    reader.checkKeys(
      record,
      of: "a normalization step",
      known: ["remove", AsTyped.name],
      advice: Dictionary(advice) { first, _ in first }
    )
    if let settings = record[AsTyped.name] {
      if record["remove"] != nil {
        reader.report("pack.wrong_value", at: node.start, "a step has one key, not two")
      }
      return .asTyped(asTyped(settings))
    }
    if let key = record.keys.first, record["remove"] == nil, names.contains(key) { return nil }
    guard
      let set = reader.required("remove", in: record, of: node, "a normalization step"),
      let text = reader.text(set, "a set of characters")
    else { return nil }
    do throws(SettingError) {
      return .remove(try RemovedCharacters(text))
    } catch {
      reader.report(
        "pack.bad_setting",
        at: set.start,
        "the set of characters to remove: \(error.reason)",
        hint: error.hint ?? "write a set in brackets, like `[ .-]`"
      )
      return nil
    }
  }

  /// Reads an example: a value, or a record with `value` and more keys.
  private func example(_ node: DocumentNode, isValid: Bool) -> ExampleDeclaration? {
    guard let written = node.record, written["json"] == nil else {
      if isValid {
        return ExampleDeclaration(value: reader.value(node), isValid: true, position: node.start)
      }
      reader.report(
        "pack.missing_key",
        at: node.start,
        "an invalid example must name the codes that it produces",
        hint: "write `{ value: …, codes: [ … ] }`"
      )
      return nil
    }
    let keys = Self.exampleKeys + (isValid ? ["normalized"] : [])
    let record = reader.checkKeys(written, of: "an example", known: keys)
    guard let value = reader.required("value", in: record, of: node, "an example") else {
      return nil
    }
    var example = ExampleDeclaration(
      value: reader.value(value),
      isValid: isValid,
      position: node.start
    )
    if let with = record["with"], let given = reader.record(with, "with") {
      for entry in given.entries { example.parameters[entry.key] = reader.value(entry.value) }
    }
    example.groups = record["groups"].map(checks.groups) ?? []
    example.now = record["now"].flatMap(reader.moment)
    if let fields = record["fields"] { example.fields = self.fields(ofExample: fields) }
    if let facts = record["facts"] { example.facts = reader.facts(ofExample: facts) }
    example.normalized = record["normalized"].flatMap { reader.text($0, "normalized") }
    example.codes =
      record["codes"].map(reader.oneOrMore)?.compactMap { checks.code($0, ofExample: true) } ?? []
    if !isValid, example.codes.isEmpty {
      reader.report("pack.missing_key", at: node.start, "an invalid example needs the key `codes`")
    }
    return example
  }

  /// Reads the other fields that an example provides for its checks.
  private func fields(ofExample node: DocumentNode) -> [ExampleDeclaration.OtherField] {
    guard let record = reader.record(node, "the fields of an example") else { return [] }
    return record.entries.compactMap { entry in
      guard let path = FieldPath(entry.key), !path.isEmpty else {
        reader.report(
          "pack.bad_name",
          at: entry.keyStart,
          "`\(entry.key)` isn't the name of a field"
        )
        return nil
      }
      return .init(path: path, value: reader.value(entry.value), position: entry.keyStart)
    }
  }

  /// Reports parameters that checks use but the rule doesn't have, and leaves these checks out.
  ///
  /// A rule that extends another may use its parent's parameters, which linking checks.
  private func checkParameters(of rule: inout RuleDeclaration) {
    guard rule.parent == nil else { return }
    var known = Set(rule.parameters.map(\.name))
    if rule.normalization?.asTyped != nil { known.insert(ExactlyAsWritten.name) }
    rule.checks = reader.usable(rule.checks, known: known, rule: rule.name)
  }
}

extension NodeReader {
  /// Returns the checks of a rule without those that use parameters that the rule doesn't have.
  ///
  /// These are reported, so that no follow-up errors need to be.
  func usable(_ checks: [CheckTemplate], known: Set<String>, rule: String) -> [CheckTemplate] {
    checks.filter { !reportUnknownParameters(of: $0, known: known, rule: rule) }
  }

  /// Reports parameters that a check uses but its rule doesn't have.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  func reportUnknownParameters(of check: CheckTemplate, known: Set<String>, rule: String) -> Bool {
    var isAny = false
    for (setting, expression) in check.settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant, .given, .shared, .parts, .column: break
      case .checks(let nested):
        if usable(nested, known: known, rule: rule).count < nested.count { isAny = true }
      case .parameter(let name) where !known.contains(name):
        isAny = true
        report(
          "pack.unknown_parameter",
          at: check.settingPositions[setting]?.inFile ?? .unknown,
          "the rule `\(rule)` doesn't have a parameter `\(name)`",
          hint: suggestion(for: name, in: known)
        )
      case .parameter: break
      }
    }
    for name in check.passedParameters where !known.contains(name) {
      isAny = true
      report(
        "pack.unknown_parameter",
        at: check.handoverPosition?.inFile ?? .unknown,
        "the rule `\(rule)` doesn't have a parameter `\(name)`",
        hint: suggestion(for: name, in: known)
      )
    }
    return isAny
  }
}

extension ParameterDeclaration {
  /// Returns a parameter whose declaration couldn't be read, which was reported.
  fileprivate static func reported(
    _ name: String,
    at position: SourcePosition
  ) -> ParameterDeclaration {
    ParameterDeclaration(
      name: name,
      position: position,
      type: .text,
      defaultValue: nil,
      summary: nil
    )
  }
}
