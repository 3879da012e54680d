import RuleEngine
import Testing
import Violations

/// Which secrets the reports on each field of a form can reveal something about.
@Suite struct SecretReachTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fields: [FormField]

    /// The secrets that each field sees; fields that see none are left out.
    var secrets: [String: [String]]

    init(_ name: String, _ fields: [FormField], _ secrets: [String: [String]]) {
      testDescription = name
      self.fields = fields
      self.secrets = secrets
    }
  }

  static let rows: [Row] = [
    Row("a secret", [secret("pin"), plain("a")], ["pin": ["pin"]]),
    Row("a secret that isn't of interest", [secret("pin", of: "other"), plain("a")], [:]),
    Row(
      "a parameter",
      [secret("pin"), plain("a", taking: "pin")],
      ["pin": ["pin"], "a": ["pin"]]
    ),
    Row(
      "a parameter of a parameter",
      [plain("b", taking: "a"), plain("a", taking: "pin"), secret("pin")],
      ["pin": ["pin"], "a": ["pin"], "b": ["pin"]]
    ),
    Row(
      "a copy is a secret of its own",
      [secret("pin"), plain("again", [sameAs("pin")]), plain("b", taking: "again")],
      ["pin": ["pin"], "again": ["again"], "b": ["again"]]
    ),
    Row(
      "a copy of a copy",
      [plain("c", [sameAs("b")]), plain("b", [sameAs("pin")]), secret("pin")],
      ["pin": ["pin"], "b": ["b"], "c": ["c"]]
    ),
    Row(
      "a comparison with a part of the value",
      [secret("pin"), plain("a", [partOf(sameAs("pin"))])],
      ["pin": ["pin"], "a": ["pin"]]
    ),
    Row(
      "a difference",
      [secret("pin"), plain("a", [different(from: "pin")])],
      ["pin": ["pin"]]
    ),
    Row(
      "a difference in a part of the value",
      [secret("pin"), plain("a", [partOf(different(from: "pin"))])],
      ["pin": ["pin"], "a": ["pin"]]
    ),
    Row(
      "a record sees what is inside, and the fields beside that don't",
      [plain("r"), secret("r.pin"), plain("r.a"), plain("b", taking: "r")],
      ["r": ["r.pin"], "r.pin": ["r.pin"], "b": ["r.pin"]]
    ),
    Row(
      "fields in a secret record",
      [secret("r"), plain("r.a"), plain("r.a.b")],
      ["r": ["r"], "r.a": ["r"], "r.a.b": ["r"]]
    ),
    Row(
      "fields in a record that has received a secret",
      [secret("pin"), plain("r", taking: "pin"), plain("r.a")],
      ["pin": ["pin"], "r": ["pin"], "r.a": ["pin"]]
    ),
    Row(
      "elements of a list",
      [plain("rows[0].a", taking: "rows[].pin"), secret("rows[].pin")],
      ["rows[0].a": ["rows[].pin"], "rows[].pin": ["rows[].pin"]]
    ),
    Row(
      "two secrets",
      [secret("a"), secret("b", taking: "a"), plain("c", taking: "b")],
      ["a": ["a"], "b": ["a", "b"], "c": ["a", "b"]]
    ),
  ]

  @Test("Fields see the secrets that reach them", arguments: rows)
  func reach(row: Row) {
    let reach = SecretReach(of: row.fields, replacing: LowerFields()) { $0 == "base" }
    var found: [String: [String]] = [:]
    for (index, field) in row.fields.enumerated() where !reach.secrets[index].isEmpty {
      found[field.path.description] =
        reach.secrets[index].map { row.fields[$0].path.description }.sorted()
    }
    #expect(found == row.secrets)
  }

  @Test("A field in the place of a secret has the secret's guardian, and so do its copies")
  func places() {
    let fields = [Self.plain("pin"), Self.plain("again", [Self.sameAs("pin")]), Self.plain("a")]
    let lower = LowerFields([Self.secret("pin")])
    let reach = SecretReach(of: fields, replacing: lower) { $0 == "base" }
    #expect(reach.adopted == [["base"], ["base"], []])
    #expect(reach.guardians == [["base"], ["base"], []])
  }

  @Test("A secret that a form leaves out is seen by the record around it and the fields inside it")
  func omitted() {
    let paths: [FieldPath] = ["r", "r.a", "s.a", "s.b", "t"]
    let fields = paths.map { Self.plain($0) }
    let lower = LowerFields([Self.secret("r.pin"), Self.secret("s"), Self.secret("u")])
    let reach = SecretReach(of: fields, replacing: lower) { $0 == "base" }
    let found = reach.secrets.prefix(fields.count).map { $0.map { reach.paths[$0].description } }
    #expect(found == [["r.pin"], [], ["s"], ["s"], []])
  }

  private static func secret(
    _ path: FieldPath,
    of guardian: String = "base",
    taking source: FieldPath? = nil
  ) -> FormField {
    let rule = RuleTemplate(
      name: "secret",
      pack: guardian,
      checks: [],
      confidentiality: .secret,
      guardian: guardian
    )
    return FormField(path: path, rule: rule, parameters: parameters(source))
  }

  private static func plain(
    _ path: FieldPath,
    _ checks: [CheckTemplate] = [],
    taking source: FieldPath? = nil
  ) -> FormField {
    let rule = RuleTemplate(name: "open", pack: "guest", checks: checks)
    return FormField(path: path, rule: rule, parameters: parameters(source))
  }

  private static func parameters(_ source: FieldPath?) -> [String: ParameterSource] {
    source.map { ["p": .field($0)] } ?? [:]
  }

  private static func sameAs(_ path: FieldPath) -> CheckTemplate {
    CheckTemplate(OtherFieldCheck.sameAs, settings: ["field": .constant(.field(path))])
  }

  private static func different(from path: FieldPath) -> CheckTemplate {
    CheckTemplate(OtherFieldCheck.differentFrom, settings: ["field": .constant(.field(path))])
  }

  private static func partOf(_ check: CheckTemplate) -> CheckTemplate {
    var check = check
    check.part = "first"
    return check
  }
}
