import Rulebook
import Testing

/// Violations that other systems found, while the record changes.
@Suite("Added violations") @MainActor
struct AddedViolationTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String

    /// The path of the added violation, and its path after the change; nil if it is gone.
    var path: FieldPath
    var expected: FieldPath?
    var change: @Sendable @MainActor (FormSession) -> Void

    init(
      _ name: String,
      _ path: FieldPath,
      to expected: FieldPath?,
      _ change: @escaping @Sendable @MainActor (FormSession) -> Void
    ) {
      (testDescription, self.path, self.expected, self.change) = (name, path, expected, change)
    }
  }

  nonisolated static let rows: [Row] = [
    Row("another value", "start", to: nil) { $0["start"]?.text = "cd" },
    Row("the same value again", "start", to: "start") { $0["start"]?.text = "ab" },
    Row("another field", "start", to: "start") { $0["mail"]?.text = "ann@example.org" },
    Row("a field that depends on it", "word", to: "word") { $0["start"]?.text = "cd" },
    Row("an element is appended", "people[1].name", to: "people[1].name") {
      $0.appendElement(to: "people")
    },
    Row("an element before it is removed", "people[1].name", to: "people[0].name") {
      $0.removeElement(at: "people[0]")
    },
    Row("its element is removed", "people[1].name", to: nil) { $0.removeElement(at: "people[1]") },
    Row("an element after it is removed", "people[1].name", to: "people[1].name") {
      $0.removeElement(at: "people[2]")
    },
    Row("another list with the same element", "people[1].name", to: "people[1].name") {
      $0.set([["name": "zz"], ["name": "bob"]], at: "people")
    },
    Row("another list", "people[1].name", to: nil) { $0.set([["name": "zz"]], at: "people") },
    Row("another value in the same element", "people[1].name", to: "people[1].name") {
      $0["people[1].word"]?.text = "b"
    },
    Row("about an element, whose value changes", "people[1]", to: nil) {
      $0["people[1].word"]?.text = "b"
    },
    Row("about an element, and one before it is removed", "people[1]", to: "people[0]") {
      $0.removeElement(at: "people[0]")
    },
    Row("about a list that grows", "people", to: nil) { $0.appendElement(to: "people") },
    Row("about a list, and another field", "people", to: "people") { $0["start"]?.text = "cd" },
    Row("about the whole record", "", to: nil) { $0["start"]?.text = "cd" },
    Row("about the whole record, without a change", "", to: "") { $0["start"]?.text = "ab" },
    Row("at an unknown path", "nobody", to: nil) { $0["start"]?.text = "cd" },
    Row("a language", "people[1].name", to: "people[1].name") { $0.locale = "fr" },
    Row("a reset", "start", to: nil) { $0.reset() },
  ]

  @Test("A violation stays until the value that it is about changes", arguments: rows)
  func staying(_ row: Row) throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["start": "ab", "people": [["name": "ann"], ["name": "bob"], ["name": "cid"]]]
    )
    session.add([Violation("acme.wrong", path: row.path)])
    // The same answer twice is one violation.
    session.add([Violation("acme.wrong", path: row.path)])
    #expect(session.report.violations.filter { $0.code == "acme.wrong" }.map(\.path) == [row.path])
    row.change(session)
    let left = session.report.violations.filter { $0.code == "acme.wrong" }.map(\.path)
    #expect(left == [row.expected].compactMap(\.self))
    for field in session.fields {
      let codes = field.report.violations.map(\.code)
      #expect(codes.contains("acme.wrong") == (field.path == row.expected), "\(field.path)")
    }
  }

  @Test("The violation of a moved element names its own element")
  func movedArguments() throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [["name": "ann"], ["name": "bob"]]]
    )
    let other: FieldPath = "people[1].name"
    session.add([
      Violation("acme.same", ["field": .field(other)], path: "people[1].word")
    ])
    session.removeElement(at: "people[0]")
    let moved = session["people[0].word"]?.report.violations.first { $0.code == "acme.same" }
    #expect(moved?.arguments["field"] == .field("people[0].name"))
  }

  struct AnswerRow: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var typed: String
    var value: Value
    var isAdded: Bool
  }

  nonisolated static let answers: [AnswerRow] = [
    AnswerRow(testDescription: "as entered", typed: " AB ", value: " AB ", isAdded: true),
    AnswerRow(testDescription: "normalized", typed: " AB ", value: "ab", isAdded: true),
    AnswerRow(testDescription: "older", typed: "abc", value: "ab", isAdded: false),
    AnswerRow(testDescription: "blank for none", typed: "", value: .null, isAdded: true),
    AnswerRow(testDescription: "none before", typed: "ab", value: .null, isAdded: false),
  ]

  @Test("An answer about an older value is dropped", arguments: answers)
  func answer(_ row: AnswerRow) throws {
    let session = try SessionFixture.shared.get().session("whole")
    session["start"]?.text = row.typed
    let taken = Violation("acme.taken", path: "start")
    #expect(session.add([taken], about: row.value) == row.isAdded)
    #expect(session["start"]?.report.violations.contains(taken.code) == row.isAdded)
    session.reset()
    session["start"]?.text = row.typed
    #expect(session.add([taken], aboutRecord: ["start": row.value]) == row.isAdded)
    #expect(session["start"]?.report.violations.contains(taken.code) == row.isAdded)
  }

  @Test("An answer about an element that moved is dropped")
  func movedAnswer() throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["people": [["name": "ann"], ["name": "bob"], ["name": "cid"]]]
    )
    session.removeElement(at: "people[0]")
    #expect(!session.add([Violation("acme.taken", path: "people[1].name")], about: "bob"))
    #expect(session.add([Violation("acme.taken", path: "people[0].name")], about: "bob"))
  }

  @Test("The checks of a submission run again without what they found before")
  func submittedAgain() async throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      [
        "secret": "a!bc", "again": "a!bc", "phone": "1234",
        "people": [["name": "ab"], ["name": "cd"]],
      ]
    )
    let path: FieldPath = "people[1].name"
    let first = await session.submit { _ in [Violation("acme.taken", path: path)] }
    #expect(first.description == "refused at people[1].name")
    session.removeElement(at: "people[0]")
    #expect(session["people[0].name"]?.report.violations.map(\.code) == ["acme.taken"])
    let second = await session.submit { _ in [] }
    #expect(second.isAccepted)
  }
}

extension [Violation] {
  /// Returns whether one of the violations has a code.
  fileprivate func contains(_ code: ViolationCode) -> Bool { contains { $0.code == code } }
}
