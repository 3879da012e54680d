import Documents
import Foundation
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite struct SourceTextTests {
  static let positions: [(text: String, offset: Int, expected: SourcePosition)] = [
    ("", 0, SourcePosition(line: 1, column: 1)),
    ("abc", 2, SourcePosition(line: 1, column: 3)),
    ("abc", 3, SourcePosition(line: 1, column: 4)),
    ("abc", 99, SourcePosition(line: 1, column: 4)),
    ("a\nb", 1, SourcePosition(line: 1, column: 2)),
    ("a\nb", 2, SourcePosition(line: 2, column: 1)),
    ("a\r\nb", 3, SourcePosition(line: 2, column: 1)),
    ("a\rb", 2, SourcePosition(line: 2, column: 1)),
    ("é€😀x", 9, SourcePosition(line: 1, column: 4)),
    ("\u{FEFF}ab", 1, SourcePosition(line: 1, column: 2)),
    ("\n\n", 2, SourcePosition(line: 3, column: 1)),
  ]

  @Test(arguments: positions)
  func `a byte has a line and a column`(
    _ row: (text: String, offset: Int, expected: SourcePosition)
  ) {
    #expect(SourceText(row.text, name: "f").position(ofByte: row.offset) == row.expected)
  }

  @Test func `lines end at LF, CRLF and CR`() {
    let source = SourceText("a\nb\r\nc\rd", name: "f")
    #expect((0...6).map(source.line) == [nil, "a", "b", "c", "d", nil, nil])
    #expect(SourceText("a\n", name: "f").line(2) == "")
  }

  @Test func `a byte order mark is removed and remembered`() throws {
    let source = try SourceText(bytes: [0xEF, 0xBB, 0xBF, 0x61], name: "f")
    #expect(source.bytes == [0x61])
    #expect(source.hasByteOrderMark)
    #expect(try !SourceText(bytes: [0x61], name: "f").hasByteOrderMark)
  }

  static let invalid: [(name: String, bytes: [UInt8], line: Int, column: Int)] = [
    ("stray continuation", [0x61, 0x80], 1, 2),
    ("Latin-1", [0x61, 0x0A, 0xC3, 0xA9, 0xE9, 0x62], 2, 2),
    ("overlong", [0xC0, 0x80], 1, 1),
    ("surrogate", [0x61, 0xED, 0xA0, 0x80], 1, 2),
    ("truncated", [0xF0, 0x9F, 0x98], 1, 1),
    ("above U+10FFFF", [0xF4, 0x90, 0x80, 0x80], 1, 1),
    ("UTF-16", [0xFF, 0xFE, 0x61, 0x00], 1, 1),
    ("after a byte order mark", [0xEF, 0xBB, 0xBF, 0x61, 0xFF], 1, 2),
  ]

  @Test(arguments: invalid)
  func `bytes that are not UTF-8 are refused at the first`(
    _ row: (name: String, bytes: [UInt8], line: Int, column: Int)
  ) throws {
    let error = try #require(throws: LoadingError.self) {
      try SourceText(bytes: row.bytes, name: "f")
    }
    #expect(error.diagnostics.map(\.code) == ["file.not_utf8"])
    #expect(error.diagnostics.first?.line == row.line)
    #expect(error.diagnostics.first?.column == row.column)
  }

  // MARK: Files

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try body(folder.path)
  }

  private func code(reading path: String, sizeLimit: Int = 100) -> String? {
    do throws(LoadingError) {
      _ = try SourceText(contentsOfFile: path, sizeLimit: sizeLimit)
      return nil
    } catch {
      return error.diagnostics.first?.code
    }
  }

  @Test func `files are read, or refused before they are`() throws {
    try withFolder { folder in
      let file = folder + "/a.yaml"
      try Data(repeating: 0x61, count: 100).write(to: URL(fileURLWithPath: file))
      #expect(try SourceText(contentsOfFile: file).bytes.count == 100)
      #expect(try SourceText(contentsOfFile: file).name == file)
      #expect(code(reading: file) == nil)
      #expect(code(reading: file, sizeLimit: 99) == "file.too_large")
      #expect(code(reading: folder) == "file.not_regular")
      #expect(code(reading: folder + "/none") == "file.not_found")
      #expect(code(reading: file + "/none") == "file.not_found")
      #expect(code(reading: file + "\0.txt") == "file.not_found")
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      #expect(code(reading: folder + "/pipe") == "file.not_regular")
      #expect(code(reading: "/dev/zero") == "file.not_regular")
      try Data().write(to: URL(fileURLWithPath: folder + "/empty"))
      #expect(try SourceText(contentsOfFile: folder + "/empty").bytes.isEmpty)
    }
  }

  @Test func `a file of 50 MB is refused by its size`() throws {
    try withFolder { folder in
      let file = folder + "/big.yaml"
      #expect(FileManager.default.createFile(atPath: file, contents: nil))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      try handle.truncate(atOffset: 50_000_000)
      try handle.close()
      #expect(code(reading: file, sizeLimit: SourceText.defaultSizeLimit) == "file.too_large")
    }
  }
}
