import Rulebook
import TestSupport
import Testing

/// Identifiers and addresses of interfaces agree with public suites.
@Suite(.needsConformanceSuites) struct ComputerConformanceTests {
  private struct Row: Decodable {
    struct Context: Decodable {
      var validator: String
      var args: [Options]?
    }

    /// The options that the suite's function was called with; a version of an address is a number
    /// and sets none.
    struct Options: Decodable {
      var separators: Bool?
      var eui: String?

      enum CodingKeys: String, CodingKey {
        case separators = "no_separators"
        case eui
      }

      init(from decoder: any Decoder) throws {
        guard let values = try? decoder.container(keyedBy: CodingKeys.self) else { return }
        separators = try values.decodeIfPresent(Bool.self, forKey: .separators)
        eui = try values.decodeIfPresent(String.self, forKey: .eui)
      }
    }

    var id: String
    var input: String
    var context: Context
    var expected: String
  }

  @Test("All UUIDs of the JSON Schema suite, exactly as written")
  func uuids() throws {
    let rule = try Rulebook().rule("uuid", with: ["exactly-as-written": true])
    for row in try ConformanceSuites.rows(of: "formats/misc-jsonschema-uuid", as: VerdictRow.self) {
      #expect(rule.accepts(row.input) == row.isValid, "\(row.id) \(row.input)")
    }
  }

  @Test("All addresses of network interfaces of validator.js")
  func interfaces() throws {
    let rulebook = try Rulebook()
    let rows = try ConformanceSuites.rows(of: "network/net-validatorjs", as: Row.self)
      .filter { $0.context.validator == "isMACAddress" }
    #expect(!rows.isEmpty)
    for row in rows {
      var parameters: [String: Value] = [:]
      let options = row.context.args?.first
      parameters["separators"] = options?.separators == true ? "none" : "some"
      if let eui = options?.eui { parameters["eui"] = .text(eui) }
      let rule = try rulebook.rule("mac-address", with: parameters)
      #expect(rule.accepts(row.input) == (row.expected == "valid"), "\(row.id) \(row.input)")
    }
  }
}
