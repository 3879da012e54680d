import Foundation
import NumberAndDateRules
import RuleEngine
import TestSupport
import Testing
import TextPatterns
import TextRules
import UnicodeText
import Violations

@Suite struct ConcurrencyTests {
  private static let texts = HostileSamples.texts.filter { $0.utf8.count < 2_000 }

  /// Runs a function on eight threads of the system and returns what each gave.
  private func onThreads<T: Sendable>(_ body: @escaping @Sendable (Int) -> T) async -> [T] {
    await withTaskGroup(of: T.self) { group in
      for index in 0..<8 {
        group.addTask {
          await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: body(index)) }.start()
          }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test("One rule gives every thread the same reports")
  func sharedRule() async throws {
    let rule = Rule(
      name: "shared",
      normalization: Normalization([.trim, .nfkc, .lowercase]),
      checks: [
        RuleCheck(PatternCheck(try TextPattern(#"[\p{L}\p{Nd} .@-]+"#))),
        RuleCheck(CharactersCheck(allowed: try UnicodeSet(pattern: #"[\p{L}\p{Nd}]"#))),
        RuleCheck(LengthCheck(2...20)),
        RuleCheck(NumberCheck(lower: .init(1))),
      ]
    )
    let expected = Self.texts.map { rule.report(on: .text($0), in: CheckContext()) }
    let same = await onThreads { index in
      var same = true
      for round in 0..<20 {
        for offset in Self.texts.indices {
          // Each thread begins elsewhere.
          let place = (offset + index * 11 + round) % Self.texts.count
          let text = Self.texts[place]
          same = same && rule.report(on: .text(text), in: CheckContext()) == expected[place]
          same = same && rule.outcome(of: text, in: CheckContext()) == expected[place].outcome
        }
      }
      return same
    }
    #expect(same == Array(repeating: true, count: 8))
  }

  @Test("One template binds for every thread at once")
  func sharedTemplate() async throws {
    let template = RuleTemplate(
      name: "shared",
      pack: "tests",
      parameters: [ParameterDefinition("site", .text)],
      checks: [
        CheckTemplate(AffixCheck.Place.prefix.definition, settings: ["text": .parameter("site")])
      ]
    )
    let same = await onThreads { index in
      (0..<400).allSatisfy { round in
        let site = "s\((round * 7 + index) % 300)!"
        do {
          let rule = try template.bind(["site": .text(site)])
          return rule.outcome(of: site, in: CheckContext()) == .valid
            && rule.outcome(of: "x" + site, in: CheckContext()) == .invalid
        } catch {
          return false
        }
      }
    }
    #expect(same == Array(repeating: true, count: 8))
  }
}
