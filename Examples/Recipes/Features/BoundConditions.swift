import Foundation
import Rulebook
import RulebookChecks

extension Recipes {
  /// Conditions that a value must meet.
  static func boundConditions() throws {
    let rulebook = try Rulebook()
    show(11, try rulebook.rule("alphanumeric").accepts("Foo123"))
    show(12, try rulebook.rule("alphabetic.ascii-words").accepts("Ann Müller"))
    show(13, try rulebook.rule("alphanumeric.words").accepts("Zoë 2"))
    let ascii = try rulebook.rule("numeric.ascii", with: ["exactly-as-written": true])
    show(14, ascii.accepts("١٢"))
    show(15, try rulebook.rule("email").accepts("ann@example.org"))
    show(16, try rulebook.rule("present").accepts(""))
    show(17, try accepts(Rule("nick") { .length(3...12) }, "👨‍👩‍👧‍👦ab"))
    show(18, try rulebook.rule("url").accepts("example.org"))
    show(19, try rulebook.rule("url", with: ["scheme-optional": true]).accepts("example.org/a"))
    show(20, try rulebook.rule("postal-code", with: ["country": "SE"]).accepts("114 55"))
    show(
      21,
      try rulebook.check("4111 1111 1111 1111", as: "payment-card").facts["brand"]?.text ?? ""
    )
    let meter = try rulebook.rule("password.levels", with: ["minimum-level": "very-strong"])
    show(22, meter.accepts("k7#vQ!2m"))
    show(23, try accepts(Rule("hexadecimal") { .pattern("[0-9a-f]+") }, "c0ffee"))

    let odd: [ViolationCode: FieldText] = ["even_length.odd": "Enter an even number of bytes."]
    let even = try Rule("even", messages: odd) { .check("even-length") }
    let parity = Subject("parity", checks: [EvenCheck.definition])
    let own = try Rulebook(.bundled, .rules([even]), subjects: [parity])
    show(24, try own.rule(even).accepts("odd"))

    let words: [ViolationCode: FieldText] = ["nick.kind": "Use letters or digits."]
    let nick = try Rule("nick", messages: words) {
      .length(3...12)
        .anyOf(.pattern("[a-z]+"), .pattern("[0-9]+"), code: "nick.kind")
        .not(.pattern("admin"), code: "nick.kind")
    }
    show(25, try accepts(nick, "admin"))
    show(27, try accepts(Rule("given-name") { .rule("alphabetic").length(...20) }, "Zoë"))
    show(37, kinds.map(\.rawValue))
  }

  /// The kinds of values that properties of Swift's types have.
  static var kinds: [Value.Kind] {
    let values: [any FieldValue] = [
      "text", true, 7, 0.5, Float(0.5), CGFloat(2), Decimal(12), Date(timeIntervalSince1970: 0),
    ]
    return values.map(\.fieldValue.kind)
  }
}

/// A condition in Swift: an even number of bytes.
struct EvenCheck: Check {
  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if text.count % 2 == 1 { findings.add(.evenLengthOdd) }
  }

  static let definition = CheckDefinition(
    "even-length",
    "Requires an even number of bytes.",
    codes: [.evenLengthOdd]
  ) { _ in EvenCheck() }
}

extension CodeDefinition {
  static let evenLengthOdd = CodeDefinition("even_length.odd", "The number of bytes is odd.")
}
