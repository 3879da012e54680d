import PasswordGuesses
import TestSupport
import Testing
import Violations

@testable import PasswordRules
@testable import RuleEngine

@Suite struct PasswordStrengthCheckTests {
  private func check(_ settings: [String: Value] = [:]) throws -> any Check {
    try PasswordStrengthCheck.definition.check(
      settings,
      prepared: [
        "dictionaries": .table(ShippedPasswordTables.dictionaries),
        "keyboards": .table(ShippedPasswordTables.keyboards),
      ]
    )
  }

  @Test("A weak password gives what stands out, and advice as warnings")
  func weak() throws {
    let violations = try check(["model": "zxcvbn"]).violations(in: "drowssap")
    #expect(
      violations == [
        Violation("password.weak.similar_to_common", ["score": 0, "minimum": 3]),
        Violation("password.advice.add_words", severity: .warning),
        Violation("password.advice.reversed", severity: .warning),
      ]
    )
  }

  @Test("No range says where a piece of the password is")
  func range() throws {
    let violations = try check(["model": "zxcvbn"]).violations(in: "#Kqwertyuiop")
    #expect(violations.first?.code == "password.weak.similar_to_common")
    #expect(violations.allSatisfy { $0.range == nil })
  }

  @Test("A lower minimum accepts more")
  func minimum() throws {
    #expect(try check(["minimum-score": 0]).violations(in: "password").isEmpty)
    #expect(
      try check(["minimum-score": 4]).violations(in: "password").first?.code
        == "password.weak.top_10"
    )
  }

  @Test("Facts say what was found, without text")
  func facts() throws {
    let check = try check(["context": ["Ann"], "reference-year": 2026])
    let facts = check.findings(in: "ann1987").facts
    #expect(
      facts.keys.sorted() == ["crack_times", "guesses_log10", "score", "suggestions", "warning"]
    )
    #expect(facts["warning"] == "password.weak.year")
  }

  /// Passwords that take a million and a few guesses, and what follows from the magnitude.
  @Test(
    "The logarithm is a whole number, and times follow from it",
    arguments: ["zxcvbn", "ann1987"]
  )
  func coarseFacts(password: String) throws {
    let facts = try check(["reference-year": 2026]).findings(in: password).facts
    guard case .decimal(let logarithm)? = facts["guesses_log10"] else {
      Issue.record("there is no logarithm")
      return
    }
    let magnitude = try #require(logarithm.integer)
    #expect(facts["crack_times"] == .crackTimes(ofMagnitude: magnitude))
  }

  static let magnitudes: [(magnitude: Int, times: [String])] = [
    (0, ["seconds", "seconds", "seconds", "seconds"]),
    (2, ["hours", "seconds", "seconds", "seconds"]),
    (4, ["days", "minutes", "seconds", "seconds"]),
    (6, ["years", "days", "minutes", "seconds"]),
    (8, ["centuries", "months", "hours", "seconds"]),
    (12, ["centuries", "centuries", "years", "minutes"]),
    (300, ["centuries", "centuries", "centuries", "centuries"]),
  ]

  @Test("Times have names", arguments: magnitudes)
  func times(row: (magnitude: Int, times: [String])) {
    guard case .record(let times) = Value.crackTimes(ofMagnitude: row.magnitude) else {
      Issue.record("times are no record")
      return
    }
    let names = ["online_throttled", "online_unthrottled", "offline_slow", "offline_fast"]
    #expect(names.map { times[$0] } == row.times.map { Value.text($0) })
    #expect(times.count == names.count)
  }

  @Test("The year comes from the clock unless it is set")
  func year() throws {
    func score(_ today: CivilDate, _ settings: [String: Value]) throws -> Value? {
      let surroundings = Surroundings { today }
      let context = CheckContext(surroundings: surroundings)
      return try check(settings).findings(in: "4.7.1961", context: context).facts["guesses_log10"]
    }
    let now = try #require(CivilDate(year: 1961, month: 1, day: 1))
    let later = try #require(CivilDate(year: 2990, month: 1, day: 1))
    #expect(try score(now, [:]) != score(later, [:]))
    #expect(try score(now, ["reference-year": 2026]) == score(later, ["reference-year": 2026]))
  }

  @Test("Every weakness and suggestion has a code of its own")
  func codes() {
    let weaknesses = PasswordWeakness.allCases.map(\.definition)
    let suggestions = PasswordSuggestion.allCases.map(\.definition)
    #expect(weaknesses.allSatisfy { $0.code.rawValue.hasPrefix("password.weak.") })
    #expect(suggestions.allSatisfy { $0.code.rawValue.hasPrefix("password.advice.") })
    #expect(suggestions.allSatisfy { $0.severity == .warning && $0.arguments.isEmpty })
    let codes = Set((weaknesses + suggestions).map(\.code))
    #expect(codes.count == weaknesses.count + suggestions.count)
  }

  @Test("Data that cannot be read leave the password undecided")
  func unreadable() throws {
    let dictionaries = PasswordDictionaries { () throws(PasswordDataUnreadable) in
      throw PasswordDataUnreadable(name: "words", reason: "gone")
    }
    let check = PasswordStrengthCheck(
      PasswordEstimator(dictionaries: dictionaries, keyboards: ShippedPasswordTables.keyboards)
    )
    #expect(check.outcome(of: "password") == .inconclusive)
  }
}
