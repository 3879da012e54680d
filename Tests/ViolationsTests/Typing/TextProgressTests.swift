import Testing
import Violations

/// How the progress for two requirements is joined.
@Suite struct TextProgressTests {
  static let rows: [(TextProgress, TextProgress, and: TextProgress, or: TextProgress)] = [
    (.valid, .valid, .valid, .valid), (.valid, .unfinished, .unfinished, .valid),
    (.valid, .impossible(at: 1), .impossible(at: 1), .valid),
    (.unfinished, .unfinished, .unfinished, .unfinished),
    (.unfinished, .impossible(at: 1), .impossible(at: 1), .unfinished),
    (.impossible(at: 3), .impossible(at: 1), .impossible(at: 1), .impossible(at: 3)),
  ]

  @Test("Both requirements count for and, the more patient one for or", arguments: rows)
  func joined(first: TextProgress, second: TextProgress, and: TextProgress, or: TextProgress) {
    #expect(first.and(second) == and)
    #expect(second.and(first) == and)
    #expect(first.or(second) == or)
    #expect(second.or(first) == or)
  }

  @Test("Of two faults the first counts")
  func firstFault() {
    #expect(TextProgress.firstFault(7, 3, else: .valid) == .impossible(at: 3))
    #expect(TextProgress.firstFault(nil, 3, else: .valid) == .impossible(at: 3))
    #expect(TextProgress.firstFault(7, nil, else: .valid) == .impossible(at: 7))
    #expect(TextProgress.firstFault(nil, nil, else: .unfinished) == .unfinished)
    #expect(TextProgress.impossible(at: 0).isImpossible)
    #expect(!TextProgress.unfinished.isImpossible)
  }
}
