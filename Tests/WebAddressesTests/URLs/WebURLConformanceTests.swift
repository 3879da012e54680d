import TestSupport
import Testing

@testable import WebAddresses

/// Compares the parser and the serializer with the web platform's own tests.
@Suite(.needsConformanceSuites) struct WebURLConformanceTests {
  private struct Row: Decodable {
    struct Context: Decodable { var base: String? }
    var id: String
    var input: String
    var expected: String
    var context: Context
    var extra: [String: String]?
  }

  @Test("Every row has the URL and the parts that the web platform's tests expect")
  func parts() throws {
    for row in try ConformanceSuites.rows(of: "network/url-wpt-urltestdata", as: Row.self) {
      let base = row.context.base.flatMap { WebURL($0) }
      // If the base isn't a URL, no text is one.
      if row.context.base != nil, base == nil {
        #expect(row.expected == "invalid", "\(row.id)")
        continue
      }
      let url = WebURL(row.input, base: base)
      #expect((url != nil) == (row.expected == "valid"), "\(row.id) \(row.input.debugDescription)")
      guard let url, var expected = row.extra else { continue }
      // The origin, which decides what scripts can share, isn't part of a URL.
      expected["origin"] = nil
      #expect(url.parts == expected, "\(row.id) \(row.input.debugDescription)")
      #expect(WebURL(url.href) == url, "\(row.id) is read again as itself")
    }
  }
}

extension WebURL {
  /// The parts as scripts see them (URL Standard §6.1).
  var parts: [String: String] {
    let hostname = host?.description ?? ""
    return [
      "href": href, "protocol": scheme + ":", "username": username, "password": password,
      "host": hostname + (port.map { ":\($0)" } ?? ""), "hostname": hostname,
      "port": port.map { "\($0)" } ?? "",
      "pathname": path, "search": query.map { $0.isEmpty ? "" : "?" + $0 } ?? "",
      "hash": fragment.map { $0.isEmpty ? "" : "#" + $0 } ?? "",
    ]
  }
}
