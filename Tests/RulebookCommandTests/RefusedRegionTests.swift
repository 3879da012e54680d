import Foundation
import Testing

@Suite("Region files that are refused")
struct RefusedRegionTests {
  @Test("are named on standard error by a check, which goes on without them")
  func refused() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let regions = folder.appending(path: "regions")
    try FileManager.default.createDirectory(at: regions, withIntermediateDirectories: true)
    let start = "format: 1\nkind: phone-region\nregion: XA\ncalling-code: "
    let ranges = "\nranges: { any: { 9: 5 }, mobile: { 9: 5 } }\n"
    for (name, code) in [("XA", "999"), ("XB", "41x")] {
      let text = start.replacing("XA", with: name) + code + ranges
      try Data(text.utf8).write(to: regions.appending(path: "\(name).yaml"))
    }
    let result = try Command.run(
      ["check", "email", "ann@example.com", "--packs", folder.path(percentEncoded: false)]
    )
    #expect(result.exitCode == 0)
    #expect(result.errors.contains("/regions/XB.yaml:4:15: `41x` isn't a calling code"))
    #expect(!result.errors.contains("XA.yaml"))
  }
}
