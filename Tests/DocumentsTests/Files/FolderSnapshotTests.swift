import SourceTexts
import TestSupport
import Testing
import Violations

@testable import Documents

@Suite("A snapshot of a folder")
struct FolderSnapshotTests {
  @Test("has the files as they were, for every way to name the folder")
  func files() throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("b.txt", "b"), ("a/c.txt", "c"), (".hidden", "h"), ("a/.git/d", "d")] {
      try folder.write(text, to: name)
    }
    for path in [folder.path, folder.path + "/", folder.path + "//", folder.path + "/./"] {
      let snapshot = try FolderSnapshot(of: path)
      let tree = FileTree.snapshot(snapshot)
      try folder.write("changed", to: "b.txt")
      #expect(snapshot.files.map(\.path) == ["a/c.txt", "b.txt"])
      #expect(try tree.source(Folder.path(of: "b.txt", in: path)).text == "b")
      #expect(try tree.names(in: path) == ["a", "b.txt"])
      #expect(try tree.names(in: Folder.path(of: "./a", in: path)) == ["c.txt"])
      #expect(tree.isFile(Folder.path(of: "a/c.txt", in: path)))
      #expect(tree.isFolder(Folder.path(of: "a", in: path)))
      #expect(!tree.isFile(Folder.path(of: "a", in: path)))
      #expect(tree.isFile(folder.path(of: "b.txt")))
      #expect(!tree.isFile(folder.path + "x/b.txt"))
      #expect(!tree.isFile(String(folder.path.dropFirst()) + "/b.txt"))
      try folder.write("b", to: "b.txt")
    }
  }

  @Test("reads at any offset of a file")
  func offsets() throws {
    let folder = try TemporaryFolder()
    try folder.write("abcdef", to: "table")
    let tree = FileTree.snapshot(try FolderSnapshot(of: folder.path))
    let file = try tree.opened(folder.path(of: "table"))
    #expect(file.size == 6)
    #expect(file.read(2, at: 1) == Array("bc".utf8))
    #expect(file.read(6, at: 0)?.count == 6)
    for (count, offset) in [(1, 6), (7, 0), (-1, 0), (1, -1), (Int.max, 1)] {
      #expect(file.read(count, at: offset) == nil)
    }
  }

  @Test("has no files that aren't there")
  func missing() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a/b.txt")
    let tree = FileTree.snapshot(try FolderSnapshot(of: folder.path))
    for (path, code) in [("c.txt", "file.not_found"), ("a", "file.not_regular")] {
      let error = #expect(throws: LoadingError.self) { try tree.source(folder.path(of: path)) }
      #expect(error?.diagnostics.map(\.code) == [code])
    }
    #expect(throws: LoadingError.self) { try tree.names(in: folder.path(of: "c")) }
    #expect(throws: LoadingError.self) { try FolderSnapshot(of: folder.path(of: "gone")) }
  }

  @Test("isn't made of folders inside themselves")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "a/b.txt")
    try folder.link("a/again", to: ".")
    let error = #expect(throws: LoadingError.self) { try FolderSnapshot(of: folder.path) }
    #expect(error?.diagnostics.map(\.code) == ["folder.too_large"])
  }
}
