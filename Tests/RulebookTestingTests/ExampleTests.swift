import Rulebook
import RulebookTesting
import Testing

@Suite("Examples of packs, in tests")
struct ExampleTests {
  private static let configuration = Rulebook.Configuration(checks: [EvenLengthCheck.definition])

  private static func path(_ pack: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/Packs/\(pack).yaml"
  }

  @Test("Examples with checks of the program pass")
  func passing() throws {
    try expectExamples(in: [Self.path("even")], configuration: Self.configuration)
  }

  @Test(
    "Failures and packs without examples are reported",
    arguments: [
      ("failing", "failing.yaml:7:15: even: 'abc'"), ("untested", "the packs have no examples"),
    ]
  )
  func reported(pack: String, reason: String) throws {
    try withKnownIssue {
      try expectExamples(in: [Self.path(pack)], configuration: Self.configuration)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(reason) }
    }
  }

  @Test("A check that the program doesn't pass is unknown")
  func unknownCheck() throws {
    let error = try #require(throws: LoadingError.self) {
      try expectExamples(in: [Self.path("even")])
    }
    // Only the check reports the code of the example.
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_check", "pack.unknown_code"])
  }
}
