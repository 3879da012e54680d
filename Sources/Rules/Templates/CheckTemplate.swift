public import Violations

/// A check as a pack writes it, before the parameters of its rule are known.
///
/// ``make(in:)`` makes it a ``RuleCheck`` when they are.
public struct CheckTemplate: Sendable {
  /// The check's definition.
  public var definition: CheckDefinition

  /// The name by which other rules may change or drop it.
  public var name: String?

  /// The settings that are written, by name.
  public var settings: [String: SettingExpression]

  /// What becomes of the check's codes, apart from the pack's own settings for codes.
  public var codes: CodeMapping

  /// Where the check is written.
  public var position: FilePosition?

  /// Where each setting is written.
  public var settingPositions: [String: FilePosition]

  /// The settings that are written, but were refused when they were read; what else is wrong with
  /// the check may come of that.
  package var refusedSettings: Set<String> = []

  /// Creates a template.
  public init(
    _ definition: CheckDefinition,
    name: String? = nil,
    settings: [String: SettingExpression] = [:],
    codes: CodeMapping = CodeMapping(),
    position: FilePosition? = nil,
    settingPositions: [String: FilePosition] = [:]
  ) {
    self.definition = definition
    self.name = name
    self.settings = settings
    self.codes = codes
    self.position = position
    self.settingPositions = settingPositions
  }

  /// Where a setting is written, or the check, if the setting is not written or there is none.
  package func position(of setting: String?) -> FilePosition? {
    setting.flatMap { settingPositions[$0] } ?? position
  }

  /// How confidential the values are that the check, or one inside it, is for.
  public var confidentiality: Confidentiality {
    settings.values.reduce(definition.confidentiality) { strictest, expression in
      guard case .checks(let checks) = expression else { return strictest }
      return checks.reduce(strictest) { max($0, $1.confidentiality) }
    }
  }

  /// Whether the check, or one inside it, can find facts.
  var hasFacts: Bool { isAny { !$0.facts.isEmpty } }

  /// Whether ICU may match patterns for the check, or for one inside it.
  var mayBacktrack: Bool {
    if definition.name == PatternCheck.definition.name {
      switch settings["backtracking"] {
      case nil, .constant(.boolean(false)): return false
      default: return true
      }
    }
    return settings.values.contains { expression in
      guard case .checks(let checks) = expression else { return false }
      return checks.contains(where: \.mayBacktrack)
    }
  }

  /// Whether something holds for the definition of the check, or of one inside it.
  private func isAny(_ holds: (CheckDefinition) -> Bool) -> Bool {
    if holds(definition) { return true }
    return settings.values.contains { expression in
      guard case .checks(let checks) = expression else { return false }
      return checks.contains { $0.isAny(holds) }
    }
  }

  /// The parameters that the check depends on.
  var parameters: Set<String> {
    settings.values.reduce(into: []) { $0.formUnion($1.parameters) }
  }

  /// Returns the template with parameters replaced by what a rule that extends
  /// this one gives for them.
  public func replacing(_ given: [String: SettingExpression]) -> CheckTemplate {
    var template = self
    template.settings = settings.mapValues { $0.replacing(given) }
    return template
  }

  /// Makes the check.
  ///
  /// - Throws: A ``BindingError`` if a setting does not suit the check.
  func make(in binding: Binding) throws(BindingError) -> RuleCheck {
    if let budget = binding.budget, budget.isExhausted {
      throw BindingError(beyondBudget: .beyond, in: self)
    }
    var values: [String: SettingValue] = [:]
    var unset: Set<String> = []
    for setting in definition.settings {
      let value = try value(of: setting, in: binding)
      if value == nil, settings[setting.name] != nil { unset.insert(setting.name) }
      if value == nil, setting.isRequired {
        var error = BindingError(
          SettingError(setting.name, "\(setting.name) has no value"),
          in: self
        )
        error.isKnown = !refusedSettings.isEmpty
        throw error
      }
      values[setting.name] = value
    }
    let check: any Check
    do throws(SettingError) {
      check = try definition.make(Settings(values, unset: unset))
    } catch {
      var error = BindingError(error, in: self)
      error.isKnown = !refusedSettings.isEmpty
      throw error
    }
    try count(check, values, in: binding.budget)
    return RuleCheck(
      check,
      name: name,
      codes: CodeMapping(
        replacement: codes.replacement,
        renames: codes.renames,
        arguments: codes.arguments,
        severity: codes.severity,
        packCodes: settings(ofReportedCodes: binding.packCodes)
      ),
      redaction: redaction(in: binding)
    )
  }

  /// Counts what a check costs.
  private func count(
    _ check: any Check,
    _ values: [String: SettingValue],
    in budget: LoadingBudget?
  ) throws(BindingError) {
    guard let budget else { return }
    let cost =
      values.values.reduce(15) { $0 + $1.loadingCost }
      + ((check as? any CostlyCheck)?.loadingCost ?? 0)
    let answer = budget.spend(cost)
    if answer != .withinLimit { throw BindingError(beyondBudget: answer, in: self) }
  }

  /// Returns what the check may not report of a confidential value, nor of what its rule was given.
  private func redaction(in binding: Binding) -> Redaction? {
    let confidentiality = binding.confidentiality
    if confidentiality == .open { return nil }
    // A check for secrets says itself which of its arguments are constants of the pack.
    let mayRepeatGiven =
      !definition.confidentiality.isSecret && takesText(from: binding.given)
    return Redaction(definition, for: confidentiality, keepsOnlyCounts: mayRepeatGiven)
  }

  /// Whether a setting that may hold any text has the value of one of some parameters.
  private func takesText(from parameters: Set<String>) -> Bool {
    if parameters.isEmpty { return false }
    return definition.settings.contains { setting in
      guard case .parameter(let name)? = settings[setting.name] else { return false }
      // What only decides is not repeated.
      return parameters.contains(name) && setting.type.holdsAnyText && !setting.isCondition
    }
  }

  /// Returns what a pack says of the codes that the check may report, and of the families of these.
  private func settings(
    ofReportedCodes packCodes: [ViolationCode: CodeMapping.CodeSettings]
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    if packCodes.isEmpty { return [:] }
    var reported = definition.codes.map(\.code) + codes.renames.values
    reported.append(CodeDefinition.typeMismatch.code)
    if let replacement = codes.replacement { reported.append(replacement) }
    if definition.isRequiredCheck { reported.append(CodeDefinition.required.code) }
    var settings: [ViolationCode: CodeMapping.CodeSettings] = [:]
    for code in reported {
      settings[code] = packCodes[code]
      for family in code.ancestors { settings[family] = packCodes[family] }
    }
    return settings
  }

  /// Returns the value of a setting, or nil if it is absent.
  private func value(
    of setting: SettingDefinition,
    in binding: Binding
  ) throws(BindingError) -> SettingValue? {
    switch settings[setting.name] {
    case .constant(let value): return value
    case .given(let value): return try read(value, for: setting)
    case .parameter(let name):
      guard let value = binding.parameters[name] else { return nil }
      return try read(value, for: setting)
    case .shared(let kind): return binding.tables.value(kind)
    case .checks(let templates):
      var checks: [RuleCheck] = []
      for template in templates { checks.append(try template.make(in: binding)) }
      return .checks(CheckList(checks))
    case nil:
      guard let text = setting.defaultText else { return nil }
      return try read(.text(text), for: setting)
    }
  }

  private func read(
    _ value: Value,
    for setting: SettingDefinition
  ) throws(BindingError) -> SettingValue {
    do throws(SettingError) {
      return try setting.type.interpret(value)
    } catch {
      var error = error
      error.setting = setting.name
      throw BindingError(error, in: self)
    }
  }
}
