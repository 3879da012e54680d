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
}
