import UnicodeText

/// The host of a URL (URL Standard §3).
package enum WebURLHost: Hashable, Sendable {
  /// A domain in ASCII and in lowercase, such as `xn--bcher-kva.example`.
  case domain(String)

  /// An IPv4 address, with the first of its numbers in the highest eight bits.
  case ipv4(UInt32)

  /// An IPv6 address, with the first of its pieces in the highest sixteen bits.
  case ipv6(UInt128)

  /// The percent-encoded host of a scheme without rules of its own.
  case opaque(String)

  /// A host that is present but empty, as in `file:///etc/hosts`.
  case empty
}

extension WebURLHost: CustomStringConvertible {
  /// The host in its URL notation (URL Standard §3.6).
  ///
  ///     WebURLHost.ipv4(0x7F00_0001).description  // "127.0.0.1"
  ///     WebURLHost.ipv6(1).description            // "[::1]"
  package var description: String {
    switch self {
    case .domain(let name), .opaque(let name): name
    case .ipv4(let address):
      "\(address >> 24).\(address >> 16 & 255).\(address >> 8 & 255).\(address & 255)"
    case .ipv6(let address): "[\(Self.text(ofIPv6: address))]"
    case .empty: ""
    }
  }

  /// Returns the address without brackets.
  ///
  /// The first longest run of at least two zero pieces becomes `::`.
  private static func text(ofIPv6 address: UInt128) -> String {
    let pieces = (0..<8).map { UInt16(truncatingIfNeeded: address >> UInt128(112 - 16 * $0)) }
    var longest = 0..<0
    var start = 0
    while start < 8 {
      var end = start
      while end < 8, pieces[end] == 0 { end += 1 }
      if end - start > max(longest.count, 1) { longest = start..<end }
      start = end + 1
    }
    func text(_ pieces: ArraySlice<UInt16>) -> String {
      pieces.map { String($0, radix: 16) }.joined(separator: ":")
    }
    if longest.isEmpty { return text(pieces[...]) }
    return text(pieces[..<longest.lowerBound]) + "::" + text(pieces[longest.upperBound...])
  }
}

extension WebURLParser {
  /// The longest name, in bytes, that is passed to Unicode's tables.
  ///
  /// Its ASCII form has at most 253 bytes in the DNS, and each of them comes from only a few bytes
  /// as written. The limit is necessary because the time to decode Punycode grows with the square
  /// of the length.
  private static let longestMappedName = 1_000

  /// Reads the host of a special scheme (URL Standard §3.5).
  mutating func parseSpecialHost(_ range: Range<Int>) throws(Failure) -> WebURLHost {
    if has("[", at: range.lowerBound) { return try parseIPv6Host(range) }
    let name = try domainInASCII(range)
    if let index = name.firstIndex(where: { ByteSet.forbiddenInDomain.contains($0) }) {
      // Most names are unchanged, so the fault can have the range of the character.
      let isAsWritten = index < range.count && bytes[range.lowerBound + index] == name[index]
      let offset = range.lowerBound + index
      throw fail(.domainInvalidCodePoint, at: isAsWritten ? offset..<offset + 1 : range)
    }
    if endsInNumber(name) { return .ipv4(try parseIPv4(name, writtenAt: range)) }
    checkWriting(name, range)
    return .domain(String(decoding: name, as: UTF8.self))
  }

  /// Returns the result of the standard's “domain to ASCII” without the flag *beStrict*.
  private mutating func domainInASCII(_ range: Range<Int>) throws(Failure) -> [UInt8] {
    let decoded = bytes.percentDecoded(range)
    if !decoded.contains(where: \.isBeyondASCII) {
      let lowercased = decoded.map(\.lowercasedASCII)
      if !Self.hasALabel(lowercased) { return lowercased }
    }
    guard decoded.count <= Self.longestMappedName else { throw fail(.domainToASCII, at: range) }
    // Invalid UTF-8 becomes U+FFFD, which isn't allowed in any domain.
    let name = String(decoding: decoded, as: UTF8.self)
    guard let ascii = InternationalDomain.asciiForURL(name.utf8Span), !ascii.isEmpty else {
      throw fail(.domainToASCII, at: range)
    }
    return Array(ascii.utf8)
  }

  /// Returns whether a label of a lowercase name begins with `xn--`.
  private static func hasALabel(_ name: [UInt8]) -> Bool {
    name.indices.contains { index in
      name[index] == UInt8(ascii: "x") && (index == 0 || name[index - 1] == UInt8(ascii: "."))
        && name[index...].starts(with: "xn--".utf8)
    }
  }

  /// Reports a name that isn't a valid domain string.
  ///
  /// With *beStrict*, names contain only letters, digits and hyphens, and have the lengths of the
  /// DNS. A hyphen must not be at an end of a label. Hyphens as the third and fourth character are
  /// accepted, as without *beStrict*, whose CheckHyphens is false: hosts have names such as
  /// `qa--acme.example`, and only `xn--` has a meaning (RFC 5890 §2.3.1).
  private mutating func checkWriting(_ name: [UInt8], _ range: Range<Int>) {
    let isPercentEncoded = bytes[range].contains(UInt8(ascii: "%"))
    if isPercentEncoded || !DomainWriting.isValid(name) { report(.domainNotValid, at: range) }
  }

  /// Reads the host of a scheme without rules of its own (URL Standard §3.5).
  mutating func parseOpaqueHost(_ range: Range<Int>) throws(Failure) -> WebURLHost {
    if range.isEmpty { return .empty }
    var host: [UInt8] = []
    for index in range {
      guard !ByteSet.forbiddenInHost.contains(bytes[index]) else {
        throw fail(.hostInvalidCodePoint, at: index..<index + 1)
      }
      reportUnit(at: index)
      host.append(bytes[index], encoding: .controlEncoded)
    }
    return .opaque(String(decoding: host, as: UTF8.self))
  }
}

/// The URL Standard's requirements for writing a domain (§3.4) that its parser doesn't enforce.
enum DomainWriting {
  /// Returns whether the DNS can contain a name in ASCII and in lowercase, with or without the dot
  /// of the root at the end.
  static func isValid(_ name: [UInt8]) -> Bool {
    // The longest name has 253 bytes and the dot of the root. Longer ones aren't even split into
    // labels.
    guard name.count <= 254 else { return false }
    var labels = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty ?? false { labels.removeLast() }
    let isComplete = labels.allSatisfy(isValidLabel)
    guard isComplete, labels.reduce(labels.count - 1, { $0 + $1.count }) <= 253 else {
      return false
    }
    if !labels.contains(where: { $0.starts(with: "xn--".utf8) }) { return true }
    return InternationalDomain.ascii(String(decoding: name, as: UTF8.self).utf8Span).problems
      .allSatisfy { $0 == .hyphen34 }
  }

  private static func isValidLabel(_ label: ArraySlice<UInt8>) -> Bool {
    1...63 ~= label.count && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
      && label.allSatisfy { ByteSet.letterDigitHyphen.contains($0) }
  }
}
