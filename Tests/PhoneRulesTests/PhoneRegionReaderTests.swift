import Documents
import PhoneNumbers
import PhoneRules
import SourceTexts
import TestSupport
import Testing
import Violations

@Suite("What a region file may not say")
struct PhoneRegionReaderTests {
  private static let head = "format: 1\nkind: phone-region\nregion: CH\ncalling-code: 41\n"
  private static let ranges = "ranges: { any: { 9: 2-7 }, mobile: { 9: 7 } }\n"

  /// Returns a row whose file is correct up to its fifth line.
  private static func row(
    _ name: String,
    _ body: String,
    _ expected: RefusalRow.Expected...
  ) -> RefusalRow {
    RefusalRow(name, whole: [head + body], expected)
  }

  /// Returns the file of a row of a table, after it replaces the line `RANGES`.
  private static func file(_ body: String) -> String {
    head + body.replacing("RANGES\n", with: ranges)
  }

  static let heads: [RefusalRow] = [
    RefusalRow("nothing but comments", of: "# CH\n", .init("yaml.empty 1:1")),
    RefusalRow("a list", of: "- CH\n", .init("pack.wrong_type 1:1", "a record")),
    RefusalRow("no YAML", of: "region: [CH\n", .init("yaml.missing_bracket 2:1")),
    RefusalRow(
      "another format",
      of: "format: 2\nkind: phone-region\nregion: CH\ncalling-code: 41\n" + ranges,
      .init("pack.format 1:9", hint: "format: 1")
    ),
    RefusalRow(
      "another kind",
      of: "format: 1\nkind: calling-codes\nregion: CH\ncalling-code: 41\n" + ranges,
      .init("pack.wrong_table 2:7", hint: "kind: phone-region")
    ),
    RefusalRow(
      "a region in small letters",
      of: "format: 1\nkind: phone-region\nregion: ch\ncalling-code: 41\n" + ranges,
      .init("pack.wrong_value 3:9", "`ch`", hint: "ISO 3166-1")
    ),
    RefusalRow(
      "a calling code with a plus sign",
      of: "format: 1\nkind: phone-region\nregion: CH\ncalling-code: '+41'\n" + ranges,
      .init("pack.wrong_value 4:15", "`+41`", hint: "1 to 999")
    ),
    RefusalRow(
      "a calling code of four digits",
      of: "format: 1\nkind: phone-region\nregion: CH\ncalling-code: 4100\n" + ranges,
      .init("pack.wrong_value 4:15", hint: "1 to 999")
    ),
    RefusalRow(
      "no calling code",
      of: "format: 1\nkind: phone-region\nregion: CH\n" + ranges,
      .init("pack.missing_key 1:1", "`calling-code`")
    ),
    row(
      "an unknown key",
      ranges + "formts: []\n",
      .init("pack.unknown_key 6:1", hint: "`formats`")
    ),
    row("a key twice", ranges + ranges, .init("yaml.duplicate_key 6:1", "line 5")),
  ]

  static let numbers: [RefusalRow] =
    RefusalRow.rows(
      """
      no ranges |  | pack.missing_key 1:1 | `ranges`
      no ranges of all types | ranges: { mobile: { 9: 7 } }¶ | pack.missing_key 5:9 | `any` | any: {
      a type that does not exist | ranges: { any: { 9: 2 }, mobil: { 9: 2 } }¶ | pack.unknown_key 5:26 | `mobil` | `mobile`
      a letter in a prefix | ranges: { any: { 9: 21 2x } }¶ | phone_region.prefix 5:24 | `2x` | 21-22
      a letter in a prefix on another line | ranges:¶  any:¶    9: 21¶      22 2x¶ | phone_region.prefix 8:10 | `2x`
      a range that goes down | ranges: { any: { 9: 22-21 } }¶ | phone_region.prefix 5:21 | ascending
      a range between prefixes of different lengths | ranges: { any: { 9: 2-31 } }¶ | phone_region.prefix 5:21 | ascending
      a prefix longer than its numbers | ranges: { any: { 2: 123 } }¶ | phone_region.prefix 5:21 | more digits
      a prefix inside another | ranges: { any: { 9: 2 21 } }¶ | phone_region.prefix 5:23 | `21`
      an area without codes | ranges:¶  any:¶    areas:¶      - { 9: 2 }¶ | pack.missing_key 8:9 | `codes`
      a letter in an area code | ranges:¶  any:¶    areas:¶      - { codes: 7x, 9: 2 }¶ | phone_region.prefix 8:18 | `7x`
      an area code with which a prefix is longer than its numbers | ranges:¶  any:¶    areas:¶      - { codes: 3 31, 3: 22 }¶ | phone_region.prefix 8:20 | more digits
      a list of area codes that nobody gave | area-codes: { north: 31 }¶ranges:¶  any:¶    areas:¶      - { codes: nort, 9: 2 }¶ | pack.wrong_value 9:18 | `nort` | north
      a named list of which a code has numbers already | area-codes: { n: 31 7 }¶ranges:¶  any:¶    9: 2-7¶    areas:¶      - { codes: n, 9: 2 }¶ | phone_region.prefix 10:18 | a code in the list `n` is already
      a named list with a code that is too long | area-codes: { n: 3 31 }¶ranges:¶  any:¶    areas:¶      - { codes: n, 3: 2 }¶ | phone_region.prefix 5:20 | `31`
      a letter in a list of area codes | area-codes:¶  north: 31 3x¶ranges:¶  any:¶    areas:¶      - { codes: north, 9: 2 }¶ | phone_region.prefix 6:13 | `3x`
      a letter in a list of area codes that nothing uses | area-codes:¶  north: 31 3x¶RANGES¶ | phone_region.prefix 6:13 | `3x`
      a list of area codes without a name | area-codes: { 1: 31 }¶RANGES¶ | pack.bad_name 5:15 | `1`
      lists of area codes that have no names | area-codes: 31¶RANGES¶ | pack.wrong_type 5:13 | a record
      areas that are no list | ranges: { any: { 9: 2, areas: 31 } }¶ | pack.wrong_type 5:31 | a list
      an area of a format without leading digits | RANGES¶formats:¶  - groups: 9¶    write: $1¶    areas:¶      - { codes: 31 }¶ | pack.missing_key 10:9 | `leading`
      lengths that go down | ranges: { any: { 9-5: 2 } }¶ | pack.wrong_value 5:18 | `9-5` | 5-13
      a length of no number | ranges: { any: { 40: 2 } }¶ | pack.wrong_value 5:18
      lengths with a letter | RANGES¶lengths: { any: 9x }¶ | pack.wrong_value 6:17 | `9x`
      a length that is possible and only local | RANGES¶local-lengths: { any: 9 }¶ | phone_region.contradiction 6:18 | 9 digits
      an example with a letter | RANGES¶examples: { mobile: 79x }¶ | pack.wrong_value 6:21 | only digits
      an example of another type | RANGES¶examples: { mobile: '212345678' }¶ | phone_region.example 6:21 | mobile | national number
      an example of a type without ranges | RANGES¶examples: { pager: '212345678' }¶ | phone_region.example 6:13 | pager
      """,
      of: file
    ) + otherNumbers

  static let otherNumbers: [RefusalRow] = [
    row(
      "two mistakes",
      "national-prefix: x\nranges: { any: { 9: y } }\n",
      .init("pack.wrong_value 5:18"),
      .init("phone_region.prefix 6:21")
    )
  ]

  static let writing: [RefusalRow] =
    RefusalRow.rows(
      """
      a format that writes a group that is not there | RANGES¶formats:¶  - { groups: 2 7, write: $1 $3 }¶ | phone_region.contradiction 7:5 | $3
      a national prefix in place of the first group | RANGES¶formats:¶  - { groups: 2 7, write: $1 $2, national: 0 }¶ | phone_region.contradiction 7:5 | lacks $1
      digits to strip with a letter | dialled: [ { strip: 0 x } ]¶RANGES¶ | phone_region.prefix 5:23 | `x` | 21-22
      a way of dialling with an unknown key | dialled: [ { stripe: 0 } ]¶RANGES¶ | pack.unknown_key 5:14 |  | `strip`
      a format without groups | RANGES¶formats: [ { write: $1 } ]¶ | pack.missing_key 6:12 | `groups`
      groups with a letter | RANGES¶formats: [ { groups: 3 x, write: $1 } ]¶ | pack.wrong_value 6:22
      too many groups | RANGES¶formats: [ { groups: 1 1 1 1 1 1 1 1 1, write: $1 } ]¶ | phone_region.contradiction 6:12 | 8 groups
      leading digits with a letter | RANGES¶formats: [ { groups: 9, write: $1, leading: 7 x } ]¶ | phone_region.prefix 6:47
      leading digits beside those that are left out | RANGES¶formats: [ { groups: 9, write: $1, leading: 7, except: { leading: 8 } } ]¶ | pack.wrong_value 6:56 | both | either
      digits left out that are no record | RANGES¶formats: [ { groups: 9, write: $1, except: 8 } ]¶ | pack.wrong_type 6:44 | a record
      nothing left out | RANGES¶formats: [ { groups: 9, write: $1, except: {} } ]¶ | pack.missing_key 6:44 | `leading`
      an unknown key in what is left out | RANGES¶formats: [ { groups: 9, write: $1, except: { leading: 8, area: [] } } ]¶ | pack.unknown_key 6:58 | `area` | areas
      """,
      of: file
    )

  @Test("A mistake is refused at its position", arguments: heads + numbers + writing)
  func refusal(row: RefusalRow) throws {
    let difference = try row.difference { text in
      _ = try PhoneRegionReader.read(YAMLReader.document(SourceText(text, name: "regions/CH.yaml")))
    }
    #expect(difference == "")
  }
}
