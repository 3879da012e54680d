import Foundation
import RuleEngine
import Rulebook
import RulebookAuthoring
import TestSupport
import Testing

/// Where a name and a value were swapped, the name is a secret, and no error repeats it.
@Suite struct SwappedNamesTests {
  private static let secret = "hunter2"

  static let lines = [
    #"{"rule":"hunter2","value":"code-word"}"#,
    #"{"form":"hunter2","record":{}}"#,
    #"{"hunter2":"code-word"}"#,
    #"{"rule":"code-word","value":"x","hunter2":""}"#,
    #"{"rule":"code-word","value":"x","with":{"hunter2":"least"}}"#,
    #"{"rule":"code-word","value":"x","with":{"least":"hunter2"}}"#,
    #"{"rule":"code-word","value":"x","with":"hunter2"}"#,
    #"{"rule":"code-word","value":"x","locale":"hunter2"}"#,
    #"{"rule":"code-word","value":"x","now":"hunter2"}"#,
    #"{"rule":["hunter2"],"value":"x"}"#,
    #""hunter2""#,
    "hunter2",
  ]

  @Test("Answers to lines", arguments: lines)
  func answers(line: String) throws {
    let answer = Lines(try FrozenPack.rulebook()).answer(line)
    #expect(!answer.text.isEmpty)
    #expect(!answer.text.contains(Self.secret), "\(answer.text)")
  }

  struct Mistake: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var make: @Sendable (Rulebook) async throws -> Void
  }

  static let mistakes: [Mistake] = [
    Mistake(testDescription: "a rule") { _ = try $0.check("code-word", as: secret) },
    Mistake(testDescription: "a handle") { _ = try $0.rule(secret) },
    Mistake(testDescription: "a secret form") { _ = try $0.secretForm(of: "x", as: secret) },
    Mistake(testDescription: "a form") { _ = try $0.check(["x": "y"], form: secret) },
    Mistake(testDescription: "a parameter") {
      _ = try $0.check("x", as: "code-word", with: [secret: "least"])
    },
    Mistake(testDescription: "the value of a parameter") {
      _ = try $0.check("x", as: "code-word", with: ["least": .text(secret)])
    },
    Mistake(testDescription: "a code") {
      _ = try $0.explanation(of: ViolationCode(rawValue: secret))
    },
    Mistake(testDescription: "a checklist") {
      _ = try $0.checklist(for: "code-word", of: secret, in: "en")
    },
    Mistake(testDescription: "progress") { _ = try $0.progress(of: "code-word", as: secret) },
    Mistake(testDescription: "a verdict") {
      let edit = TextEdit(oldText: "", utf16Range: 0..<0, replacement: "code-word")
      _ = try $0.verdict(on: edit, as: secret)
    },
    Mistake(testDescription: "a check of the application") {
      let checks = AsyncChecks(
        [AsyncCheck("taken", field: "x") { _ in true }],
        clock: ManualClock()
      )
      _ = try await $0.check(.text(secret), as: "code-word", then: checks)
    },
    Mistake(testDescription: "a typed form") {
      _ = try TypedForm<Account>("account") { Field(\.pin, secret) }.bound(to: $0)
    },
  ]

  private struct Account: Sendable { var pin = "" }

  @Test("Thrown errors", arguments: mistakes)
  func errors(mistake: Mistake) async throws {
    let rulebook = try FrozenPack.rulebook()
    do {
      try await mistake.make(rulebook)
      Issue.record("nothing was thrown")
    } catch let error as UsageError {
      var shown = "\(error) \(String(reflecting: error)) \(error.localizedDescription)"
      shown += error.descriptionWithValues
      dump(error, to: &shown)
      #expect(!shown.contains(Self.secret), "\(shown)")
    }
  }

  @Test("A near name is suggested all the same")
  func suggestions() throws {
    let rulebook = try FrozenPack.rulebook()
    let error = #expect(throws: UsageError.self) { try rulebook.rule("code-wort") }
    #expect(error?.hint == "did you mean `code-word`?")
    let unknown = #expect(throws: UsageError.self) {
      try rulebook.rule("code-word", with: ["zzzzzzzz": 1])
    }
    #expect(unknown?.hint == "it has `least`")
  }
}
