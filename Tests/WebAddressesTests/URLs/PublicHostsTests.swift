import Testing

@testable import WebAddresses

/// Which hosts are surely not public.
@Suite struct PublicHostsTests {
  static let publicHosts = [
    "example.org", "example.org.", "a.b.co.uk", "local.example.org", "internal.org",
    "notlocalhost.org", "xn--bcher-kva.com",
    "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.1",
    "169.253.255.255",
    "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0", "192.0.3.0", "192.88.98.255",
    "192.167.255.255",
    "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.99.255", "198.51.101.0", "203.0.112.255",
    "203.0.114.0",
    "223.255.255.255", "1.0.0.0", "[2606:4700:4700::1111]", "[2001:200::1]", "[::ffff:8.8.8.8]",
    "[64:ff9b::8.8.8.8]",
    "[2002:808:808::1]", "[2001:db7::1]", "[2001:db9::1]", "[3fff:1000::1]",
    "[2001:0:808:808:0:0:f7f7:f7f7]",
  ]

  static let otherHosts = [
    "localhost", "LOCALHOST", "localhost.", "a.localhost", "a.LocalHost.", "printer.local",
    "metadata.google.internal",
    "router.lan", "nas.home", "nas.home.arpa", "a.test", "a.invalid", "a.example", "a.onion",
    "a.alt", "intranet", "example",
    "a.corp", "a.private", "a.intranet", "a.localdomain",
    "0.0.0.0", "0.1.2.3", "10.0.0.0", "10.255.255.255", "100.64.0.0", "100.127.255.255",
    "127.0.0.1", "127.255.255.255",
    "169.254.169.254", "172.16.0.0", "172.31.255.255", "192.0.0.1", "192.0.2.1", "192.88.99.1",
    "192.168.0.0",
    "192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
    "239.255.255.255",
    "240.0.0.0", "255.255.255.255",
    "0x7f.1", "2130706433", "017700000001", "127.1", "0", "0x0a000001", "１２７.0.0.1", "127.0.0.1.",
    "%31%32%37.0.0.1",
    "[::]", "[::1]", "[::127.0.0.1]", "[::8.8.8.8]", "[::ffff:127.0.0.1]", "[::ffff:a00:1]",
    "[64:ff9b::10.0.0.1]",
    "[64:ff9b:1::1]", "[100::1]", "[2001::1]", "[2001:0:808:808:0:0:80ff:fffe]", "[2001:2::1]",
    "[2001:10::1]",
    "[2001:db8::1]", "[2002:7f00:1::]", "[2002:a9fe:a9fe::1]", "[3fff::1]", "[5f00::1]",
    "[fc00::1]", "[fd12:3456::1]",
    "[fe80::1]", "[febf::1]", "[fec0::1]", "[ff02::1]", "[4000::1]",
  ]

  @Test("Hosts that may be on the public net", arguments: publicHosts)
  func isPublic(host: String) throws {
    let url = try #require(WebURL("http://\(host)/"))
    #expect(PublicHosts.mayBePublic(try #require(url.host)))
    let other = try #require(WebURL("foo://\(host)/"))
    #expect(PublicHosts.mayBePublic(try #require(other.host)))
  }

  @Test("Hosts that are surely not", arguments: otherHosts)
  func isNotPublic(host: String) throws {
    let url = try #require(WebURL("http://\(host)/"))
    #expect(!PublicHosts.mayBePublic(try #require(url.host)))
    let other = try #require(WebURL("foo://\(host)/"))
    #expect(!PublicHosts.mayBePublic(try #require(other.host)))
  }

  @Test("An empty host is not public")
  func empty() { #expect(!PublicHosts.mayBePublic(.empty)) }
}
