import Testing

@Suite("The language of the command")
struct LocaleOptionTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var environment: [String: String]
    var locale: String

    init(_ name: String, _ locale: String?, _ environment: [String: String], _ expected: String) {
      self.name = name
      arguments = locale.map { ["--locale", $0] } ?? []
      self.environment = environment
      self.locale = expected
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("a language", "pl", [:], "pl"),
    Row("a language in a region", "pl-PL", [:], "pl"),
    Row("an underscore", "pl_PL", [:], "pl"),
    Row("a list of which one is there", "xx, pl;q=0.5", [:], "pl"),
    Row("a language that is not there", "tlh", [:], "en"),
    Row("not a tag", "???", [:], "en"),
    Row("nothing", nil, [:], "en"),
    Row("LANG", nil, ["LANG": "pl_PL.UTF-8"], "pl"),
    Row("LANG with a modifier", nil, ["LANG": "pl_PL@euro"], "pl"),
    Row("LC_MESSAGES before LANG", nil, ["LANG": "en_US", "LC_MESSAGES": "pl_PL.UTF-8"], "pl"),
    Row("LC_ALL before all", nil, ["LANG": "en", "LC_MESSAGES": "en", "LC_ALL": "pl"], "pl"),
    Row("an empty variable counts as unset", nil, ["LC_ALL": "", "LANG": "pl_PL"], "pl"),
    Row("C", nil, ["LC_ALL": "C", "LANG": "pl_PL"], "en"),
    Row("C.UTF-8", nil, ["LANG": "C.UTF-8"], "en"),
    Row("POSIX", nil, ["LANG": "POSIX"], "en"),
    Row("the option before the environment", "en", ["LC_ALL": "pl_PL.UTF-8"], "en"),
  ]

  @Test("is chosen by option and environment", arguments: rows)
  func locale(row: Row) throws {
    let result = try Command.run(
      ["check", "email", "ann@", "--format", "json"] + row.arguments,
      environment: row.environment
    )
    #expect(result.exitCode == 1)
    #expect(result.output.contains("\"locale\":\"\(row.locale)\""), "\(result.output)")
  }
}
