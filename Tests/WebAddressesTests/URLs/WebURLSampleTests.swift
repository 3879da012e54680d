import TestSupport
import Testing

@testable import WebAddresses

/// Compares URLs with a frozen sample of another implementation of the URL Standard.
@Suite struct WebURLSampleTests {
  @Test("URLs have the same parts, or none")
  func parts() throws {
    for row in try FrozenSample("Web/urls").rows {
      let base = WebURL(row["base"])
      #expect((base == nil) == row["base"].isEmpty, "\(row)")
      let url = WebURL(row["text"], base: base)
      let parts = url?.parts ?? [:]
      let isSame = (url != nil) == row.isValid && parts.allSatisfy { $0.value == row[$0.key] }
      #expect(row.expects(same: isSame), "\(row): \(parts)")
    }
  }
}
