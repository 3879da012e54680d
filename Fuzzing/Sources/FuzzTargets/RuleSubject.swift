@_spi(Kernels) import Rulebook
import RulebookKernels

/// A bundled rule with the check that decides for it, and the promises for these rules.
struct RuleSubject {
  /// The check with the settings of the rule.
  let check: CheckSubject

  private let name: String
  private let rule: RuleHandle
  private let normalization: Normalization
  private let isSecret: Bool
  private let arguments: [ViolationCode: Set<String>]

  /// The codes of the rule's other checks, such as a length check.
  private let otherCodes: Set<ViolationCode>

  init(
    _ name: String,
    in rulebook: Rulebook,
    with parameters: [String: Value] = [:],
    _ check: any Check,
    _ definition: CheckDefinition,
    besides other: CheckDefinition? = nil
  ) {
    let title = parameters.isEmpty ? name : "\(name) \(parameters)"
    do {
      guard let template = try rulebook.linkedPacks.template(name) else {
        preconditionFailure("The rule \(name) does not exist")
      }
      rule = try rulebook.rule(name, with: parameters)
      normalization = template.normalization
      isSecret = template.isSecret
    } catch {
      preconditionFailure("\(error)")
    }
    self.name = title
    self.check = CheckSubject("the check of \(title)", check, definition)
    let hidesInput = isSecret
    let otherArguments = other?.argumentNames { _ in true } ?? [:]
    otherCodes = Set(otherArguments.keys)
    arguments = definition.argumentNames { !hidesInput || !$0.isFromInput }
      .merging([
        "required": [], "limit.input_size": ["maximum"], RuleSubject.textRemoved: [],
      ]) { $1 }
      .merging(otherArguments) { $1 }
  }

  /// The warning about text around a value, such as a label.
  static let textRemoved: ViolationCode = "input.text_removed"

  /// Checks a text, and returns the report.
  @discardableResult
  func attack(with text: String) throws(Breach) -> Report {
    let report = rule.check(text)
    try expect(report.outcome == rule.outcome(of: text), "\(name): fast path and report agree")
    try report.expectSense(name, in: Array(text.utf8), arguments)
    if let normalized = report.normalized?.text {
      try expect(!isSecret, "\(name): no part of a secret leaves the rule")
      let again = rule.check(normalized)
      try expect(
        again.isValid,
        "\(name): the normalized value is accepted",
        "\(normalized.debugDescription)"
      )
      try expect(
        again.normalized.isExactly(normalized),
        "\(name): the normalized value is stable",
        normalized.debugDescription
      )
    } else {
      try expect(isSecret || !report.isValid, "\(name): a valid value has a normalized form")
    }
    guard report.errors != ["required"], report.outcome != .inconclusive else { return report }
    // The check doesn't see what was around the value.
    if report.violations.contains(where: { $0.code == Self.textRemoved }) { return report }
    let own = try check.report(on: Array(normalization.apply(to: text).text.utf8))
    try expect(
      own.errors == report.errors.filter { !otherCodes.contains($0) },
      "\(name): the rule finds what its check finds",
      "\(report.errors) and \(own.errors)"
    )
    return report
  }

  /// Returns the codes of the errors in a text.
  func errors(in text: String) -> [ViolationCode] { rule.check(text).errors }

  /// Returns whether the rule accepts a text.
  func accepts(_ text: String) -> Bool { rule.accepts(text) }
}

extension Rulebook {
  /// The bundled rules.
  static func forFuzzing() -> Rulebook {
    do { return try Rulebook() } catch { preconditionFailure("\(error)") }
  }
}
