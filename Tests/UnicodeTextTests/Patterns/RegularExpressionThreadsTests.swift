import Synchronization
import Testing
import UnicodeText

@Suite struct RegularExpressionThreadsTests {
  @Test("Many threads match with the same expressions")
  func sharedExpressions() throws {
    let expressions = try (1...20).map { try RegularExpression(pattern: "[a-z]{\($0)}") }
    let failures = Atomic(0)
    onThreads(8) { thread in
      for round in 0..<200 {
        let length = (round + thread) % 22
        let text = String(repeating: "x", count: length)
        for (index, expression) in expressions.enumerated() {
          let matches = expression.wholeMatch(of: text) == .match
          if matches != (index + 1 == length) { failures.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }

  @Test("Expressions that come and go never answer for one another")
  func changingExpressions() {
    let failures = Atomic(0)
    let keeper = Mutex<[RegularExpression]>([])
    onThreads(8) { thread in
      for round in 0..<200 {
        let length = (round * 7 + thread) % 30 + 1
        guard let own = try? RegularExpression(pattern: "a{\(length)}") else {
          failures.add(1, ordering: .relaxed)
          continue
        }
        let others = keeper.withLock { kept in
          kept.append(own)
          if kept.count > 10 { kept.removeFirst(5) }
          return kept
        }
        for expression in others {
          guard let wanted = Int(expression.pattern.dropFirst(2).dropLast()) else { continue }
          for length in [wanted, wanted + 1] {
            let text = String(repeating: "a", count: length)
            let matches = expression.wholeMatch(of: text) == .match
            if matches != (length == wanted) { failures.add(1, ordering: .relaxed) }
          }
        }
      }
    }
    #expect(failures.load(ordering: .relaxed) == 0)
  }
}
