import TestSupport
import Testing

@testable import EmailAddresses

/// The scanner against the parser and the fast path.
@Suite struct AddressScannerTests {
  static let options: [EmailAddress.Options] = {
    var ascii = EmailAddress.Options()
    ascii.allowsInternationalizedLocalPart = false
    ascii.allowsInternationalizedDomain = false
    ascii.allowsAddressLiteral = true
    var comments = EmailAddress.Options()
    comments.allowsComments = true
    comments.allowsQuotedLocalPart = true
    return [.init(), .smtp, .everything, .html, ascii, comments]
  }()

  static let pieces = [
    "a", "ann", "b.c", ".", ".", "@", "@", "example", ".org", ".c0m", ".test", "localhost", "-",
    "--", "xn--", "xn--bcher-kva", "\"", "\"x y\"", "(c)", " ", "<", ">", "[", "]", "[192.0.2.1]",
    "[IPv6:::1]", "_", "\\", "\u{0}", "é", "ß", "\u{200D}", "\u{200C}", "\u{301}", "\u{200B}", "。",
    "\u{3000}", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  ]

  static func text(_ generator: inout SplitMix64) -> String {
    func run(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
    }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return run(0...6)
    case 1: return "ann@" + run(1...6)
    default: return run(1...3) + "@example.org"
    }
  }

  @Test("What the scanner decides, the parser decides alike", arguments: options.indices)
  func parser(index: Int) {
    let options = Self.options[index]
    var generator = SplitMix64(seed: UInt64(index))
    var decided = 0
    for _ in 0..<3_000 {
      let text = Self.text(&generator)
      let result = AddressScanner.scan(text.utf8Span, options, isForVerdict: true)
      let isValid: Bool
      if options.followsHTML {
        isValid = EmailParser.htmlVerdict(text)
      } else {
        var parser = EmailParser(text.utf8Span, options: options)
        parser.parse()
        isValid = parser.faults.isEmpty
      }
      switch result {
      case .accepted: #expect(isValid, "\(text.debugDescription)")
      case .needsMore, .fault: #expect(!isValid, "\(text.debugDescription) \(result)")
      case .undecided: continue
      }
      decided += 1
    }
    #expect(decided > 1_000)
  }

  @Test("Scans for a verdict and for progress decide alike", arguments: options.indices)
  func purposes(index: Int) {
    var generator = SplitMix64(seed: UInt64(100 + index))
    for _ in 0..<1_000 {
      let text = Self.text(&generator)
      let verdict = AddressScanner.scan(text.utf8Span, Self.options[index], isForVerdict: true)
      let progress = AddressScanner.scan(text.utf8Span, Self.options[index])
      #expect(verdict == progress || verdict == .undecided, "\(text.debugDescription)")
    }
  }

  @Test("Every plain address is accepted under all options", arguments: 0..<8 as Range<UInt64>)
  func plainAddresses(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "a", "b", "Z", "0", "9", ".", "-", "+", "ab", "example", ".com", ".test", ".c0m", "--",
      "xn--", "_", "localhost", ".arpa", ".internal", "c.d",
    ]
    var plain = 0
    for _ in 0..<2_000 {
      func run(_ count: ClosedRange<Int>) -> String {
        (0..<Int.random(in: count, using: &generator))
          .map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
      }
      let text = run(1...3) + "@" + run(1...4) + (Bool.random(using: &generator) ? ".com" : "")
      let at = PlainAddress.offsetOfAt(in: text.utf8Span.span)
      for options in Self.options {
        let result = AddressScanner.scan(text.utf8Span, options)
        if at != nil { #expect(result == .accepted, "\(text)") }
      }
      if at == nil {
        // What is not plain, the sign-up form refuses, or it has a label for the parser.
        let result = AddressScanner.scan(text.utf8Span, EmailAddress.Options())
        let isOther = text.contains("xn--") || text.lowercased().hasSuffix("ocalhost")
        #expect(result != .accepted || isOther, "\(text)")
      } else {
        plain += 1
        #expect(at == Array(text.utf8).firstIndex(of: UInt8(ascii: "@")))
      }
    }
    #expect(plain > 50)
  }

  @Test(
    "A scan says what is wrong, and where it shows",
    arguments: [
      ("ann@example.org", .accepted), ("j\u{F6}rg@example.org", .accepted),
      ("", .needsMore(.missingAt)), ("ann.", .needsMore(.missingAt)),
      ("ann@", .needsMore(.domainMissing)), ("ann@example", .needsMore(.domainSingleLabel)),
      ("ann@example.", .needsMore(.domainDotAtEnd)), ("ann@example-", .needsMore(.domainHyphen)),
      ("ann@a.test", .needsMore(.domainSpecialUse)), ("ann@a.b1", .needsMore(.domainTopLevel)),
      ("@", .fault(.localMissing, at: 0)), (".a", .fault(.localDotAtStart, at: 0)),
      ("a..b", .fault(.localConsecutiveDots, at: 2)), ("a.@b", .fault(.localDotAtEnd, at: 2)),
      ("a b", .fault(.localCharacter, at: 1)), ("a@b@", .fault(.multipleAt, at: 3)),
      ("a@.", .fault(.domainDotAtStart, at: 2)), ("a@b..", .fault(.domainConsecutiveDots, at: 4)),
      ("a@b-.", .fault(.domainHyphen, at: 4)), ("a@ab--", .needsMore(.domainHyphen)),
      ("a@xn--bcher-kva.example", .undecided), ("a@b\u{FC}.example", .undecided),
    ] as [(String, AddressScanner.Result)]
  )
  func results(text: String, expected: AddressScanner.Result) {
    #expect(AddressScanner.scan(text.utf8Span, EmailAddress.Options()) == expected)
  }
}

extension EmailParser {
  /// The verdict of HTML's definition, without the scanner where the parser is able to judge.
  fileprivate static func htmlVerdict(_ text: String) -> Bool {
    guard text.utf8.count <= 1_000 else {
      return AddressScanner.scan(text.utf8Span, .html) == .accepted
    }
    var parser = EmailParser(text.utf8Span, options: .html)
    parser.parse()
    let free: Set<EmailFault.Kind> = [
      .tooLong, .localTooLong, .domainTooLong, .localDotAtStart, .localDotAtEnd,
      .localConsecutiveDots,
    ]
    return parser.faults.allSatisfy { free.contains($0.kind) }
  }
}
