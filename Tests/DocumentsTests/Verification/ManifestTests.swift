import Documents
import Foundation
import SourceTexts
import Testing
import Violations

@Suite("A manifest")
struct ManifestTests {
  @Test("has the checksum of each file, as the reference program writes it")
  func text() throws {
    // The checksums of nothing and of `abc` are published with the algorithm.
    let text = "ef46db3751d8e999  a/b c.txt\n44bc2cf5ad770999  ü.yaml\n"
    let manifest = try Manifest(SourceText(text, name: "MANIFEST"))
    #expect(
      manifest.checksums == ["a/b c.txt": 0xEF46_DB37_51D8_E999, "ü.yaml": 0x44BC_2CF5_AD77_0999]
    )
    #expect(manifest.text == text)
    #expect(Manifest.checksum(of: []) == 0xEF46_DB37_51D8_E999)
    #expect(Manifest.checksum(of: Array("abc".utf8)) == 0x44BC_2CF5_AD77_0999)
  }

  @Test(
    "is refused at its first line that is none",
    arguments: [
      ("too few digits", "44bc2cf5ad77099  a"), ("an uppercase digit", "44BC2cf5ad770999  a"),
      ("a sign", "+4bc2cf5ad770999  a"), ("one blank", "44bc2cf5ad770999 a"),
      ("no path", "44bc2cf5ad770999  "), ("a path twice", "44bc2cf5ad770999  first"),
      ("other text", "# comment"),
    ]
  )
  func broken(row: (name: String, line: String)) throws {
    let source = SourceText("ef46db3751d8e999  first\n\(row.line)\n", name: "MANIFEST")
    let error = #expect(throws: LoadingError.self) { try Manifest(source) }
    #expect(error?.diagnostics.map(\.code) == ["data.damaged"])
    #expect(error?.diagnostics.map(\.line) == [2])
  }
}
