import Documents
import PhoneNumbers
import Rules
import TestSupport
import Testing
import Violations

@Suite("What a region file may not say")
struct PhoneRegionReaderTests {
  private static let head = "format: 1\nkind: phone-region\nregion: CH\ncalling-code: 41\n"
  private static let ranges = "ranges: { any: { 9: 2-7 }, mobile: { 9: 7 } }\n"

  /// A file that is right up to its fifth line.
  private static func row(
    _ name: String,
    _ body: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    RefusalRow(name, whole: [head + body], expected)
  }

  private static func file(
    _ name: String,
    _ text: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    RefusalRow(name, whole: [text], expected)
  }

  static let heads: [RefusalRow] = [
    file("nothing but comments", "# CH\n", .init("yaml.empty 1:1")),
    file("a list", "- CH\n", .init("pack.wrong_type 1:1", "a record")),
    file("no YAML", "region: [CH\n", .init("yaml.missing_bracket 2:1")),
    file(
      "another format",
      "format: 2\nkind: phone-region\nregion: CH\ncalling-code: 41\n" + ranges,
      .init("pack.format 1:9", hint: "format: 1")
    ),
    file(
      "another kind",
      "format: 1\nkind: calling-codes\nregion: CH\ncalling-code: 41\n" + ranges,
      .init("pack.wrong_table 2:7", hint: "kind: phone-region")
    ),
    file(
      "a region in small letters",
      "format: 1\nkind: phone-region\nregion: ch\ncalling-code: 41\n" + ranges,
      .init("pack.wrong_value 3:9", "`ch`", hint: "ISO 3166-1")
    ),
    file(
      "a calling code with a plus sign",
      "format: 1\nkind: phone-region\nregion: CH\ncalling-code: '+41'\n" + ranges,
      .init("pack.wrong_value 4:15", "`+41`", hint: "1 to 999")
    ),
    file(
      "a calling code of four digits",
      "format: 1\nkind: phone-region\nregion: CH\ncalling-code: 4100\n" + ranges,
      .init("pack.wrong_value 4:15", hint: "1 to 999")
    ),
    file(
      "no calling code",
      "format: 1\nkind: phone-region\nregion: CH\n" + ranges,
      .init("pack.missing_key 1:1", "`calling-code`")
    ),
    row(
      "an unknown key",
      ranges + "formts: []\n",
      .init("pack.unknown_key 6:1", hint: "`formats`")
    ),
    row("a key twice", ranges + ranges, .init("yaml.duplicate_key 6:1", "line 5")),
  ]

  static let numbers: [RefusalRow] = [
    row("no ranges", "", .init("pack.missing_key 1:1", "`ranges`")),
    row(
      "no ranges of all types",
      "ranges: { mobile: { 9: 7 } }\n",
      .init("pack.missing_key 5:9", "`any`", hint: "any: {")
    ),
    row(
      "a type that does not exist",
      "ranges: { any: { 9: 2 }, mobil: { 9: 2 } }\n",
      .init("pack.unknown_key 5:26", "`mobil`", hint: "`mobile`")
    ),
    row(
      "a letter in a prefix",
      "ranges: { any: { 9: 21 2x } }\n",
      .init("phone_region.prefix 5:24", "`2x`", hint: "21-22")
    ),
    row(
      "a letter in a prefix on another line",
      "ranges:\n  any:\n    9: 21\n      22 2x\n",
      .init("phone_region.prefix 8:10", "`2x`")
    ),
    row(
      "a range that goes down",
      "ranges: { any: { 9: 22-21 } }\n",
      .init("phone_region.prefix 5:21", "does not go up")
    ),
    row(
      "a range between prefixes of different lengths",
      "ranges: { any: { 9: 2-31 } }\n",
      .init("phone_region.prefix 5:21", "does not go up")
    ),
    row(
      "a prefix longer than its numbers",
      "ranges: { any: { 2: 123 } }\n",
      .init("phone_region.prefix 5:21", "more digits")
    ),
    row(
      "a prefix inside another",
      "ranges: { any: { 9: 2 21 } }\n",
      .init("phone_region.prefix 5:23", "`21`")
    ),
    row(
      "an area without codes",
      "ranges:\n  any:\n    areas:\n      - { 9: 2 }\n",
      .init("pack.missing_key 8:9", "`codes`")
    ),
    row(
      "a letter in an area code",
      "ranges:\n  any:\n    areas:\n      - { codes: 7x, 9: 2 }\n",
      .init("phone_region.prefix 8:18", "`7x`")
    ),
    row(
      "an area code with which a prefix is longer than its numbers",
      "ranges:\n  any:\n    areas:\n      - { codes: 3 31, 3: 22 }\n",
      .init("phone_region.prefix 8:20", "more digits")
    ),
    row(
      "a list of area codes that nobody gave",
      "area-codes: { north: 31 }\nranges:\n  any:\n    areas:\n      - { codes: nort, 9: 2 }\n",
      .init("pack.wrong_value 9:18", "`nort`", hint: "north")
    ),
    row(
      "a named list of which a code has numbers already",
      "area-codes: { n: 31 7 }\nranges:\n  any:\n    9: 2-7\n    areas:\n      - { codes: n, 9: 2 }\n",
      .init("phone_region.prefix 10:18", "a code of the list `n` is under")
    ),
    row(
      "a named list with a code that is too long",
      "area-codes: { n: 3 31 }\nranges:\n  any:\n    areas:\n      - { codes: n, 3: 2 }\n",
      .init("phone_region.prefix 5:20", "`31`")
    ),
    row(
      "a letter in a list of area codes",
      "area-codes:\n  north: 31 3x\nranges:\n  any:\n    areas:\n      - { codes: north, 9: 2 }\n",
      .init("phone_region.prefix 6:13", "`3x`")
    ),
    row(
      "a letter in a list of area codes that nothing uses",
      "area-codes:\n  north: 31 3x\n" + ranges,
      .init("phone_region.prefix 6:13", "`3x`")
    ),
    row(
      "a list of area codes without a name",
      "area-codes: { 1: 31 }\n" + ranges,
      .init("pack.bad_name 5:15", "`1`")
    ),
    row(
      "lists of area codes that have no names",
      "area-codes: 31\n" + ranges,
      .init("pack.wrong_type 5:13", "a record")
    ),
    row(
      "areas that are no list",
      "ranges: { any: { 9: 2, areas: 31 } }\n",
      .init("pack.wrong_type 5:31", "a list")
    ),
    row(
      "an area of a format without leading digits",
      ranges + "formats:\n  - groups: 9\n    write: $1\n    areas:\n      - { codes: 31 }\n",
      .init("pack.missing_key 10:9", "`leading`")
    ),
    row(
      "lengths that go down",
      "ranges: { any: { 9-5: 2 } }\n",
      .init("pack.wrong_value 5:18", "`9-5`", hint: "5-13")
    ),
    row("a length of no number", "ranges: { any: { 40: 2 } }\n", .init("pack.wrong_value 5:18")),
    row(
      "lengths with a letter",
      ranges + "lengths: { any: 9x }\n",
      .init("pack.wrong_value 6:17", "`9x`")
    ),
    row(
      "a length that is possible and only local",
      ranges + "local-lengths: { any: 9 }\n",
      .init("phone_region.contradiction 6:18", "9 digits")
    ),
    row(
      "an example with a letter",
      ranges + "examples: { mobile: 79x }\n",
      .init("pack.wrong_value 6:21", "digits only")
    ),
    row(
      "an example of another type",
      ranges + "examples: { mobile: '212345678' }\n",
      .init("phone_region.example 6:21", "mobile", hint: "national number")
    ),
    row(
      "an example of a type without ranges",
      ranges + "examples: { pager: '212345678' }\n",
      .init("phone_region.example 6:13", "pager")
    ),
    row(
      "two mistakes",
      "national-prefix: x\nranges: { any: { 9: y } }\n",
      .init("pack.wrong_value 5:18"),
      .init("phone_region.prefix 6:21")
    ),
  ]

  static let writing: [RefusalRow] = [
    row(
      "a format that writes a group that is not there",
      ranges + "formats:\n  - { groups: 2 7, write: $1 $3 }\n",
      .init("phone_region.contradiction 7:5", "$3")
    ),
    row(
      "a national prefix in place of the first group",
      ranges + "formats:\n  - { groups: 2 7, write: $1 $2, national: 0 }\n",
      .init("phone_region.contradiction 7:5", "lacks $1")
    ),
    row(
      "digits to strip with a letter",
      "dialled: [ { strip: 0 x } ]\n" + ranges,
      .init("phone_region.prefix 5:23", "`x`", hint: "21-22")
    ),
    row(
      "a way of dialling with an unknown key",
      "dialled: [ { stripe: 0 } ]\n" + ranges,
      .init("pack.unknown_key 5:14", hint: "`strip`")
    ),
    row(
      "a format without groups",
      ranges + "formats: [ { write: $1 } ]\n",
      .init("pack.missing_key 6:12", "`groups`")
    ),
    row(
      "groups with a letter",
      ranges + "formats: [ { groups: 3 x, write: $1 } ]\n",
      .init("pack.wrong_value 6:22")
    ),
    row(
      "too many groups",
      ranges + "formats: [ { groups: 1 1 1 1 1 1 1 1 1, write: $1 } ]\n",
      .init("phone_region.contradiction 6:12", "8 groups")
    ),
    row(
      "leading digits with a letter",
      ranges + "formats: [ { groups: 9, write: $1, leading: 7 x } ]\n",
      .init("phone_region.prefix 6:47")
    ),
    row(
      "leading digits beside those that are left out",
      ranges + "formats: [ { groups: 9, write: $1, leading: 7, except: { leading: 8 } } ]\n",
      .init("pack.wrong_value 6:56", "do not", hint: "either")
    ),
    row(
      "digits left out that are no record",
      ranges + "formats: [ { groups: 9, write: $1, except: 8 } ]\n",
      .init("pack.wrong_type 6:44", "a record")
    ),
    row(
      "nothing left out",
      ranges + "formats: [ { groups: 9, write: $1, except: {} } ]\n",
      .init("pack.missing_key 6:44", "`leading`")
    ),
    row(
      "an unknown key in what is left out",
      ranges + "formats: [ { groups: 9, write: $1, except: { leading: 8, area: [] } } ]\n",
      .init("pack.unknown_key 6:58", "`area`", hint: "areas")
    ),
  ]

  @Test("A mistake is refused at its position", arguments: heads + numbers + writing)
  func refusal(row: RefusalRow) {
    var found: [Diagnostic] = []
    for text in row.texts {
      do throws(LoadingError) {
        _ = try PhoneRegionReader.read(SourceText(text, name: "regions/CH.yaml"))
      } catch {
        found += error.diagnostics
      }
    }
    #expect(row.difference(from: found) == "")
  }
}
