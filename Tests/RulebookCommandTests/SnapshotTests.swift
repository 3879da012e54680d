import RulebookTesting
import Testing

/// What people see, on frozen packs and catalogs.
@Suite("Output of the command")
struct SnapshotTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var arguments: [String]
    var input: String

    init(_ name: String, _ arguments: [String], input: String = "") {
      self.name = name
      self.arguments = arguments
      self.input = input
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("check-valid", ["check", "email", "ann@example.org"]),
    Row("check-normalized", ["check", "part-number", " ab-123 "]),
    Row("check-invalid", ["check", "email", "ann@"]),
    Row("check-carets", ["check", "letters", "größe"]),
    Row("check-carets-wide", ["check", "letters", "abc中d"]),
    Row("check-no-carets", ["check", "letters", "ab\u{200B}c"]),
    Row("check-two-lines", ["check", "letters"], input: "ab\ncd\n"),
    Row("check-escape", ["check", "letters", "ab\u{1B}[31m"]),
    Row("check-secret", ["check", "pin", "12a"]),
    Row("check-secret-valid", ["check", "pin", "1234"]),
    Row("check-warning", ["check", "nickname", "abcdefgh"]),
    Row("check-rtl", ["check", "email", "אבג", "--locale", "he"]),
    Row("requirements", ["requirements", "part-number"]),
    Row("requirements-of-text", ["requirements", "part-number", "ab", "--format", "json"]),
    Row("requirements-none", ["requirements", "email"]),
    Row("requirements-help", ["requirements", "--help"]),
    Row("check-with", ["check", "part-number", "AB-123", "--with", "site=CD"]),
    Row("check-json", ["check", "email", "ann@", "--format", "json"]),
    Row("check-problem", ["check", "part-number", "?"] + problem),
    Row("check-problem-valid", ["check", "email", "ann@example.org"] + problem),
    Row("check-problem-pl", ["check", "email", "ann@", "--locale", "pl"] + problem),
    Row("check-form-problem", ["check", "--form", "contact", "records.jsonl"] + problem),
    Row("check-form-problem-one", ["check", "--form", "contact", "invalid.json"] + problem),
    Row("check-form", ["check", "--form", "contact", "records.jsonl"]),
    Row("check-form-pl", ["check", "--form", "contact", "records.jsonl", "--locale", "pl"]),
    Row("check-form-json", ["check", "--form", "contact", "records.jsonl", "--format", "json"]),
    Row("check-form-one", ["check", "--form", "contact", "invalid.json"]),
    Row("check-form-list", ["check", "--form", "party", "party.json"] + guests),
    Row("check-far-rule", ["check", "something", "x"]),
    Row("explain-general", ["explain", "part_number"]),
    Row("explain-message", ["explain", "invalid"]),
    Row("render", ["render", "billing.card_declined"] + declined),
    Row("render-json", ["render", "billing.card_declined", "--format", "json"] + declined),
    Row("render-fallback", ["render", "storage.full", "--locale", "de"] + payments),
    Row("render-unknown", ["render", "storage.ful"] + payments),
    Row("render-retired", ["render", "billing.declined"] + payments),
    Row("render-hidden", ["render", "billing.card_declined", "--with", "gateway=g1"] + payments),
    Row("render-help", ["render", "--help"]),
    Row("check-unknown-rule", ["check", "emial", "ann@example.org"]),
    Row("check-unknown-parameter", ["check", "part-number", "AB-123", "--with", "sight=CD"]),
    Row("check-unknown-form", ["check", "--form", "contacts", "records.jsonl"]),
    Row("check-bad-line", ["check", "--form", "contact", "bad-line.jsonl"]),
    Row("check-help", ["check", "--help"]),
    Row(
      "batch",
      ["batch", "--rule", "email", "--locale", "pl"],
      input: """
        {"id": 1, "value": "ann@"}
        {"id": 2, "form": "contact", "record": {"email": "ann@example.org"}}
        {"id": 3
        """
    ),
    Row(
      "batch-answer-blank",
      ["batch", "--rule", "email", "--answer-blank"],
      input: "{\"value\": \"ann@example.org\"}\n\n"
    ),
    Row("batch-help", ["batch", "--help"]),
    Row("watch-help", ["watch", "--help"]),
    Row("list-packs", ["list", "packs", "--packs", "Packs/extra.yaml"]),
    Row("packs", ["packs", "--packs", "Packs/extra.yaml", "--packs", "Packs/guests.yaml"]),
    Row("packs-json", ["packs", "--packs", "Packs/extra.yaml", "--format", "json"]),
    Row(
      "skip-broken",
      ["check", "email", "ann@", "--packs", "Packs/broken.yaml", "--skip-broken"]
    ),
    Row("list-rules", ["list", "rules"]),
    Row("list-rules-json", ["list", "rules", "--format", "json"]),
    Row("list-locales", ["list", "locales"]),
    Row("list-forms", ["list", "forms"]),
    Row("locales", ["locales"]),
    Row("locales-json", ["locales", "--format", "json"]),
    Row("locales-help", ["locales", "--help"]),
    Row("locales-accept-source", ["locales", "--accept", "en"]),
    Row("preview", ["preview", "pl", "length.too_long"]),
    Row("preview-rtl", ["preview", "he"]),
    Row("preview-html", ["preview", "he", "email", "--html"]),
    Row("preview-unknown", ["preview", "nl"]),
    Row("preview-help", ["preview", "--help"]),
    Row("import-help", ["import", "--help"]),
    Row("new-locale-taken", ["new", "locale", "pl"]),
    Row("new-locale-same", ["new", "locale", "pl", "--from", "pl"]),
    Row("new-locale-other-form", ["new", "locale", "iw"]),
    Row("new-locale-help", ["new", "locale", "--help"]),
    Row("list-patterns", ["list", "patterns"]),
    Row("explain", ["explain", "part_number.format"]),
    Row("explain-rule", ["explain", "part-number"]),
    Row("explain-rule-of-parts", ["explain", "ch.member"] + club),
    Row("explain-rule-json", ["explain", "ch.member", "--format", "json"] + club),
    Row("explain-rule-and-code", ["explain", "email"]),
    Row("explain-code-of-look-up", ["explain", "identifier.country"] + club),
    Row("list-rules-of-parts", ["list", "rules", "--format", "json"] + club),
    Row("test-facts", ["test", "../Examples/facts.yaml"]),
    Row("explain-mistake", ["explain", "pack.unknown_key"]),
    Row("explain-json", ["explain", "length.too_short", "--format", "json", "--locale", "pl"]),
    Row("explain-unknown", ["explain", "lenght.too_short"]),
    Row("explain-number", ["explain", "4102"] + billing),
    Row("explain-number-json", ["explain", "billing:4102"] + billing + json),
    Row("explain-deprecated", ["explain", "billing.storage"] + billing),
    Row("explain-retired", ["explain", "4101"] + billing),
    Row("explain-several", ["explain", "7"] + billing),
    Row("explain-unknown-number", ["explain", "billing:17000"] + billing),
    Row("explain-help", ["explain", "--help"]),
    Row("explain-form", ["explain", "order"] + layers),
    Row("explain-check", ["explain", "check", "prefix"]),
    Row("explain-check-unknown", ["explain", "check", "prefx"]),
    Row("show-rule", ["show", "short-part"] + layers),
    Row("show-rule-with", ["show", "small-part", "--with", "size=5"] + layers),
    Row("show-form", ["show", "order"] + layers),
    Row("show-code", ["show", "part_number.site"] + layers),
    Row("show-help", ["show", "--help"]),
    Row("check-trace", ["check", "small-part", "CD-13", "--trace"] + layers),
    Row("catalog-programs", ["catalog", "billing"] + billing),
    Row("lint-programs", ["lint", "Packs/billing.yaml"]),
    Row("catalog", ["catalog", "part_number"]),
    Row("catalog-json", ["catalog", "part_number.format", "--format", "json"]),
    Row("catalog-unknown", ["catalog", "part_numbers"]),
    Row("catalog-help", ["catalog", "--help"]),
    Row("codes", ["codes"] + contracts),
    Row("codes-check", ["codes", "--check", "Contracts/before.codes"] + contracts),
    Row("codes-check-json", ["codes", "--check", "Contracts/before.codes"] + contracts + json),
    Row("codes-broken", ["codes", "--check", "Contracts/broken.codes"] + contracts),
    Row("codes-none", ["codes"]),
    Row("codes-unknown", ["codes", "--pack", "biling"] + contracts),
    Row("codes-help", ["codes", "--help"]),
    Row("generate-help", ["generate", "--help"]),
    Row("generate-swift", ["generate", "swift", "--pack", "billing"] + contracts),
    Row("generate-swift-constants", ["generate", "swift", "--content", "names"] + contracts),
    Row("generate-swift-help", ["generate", "swift", "--help"]),
    Row(
      "generate-swift-names",
      ["generate", "swift", "--pack", "names", "--packs", "Contracts/names.yaml"]
    ),
    Row("lint-given", ["lint", "../Lint/Catalogs/it.arb"]),
    Row("lint-given-json", ["lint", "../Lint/Catalogs/it.arb", "--format", "json"]),
    Row("test", ["test", "../Examples/failing.yaml"]),
    Row("diff", ["diff"] + versions + ["--corpus", "Versions/values.txt", "--rule", "staff-id"]),
    Row("diff-same", ["diff", "Versions/old.yaml", "Versions/old.yaml"]),
    Row("test-json", ["test", "../Examples/failing.yaml"] + json),
    Row("test-junit", ["test", "../Examples/failing.yaml", "--format", "junit"]),
    Row("test-coverage", ["test", "../Examples/failing.yaml", "--coverage"]),
    Row("test-filter", ["test", "../Examples/failing.yaml", "--filter", "tags"]),
    Row("broken-pack", ["list", "packs", "--packs", "Packs/broken.yaml"]),
    Row("keys-help", ["keys", "--help"]),
    Row("sign-help", ["sign", "--help"]),
    Row("verify-help", ["verify", "--help"]),
    Row("help", ["--help"]),
    Row("blocklist-help", ["blocklist", "--help"]),
    Row("blocklist-build-help", ["blocklist", "build", "--help"]),
    Row("blocklist-info", ["blocklist", "info", "Blocklists/words.blocklist"]),
    Row("blocklist-info-json", ["blocklist", "info", "Blocklists/words.blocklist"] + json),
    Row("blocklist-info-foreign", ["blocklist", "info", "valid.json"]),
    Row("blocklist-build-ambiguous", ["blocklist", "build", "Blocklists/mixed.txt"]),
    Row(
      "blocklist-check",
      ["blocklist", "check", "Blocklists/words.blocklist"],
      input: "letmein\nLetMeIn\n\nk7#vQ!2m\n"
    ),
  ]

  private static let problem = ["--format", "problem"]
  private static let payments = ["--packs", "Packs/payments.yaml"]
  private static let json = ["--format", "json"]
  private static let versions = ["Versions/old.yaml", "Versions/new.yaml"]
  private static let club = ["--packs", "Packs/numbers.yaml"]
  private static let billing = ["--packs", "Packs/billing.yaml"]
  private static let declined =
    ["--with", "brand=Visa", "--with", "attempts=2", "--with", "tags=CH", "--with", "tags=FR"]
    + payments
  private static let contracts = ["--packs", "Contracts/billing.yaml"]
  private static let layers = ["--packs", "Packs/layers.yaml"]
  private static let guests = ["--packs", "Packs/guests.yaml"]

  @Test("checks are listed with their settings")
  func checks() throws {
    let lines = try Command.run(["list", "checks"]).output.split(separator: "\n")
    let start = try #require(lines.firstIndex { $0.hasPrefix("all ") })
    #expect(lines[start + 1].hasPrefix("  of "))
    #expect(lines[start + 1].contains("  a check or a list of checks; required  "))
    #expect(lines.contains { $0.hasPrefix("  maximum-years") && $0.contains("; 20 if absent  ") })
  }

  @Test("is as recorded", arguments: rows)
  func output(row: Row) throws {
    let result = try Command.run(row.arguments, input: row.input)
    var text = "$ rulebook \(row.arguments.joined(separator: " "))\n\(result.output)"
    if !result.errors.isEmpty { text += "--- standard error\n\(result.errors)" }
    try expectSnapshot(text + "--- exit code \(result.exitCode)\n", named: row.name)
  }
}
