import PhoneNumbers
import Rulebook
import TestSupport
import Testing

@Suite("Telephone numbers agree with the open conformance data", .needsConformanceSuites)
struct PhoneConformanceTests {
  let directory: PhoneDirectory

  init() throws { directory = try PhoneSample.directory.get() }

  private struct TypingRow: Decodable {
    struct Context: Decodable { var region: String }
    struct Extra: Decodable { var steps: [String] }
    var id: String
    var input: String
    var context: Context
    var extra: Extra
  }

  @Test("What is shown while a number is typed")
  func typing() throws {
    for row in try ConformanceSuites.rows(of: "phone/phone-asyoutype-open", as: TypingRow.self) {
      var formatter = PhoneNumberFormatter(region: row.context.region, directory: directory)
      #expect(row.input.map { formatter.append($0) } == row.extra.steps, "\(row.id): \(row.input)")
    }
  }

  private struct MatchRow: Decodable {
    struct Context: Decodable { var a: String, b: String }
    var id: String
    var context: Context
    var expected: String
  }

  @Test("How far two writings are the same number")
  func matches() throws {
    let names: [PhoneNumberMatch: String] = [
      .notANumber: "NOT_A_NUMBER", .none: "NO_MATCH", .shortNationalNumber: "SHORT_NSN_MATCH",
      .nationalNumber: "NSN_MATCH", .exact: "EXACT_MATCH",
    ]
    for row in try ConformanceSuites.rows(of: "phone/phone-match-open", as: MatchRow.self) {
      let match = try directory.match(row.context.a, row.context.b)
      #expect(names[match] == row.expected, "\(row.id): \(row.context.a), \(row.context.b)")
    }
  }
}
