@_spi(Kernels) import Rulebook
import RulebookKernels

/// IP addresses and IP networks under the bundled rules, and while they are being typed.
public struct NetworksTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "networks"

  private let rules: [RuleSubject]
  private let variants: [CheckSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    let definition = IPAddressCheck.definition
    do {
      rules = [
        RuleSubject("ip-address", in: rulebook, try IPAddressCheck(), definition),
        RuleSubject("ipv4", in: rulebook, try IPAddressCheck(version: 4), definition),
        RuleSubject("ipv6", in: rulebook, try IPAddressCheck(version: 6), definition),
        RuleSubject("cidr", in: rulebook, try IPAddressCheck(prefix: .required), definition),
      ]
      let strict = try IPAddressCheck(
        prefix: .optional,
        prefixLengths: 8...64,
        allowsHostBits: false,
        allowsZone: true,
        kinds: ["public", "private", "documentation"],
        within: ["10.0.0.0/8", "2001:db8::/32", "0.0.0.0/1"]
      )
      variants = [CheckSubject("strict networks", strict, definition)]
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    for rule in rules {
      try rule.attack(with: text)
      try rule.check.expectFinality(of: bytes, ends: Self.ends)
    }
    for variant in variants {
      _ = try variant.attack(with: bytes)
      try variant.expectFinality(of: bytes, ends: Self.ends)
    }
    guard let network = IPNetwork(text) else { return }
    try expect(
      IPNetwork(network.description) == network,
      "a written network is read as the same network",
      text.debugDescription
    )
    try expect(
      !network.network.hasHostBits && network.network.contains(network),
      "a network contains its own address",
      text.debugDescription
    )
  }

  private static let ends = ["0", ":", "::", ".1", "/8", "a", "%x"]
}

extension NetworksTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      let isVersion4 = generator.once(in: 2)
      var text = ""
      for group in 0..<(isVersion4 ? 4 : 6 + generator.below(3)) {
        if group > 0 { text += isVersion4 ? "." : generator.once(in: 6) ? "::" : ":" }
        text +=
          isVersion4
          ? String(generator.below(262)) : String(generator.below(0x10010), radix: 16)
      }
      if generator.once(in: 3) { text += "/\(generator.below(isVersion4 ? 34 : 131))" }
      return Array(text.utf8)
    }
  }

  private static let pieces = [
    "0", "1", "25", "255", "256", "01", ".", "..", ":", "::", ":::", "/", "/8", "/32", "/128", "%",
    "%eth0", "%25", "ffff", "::ffff:", "10.0.0.1", "127.0.0.1", "64:ff9b::", "2001:db8::",
    "fe80::1",
    "g", "é", "١", "１", " ", "\n", "\0", "[", "]", "-1", "x",
  ]
}

extension CheckSubject {
  /// A text that is impossible stays impossible, whatever follows, and the beginnings of a valid
  /// text aren't impossible.
  func expectFinality(of text: [UInt8], ends: [String]) throws(Breach) {
    if text.isEmpty { return }
    let progress = progress(of: text)
    if case .impossible(let place) = progress {
      try expect(text.indices.contains(place), "\(name): an impossible text has an offset")
      for end in ends {
        guard case .impossible = self.progress(of: text + end.utf8) else {
          throw Breach(
            "\(name): an impossible text stays impossible",
            "\(text.escapedLiteral) \(end)"
          )
        }
      }
    }
    guard progress == .valid else { return }
    for count in text.indices.dropFirst() where text[count] & 0xC0 != 0x80 {
      if case .impossible = self.progress(of: text[..<count]) {
        throw Breach("\(name): the beginning of a text is not impossible", "\(count) bytes")
      }
    }
  }
}
