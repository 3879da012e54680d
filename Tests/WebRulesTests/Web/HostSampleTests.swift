import RuleEngine
import TestSupport
import Testing
import Violations
import WebAddresses
import WebRules

/// Compares hosts and networks with frozen samples of other programs.
@Suite struct HostSampleTests {
  @Test("Names of hosts are accepted and refused alike")
  func names() throws {
    for row in try FrozenSample("Web/hosts").rows {
      let isUnicode = row["format"] == "idn-hostname"
      let check = HostNameCheck(options: [.singleLabel], allowsUnicode: isUnicode)
      let isValid = check.outcome(of: row["text"]) == .valid
      #expect(
        row.expects(same: isValid == row.isValid),
        "\(row) \(check.violations(in: row["text"]))"
      )
    }
  }

  @Test("IP addresses and networks are accepted and refused alike")
  func addresses() throws {
    for row in try FrozenSample("Web/addresses").rows {
      let version = try #require(Int(row["version"]))
      let prefix: IPAddressCheck.Prefix = row["kind"] == "network" ? .required : .none
      let check = try IPAddressCheck(version: version, prefix: prefix, allowsZone: true)
      let isValid = check.outcome(of: row["text"]) == .valid
      #expect(row.expects(same: isValid == row.isValid), "\(row)")
    }
  }
}
