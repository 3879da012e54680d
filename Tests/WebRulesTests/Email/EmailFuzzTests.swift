import EmailAddresses
import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Random addresses, made from pieces that matter to the grammar.
@Suite struct EmailFuzzTests {
  static let pieces = [
    "ann", "a", "Z9", ".", ".", "@", "@", "example", "org", "com", "-", "--", "_", "+", " ",
    "\t", "\r\n ", "\n", "(", ")", "(x)", "\"", "\"q\"", "\\", "<", ">", "[", "]", "[192.0.2.1]",
    "[IPv6:::1]", ",", ";", ":", "xn--", "xn--bcher-kva", "XN--P1AI", "test", "localhost", "123",
    "ö", "o\u{308}", "ß", "例", "。", "．", "＠", "א", "ش", "\u{200D}", "\u{200C}", "\u{AD}",
    "क्", "\u{301}", "\u{A0}", "\u{E000}", "\u{FFFD}", "\0", "\u{7F}", "🦊", "ａ", "İ", "K",
  ]

  static let plainPieces = [
    "a", "b", "Z", "0", "9", ".", "-", "+", "@", "ab", "example", ".com", ".test", ".c0m", "--",
    "xn--", "_", "localhost", ".arpa", ".internal",
  ]

  static let options: [EmailAddress.Options] = [.init(), .smtp, .everything]

  /// A random text; every other one is shaped like an address.
  static func text(
    _ pieces: [String],
    _ generator: inout SplitMix64
  ) -> String {
    func run(_ count: Int) -> String {
      (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
    }
    let left = run(Int.random(in: 0..<5, using: &generator))
    let right = run(Int.random(in: 0..<6, using: &generator))
    return Bool.random(using: &generator) ? "\(left)@\(right).com" : left + right
  }

  @Test("Ranges, facts and canonical forms keep their promises", arguments: 0..<8 as Range<UInt64>)
  func promises(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<250 {
      let text = Self.text(Self.pieces, &generator)
      for options in Self.options { verify(EmailCheck(options: options), text) }
      verify(EmailCheck(profile: .html), text)
    }
  }

  private func verify(_ check: EmailCheck, _ text: String) {
    let findings = check.findings(in: text)
    let outcome = findings.outcome
    #expect(check.outcome(of: text) == outcome, "fast and slow differ: \(text.debugDescription)")
    #expect((outcome == .valid) == findings.violations.isEmpty, "\(text.debugDescription)")
    let places = findings.violations.compactMap { $0.range?.lowerBound }
    #expect(places == places.sorted(), "not in order: \(text.debugDescription)")
    let codes = findings.violations.map(\.code)
    #expect(Set(codes).count == codes.count, "a code twice: \(text.debugDescription)")
    let ends = Self.scalarEnds(text)
    for violation in findings.violations {
      guard let range = violation.range else { continue }
      let isInside = ends.contains(range.lowerBound) && ends.contains(range.upperBound)
      #expect(isInside, "\(violation) in \(text.debugDescription)")
      let definition = EmailCheck.definition.codes.first { $0.code == violation.code }
      let arguments = Set(definition?.arguments.map(\.name) ?? ["undeclared"])
      #expect(Set(violation.arguments.keys) == arguments, "\(violation.code)")
    }
    guard outcome == .valid else { return }
    guard let form = findings.canonicalForm else {
      Issue.record("no canonical form: \(text.debugDescription)")
      return
    }
    let again = check.findings(in: form)
    #expect(again.outcome == .valid, "\(text.debugDescription) became \(form.debugDescription)")
    let isStable = again.canonicalForm.map { Array($0.utf8) } == Array(form.utf8)
    #expect(isStable, "\(form.debugDescription)")
    #expect(findings.facts.count == 3, "\(text.debugDescription)")
  }

  /// The offsets between scalars.
  private static func scalarEnds(_ text: String) -> Set<Int> {
    var ends: Set<Int> = [0]
    var end = 0
    for scalar in text.unicodeScalars {
      end += UTF8.width(scalar)
      ends.insert(end)
    }
    return ends
  }

  @Test("The fast path agrees with the parser on ASCII", arguments: 0..<8 as Range<UInt64>)
  func fastPath(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let check = EmailCheck()
    for _ in 0..<800 {
      let text = Self.text(Self.plainPieces, &generator)
      let isAddress = EmailAddress(text) != nil
      #expect((check.outcome(of: text) == .valid) == isAddress, "\(text)")
      #expect((check.findings(in: text).outcome == .valid) == isAddress, "\(text)")
    }
  }

  @Test(
    "Lengths around the limits get one verdict from both paths",
    arguments: [1, 2, 61, 62, 63, 64, 65],
    [1, 2, 60, 61, 62, 63, 64]
  )
  func lengths(local: Int, label: Int) {
    let check = EmailCheck()
    for labels in 1...5 {
      for last in 0...3 {
        let domain = ("b" * label + ".") * labels + "c" * last
        let text = "a" * local + "@" + domain
        #expect((check.outcome(of: text) == .valid) == (EmailAddress(text) != nil), "\(text)")
        let isShort =
          local <= 64 && label <= 63 && last > 0 && text.utf8.count <= 254
        #expect((EmailAddress(text) != nil) == isShort, "\(text)")
      }
    }
  }
}
