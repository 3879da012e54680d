import Rulebook
import Rules
import Testing

@Suite("ExampleRunner")
struct ExampleRunnerTests {
  @Test("reports each example that gives something else, with its position")
  func failures() throws {
    let report = try runner().run([Fixtures.path("Examples/failing.yaml")])
    #expect(report.passed == 3)
    #expect(report.failures.map(\.position.line) == [13, 14, 17, 18])
    #expect(
      report.failures.map(\.expectedCodes) == [[], [], ["length.too_long"], ["length.too_short"]]
    )
    #expect(
      report.failures.map(\.actualCodes) == [["length.too_long"], [], ["length.too_short"], []]
    )
    #expect(report.failures.map(\.expectedNormalized) == [nil, "ab", nil, nil])
    #expect(report.failures.map(\.actualNormalized) == [nil, "AB", nil, "ABC"])
  }

  @Test("refuses a pack with a rule that cannot be made, though its examples hold")
  func brokenRule() throws {
    let error = try #require(throws: LoadingError.self) {
      try runner().run([Fixtures.path("Examples/cannot-be-made.yaml")])
    }
    #expect(error.diagnostics.map(\.code) == ["pack.unknown_rule"])
    #expect(error.diagnostics.map(\.line) == [10])
  }

  @Test(
    "uses the day that it is given",
    arguments: [("2029-12-31", 1), ("2030-01-01", 0), ("2030-01-02", 0)]
  )
  func day(today: String, failures: Int) throws {
    let date = try #require(CivilDate(today))
    let report = try runner(Surroundings { date }).run([Fixtures.path("Examples/dated.yaml")])
    #expect(report.failures.count == failures)
  }

  private func runner(_ surroundings: Surroundings = .system) -> ExampleRunner {
    ExampleRunner(surroundings: surroundings, resources: Fixtures.path("Lint/Sound"))
  }
}
