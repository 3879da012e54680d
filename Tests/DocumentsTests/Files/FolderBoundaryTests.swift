import Documents
import Foundation
import SourceTexts
import Testing
import Violations

@Suite("The boundary of a folder")
struct FolderBoundaryTests {
  /// A path in the folder `in`, and whether it stays there.
  private static let rows: [(path: String, stays: Bool)] = [
    ("file", true), ("out", false), ("folder-out", false), ("folder-out/secret", false),
    ("inner/../file", true), ("inner/up", true), ("inner/up/out", false), ("link-in", true),
    ("loop", true), ("missing", true), ("twin", false), (".", true), ("..", false),
  ]

  @Test("is where links lead, not where they stand")
  func links() throws {
    let files = FileManager.default
    let root = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString
    defer { try? files.removeItem(atPath: root) }
    for folder in ["in/inner", "out", "in-twin"] {
      try files.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
    }
    for file in ["in/file", "out/secret", "in-twin/file"] {
      try Data("secret".utf8).write(to: URL(filePath: root + "/" + file))
    }
    let links = [
      "in/out": "../out/secret", "in/folder-out": root + "/out", "in/inner/up": "..",
      "in/link-in": "inner/up/file", "in/loop": "loop", "in/twin": "../in-twin/file",
      "alias": "in",
    ]
    for (link, target) in links {
      try files.createSymbolicLink(atPath: root + "/" + link, withDestinationPath: target)
    }
    for folder in ["in", "alias"] {
      let boundary = FolderBoundary(of: root + "/" + folder)
      for row in Self.rows {
        let path = root + "/\(folder)/" + row.path
        #expect(boundary.contains(path) == row.stays, "\(path)")
        #expect(FolderBoundary.none.contains(path))
      }
      let error = #expect(throws: LoadingError.self) {
        try boundary.require(root + "/\(folder)/out")
      }
      #expect(error?.diagnostics.map(\.code) == ["file.outside_folder"])
      #expect(error?.diagnostics.map(\.file) == [root + "/\(folder)/out"])
    }
    let bounded = FolderFiles(inFolder: root + "/in", within: FolderBoundary(of: root + "/in"))
    for read in [
      { _ = try bounded.read("out") }, { _ = try bounded.names("folder-out") },
      { _ = try bounded.opened("folder-out/secret") },
    ] as [() throws -> Void] {
      #expect(throws: LoadingError.self) { try read() }
    }
    #expect(try bounded.read("link-in").text == "secret")
  }

  #if os(Linux)
  @Test("isn't that of a folder with the same name in another Unicode form")
  func unicodeForms() throws {
    let files = FileManager.default
    let root = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString
    defer { try? files.removeItem(atPath: root) }
    let (folder, other) = (root + "/caf\u{E9}", root + "/cafe\u{301}")
    for folder in [folder, other] {
      try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try files.createSymbolicLink(atPath: folder + "/out", withDestinationPath: other)
    // A mark after the slash doesn't make it another character.
    try Data().write(to: URL(filePath: folder + "/\u{301}x"))
    let boundary = FolderBoundary(of: folder)
    #expect(!boundary.contains(folder + "/out"))
    #expect(!boundary.contains(other))
    #expect(boundary.contains(folder + "/\u{301}x"))
    #expect(boundary.contains(folder))
  }
  #endif
}
