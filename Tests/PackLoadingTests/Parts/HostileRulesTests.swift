import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

/// Rules that each pass a value to the next rule several times, so that the work multiplies.
@Suite("Rules that hand values on again and again")
struct HostileRulesTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rules: String
    var found: [String]
  }

  /// Returns rules `r0` to `r40`; `rule` writes each of them from the number of the next.
  private static func chain(_ rule: (Int) -> String) -> String {
    (0..<40).map { "  r\($0): \(rule($0 + 1))\n" }.joined() + "  r40: { checks: [length: 3] }\n"
  }

  static let rows: [Row] = [
    Row(
      testDescription: "each hands on twice",
      rules: chain { "{ checks: [rule: r\($0), rule: r\($0)] }" },
      found: ["pack.too_costly 33:3"]
    ),
    Row(
      testDescription: "each hands on within other checks",
      rules: chain { next in
        "{ checks: [{ any: [rule: r\(next), { all: [rule: r\(next)] }], code: length.wrong }] }"
      },
      found: ["pack.too_costly 33:3"]
    ),
    Row(
      testDescription: "values that belong to people",
      rules: chain {
        "{ \($0 == 1 ? "personal: true, " : "")checks: [rule: r\($0), rule: r\($0)] }"
      },
      found: ["pack.too_costly 33:3"]
    ),
    Row(
      testDescription: "ten times, three rules deep",
      rules: (0..<3).map { level in
        let calls = [String](repeating: "rule: r\(level + 1)", count: 10).joined(separator: ", ")
        return "  r\(level): { checks: [\(calls)] }\n"
      }.joined() + "  r3: { checks: [length: 3] }\n",
      found: []
    ),
  ]

  @Test("What a value meets is bounded", arguments: rows)
  func chains(_ row: Row) {
    let found = PackText.errors([PackText.header + "rules:\n" + row.rules])
    #expect(found.map { "\($0.code) \($0.line):\($0.column)" }.prefix(1) == row.found[...])
  }

  @Test("A long chain of heirs is refused, and a shorter one is not")
  func heirs() {
    func errors(of count: Int) -> [String] {
      let heirs = (1...count).map { "  r\($0): { extends: r\($0 - 1) }\n" }.joined()
      let text = PackText.header + "rules:\n  r0: { checks: [length: 3] }\n" + heirs
      return PackText.errors([text]).prefix(1).map(\.code)
    }
    #expect(errors(of: 60) == [])
    #expect(errors(of: 70) == ["pack.extends_too_long"])
  }
}
