import Documents
import Testing

@testable import PackLoading

/// A folder that only has parts of tables counts as a pack with a name that no pack has.
@Suite("A folder with tables and without a pack")
struct TableFolderTests {
  @Test(
    "has a path as its name",
    arguments: [("phone", "./phone"), ("./phone", "./phone"), ("/etc/phone", "/etc/phone")]
  )
  func name(folder: String, name: String) throws {
    #expect(try PackReader.tables(inFolder: folder, files: .none, []).name == name)
  }
}
