/// What reading an address of the Internet Protocol from the left found.
///
///     IPv4Address.read("192.0.2.".utf8Span.span)     // .open
///     IPv4Address.read("192.0.2.256".utf8Span.span)  // .fault(.octetTooGreat, at: 10)
public enum AddressReading<Address: Hashable & Sendable>: Hashable, Sendable {
  /// The whole text is an address.
  case address(Address)

  /// The text ends before the address does, and no byte is wrong so far.
  case open

  /// The first byte that no address has there, and what is wrong with it.
  case fault(AddressFault, at: Int)

  /// The address, if the text is one.
  public var address: Address? { if case .address(let address) = self { address } else { nil } }
}

/// What can be wrong with a byte of an address.
public enum AddressFault: Hashable, Sendable {
  /// A character that has no place there.
  case character

  /// A number of an IPv4 address would be above 255.
  case octetTooGreat

  /// A number of an IPv4 address has a zero before it, which some programs read as octal.
  case leadingZero

  /// There are more numbers or groups than the address has.
  case tooManyGroups

  /// `::` stands a second time.
  case secondGap

  /// The number behind the slash is greater than the address has bits.
  case prefixTooLong
}

/// Whether the name of an interface may follow an IPv6 address, as in `fe80::1%eth0`.
public enum ZonePolicy: Hashable, Sendable {
  /// None may follow.
  case none

  /// RFC 4007 §11: behind a percent sign, of letters, digits and `.`, `-`, `_`, `~`.
  case plain

  /// RFC 6874 §2: behind `%25`, of the same characters and those that are percent-encoded.
  case encoded
}

extension UInt8 {
  /// The value of a hexadecimal digit, or nil for another byte.
  @inline(__always)
  var hexDigitValue: UInt8? {
    let digit = self &- 0x30
    if digit < 10 { return digit }
    let letter = (self | 0x20) &- 0x61
    return letter < 6 ? letter + 10 : nil
  }
}
