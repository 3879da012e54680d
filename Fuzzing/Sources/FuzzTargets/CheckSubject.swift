import Rulebook
import RulebookKernels

/// A check with its own settings, and the promises for any check and any text.
struct CheckSubject {
  /// The name in a breach.
  let name: String

  /// The check.
  let check: any Check

  private let arguments: [ViolationCode: Set<String>]
  private let context = CheckContext()

  init(_ name: String, _ check: any Check, _ definition: CheckDefinition) {
    self.init(name, check, definition.argumentNames { _ in true })
  }

  init(_ name: String, _ check: any Check, _ arguments: [ViolationCode: Set<String>]) {
    self.name = name
    self.check = check
    self.arguments = arguments
  }

  /// Checks a text, and returns the report.
  func attack(with text: [UInt8]) throws(Breach) -> Report {
    let report = try report(on: text)
    try expect(report.outcome == outcome(text.span), "\(name): fast path and report agree")
    try report.expectSense(name, in: text, arguments)
    if report.isValid, let form = report.normalized?.text { try expectStable(form) }
    return report
  }

  /// Returns the report on a text, for comparison.
  ///
  /// The check sees the text between other texts, so reading past the ends would change its
  /// verdict.
  func report(on text: [UInt8]) throws(Breach) -> Report {
    let bytes = Array("7a".utf8) + text + Array("@7".utf8)
    return try report(on: bytes.span.extracting(2..<bytes.count - 2))
  }

  private func expectStable(_ form: String) throws(Breach) {
    let again = try report(on: Array(form.utf8).span)
    try expect(again.isValid, "\(name): the canonical form is accepted", form.debugDescription)
    try expect(
      again.normalized.isExactly(form),
      "\(name): the canonical form is stable",
      form.debugDescription
    )
  }

  private func report(on bytes: Span<UInt8>) throws(Breach) -> Report {
    var findings = Findings(.report)
    do {
      check.check(try UTF8Span(validating: bytes), in: context, into: &findings)
    } catch {
      throw Breach("inputs are UTF-8")
    }
    return Report(
      outcome: findings.outcome,
      violations: findings.violations,
      normalized: findings.canonicalForm.map(Value.text),
      facts: findings.facts
    )
  }

  private func outcome(_ bytes: Span<UInt8>) throws(Breach) -> Outcome {
    var findings = Findings(.outcome)
    do {
      check.check(try UTF8Span(validating: bytes), in: context, into: &findings)
    } catch {
      throw Breach("inputs are UTF-8")
    }
    return findings.outcome
  }

  /// Returns the progress of a text that is still being typed.
  func progress(of text: some Collection<UInt8>) -> TextProgress {
    check.progress(of: String(decoding: text, as: UTF8.self).utf8Span, in: context)
  }
}
