@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures the cost of a keystroke: the progress of a text, and the verdict on an edit.
enum LiveBenchmarks {
  private static let rows: [(rule: String, parameters: [String: Value], text: String)] = [
    ("email", [:], "ann.smith@mail.examp"),
    ("email", [:], "ann.smith@mail.example.org"),
    ("email", [:], "ann.smith@@"),
    ("phone", ["region": "CH"], "079 123 4"),
    ("phone", ["region": "CH"], "079 123 45 67"),
    ("payment-card", [:], "4111 1111 1"),
    ("payment-card", [:], "4111 1111 1111 1111"),
    ("card-expiry", [:], "11/2"),
    ("staff-id", [:], "AB-12"),
    ("staff-id", [:], "AB-12x"),
    ("length", [:], "Ann-Marie"),
    ("letters", [:], "Ann-Marie"),
    ("word", [:], "an"),
    ("number", [:], "12"),
    ("person-name", [:], "Ann-Marie"),
    ("person-name", [:], "Ann-"),
    ("person-name", [:], "Екатерина Вор"),
  ]

  static func run(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    for row in rows {
      guard rulebook.ruleNames.contains(row.rule) else { continue }
      let rule = try rulebook.rule(row.rule, with: row.parameters)
      harness.compare(
        "live, \(row.rule), \(row.text)",
        { rule.progress(of: row.text) == .valid ? 1 : 2 },
        with: nil
      )
    }
    let staffID = try rulebook.rule("staff-id")
    let typing = TextEdit(oldText: "AB-12", utf16Range: 5..<5, replacement: "3")
    let pasting = TextEdit(oldText: "AB-", utf16Range: 3..<3, replacement: "1234567890")
    for (name, edit) in [("typing", typing), ("pasting too much", pasting)] {
      harness.compare(
        "live, edit, \(name)",
        { staffID.verdict(on: edit).text == nil ? 1 : 2 },
        with: nil
      )
    }
  }
}
