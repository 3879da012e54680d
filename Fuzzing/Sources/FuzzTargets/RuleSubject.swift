@_spi(Kernels) import Rulebook
import RulebookKernels

/// A bundled rule beside the one check that decides for it, and what holds for any such rule.
struct RuleSubject {
  /// The check with the settings that the rule has.
  let check: CheckSubject

  private let name: String
  private let rule: RuleHandle
  private let normalization: Normalization
  private let isSecret: Bool
  private let arguments: [ViolationCode: Set<String>]

  /// The codes of a check that the rule has besides, such as one of length.
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
        preconditionFailure("There is no rule \(name)")
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
      .merging(["required": [], "limit.input_size": ["maximum"]]) { $1 }
      .merging(otherArguments) { $1 }
  }

  /// Checks a text and returns what was found.
  @discardableResult
  func attack(with text: String) throws(Breach) -> Report {
    let report = rule.check(text)
    try expect(report.outcome == rule.outcome(of: text), "\(name): fast path and report agree")
    try report.expectSense(name, in: Array(text.utf8), arguments)
    if let normalized = report.normalized?.text {
      try expect(!isSecret, "\(name): nothing of a secret leaves the rule")
      let again = rule.check(normalized)
      try expect(
        again.isValid,
        "\(name): the normalised value is accepted",
        "\(normalized.debugDescription)"
      )
      try expect(
        again.normalized.isExactly(normalized),
        "\(name): the normalised value is its own",
        normalized.debugDescription
      )
    } else {
      try expect(isSecret || !report.isValid, "\(name): a valid value has a normalised form")
    }
    guard report.errors != ["required"], report.outcome != .inconclusive else { return report }
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
