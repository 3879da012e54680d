import Foundation
import Synchronization
import Testing
import Violations

@testable import TextPatterns

@Suite struct PreparationTests {
  @Test(
    "A pattern is an automaton where that is small enough",
    arguments: [
      ("a", TextPattern.Preparation.Matcher.automaton), (#"[\p{L}\p{M}' -]+"#, .automaton),
      ("[a-z]{0,1000}", .automaton), ("[a-z]{0,10000}", .automaton),
      (#"(?=.*\d)(?=.*[a-z])(?!.*--).{8,64}"#, .automaton),
      ("(?:a|b)*a(?:a|b){8}", .automaton), ("(?:a|b)*a(?:a|b){14}", .simulation),
      ("(?=.*a.{14})[ab]*", .simulation),
    ]
  )
  func matcher(pattern: String, expected: TextPattern.Preparation.Matcher) throws {
    #expect(try TextPattern(pattern).preparation.matcher == expected)
  }

  @Test("States are counted")
  func stateCount() throws {
    #expect(try TextPattern("[A-Z]{2}").preparation.stateCount == 3)
    #expect(try TextPattern("a*").preparation.stateCount == 1)
    #expect(try TextPattern("[a&&b]").preparation.stateCount == 0)
    #expect(try TextPattern("[a-z]{0,1000}").preparation.stateCount == 1_001)
    #expect(try TextPattern.simulated("[A-Z]{2}").preparation.stateCount == 2)
    #expect(try TextPattern("[A-Z]{2}").preparation.byteCount < 1_000)
  }

  @Test("Sizes at the limit are exact")
  func tenThousand() throws {
    let pattern = try TextPattern("[a-z]{0,10000}")
    #expect(pattern.matches(String(repeating: "x", count: 10_000)))
    #expect(!pattern.matches(String(repeating: "x", count: 10_001)))
    #expect(pattern.progress(of: String(repeating: "x", count: 10_001)) == .impossible(at: 10_000))
  }

  @Test("A simulated pattern reads a long text")
  func simulated() throws {
    let pattern = try TextPattern("(?:a|b)*a(?:a|b){14}")
    let start = String(repeating: "ab", count: 5_000)
    #expect(pattern.matches(start + "a" + String(repeating: "b", count: 14)))
    #expect(!pattern.matches(start + "b" + String(repeating: "b", count: 14)))
  }

  @Test(
    "A count that makes a pattern too large is named",
    arguments: [
      ("(a{1000}){1000}", 9), ("a{20001}", 1), ("a{99999999999999999999}", 1), ("a{1000000}", 1),
      ("x(?:(?:a{10}){100}){100}", 19), ("(?:a{20001}){2}", 4), ("(?:){1000000}", 4),
      ("(?:(?:(?:(?:a?){100}){100}){100}){100}", 27), ("(?:(?:a{0,200}){0,200}b){0,200}", 15),
      ("a{15000}b{15000}", 1), ("(?=a{15000})(?=b{15000})c", 4),
    ]
  )
  func tooLarge(pattern: String, offset: Int) {
    let error = #expect(throws: TextPatternError.self) { try TextPattern(pattern) }
    #expect(error?.reason == "a count makes the pattern too large")
    #expect(error?.offset == offset)
    #expect(error?.hint == "use a length check, which doesn't have this limit")
  }

  @Test("What is neither small nor fast to simulate is refused at its largest count")
  func tooCostly() {
    let error = #expect(throws: TextPatternError.self) {
      try TextPattern("(?:a|b)*a(?:a|bc?){1000}")
    }
    #expect(error?.reason == "a count makes the pattern too large")
    #expect(error?.offset == 18)
  }

  @Test("A pattern that is too large without a count says so")
  func tooLargeWithoutCount() {
    let error = #expect(throws: TextPatternError.self) {
      try TextPattern("(?s)" + String(repeating: ".", count: 9_000))
    }
    #expect(error == TextPatternError("the pattern is too large"))
  }

  @Test("Many different characters with many empty ways are given up early")
  func manyClasses() {
    var pattern = "(?:"
    for value in 0..<3_000 as Range<UInt32> {
      if let scalar = Unicode.Scalar(0x100 + value) { pattern += "\(scalar)?" }
    }
    // Letters beyond U+07FF have three bytes.
    let error = #expect(throws: TextPatternError.self) {
      try TextPattern(String(pattern.unicodeScalars.prefix(4_000)) + "){6}")
    }
    #expect(error?.reason == "a count makes the pattern too large")
  }

  @Test(
    "Threads that use a pattern first at the same time get the same answers",
    arguments: [
      #"(?<a>[a-z]{1,5})(?<b>\d*)"#, "(?:a|b)*a(?:a|b){14}|[a-z]{1,5}[0-9]*", #"(?i)\p{L}+\d*"#,
    ]
  )
  func threads(text: String) throws {
    for _ in 0..<6 {
      let pattern = try TextPattern(text)
      let failures = Atomic(0)
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        let isRight =
          switch thread % 4 {
          case 0: pattern.matches("abc12")
          case 1: pattern.progress(of: "abc-") == .impossible(at: 3)
          case 2: pattern.groups(in: "abc12")?.count == pattern.groupNames.count
          default: !pattern.nextScalars(after: "ab").isEmpty
          }
        if !isRight || pattern.matches("-") { failures.add(1, ordering: .relaxed) }
      }
      #expect(failures.load(ordering: .relaxed) == 0)
    }
  }
}
