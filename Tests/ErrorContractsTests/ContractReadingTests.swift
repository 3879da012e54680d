import ErrorContracts
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Files of what others rely on")
struct ContractReadingTests {
  static let header = "# rulebook codes, format 1: code | …\n"

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    var testDescription: String { name }
  }

  static let line =
    "a.b | shop:1 | error | 402/aborted | never | current | (x: text, y: list(list(integer)) internal)\n"

  static let good = [
    Row("a line", header + line),
    Row("nothing but the header", header),
    Row("blank lines, comments and CRLF", header + "\r\n# a note\r\n" + line.dropLast() + "\r\n"),
    Row("a byte order mark", "\u{FEFF}" + header + line),
    Row(
      "choices",
      header
        + "a | s:- | - | -/- | after x | retired | (x: choice(a|b), z: list(choice(c)) personal)\n"
    ),
  ]

  static let bad: [RefusalRow] =
    TextRow.rows(
      """
      no code | a.b | A.b | contract.part 2:1
      no pack | shop:1 | 1 | contract.part 2:7
      no number | shop:1 | shop:x | contract.part 2:7
      a severity | error | eror | contract.part 2:16
      a status | 402/aborted | 402 | contract.part 2:24
      a status of HTTP | 402/aborted | x/aborted | contract.part 2:24
      a status of gRPC | aborted | abortd | contract.part 2:28
      a retry | never | ever | contract.part 2:38
      a standing | current | - | contract.part 2:46
      no parentheses | (x | x | contract.part 2:56
      an argument's type | x: text | x: txet | contract.part 2:57
      an argument's mark | internal | secret | contract.part 2:66
      """
    ).map { row in
      let changed: String = line.replacing(row[1], with: row[2])
      return RefusalRow(row[0], of: header + changed, .init(row[3], hint: ""))
    } + otherBad

  static let otherBad: [RefusalRow] = [
    RefusalRow("no text", of: "", .init("contract.header 1:1")),
    RefusalRow("no header", of: line, .init("contract.header 1:1", hint: "")),
    RefusalRow(
      "a later format",
      of: "# rulebook codes, format 2: …\n",
      .init("contract.format 1:26", hint: "")
    ),
    RefusalRow(
      "too few parts",
      of: header + "a.b | shop:1\n",
      .init("contract.line 2:1", hint: "")
    ),
    RefusalRow(
      "too many parts",
      of: header + line.dropLast() + " | x\n",
      .init("contract.line 2:1", hint: "")
    ),
    RefusalRow(
      "a conflict",
      of: header + "<<<<<<< HEAD\n" + line,
      .init("contract.line 2:1", hint: "")
    ),
    RefusalRow(
      "an argument twice",
      of: header + line.replacing("y:", with: "x:"),
      .init("contract.part 2:66")
    ),
    RefusalRow(
      "a code twice",
      of: header + line + line,
      .init("contract.duplicate 3:1", hint: "")
    ),
    RefusalRow(
      "a number twice",
      of: header + line + line.replacing("a.b", with: "a.c"),
      .init("contract.duplicate 3:7", hint: "")
    ),
  ]

  @Test("are read", arguments: good)
  func reading(row: Row) throws {
    _ = try ContractFile(SourceText(row.text, name: "a.codes"))
  }

  @Test("come back as they were written", arguments: [good[0], good[4]])
  func roundTrip(row: Row) throws {
    let file = try ContractFile(SourceText(row.text, name: "a.codes"))
    let written = ContractFile.text(of: file.entries.map(\.contract))
    #expect(
      written.split(separator: "\n").dropFirst() == row.text.split(separator: "\n").dropFirst()
    )
  }

  @Test("are refused with a place", arguments: bad)
  func refusals(row: RefusalRow) throws {
    let difference = try row.difference { text in
      _ = try ContractFile(SourceText(text, name: "a.codes"))
    }
    #expect(difference == "")
  }
}
