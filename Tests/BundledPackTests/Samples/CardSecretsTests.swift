import Foundation
import IdentifierRules
import RuleEngine
import Rulebook
import TestSupport
import Testing

/// Nothing of a card number is said anywhere, but for its brand.
@Suite struct CardSecretsTests {
  static let rulebook: Rulebook = {
    do { return try Rulebook() } catch { preconditionFailure("\(error)") }
  }()

  static let locales = DataFiles.locales

  @Test("A number's report says the same as another's", arguments: SecretCardNumbers.pairs)
  func reports(pair: SecretCardNumbers.Pair) throws {
    let rule = try Self.rulebook.rule("payment-card")
    try expectSecrecy(of: pair) { number in
      spoken(rule.check(number)) + spoken(try Self.rulebook.check(number, as: "payment-card"))
        + "\(rule.outcome(of: number))"
    }
  }

  @Test("Not-accepted cards and other kinds of value", arguments: SecretCardNumbers.pairs)
  func otherReports(pair: SecretCardNumbers.Pair) throws {
    let jcb: [String: Value] = ["accepted": .list([.text("jcb")])]
    try expectSecrecy(of: pair) { number in
      spoken(try Self.rulebook.check(number, as: "payment-card", with: jcb))
        + spoken(try Self.rulebook.check(.list([.text(number)]), as: "payment-card"))
        + spoken(try Self.rulebook.check(.record([number: .text(number)]), as: "payment-card"))
    }
  }

  @Test("Forms", arguments: SecretCardNumbers.pairs)
  func forms(pair: SecretCardNumbers.Pair) throws {
    try expectSecrecy(of: pair) { number in
      spoken(try Self.rulebook.check(["card": .text(number)], form: "sign-up"))
    }
  }

  @Test("Security codes beside a number", arguments: SecretCardNumbers.pairs)
  func securityCodes(pair: SecretCardNumbers.Pair) throws {
    try expectSecrecy(of: pair) { number in
      let parameters = ["number": Value.text(number)]
      var text = ""
      for code in ["12", "123", "1234", "x", "٣٤"] {
        text += spoken(try Self.rulebook.check(code, as: "security-code", with: parameters))
      }
      return text + spoken(try Self.rulebook.check(number, as: "security-code"))
    }
  }

  @Test("Lines, also those that go wrong", arguments: SecretCardNumbers.pairs)
  func lines(pair: SecretCardNumbers.Pair) {
    let lines = Lines(Self.rulebook)
    expectSecrecy(of: pair) { number in
      [
        #"{"rule":"payment-card","value":"\#(number)","locale":"en"}"#,
        #"{"rule":"payment-card","value":["\#(number)"],"locale":"ar"}"#,
        #"{"rule":"payment-card","valeu":"\#(number)"}"#,
        #"{"rule":"payment-crad","value":"\#(number)"}"#,
        #"{"rule":"payment-card","value":"\#(number)","with":{"accepted":["viza"]}}"#,
        #"{"rule":"security-code","value":"12","with":{"number":"\#(number)"},"locale":"ja"}"#,
        #"{"rule":"security-code","value":"12","with":{"number":["\#(number)"]}}"#,
        #"{"rule":"security-code","value":"12","with":{"length":"\#(number)"}}"#,
        #"{"form":"sign-up","record":{"card":"\#(number)"},"locale":"pl"}"#,
        #"{"form":"sign-up","record":{"card":{"number":"\#(number)"}}}"#,
        #"{"rule":"payment-card","value":"\#(number)"#,
        #"{"rule":"payment-card","value":\#(number)}"#,
      ].map { lines.answer($0).text }.joined()
    }
  }

  @Test("Thrown errors", arguments: SecretCardNumbers.pairs)
  func errors(pair: SecretCardNumbers.Pair) {
    expectSecrecy(of: pair) { number in
      [
        thrown { try Self.rulebook.check(number, as: "payment-crad") },
        thrown { try Self.rulebook.check(number, as: "payment-card", with: ["acepted": "visa"]) },
        thrown { try Self.rulebook.check(["crad": .text(number)], form: "sign-up") },
        thrown { try Self.rulebook.check(["card": .text(number)], form: "sign-in") },
      ].joined()
    }
  }

  @Test("What is shown while typing is for the screen alone", arguments: SecretCardNumbers.pairs)
  func typing(pair: SecretCardNumbers.Pair) throws {
    let prefixes = try #require(PrefixTable.Prefix("4"))
    let row = PrefixTable.Row(
      name: "visa",
      prefixes: [prefixes],
      lengths: [16],
      attributes: ["title": ["Visa"], "luhn": ["true"], "grouping": ["4 4 4 4"]]
    )
    let check = PaymentCardCheck(issuers: try IssuerTable(PrefixTable(rows: [row])))
    expectSecrecy(of: pair) { number in
      let progress = CardNumberProgress(number, for: check)
      var dumped = ""
      dump(progress, to: &dumped)
      return "\(progress)" + String(reflecting: progress) + dumped
        + "\(check.progress(of: number.utf8Span, in: CheckContext()) == .valid)"
    }
  }

  /// Expects the same of both numbers, and no three digits of the first.
  private func expectSecrecy(
    of pair: SecretCardNumbers.Pair,
    _ speak: (String) throws -> String
  ) rethrows {
    let first = try speak(pair.first)
    let second = try speak(pair.second)
    #expect(!first.isEmpty)
    // A printed dictionary has no order of its own.
    let isSame = first.unicodeScalars.sorted() == second.unicodeScalars.sorted()
    #expect(isSame, "\(pair)")
    for run in SecretCardNumbers.runs(of: pair) { #expect(!first.contains(run), "\(run)") }
  }

  /// Returns all that can be got from a report: printed, encoded, and in every language.
  private func spoken(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var text = ""
    do { text = String(decoding: try encoder.encode(report), as: UTF8.self) } catch {
      Issue.record("a report cannot be encoded")
    }
    for violation in report.violations { text += "\(violation)" + String(reflecting: violation) }
    for locale in Self.locales {
      text += Self.rulebook.messages(for: report, in: locale).map(\.text).joined()
    }
    return text
  }

  private func thrown(_ work: () throws -> Report) -> String {
    do { return "\(try work().outcome)" } catch { return "\(error)" + String(reflecting: error) }
  }
}
