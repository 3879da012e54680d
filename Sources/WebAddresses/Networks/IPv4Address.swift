/// An IP address of version 4.
///
/// Its text consists of four decimal numbers (`IPv4address`, RFC 3986 §3.2.2). They can't have
/// leading zeros, because programs disagree on whether these numbers are octal.
///
///     IPv4Address("192.0.2.1".utf8Span)?.value  // 0xC0000201
///     IPv4Address("192.0.2.01".utf8Span)        // nil
public struct IPv4Address: Hashable, Comparable, Sendable {
  /// The address as a number, with the first octet in the highest bits.
  public let value: UInt32

  /// Creates an address.
  public init(_ value: UInt32) { self.value = value }

  /// Reads an address, or returns nil if the text isn't one.
  ///
  /// - Complexity: O(1), because an address has at most 15 bytes. Nothing is allocated.
  public init?(_ text: UTF8Span) {
    guard let address = Self.read(text.span).address else { return nil }
    self = address
  }

  /// Returns whether one address comes before another.
  public static func < (left: Self, right: Self) -> Bool { left.value < right.value }

  /// Reads an address from left to right.
  ///
  ///     IPv4Address.read("10.0.0.1".utf8Span.span)  // .address(10.0.0.1)
  ///     IPv4Address.read("10.0.0.1.".utf8Span.span) // .fault(.tooManyGroups, at: 8)
  ///
  /// - Complexity: O(1), because reading ends at the first wrong byte. Nothing is allocated.
  public static func read(_ bytes: borrowing Span<UInt8>) -> AddressReading<IPv4Address> {
    read(bytes, in: 0..<bytes.count)
  }

  /// Reads an address from a range of a text.
  @inline(__always)
  public static func read(
    _ bytes: borrowing Span<UInt8>,
    in range: Range<Int>
  ) -> AddressReading<IPv4Address> {
    var value: UInt32 = 0
    var octet: UInt32 = 0
    var digits = 0
    var dots = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      let digit = byte &- 0x30
      if digit < 10 {
        if digits > 0, octet == 0 { return .fault(.leadingZero, at: index) }
        octet = octet &* 10 &+ UInt32(digit)
        digits &+= 1
        if octet > 255 { return .fault(.octetTooGreat, at: index) }
      } else if byte == UInt8(ascii: "."), digits > 0 {
        if dots == 3 { return .fault(.tooManyGroups, at: index) }
        value = value &<< 8 | octet
        (octet, digits) = (0, 0)
        dots &+= 1
      } else {
        return .fault(.character, at: index)
      }
      index &+= 1
    }
    return dots == 3 && digits > 0 ? .address(IPv4Address(value &<< 8 | octet)) : .open
  }
}

extension IPv4Address: CustomStringConvertible {
  /// The four numbers with dots between them: `192.0.2.1`.
  public var description: String {
    "\(value >> 24).\(value >> 16 & 0xFF).\(value >> 8 & 0xFF).\(value & 0xFF)"
  }
}
