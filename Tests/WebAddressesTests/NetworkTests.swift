import TestSupport
import Testing
import UnicodeText

@testable import WebAddresses

/// Addresses of the Internet Protocol, their kinds, and networks.
@Suite struct NetworkTests {
  @Test(
    "Faults of IPv4 addresses stand where they show",
    arguments: [
      ("192.0.2.1", nil), ("0.0.0.0", nil), ("255.255.255.255", nil),
      ("192.0.2.256", .fault(.octetTooGreat, at: 10)),
      ("192.0.2.01", .fault(.leadingZero, at: 9)),
      ("192.0.2.1.", .fault(.tooManyGroups, at: 9)),
      ("192..2.1", .fault(.character, at: 4)),
      (".1", .fault(.character, at: 0)),
      ("192.0.2.x", .fault(.character, at: 8)),
      ("192.0.2.1\n", .fault(.character, at: 9)),
      ("1२7.0.0.1", .fault(.character, at: 1)),
      ("192.0.2", .open), ("192.0.2.", .open), ("", .open),
    ] as [(String, AddressReading<IPv4Address>?)]
  )
  func ipv4(text: String, expected: AddressReading<IPv4Address>?) {
    let reading = IPv4Address.read(text.utf8Span.span)
    if let expected {
      #expect(reading == expected)
    } else {
      #expect(reading.address?.description == text)
    }
  }

  @Test(
    "IPv6 addresses are written as RFC 5952 has it",
    arguments: [
      ("2001:db8:0:0:0:0:2:1", "2001:db8::2:1"),  // §4.2.1
      ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),  // §4.2.2
      ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"),  // §4.2.3
      ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),  // §4.2.3
      ("2001:0DB8::000A", "2001:db8::a"),  // §4.1 and §4.3
      ("::ffff:c000:201", "::ffff:192.0.2.1"),  // §5
      ("0:0:0:0:0:ffff:192.0.2.1", "::ffff:192.0.2.1"),
      ("::", "::"), ("0::0", "::"), ("::1", "::1"), ("1::", "1::"),
      ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"),
      ("1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:102:304"),
    ]
  )
  func canonicalForm(text: String, expected: String) {
    #expect(IPv6Address(text.utf8Span)?.description == expected)
    #expect(IPv6Address(expected.utf8Span)?.description == expected)
  }

  @Test(
    "Faults of IPv6 addresses stand where they show",
    arguments: [
      ("1::2::3", .secondGap, 5), (":::", .secondGap, 2), (":1", .character, 1),
      ("12345::", .character, 4), ("1:2:3:4:5:6:7:8:", .tooManyGroups, 15),
      ("::1:2:3:4:5:6:7:8", .tooManyGroups, 15), ("::g", .character, 2),
      ("1:2:3:4:5:6:7::8", .tooManyGroups, 15),
      ("::192.0.2.256", .octetTooGreat, 12), ("::1.2.3.4:5", .character, 9),
      ("1:2:3:4:5:6:7:1.2.3.4", .character, 15), ("::a1.2.3.4", .character, 4),
      ("::1%eth0", .character, 3),
    ] as [(String, AddressFault, Int)]
  )
  func ipv6Faults(text: String, fault: AddressFault, place: Int) {
    #expect(IPv6Address.read(text.utf8Span.span) == .fault(fault, at: place))
  }

  @Test(
    "Zones follow where they may",
    arguments: [
      ("fe80::1%eth0", ZonePolicy.plain, true), ("fe80::1%", .plain, false),
      ("fe80::1%eth 0", .plain, false), ("fe80::1%25eth0", .encoded, true),
      ("fe80::1%25a%20b", .encoded, true), ("fe80::1%25a%2", .encoded, false),
      ("fe80::1%eth0", .encoded, false), ("%eth0", .plain, false), ("fe80:%1", .plain, false),
    ]
  )
  func zones(text: String, policy: ZonePolicy, isValid: Bool) {
    #expect((IPv6Address.read(text.utf8Span.span, zone: policy).address != nil) == isValid)
  }

  static let kindsOfIPv4: [(String, AddressKind)] = [
    ("8.8.8.8", .public), ("0.0.0.0", .unspecified), ("0.0.0.1", .thisNetwork),
    ("9.255.255.255", .public), ("10.0.0.0", .private), ("10.255.255.255", .private),
    ("11.0.0.0", .public), ("100.63.255.255", .public), ("100.64.0.0", .shared),
    ("100.127.255.255", .shared), ("100.128.0.0", .public), ("127.0.0.1", .loopback),
    ("169.254.169.254", .linkLocal), ("169.255.0.0", .public), ("172.15.255.255", .public),
    ("172.16.0.0", .private), ("172.31.255.255", .private), ("172.32.0.0", .public),
    ("192.0.0.8", .protocol), ("192.0.0.9", .public), ("192.0.2.255", .documentation),
    ("192.0.1.0", .public), ("192.88.99.1", .sixToFour), ("192.168.1.1", .private),
    ("192.169.0.0", .public), ("198.17.255.255", .public), ("198.18.0.0", .benchmarking),
    ("198.19.255.255", .benchmarking), ("198.51.100.1", .documentation),
    ("203.0.113.9", .documentation), ("223.255.255.255", .public), ("224.0.0.1", .multicast),
    ("239.255.255.255", .multicast), ("240.0.0.1", .reserved), ("255.255.255.255", .broadcast),
  ]

  static let kindsOfIPv6: [(String, AddressKind)] = [
    ("::", .unspecified), ("::1", .loopback), ("::2", .ipv4Compatible),
    ("::ffff:8.8.8.8", .ipv4Mapped), ("64:ff9b::1", .nat64), ("64:ff9b:1::1", .nat64),
    ("64:ff9b:2::1", .reserved), ("100::1", .discard), ("100:0:0:1::1", .discard),
    ("100:0:0:2::1", .reserved), ("2001::1", .teredo), ("2001:1::1", .public),
    ("2001:1::4", .protocol), ("2001:2::1", .benchmarking), ("2001:2:1::1", .protocol),
    ("2001:3::1", .public), ("2001:4:112::1", .public), ("2001:10::1", .protocol),
    ("2001:20::1", .public), ("2001:30::1", .public), ("2001:db8::1", .documentation),
    ("2001:200::1", .public), ("2002:808:808::1", .sixToFour), ("2606:4700::1111", .public),
    ("3fff:fff::1", .documentation), ("3fff:1000::1", .public), ("5f00::1", .protocol),
    ("fbff::1", .reserved), ("fc00::1", .uniqueLocal), ("fdff::1", .uniqueLocal),
    ("fe80::1", .linkLocal), ("fec0::1", .siteLocal), ("ff02::1", .multicast),
  ]

  @Test(
    "Each address has the kind that IANA's registries give it",
    arguments: kindsOfIPv4 + kindsOfIPv6
  )
  func kinds(text: String, kind: AddressKind) throws {
    #expect(try #require(IPNetwork(text)).address.kind == kind)
  }

  @Test(
    "Addresses that reach IPv4 through mapping or translation tell where they end",
    arguments: [
      ("::ffff:10.0.0.1", "10.0.0.1", true), ("::ffff:8.8.8.8", "8.8.8.8", false),
      ("::127.0.0.1", "127.0.0.1", true), ("64:ff9b::169.254.169.254", "169.254.169.254", true),
      ("64:ff9b:1::192.168.0.1", "192.168.0.1", true), ("2002:7f00:1::", "127.0.0.1", true),
      ("2002:808:808::1", "8.8.8.8", false),
      ("2001:0:4136:e378:8000:63bf:3fff:fdd2", "192.0.2.45", true),  // RFC 4380 §4
      ("2606:4700::1111", nil, false), ("fd00::10.0.0.1", nil, false),
    ] as [(String, String?, Bool)]
  )
  func embedded(text: String, embedded: String?, isNotPublic: Bool) throws {
    let read = IPv6Address(text.utf8Span)
    let address = try #require(read)
    #expect(address.embeddedIPv4?.description == embedded)
    #expect(address.reachesNonPublicIPv4 == isNotPublic)
  }

  @Test(
    "Networks hold what shares their prefix",
    arguments: [
      ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.0", false),
      ("0.0.0.0/0", "203.0.113.1", true), ("0.0.0.0/0", "::1", false),
      ("192.0.2.1/32", "192.0.2.1", true), ("192.0.2.1", "192.0.2.2", false),
      ("2001:db8::/33", "2001:db8:8000::", false), ("2001:db8::/32", "2001:db8:8000::", true),
      ("::/0", "ffff::", true), ("10.0.0.0/8", "10.0.0.0/7", false),
      ("10.0.0.0/8", "10.1.0.0/16", true),
    ]
  )
  func contains(network: String, other: String, isExpected: Bool) throws {
    let network = try #require(IPNetwork(network))
    #expect(network.contains(try #require(IPNetwork(other))) == isExpected)
  }

  @Test(
    "Prefixes are whole numbers up to the width of the address",
    arguments: [
      ("10.0.0.0/32", true), ("10.0.0.0/33", false), ("10.0.0.0/", false), ("10.0.0.0/08", false),
      ("10.0.0.0/0", true), ("::/128", true), ("::/129", false), ("10.0.0/8", false),
      ("10.0.0.0/8/8", false), ("/8", false), ("10.0.0.0/99999999999999999999", false),
    ]
  )
  func prefixes(text: String, isValid: Bool) {
    #expect((IPNetwork(text) != nil) == isValid)
  }

  @Test("Reading agrees with a slow reader on random texts")
  func random() {
    var generator = SplitMix64(seed: 4291)
    var valid = 0
    for _ in 0..<20_000 {
      let text = Self.randomAddress(&generator)
      let expected4 = SlowAddress.ipv4(text)
      #expect(IPv4Address(text.utf8Span)?.value == expected4, "\(text)")
      let expected6 = SlowAddress.ipv6(text)
      #expect(IPv6Address(text.utf8Span)?.value == expected6, "\(text)")
      if expected4 != nil || expected6 != nil { valid += 1 }
    }
    #expect(valid > 1_000)
  }

  static func randomAddress(_ generator: inout SplitMix64) -> String {
    let pieces = ["0", "1", "255", "256", "a", "fFfF", "12345", "01", "::", ":", ".", "1.2.3.4"]
    if Bool.random(using: &generator) {
      return (0..<Int.random(in: 1..<14, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    }
    let isVersion4 = Bool.random(using: &generator)
    let groups = (0..<(isVersion4 ? 4 : Int.random(in: 6...8, using: &generator))).map { _ in
      isVersion4
        ? String(Int.random(in: 0...270, using: &generator))
        : String(Int.random(in: 0...0x10100, using: &generator), radix: 16)
    }
    var text = groups.joined(separator: isVersion4 ? "." : ":")
    if !isVersion4, Bool.random(using: &generator) {
      let distance = Int.random(in: 0...text.count, using: &generator)
      text.insert(contentsOf: "::", at: text.index(text.startIndex, offsetBy: distance))
    }
    return text
  }
}

/// The grammar of RFC 3986 §3.2.2, word for word.
enum SlowAddress {
  static func ipv4(_ text: String) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var value: UInt32 = 0
    for part in parts {
      guard let octet = UInt8(part), String(octet) == part else { return nil }
      value = value << 8 | UInt32(octet)
    }
    return value
  }

  static func ipv6(_ text: String) -> UInt128? {
    let halves = text.split(separator: "::", omittingEmptySubsequences: false)
    guard halves.count <= 2, !text.contains(":::"),
      let head = groups(halves[0], mayEndInIPv4: halves.count == 1)
    else { return nil }
    var all = head
    if halves.count == 2 {
      guard let tail = groups(halves[1], mayEndInIPv4: true), head.count + tail.count <= 7 else {
        return nil
      }
      all += Array(repeating: 0, count: 8 - head.count - tail.count) + tail
    }
    guard all.count == 8 else { return nil }
    return all.reduce(0) { $0 << 16 | UInt128($1) }
  }

  private static func groups(_ text: Substring, mayEndInIPv4: Bool) -> [UInt16]? {
    if text.isEmpty { return [] }
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)
    var last: [UInt16] = []
    if mayEndInIPv4, let end = parts.last, end.contains(".") {
      guard let address = ipv4(String(end)) else { return nil }
      last = [UInt16(address >> 16), UInt16(address & 0xFFFF)]
      parts.removeLast()
    }
    var groups: [UInt16] = []
    for part in parts {
      guard 1...4 ~= part.count, part.allSatisfy(\.isHexDigit),
        let group = UInt16(part, radix: 16)
      else { return nil }
      groups.append(group)
    }
    return groups + last
  }
}
