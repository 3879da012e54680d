import EmailAddresses
import Testing

@Suite struct EmailAddressTests {
  @Test("An address knows its parts in every form")
  func parts() throws {
    let address = try #require(EmailAddress("Ann.Lee@BÜCHER.Example"))

    #expect(address.localPart == "Ann.Lee")
    #expect(address.domain == "bücher.example")
    #expect(address.asciiDomain == "xn--bcher-kva.example")
    #expect(address.description == "Ann.Lee@bücher.example")
    #expect(address.asciiForm == "Ann.Lee@xn--bcher-kva.example")
    #expect(address.displayName == nil)
    #expect(address.flags == .internationalizedDomain)
  }

  @Test("Comments and names are read and left out of the parts")
  func extras() throws {
    let text = #""Lee, \"Ann\"" (x) <(y)ann(z)@example.org>"#
    let address = try #require(EmailAddress(text, options: .everything))

    #expect(address.displayName == #"Lee, "Ann""#)
    #expect(address.description == "ann@example.org")
    #expect(address.flags == [.displayName, .comments])
  }

  @Test("Domains that mean the same make equal addresses")
  func equality() {
    #expect(EmailAddress("ann@Bücher.example") == EmailAddress("ann@xn--bcher-kva.example"))
    #expect(EmailAddress("ann@example.org") != EmailAddress("Ann@example.org"))
    // Equal as Swift strings, but other bytes: other mailboxes.
    #expect(EmailAddress("\u{F6}@example.org") != EmailAddress("o\u{308}@example.org"))
  }
}
