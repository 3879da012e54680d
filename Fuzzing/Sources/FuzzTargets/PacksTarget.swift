import Rulebook
import RulebookKernels

/// Rule packs: YAML files that are read, linked, and used.
public struct PacksTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "packs"

  /// Creates the target.
  public init() {}

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let first = outcome(of: input)
    try expect(first == outcome(of: input), "reading twice says the same", "\(first)")
    let lines =
      input.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x85 || $0 == 0xA8 || $0 == 0xA9 } + 2
    for diagnostic in first {
      try expect(!diagnostic.code.isEmpty, "diagnostics have a code")
      try expect(!diagnostic.reason.isEmpty, "diagnostics have a reason", diagnostic.code)
      try expect(
        0...lines ~= diagnostic.line && 0...input.count + 2 ~= diagnostic.column,
        "diagnostics are about a place in the file",
        "\(diagnostic.code) \(diagnostic.position)"
      )
      try expect(!diagnostic.description.isEmpty, "diagnostics describe themselves")
    }
  }

  /// Reads, links and uses a pack, and returns what is wrong with it.
  private func outcome(of input: [UInt8]) -> [Diagnostic] {
    do throws(LoadingError) {
      let source = try SourceText(bytes: input, name: "pack.yaml")
      let registry = try SubjectRegistry(Rulebook.subjects)
      let pack = try PackReader.declaration(source, registry: registry)
      let library = try PackLibrary.loading([pack], registry: registry, checking: [pack.name])
      for name in library.ruleNames { use(try library.template(name)) }
      for name in library.formNames { _ = try library.form(name) }
      return []
    } catch {
      return error.diagnostics
    }
  }

  private func use(_ template: RuleTemplate?) {
    do {
      guard let rule = try template?.bind() else { return }
      for text in ["", "a", "AB-123456", "ann@example.org", "4111 1111 1111 1111", "é\u{301}"] {
        _ = rule.report(on: .text(text), in: CheckContext())
      }
      _ = rule.report(on: ["a": [1, nil]], in: CheckContext())
    } catch {
      // Parameters without a default have no value here.
    }
  }
}

extension PacksTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces) { generator in
      var pack = Self.head
      for _ in 0..<generator.below(12) { pack += Self.lines.any(&generator) }
      return Array(pack.utf8)
    }
  }

  private static let head = "format: 1\npack: acme\nrules:\n  staff-id:\n    checks:\n"

  /// Lines that may follow the head, most of them where they belong.
  private static let lines = [
    "      - pattern: '[A-Z]{2}-\\d{6}'\n", "        code: staff_id.format\n",
    "        arguments: { example: AB-123456 }\n", "        severity: warning\n",
    "      - name: shape\n        length: { minimum: 2, maximum: 5 }\n",
    "      - prefix: { parameter: site }\n", "      - not: { pattern: '.*-000000' }\n",
    "      - any: [ { length: 3 }, { email: {} } ]\n        code: staff_id.any\n",
    "      - one-of: [a, b, c]\n", "      - number: { minimum: 1.50, maximum: 1e3 }\n",
    "      - date: { latest: today }\n", "      - characters: '[\\p{L}-]'\n", "      - email\n",
    "      - payment-card: { issuers: issuers }\n", "    normalize: [trim, nfc, uppercase]\n",
    "    parameters:\n      site: { type: text, default: AB }\n", "    secret: true\n",
    "    examples:\n      valid: [AB-123456]\n      invalid: [{ value: x, codes: [staff_id.format] }]\n",
    "  other:\n    extends: staff-id\n    with: { site: CD }\n", "    drop: [shape]\n",
    "    change: { shape: { length: { minimum: 3 } } }\n", "    replaces: [staff-id]\n",
    "forms:\n  onboarding:\n    stop: first-per-field\n    fields:\n",
    "      staff-id: { rule: staff-id, required: true }\n", "      again: { same-as: staff-id }\n",
    "      contacts[].email: { rule: other }\n",
    "    checks:\n      - compare: { field: a, after: b }\n",
    "codes:\n  staff_id.format: { number: 3101, severity: error }\n",
    "messages:\n  en: { staff_id.format: \"Enter {example}.\" }\n",
    "  pl: { staff_id.format: '{n, plural, one {#} other {#}}' }\n",
  ]

  private static let pieces =
    lines + [
      head, " ", "  ", "\n", "\r\n", "\t", ": ", "- ", "? ", "[", "]", "{", "}", ",", "#", "&a ",
      "*a", "!!int ", "|\n", ">-\n", "'", "\"", "\\x41", "\\ud83d", "%YAML 1.1\n", "---\n", "...\n",
      "~", "null", "yes", "1e999", "\u{FEFF}", "\u{85}", "\u{2028}", "é", "😀", "\0", "<<: ", "@",
      "(a+)+", "\\1", "[[a-z]&&[^b]]", "(?<=a{1,9})", "{n, plural, ", "'{'", "acme", "format: 1\n",
      "pack: b\n", "extends: ", "{ parameter: x }", "{ field: y }", "today - 18y", "-0", "0x1",
    ]
}
