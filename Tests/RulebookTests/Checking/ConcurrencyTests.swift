import Foundation
import RuleEngine
import Rulebook
import Synchronization
import TestSupport
import Testing

@Suite("A rulebook used from many threads")
struct ConcurrencyTests {
  private static let locales = DataFiles.locales + ["de-AT"]

  private static func rulebook() throws -> Rulebook {
    let today = CivilDate("2026-11-21") ?? .epoch
    return try Rulebook(
      .init(sources: [], resources: DataFiles.root),
      surroundings: Surroundings { today }
    )
  }

  private static func answers(_ rulebook: Rulebook, _ records: [[String: Value]]) throws -> [String]
  {
    var answers: [String] = []
    for (index, record) in records.enumerated() {
      let report = try rulebook.check(record, form: "sign-up")
      let locale = locales[index % locales.count]
      answers += report.places + rulebook.messages(for: report, in: locale).map(\.text)
    }
    return answers
  }

  /// Rules are linked and catalogs are parsed on first use; here all threads use them at the same
  /// time.
  @Test("gives each of them the same reports and messages from the first use on")
  func firstUse() throws {
    let records = try DataFiles.lines("Examples/sign-ups.jsonl").map { try FormRow.record($0) }
    let expected = try Self.answers(Self.rulebook(), records)
    for _ in 0..<5 {
      let rulebook = try Self.rulebook()
      let results = Mutex<[[String]]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let answers = (try? Self.answers(rulebook, records)) ?? []
        results.withLock { $0.append(answers) }
      }
      let all = results.withLock { $0 }
      #expect(all.count == 8)
      #expect(all.allSatisfy { $0 == expected })
    }
  }
}
