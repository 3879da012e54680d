import Rulebook
import TestSupport
import Testing

/// Random typing, leaving and waiting, while a server answers at any time.
@Suite("Live checks in any order", .timeLimit(.minutes(15))) @MainActor
struct LiveRandomTests {
  nonisolated private static let texts = ["", "ab", "abc", " AB ", "x", "too long", "cd", "cd "]
  nonisolated private static let taken: Set<String> = ["ab", "cd"]

  @Test("In the end, what is shown is about the last value", arguments: 0..<60)
  func random(_ seed: Int) async throws {
    var generator = SplitMix64(seed: UInt64(seed))
    let clock = ManualClock()
    let session = try SessionFixture.shared.get().session("small", ["pin": "1234"])
    let note = try #require(session["note"])
    let yields = seed % 4
    let check = AsyncCheck(
      "name.taken",
      field: "note",
      timeout: .seconds(1_000_000),
      when: seed % 2 == 0 ? .onBlur : .whileTyping()
    ) { input in
      for _ in 0..<yields { await Task.yield() }
      return !Self.taken.contains(input.value?.text ?? "")
    }
    try session.startLiveChecks(AsyncChecks([check], width: 1 + seed % 3, clock: clock))
    for _ in 0..<40 {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: note.focus()
      case 1: note.blur()
      case 2: clock.advance(by: .milliseconds(250))
      case 3, 4: for _ in 0..<yields { await Task.yield() }
      default: note.text = Self.texts.randomElement(using: &generator) ?? ""
      }
      // A finding is never about another value.
      let normalized = note.text.filter { $0 != " " }.lowercased()
      let isFound = note.report.violations.contains { $0.code == "name.taken" }
      #expect(!isFound || Self.taken.contains(normalized))
    }
    note.text = "zz"
    note.text = Self.texts.randomElement(using: &generator) ?? ""
    note.blur()
    #expect(
      await eventually {
        if note.state == .checking { clock.advance(by: .milliseconds(400)) }
        return note.state != .checking
      }
    )
    let normalized = note.text.filter { $0 != " " }.lowercased()
    let isFound = note.report.violations.contains { $0.code == "name.taken" }
    #expect(isFound == Self.taken.contains(normalized), "\(note.text.debugDescription)")
    #expect(note.shownCodes.contains("name.taken") == isFound)
  }
}
