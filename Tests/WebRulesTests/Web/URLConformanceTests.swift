import RuleEngine
import TestSupport
import Testing
import Violations
import WebRules

/// Compares verdicts with public suites.
@Suite(.needsConformanceSuites) struct URLConformanceTests {
  /// The members of a suite's row that matter here.
  struct Row: Decodable {
    struct Context: Decodable {
      var base: String?
      var validator: String?
      var args: [Arguments]?
    }

    struct Arguments: Decodable {
      var protocols: [String]?
      var require_tld: Bool?
      var require_protocol: Bool?
      var require_host: Bool?
      var require_port: Bool?
      var require_valid_protocol: Bool?
      var allow_underscores: Bool?
      var allow_protocol_relative_urls: Bool?
      var allow_fragments: Bool?
      var allow_query_components: Bool?
      var disallow_auth: Bool?
      var max_allowed_length: Int?
      var validate_length: Bool?
      var host_whitelist: [Host]?
      var host_blacklist: [Host]?
    }

    /// A host in a list: a name, or an object for a pattern, which isn't part of the data.
    struct Host: Decodable {
      var name: String?

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do { name = try container.decode(String.self) } catch { name = nil }
      }
    }

    var id: String
    var input: String
    var expected: String
    var context: Context
    var extra: [String: String]?
  }

  @Test("The lenient profile accepts what the web platform's tests expect of browsers")
  func webPlatform() throws {
    let rows = try ConformanceSuites.rows(of: "network/url-wpt-urltestdata", as: Row.self)
    let strict = try URLCheck.definition.check(["schemes": ["*"], "single-label-host": true])
    for row in rows {
      var settings: [String: Value] = ["profile": "lenient"]
      if let base = row.context.base { settings["base"] = .text(base) }
      let check: any Check
      do {
        check = try URLCheck.definition.check(settings)
      } catch {
        #expect(row.expected == "invalid", "\(row.id) has a base that is none")
        continue
      }
      let findings = check.findings(in: row.input)
      #expect(
        (findings.outcome == .valid) == (row.expected == "valid"),
        "\(row.id) \(row.input.debugDescription)"
      )
      #expect(
        findings.canonicalForm == row.extra?["href"],
        "\(row.id) \(row.input.debugDescription)"
      )
      // A browser accepts what the standard calls valid.
      if row.context.base == nil, strict.outcome(of: row.input) == .valid {
        #expect(row.expected == "valid", "\(row.id)")
      }
    }
  }

  @Test("validator.js agrees, but for the known disagreements")
  func validatorJS() throws {
    let rows = try ConformanceSuites.rows(of: "network/url-validatorjs", as: Row.self)
    let known = KnownURLDisagreement.all
    var judged = 0
    var agreed = 0
    for row in rows {
      guard let (check, input) = try Self.validatorJS(row) else { continue }
      judged += 1
      let options = row.context.args?.first
      // The library's own limit, unless it is turned off.
      let maximum =
        options?.max_allowed_length ?? (options?.validate_length == false ? .max : 2_084)
      let verdict =
        check.outcome(of: input) == .valid && input.utf8.count <= maximum ? "valid" : "invalid"
      let isKnown = known.contains { $0.id == row.id }
      if verdict == row.expected {
        agreed += 1
        #expect(!isKnown, "\(row.id) agrees now; remove it from the list")
      } else {
        let codes = check.violations(in: input).map(\.code.rawValue)
        #expect(isKnown, "\(row.id) \(row.input.debugDescription) is \(verdict): \(codes)")
      }
    }
    for entry in known { #expect(!entry.reason.isEmpty && !entry.clause.isEmpty, "\(entry.id)") }
    print("url-validatorjs: \(agreed) of \(judged) agree; \(rows.count - judged) not judged")
  }

  /// Returns the check with the library's options, as long as this project has such settings, and
  /// the text.
  ///
  /// If the library doesn't require a scheme, a text without one gets one.
  private static func validatorJS(_ row: Row) throws -> (any Check, String)? {
    guard row.context.validator == "isURL" else { return nil }
    let options = row.context.args?.first
    let hosts = (options?.host_whitelist ?? []) + (options?.host_blacklist ?? [])
    // No setting requires a port, or accepts a URL that is relative to any scheme.
    if options?.require_port != nil || options?.allow_protocol_relative_urls != nil
      || hosts.contains(where: { $0.name == nil })
    {
      return nil
    }
    var settings: [String: Value] = [:]
    func texts(_ list: [String]) -> Value { .list(list.map(Value.text)) }
    settings["schemes"] = texts(
      options?.require_valid_protocol == false
        ? ["*"] : options?.protocols ?? ["http", "https", "ftp"]
    )
    settings["credentials"] = .boolean(options?.disallow_auth != true)
    settings["single-label-host"] = .boolean(options?.require_tld == false)
    settings["any-host-name"] = .boolean(options?.allow_underscores == true)
    settings["query"] = .boolean(options?.allow_query_components != false)
    settings["fragment"] = .boolean(options?.allow_fragments != false)
    if let list = options?.host_whitelist { settings["allow"] = texts(list.compactMap(\.name)) }
    if let list = options?.host_blacklist { settings["deny"] = texts(list.compactMap(\.name)) }
    let check = try URLCheck.definition.check(settings)
    // A name and a host without a scheme look like an email address.
    let codes = check.violations(in: row.input).map(\.code)
    let lacksScheme =
      codes == ["url.scheme.missing"]
      || codes == ["url.email_address"] && !row.input.hasPrefix("mailto:")
    let isRelative = row.input.hasPrefix("//") || options?.require_protocol == true
    return (check, lacksScheme && !isRelative ? "http://" + row.input : row.input)
  }
}
