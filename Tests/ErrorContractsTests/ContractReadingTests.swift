import Documents
import ErrorContracts
import TestSupport
import Testing
import Violations

@Suite("Files of what others rely on")
struct ContractReadingTests {
  static let header = "# rulebook codes, format 1: code | …\n"

  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var expected: String

    init(_ name: String, _ text: String, _ expected: String) {
      self.name = name
      self.text = text
      self.expected = expected
    }

    var testDescription: String { name }
  }

  static let line =
    "a.b | shop:1 | error | 402/aborted | never | current | (x: text, y: list(list(integer)) internal)\n"

  static let good = [
    Row("a line", header + line, ""),
    Row("nothing but the header", header, ""),
    Row(
      "blank lines, comments and CRLF",
      header + "\r\n# a note\r\n" + line.dropLast() + "\r\n",
      ""
    ),
    Row("a byte order mark", "\u{FEFF}" + header + line, ""),
    Row(
      "choices",
      header
        + "a | s:- | - | -/- | after x | retired | (x: choice(a|b), z: list(choice(c)) personal)\n",
      ""
    ),
  ]

  static let bad = [
    Row("no text", "", "contract.header 1:1"),
    Row("no header", line, "contract.header 1:1"),
    Row("a later format", "# rulebook codes, format 2: …\n", "contract.format 1:26"),
    Row("too few parts", header + "a.b | shop:1\n", "contract.line 2:1"),
    Row("too many parts", header + line.dropLast() + " | x\n", "contract.line 2:1"),
    Row("a conflict", header + "<<<<<<< HEAD\n" + line, "contract.line 2:1"),
    Row("no code", header + line.replacing("a.b", with: "A.b"), "contract.part 2:1"),
    Row("no pack", header + line.replacing("shop:1", with: "1"), "contract.part 2:7"),
    Row("no number", header + line.replacing("shop:1", with: "shop:x"), "contract.part 2:7"),
    Row("a severity", header + line.replacing("error", with: "eror"), "contract.part 2:16"),
    Row("a status", header + line.replacing("402/aborted", with: "402"), "contract.part 2:24"),
    Row(
      "a status of HTTP",
      header + line.replacing("402/aborted", with: "x/aborted"),
      "contract.part 2:24"
    ),
    Row(
      "a status of gRPC",
      header + line.replacing("aborted", with: "abortd"),
      "contract.part 2:28"
    ),
    Row("a retry", header + line.replacing("never", with: "ever"), "contract.part 2:38"),
    Row("a standing", header + line.replacing("current", with: "-"), "contract.part 2:46"),
    Row("no parentheses", header + line.replacing("(x", with: "x"), "contract.part 2:56"),
    Row(
      "an argument's type",
      header + line.replacing("x: text", with: "x: txet"),
      "contract.part 2:57"
    ),
    Row(
      "an argument's mark",
      header + line.replacing("internal", with: "secret"),
      "contract.part 2:66"
    ),
    Row("an argument twice", header + line.replacing("y:", with: "x:"), "contract.part 2:66"),
    Row("a code twice", header + line + line, "contract.duplicate 3:1"),
    Row(
      "a number twice",
      header + line + line.replacing("a.b", with: "a.c"),
      "contract.duplicate 3:7"
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
  func refusals(row: Row) throws {
    let error = try #require(throws: LoadingError.self) {
      try ContractFile(SourceText(row.text, name: "a.codes"))
    }
    let first = try #require(error.diagnostics.first)
    #expect("\(first.code) \(first.line):\(first.column)" == row.expected)
    let needsNoHint = ["no text", "an argument twice"]
    #expect(first.hint != nil || needsNoHint.contains(row.name))
  }
}
