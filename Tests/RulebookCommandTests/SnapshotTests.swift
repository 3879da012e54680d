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
    Row("list-patterns", ["list", "patterns"]),
    Row("explain", ["explain", "part_number.format"]),
    Row("explain-json", ["explain", "length.too_short", "--format", "json", "--locale", "pl"]),
    Row("explain-unknown", ["explain", "lenght.too_short"]),
    Row("lint-given", ["lint", "../Lint/Catalogs/it.arb"]),
    Row("lint-given-json", ["lint", "../Lint/Catalogs/it.arb", "--format", "json"]),
    Row("test", ["test", "../Examples/failing.yaml"]),
    Row("broken-pack", ["list", "packs", "--packs", "Packs/broken.yaml"]),
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
  private static let json = ["--format", "json"]
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
