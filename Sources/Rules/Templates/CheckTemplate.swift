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
    var values: [String: SettingValue] = [:]
    for setting in definition.settings {
      let value = try value(of: setting, in: binding)
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
      check = try definition.make(Settings(values))
    } catch {
      var error = BindingError(error, in: self)
      error.isKnown = !refusedSettings.isEmpty
      throw error
    }
    return RuleCheck(
      check,
      name: name,
      codes: CodeMapping(
        replacement: codes.replacement,
        renames: codes.renames,
        arguments: codes.arguments,
        severity: codes.severity,
        packCodes: binding.packCodes.filter { canReport($0.key) }
      ),
      redaction: redaction(in: binding)
    )
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
      return parameters.contains(name) && setting.type.holdsAnyText
    }
  }

  /// Whether the check may report a code under the names that the pack gives.
  private func canReport(_ code: ViolationCode) -> Bool {
    if let replacement = codes.replacement, replacement.isOrIsBelow(code) { return true }
    if codes.renames.values.contains(where: { $0.isOrIsBelow(code) }) { return true }
    if CodeDefinition.typeMismatch.code.isOrIsBelow(code) { return true }
    if code == CodeDefinition.required.code, definition.isRequiredCheck { return true }
    return definition.codes.contains { $0.code.isOrIsBelow(code) }
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
