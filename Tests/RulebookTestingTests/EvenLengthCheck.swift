import Rulebook
import RulebookChecks
import RulebookTesting
import Testing

/// Requires an even number of bytes.
struct EvenLengthCheck: Check {
  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if text.count % 2 == 1 { findings.add(.evenLengthOdd) }
  }

  static let definition = CheckDefinition(
    "even-length",
    "Requires an even number of bytes.",
    codes: [.evenLengthOdd]
  ) { _ in EvenLengthCheck() }
}

/// Reports a code that its definition doesn't declare.
struct UndeclaredCheck: Check {
  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    findings.add("even_length.wrong")
  }
}

extension CodeDefinition {
  static let evenLengthOdd = CodeDefinition("even_length.odd", "The number of bytes is odd.")
}

@Suite("Verification of a program's checks")
struct VerifyCheckTests {
  @Test("A good check has no faults, and another one has")
  func verification() {
    #expect(verifyCheck(EvenLengthCheck(), definition: EvenLengthCheck.definition) == [])
    let faults = verifyCheck(UndeclaredCheck(), definition: EvenLengthCheck.definition)
    #expect(faults.contains { $0.contains("even_length.wrong, which is not declared") })
  }

  @Test("A check says what it finds")
  func findings() {
    let check = EvenLengthCheck()
    #expect(check.violations(in: "abc").map(\.code) == ["even_length.odd"])
    #expect(check.outcome(of: "ab") == .valid)
  }
}
