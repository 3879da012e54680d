import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// URLs under the rules of the pack, and while they are being typed.
public struct URLsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "urls"

  private let strict: RuleSubject
  private let lenient: RuleSubject
  private let rules: [RuleSubject]
  private let variants: [CheckSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    func check(_ settings: [String: SettingValue]) -> any Check {
      do { return try URLCheck.definition.make(Settings(settings)) } catch {
        preconditionFailure("\(error)")
      }
    }
    func rule(_ name: String, _ settings: [String: SettingValue]) -> RuleSubject {
      RuleSubject(
        name,
        in: rulebook,
        check(settings),
        URLCheck.definition,
        besides: LengthCheck.definition
      )
    }
    let endings = SettingValue.table(Self.endings())
    strict = rule("url", ["top-level-domains": endings])
    lenient = rule("url.lenient", ["profile": .text("lenient")])
    rules = [
      strict, lenient,
      rule("url.public", ["public-host": .boolean(true), "top-level-domains": endings]),
    ]
    let base: [String: SettingValue] = [
      "profile": .text("lenient"), "base": .text("http://example.org/a/b?c"),
    ]
    let file: [String: SettingValue] = ["profile": .text("lenient"), "base": .text("file:///C:/a")]
    let any: [String: SettingValue] = [
      "schemes": .list([.text("*")]), "credentials": .boolean(true),
      "any-host-name": .boolean(true),
      "single-label-host": .boolean(true),
    ]
    let narrow: [String: SettingValue] = [
      "schemes": .list([.text("https")]), "ports": .list([.text("default"), .text("8000-8999")]),
      "query": .boolean(false),
      "fragment": .boolean(false), "ip-address": .boolean(false),
      "allow": .list([.text("*.example.org")]),
    ]
    variants = [("a base", base), ("a file", file), ("any URL", any), ("few URLs", narrow)].map {
      CheckSubject($0.0, check($0.1), URLCheck.definition)
    }
  }

  /// The endings of domains that the rules of the pack know.
  private static func endings() -> WordList {
    let root = URL(filePath: #filePath).appending(path: "../../../..")
    let path = root.appending(path: "RulePacks/web/top-level-domains.txt").standardizedFileURL
    do {
      let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
      return WordList(lines.filter { !$0.hasPrefix("#") }.map(String.init))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    for rule in rules { try rule.attack(with: text) }
    var reports: [Report] = []
    for subject in rules.map(\.check) + variants where !bytes.isEmpty {
      let report = try subject.attack(with: bytes)
      try expectProgress(of: bytes, report, subject)
      reports.append(report)
    }
    guard reports.count > 1, reports[0].isValid else { return }
    try expect(reports[1].isValid, "a browser accepts everything that the standard calls valid")
    try expect(reports[1].normalized == reports[0].normalized, "and reads alike")
  }

  /// A valid text was never impossible while it was typed, and an impossible text stays impossible.
  private func expectProgress(
    of text: [UInt8],
    _ report: Report,
    _ subject: CheckSubject
  ) throws(Breach) {
    let progress = subject.progress(of: text)
    try expect(
      (progress == .valid) == report.isValid,
      "\(subject.name): progress and report agree",
      "\(progress)"
    )
    if case .impossible(let place) = progress {
      try expect(text.indices.contains(place), "\(subject.name): an impossible text has an offset")
      let end = ["a", ".org", "/", "@a.org/", "://example.org", "0", "]", "\u{338}"][text.count % 8]
      guard case .impossible = subject.progress(of: text + end.utf8) else {
        throw Breach(
          "\(subject.name): an impossible text stays impossible",
          "\(text.count) bytes\(end)"
        )
      }
    }
    guard report.isValid, text.count <= 80 else { return }
    for count in text.indices.dropFirst() where text[count] & 0xC0 != 0x80 {
      if case .impossible = subject.progress(of: text[..<count]) {
        throw Breach("\(subject.name): the start of a URL is not impossible", "\(count) bytes")
      }
    }
  }
}

extension URLsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in Array(Self.url(&generator).utf8) }
  }

  /// Texts that matter in the grammar of URLs.
  private static let pieces = [
    "http", "https", "HTTPS", "ftp", "file", "ws", "data", "mailto", "foo", ":", ":", "/", "/",
    "//", "\\", "?", "#", "@", "[", "]",
    "%", "%41", "%2e", "%2E", "%00", "%zz", ".", "..", "...", "a", "example", ".org", "localhost",
    "C:", "C|", "1", "0x7f", "0177",
    "127.0.0.1", "2130706433", "256", ":80", ":443", ":8080", ":65536", "::", "::1", "ffff",
    "[::1]", "[::ffff:127.0.0.1]",
    "[2001:db8::1]", "xn--", "xn--bcher-kva", "xn--a", "ö", "ß", "。", "．", "１", "％", "\u{AD}",
    "\u{200D}", "\u{301}", "\u{338}",
    "=", "<", ">", "\"", "`", "{", "|", "^", "~", "'", "_", "-", "--", " ", "\t", "\n", "\r", "\0",
    "\u{7F}", "\u{85}", "\u{A0}",
    "\u{3000}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "🦊", "א", "ش", "例え", "+", "a:b@",
  ]

  private static let hosts = [
    "example.org", "Example.ORG", "a.b-c.example.org", "bücher.example", "xn--bcher-kva.example",
    "例え.みんな", "192.0.2.1",
    "[2001:db8::1]", "[::ffff:10.0.0.1]", "10.0.0.1", "0x7f.1", "1.2.3", "localhost", "a_b.org",
    "r3---sn.org", "example.org.",
    "printer.local", "", "ex%61mple.org", "１２７.0.0.1", "faß.de", "a\u{AD}b.org",
  ]

  private static func url(_ generator: inout SplitMix64) -> String {
    let scheme = ["https", "https", "http", "HTTP", "ftp", "file", "ws", "foo", "mailto"].any(
      &generator
    )
    var url = scheme + ["://", "://", "://", "://", ":", ":/", ":\\\\", ":///"].any(&generator)
    if generator.once(in: 8) { url += ["ann@", "a:b@", "@", "a@b@"].any(&generator) }
    url += hosts.any(&generator)
    if generator.once(in: 4) {
      url += [":80", ":443", ":8080", ":", ":99999", ":0x1"].any(&generator)
    }
    for _ in 0..<generator.below(4) {
      url +=
        "/" + ["a", "..", ".", "%2e%2E", "", "C|", "b c", "ö", "%41", "(x);y=1"].any(&generator)
    }
    if generator.once(in: 3) { url += "?" + ["a=b&c=d", "", "'", "ä", "?"].any(&generator) }
    if generator.once(in: 3) { url += "#" + ["a", "", "`", "#", "é"].any(&generator) }
    switch generator.below(12) {
    case 0: return " \(url) "
    case 1: return url.replacing("/", with: "\\")
    case 2: return String(url.drop { $0 != ":" }.dropFirst())
    default: return url
    }
  }
}
