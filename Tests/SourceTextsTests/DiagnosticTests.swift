import SourceTexts
import Testing
import Violations

@Suite struct DiagnosticTests {
  @Test func `a diagnostic is shown with its line, a caret and a hint`() {
    let source = SourceText("rules:\n\tid: x\n", name: "pack.yaml")
    let diagnostic = source.diagnostic(
      "a.b",
      at: SourcePosition(line: 2, column: 6),
      reason: "no",
      hint: "yes"
    )
    #expect(diagnostic.description == "pack.yaml:2:6: no\n    \tid: x\n    \t    ^\nhint: yes")
  }

  @Test(arguments: [
    (SourcePosition.unknown, "f: no"),
    (SourcePosition(line: 3, column: 0), "f:3: no"),
    (SourcePosition(line: 3, column: 4), "f:3:4: no"),
  ])
  func `unknown parts of a position are left out`(_ position: SourcePosition, _ expected: String) {
    let diagnostic = Diagnostic(code: "a", file: "f", position: position, reason: "no")
    #expect(diagnostic.description == expected)
  }

  @Test(arguments: [1, 2, 50, 51, 60, 500, 950, 951, 999, 1000, 1001])
  func `a long line is shortened around the column`(_ column: Int) throws {
    let line = String((0..<1000).map { Character(Unicode.Scalar(UInt8(97 + $0 % 26))) })
    let source = SourceText(line, name: "f")
    let diagnostic = source.diagnostic(
      "a",
      at: SourcePosition(line: 1, column: column),
      reason: "no"
    )
    let excerpt = Array(try #require(diagnostic.excerpt).unicodeScalars)
    #expect(excerpt.count <= 102)
    let expected = Array(line.unicodeScalars).dropFirst(column - 1).first
    let caret = diagnostic.excerptColumn - 1
    #expect(caret >= 0 && caret <= excerpt.count)
    if let expected { #expect(excerpt[caret] == expected) }
  }

  @Test func `characters that act on a terminal are not shown`() {
    let source = SourceText("a\u{1B}[31m\u{202E}b", name: "f")
    let diagnostic = source.diagnostic("a", at: .start, reason: "no")
    #expect(diagnostic.excerpt == "a\u{FFFD}[31m\u{FFFD}b")
  }

  @Test func `an error lists its diagnostics by file, line and column`() {
    let places = [("b", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 1, 2)]
    var collector = DiagnosticCollector()
    for (file, line, column) in places {
      let position = SourcePosition(line: line, column: column)
      collector.add(Diagnostic(code: "x", file: file, position: position, reason: "r"))
    }
    let error = #expect(throws: LoadingError.self) { try collector.throwIfAny() }
    #expect(error?.description == "a:1:2: r\na:1:9: r\na:2:1: r\nb:1:1: r")
    #expect(LoadingError([]) == nil)
  }

  @Test func `a full collector counts and does not build`() {
    var collector = DiagnosticCollector(limit: 2)
    var built = 0
    func make() -> Diagnostic {
      built += 1
      return Diagnostic(code: "x", file: "f", reason: "r")
    }
    for _ in 0..<5 { collector.add(make()) }
    #expect(built == 2)
    #expect(collector.diagnostics.count == 2)
  }
}
