import TestSupport
import Testing

@testable import Documents

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@Suite("Surveys of files")
struct FileSurveyTests {
  /// A change in a folder with `a.yaml`, `b.yaml`, `sub/c.yaml` and a link to `sub`.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// The name of the file that differs; nil if there is none.
    let difference: String?

    let change: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ name: String,
      _ difference: String?,
      _ change: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      testDescription = name
      self.difference = difference
      self.change = change
    }
  }

  static let rows = [
    Row("Nothing", nil) { _ in },
    Row("A file that counts gets longer", "a.yaml") { try $0.write("longer", to: "a.yaml") },
    Row("A file that counts is replaced by one with the same text", "a.yaml") {
      try $0.replace("a.yaml", with: "a")
    },
    Row("Another file gets longer", nil) { try $0.write("longer", to: "b.yaml") },
    Row("Another file is removed", "b.yaml") { try $0.remove("b.yaml") },
    Row("A file is added", "sub/d.yaml") { try $0.write("d", to: "sub/d.yaml") },
    Row("A hidden file is added", nil) { try $0.write("d", to: "sub/.d.yaml") },
    Row("A folder is added", "new") { try $0.createFolder("new") },
    Row("A file becomes a folder", "b.yaml") {
      try $0.remove("b.yaml")
      try $0.createFolder("b.yaml")
    },
    Row("A link leads elsewhere", "link") { try $0.link("link", to: "a.yaml") },
    Row("A link leads nowhere", "link") { try $0.link("link", to: "missing") },
    Row("A link leads to itself", "link") { try $0.link("link", to: "link") },
  ]

  @Test("Two surveys differ if what counts changed in between", arguments: rows)
  func difference(row: Row) throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "sub/c"] { try folder.write(name, to: "\(name).yaml") }
    try folder.link("link", to: "sub")
    let real = try #require(Folder.realPath(of: folder.path))
    let before = FileSurvey(of: [folder.path])
    try row.change(folder)
    let after = FileSurvey(of: [folder.path])
    let difference = before.difference(from: after, on: ["\(real)/a.yaml"])
    #expect(difference == row.difference.map { "\(real)/\($0)" })
  }

  @Test("A folder that contains itself by a link ends")
  func circle() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "sub/a.yaml")
    try folder.link("sub/again", to: "..")
    let survey = FileSurvey(of: [folder.path])
    let files = survey.states.filter { if case .file = $0.value { true } else { false } }
    #expect(files.count == 1)
    #expect(!survey.isCut)
  }

  @Test("What links out of a folder lead to counts if they are followed", arguments: [true, false])
  func linksOut(areFollowed: Bool) throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("a", to: "sub/a.yaml")
    try folder.link("file.yaml", to: other.path(of: "sub/a.yaml"))
    try folder.link("folder", to: other.path)
    func survey() -> FileSurvey { FileSurvey(of: [folder.path], followingLinksOut: areFollowed) }
    let before = survey()
    try other.write("longer", to: "sub/a.yaml")
    #expect((before.difference(from: survey()) != nil) == areFollowed)
    // The links themselves always count.
    let after = survey()
    try folder.link("folder", to: folder.path)
    #expect(after.difference(from: survey()) != nil)
  }

  @Test("Further files count, wherever they are, but a folder among them isn't walked")
  func files() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try other.write("a", to: "sub/a.yaml")
    try other.write("b", to: "sub/b.yaml")
    let files = [other.path(of: "sub/a.yaml"), other.path(of: "sub"), other.path(of: "missing")]
    func survey() -> FileSurvey { FileSurvey(of: [folder.path], besides: files) }
    let before = survey()
    try other.write("longer", to: "sub/b.yaml")
    #expect(before.difference(from: survey()) == nil)
    try other.write("new", to: "missing")
    #expect(before.difference(from: survey())?.hasSuffix("/missing") == true)
    let after = survey()
    try other.write("longer", to: "sub/a.yaml")
    #expect(after.difference(from: survey())?.hasSuffix("/sub/a.yaml") == true)
  }

  /// The age of a file in milliseconds, and whether another change could have the same stamp.
  static let ages = [
    (0, true), (19, true), (21, false), (-19, true), (-21, false), (1_000, false), (-1_000, false),
    (3_600_000, false),
  ]

  @Test("A change may not show if it comes shortly after another one", arguments: ages)
  func fresh(milliseconds: Int, isFresh: Bool) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("a", to: "a.yaml")
    var status = stat()
    #expect(stat(path, &status) == 0)
    #if canImport(Darwin)
    let changed = status.st_ctimespec
    #else
    let changed = status.st_ctim
    #endif
    let nanoseconds = Int(changed.tv_nsec) + (milliseconds % 1_000) * 1_000_000
    let carry = Int((Double(nanoseconds) / 1e9).rounded(.down))
    let time = FileStamp.ClockTime(
      seconds: Int(changed.tv_sec) + milliseconds / 1_000 + carry,
      nanoseconds: nanoseconds - carry * 1_000_000_000
    )
    let stamp = try #require(FileStamp(path, followingLink: true))
    #expect(stamp.wasChanged(justBefore: time) == isFresh)
  }

  @Test("Folders are never fresh")
  func freshFolder() throws {
    let folder = try TemporaryFolder()
    let stamp = try #require(FileStamp(folder.path, followingLink: true))
    #expect(!stamp.wasChanged(justBefore: .now))
    #expect(FileSurvey(of: [folder.path]).freshFiles.isEmpty)
  }
}
