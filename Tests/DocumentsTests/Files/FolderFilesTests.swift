import Documents
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("Files of a folder")
struct FolderFilesTests {
  private static func withFolder(_ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("b.txt", "bé"), ("a.txt", ""), (".hidden", "x")] {
      try folder.write(text, to: "inner/" + name)
    }
    try body(folder.path)
  }

  @Test("Names are sorted and without hidden ones; texts and bytes are those of the file")
  func reading() throws {
    try Self.withFolder { folder in
      let files = FolderFiles(inFolder: folder)
      #expect(try files.names("inner") == ["a.txt", "b.txt"])
      #expect(try files.read("inner/b.txt").text == "bé")
      for (name, bytes) in [("b.txt", Array("bé".utf8)), ("a.txt", [])] {
        let opened = try files.opened("inner/" + name)
        #expect(opened.read(opened.size, at: 0) == bytes)
        #expect(opened.name == folder + "/inner/" + name)
      }
      #expect(Folder.isFolder(folder + "/inner") && !Folder.isFile(folder + "/inner"))
      #expect(Folder.isFile(folder + "/inner/a.txt") && !Folder.isFolder(folder + "/inner/a.txt"))
    }
  }

  @Test("What is missing is said with its name")
  func missing() throws {
    try Self.withFolder { folder in
      for files in [FolderFiles(inFolder: folder), FolderFiles.none] {
        for error in [
          #expect(throws: LoadingError.self) { _ = try files.read("x") },
          #expect(throws: LoadingError.self) { _ = try files.names("x") },
          #expect(throws: LoadingError.self) { _ = try files.opened("x") },
        ] {
          #expect(error?.diagnostics.map(\.code) == ["file.not_found"])
          #expect(error?.diagnostics.first?.file.hasSuffix("x") == true)
        }
      }
    }
  }

  @Test(
    "The folder of a path",
    arguments: [("/a/b.yaml", "/a"), ("b.yaml", "."), ("a/b/c", "a/b"), ("/b.yaml", "/")]
  )
  func parent(path: String, folder: String) {
    #expect(Folder.parent(of: path) == folder)
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    #expect(Folder.path(of: name, in: folder) == (folder == "." ? "./" + path : path))
  }
}
