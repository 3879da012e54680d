#if os(Linux)
import Documents
import TestSupport
import Testing

/// A ``FolderWatch`` knows which changes the system reports, and which of them matter.
@Suite("Watches of folders", .timeLimit(.minutes(5)))
struct FolderWatchTests {
  /// A change in a folder whose subfolder `packs` is watched.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String

    /// Whether the change matters.
    let matters: Bool

    let change: @Sendable (TemporaryFolder) throws -> Void

    init(
      _ name: String,
      matters: Bool,
      _ change: @escaping @Sendable (TemporaryFolder) throws -> Void
    ) {
      testDescription = name
      self.matters = matters
      self.change = change
    }
  }

  /// Creates a folder with `packs/a.yaml`, `packs/b/pack.yaml` and the link `packs/..data`, which
  /// leads to `packs/..1` and has a file that another link leads to.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "packs/a.yaml")
    try folder.write("b", to: "packs/b/pack.yaml")
    try folder.write("1", to: "packs/..1/mounted.yaml")
    try folder.createFolder("packs/..2")
    try folder.link("packs/..data", to: "..1")
    try folder.link("packs/mounted.yaml", to: "..data/mounted.yaml")
    return folder
  }

  /// Watches `packs`.
  @discardableResult
  private static func watch(_ folder: TemporaryFolder, _ watch: FolderWatch) -> Bool {
    watch.watch(FileSurvey(of: [folder.path(of: "packs")]).folders).hasNew
  }

  static let rows = [
    Row("Nothing", matters: false) { _ in },
    Row("A file is written", matters: true) { try $0.write("x", to: "packs/a.yaml") },
    Row("A file of a subfolder is written", matters: true) {
      try $0.write("x", to: "packs/b/pack.yaml")
    },
    Row("A file is added", matters: true) { try $0.write("x", to: "packs/c.yaml") },
    Row("A folder is added", matters: true) { try $0.createFolder("packs/c") },
    Row("A file is removed", matters: true) { try $0.remove("packs/a.yaml") },
    Row("A subfolder is removed", matters: true) { try $0.remove("packs/b") },
    Row("The folder is removed", matters: true) { try $0.remove("packs") },
    Row("The folder is renamed", matters: true) { try $0.rename("packs", to: "old") },
    Row("A file behind links is written", matters: true) {
      try $0.write("x", to: "packs/..1/mounted.yaml")
    },
    Row("A link on the way to a file leads elsewhere", matters: true) {
      try $0.link("packs/..data", to: "..2")
    },
    Row("A hidden file is added", matters: false) { try $0.write("x", to: "packs/.a.yaml.swp") },
    Row("A file is read", matters: false) {
      let file = try PositionedFile($0.path(of: "packs/a.yaml"))
      #expect(file.read(1, at: 0) == [0x61])
    },
    Row("A file next to the folder is written", matters: false) {
      try $0.write("x", to: "other.yaml")
    },
    Row("A file of another folder is written", matters: false) {
      try $0.write("x", to: "other/a.yaml")
    },
  ]

  @Test("A change is noticed if it matters, and only once", arguments: rows)
  func change(row: Row) throws {
    let folder = try Self.folder()
    let watch = FolderWatch(asksSystem: true)
    #expect(watch.failure == nil)
    #expect(Self.watch(folder, watch))
    #expect(!Self.watch(folder, watch))
    try row.change(folder)
    #expect(watch.wait(atMost: .milliseconds(1)) == (row.matters ? .changed : .timedOut))
    #expect(!watch.hasChanged())
  }

  @Test("A folder is watched even if it has the number of one that is gone")
  func reusedNumber() throws {
    let folder = try Self.folder()
    let watch = FolderWatch(asksSystem: true)
    Self.watch(folder, watch)
    try folder.remove("packs")
    try folder.createFolder("packs")
    // Many file systems give the new folder the number of the old one right away.
    Self.watch(folder, watch)
    #expect(watch.hasChanged())
    try folder.write("x", to: "packs/a.yaml")
    #expect(watch.hasChanged())
  }

  @Test("A folder that isn't watched anymore isn't reported")
  func unwatched() throws {
    let folder = try Self.folder()
    let watch = FolderWatch(asksSystem: true)
    Self.watch(folder, watch)
    watch.watch([:])
    try folder.write("x", to: "packs/a.yaml")
    #expect(!watch.hasChanged())
  }

  @Test("The end ends all waiting, also later, and watches nothing anymore")
  func end() throws {
    let folder = try Self.folder()
    let watch = FolderWatch(asksSystem: true)
    Self.watch(folder, watch)
    #expect(!watch.rest(.zero))
    watch.end()
    watch.end()
    try folder.write("x", to: "packs/a.yaml")
    // No one who waits keeps the end from others.
    #expect(watch.rest(.seconds(1_000)))
    #expect(watch.wait(atMost: .seconds(1_000)) == .ended)
    #expect(watch.wait(atMost: .seconds(1_000)) == .ended)
    #expect(watch.rest(.seconds(1_000)))
    #expect(!Self.watch(folder, watch))
    try folder.write("y", to: "packs/a.yaml")
    #expect(!watch.hasChanged())
  }
}
#endif
