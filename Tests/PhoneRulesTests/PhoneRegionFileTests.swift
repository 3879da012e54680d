import Documents
import PhoneNumbers
import PhoneRules
import SourceTexts
import Testing
import Violations

@Suite("What a region file may say")
struct PhoneRegionFileTests {
  private static let head = "format: 1\nkind: phone-region\nregion: CH\ncalling-code: 41\n"
  private static let ranges = "ranges: { any: { 9: 2-7 }, mobile: { 9: 7 } }\n"

  private static func region(_ body: String) throws(LoadingError) -> PhoneRegion {
    try PhoneRegionReader.read(
      YAMLReader.document(SourceText(head + body, name: "regions/CH.yaml"))
    )
  }

  /// A directory of one region.
  private struct OneRegion: PhoneRegionSource {
    let region: PhoneRegion

    func region(named name: String) -> PhoneRegion { region }
  }

  @Test("A file without mistakes is read")
  func sound() throws {
    let region = try Self.region(Self.ranges + "examples: { mobile: '712345678' }\n")
    #expect(region.name == "CH")
    #expect(region.callingCode == 41)
  }

  @Test("Area codes with a name are those of the list", arguments: [("312", true), ("322", false)])
  func namedAreaCodes(beginning: String, isThere: Bool) throws {
    let codes = "area-codes: { north: 31 335 }\n"
    let area = "areas: [ { codes: north, 9: 2 } ]"
    let ranges = "ranges: { any: { 9: 7, \(area) }, mobile: { 9: 7, \(area) } }\n"
    var isRead = true
    do throws(LoadingError) {
      _ = try Self.region(codes + ranges + "examples: { mobile: '\(beginning)345678' }\n")
    } catch {
      isRead = false
      #expect(error.diagnostics.map(\.code) == ["phone_region.example"])
    }
    #expect(isRead == isThere)
  }

  static let formats: [(format: String, national: String, international: String)] = [
    ("groups: 2 3 2 2", "71 234 56 78", "+41 71 234 56 78"),
    ("groups: 9", "712345678", "+41 712345678"),
    ("groups: 1 1 1 1 1 1 1 2", "7 1 2 3 4 5 6 78", "+41 7 1 2 3 4 5 6 78"),
    ("groups: 2 7, write: $1-$2", "71-2345678", "+41 71-2345678"),
    ("groups: 2 7, national: 0$1", "071 2345678", "+41 71 2345678"),
    ("groups: 2 7, international: $1.$2", "71 2345678", "+41 71.2345678"),
  ]

  @Test("Groups have blanks between them if nothing else is said", arguments: formats)
  func written(row: (format: String, national: String, international: String)) throws {
    let region = try Self.region(Self.ranges + "formats: [ { \(row.format) } ]\n")
    let directory = PhoneDirectory(index: [41: ["CH"]], source: OneRegion(region: region))
    let number = try directory.parse("712345678", region: "CH")
    #expect(try directory.format(number, as: .national) == row.national)
    #expect(try directory.format(number, as: .international) == row.international)
  }
}
