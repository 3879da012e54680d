/// The result of reading an IP address from left to right.
///
///     IPv4Address.read("192.0.2.".utf8Span.span)     // .open
///     IPv4Address.read("192.0.2.256".utf8Span.span)  // .fault(.octetTooGreat, at: 10)
public enum AddressReading<Address: Hashable & Sendable>: Hashable, Sendable {
  /// The whole text is an address.
  case address(Address)

  /// The text ends before the address does, and no byte is wrong so far.
  case open

  /// The first byte that isn't allowed there, and its fault.
  case fault(AddressFault, at: Int)

  /// The address, if the text is one.
  public var address: Address? { if case .address(let address) = self { address } else { nil } }
}

/// A fault of a byte in an address.
public enum AddressFault: Hashable, Sendable {
  /// The character isn't allowed there.
  case character

  /// A number in an IPv4 address would be above 255.
  case octetTooGreat

  /// A number in an IPv4 address has a leading zero, which some programs read as octal.
  case leadingZero

  /// There are more numbers or groups than an address has.
  case tooManyGroups

  /// There is a second `::`.
  case secondGap

  /// The number after the slash is greater than the number of bits in the address.
  case prefixTooLong
}

/// Whether an interface name may follow an IPv6 address, as in `fe80::1%eth0`.
public enum ZonePolicy: Hashable, Sendable {
  /// The name must not follow.
  case none

  /// RFC 4007 §11: after a percent sign, with letters, digits and `.`, `-`, `_`, `~`.
  case plain

  /// RFC 6874 §2: after `%25`, with the same characters and percent-encoded ones.
  case encoded
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nil for any other byte.
  @inline(__always)
  var hexDigitValue: UInt8? {
    let digit = self &- 0x30
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
