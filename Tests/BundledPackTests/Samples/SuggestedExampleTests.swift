import PackLoading
import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@Suite("The examples that messages suggest")
struct SuggestedExampleTests {
  private static let shared = Result { try Rulebook(.init(resources: DataFiles.root)) }
  private static let findings = Result { try allFindings() }

  /// What the rule of an example reports on it.
  private struct Finding {
    var rule: RuleEngine.Rule
    var fields: FixedFields?
    var violation: Violation

    /// Whether the rule accepts what a message suggests.
    func accepts(_ suggestion: String) -> Bool {
      rule.accepts(suggestion, in: SuggestedExampleTests.context(rule, fields))
    }

    var description: String { "\(rule.name) \(rule.parameters) \(violation.code)" }
  }

  private static func context(_ rule: RuleEngine.Rule, _ fields: FixedFields?) -> CheckContext {
    CheckContext(parameters: rule.parameters, fields: fields, surroundings: .system)
  }

  /// Returns the violations of all examples that are refused, in all packs.
  private static func allFindings() throws -> [Finding] {
    let library = try shared.get().library
    var findings: [Finding] = []
    for pack in library.packs {
      for declaration in pack.rules {
        guard let template = try library.template(of: declaration, in: pack) else { continue }
        for example in declaration.examples where !example.isValid {
          let rule = try template.choosing(example.groups).bind(example.parameters)
          let fields = FixedFields(example.fields.map { ($0.path, $0.value) })
          let report = rule.report(on: example.value, in: context(rule, fields))
          for violation in report.violations where violation.path.isEmpty {
            findings.append(Finding(rule: rule, fields: fields, violation: violation))
          }
        }
      }
    }
    return findings
  }

  /// The findings whose English messages show the example of the violation.
  private static func suggestions() throws -> [(finding: Finding, example: String)] {
    let localizer = try shared.get().localizer(for: "en")
    return try findings.get().compactMap { finding in
      guard case .text(let example)? = finding.violation.arguments["example"] else { return nil }
      var marked = finding.violation
      marked.arguments["example"] = .text("\u{2603}")
      guard localizer.message(for: marked).text.contains("\u{2603}") else { return nil }
      return (finding, example)
    }
  }

  @Test("are accepted when they are typed back into the same rule")
  func accepted() throws {
    let suggestions = try Self.suggestions()
    for (finding, example) in suggestions {
      #expect(finding.accepts(example), "\(finding.description): \(example)")
    }
    #expect(suggestions.count > 500)
  }

  @Test("are in the message as they are accepted, in every language", arguments: DataFiles.locales)
  func written(locale: String) throws {
    let localizer = try Self.shared.get().localizer(for: locale)
    let isolates: Set<Character> = ["\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"]
    for (finding, example) in try Self.suggestions() {
      let text = localizer.message(for: finding.violation).text
      #expect(text.filter { !isolates.contains($0) }.contains(example), "\(finding.description)")
    }
  }

  /// The codes whose texts show a piece of a value, which suits every setting.
  static let pieces: Set<String> = [
    "uri.character", "uri.percent_encoding", "uri.host", "uri.port", "date_time.too_early",
    "date_time.too_late", "domain.denied", "domain.not_allowed", "email.domain.likely_typo",
    "email.domain.literal_malformed", "url.percent", "url.white_space",
  ]

  @Test("suit the rule where the text itself contains them")
  func fixed() throws {
    let localizer = try Self.shared.get().localizer(for: "en")
    for finding in try Self.findings.get() {
      if Self.pieces.contains(finding.violation.code.rawValue) { continue }
      var text = localizer.message(for: finding.violation).text
      if case .text(let example)? = finding.violation.arguments["example"] {
        text.replace(example, with: "")
      }
      for example in StaticExample.all(in: text) where !example.hasSuffix("://") {
        #expect(finding.accepts(example), "\(finding.description): \(text)")
      }
    }
  }
}
