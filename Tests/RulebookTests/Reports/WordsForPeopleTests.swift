import Rulebook
import TestSupport
import Testing

/// Texts for people that appear with messages.
@Suite("Words beside messages")
struct WordsForPeopleTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  struct Headline: Sendable, CustomTestStringConvertible {
    var paths: [String]
    var text: String
    var testDescription: String { "\(paths)" }
  }

  @Test(
    "A headline counts the fields",
    arguments: [
      Headline(paths: [], text: "Everything is filled in correctly."),
      Headline(paths: ["a"], text: "1 field needs attention."),
      Headline(paths: ["a", "a"], text: "1 field needs attention."),
      Headline(paths: ["a", "b"], text: "2 fields need attention."),
    ]
  )
  func headline(_ row: Headline) throws {
    let violations = row.paths.map { Violation("required", path: FieldPath(field: $0)) }
    let report = Report(outcome: .invalid, violations: violations)
    let summary = try Self.rulebook.get().summary(of: report, in: "en")
    #expect(summary.headline.text == row.text)
    #expect(summary.headline.locale.tag == "en")
  }

  struct Label: Sendable, CustomTestStringConvertible {
    var name: String
    var label: String
    var testDescription: String { name }
  }

  @Test(
    "Usual fields have labels, however their names are written",
    arguments: [
      Label(name: "first-name", label: "First name"), Label(name: "firstName", label: "First name"),
      Label(name: "first_name", label: "First name"), Label(name: "vatNumber", label: "VAT number"),
      Label(name: "address_line_1", label: "Address line 1"),
      Label(name: "addressLine1", label: "addressLine1"), Label(name: "gizmo", label: "gizmo"),
    ]
  )
  func label(_ row: Label) throws {
    let localizer = try Self.rulebook.get().localizer(for: "en")
    #expect(localizer.label(of: FieldPath(field: row.name), form: nil)?.text == row.label)
  }

  @Test("At least sixty usual fields have labels in every shipped language")
  func labels() throws {
    let rulebook = try Self.rulebook.get()
    let names = try DataFiles.lines("Localizations/en.arb").compactMap { line in
      line.hasPrefix("  \"field:") ? String(line.dropFirst(9).prefix { $0 != "\"" }) : nil
    }
    #expect(names.count >= 60)
    for locale in rulebook.catalog.locales {
      let localizer = rulebook.catalog.localizer(for: locale)
      let missing = names.filter { name in
        localizer.label(of: FieldPath(field: name), form: nil)?.isFallback != false
      }
      #expect(missing == [], "\(locale)")
    }
  }

  struct Joined: Sendable, CustomTestStringConvertible {
    var locale: String
    var sentences: [String]
    var text: String
    var testDescription: String { "\(sentences.count) in \(locale)" }
  }

  @Test(
    "Sentences are joined as the language does",
    arguments: [
      Joined(locale: "en", sentences: [], text: ""),
      Joined(locale: "en", sentences: ["One."], text: "One."),
      Joined(locale: "en", sentences: ["One.", "Two.", "Three."], text: "One. Two. Three."),
      Joined(locale: "en", sentences: ["1.", "2.", "3.", "4.", "5."], text: "1. 2. 3. 4. 5."),
      Joined(locale: "ja", sentences: ["一。", "二。"], text: "一。二。"),
    ]
  )
  func joined(_ row: Joined) throws {
    #expect(try Self.rulebook.get().localizer(for: row.locale).joining(row.sentences) == row.text)
  }

  @Test(
    "Severities have names",
    arguments: [("en", Severity.error, "Error"), ("en", .warning, "Warning")]
  )
  func severity(locale: String, severity: Severity, name: String) throws {
    #expect(try Self.rulebook.get().localizer(for: locale).name(of: severity).text == name)
  }
}
