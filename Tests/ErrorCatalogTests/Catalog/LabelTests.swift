import ErrorCatalog
import Testing
import UnicodeText
import Violations

@Suite struct LabelTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: [String]
    var path: String

    init(_ name: String, _ entries: [String], of path: String) {
      (testDescription, self.entries, self.path) = (name, entries, path)
    }
  }

  /// The label in the form `sign-up`, in de-CH; the first entry is expected.
  static let rows = [
    Row(
      "this form's before any form's",
      ["built de sign-up/email:", "app de-CH field:email"],
      of: "email"
    ),
    Row("any form's", ["built de field:email", "built de log-in/email:"], of: "email"),
    Row(
      "the language before the source",
      ["built de field:email", "app en sign-up/email:"],
      of: "email"
    ),
    Row("the source", ["built en field:email", "built de field:name"], of: "email"),
    Row(
      "every element's",
      ["built de field:contacts[].email", "app de field:email"],
      of: "contacts[2].email"
    ),
    Row(
      "every element's in this form",
      ["built de sign-up/contacts[].email:", "app de field:contacts[].email"],
      of: "contacts[2].email"
    ),
    Row(
      "the last name's",
      ["built de field:email", "app de sign-up/email:"],
      of: "contacts[2].email"
    ),
    Row("the list's for a plain element", ["built de field:tags"], of: "tags[4]"),
    Row("a quoted name's", [#"built de field:["a.b"]"#], of: #"["a.b"]"#),
  ]

  @Test("The first label in the order of lookup is found", arguments: rows)
  func finds(row: Row) throws {
    let catalog = try Catalog(row.entries, layers: ["app", "built"])
    let path = try #require(FieldPath(row.path))
    let localizer = catalog.localizer(for: locale("de-CH"))
    let label = try #require(localizer.label(of: path, form: "sign-up"))
    #expect(label.text == row.entries[0])
    #expect("built \(label.locale) \(label.key)" == row.entries[0])
  }

  @Test("The last name stands behind all", arguments: [("a", "a"), ("a[1].b", "b"), ("a[1]", "a")])
  func lastName(path: String, text: String) throws {
    let catalog = try Catalog(["built en field:other"], layers: ["built"])
    let label = catalog.localizer(for: locale("en"))
      .label(of: try #require(FieldPath(path)), form: nil)
    #expect(label == LocalizedMessage(text: text, locale: .root, key: "", isFallback: true))
  }

  @Test("The whole value has no label")
  func wholeValue() throws {
    let catalog = try Catalog([], layers: [])
    #expect(catalog.localizer(for: locale("en")).label(of: FieldPath(), form: "a") == nil)
  }

  private static func catalog() throws -> Catalog {
    Catalog(
      layers: [
        CatalogLayer(
          name: "built",
          sourceLocale: locale("en"),
          entries: [
            locale("en"): [
              "required": try Message("A value is missing."),
              "same_as.mismatch": try Message("This differs from {other}."),
            ],
            locale("fr"): [
              "required": try Message("Une valeur manque."),
              "field:email": try Message("Adresse"),
              "violation.line": try Message("{label} : {message}"),
            ],
            locale("he"): ["field:email": try Message("דוא״ל")],
          ]
        )
      ],
      sourceLocale: locale("en")
    )
  }

  @Test("A line joins label and message as the language does")
  func line() throws {
    let catalog = try Self.catalog()
    var violation = Violation("required", path: FieldPath(field: "email"))
    let french = catalog.localizer(for: locale("fr")).line(for: violation)
    #expect(
      french
        == LocalizedMessage(
          text: "Adresse : Une valeur manque.",
          locale: locale("fr"),
          key: "required",
          isFallback: false
        )
    )
    #expect(
      catalog.localizer(for: locale("en")).line(for: violation).text == "email: A value is missing."
    )
    violation.path = FieldPath()
    #expect(catalog.localizer(for: locale("fr")).line(for: violation).text == "Une valeur manque.")
  }

  @Test("A field as an argument is shown as its label")
  func fieldArgument() throws {
    let catalog = try Self.catalog()
    let violation = Violation(
      "same_as.mismatch",
      ["other": .field(FieldPath(field: "email"))],
      path: FieldPath(field: "again")
    )
    let localizer = catalog.localizer(for: locale("fr"))
    #expect(localizer.message(for: violation).text == "This differs from Adresse.")
    // An English message around a Hebrew label.
    let hebrew = catalog.localizer(for: locale("he")).message(for: violation).text
    #expect(hebrew == "This differs from \u{2068}דוא״ל\u{2069}.")
  }

  @Test("An entry that is no code is found by its whole key")
  func texts() throws {
    let localizer = try Self.catalog().localizer(for: locale("fr-CA"))
    #expect(
      localizer.text(for: "violation.line", arguments: ["label": "a", "message": "b"])?.text
        == "a : b"
    )
    #expect(localizer.text(for: "violation.line.more") == nil)
    #expect(localizer.text(for: "same_as.mismatch", arguments: ["other": "x"])?.isFallback == true)
  }
}
