import TestSupport
import Testing
import TextPatterns
import TextRules
import UnicodeText
import Violations

@testable import RuleEngine

/// Rules whose first step is `as-typed`.
@Suite("Rules for values as typed")
struct AsTypedRuleTests {
  private let context = CheckContext()

  /// A rule for a code of letters and digits, such as `AB1234`.
  private static func rule(
    _ pattern: String = "[A-Z]{2}[0-9]{4}",
    keeping kept: AsTyped.Changes = [],
    displayName: Bool = false,
    confidentiality: Confidentiality = .open,
    packCodes: [ViolationCode: CodeMapping.CodeSettings] = [:]
  ) throws -> Rule {
    let step = AsTyped(keeping: kept, displayName: displayName, labels: ["Code", "AB"])
    return Rule(
      name: "code",
      normalization: Normalization([
        .asTyped(step), .trim, .uppercase, .remove(try RemovedCharacters(#"[\ \-]"#)),
      ]),
      checks: [RuleCheck(PatternCheck(try TextPattern(pattern)))],
      confidentiality: confidentiality,
      packCodes: packCodes
    )
  }

  // A text, its normalized form, and what was taken away; nothing is normalized if it is invalid.
  static let rows = TextRow.rows(
    """
    AB1234 | AB1234
    ab 12-34 | AB1234
    ＡＢ１２３４ | AB1234
    AB١٢٣٤ | AB1234
    Code: AB1234 | AB1234 | Code:
    “Code AB1234” | AB1234 | “Code…”
    AB: AB1234 | AB1234 | AB:
    AB 1234 | AB1234
    "AB 1234" | AB1234 | "…"
    <AB1234> | AB1234 | <…>
    CodeAB1234
    Code:
    "AB12345"
    Code: AB123
    """
  )

  @Test("accept what is certain, and say what was text", arguments: rows)
  func reports(row: TextRow) throws {
    let rule = try Self.rule()
    let report = rule.report(on: .text(row[0]), in: context)
    #expect(report.normalized?.text ?? "" == row[1])
    #expect(report.isValid == !row[1].isEmpty)
    #expect(rule.accepts(row[0], in: context) == report.isValid)
    if report.isValid {
      #expect(report.facts["removed"]?.text ?? "" == row[2])
      let codes: [ViolationCode] = row[2].isEmpty ? [] : ["input.text_removed"]
      #expect(report.violations.map(\.code) == codes)
      #expect(report.violations.allSatisfy { $0.severity == .warning })
      let again = rule.report(on: .text(row[1]), in: context)
      #expect(again.normalized == report.normalized)
      #expect(again.violations.isEmpty)
    }
  }

  @Test("leave a valid value alone, whatever it looks like")
  func validValues() throws {
    let names = try Self.rule("CODE:.*")
    #expect(names.report(on: "Code: x", in: context).normalized == "CODE:X")
    #expect(names.report(on: "Code: x", in: context).violations.isEmpty)
    #expect(names.report(on: "Code: Code: x", in: context).facts.isEmpty)
    let quoted = try Self.rule("\".*\"", keeping: .marks)
    #expect(quoted.report(on: "\"x\"", in: context).normalized == "\"X\"")
    #expect(quoted.report(on: "Code \"x\"", in: context).normalized == "\"X\"")
  }

  @Test("take marks away even from a value that would be valid with them")
  func marks() throws {
    let anything = try Self.rule(".*")
    let report = anything.report(on: "“Code: x”", in: context)
    #expect(report.normalized == "CODE:X")
    #expect(report.facts["removed"] == "“…”")
    #expect(report.violations.map(\.code) == ["input.text_removed"])
    #expect(anything.report(on: "CODE:X", in: context).normalized == "CODE:X")
    #expect(anything.report(on: "\"\u{2800}\"", in: context).normalized == "\"\u{2800}\"")
  }

  // The place of the mistake and the place of the text that was taken away, in bytes.
  static let rangeRows: [(text: String, fault: Range<Int>, removed: Range<Int>)] = [
    ("Code: AB12?4", 10..<11, 0..<5), ("“AB12?4”", 7..<8, 0..<3),
    ("\u{FEFF}Code:\u{A0}ＡＢ12?4", 18..<19, 3..<8), ("\"Code: AB12?4\"", 11..<12, 0..<6),
    (" \u{200B}Code: AB12?4", 14..<15, 4..<9),
  ]

  @Test("report places in the text as given", arguments: rangeRows)
  func ranges(text: String, fault: Range<Int>, removed: Range<Int>) throws {
    let rule = Rule(
      name: "code",
      normalization: Normalization([.asTyped(AsTyped(keeping: [], labels: ["Code"])), .trim]),
      checks: [
        RuleCheck(CharactersCheck(forbidden: try UnicodeSet(pattern: "[?]"))),
        RuleCheck(LengthCheck(6...6)),
      ]
    )
    let report = rule.report(on: .text(text), in: context)
    #expect(report.outcome == .invalid)
    #expect(report.violations.map(\.code).last == "input.text_removed")
    #expect(report.violations.map(\.range) == [fault, removed])
  }

  @Test("keep text of secrets out of reports")
  func secrets() throws {
    let secret = try Self.rule(confidentiality: .secret)
    let report = secret.report(on: "Code: AB1234", in: context)
    #expect(report.isValid)
    #expect(report.facts.isEmpty)
    #expect(report.normalized == nil)
    #expect(report.violations.map(\.code) == ["input.text_removed"])
    #expect(report.violations.allSatisfy { $0.arguments.isEmpty })
    let sealed = try Self.rule(confidentiality: .sealed)
    #expect(sealed.report(on: "Code: AB1234", in: context).violations.first?.range == nil)
    let personal = try Self.rule(confidentiality: .personal)
    #expect(personal.report(on: "Code: AB1234", in: context).facts["removed"] == "Code:")
  }

  @Test("let a pack refuse what has text around it")
  func severity() throws {
    let strict = try Self.rule(packCodes: ["input.text_removed": .init(number: 7, severity: .error)]
    )
    let report = strict.report(on: "Code: AB1234", in: context)
    #expect(report.outcome == .invalid)
    #expect(report.violations.map(\.number) == [7])
    #expect(!strict.accepts("Code: AB1234", in: context))
    #expect(strict.accepts("AB1234", in: context))
  }

  @Test("count as blank if nothing visible is left")
  func blank() throws {
    let rule = try Self.rule()
    for text in ["", " \u{A0}", "\u{200B}", "\t"] {
      #expect(rule.report(on: .text(text), in: context).violations.map(\.code) == ["required"])
      #expect(rule.report(on: .text(text), isRequired: false, in: context) == Report())
    }
    // It is blank only after the hyphens are removed.
    #expect(
      rule.report(on: "\u{2013}\u{2013}", in: context).violations.map(\.code) == [
        "pattern.mismatch"
      ]
    )
    #expect(rule.report(on: "\"\"", in: context).violations.map(\.code) == ["pattern.mismatch"])
  }

  static let progressRows: [(text: String, progress: TextProgress)] = [
    ("A", .unfinished), ("AB12", .unfinished), ("AB1234", .valid), ("AB12345", .impossible(at: 6)),
    ("C", .unfinished), ("Cod", .unfinished), ("Code", .unfinished), ("Code:", .unfinished),
    ("Code: AB", .unfinished), ("Code: AB1234", .valid), ("Code: AB12345", .impossible(at: 12)),
    ("Code: 1", .impossible(at: 6)), ("Codx", .impossible(at: 3)), ("\"", .unfinished),
    ("\"AB1234", .unfinished), ("\"AB1234\"", .valid), ("1", .impossible(at: 0)),
    ("\u{200B}ＡＢ１", .unfinished), ("AB 1234 ", .valid),
  ]

  @Test("are patient while a label or a mark is typed", arguments: progressRows)
  func progress(text: String, progress: TextProgress) throws {
    #expect(try Self.rule().progress(of: text, in: context) == progress)
  }

  @Test("are certain before they say that a text can't become valid")
  func certainty() throws {
    let rule = try Self.rule(displayName: true)
    var generator = SplitMix64(seed: 9)
    let alphabet = "ABCode: \"<>“”12٣"
    for _ in 0..<3_000 {
      let text = String.random(ofScalars: 0..<7, from: alphabet, using: &generator)
      guard case .impossible(let offset) = rule.progress(of: text, in: context) else { continue }
      for _ in 0..<20 {
        let more = String.random(ofScalars: 0..<9, from: alphabet, using: &generator)
        #expect(!rule.accepts(text + more, in: context), "\(text) \(more)")
      }
      for ending in ["AB1234", " AB1234", ": AB1234", "\"", ">", "“>", "<AB1234>", " Code AB1234"] {
        #expect(!rule.accepts(text + ending, in: context), "\(text) \(ending)")
      }
      #expect(offset < text.utf8.count)
    }
  }

  @Test("cost no more in a chain of rules than the rules together")
  func chain() throws {
    var rule = try Self.rule()
    for depth in 1...40 {
      rule = Rule(
        name: "r\(depth)",
        normalization: Normalization([.asTyped(AsTyped(keeping: [], labels: ["Code"]))]),
        checks: [RuleCheck(RuleReferenceCheck(rule))]
      )
    }
    #expect(rule.report(on: "\"Code: AB1234\"", in: context).isValid)
    #expect(rule.outcome(of: "Code: Code: AB12345", in: context) == .invalid)
    #expect(rule.progress(of: "\"AB12\"", in: context) == .unfinished)
  }

  @Test("show in a checklist what the value inside lacks")
  func checklist() throws {
    let rule = try Self.rule()
    #expect(rule.checklist(for: "Code: AB1234", in: context).map(\.state) == [.met])
    #expect(rule.checklist(for: "Code: AB12", in: context).map(\.state) == [.unmet])
  }

  @Test(
    "check the value inside only if the text as given is invalid, and not if it can't be checked"
  )
  func inconclusive() {
    let rule = Rule(
      name: "r",
      normalization: Normalization([.asTyped(AsTyped(keeping: [], labels: ["Code"]))]),
      checks: [RuleCheck(FixedCheck(.inconclusive))]
    )
    #expect(rule.report(on: "Code: x", in: context).facts.isEmpty)
    #expect(rule.outcome(of: "Code: x", in: context) == .inconclusive)
  }
}
