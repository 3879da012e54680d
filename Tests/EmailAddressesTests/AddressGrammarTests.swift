import TestSupport
import Testing

@testable import EmailAddresses

/// The three readers of ASCII addresses, compared with a second, plainer version of the grammar.
///
/// The readers share their rules, so comparing them with each other would not test the rules. A
/// change of the rules must be made in `PlainGrammar` below too.
@Suite struct AddressGrammarTests {
  static let options: [EmailAddress.Options] = {
    var lenient = EmailAddress.Options()
    lenient.allowsSingleLabelDomain = true
    lenient.allowsAnyTopLevelDomain = true
    lenient.allowsSpecialUseDomains = true
    return [.init(), lenient]
  }()

  /// Pieces of random addresses; some are near the limits of length.
  static let words = [
    "a", "Z", "x", "n", "0", "ann", "example", "b-c", "org", "com", "test", "localhost", "Local",
    "c0m", ".", ".", "..", "-", "-", "--", String(repeating: "d", count: 60),
    String(repeating: "e.", count: 60),
  ]

  /// Returns a random text with one `@`, often an address.
  static func text(_ generator: inout SplitMix64) -> String {
    func run(_ words: [String], _ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &generator))
        .map { _ in words.randomElement(using: &generator) ?? "a" }.joined()
    }
    let local = run(words + ["+", "_", ":", "\\"], 0...4)
    let domain = run(words + ["a.", "b.", "c.", "_"], 0...8)
    let top = Bool.random(using: &generator) ? ".org" : ""
    return (Bool.random(using: &generator) ? "ann" : local) + "@" + domain + top
  }

  @Test("The readers keep the grammar", arguments: options.indices, 0..<4 as Range<UInt64>)
  func grammar(index: Int, seed: UInt64) {
    let options = Self.options[index]
    var generator = SplitMix64(seed: seed)
    var valid = 0
    for _ in 0..<2_000 {
      let text = Self.text(&generator)
      // UTS #46 decides what such a label encodes, and `PlainGrammar` doesn't implement it.
      if text.lowercased().contains("xn--") { continue }
      let expected = PlainGrammar.faults(of: text, options)
      var parser = EmailParser(text.utf8Span, options: options)
      parser.parse()
      let found = Dictionary(uniqueKeysWithValues: parser.faults.map { ($0.kind, $0.range) })
      #expect(found == expected, "\(text)")
      let isAccepted = AddressScanner.scan(text.utf8Span, options) == .accepted
      #expect(isAccepted == expected.isEmpty, "\(text)")
      if index == 0 {
        let isPlain = PlainAddress.offsetOfAt(in: text.utf8Span.span) != nil
        #expect(isPlain == expected.isEmpty, "\(text)")
      }
      if expected.isEmpty { valid += 1 }
    }
    #expect(valid > 50)
  }

  @Test(
    "The scanner finds a fault where no address can go on",
    arguments: options.indices,
    0..<4 as Range<UInt64>
  )
  func firstFault(index: Int, seed: UInt64) {
    let options = Self.options[index]
    var generator = SplitMix64(seed: 100 + seed)
    for _ in 0..<2_000 {
      let text = Self.text(&generator)
      if text.lowercased().contains("xn--") { continue }
      guard case .fault(_, let offset) = AddressScanner.scan(text.utf8Span, options) else {
        continue
      }
      let before = String(text.prefix(offset))
      let result = AddressScanner.scan(before.utf8Span, options)
      if case .fault = result { Issue.record("\(text) is at fault before \(offset)") }
      // Whatever follows the byte, there is no address.
      for rest in ["", "a", ".a", "a.org", "@a.org", "a@a.org"] {
        let longer = String(text.prefix(offset + 1)) + rest
        #expect(!PlainGrammar.faults(of: longer, options).isEmpty, "\(longer)")
      }
    }
  }
}

/// The reference: RFC 5321 §4.1.2 and §4.5.3.1, and RFC 1123 §2.1 for ASCII texts without
/// quotes, brackets, parentheses and whitespace.
private enum PlainGrammar {
  typealias Faults = [EmailFault.Kind: Range<Int>]

  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let atom = Set(letters + "0123456789!#$%&'*+-/=?^_`{|}~")
  private static let label = Set(letters + "0123456789-")

  static func faults(of text: String, _ options: EmailAddress.Options) -> Faults {
    let characters = Array(text)
    let signs = characters.indices.filter { characters[$0] == "@" }
    if signs.count > 1 { return [.multipleAt: signs[1]..<signs[1] + 1] }
    guard let at = signs.first else { return [.missingAt: characters.count..<characters.count] }
    var faults = local(characters[..<at])
    faults.merge(domain(characters[(at + 1)...], options)) { first, _ in first }
    // With one of these faults, the length of the address is unknown, or a part is already too
    // long.
    let others: [EmailFault.Kind] = [
      .localMissing, .localTooLong, .domainMissing, .domainCharacter, .domainTooLong,
      .domainLabelTooLong,
    ]
    if characters.count > 254, !others.contains(where: { faults[$0] != nil }) {
      faults[.tooLong] = characters.indices
    }
    return faults
  }

  private static func local(_ part: ArraySlice<Character>) -> Faults {
    if part.isEmpty { return [.localMissing: part.indices] }
    var faults = dots(part, .localDotAtStart, .localConsecutiveDots, .localDotAtEnd)
    if let wrong = part.indices.first(where: { part[$0] != "." && !atom.contains(part[$0]) }) {
      faults[.localCharacter] = wrong..<wrong + 1
    }
    if part.count > 64 { faults[.localTooLong] = part.indices }
    return faults
  }

  private static func domain(
    _ part: ArraySlice<Character>,
    _ options: EmailAddress.Options
  ) -> Faults {
    if part.isEmpty { return [.domainMissing: part.indices] }
    var faults = dots(part, .domainDotAtStart, .domainConsecutiveDots, .domainDotAtEnd)
    let labels = part.split(separator: ".", omittingEmptySubsequences: false)
    faults[.domainHyphen] = labels.first { $0.first == "-" || $0.last == "-" }?.indices
    if let wrong = part.indices.first(where: { part[$0] != "." && !label.contains(part[$0]) }) {
      faults[.domainCharacter] = wrong..<wrong + 1
      return faults
    }
    if part.count > 1_020 { return [.domainTooLong: part.indices] }
    faults[.domainLabelTooLong] = labels.first { $0.count > 63 }?.indices
    if part.count > 255, faults[.domainLabelTooLong] == nil {
      faults[.domainTooLong] = part.indices
    }
    if let (kind, range) = topLevel(labels, options) { faults[kind] = range ?? part.indices }
    return faults
  }

  /// Returns what is wrong with the last label; without a range, with the whole domain.
  private static func topLevel(
    _ labels: [ArraySlice<Character>],
    _ options: EmailAddress.Options
  ) -> (EmailFault.Kind, Range<Int>?)? {
    guard let last = labels.last(where: { !$0.isEmpty }) else { return nil }
    let names = ["alt", "arpa", "internal", "invalid", "local", "localhost", "onion", "test"]
    if names.contains(String(last).lowercased()), !options.allowsSpecialUseDomains {
      return (.domainSpecialUse, last.indices)
    }
    if labels.count == 1, !options.allowsSingleLabelDomain { return (.domainSingleLabel, nil) }
    let isAlphabetic = last.allSatisfy { letters.contains($0) }
    if !isAlphabetic, last.first != "-", last.last != "-", !options.allowsAnyTopLevelDomain {
      return (.domainTopLevel, last.indices)
    }
    return nil
  }

  private static func dots(
    _ part: ArraySlice<Character>,
    _ atStart: EmailFault.Kind,
    _ inside: EmailFault.Kind,
    _ atEnd: EmailFault.Kind
  ) -> Faults {
    var runs: [Range<Int>] = []
    for index in part.indices where part[index] == "." {
      let before = runs.last?.upperBound == index ? runs.popLast() : nil
      runs.append((before?.lowerBound ?? index)..<index + 1)
    }
    var faults: Faults = [:]
    for run in runs {
      if run.lowerBound == part.startIndex {
        faults[atStart] = run
      } else if run.upperBound == part.endIndex {
        faults[atEnd] = run
      } else if run.count > 1, faults[inside] == nil {
        faults[inside] = run.dropFirst()
      }
    }
    return faults
  }
}
