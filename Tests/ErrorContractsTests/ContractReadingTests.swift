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

  static let bad = [
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
      "no code",
      of: header + line.replacing("a.b", with: "A.b"),
      .init("contract.part 2:1", hint: "")
    ),
    RefusalRow(
      "no pack",
      of: header + line.replacing("shop:1", with: "1"),
      .init("contract.part 2:7", hint: "")
    ),
    RefusalRow(
      "no number",
      of: header + line.replacing("shop:1", with: "shop:x"),
      .init("contract.part 2:7", hint: "")
    ),
    RefusalRow(
      "a severity",
      of: header + line.replacing("error", with: "eror"),
      .init("contract.part 2:16", hint: "")
    ),
    RefusalRow(
      "a status",
      of: header + line.replacing("402/aborted", with: "402"),
      .init("contract.part 2:24", hint: "")
    ),
    RefusalRow(
      "a status of HTTP",
      of: header + line.replacing("402/aborted", with: "x/aborted"),
      .init("contract.part 2:24", hint: "")
    ),
    RefusalRow(
      "a status of gRPC",
      of: header + line.replacing("aborted", with: "abortd"),
      .init("contract.part 2:28", hint: "")
    ),
    RefusalRow(
      "a retry",
      of: header + line.replacing("never", with: "ever"),
      .init("contract.part 2:38", hint: "")
    ),
    RefusalRow(
      "a standing",
      of: header + line.replacing("current", with: "-"),
      .init("contract.part 2:46", hint: "")
    ),
    RefusalRow(
      "no parentheses",
      of: header + line.replacing("(x", with: "x"),
      .init("contract.part 2:56", hint: "")
    ),
    RefusalRow(
      "an argument's type",
      of: header + line.replacing("x: text", with: "x: txet"),
      .init("contract.part 2:57", hint: "")
    ),
    RefusalRow(
      "an argument's mark",
      of: header + line.replacing("internal", with: "secret"),
      .init("contract.part 2:66", hint: "")
    ),
    RefusalRow(
      "an argument twice",
      of: header + line.replacing("y:", with: "x:"),
      .init("contract.part 2:66")
    ),
    RefusalRow("a code twice", of: header + line + line, .init("contract.duplicate 3:1", hint: "")),
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
