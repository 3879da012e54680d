import Documents
import RuleEngine
import SourceTexts
import TestSupport
import Testing

@testable import PackLoading

/// Everything that packs can say appears in an example that is run.
///
/// If something doesn't, it has no user yet: add an example, or remove it.
@Suite("What examples use")
struct ExampleCoverageTests {
  /// A record of packs, the places where it appears, and the keys that it can have.
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var places: [String]
    var keys: [String]

    init(_ name: String, at places: String..., keys: [String]) {
      testDescription = name
      self.places = places
      self.keys = keys
    }
  }

  private static let field = "forms/*/fields/*/"

  static let rows: [Row] = [
    Row("packs", at: "", keys: PackNodeReader.keys),
    Row(
      "reasons against findings of lint",
      at: "",
      "rules/*",
      "forms/*",
      keys: [FindingSuppression.key]
    ),
    Row("requirements", at: "requires", keys: ["rulebook", "packs"]),
    Row("disabled names", at: "disable", keys: DisabledName.Kind.allCases.map(\.key)),
    Row("sources", at: "sources/[]", keys: ["title", "license", "retrieved", "url"]),
    Row("codes", at: "codes/*", keys: CodeReader.keys + ProgramCodeReader.keys),
    Row("arguments of codes", at: "codes/*/arguments/*", keys: ["type", "internal", "personal"]),
    Row("deprecated codes", at: "codes/*/deprecated", keys: ["since", "replaced-by"]),
    Row("retired codes", at: "codes/*/retired", keys: ["since", "replaced-by"]),
    Row("the status of codes", at: "codes/*/status", keys: ["http", "grpc"]),
    Row("rules", at: "rules/*", keys: RuleReader.ruleKeys),
    Row("values as typed", at: "rules/*/normalize/[]/as-typed", keys: RuleReader.asTypedKeys),
    Row("parameters", at: "rules/*/parameters/*", keys: ["type", "default", "summary"]),
    Row("types of parameters", at: "rules/*/parameters/*/type", keys: ["list", "choice"]),
    Row("parts", at: "rules/*/parts", keys: ["pattern", "look-up", "join"]),
    Row("look-ups", at: "rules/*/parts/look-up/[]", keys: PartsReader.lookUpKeys),
    Row(
      "keys of look-ups",
      at: "rules/*/parts/look-up/[]/by",
      keys: ["part", "parameter", "case"]
    ),
    Row("joins", at: "rules/*/parts/join/*", keys: PartsReader.joinKeys),
    Row("joins that are filled", at: "rules/*/parts/join/*/pad", keys: ["to", "with"]),
    Row("how values are written", at: "rules/*/write", keys: ["groups", "by"]),
    Row(
      "valid examples of rules",
      at: "rules/*/examples/valid/[]",
      keys: RuleReader.exampleKeys + ["normalized"]
    ),
    Row(
      "invalid examples of rules",
      at: "rules/*/examples/invalid/[]",
      keys: RuleReader.exampleKeys
    ),
    Row("forms", at: "forms/*", keys: FormReader.keys),
    Row("fields", at: "forms/*/fields/*", keys: FormReader.fieldKeys),
    Row(
      "conditions",
      at: "\(field)required-if/[]",
      "\(field)required-unless/[]",
      "\(field)absent-if/[]",
      keys: FormReader.conditionKeys
    ),
    Row(
      "valid examples of forms",
      at: "forms/*/examples/valid/[]",
      keys: FormExampleReader.keys + ["normalized"]
    ),
    Row(
      "invalid examples of forms",
      at: "forms/*/examples/invalid/[]",
      keys: FormExampleReader.keys
    ),
    Row(
      "checks",
      at: "rules/*/checks/[]",
      "\(field)checks/[]",
      "forms/*/checks/[]",
      keys: CheckReader.entryKeys
    ),
  ]

  private static let packs = Result { try ExamplePacks() }

  @Test("Every key", arguments: rows)
  func keys(row: Row) throws {
    let used = try Self.packs.get().keys(at: row.places)
    #expect(row.keys.filter { !used.contains($0) } == [])
  }

  @Test("Every check, and every setting of it")
  func settings() throws {
    let used = try Self.packs.get().settings
    let unused = SubjectRegistry.builtIn.checks.flatMap { check -> [String] in
      guard let settings = used[check.name] else { return [check.name] }
      return check.settings.map(\.name).filter { !settings.contains($0) }
        .map { "\(check.name): \($0)" }
    }
    #expect(unused == [])
  }

  @Test("Every kind of table, and every key of it")
  func tables() throws {
    let packs = try Self.packs.get()
    for table in SubjectRegistry.builtIn.tables {
      let used = packs.records(at: "tables/*").filter { $0["kind"]?.text == table.kind }
      #expect(!used.isEmpty, "\(table.kind)")
      #expect(table.keys.allSatisfy { key in used.contains { $0[key] != nil } }, "\(table.kind)")
    }
  }

  @Test("Every type of a column and of a parameter")
  func types() throws {
    let packs = try Self.packs.get()
    let columns = packs.texts(at: "tables/*/columns/*")
    let parameters = packs.texts(at: "rules/*/parameters/*/type")
    #expect(RowColumn.Kind.allCases.map(\.rawValue).filter { !columns.contains($0) } == [])
    #expect(NodeReader.parameterTypes.keys.filter { !parameters.contains($0) }.sorted() == [])
  }

  @Test("Every step of normalization")
  func steps() throws {
    let packs = try Self.packs.get()
    let named = packs.texts(at: "rules/*/normalize/[]")
    #expect(NormalizationStep.named.map(\.name).filter { !named.contains($0) } == [])
    #expect(packs.keys(at: ["rules/*/normalize/[]"]) == ["as-typed", "remove"])
  }
}
