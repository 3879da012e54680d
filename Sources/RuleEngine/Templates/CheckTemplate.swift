package import Violations

/// A check as written in a pack, before the parameters of its rule are known.
///
/// Once they are known, ``make(in:)`` turns it into a ``RuleCheck``.
public struct CheckTemplate: Sendable {
  /// The check's definition.
  public var definition: CheckDefinition

  /// The name that other rules use to change or drop it.
  package var name: String?

  /// The part of the value that the check runs on, or nil for the whole value.
  package var part: String?

  /// The position where the part is named.
  package var partPosition: FilePosition?

  /// The columns of the found row whose texts are arguments of violations, by argument name.
  package var columnArguments: [String: String] = [:]

  /// The groups of the check.
  ///
  /// It only runs if the caller chooses one of them, or if there are none.
  package var groups: Set<String> = []

  /// Whether another pack than the one that guards the secret of its rule wrote or changed the
  /// check.
  package var isGuest = false

  /// The settings that are written in the pack, by name.
  public var settings: [String: SettingExpression]

  /// How the check's codes change, not counting the pack's own settings for codes.
  package var codes: CodeMapping

  /// The position of the check.
  package var position: FilePosition?

  /// The names of the tables that settings use, by setting.
  package var tableNames: [String: String] = [:]

  /// The position of each setting.
  package var settingPositions: [String: FilePosition]

  /// The settings that were refused when they were read.
  ///
  /// Other errors in the check can be a consequence.
  package var refusedSettings: Set<String> = []

  package init(
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

  /// Returns whether the check runs if the caller has chosen some groups.
  func runs(in chosen: Set<String>) -> Bool {
    groups.isEmpty || !groups.isDisjoint(with: chosen)
  }

  /// Returns the position of a setting, or of the check if the setting is nil or isn't written.
  package func position(of setting: String?) -> FilePosition? {
    setting.flatMap { settingPositions[$0] } ?? position
  }

  /// The confidentiality of the values that the check, or one inside it, is for.
  package var confidentiality: Confidentiality {
    settings.values.reduce(definition.confidentiality) { strictest, expression in
      guard case .checks(let checks) = expression else { return strictest }
      return checks.reduce(strictest) { max($0, $1.confidentiality) }
    }
  }

  /// Whether the check, or one inside it, can find facts.
  var hasFacts: Bool { isAny { !$0.facts.isEmpty } }

  /// Returns whether a condition holds for the definition of the check or of one inside it.
  private func isAny(_ holds: (CheckDefinition) -> Bool) -> Bool {
    if holds(definition) { return true }
    return settings.values.contains { expression in
      guard case .checks(let checks) = expression else { return false }
      return checks.contains { $0.isAny(holds) }
    }
  }

  /// The parameters that the check depends on.
  package var parameters: Set<String> {
    var names = settings.values.reduce(into: Set<String>()) { $0.formUnion($1.parameters) }
    names.formUnion(passedParameters)
    return names
  }

  /// Whether it only reports the code that the pack names for it, because it has none of its own.
  package var needsCode: Bool { definition.needsCode && !reportsFirst }

  /// Whether it reports what the first of its alternatives reports.
  private var reportsFirst: Bool {
    guard case .alternatives(let setting)? = definition.role,
      case .constant(.text(let word))? = settings[setting]
    else { return false }
    return word == AnyCheck.Reporting.first.rawValue
  }

  /// The checks inside this one whose violations it reports.
  package var reportingChecks: [CheckTemplate] {
    if needsCode { return [] }
    return settings.sorted { $0.key < $1.key }.flatMap { name, setting -> [CheckTemplate] in
      // A condition only decides; it reports nothing.
      guard case .checks(let checks) = setting, definition.setting(name)?.isCondition != true
      else { return [] }
      return reportsFirst ? Array(checks.prefix(1)) : checks
    }
  }

  /// Returns the template with parameters replaced by the expressions that a rule that extends this
  /// one sets for them.
  ///
  /// A check that uses none of them shares its memory with the result.
  package func replacing(_ given: [String: SettingExpression]) -> CheckTemplate {
    if !uses(given) { return self }
    var template = self
    template.settings = settings.mapValues { $0.replacing(given) }
    template.replaceHandedParameters(given)
    return template
  }

  /// Returns whether the check, or one inside it, uses one of the parameters with expressions.
  fileprivate func uses(_ given: [String: SettingExpression]) -> Bool {
    let isInSettings = settings.values.contains { expression in
      switch expression {
      case .constant, .given, .shared, .parts, .column: false
      case .parameter(let name): given[name] != nil
      case .checks(let checks): checks.contains { $0.uses(given) }
      }
    }
    return isInSettings || passedParameters.contains { given[$0] != nil }
  }

  /// Makes the check.
  ///
  /// - Throws: A ``BindingError`` if a setting doesn't suit the check.
  func make(in binding: Binding) throws(BindingError) -> RuleCheck {
    if let budget = binding.budget, budget.isExhausted {
      throw BindingError(beyondBudget: .beyond, in: self)
    }
    let codes = codeMapping(given: binding.packCodes)
    var inner = binding
    inner.reticence = reticence(in: binding)
    let check = try columns.isEmpty ? check(in: inner) : columnCheck(in: inner)
    return RuleCheck(
      try partCheck(check, in: inner),
      name: name,
      codes: codes,
      redaction: redaction(in: inner),
      identity: mayReportIdentifier ? binding.identity : nil,
      cells: try cells(in: binding),
      exampleColumn: mayReportIdentifier ? binding.exampleColumn : nil,
      isGuest: isGuest && binding.confidentiality.isSecret,
      origin: origin(in: binding)
    )
  }

  /// Returns what the pack changes in the codes of the check.
  ///
  /// - Parameter packCodes: The settings of the pack for all of its codes.
  /// - Returns: The changes.
  private func codeMapping(
    given packCodes: [ViolationCode: CodeMapping.CodeSettings]
  ) -> CodeMapping {
    CodeMapping(
      replacement: effectiveReplacement,
      renames: codes.renames,
      arguments: codes.arguments,
      severity: codes.severity,
      packCodes: settings(ofReportedCodes: packCodes)
    )
  }

  /// Returns whether a value that the check refuses, or one inside it, can pass with a warning.
  ///
  /// - Parameter packCodes: The settings of the pack for all of its codes.
  /// - Returns: Whether it can pass.
  func mayForgive(given packCodes: [ViolationCode: CodeMapping.CodeSettings]) -> Bool {
    codeMapping(given: packCodes).mayForgive
      || nested.contains { $0.mayForgive(given: packCodes) }
  }

  /// Returns what a trace says about the check.
  private func origin(in binding: Binding) -> CheckOrigin {
    let seesSecrets =
      binding.confidentiality.isSecret || !binding.withheld.isEmpty || !binding.reticence.isEmpty
    return CheckOrigin(
      rule: binding.identity?.name,
      check: definition.name,
      name: name,
      position: position,
      hidesInner: seesSecrets
    )
  }

  /// Returns the columns that violations mention, or none for a secret value, because even the
  /// found row reveals something about it.
  ///
  /// For a personal value, only the example of the row is mentioned. Like the title and the example
  /// of a rule that the value is passed to, it shows what values of a kind look like. If another
  /// confidential field selects the row, the example would reveal something about that field.
  private func cells(in binding: Binding) throws(BindingError) -> [RuleCheck.Cell] {
    guard !binding.confidentiality.isSecret,
      binding.scope?.isSelected(by: binding.withheld) != true
    else { return [] }
    let mentioned = columnArguments.filter { name, _ in
      binding.confidentiality == .open || name == ExampleChoice.argument
    }
    return try mentioned.sorted { $0.key < $1.key }.map {
      name,
      column throws(BindingError) in
      RuleCheck.Cell(argument: name, part: try part(column, for: nil, in: binding))
    }
  }

  /// Makes the check for the whole text that it looks at.
  ///
  /// - Parameters:
  ///   - binding: The environment for the check.
  ///   - cells: The texts of the columns that its settings name.
  /// - Returns: The check.
  /// - Throws: A ``BindingError`` if settings don't suit the check.
  func check(in binding: Binding, cells: [String: String] = [:]) throws(BindingError) -> any Check {
    var values: [String: SettingValue] = [:]
    var unset: Set<String> = []
    for setting in definition.settings {
      let value = try value(of: setting, in: binding, cells)
      if value == nil, settings[setting.name] != nil { unset.insert(setting.name) }
      if value == nil, setting.isRequired {
        var error = BindingError(
          SettingError(setting.name, "`\(setting.name)` doesn't have a value"),
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
    return check
  }

  /// Counts the cost of a check.
  private func count(
    _ check: any Check,
    _ values: [String: SettingValue],
    in budget: LoadingBudget?
  ) throws(BindingError) {
    guard let budget else { return }
    // Lint and listings go through the codes of each check of each rule.
    let cost =
      values.values.reduce(15 + max(0, definition.codes.count - 10)) { $0 + $1.loadingCost }
      + ((check as? any CostlyCheck)?.loadingCost ?? 0)
    let answer = budget.spend(cost)
    if answer != .withinLimit { throw BindingError(beyondBudget: answer, in: self) }
  }

  /// Returns the redaction that hides confidential values and the rule's parameters from reports.
  private func redaction(in binding: Binding) -> Redaction? {
    let confidentiality = binding.confidentiality
    if confidentiality == .open { return nil }
    // The definition of a check for secrets itself says which arguments are constants of the pack.
    let mayRepeatGiven =
      !definition.confidentiality.isSecret && takesText(from: binding.given)
    return Redaction(
      definition,
      for: confidentiality,
      keepsOnlyCounts: mayRepeatGiven,
      because: binding.reticence
    )
  }

  /// Returns whether one of some parameters is the value of a setting that can be any text.
  private func takesText(from parameters: Set<String>) -> Bool {
    if parameters.isEmpty { return false }
    return definition.settings.contains { setting in
      guard case .parameter(let name)? = settings[setting.name] else { return false }
      // A setting that only decides a condition isn't repeated.
      return parameters.contains(name) && setting.type.holdsAnyText && !setting.isCondition
    }
  }

  /// Returns the pack's settings for the codes that the check can report, and for their parent
  /// codes.
  private func settings(
    ofReportedCodes packCodes: [ViolationCode: CodeMapping.CodeSettings]
  ) -> [ViolationCode: CodeMapping.CodeSettings] {
    if packCodes.isEmpty { return [:] }
    var reported = definition.codes.map(\.code) + codes.renames.values
    reported.append(CodeDefinition.typeMismatch.code)
    if let replacement = effectiveReplacement { reported.append(replacement) }
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
    in binding: Binding,
    _ cells: [String: String]
  ) throws(BindingError) -> SettingValue? {
    switch settings[setting.name] {
    case .constant(.text(let name)) where setting.type == .rule:
      return try rule(name, for: setting, in: binding)
    case .constant(let value): return value
    case .column(let name):
      guard let text = cells[name] else { return nil }
      if setting.type == .rule { return try rule(text, for: setting, in: binding) }
      return try read(.text(text), for: setting)
    case .parts(let names):
      var parts: [SettingValue] = []
      for name in names { parts.append(.part(try part(name, for: setting.name, in: binding))) }
      return setting.type == .part ? parts.first : .list(parts)
    case .given(let value): return try read(value, for: setting)
    case .parameter(let name):
      guard let value = binding.parameters[name] else { return nil }
      return try read(value, for: setting)
    case .shared(let kind): return binding.tables.value(kind)
    case .checks(let templates):
      var checks: [RuleCheck] = []
      for template in templates { checks.append(try template.make(in: binding)) }
      let looksAtFields = templates.contains(where: \.mightLookAtFields)
      return .checks(CheckList(checks, looksAtFields: looksAtFields))
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

extension [CheckTemplate] {
  /// Returns the checks with parameters replaced by the expressions that a rule that extends theirs
  /// sets for them.
  ///
  /// If no check uses them, it is the same list in memory.
  package func replacing(_ given: [String: SettingExpression]) -> [CheckTemplate] {
    contains { $0.uses(given) } ? map { $0.replacing(given) } : self
  }
}
