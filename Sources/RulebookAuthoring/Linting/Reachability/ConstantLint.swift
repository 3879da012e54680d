import PackLoading
import RuleEngine
import SourceTexts
import Violations

/// Looks for constants that no rule can use: codes of regions that don't exist, keys that a table
/// doesn't have, and arguments that contradict the settings of their check.
struct ConstantLint {
  let context: LintContext

  /// Returns the findings about the checks of a rule, except those that its base has too.
  func findings(aboutChecksAddedBy template: RuleTemplate) -> [ReachFinding] {
    template.addedChecks.flatMap { check in
      self.findings(about: check) + handedConstants(of: check, template.traits.rules)
    }
  }

  /// Returns the findings about the constants that a rule sets for the rule that it extends, and
  /// about the defaults of its parameters.
  func findings(
    about rule: RuleDeclaration,
    _ template: RuleTemplate,
    in pack: PackDeclaration
  ) throws(LoadingError) -> [ReachFinding] {
    let findings = defaults(of: rule, template, in: pack)
    guard !rule.given.isEmpty, let base = try context.library.base(of: rule, in: pack) else {
      return findings
    }
    var given: [String: Value] = [:]
    var positions: [String: SourcePosition] = [:]
    for (name, expression) in rule.given {
      guard case .given(let value) = expression else { continue }
      given[name.content] = value
      positions[name.content] = name.position
    }
    return findings + doubts(about: given, of: base, positions, in: pack)
  }

  /// Returns the findings about the constants that a field of a form sets for its rule.
  func findings(
    about field: FieldDeclaration,
    in pack: PackDeclaration
  ) throws(LoadingError) -> [ReachFinding] {
    var findings = field.checks.flatMap { self.findings(about: $0) }
    guard let name = field.rule?.content, !field.parameters.isEmpty,
      let base = try context.library.template(name, seenFrom: pack)
    else { return findings }
    var given: [String: Value] = [:]
    var positions: [String: SourcePosition] = [:]
    for (name, source) in field.parameters {
      guard let value = source.constant else { continue }
      given[name.content] = value
      positions[name.content] = name.position
    }
    if given.count == field.parameters.count {
      return findings + doubts(about: given, of: base, positions, in: pack)
    }
    // What another field provides can make a key useful, but not a region.
    let regions = base.regionParameters
    for (name, source) in field.parameters where regions.contains(name.content) {
      let texts = source.constants.compactMap(\.text)
      let doubts = texts.compactMap {
        RuleTemplate.regionDoubt(about: $0, ofParameter: name.content)
      }
      findings += doubts.prefix(1).map { self.finding(about: $0, at: name.position, in: pack) }
    }
    return findings
  }

  private func finding(
    about doubt: ConstantDoubt,
    at position: SourcePosition?,
    in pack: PackDeclaration
  ) -> ReachFinding {
    ReachFinding(
      code: "lint.unknown_constant",
      position: position.map { FilePosition(file: pack.source.name, at: $0) },
      reason: "the parameter `\(doubt.parameter)`: \(doubt.reason)",
      hint: doubt.hint
    )
  }

  /// Returns the findings about the defaults of a rule's own parameters.
  private func defaults(
    of rule: RuleDeclaration,
    _ template: RuleTemplate,
    in pack: PackDeclaration
  ) -> [ReachFinding] {
    if rule.ownParameters.isEmpty { return [] }
    let defaults = Dictionary(
      template.parameters.compactMap { parameter in
        parameter.defaultValue.map { (parameter.name, $0) }
      },
      uniquingKeysWith: { first, _ in first }
    )
    let positions = Dictionary(
      rule.ownParameters.map { ($0.name, $0.position) },
      uniquingKeysWith: { first, _ in first }
    )
    return template.doubts(about: defaults).compactMap { doubt in
      guard let position = positions[doubt.parameter] else { return nil }
      return ReachFinding(
        code: "lint.unknown_constant",
        position: FilePosition(file: pack.source.name, at: position),
        reason: "the default of the parameter `\(doubt.parameter)`: \(doubt.reason)",
        hint: doubt.hint
      )
    }
  }

  /// Returns the findings about the constants that a check, or one inside it, sets for the rule
  /// that it passes values to.
  private func handedConstants(
    of check: CheckTemplate,
    _ rules: [String: RuleTemplate]
  ) -> [ReachFinding] {
    let inner = check.nested.flatMap { handedConstants(of: $0, rules) }
    guard let handover = check.definition.handover,
      case .constant(.text(let name))? = check.settings[handover.rule], let rule = rules[name]
    else { return inner }
    var given: [String: Value] = [:]
    for (parameter, handed) in check.handedParameters {
      guard case .given(let value) = handed else { return inner }
      given[parameter] = value
    }
    return inner
      + rule.doubts(about: given).map { doubt in
        ReachFinding(
          code: "lint.unknown_constant",
          position: check.position(of: handover.parameters),
          reason: "the parameter `\(doubt.parameter)`: \(doubt.reason)",
          hint: doubt.hint
        )
      }
  }

  private func doubts(
    about given: [String: Value],
    of base: RuleTemplate,
    _ positions: [String: SourcePosition],
    in pack: PackDeclaration
  ) -> [ReachFinding] {
    base.doubts(about: given).map { doubt in
      finding(about: doubt, at: positions[doubt.parameter], in: pack)
    }
  }

  private func findings(about check: CheckTemplate) -> [ReachFinding] {
    let regions = check.regionConstants.filter { !RegionCode.isKnown($0.code) && $0.code != "001" }
    return regions.map { setting, code in
      ReachFinding(
        code: "lint.unknown_constant",
        position: check.position(of: setting),
        reason: "there is no region `\(code)`",
        hint: RegionCode.replacement(of: code).map { "write `\($0)`" }
          ?? "write an ISO 3166-1 code like `CH`"
      )
    }
      + contradictions(in: check) + check.nested.flatMap { findings(about: $0) }
  }

  /// Returns the findings about arguments with the name of a setting and another value.
  private func contradictions(in check: CheckTemplate) -> [ReachFinding] {
    check.codes.arguments.sorted { $0.key < $1.key }.compactMap { name, argument in
      let setting = check.setting(ofArgument: name)
      guard case .constant(let value)? = check.settings[setting], let own = value.comparable,
        let other = argument.comparable, !own.isSameConstant(as: other)
      else { return nil }
      return ReachFinding(
        code: "lint.contradicting_argument",
        position: check.position(of: setting),
        reason: "the argument `\(name)` is \(other), but the setting `\(setting)` is \(own)",
        hint: "remove the argument, if the check reports it itself, or write the same value"
      )
    }
  }
}

extension CheckTemplate {
  /// Returns the setting that an argument repeats, if there is one.
  ///
  /// It has the same name. For the text of `prefix: A-`, it is the name of the check, whose own
  /// violations have such an argument.
  fileprivate func setting(ofArgument name: String) -> String {
    let written = name.replacing("_", with: "-")
    guard definition.setting(written) == nil, written == definition.name,
      definition.codes.flatMap(\.arguments).contains(where: { $0.name == name })
    else { return written }
    return definition.shorthand ?? written
  }
}

extension String {
  /// Returns whether two constants are the same text or the same number.
  fileprivate func isSameConstant(as other: String) -> Bool {
    if self == other { return true }
    guard let number = ExactDecimal(self) else { return false }
    return number == ExactDecimal(other)
  }
}

extension SettingValue {
  /// The setting as text, if an argument can repeat it.
  fileprivate var comparable: String? {
    switch self {
    case .text(let text), .value(.text(let text)): text
    case .integer(let number): String(number)
    case .decimal(let number), .value(.decimal(let number)): number.description
    default: nil
    }
  }
}

extension Argument {
  /// The argument as text, if it can repeat a setting.
  fileprivate var comparable: String? {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .decimal(let number): number.description
    default: nil
    }
  }
}
