import ErrorContracts
import PackLoading
import SourceTexts
import TestSupport
import Testing
import Violations

/// Reads a pack of the given codes, in YAML.
func pack(
  _ codes: String,
  name: String = "shop",
  messages: String = ""
) throws -> PackDeclaration {
  let texts = messages.isEmpty ? "" : "messages:\n  en:\n\(messages)\n"
  let text = "format: 1\npack: \(name)\ncodes:\n\(codes)\n\(texts)"
  return try PackReader.read(SourceText(text, name: "\(name).yaml"), registry: .builtIn)
}

@Suite("Changes of what others rely on")
struct ContractComparisonTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var codes: String
    var expected: [String]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: What changes.
    ///   - codes: The codes as they are now.
    ///   - expected: The findings: severity and name.
    init(_ name: String, _ codes: String, _ expected: [String]) {
      self.name = name
      self.codes = codes
      self.expected = expected
    }

    var testDescription: String { name }
  }

  /// What the file of contracts is written of.
  static let card = """
      shop.card_declined:
        number: 1
        summary: Declined
        arguments: { brand: { type: text }, attempts: { type: integer }, gateway: { type: text, internal: true } }
        status: { http: 402, grpc: failed-precondition }
        retry: never
    """
  static let full = "  shop.full: { number: 2, arguments: {}, severity: error }"
  static let gone = "  shop.gone: { number: 3, retired: { since: '1' } }"
  static let brand =
    "  shop.brand: { number: 4, arguments: { brand: { type: { choice: [a, b] } } } }"
  static let bare = "  shop.bare: { arguments: { seconds: { type: integer } } }"
  static let old = "  shop.old: { number: 6, deprecated: { since: '2' }, arguments: {} }"
  static let checked = "  shop.checked: { number: 7, severity: warning }"
  static let all = [card, full, gone, brand, bare, old, checked]

  /// The codes with one text replaced.
  static func with(_ old: String, _ new: String) -> String {
    all.joined(separator: "\n").replacing(old, with: new)
  }

  static let rows: [Row] =
    TextRow.rows(
      """
      nothing
      a summary | summary: Declined | summary: Refused
      help, a line for logs and causes | summary: Declined | help: https://a.example/¶    log: '{gateway}'¶    underlying: [shop.full]
      a code with another name and its number | shop.full: | shop.nothing_left: | error contract.renamed
      a code with a near name and no number | shop.bare: | shop.bares: | error contract.renamed
      another number | number: 2 | number: 20 | error contract.number
      no number any more | number: 2,␠ |  | error contract.number
      a first number | { arguments: { seconds | { number: 5, arguments: { seconds | warning contract.number_given
      an argument more | brand: { type: text }, | brand: { type: text }, bank: { type: text }, | error contract.argument_added
      an argument more, where there was none | number: 2, arguments: {} | number: 2, arguments: { disk: { type: text } } | error contract.argument_added
      an internal argument more | gateway: | host: { type: text, internal: true }, gateway: | error contract.argument_added
      an argument less | brand: { type: text }, |  | error contract.argument_removed
      an argument of another name | attempts: | attempt: | error contract.argument_removed, error contract.argument_added
      an argument of another type | attempts: { type: integer } | attempts: { type: decimal } | error contract.argument_type
      a list of an argument | attempts: { type: integer } | attempts: { type: { list: integer } } | error contract.argument_type
      one choice less | [a, b] | [a] | error contract.argument_type
      one choice more | [a, b] | [a, b, c] | error contract.argument_type
      arguments in another order | brand: { type: text }, attempts: { type: integer } | attempts: { type: integer }, brand: { type: text } | error contract.argument_moved
      an argument that people may see now | , internal: true |  | error contract.argument_mark
      an argument that logs lose | internal: true | personal: true | error contract.argument_mark
      an argument that people may not see any more | brand: { type: text }, | brand: { type: text, internal: true }, | error contract.argument_mark
      another status of HTTP | http: 402 | http: 403 | error contract.status
      another status of gRPC | failed-precondition | aborted | error contract.status
      a first status | severity: error | status: { http: 507 } | error contract.status
      another severity | arguments: {}, severity: error | arguments: {}, severity: warning | warning contract.severity
      the severity that it has anyway | , severity: error
      another word on trying again | retry: never | retry: same | warning contract.retry
      a time after which to try again | { arguments: { seconds: { type: integer } } } | { arguments: { seconds: { type: integer } }, retry: { after: seconds } } | warning contract.retry
      a code that is deprecated | severity: error | deprecated: { since: '3' } | warning contract.standing
      a code that is deprecated no more | deprecated: { since: '2' },␠ |  | warning contract.standing
      a code that is retired | arguments: {}, severity: error | retired: { since: '3' } | warning contract.retired
      a retired code that is given again | retired: { since: '1' } | arguments: {} | error contract.given_again
      a retired code with another number | number: 3 | number: 30 | error contract.number
      a retired code with another replacement | since: '1' } | since: '1', replaced-by: shop.full }
      a code of checks that programs give now | number: 7, severity: warning | number: 7, severity: warning, arguments: {} | error contract.owner
      a code of programs that checks report now | arguments: {}, severity: error | severity: error | error contract.owner
      """
    ).map { Row($0[0], with($0[1], $0[2]), $0.list(3)) } + otherRows

  static let otherRows: [Row] = [
    Row(
      "a code that is gone",
      with(full, "  shop.other_thing_entirely: { arguments: {} }"),
      ["error contract.vanished", "warning contract.added"]
    ),
    Row(
      "a near name that has the number of another code",
      with("shop.bare:", "shop.other:").replacing("shop.full:", with: "shop.bares:"),
      ["error contract.vanished", "error contract.renamed", "warning contract.added"]
    ),
    Row(
      "two codes that swap their numbers",
      with("number: 2", "number: 99").replacing("number: 4", with: "number: 2")
        .replacing("number: 99", with: "number: 4"),
      ["error contract.number_reused", "error contract.number_reused"]
    ),
    Row(
      "a new code with a number that was another's",
      with("number: 2", "number: 20") + "\n  shop.new: { number: 2, arguments: {} }",
      ["error contract.number", "error contract.number_reused"]
    ),
    Row(
      "a new code with the number of a retired one that is gone",
      with(gone, "  shop.fresh: { number: 3, arguments: {} }"),
      ["error contract.number_reused"]
    ),
    Row(
      "no status any more",
      with("status: { http: 402, grpc: failed-precondition }", "summary: x")
        .replacing("summary: Declined\n", with: "\n"),
      ["error contract.status"]
    ),
    Row("a retired code that is gone", with(gone, ""), ["error contract.vanished"]),
    Row(
      "a new code",
      with("", "") + "\n  shop.zero_left: { arguments: {} }",
      ["warning contract.added"]
    ),
  ]

  private static func contracts() throws -> String {
    let codes = DeclaredCode.all(in: [try pack(all.joined(separator: "\n"))], besides: [])
    return ContractFile.text(of: codes.map(\.contract))
  }

  @Test("are judged", arguments: rows)
  func changes(row: Row) throws {
    let file = try ContractFile(SourceText(Self.contracts(), name: "shop.codes"))
    let codes = DeclaredCode.all(in: [try pack(row.codes)], besides: [])
    let findings = file.compared(with: codes, packs: ["shop"])
    #expect(findings.map { "\($0.severity.rawValue) \($0.diagnostic.code)" } == row.expected)
    for finding in findings {
      #expect(finding.diagnostic.line > 0)
      #expect(finding.diagnostic.column > 0)
      let isNew = finding.diagnostic.code == "contract.added"
      #expect(finding.diagnostic.file == (isNew ? "shop.yaml" : "shop.codes"))
      if finding.diagnostic.code != "contract.vanished" {
        #expect(finding.declared?.file == "shop.yaml")
        #expect((finding.declared?.position.line ?? 0) > 3)
      }
    }
  }

  @Test("are at least twenty-five")
  func count() { #expect(Self.rows.count >= 25) }

  @Test("the file has a line for each code, sorted")
  func file() throws {
    #expect(
      try Self.contracts() == """
        # rulebook codes, format 1: code | pack:number | severity | status | retry | standing | arguments
        shop.bare | shop:- | error | -/- | - | current | (seconds: integer)
        shop.brand | shop:4 | error | -/- | - | current | (brand: choice(a|b))
        shop.card_declined | shop:1 | error | 402/failed-precondition | never | current | (brand: text, attempts: integer, gateway: text internal)
        shop.checked | shop:7 | warning | -/- | - | current | -
        shop.full | shop:2 | error | -/- | - | current | ()
        shop.gone | shop:3 | - | -/- | - | retired | -
        shop.old | shop:6 | error | -/- | - | deprecated | ()

        """
    )
  }

  @Test("a pack that is not read is reported once, or left out")
  func otherPacks() throws {
    let file = try ContractFile(SourceText(Self.contracts(), name: "shop.codes"))
    let other = DeclaredCode.all(
      in: [try pack("  shops.full: { arguments: {} }", name: "shops")],
      besides: []
    )
    let findings = file.compared(with: other, packs: ["shops"])
    #expect(findings.map(\.diagnostic.code) == ["contract.pack_missing", "contract.added"])
    #expect(findings.first?.diagnostic.hint?.contains("`shops`") == true)
    let some = file.compared(with: other, packs: ["shops"], onlyPacks: ["shops"])
    #expect(some.map(\.diagnostic.code) == ["contract.added"])
  }

  @Test("a code that another pack declares now is moved")
  func moved() throws {
    let file = try ContractFile(SourceText(Self.contracts(), name: "shop.codes"))
    let codes = DeclaredCode.all(
      in: [try pack(Self.with(Self.full, "")), try pack(Self.full, name: "other")],
      besides: []
    )
    let findings = file.compared(with: codes, packs: ["shop", "other"])
    #expect(findings.map(\.diagnostic.code) == ["contract.moved"])
  }

  @Test("hints name the code and the number to keep")
  func hints() throws {
    let file = try ContractFile(SourceText(Self.contracts(), name: "shop.codes"))
    let codes = DeclaredCode.all(
      in: [try pack(Self.with("shop.full:", "shop.nothing_left:"))],
      besides: []
    )
    let finding = try #require(file.compared(with: codes, packs: ["shop"]).first)
    #expect(
      finding.diagnostic.reason
        == "the code `shop.full` is gone; `shop.nothing_left` has its number shop:2; see shop.yaml:10:3"
    )
    #expect(
      finding.diagnostic.hint
        == "keep `shop.full` in the pack, with its number, as `retired: { since: VERSION, replaced-by: shop.nothing_left }`, and give `shop.nothing_left` a number that was never used"
    )
    #expect(finding.diagnostic.position == SourcePosition(line: 6, column: 1))
  }

  static let forgotten = [
    (
      name: "its number is given to a new code", "  shop.fresh: { number: 3, arguments: {} }",
      reason:
        "the retired code `shop.gone` is gone, and `shop.fresh` has its number shop:3; see shop.yaml:11:25",
      hint: "so give `shop.fresh` one that was never used"
    ),
    (
      name: "a new code has a near name", "  shop.gones: { number: 33, arguments: {} }",
      reason: "the retired code `shop.gone` is gone", hint: "and its explanation"
    ),
  ]

  @Test("a retired code that is gone is to be put back, whatever else is new", arguments: forgotten)
  func retiredCodes(name: String, code: String, reason: String, hint: String) throws {
    let file = try ContractFile(SourceText(Self.contracts(), name: "shop.codes"))
    let codes = DeclaredCode.all(in: [try pack(Self.with(Self.gone, code))], besides: [])
    let finding = try #require(file.compared(with: codes, packs: ["shop"]).first)
    #expect(finding.severity == .error)
    #expect(finding.diagnostic.reason == reason)
    let start = "put `shop.gone` back unchanged: a retired code keeps its number, "
    #expect(finding.diagnostic.hint == start + hint)
  }
}
