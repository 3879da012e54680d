import Foundation
import Testing
import Violations

@testable import Documents

@Suite("A file that gets its name when it is complete")
struct OutputFileTests {
  private let path = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString

  @Test("What was written is read, and the file has its name only at the end")
  func writing() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      let file = try OutputFile(creating: OutputFile.scratchPath(for: path))
      try file.write([3, 4], at: 2)
      try file.write([1, 2], at: 0)
      #expect(try file.read(3, at: 1) == [2, 3, 4])
      #expect(!Folder.isFile(path))
      try file.rename(to: path)
    }
    #expect(FileManager.default.contents(atPath: path) == Data([1, 2, 3, 4]))
  }

  @Test("A file that ends too early is said to be too short, whatever failed before")
  func shortFile() throws {
    let file = try OutputFile(creating: path)
    try file.write([1, 2], at: 0)
    #expect(throws: StreamError.self) { try OutputFile(creating: path) }
    let error = #expect(throws: StreamError.self) { try file.read(3, at: 0) }
    #expect(error == StreamError(code: .output, reason: "\(path): the file is too short"))
  }

  @Test("A file that is already there is neither replaced nor removed")
  func existing() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data([7]).write(to: URL(fileURLWithPath: path))
    #expect(throws: StreamError.self) { try OutputFile(creating: path, isPrivate: true) }
    #expect(FileManager.default.contents(atPath: path) == Data([7]))
  }

  static let places: [(name: String, make: String, isReplaced: Bool)] = [
    ("nothing", "true", true), ("a file", "echo x > \"$0\"", true),
    ("a link to a file", "echo x > \"$0.file\"; ln -s \"$0.file\" \"$0\"", false),
    ("a link to nothing", "ln -s \"$0.file\" \"$0\"", false),
    ("a link to a device", "ln -s /dev/null \"$0\"", false), ("a pipe", "mkfifo \"$0\"", false),
    ("a folder", "mkdir \"$0\"", false),
  ]

  @Test("Only a file is replaced", arguments: places)
  func replaces(row: (name: String, make: String, isReplaced: Bool)) throws {
    defer { for end in ["", ".file"] { try? FileManager.default.removeItem(atPath: path + end) } }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", row.make, path]
    try process.run()
    process.waitUntilExit()
    let before =
      try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    let files = TemporaryFiles()
    let file = try OutputFile(creating: OutputFile.scratchPath(for: path), among: files)
    try file.write([7], at: 0)
    if row.isReplaced {
      try OutputFile.requireReplaceable(path)
      try file.rename(to: path)
      #expect(FileManager.default.contents(atPath: path) == Data([7]))
    } else {
      #expect(throws: StreamError.self) { try OutputFile.requireReplaceable(path) }
      #expect(throws: StreamError.self) { try file.rename(to: path) }
      let after =
        try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      #expect(after == before)
    }
  }

  @Test("Two temporary paths differ")
  func scratchPaths() {
    #expect(Set((0..<100).map { _ in OutputFile.scratchPath(for: path) }).count == 100)
  }
}
