import Documents
import Foundation
import Testing
import Violations

/// ``PositionedFile`` reads bytes at offsets, and its `FileWatch` reports any change of the file.
@Suite("Files that are read by position")
struct PositionedFileTests {
  private let path = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString

  /// Calls a closure with a file of ten digits and with a watch that has just begun.
  private func withFile(_ body: (PositionedFile, FileWatch) throws -> Void) throws {
    try Data("0123456789".utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let file = try PositionedFile(path, name: "digits")
    try body(file, file.watch())
  }

  @Test("Bytes are read at any offset, and none where there are fewer")
  func reading() throws {
    try withFile { file, watch in
      #expect(file.name == "digits" && file.size == 10)
      #expect(file.read(3, at: 2) == Array("234".utf8))
      #expect(file.read(0, at: 10) == [])
      #expect(file.read(10, at: 0) == Array("0123456789".utf8))
      #expect(file.read(1, at: 10) == nil && file.read(3, at: 8) == nil)
      #expect(watch.isUnchanged)
    }
  }

  /// Scripts for `/bin/sh` that change the file whose path is `$0`.
  static let changes: [(name: String, script: String)] = [
    ("overwritten with other bytes", "printf 9876543210 > \"$0\""),
    ("overwritten with the same bytes", "printf 0123456789 > \"$0\""),
    ("changed in place", "printf x | dd of=\"$0\" conv=notrunc 2>/dev/null"),
    (
      "changed in place, with its old time",
      "cp -p \"$0\" \"$0.old\"; printf x | dd of=\"$0\" conv=notrunc 2>/dev/null; "
        + "touch -r \"$0.old\" \"$0\"; rm \"$0.old\""
    ),
    ("cut off", ": > \"$0\""), ("made longer", "printf x >> \"$0\""),
    ("replaced", "cp -p \"$0\" \"$0.new\"; mv \"$0.new\" \"$0\""), ("removed", "rm \"$0\""),
    ("replaced by a folder", "rm \"$0\"; mkdir \"$0\""), ("touched", "touch \"$0\""),
  ]

  @Test("A file is known to be changed", arguments: changes)
  func changed(row: (name: String, script: String)) throws {
    try withFile { _, watch in
      #expect(watch.isUnchanged)
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", row.script, path]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      #expect(!watch.isUnchanged)
    }
  }

  @Test("A change at once after watching began is known")
  func changedAtOnce() throws {
    for number in 0..<20 {
      try withFile { file, watch in
        let handle = try FileHandle(forWritingTo: URL(filePath: path))
        try handle.write(contentsOf: Data("x\(number)".utf8))
        try handle.close()
        #expect(!watch.isUnchanged)
        #expect(file.read(1, at: 0) == [UInt8(ascii: "x")])
      }
    }
  }

  @Test("What is no file is refused without waiting for it")
  func refused() throws {
    #expect(mkfifo(path, 0o600) == 0)
    defer { unlink(path) }
    for (path, code) in [
      (path, "file.not_regular"), ("/dev/null", "file.not_regular"), ("/", "file.not_regular"),
      (path + "/x", "file.not_found"), (path + "\0x", "file.not_found"),
    ] {
      let error = #expect(throws: LoadingError.self) { try PositionedFile(path) }
      #expect(error?.diagnostics.map(\.code) == [code])
    }
  }
}
