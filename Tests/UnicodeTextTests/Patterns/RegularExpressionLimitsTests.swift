import Testing

@testable import UnicodeText

@Suite struct RegularExpressionLimitsTests {
  @Test("A pattern that tries everything stops at the step limit")
  func steps() throws {
    let expression = try RegularExpression(
      pattern: "(a+)+b",
      limits: .init(steps: 10)
    )
    let text = String(repeating: "a", count: 40)
    #expect(expression.wholeMatch(of: text) == .limitExceeded)
    #expect(expression.wholeMatch(of: (text + "b")) == .match)
  }

  @Test("Every later match has the step limit too")
  func stepsOfClones() throws {
    let expression = try RegularExpression(pattern: "(a+)+b", limits: .init(steps: 1))
    let text = String(repeating: "a", count: 30)
    for _ in 0..<3 {
      #expect(expression.wholeMatch(of: text) == .limitExceeded)
    }
  }

  @Test("The default limits let a harmless pattern read 64 KiB")
  func harmless() throws {
    let expression = try RegularExpression(pattern: "(?:a|b)*")
    let text = String(repeating: "ab", count: 32 * 1024)
    #expect(expression.wholeMatch(of: text) == .match)
  }

  /// A pattern whose work ICU counts in part, and the longest text that it is matched with.
  struct UncountedRow: CustomTestStringConvertible, Sendable {
    var pattern: String
    var longest: Int
    var testDescription: String { pattern }

    init(_ pattern: String, _ longest: Int) {
      self.pattern = pattern
      self.longest = longest
    }
  }

  // A step may cost 5,000 for each of its 10,000 places: 25 for the place, 1 for each character of the
  // pattern, and 2 for each scan and byte of the text.
  @Test(
    "The more a pattern scans that ICU does not count, the shorter a text must be",
    arguments: [
      UncountedRow(#"(a)\1*"#, 2_483), UncountedRow(#"(?<x>a)\k<x>*"#, 2_480),
      UncountedRow(#"a*(?=.*)"#, 1_240), UncountedRow("a*+", 2_485),
      UncountedRow(#"\ba*"#, 2_484), UncountedRow(#"\X*"#, 2_485),
      UncountedRow("(?:(?=a)){8}a*", 302), UncountedRow("(?:(?=a*)){8}a*", 150),
    ]
  )
  func uncounted(row: UncountedRow) throws {
    let expression = try RegularExpression(pattern: row.pattern)
    let text = String(repeating: "a", count: row.longest)
    #expect(expression.wholeMatch(of: text) == .match)
    #expect(expression.wholeMatch(of: text + "a") == .limitExceeded)
  }

  @Test(
    "What ICU would work at for long without counting is refused",
    arguments: [
      String(repeating: "(?=.*)", count: 65), "(?:(?=.*)){100}", #"(?:\ba?){65}"#, "a{2500}",
      "(?:(?:a){100}){100}",
    ]
  )
  func unbounded(pattern: String) {
    #expect(
      throws: UnicodePatternError(
        reason: "too many look-arounds, loops and counts for ICU's limits"
      )
    ) { try RegularExpression(pattern: pattern) }
  }

  @Test("Scans and operations that ICU does not count", arguments: UncountedWorkRow.rows)
  func uncountedWork(row: UncountedWorkRow) {
    let work = UncountedWork(of: row.pattern)
    #expect(work.scans == row.scans)
    #expect(work.operations == row.operations)
  }

  struct UncountedWorkRow: CustomTestStringConvertible, Sendable {
    var pattern: String
    var scans: Int
    var operations: Int
    var testDescription: String { pattern }

    static let rows = [
      Self(pattern: "", scans: 0, operations: 0),
      Self(pattern: "a*b+", scans: 0, operations: 4),
      Self(pattern: "a*?b++", scans: 2, operations: 6),
      Self(pattern: "a?+b*", scans: 1, operations: 5),
      Self(pattern: "a{2,}+", scans: 2, operations: 8),
      Self(pattern: "(?>a)", scans: 0, operations: 5),
      Self(pattern: "(?>a*)b*", scans: 2, operations: 8),
      Self(pattern: "(?<!a*)", scans: 1, operations: 7),
      Self(pattern: "(?<=a{0,16})", scans: 0, operations: 12),
      Self(pattern: "(?<=a{0,17})", scans: 1, operations: 12),
      Self(pattern: "(?<name>a*)", scans: 0, operations: 11),
      Self(pattern: #"\\b\*"#, scans: 0, operations: 5),
      Self(pattern: #"\b\B\X\1\k<a>"#, scans: 5, operations: 13),
      Self(pattern: #"(?:\b){3}"#, scans: 3, operations: 27),
      Self(pattern: "a{99999999999999999999}", scans: 0, operations: 1_000_000),
      Self(pattern: "a{", scans: 0, operations: 2),
      Self(pattern: #"a\"#, scans: 0, operations: 2),
    ]
  }

  @Test("A match that needs too much memory stops at the stack limit")
  func stack() throws {
    let text = String(repeating: "ab", count: 4 * 1024)
    let small = RegularExpression.Limits(steps: 10_000, stackBytes: 20_000)
    let large = RegularExpression.Limits(steps: 10_000)
    let limited = try RegularExpression(pattern: "(?:a|b)*", limits: small)
    let free = try RegularExpression(pattern: "(?:a|b)*", limits: large)
    for _ in 0..<2 {
      #expect(limited.wholeMatch(of: text) == .limitExceeded)
      #expect(free.wholeMatch(of: text) == .match)
      #expect(limited.wholeMatch(of: "abab") == .match)
    }
  }
}
