import CReferences
import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Measures each check and message next to a reference in the same run.
@main
enum Benchmarks {
  static func main() throws {
    let rulebook = try Rulebook(.bundled, .text(pack, name: "benchmark.yaml"))
    var harness = Harness(
      filter: CommandLine.arguments.dropFirst().joined(separator: " "),
      countsInstructions: ProcessInfo.processInfo.environment["COUNT_INSTRUCTIONS"] != nil
    )
    harness.printHead()
    try checks(rulebook, &harness)
    try addresses(rulebook, &harness)
    try HostBenchmarks.run(rulebook, &harness)
    try URLBenchmarks.run(rulebook, &harness)
    try PatternBenchmarks.run(&harness)
    try NumberBenchmarks.run(&harness)
    try URIBenchmarks.run(rulebook, &harness)
    try ComputerBenchmarks.run(rulebook, &harness)
    try LocalizedBenchmarks.run(rulebook, &harness)
    try PhoneBenchmarks.run(rulebook, &harness)
    try PasswordBenchmarks.run(rulebook, &harness)
    try names(rulebook, &harness)
    try times(rulebook, &harness)
    try LiveBenchmarks.run(rulebook, &harness)
    try MessageBenchmarks.run(rulebook, &harness)
    try DecodingBenchmarks.run(rulebook, &harness)
    try MainActor.assumeIsolated { try SessionBenchmarks.run(&harness) }
    // Lists of ten million entries and hostile texts take too long under callgrind.
    if harness.countsInstructions { return }
    try BlocklistBenchmarks.run(&harness)
    try PatternBenchmarks.runLong(rulebook, &harness)
    try HostileInputs.measure(rulebook, &harness)
    harness.compare(
      "Rulebook() with bundled data",
      {
        do { return try Rulebook().ruleNames.count } catch { return 0 }
      },
      with: nil
    )
    harness.compare(
      "Rulebook() and a rule",
      {
        do { return try Rulebook().rule("email").accepts("ann@example.org") ? 1 : 0 } catch {
          return 0
        }
      },
      with: nil
    )
    harness.compare(
      "Rulebook() and all packs",
      {
        do { return try Rulebook().linkedPacks.packs.count } catch { return 0 }
      },
      with: nil
    )
  }

  /// Rules for single general checks.
  private static let pack = #"""
    format: 1
    pack: benchmark
    rules:
      length: { checks: [ { length: { minimum: 2, maximum: 40 } } ] }
      letters: { checks: [ { characters: '[\p{L}\p{M} ''-]' } ] }
      staff-id: { checks: [ { pattern: '[A-Z]{2}-\d{6}' } ] }
      everything:
        checks:
          - email:
              quoted-local-part: true
              address-literal: true
              unsafe-characters: true
              single-label-domain: true
              any-top-level-domain: true
              reserved-labels: true
              special-use-domains: true
              comments: true
              display-name: true
      normalized:
        normalize: [trim, collapse-spaces, nfkc, lowercase, ascii-digits]
        checks: [ { characters: '[a-z]' }, { domain: { deny: [acme.example] } } ]
      nfc: { normalize: [nfc], checks: [ { characters: '[a-z]' } ] }
      nfkc: { normalize: [nfkc], checks: [ { characters: '[a-z]' } ] }
      upper: { normalize: [uppercase], checks: [ { length: 1 } ] }
      lower: { normalize: [lowercase], checks: [ { length: 1 } ] }
      counted: { checks: [ { characters: { counted: '\p{M}', minimum: 70000 } } ] }
      word: { checks: [ { one-of: [ann, bob] } ] }
      word-in-any-case: { checks: [ { one-of: { values: [ann, bob], ignoring-case: true } } ] }
      contains:
        parameters: { text: { type: text, default: a } }
        checks: [ { contains: { parameter: text } } ]
      prefix: { checks: [ { prefix: ann } ] }
      suffix: { checks: [ { suffix: ann } ] }
      flag: { checks: [ { type: boolean } ] }
      number: { checks: [ { number: { minimum: 1, maximum: 5 } } ] }
      runs: { checks: [ { runs: { maximum-repeat: 100000, maximum-sequence: 3 } } ] }
      context-words:
        parameters: { words: { type: { list: text }, default: [acmecorp, ann.smith@acme.example] } }
        checks: [ { context-words: { words: { parameter: words } } } ]
    """#

  private static func checks(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let ascii = "Ann-Marie O'Neill Smith"
    let cyrillic = "Екатерина Воробьёва"
    let length = try rulebook.rule("length")
    let letters = try rulebook.rule("letters")
    for (script, name) in [("ASCII", ascii), ("Cyrillic", cyrillic)] {
      harness.compare(
        "length, \(script)",
        { valid(length, name) },
        with: .init(name: "String.count") { name.count }
      )
      harness.compare(
        "characters, \(script)",
        { valid(letters, name) },
        with: .init(name: "Unicode.Scalar.Properties") {
          name.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || $0 == " " || $0 == "'" || $0 == "-"
          } ? 1 : 0
        }
      )
    }

    let runs = try rulebook.rule("runs")
    let contextWords = try rulebook.rule("context-words")
    for (script, phrase) in [("ASCII", "correct horse battery acmecorp"), ("Cyrillic", cyrillic)] {
      harness.compare(
        "runs, \(script)",
        { valid(runs, phrase) },
        with: .init(name: "zip of characters") {
          zip(phrase, phrase.dropFirst()).allSatisfy { $0 != $1 || $0 != "-" } ? 1 : 0
        }
      )
      harness.compare("context words, \(script)", { valid(contextWords, phrase) }, with: nil)
    }

    let staffID = try rulebook.rule("staff-id")
    let expression = reference_pattern_open(#"[A-Z]{2}-\d{6}"#)
    harness.compare(
      "pattern",
      { valid(staffID, "AB-123456") },
      with: .init(name: "ICU, bare match") {
        Int(reference_pattern_matches(expression, "AB-123456", 9))
      }
    )
  }

  private static func addresses(_ rulebook: Rulebook, _ harness: inout Harness) throws {
    let email = try rulebook.rule("email")
    let common = try NSRegularExpression(
      pattern: #"^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$"#
    )
    for (name, address) in [
      ("e-mail, ASCII", "ann.smith@mail.example.org"),
      ("e-mail, international", "jörg@bücher.example"),
    ] {
      harness.compare(
        name,
        { valid(email, address) },
        with: .matches(of: common, in: address)
      )
    }
    let card = try rulebook.rule("payment-card")
    for (name, number) in [
      ("card", "4111111111111111"), ("card, grouped", "4111 1111 1111 1111"),
    ] {
      harness.compare(
        name,
        { valid(card, number) },
        with: .init(name: "Luhn over [Character]") { luhn(number) ? 1 : 0 }
      )
    }
  }

  static func valid(_ rule: RuleHandle, _ text: String) -> Int {
    rule.accepts(text) ? 1 : 0
  }

  /// The check digit in the way people usually implement it.
  private static func luhn(_ number: String) -> Bool {
    let digits = number.compactMap(\.wholeNumberValue)
    let sum = digits.reversed().enumerated().reduce(0) { sum, digit in
      let doubled = digit.offset % 2 == 1 ? digit.element * 2 : digit.element
      return sum + (doubled > 9 ? doubled - 9 : doubled)
    }
    return sum % 10 == 0
  }
}
