import Testing

@testable import WebAddresses

/// Networks are judged by all their addresses.
@Suite struct AddressKindNetworkTests {
  @Test("The places at which kinds of IPv4 addresses begin are all there, and in order")
  func starts4() {
    #expect(AddressKind.starts4 == AddressKind.starts4.sorted())
    // Kinds begin and end at round numbers, so every border is next to a number with few bits.
    for high in 0...31 {
      for low in 0...high {
        let value = UInt32(1) << UInt32(high) | UInt32(1) << UInt32(low)
        for address in [value &- 1, value, 0xC000_0000 | value, (0xC000_0000 | value) &- 1] {
          expectStart(before: address)
        }
      }
    }
    for start in AddressKind.starts4 {
      for address in [start &- 1, start, start &+ 1] { expectStart(before: address) }
    }
  }

  private func expectStart(before address: UInt32) {
    let start = AddressKind.starts4.last { $0 <= address } ?? 0
    #expect(AddressKind(IPv4Address(start)) == AddressKind(IPv4Address(address)), "\(address)")
  }

  @Test(
    "Between two such places, IPv6 addresses have one kind",
    arguments: AddressKind.starts6.indices
  )
  func starts6(index: Int) {
    let starts = AddressKind.starts6 + [.max]
    let (start, end) = (starts[index], starts[index + 1])
    #expect(start < end)
    let kind = AddressKind(IPv6Address(start))
    for bit in 0..<127 {
      let (address, overflow) = start.addingReportingOverflow(UInt128(1) << UInt128(bit))
      if overflow || address >= end { break }
      #expect(AddressKind(IPv6Address(address)) == kind, "\(IPv6Address(address))")
    }
    #expect(AddressKind(IPv6Address(end - 1)) == kind, "\(IPv6Address(end - 1))")
  }

  @Test(
    "A network has the kinds of all its addresses",
    arguments: [
      ("8.0.0.0/8", true), ("172.0.0.0/8", false), ("172.16.0.0/12", false), ("0.0.0.0/0", false),
      ("128.0.0.0/8", true), ("100.0.0.0/8", false), ("9.0.0.0/7", true), ("8.0.0.0/5", false),
      ("2600::/12", true), ("2000::/3", false), ("::/0", false), ("203.0.114.0/23", true),
      ("203.0.112.0/22", false),
    ]
  )
  func networks(text: String, isPublic: Bool) throws {
    let network = try #require(IPNetwork.read(text.utf8Span.span, version: nil).address)
    #expect(AddressKind.areAll(of: network) { $0 == .public } == isPublic)
  }
}
