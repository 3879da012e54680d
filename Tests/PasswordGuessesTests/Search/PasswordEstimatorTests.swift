import TestSupport
import Testing
import UnicodeText

@testable import PasswordGuesses

/// What the extended model knows in addition to the published one, and what holds for both.
@Suite struct PasswordEstimatorTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var password: String
    var context: [String] = []
    var kinds: [PasswordMatch.Kind]
    var weakness: PasswordWeakness?
    var testDescription: String { name }
  }

  static let rows: [Row] = [
    Row(
      name: "a walk on a German keyboard",
      password: "qwertzuiopü",
      kinds: [.keyboardWalk],
      weakness: .keyboardRow
    ),
    Row(
      name: "a walk on a French keyboard",
      password: "wxcvbnqsdfgh",
      kinds: [.keyboardWalk, .keyboardWalk],
      weakness: .keyboardRow
    ),
    Row(
      name: "a walk on a Russian keyboard",
      password: "фывапролджэ",
      kinds: [.keyboardWalk],
      weakness: .keyboardRow
    ),
    Row(
      name: "a Russian word typed on a Latin keyboard",
      password: "ghbdtn",
      kinds: [.dictionary],
      weakness: .similarToCommon
    ),
    Row(
      name: "an English word typed on a Russian keyboard",
      password: "зфыыцщкв",
      kinds: [.dictionary],
      weakness: .similarToCommon
    ),
    Row(name: "a Russian word", password: "Пароль", kinds: [.dictionary], weakness: .common),
    Row(
      name: "a part of the e-mail address",
      password: "kowalczyk",
      context: ["j.kowalczyk@example.org"],
      kinds: [.context],
      weakness: .context
    ),
    Row(
      name: "the name with capitals and substitutions",
      password: "4nnSm1th",
      context: ["Ann Smith"],
      kinds: [.context],
      weakness: .context
    ),
    Row(
      name: "the name from right to left",
      password: "kyzclawok",
      context: ["Kowalczyk, Ann"],
      kinds: [.context],
      weakness: .context
    ),
    Row(
      name: "the name in another writing of the same letters",
      password: "Jose\u{301}",
      context: ["JOS\u{C9}"],
      kinds: [.context],
      weakness: .context
    ),
    Row(
      name: "two characters for one letter",
      password: "b4n@na",
      kinds: [.substituted],
      weakness: .similarToCommon
    ),
  ]

  @Test("The extended model sees more", arguments: rows)
  func extended(row: Row) throws {
    let extended = try ShippedPasswordTables.estimator(.extended)
      .estimate(row.password, context: row.context, referenceYear: 2026)
    let published = try ShippedPasswordTables.estimator(.zxcvbn)
      .estimate(row.password, context: row.context, referenceYear: 2026)
    #expect(extended.matches.map(\.kind) == row.kinds)
    #expect(extended.weakness == row.weakness)
    #expect(extended.guesses < published.guesses)
  }

  @Test("Ideographs count for more, marks for less")
  func scripts() throws {
    func guesses(_ password: String, _ model: PasswordModel) throws -> Double {
      try ShippedPasswordTables.estimator(model).estimate(password, referenceYear: 2026)
        .guessesLog10
    }
    #expect(try guesses("山雨風花", .extended) > guesses("山雨風花", .zxcvbn) + 8)
    let marked = "x\u{30D}\u{30E}\u{310}\u{311}q\u{312}"
    #expect(try guesses(marked, .extended) < guesses(marked, .zxcvbn))
  }

  @Test("Long texts of any script have finite guesses")
  func long() throws {
    let units = ["𠀀雨", "漢", "é", "👩‍👧", "\u{1112}\u{1161}", "z9#", "\u{301}"]
    for model in PasswordModel.allCases {
      var generator = SplitMix64(seed: 3)
      for unit in units {
        let text = (0..<500).map { _ in unit + "\(Int.random(in: 0...99, using: &generator))" }
        let estimate = try ShippedPasswordTables.estimator(model)
          .estimate(text.joined(), referenceYear: 2026)
        #expect(estimate.guesses.isFinite && estimate.guessesLog10.isFinite)
        #expect(estimate.score == 4)
      }
    }
  }

  @Test("Matches follow one another from the beginning, and normalisation changes nothing")
  func places() throws {
    var generator = SplitMix64(seed: 4)
    for model in PasswordModel.allCases {
      let estimator = ShippedPasswordTables.estimator(model)
      for _ in 0..<300 {
        let alphabet = String.troublesome + "password1234"
        let text = String.random(ofScalars: 0..<24, from: alphabet, using: &generator)
        let estimate = try estimator.estimate(text, referenceYear: 2026)
        var end = 0
        for match in estimate.matches {
          #expect(
            match.range.lowerBound == end || model == .extended && match.range.lowerBound >= end
          )
          #expect(!match.range.isEmpty)
          end = match.range.upperBound
        }
        #expect(end <= text.utf8.count)
        #expect(try estimator.estimate(text, referenceYear: 2026) == estimate)
        if model == .extended {
          let composed = text.utf8Span.normalized(.nfc).text
          let other = try estimator.estimate(composed, referenceYear: 2026)
          #expect(other.guesses == estimate.guesses)
        }
      }
    }
  }

  @Test("Only the first 256 units count")
  func limit() throws {
    let estimator = ShippedPasswordTables.estimator(.zxcvbn)
    let text = String(repeating: "correct horse! ", count: 20)
    let start = String(text.utf8.prefix(256)) ?? ""
    let whole = try estimator.estimate(text, referenceYear: 2026)
    #expect(try estimator.estimate(start, referenceYear: 2026) == whole)
    #expect(whole.matches.last?.range.upperBound == 256)
  }

  @Test("The dictionaries take less than 8 MB")
  func size() throws {
    #expect(try ShippedPasswordTables.dictionaries.packedSize() < 8_000_000)
  }
}

/// Estimates from many threads at the same time, which pass their memory on to the next one.
@Suite("Estimates from many threads")
struct EstimationThreadsTests {
  private static let alphabet = "aeilnorst1239$@ASDqwerty"

  @Test("Every thread finds what one alone finds")
  func sameEstimates() async {
    var generator = SplitMix64(seed: 2_026)
    let passwords = (0..<120).map { _ in
      String.random(ofScalars: 0..<40, from: Self.alphabet, using: &generator)
    }
    let estimator = ShippedPasswordTables.estimator(.extended)
    let alone = passwords.map { Self.estimate($0, estimator) }
    #expect(!alone.contains(nil))
    await withTaskGroup(of: [PasswordEstimate?].self) { group in
      for _ in 0..<8 {
        group.addTask { passwords.map { Self.estimate($0, estimator) } }
      }
      for await estimates in group { #expect(estimates == alone) }
    }
  }

  private static func estimate(
    _ password: String,
    _ estimator: PasswordEstimator
  ) -> PasswordEstimate? {
    do { return try estimator.estimate(password, referenceYear: 2026) } catch { return nil }
  }
}
