import TestSupport
import Testing
import TextPatterns
import TextRules
import UnicodeText
import Violations

@testable import RuleEngine

/// A rule with the step `as-typed`, compared with a slow, obvious model of it.
@Suite("Values as typed, and a model of them")
struct AsTypedModelTests {
  private let context = CheckContext()

  /// A rule for a code such as `AB12`, with or without the step.
  private static func rule(_ first: [NormalizationStep]) throws -> Rule {
    Rule(
      name: "code",
      normalization: Normalization(first + [.trim, .uppercase]),
      checks: [RuleCheck(PatternCheck(try TextPattern("[A-Z]{2}[0-9]{2}|CODE: .*")))]
    )
  }

  private static let before = ["Code: ", "code ", "C ode.", "“", "\"", " ", "\u{200B}"]
  private static let values = ["AB12", "ＡＢ１２", "ab1", "AB12 ", "code: "]
  private static let after = ["”", "\"", "“", " ", "\u{200B}", "."]

  /// Returns a value with up to two pieces on each side, and sometimes with other characters.
  private static func random(using generator: inout SplitMix64) -> String {
    func pieces(_ choices: [String]) -> String {
      (0..<Int.random(in: 0..<3, using: &generator)).reduce(into: "") { text, _ in
        text += choices.randomElement(using: &generator) ?? ""
      }
    }
    let text = pieces(before) + (values.randomElement(using: &generator) ?? "") + pieces(after)
    guard Int.random(in: 0..<4, using: &generator) == 0 else { return text }
    return text + .random(ofScalars: 0..<6, from: "CodeAB12１:. “”\"", using: &generator)
  }

  @Test("agree, and normalizing twice changes nothing")
  func agreement() throws {
    let plain = try Self.rule([])
    let typed = try Self.rule([.asTyped(AsTyped(keeping: [], labels: ["Code"]))])
    var generator = SplitMix64(seed: 460)
    var counts = (valid: 0, removed: 0)
    for _ in 0..<6_000 {
      let text = Self.random(using: &generator)
      let value = SurroundingsModel.value(in: text) { plain.accepts($0, in: context) }
      let expected = plain.report(on: .text(value), in: context)
      let report = typed.report(on: .text(text), in: context)
      let name = text.debugDescription
      #expect(report.outcome == expected.outcome, "\(name)")
      #expect(report.normalized == expected.normalized, "\(name)")
      #expect(typed.outcome(of: text, in: context) == report.outcome, "\(name)")
      let isWhole = value == SurroundingsModel.trimmed(TypedTextModel.ordinary(text))
      if !value.isEmpty { #expect((report.facts["removed"] == nil) == isWhole, "\(name)") }
      guard let normalized = report.normalized?.text else { continue }
      let again = typed.report(on: .text(normalized), in: context)
      #expect(again.normalized == report.normalized && again.violations.isEmpty, "\(name)")
      counts.valid += 1
      if !isWhole { counts.removed += 1 }
    }
    #expect(counts.valid > 300 && counts.removed > 100, "\(counts)")
  }
}

/// A slow model of what the step takes away: marks from every text, and labels from invalid ones.
private enum SurroundingsModel {
  /// The marks that can end what a mark begins.
  private static let closing = ["\"": "\"”“", "“": "”“\"", "”": "”\""]

  static func value(in text: String, isValid: (String) -> Bool) -> String {
    let given = withoutMarks(trimmed(TypedTextModel.ordinary(text)))
    if isValid(given) { return given }
    var inner = given
    for label in 1...4 {
      guard let rest = withoutLabel(inner) else { break }
      inner = label == 4 ? rest : withoutMarks(rest)
    }
    return inner
  }

  static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  private static func withoutMarks(_ text: String) -> String {
    guard text.count > 2, let first = text.first, let last = text.last,
      closing[String(first)]?.contains(last) == true
    else { return text }
    let inner = trimmed(String(text.dropFirst().dropLast()))
    return inner.isEmpty ? text : withoutMarks(inner)
  }

  private static func withoutLabel(_ text: String) -> String? {
    var rest = Substring(text)
    for (index, letter) in "code".enumerated() {
      var skipped = 0
      while index > 0, skipped < 2, let first = rest.first, " .".contains(first) {
        rest.removeFirst()
        skipped += 1
      }
      guard rest.first?.lowercased() == String(letter) else { return nil }
      rest.removeFirst()
    }
    let value = trimmed(String(rest.drop { " .:".contains($0) }))
    return value.isEmpty || value.count == rest.count ? nil : value
  }
}
