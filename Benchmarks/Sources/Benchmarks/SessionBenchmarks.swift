import Rulebook
import RulebookKernels

/// Types into a form of twenty fields of all kinds, and checks its whole record next to only its
/// rules.
@MainActor
enum SessionBenchmarks {
  /// A field of the form: its name, its rule, and a valid value.
  private struct Entry {
    var name: String
    var rule: String
    var value: Value
    var parameters: [String: Value] = [:]
  }

  private static let entries = [
    Entry(name: "name", rule: "person-name", value: "Ann Smith"),
    Entry(name: "user-name", rule: "username", value: "ann.smith"),
    Entry(name: "email", rule: "email", value: "ann.smith@mail.example.org"),
    Entry(name: "other-email", rule: "email", value: "ann@example.org"),
    Entry(name: "country", rule: "country-code", value: "CH"),
    Entry(name: "phone", rule: "phone", value: "079 123 45 67", parameters: ["region": "CH"]),
    Entry(name: "mobile", rule: "phone.international", value: "+41 79 123 45 67"),
    Entry(name: "birth-date", rule: "date-of-birth", value: "1990-02-28"),
    Entry(name: "start", rule: "date", value: "2026-11-21"),
    Entry(name: "card", rule: "payment-card", value: "4111 1111 1111 1111"),
    Entry(name: "expiry", rule: "card-expiry", value: "12/30"),
    Entry(name: "company", rule: "company-name", value: "Acme & Sons"),
    Entry(name: "street", rule: "text.single-line", value: "Bahnhofstrasse 1"),
    Entry(name: "city", rule: "alphabetic.words", value: "Bern"),
    Entry(name: "note", rule: "text.multi-line", value: "Ring twice, please."),
    Entry(name: "age", rule: "integer", value: "44"),
    Entry(name: "share", rule: "percentage", value: "12.5"),
    Entry(name: "language", rule: "language-tag", value: "de-CH"),
    Entry(name: "invitation", rule: "uuid", value: "123e4567-e89b-12d3-a456-426614174000"),
    Entry(name: "page", rule: "slug", value: "ann-smith"),
  ]

  /// The form of the entries.
  private static var pack: String {
    let fields = entries.map { entry in
      let with = entry.parameters.isEmpty ? "" : ", with: { region: { field: country } }"
      return "      \(entry.name): { rule: \(entry.rule), required: true\(with) }\n"
    }
    return "format: 1\npack: benchmark\nforms:\n  twenty:\n    fields:\n" + fields.joined()
  }

  static func run(_ harness: inout Harness) throws {
    let rulebook = try Rulebook(.bundled, .text(pack, name: "twenty.yaml"))
    let record = Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.value) })
    try check(record, rulebook, &harness)
    try type(record, rulebook, &harness)
  }

  /// Measures the whole record next to the sum of its rules.
  private static func check(
    _ record: [String: Value],
    _ rulebook: Rulebook,
    _ harness: inout Harness
  ) throws {
    let rules = try entries.map { entry in
      (try rulebook.rule(entry.rule, with: entry.parameters), entry.value)
    }
    let wrong = try rulebook.check(record, form: "twenty").violations.map(\.path.description)
    if !wrong.isEmpty { print("wrong in the record of the benchmark: \(wrong)") }
    harness.compare(
      "form, record of 20 fields",
      {
        do { return try rulebook.check(record, form: "twenty").isValid ? 1 : 0 } catch { return 0 }
      },
      with: .init(name: "its 20 rules alone") {
        var count = 0
        for index in rules.indices where rules[index].0.check(rules[index].1).isValid { count += 1 }
        return count
      }
    )
  }

  /// Measures a keystroke at the end of a text, and the next one that deletes it.
  private static func type(
    _ record: [String: Value],
    _ rulebook: Rulebook,
    _ harness: inout Harness
  ) throws {
    for (name, first, second) in [
      ("email", "ann.smith@mail.example.org", "ann.smith@mail.example.or"),
      ("email", "ann.smith@mail.exam", "ann.smith@mail.exa"),
      ("phone", "079 123 45 67", "079 123 45 6"),
      ("note", "Ring twice, please.", "Ring twice, please"),
      ("invitation", "123e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-42661417400"),
    ] {
      let session = try rulebook.session(form: "twenty", record: record)
      guard let field = session[name], let entry = entries.first(where: { $0.name == name })
      else { continue }
      let rule = try rulebook.rule(entry.rule, with: entry.parameters)
      field.focus()
      var isFirst = false
      harness.compare(
        "session, keystroke in \(name)\(first.hasSuffix("exam") ? ", open" : "")",
        {
          MainActor.assumeIsolated {
            isFirst.toggle()
            field.text = isFirst ? first : second
            return field.isValid ? 1 : 0
          }
        },
        with: .init(name: "its rule alone") {
          isFirst.toggle()
          return rule.check(isFirst ? first : second).isValid ? 1 : 0
        }
      )
    }
  }
}
