import ErrorCatalog
import Testing
import UnicodeText
import Violations

@Suite struct LabelTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: [String]
    var path: String

    /// The labels of the elements that the field is in.
    var elements: String

    init(_ name: String, _ entries: [String], of path: String, in elements: String = "") {
      (testDescription, self.entries, self.path) = (name, entries, path)
      self.elements = elements
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
      of: "contacts[2].email",
      in: "contacts 3: "
    ),
    Row(
      "every element's in this form",
      ["built de sign-up/contacts[].email:", "app de field:contacts[].email"],
      of: "contacts[2].email",
      in: "contacts 3: "
    ),
    Row(
      "the last name's",
      ["built de field:email", "app de sign-up/email:"],
      of: "contacts[2].email",
      in: "contacts 3: "
    ),
    Row("a quoted name's", [#"built de field:["a.b"]"#], of: #"["a.b"]"#),
  ]

  @Test("The first label in the order of lookup is found", arguments: rows)
  func finds(row: Row) throws {
    let catalog = try Catalog(row.entries, layers: ["app", "built"])
    let path = try #require(FieldPath(row.path))
    let localizer = catalog.localizer(for: locale("de-CH"))
    let label = try #require(localizer.label(of: path, form: "sign-up"))
    #expect(label.text == row.elements + row.entries[0])
    #expect("built \(label.locale) \(label.key)" == row.entries[0])
  }

  @Test(
    "The last name stands behind all",
    arguments: [("a", "a"), ("a[1].b", "a 2: b"), ("a[1]", "a 2")]
  )
  func lastName(path: String, text: String) throws {
    let catalog = try Catalog(["built en field:other"], layers: ["built"])
    let label = catalog.localizer(for: locale("en"))
      .label(of: try #require(FieldPath(path)), form: nil)
    #expect(label == LocalizedMessage(text: text, locale: .root, key: "", isFallback: true))
  }

  struct ElementRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var entries: [String: String]
    var path: FieldPath
    var expected: String

    init(_ name: String, _ entries: [String: String], of path: FieldPath, _ expected: String) {
      (testDescription, self.entries, self.path, self.expected) = (name, entries, path, expected)
    }
  }

  static let elements = [
    ElementRow(
      "the element's label",
      ["event/guests[]:": "Guest {position}", "field:email": "Email"],
      of: "guests[1].email",
      "Guest 2: Email"
    ),
    ElementRow(
      "the element's in any form",
      ["field:guests[]": "Guest {position}", "field:email": "Email"],
      of: "guests[1].email",
      "Guest 2: Email"
    ),
    ElementRow(
      "the list's label in this form",
      ["event/guests:": "Guests", "field:guests": "People", "field:email": "Email"],
      of: "guests[1].email",
      "Guests 2: Email"
    ),
    ElementRow(
      "the list's label in any form",
      ["field:guests": "Guests", "field:email": "Email"],
      of: "guests[1].email",
      "Guests 2: Email"
    ),
    ElementRow(
      "a field that says which",
      [
        "event/guests[]:": "Guest {position}", "event/guests[].email:": "Email of guest {position}",
      ],
      of: "guests[1].email",
      "Email of guest 2"
    ),
    ElementRow(
      "lists in lists",
      ["event/days[]:": "Day {position}", "event/days[].talks[]:": "Talk {position}"],
      of: "days[0].talks[2].title",
      "Day 1: Talk 3: title"
    ),
    ElementRow(
      "a field that says both positions",
      ["event/days[].talks[].title:": "Title {outer_position}.{position}"],
      of: "days[0].talks[2].title",
      "Title 1.3"
    ),
    ElementRow("a plain element", ["field:tags": "Tags"], of: "tags[4]", "Tags 5"),
    ElementRow(
      "a plain element with a label",
      ["event/tags[]:": "{position, selectordinal, one {#st} two {#nd} other {#th}} tag"],
      of: "tags[1]",
      "2nd tag"
    ),
    ElementRow(
      "how the language joins them",
      [
        "event/guests[]:": "Guest {position}", "field:email": "Email",
        "label.in_element": "{label} ({element})",
      ],
      of: "guests[1].email",
      "Email (Guest 2)"
    ),
    ElementRow(
      "how the language joins a list and a position",
      ["field:tags": "Tags", "label.element": "{position}. {list}"],
      of: "tags[1]",
      "2. Tags"
    ),
    ElementRow(
      "no position",
      ["event/guests[].email:": "Email of guest {position}", "field:email": "Email"],
      of: "guests[].email",
      "Email"
    ),
  ]

  @Test("A label says which element it is in", arguments: elements)
  func elementLabels(row: ElementRow) throws {
    let layer = Catalog.Layer(
      name: "built",
      sourceLocale: locale("en"),
      entries: [
        locale("en"): Catalog.Entries(
          try row.entries.merging(["required": "Fill this in."]) { own, _ in own }
            .mapValues { try Message($0) }
        )
      ]
    )
    let localizer = Catalog(layers: [layer], sourceLocale: locale("en"))
      .localizer(for: locale("en"))
    #expect(localizer.label(of: row.path, form: "event")?.text == row.expected)
    var violation = Violation("required", path: row.path)
    violation.form = "event"
    #expect(localizer.line(for: violation).text == "\(row.expected): Fill this in.")
  }

  @Test("A message can mention the positions of its field")
  func positions() throws {
    let layer = Catalog.Layer(
      name: "built",
      sourceLocale: locale("en"),
      entries: [
        locale("en"): [
          "required": try Message("Fill this in."),
          "event/guests[].email:required": try Message("Guest {position} needs an email address."),
          "event/days[].talks[].title:required": try Message("{outer_position}/{position}"),
          "event/tags[]:repeated": try Message("Tag {position}"),
        ]
      ]
    )
    let localizer = Catalog(layers: [layer], sourceLocale: locale("en"))
      .localizer(for: locale("en"))
    func text(_ code: ViolationCode, _ path: FieldPath, position: Int? = nil) -> String {
      let arguments = position.map { ["position": Argument.integer($0)] } ?? [:]
      return localizer.message(for: Violation(code, arguments, form: "event", path: path)).text
    }
    #expect(text("required", "guests[1].email") == "Guest 2 needs an email address.")
    #expect(text("required", "guests[].email") == "Fill this in.")
    #expect(text("required", "days[1].talks[3].title") == "2/4")
    // A violation's own argument comes first.
    #expect(text("repeated", "tags[3]", position: 9) == "Tag 9")
  }

  @Test("The whole value has no label")
  func wholeValue() throws {
    let catalog = try Catalog([], layers: [])
    #expect(catalog.localizer(for: locale("en")).label(of: FieldPath(), form: "a") == nil)
  }

  private static func catalog() throws -> Catalog {
    Catalog(
      layers: [
        Catalog.Layer(
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
          layer: "built",
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
    // The message is in English, so the French and Hebrew labels don't suit it.
    #expect(localizer.message(for: violation).text == "This differs from email.")
    let hebrew = catalog.localizer(for: locale("he")).message(for: violation).text
    #expect(hebrew == "This differs from email.")
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
