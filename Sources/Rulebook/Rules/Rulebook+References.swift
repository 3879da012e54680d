public import Foundation
public import Violations

// The methods that take a rule, for the constant of the rule instead of its name.

extension Rulebook {
  /// Returns a rule for repeated use.
  ///
  ///     let phone = try rulebook.rule(.phone(region: "CH"))
  ///     phone.accepts("079 123 45 67")  // true
  ///
  /// - Parameters:
  ///   - reference: The rule with its parameters.
  ///   - groups: The groups of checks that run in addition to those without a group.
  /// - Returns: A handle whose checks don't look anything up and don't throw.
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func rule(
    _ reference: Rule.Reference<any FieldValue>,
    groups: Set<String> = []
  ) throws(UsageError) -> RuleHandle {
    try rule(reference.name, with: reference.values, groups: groups)
  }

  /// Checks one value.
  ///
  ///     try rulebook.check("ann@", as: .email).violations.map(\.code)  // [email.domain.missing]
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func check(
    _ value: some FieldValue,
    as rule: Rule.Reference<any FieldValue>,
    groups: Set<String> = []
  ) throws(UsageError) -> Report {
    try self.rule(rule, groups: groups).check(value.fieldValue)
  }

  /// Returns the requirements of a rule in the reader's language, as hints for an empty field.
  ///
  ///     try rulebook.requirements(of: .password(minimum: 12), in: "en").map(\.message.text)
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func requirements(
    of rule: Rule.Reference<any FieldValue>,
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [Requirement.Localized] {
    try requirements(of: rule.name, with: rule.values, groups: groups, in: locale)
  }

  /// Returns the requirements of a rule in the language of a locale, as hints for an empty field.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func requirements(
    of rule: Rule.Reference<any FieldValue>,
    groups: Set<String> = [],
    in locale: Locale
  ) throws(UsageError) -> [Requirement.Localized] {
    try requirements(of: rule, groups: groups, in: locale.languageTag)
  }

  /// Returns the requirements of a rule in the reader's language, each with its state for the text
  /// so far.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func checklist(
    for text: String,
    of rule: Rule.Reference<any FieldValue>,
    groups: Set<String> = [],
    in locale: String
  ) throws(UsageError) -> [Requirement.Localized] {
    try checklist(for: text, of: rule.name, with: rule.values, groups: groups, in: locale)
  }

  /// Returns the requirements of a rule in the language of a locale, each with its state for the
  /// text so far.
  ///
  /// - Throws: The same errors as ``rule(_:with:groups:)-(_,[String:Value],_)``.
  public func checklist(
    for text: String,
    of rule: Rule.Reference<any FieldValue>,
    groups: Set<String> = [],
    in locale: Locale
  ) throws(UsageError) -> [Requirement.Localized] {
    try checklist(for: text, of: rule, groups: groups, in: locale.languageTag)
  }
}
