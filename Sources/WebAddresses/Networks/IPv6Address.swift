import UnicodeText

/// An IP address of version 6 (RFC 4291 §2.2).
///
/// The last 32 bits may have the form of an IPv4 address, and one `::` represents one or more
/// groups of zeros.
///
///     IPv6Address("2001:DB8::1".utf8Span)?.description    // "2001:db8::1"
///     IPv6Address("::ffff:192.0.2.1".utf8Span)?.value     // 0xFFFF_C000_0201
///     IPv6Address("1::2::3".utf8Span)                     // nil
public struct IPv6Address: Hashable, Comparable, Sendable {
  /// The address as a number, with the first group in the highest bits.
  public let value: UInt128

  /// Creates an address.
  public init(_ value: UInt128) { self.value = value }

  /// Reads an address without a zone, or returns nil if the text isn't one.
  ///
  /// - Complexity: O(1), because an address has at most 45 bytes. Nothing is allocated.
  public init?(_ text: UTF8Span) {
    guard let address = Self.read(text.span).address else { return nil }
    self = address
  }

  /// Returns whether one address comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// Returns a group of 16 bits, from 0 to 7.
  public subscript(group index: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: value >> UInt128(16 * (7 - index)))
  }

  /// Reads an address from left to right.
  ///
  ///     IPv6Address.read("2001:db8:".utf8Span.span)  // .open
  ///     IPv6Address.read("1::2::".utf8Span.span)     // .fault(.secondGap, at: 5)
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - zone: Whether an interface name may follow.
  /// - Returns: The address without its zone, or the first fault.
  /// - Complexity: O(*n*) for a zone, otherwise O(1). Nothing is allocated.
  public static func read(
    _ bytes: borrowing Span<UInt8>,
    zone: ZonePolicy = .none
  ) -> AddressReading<IPv6Address> {
    read(bytes, in: 0..<bytes.count, zone: zone)
  }

  /// Reads an address from a range of a text.
  public static func read(
    _ bytes: borrowing Span<UInt8>,
    in range: Range<Int>,
    zone: ZonePolicy = .none
  ) -> AddressReading<IPv6Address> {
    let zoneStart = zone == .none ? nil : offset(of: UInt8(ascii: "%"), in: bytes, range)
    var groups = Groups()
    switch groups.read(bytes, in: range.lowerBound..<(zoneStart ?? range.upperBound)) {
    case .address(let address):
      guard let zoneStart else { return .address(address) }
      return readZone(bytes, in: zoneStart..<range.upperBound, zone) ?? .address(address)
    case .open:
      guard let zoneStart else { return .open }
      return .fault(.character, at: zoneStart)
    case .fault(let fault, let place): return .fault(fault, at: place)
    }
  }

  /// Returns the offset of the percent sign before the zone of an address, or nil if there is none.
  ///
  ///     IPv6Address.startOfZone("fe80::1%eth0".utf8Span.span)  // 7
  public static func startOfZone(_ bytes: borrowing Span<UInt8>) -> Int? {
    offset(of: UInt8(ascii: "%"), in: bytes, 0..<bytes.count)
  }

  private static func offset(
    of wanted: UInt8,
    in bytes: borrowing Span<UInt8>,
    _ range: Range<Int>
  ) -> Int? {
    for index in range where bytes[index] == wanted { return index }
    return nil
  }

  /// Reads a zone from its percent sign, and returns nil if it is valid.
  private static func readZone(
    _ bytes: borrowing Span<UInt8>,
    in range: Range<Int>,
    _ policy: ZonePolicy
  ) -> AddressReading<IPv6Address>? {
    var index = range.lowerBound + 1
    if policy == .encoded {
      for expected in [UInt8(ascii: "2"), UInt8(ascii: "5")] {
        guard index < range.upperBound else { return .open }
        guard bytes[index] == expected else { return .fault(.character, at: index) }
        index += 1
      }
    }
    guard index < range.upperBound else { return .open }
    while index < range.upperBound {
      if policy == .encoded, bytes[index] == UInt8(ascii: "%") {
        for digit in index + 1...index + 2 {
          guard digit < range.upperBound else { return .open }
          guard bytes[digit].hexDigitValue != nil else { return .fault(.character, at: digit) }
        }
        index += 3
        continue
      }
      guard ByteSet.uriUnreserved.contains(bytes[index]) else {
        return .fault(.character, at: index)
      }
      index += 1
    }
    return nil
  }
}

/// The groups of an address while they are read from left to right.
private struct Groups {
  /// The groups so far, with the last one in the lowest bits.
  private var value: UInt128 = 0
  private var count = 0

  /// The number of groups before `::`, or nil if there is none.
  private var gap: Int?

  /// Reads all groups.
  mutating func read(
    _ bytes: borrowing Span<UInt8>,
    in range: Range<Int>
  ) -> AddressReading<IPv6Address> {
    let colon = UInt8(ascii: ":")
    let end = range.upperBound
    var index = range.lowerBound
    if let reading = readGapAtStart(bytes, &index, end) { return reading }
    while index < end {
      // `::` represents at least one group.
      if gap != nil, count == 7 { return .fault(.tooManyGroups, at: index) }
      let start = index
      var number: UInt16 = 0
      while index < end, index - start < 4, let digit = bytes[index].hexDigitValue {
        number = number << 4 | UInt16(digit)
        index += 1
      }
      if index < end, bytes[index] == UInt8(ascii: "."), index > start {
        return readIPv4(bytes, from: start, dot: index, to: end)
      }
      if index == start {
        let fault: AddressFault =
          gap != nil && bytes[index] == colon ? .secondGap : .character
        return .fault(fault, at: index)
      }
      value = value << 16 | UInt128(number)
      count += 1
      if index == end { break }
      guard bytes[index] == colon else { return .fault(.character, at: index) }
      guard count < (gap == nil ? 8 : 7) else { return .fault(.tooManyGroups, at: index) }
      index += 1
      guard index < end else { return .open }
      if bytes[index] == colon {
        guard gap == nil else { return .fault(.secondGap, at: index) }
        gap = count
        index += 1
        if index == end { return .address(address) }
      }
    }
    return count == 8 || gap != nil ? .address(address) : .open
  }

  /// Reads `::` at the start of the text, and returns the result if the text ends there.
  private mutating func readGapAtStart(
    _ bytes: borrowing Span<UInt8>,
    _ index: inout Int,
    _ end: Int
  ) -> AddressReading<IPv6Address>? {
    guard index < end, bytes[index] == UInt8(ascii: ":") else { return nil }
    guard index + 1 < end else { return .open }
    guard bytes[index + 1] == UInt8(ascii: ":") else { return .fault(.character, at: index + 1) }
    gap = 0
    index += 2
    return index == end ? .address(address) : nil
  }

  /// Reads the last 32 bits in the form of four decimal numbers.
  private mutating func readIPv4(
    _ bytes: borrowing Span<UInt8>,
    from start: Int,
    dot: Int,
    to end: Int
  ) -> AddressReading<IPv6Address> {
    guard gap == nil ? count == 6 : count <= 5 else { return .fault(.character, at: dot) }
    switch IPv4Address.read(bytes, in: start..<end) {
    case .address(let last):
      value = value << 32 | UInt128(last.value)
      count += 2
      return .address(address)
    case .open: return .open
    // Before the dot, these characters could still begin a group, so the fault isn't earlier.
    case .fault(let fault, let place): return .fault(fault, at: max(place, dot))
    }
  }

  /// The address, with zeros in place of `::`.
  private var address: IPv6Address {
    guard let gap else { return IPv6Address(value) }
    let behind = UInt128(16 * (count - gap))
    let before = value >> behind
    return IPv6Address(before << UInt128(16 * (8 - gap)) | value & ((1 << behind) - 1))
  }
}

extension IPv6Address: CustomStringConvertible {
  /// The address in the notation of RFC 5952 §4 and §5.
  ///
  /// It is lowercase and without leading zeros in a group. `::` replaces the longest run of at
  /// least two groups of zeros, or the first one of the longest runs. If the address is mapped from
  /// IPv4, its last 32 bits are in decimal.
  ///
  ///     IPv6Address("2001:0DB8:0:0:1:0:0:1".utf8Span)?.description  // "2001:db8::1:0:0:1"
  public var description: String {
    let isMapped = value >> 32 == 0xFFFF
    let groups = (0..<8).map { self[group: $0] }
    let count = isMapped ? 6 : 8
    var zeros = 0..<0
    var index = 0
    while index < count {
      var end = index
      while end < count, groups[end] == 0 { end += 1 }
      if end - index > max(zeros.count, 1) { zeros = index..<end }
      index = max(end, index + 1)
    }
    func text(_ range: Range<Int>) -> String {
      var parts = range.map { String(groups[$0], radix: 16) }
      if isMapped, range.upperBound == count {
        parts.append(IPv4Address(UInt32(truncatingIfNeeded: value)).description)
      }
      return parts.joined(separator: ":")
    }
    if zeros.isEmpty { return text(0..<count) }
    return text(0..<zeros.lowerBound) + "::" + text(zeros.upperBound..<count)
  }
}
