import RuleEngine
import TestSupport
import Testing
import Violations

/// What the checks for addresses and names say of beginnings.
@Suite struct AddressProgressTests {
  private static let smtp: [String: Value] = [
    "quoted-local-part": true, "address-literal": true, "single-label-domain": true,
  ]
  private static let headers: [String: Value] = ["comments": true, "display-name": true]
  private static let html: [String: Value] = ["profile": "html"]
  private static let local64 = String(repeating: "a", count: 64)
  private static let label63 = String(repeating: "a", count: 63)

  private static let addresses: [ProgressRow] = [
    .init("email", [:], "ann@example.org", .valid),
    .init("email", [:], "ann", .unfinished),
    .init("email", [:], "ann.", .unfinished),
    .init("email", [:], "ann@", .unfinished),
    .init("email", [:], "ann@localhost", .unfinished),
    .init("email", [:], "ann@example.", .unfinished),
    .init("email", [:], "ann@example-", .unfinished),
    .init("email", [:], "ann@192.0.2.1", .unfinished),
    .init("email", [:], "@", .impossible(at: 0)),
    .init("email", [:], ".a", .impossible(at: 0)),
    .init("email", [:], "a..b", .impossible(at: 2)),
    .init("email", [:], "a.@b", .impossible(at: 2)),
    .init("email", [:], "ann@@", .impossible(at: 4)),
    .init("email", [:], "ann@example.org@", .impossible(at: 15)),
    .init("email", [:], "ann lee@", .impossible(at: 3)),
    .init("email", [:], "ann,", .impossible(at: 3)),
    .init("email", [:], "\"ann", .impossible(at: 0)),
    .init("email", [:], "ann@.", .impossible(at: 4)),
    .init("email", [:], "ann@a..", .impossible(at: 6)),
    .init("email", [:], "ann@-", .impossible(at: 4)),
    .init("email", [:], "ann@a-.", .impossible(at: 6)),
    .init("email", [:], "ann@ab--", .unfinished),
    .init("email", [:], "ann@ab--c.example", .valid),
    .init("email", [:], "ann@xn--", .unfinished),
    .init("email", [:], "ann@a_", .impossible(at: 5)),
    .init("email", [:], "ann@[", .impossible(at: 4)),
    .init("email", [:], "jörg@bücher.example.org", .valid),
    .init("email", [:], "a\u{200B}", .impossible(at: 1)),
    .init("email", [:], "a@b\u{3000}", .impossible(at: 3)),
    .init("email", ["internationalized-local-part": false], "jö", .impossible(at: 1)),
    .init("email", ["internationalized-domain": false], "j@bü", .impossible(at: 3)),
    .init("email", [:], local64, .unfinished),
    .init("email", [:], local64 + "a", .impossible(at: 64)),
    .init("email", [:], "a@" + label63, .unfinished),
    .init("email", [:], "a@" + label63 + "a", .impossible(at: 65)),
    .init(
      "email",
      [:],
      "a@" + String(repeating: label63 + ".", count: 3) + label63,
      .impossible(at: 254)
    ),
    .init("email", smtp, "\"ann lee", .unfinished),
    .init("email", smtp, "\"ann lee\"", .unfinished),
    .init("email", smtp, "\"ann lee\"x", .impossible(at: 9)),
    .init("email", smtp, "\"a@b\"@c", .valid),
    .init("email", smtp, "\"a\"@b@", .impossible(at: 5)),
    .init("email", smtp, "a\"", .impossible(at: 1)),
    .init("email", smtp, "a@[192.0.2.", .unfinished),
    .init("email", smtp, "a@[192.0.2.1]", .valid),
    .init("email", smtp, "a@[256", .impossible(at: 5)),
    .init("email", smtp, "a@[1.2.3.4.", .impossible(at: 10)),
    .init("email", smtp, "a@[1.2]", .impossible(at: 6)),
    .init("email", smtp, "a@[1.2.3.4]x", .impossible(at: 11)),
    .init("email", smtp, "a@[IPv6:2001:db8::", .unfinished),
    .init("email", smtp, "a@[IPv6:2001:db8::1]", .valid),
    .init("email", smtp, "a@[IPv5", .impossible(at: 6)),
    .init("email", smtp, "a@[IPv6:g", .impossible(at: 8)),
    .init("email", headers, "Ann Lee", .unfinished),
    .init("email", headers, "A. B. ..", .unfinished),
    .init("email", headers, "a..b", .unfinished),
    .init("email", headers, "a..b@", .impossible(at: 4)),
    .init("email", headers, "a..b <ann@example.org>", .valid),
    .init("email", headers, "ann(x", .unfinished),
    .init("email", headers, "ann@example.org (x", .unfinished),
    .init("email", html, "..@a", .valid),
    .init("email", html, "@", .impossible(at: 0)),
    .init("email", html, "a b", .impossible(at: 1)),
    .init("email", html, "a@-", .impossible(at: 2)),
    .init("email", html, "a@b-", .unfinished),
    .init("email", html, "a@b-.", .impossible(at: 4)),
    .init("email", html, "a@b..", .impossible(at: 4)),
    .init("email", html, "a@é", .impossible(at: 2)),
    .init("email", html, "a@" + label63 + "a", .impossible(at: 65)),
  ]

  private static let domains: [ProgressRow] = [
    .init("domain", ["allow": ["acme.example"]], "ann@ac", .unfinished),
    .init("domain", ["allow": ["acme.example"]], "ann@ACME.example", .valid),
    .init("domain", ["allow": ["acme.example"]], "ann@ab", .impossible(at: 5)),
    .init("domain", ["allow": ["acme.example", "abc.example"]], "ann@abx", .impossible(at: 6)),
    .init("domain", ["allow": ["acme.example"]], "ann@acme.examplex", .impossible(at: 16)),
    .init("domain", ["allow": ["*.acme.example"]], "ann@ab", .unfinished),
    .init("domain", ["allow": ["bücher.example"]], "ann@bu", .unfinished),
    .init("domain", ["allow": ["acme.example"]], "ab", .unfinished),
    .init("domain", ["deny": ["acme.example"]], "ann@acme.example", .unfinished),
  ]

  private static let names: [ProgressRow] = [
    .init("person-name", [:], "Anne", .valid),
    .init("person-name", [:], "Anne-", .unfinished),
    .init("person-name", [:], "Anne-M", .valid),
    .init("person-name", [:], "Anne 2", .impossible(at: 5)),
    .init("person-name", ["digits": true], "Anne 2", .valid),
    .init("person-name", [:], "Zoë👍", .impossible(at: 4)),
    .init("person-name", [:], "Ann\u{202E}", .impossible(at: 3)),
    .init("person-name", [:], "Ann@", .impossible(at: 3)),
    .init("person-name", [:], "-A", .impossible(at: 0)),
    .init("person-name", [:], "A--", .impossible(at: 2)),
    .init("person-name", [:], "Ann\u{200D}", .unfinished),
    // The а is Cyrillic.
    .init("person-name", [:], "pаypal", .impossible(at: 1)),
    .init("person-name", ["scripts": ["Latn"]], "Anж", .impossible(at: 2)),
    .init("person-name", ["parts": ["given", "family"]], "Ann", .unfinished),
    .init("username", [:], "ann", .valid),
    .init("username", [:], "ann lee", .impossible(at: 3)),
    .init("username", [:], "ＡＮＮ", .valid),
    .init("username", [:], "annÅ\u{200B}", .impossible(at: 5)),
    // The middle dot waits for an l on both sides.
    .init("username", [:], "al·", .unfinished),
    .init("nickname", [:], "Ann Lee", .valid),
    .init("nickname", [:], "Ann\u{7}", .impossible(at: 3)),
    // The vowel joins the consonant to a syllable.
    .init("nickname", [:], "ㄱ", .unfinished),
    .init("nickname", [:], "ㄱㅏ", .valid),
  ]

  @Test("A check says where an address becomes impossible", arguments: addresses + domains)
  func addressProgress(row: ProgressRow) throws {
    #expect(try row.progress() == row.expected)
  }

  @Test("A check says where a name becomes impossible", arguments: names)
  func nameProgress(row: ProgressRow) throws {
    #expect(try row.progress() == row.expected)
  }

  private static let options: [[String: Value]] =
    [[:], smtp, headers, html] + [
      smtp.merging(headers) { $1 },
      ["internationalized-domain": false, "reserved-labels": true],
    ]

  @Test("No beginning of an accepted address is impossible", arguments: options.indices)
  func addressBeginnings(index: Int) throws {
    let definition = try #require(SubjectRegistry.builtIn.check("email"))
    let check = try definition.check(Self.options[index])
    var generator = SplitMix64(seed: UInt64(index))
    let pieces = [
      "a", "b.c", ".", "@", "@", "example", ".org", "\"", "\"x y\"", "(c)", " ", "<", ">", "[",
      "192.0.2.1", "IPv6:::1", "]", "-", "--", "xn--", "é", "ü", "ß", "。", "\\", "A", "\u{200D}",
      "ann@example.org", "_", "'",
    ]
    for _ in 0..<1500 {
      let count = Int.random(in: 1..<9, using: &generator)
      let text = (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "a" }.joined()
      let isAccepted = check.outcome(of: text) == .valid
      #expect((TextProgress(of: text, check) == .valid) == isAccepted, "\(text)")
      guard isAccepted else { continue }
      for end in text.indices.dropFirst() {
        let beginning = String(text[..<end])
        #expect(!TextProgress(of: beginning, check).isImpossible, "\(beginning) of \(text)")
      }
    }
  }
}
