import NumberAndDateRules
import TestSupport
import Testing
import Violations

/// What the checks for numbers, dates and constants say of beginnings.
@Suite struct ValueProgressTests {
  private static let constants: [ProgressRow] = [
    .init("equals", ["value": "yes"], "yes", .valid),
    .init("equals", ["value": "yes"], "ye", .unfinished),
    .init("equals", ["value": "yes"], "yet", .impossible(at: 2)),
    .init("equals", ["value": "yes"], "yess", .impossible(at: 3)),
    .init("equals", ["value": 12], "12.0", .valid),
    .init("equals", ["value": 12], "1", .unfinished),
    .init("equals", ["value": 12], "0.12", .unfinished),
    .init("equals", ["value": 12], "13", .impossible(at: 1)),
    .init("equals", ["value": 12], "-", .impossible(at: 0)),
    .init("equals", ["value": true], "true", .impossible(at: 0)),
    .init("not-equals", ["value": "yes"], "yes", .unfinished),
    .init("not-equals", ["value": "yes"], "ye", .valid),
    .init("one-of", ["values": ["red", "reed", "green"]], "re", .unfinished),
    .init("one-of", ["values": ["red", "reed", "green"]], "red", .valid),
    .init("one-of", ["values": ["red", "reed", "green"]], "redd", .impossible(at: 3)),
    .init("one-of", ["values": ["red", "reed", "green"]], "rex", .impossible(at: 2)),
    .init("one-of", ["values": ["red", "reed", "green"]], "x", .impossible(at: 0)),
    .init("one-of", ["values": ["red", "reed", "green"]], "zz", .impossible(at: 0)),
    .init("one-of", ["values": ["red", 12]], "1", .unfinished),
    .init("one-of", ["values": ["red", 12]], "13", .impossible(at: 1)),
    .init("one-of", ["values": ["Straße"], "ignoring-case": true], "STRAS", .unfinished),
    .init("one-of", ["values": ["STRASSE"], "ignoring-case": true], "straße", .valid),
    .init("one-of", ["values": ["Straße"], "ignoring-case": true], "Strax", .impossible(at: 4)),
    .init("one-of", ["values": ["Strase"], "ignoring-case": true], "Straße", .impossible(at: 4)),
    .init("type", ["is": "text"], "a", .valid),
    .init("type", ["is": "number"], "1", .impossible(at: 0)),
  ]

  private static let numbers: [ProgressRow] = [
    .init("number", [:], "12.5", .valid),
    .init("number", [:], "-", .unfinished),
    .init("number", [:], ".", .unfinished),
    .init("number", [:], "1e", .unfinished),
    .init("number", [:], "1e-", .unfinished),
    .init("number", [:], "1.2.3", .impossible(at: 3)),
    .init("number", [:], "1,5", .impossible(at: 1)),
    .init("number", [:], "e5", .impossible(at: 0)),
    .init("number", [:], ".e5", .impossible(at: 1)),
    .init("number", [:], "1e10001", .impossible(at: 6)),
    .init("number", [:], "1ee", .impossible(at: 2)),
    .init("number", ["type": "number"], "1", .impossible(at: 0)),
    .init("number", ["minimum": 0], "-0", .valid),
    .init("number", ["minimum": 0], "-0.01", .impossible(at: 4)),
    .init("number", ["above": 0], "-", .impossible(at: 0)),
    .init("number", ["maximum": -1], "5", .impossible(at: 0)),
    .init("number", ["maximum": 0], "0.05", .impossible(at: 3)),
    // 150e-1 is 15.
    .init("number", ["minimum": 10, "maximum": 120], "150", .unfinished),
    .init("number", ["minimum": 10, "maximum": 120], "150e-1", .valid),
    .init("number", ["minimum": 10, "maximum": 120], "150e1", .impossible(at: 4)),
    // No power of ten brings 13… or 121 between 18 and 120.
    .init("number", ["minimum": 18, "maximum": 120], "13", .impossible(at: 1)),
    .init("number", ["minimum": 18, "maximum": 120], "121", .impossible(at: 2)),
    .init("number", ["minimum": 18, "maximum": 120], "12", .unfinished),
    .init("number", ["minimum": 18, "maximum": 120], "120", .valid),
    .init("number", ["minimum": 18, "below": 120], "12", .impossible(at: 1)),
    .init("number", ["minimum": 95, "below": 100], "99", .valid),
    .init("number", ["minimum": 95, "below": 100], "1", .impossible(at: 0)),
    .init("number", ["whole": true], "1.5", .unfinished),
    .init("number", ["whole": true], "1.5e1", .valid),
    .init("number", ["whole": true], "1.5e-", .impossible(at: 4)),
    .init("number", ["fraction-digits": 2], "1.005e0", .unfinished),
    .init("number", ["fraction-digits": 2], "1.005e-", .impossible(at: 6)),
    .init("number", ["fraction-digits": 2], "1.5e-1", .valid),
    .init("number", ["fraction-digits": 2], "1.5e-2", .impossible(at: 5)),
    .init("number", ["above": 0, "maximum": 5], "0e", .impossible(at: 1)),
    .init("number", ["multiple-of": 12], "14", .unfinished),
    .init("number", ["multiple-of": 12], "144", .valid),
  ]

  private static let dates: [ProgressRow] = [
    .init("date", [:], "2026-11-21", .valid),
    .init("date", [:], "2026-1", .unfinished),
    .init("date", [:], "2026-2", .impossible(at: 5)),
    .init("date", [:], "2026-00", .impossible(at: 6)),
    .init("date", [:], "2026-13", .impossible(at: 6)),
    .init("date", [:], "2026-02-3", .impossible(at: 8)),
    .init("date", [:], "2026-02-29", .impossible(at: 9)),
    .init("date", [:], "2028-02-29", .valid),
    .init("date", [:], "20261", .impossible(at: 4)),
    .init("date", [:], "0000", .impossible(at: 3)),
    .init("date", [:], "2026-11-21T", .impossible(at: 10)),
    .init("date", ["latest": "today-P18Y"], "2", .unfinished),
    .init("date", ["latest": "today-P18Y"], "201", .impossible(at: 2)),
    .init("date", ["latest": "today-P18Y"], "2009", .impossible(at: 3)),
    .init("date", ["latest": "today-P18Y"], "2008-12", .impossible(at: 6)),
    .init("date", ["latest": "today-P18Y"], "2008-11-21", .valid),
    .init("date", ["latest": "today-P18Y"], "2008-11-22", .impossible(at: 9)),
    .init("date", ["earliest": "2026-01-01"], "1", .impossible(at: 0)),
    .init("date", ["earliest": "2026-01-01"], "2025", .impossible(at: 3)),
  ]

  @Test("A check says where a value becomes impossible", arguments: constants + numbers + dates)
  func progress(row: ProgressRow) throws {
    #expect(try row.progress() == row.expected)
  }

  @Test("No beginning of an accepted number is impossible", arguments: 0..<8)
  func numberBeginnings(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<400 {
      let check = Self.randomCheck(using: &generator)
      let text = String.random(ofScalars: 1..<9, from: "0123459-+.eE", using: &generator)
      let isAccepted = check.outcome(of: text) == .valid
      #expect((TextProgress(of: text, check) == .valid) == isAccepted, "\(text) \(check)")
      guard isAccepted else { continue }
      for length in 1...text.utf8.count {
        let beginning = String(text.prefix(length))
        #expect(
          !TextProgress(of: beginning, check).isImpossible,
          "\(beginning) of \(text), \(check)"
        )
      }
    }
  }

  private static func randomCheck(using generator: inout SplitMix64) -> NumberCheck {
    let bounds = (0..<2).map { _ in
      let number = Int.random(in: -300...300, using: &generator)
      return ExactDecimal("\(number)e\(Int.random(in: -2...1, using: &generator))") ?? 0
    }.sorted()
    func bound(_ value: ExactDecimal) -> NumberCheck.Bound? {
      Int.random(in: 0..<3, using: &generator) == 0
        ? nil : NumberCheck.Bound(value, isIncluded: Bool.random(using: &generator))
    }
    return NumberCheck(
      lower: bound(bounds[0]),
      upper: bound(bounds[1]),
      maximumFractionDigits: [nil, 0, 2].randomElement(using: &generator) ?? nil
    )
  }
}
