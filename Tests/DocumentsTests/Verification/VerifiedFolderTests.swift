import Documents
import Foundation
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("A verified folder")
struct VerifiedFolderTests {
  /// What is done to a folder with the files `a.txt` and `inner/b.txt`, and what is said of it.
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var content: String?
    var reason: String

    init(_ description: String, _ file: String, _ content: String?, _ reason: String) {
      testDescription = description
      self.file = file
      self.content = content
      self.reason = "this file of Rulebook's own data \(reason)"
    }
  }

  static let rows = [
    Row("a file that is missing", "a.txt", nil, "is missing"),
    Row("a file that was cut", "a.txt", "firs", "doesn't match the manifest"),
    Row(
      "a file of which a byte was changed",
      "inner/b.txt",
      "secend",
      "doesn't match the manifest"
    ),
    Row("a file that is empty", "inner/b.txt", "", "doesn't match the manifest"),
    Row("a file in a folder that is missing", "inner/b.txt", nil, "is missing"),
    Row("a file that was added", "inner/c.txt", "third", "isn't in the manifest"),
  ]

  /// Runs a body with a folder that has a manifest.
  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    try folder.write("first", to: "data/a.txt")
    try folder.write("second", to: "data/inner/b.txt")
    #expect(try Manifest.renew(inFolder: folder.path + "/data") == 2)
    try body(folder.path + "/data")
  }

  @Test("reads files that are as they were")
  func sound() throws {
    try Self.withFolder { path in
      let folder = try VerifiedFolder(path)
      #expect(try folder.source("a.txt").text == "first")
      #expect(try folder.source(path + "/inner/b.txt").text == "second")
      #expect(try folder.names(in: "inner") == ["b.txt"])
      #expect(try folder.names(in: path) == ["MANIFEST", "a.txt", "inner"])
      #expect(folder.faults.isEmpty)
      #expect(try VerifiedFolder.problems(ofFolder: path).isEmpty)
      let files = FolderFiles(inFolder: path + "/inner", of: folder)
      #expect(try files.read("b.txt").text == "second")
      #expect(try files.names(".") == ["b.txt"])
    }
  }

  @Test("refuses", arguments: rows)
  func damaged(row: Row) throws {
    try Self.withFolder { path in
      let folder = try VerifiedFolder(path)
      let file = path + "/" + row.file
      if let content = row.content {
        try Data(content.utf8).write(to: URL(filePath: file))
      } else if row.file.contains("/") {
        try FileManager.default.removeItem(atPath: path + "/inner")
      } else {
        try FileManager.default.removeItem(atPath: file)
      }
      let error = #expect(throws: LoadingError.self) { try folder.source(row.file) }
      #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
      #expect(error?.diagnostics.map(\.reason) == [row.reason])
      #expect(error?.diagnostics.first?.hint?.contains("`rulebook manifest ") == true)
      #expect(folder.faults.map(\.file) == [file])
      #expect(try VerifiedFolder.problems(ofFolder: path).map(\.reason) == [row.reason])
      #expect(try folder.names(in: "inner").contains("b.txt"))
      if row.content == nil {
        #expect(throws: LoadingError.self) { try folder.require { $0 == row.file } }
      } else {
        try folder.require { $0 == row.file }
      }
    }
  }

  @Test("has a manifest")
  func noManifest() throws {
    try Self.withFolder { path in
      try FileManager.default.removeItem(atPath: path + "/MANIFEST")
      let error = #expect(throws: LoadingError.self) { try VerifiedFolder(path) }
      #expect(error?.diagnostics.map(\.file) == [path + "/MANIFEST"])
    }
  }

  @Test("leaves texts for people out of its manifest, and hidden files")
  func uncounted() throws {
    try Self.withFolder { path in
      for name in ["/README.md", "/inner/.hidden"] {
        try Data("notes".utf8).write(to: URL(filePath: path + name))
      }
      #expect(try VerifiedFolder.problems(ofFolder: path).isEmpty)
    }
  }
}
