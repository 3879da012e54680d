import Rulebook
import RulebookAuthoring
import SourceTexts
import TestSupport
import Testing

/// What lint reports about whole catalog files, and how to suppress a finding.
@Suite("Lint of catalog files")
struct CatalogFileLintTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var title: String
    var files: [String: String]
    /// Code, file and position of each expected finding.
    var expected: [String]
    /// Codes that must not be among the findings.
    var unexpected: [String] = []
    var testDescription: String { title }
  }

  static let rows = [
    Row(
      title: "a tag in other spelling",
      files: ["de-CH.arb": #"{ "@@locale": "de_ch", "required": "Füll das aus." }"#],
      expected: ["lint.tag de-CH.arb 1:15"]
    ),
    Row(
      title: "an old code of a language",
      files: ["iw.arb": #"{ "@@locale": "iw", "required": "חובה למלא שדה זה." }"#],
      expected: ["lint.tag iw.arb 1:15"]
    ),
    Row(
      title: "a language that is not registered",
      files: ["qqz.arb": #"{ "@@locale": "qqz", "required": "Xx xx." }"#],
      expected: ["lint.tag qqz.arb 1:15"]
    ),
    Row(
      title: "two files of one locale",
      files: [
        "nl.arb": #"{ "@@locale": "nl", "required": "Vul dit veld in." }"#,
        "nl.more.arb": #"{ "@@locale": "nl", "invalid": "Controleer dit." }"#,
      ],
      expected: ["arb.duplicate_locale nl.more.arb 1:15"]
    ),
    Row(
      title: "a file with the name of another locale",
      files: ["nl.arb": #"{ "@@locale": "fr", "required": "Remplissez ce champ." }"#],
      expected: ["lint.locale_name nl.arb 1:15"]
    ),
    Row(
      title: "most texts missing in a new language",
      files: ["eo.arb": #"{ "@@locale": "eo", "required": "Plenigu tion." }"#],
      expected: ["lint.missing_message eo.arb 1:15"]
    ),
    Row(
      title: "nothing missing in a regional file",
      files: ["de-CH.arb": #"{ "@@locale": "de-CH", "required": "Füll dieses Feld aus." }"#],
      expected: [],
      unexpected: ["lint.missing_message"]
    ),
    Row(
      title: "a text of the application's own that a language lacks",
      files: [
        "en.arb": #"{ "@@locale": "en", "quota.exceeded": "Remove some files." }"#,
        "de.arb": #"{ "@@locale": "de", "required": "Füll dieses Feld aus." }"#,
      ],
      expected: ["lint.missing_message de.arb 1:15"]
    ),
    Row(
      title: "a number with another unit than in the source",
      files: [
        "en.arb": #"{ "@@locale": "en", "up.big": "At most {n, number, ::unit/megabyte}." }"#,
        "de.arb": #"{ "@@locale": "de", "up.big": "Bis {n, number, ::unit/kilobyte}." }"#,
      ],
      expected: ["lint.wrong_unit de.arb 1:50"]
    ),
    Row(
      title: "a number with the unit of the source, in other words",
      files: [
        "en.arb": #"{ "@@locale": "en", "up.big": "At most {n, number, ::unit/megabyte}." }"#,
        "de.arb": #"{ "@@locale": "de", "up.big": "Bis {n, number, ::unit/megabyte "#
          + #"unit-width-full-name}." }"#,
      ],
      expected: [],
      unexpected: ["lint.wrong_unit"]
    ),
    Row(
      title: "a key of nobody",
      files: ["de.arb": #"{ "@@locale": "de", "requird": "Füll dieses Feld aus." }"#],
      expected: ["lint.unknown_key de.arb 1:32"]
    ),
    Row(
      title: "a label of a field that no form has",
      files: ["de.arb": #"{ "@@locale": "de", "field:emial": "E-Mail-Adresse" }"#],
      expected: ["lint.unknown_key de.arb 1:36"]
    ),
    Row(
      title: "a label that the source has, too",
      files: [
        "en.arb": #"{ "@@locale": "en", "field:voucher": "Voucher" }"#,
        "de.arb": #"{ "@@locale": "de", "field:voucher": "Gutschein" }"#,
      ],
      expected: [],
      unexpected: ["lint.unknown_key"]
    ),
    Row(
      title: "a text that the region's language already has",
      files: [
        "sv.arb": #"{ "@@locale": "sv", "required": "Fyll i fältet." }"#,
        "sv-FI.arb": #"{ "@@locale": "sv-FI", "required": "Fyll i fältet." }"#,
      ],
      expected: ["lint.repeated_text sv-FI.arb 1:36"]
    ),
    Row(
      title: "a text of a region that differs, and one that a language only shares with another",
      files: [
        "sv.arb": #"{ "@@locale": "sv", "required": "Fyll i fältet." }"#,
        "sv-FI.arb": #"{ "@@locale": "sv-FI", "required": "Fyll i detta fält." }"#,
        "nb.arb": #"{ "@@locale": "nb", "required": "Fyll i fältet." }"#,
      ],
      expected: [],
      unexpected: ["lint.repeated_text", "lint.copied_message"]
    ),
    Row(
      title: "the English name of a country",
      files: [
        "en.arb": #"{ "@@locale": "en", "tax.country": "Choose Germany or New Zealand." }"#,
        "de.arb": #"{ "@@locale": "de", "tax.country": "Wähle Deutschland oder New Zealand." }"#,
      ],
      expected: ["lint.foreign_name de.arb 1:60"]
    ),
    Row(
      title: "the English name of a language",
      files: [
        "en.arb": #"{ "@@locale": "en", "tax.language": "Write in German." }"#,
        "fr.arb": #"{ "@@locale": "fr", "tax.language": "Écrivez en German." }"#,
      ],
      expected: ["lint.foreign_name fr.arb 1:49"]
    ),
    Row(
      title: "a Romance plural without the form for a million",
      files: [
        "es.arb": #"{ "@@locale": "es", "n.m": "{n, plural, one {# vez} other {# veces}}" }"#,
        "fr.arb": #"{ "@@locale": "fr", "n.m": "{n, plural, one {# fois} other {# fois}}" }"#,
      ],
      expected: [],
      unexpected: ["lint.missing_plural", "lint.surplus_plural"]
    ),
    Row(
      title: "a Romance plural without the form for one",
      files: ["es.arb": #"{ "@@locale": "es", "n.m": "{n, plural, other {# veces}}" }"#],
      expected: ["lint.missing_plural es.arb 1:29"]
    ),
    Row(
      title: "a Czech plural without the form for fractions",
      files: [
        "cs.arb":
          #"{ "@@locale": "cs", "n.m": "{n, plural, one {# den} few {# dny} other {# dnů}}" }"#
      ],
      expected: ["lint.missing_plural cs.arb 1:29"]
    ),
    Row(
      title: "a fault that is left standing with a reason",
      files: [
        "de.arb": #"{ "@@locale": "de", "required": "Füll dieses Feld aus", "#
          + #""@required": { "x-lint": { "lint.end": "stands in a table" } } }"#
      ],
      expected: [],
      unexpected: ["lint.end", "lint.idle_suppression"]
    ),
    Row(
      title: "faults of a whole file that are left standing",
      files: [
        "de.arb": #"{ "@@locale": "de", "@@x-lint": { "lint.end": "as telegrams" }, "#
          + #""required": "Füll dieses Feld aus", "invalid": "Prüfe dies" }"#
      ],
      expected: [],
      unexpected: ["lint.end", "lint.idle_suppression"]
    ),
    Row(
      title: "a reason for a fault that is not there",
      files: [
        "de.arb": #"{ "@@locale": "de", "required": "Füll dieses Feld aus.", "#
          + #""@required": { "x-lint": { "lint.end": "stands in a table" } } }"#
      ],
      expected: ["lint.idle_suppression de.arb 1:85"]
    ),
    Row(
      title: "a fault that is left standing without a reason",
      files: [
        "de.arb": #"{ "@@locale": "de", "required": "Füll dieses Feld aus", "#
          + #""@required": { "x-lint": { "lint.end": " " } } }"#
      ],
      expected: ["arb.no_reason de.arb 1:96"]
    ),
    Row(
      title: "an error cannot be left standing",
      files: [
        "de.arb": #"{ "@@locale": "de", "required": "Füll {x} aus.", "#
          + #""@required": { "x-lint": { "lint.unknown_argument": "never mind" } } }"#
      ],
      expected: ["lint.unknown_argument de.arb 1:39", "lint.idle_suppression de.arb 1:77"]
    ),
    Row(
      title: "a translation of another text than the present one",
      files: [
        "de.arb": #"{ "@@locale": "de", "required": "Füll dieses Feld aus.", "#
          + #""@required": { "x-source": "00000000" } }"#
      ],
      expected: ["lint.stale_message de.arb 1:33"]
    ),
    Row(
      title: "a term that a new file does not translate yet",
      files: [
        "eo.arb": #"{ "@@locale": "eo", "@@x-glossary": { "field": [""] }, "#
          + #""required": "Plenigu tion." }"#
      ],
      expected: [],
      unexpected: ["lint.term"]
    ),
    Row(
      title: "a profile of its own that says otherwise",
      files: [
        "de.arb": #"{ "@@locale": "de", "@@x-quotation-marks": ["«", "»", "‹", "›"], "#
          + #""equals.different": "Gib «{expected}» ein." }"#
      ],
      expected: [],
      unexpected: ["lint.quotation_marks"]
    ),
    Row(
      title: "the profile of the library's file for another one of the language",
      files: ["de.arb": #"{ "@@locale": "de", "equals.different": "Gib «{expected}» ein." }"#],
      expected: ["lint.quotation_marks de.arb 1:46"]
    ),
    Row(
      title: "spaces between phrases of a language that has them only there",
      files: [
        "th.arb": #"{ "@@locale": "th", "#
          + #""@@x-spaces": { "between-words": false, "between-phrases": true }, "#
          + #""@@x-end": [], "required": "กรอกช่องนี้ แล้วลองอีกครั้ง" }"#
      ],
      expected: [],
      unexpected: ["lint.space", "lint.end"]
    ),
    Row(
      title: "a space in a language that has none",
      files: [
        "zh.arb": #"{ "@@locale": "zh", "@@x-spaces": { "between-words": false }, "#
          + #""required": "请填写 此栏。" }"#
      ],
      expected: ["lint.space zh.arb 1:79"]
    ),
    Row(
      title: "a space before the mark at the end of a Hindi sentence",
      files: [
        "hi.arb": #"{ "@@locale": "hi", "@@x-end": ["।", "?"], "#
          + #""required": "यह फ़ील्ड भरें ।" }"#
      ],
      expected: ["lint.space hi.arb 1:71"],
      unexpected: ["lint.end"]
    ),
    Row(
      title: "a question in a language where questions end like sentences",
      files: [
        "en.arb": #"{ "@@locale": "en", "up.sure": "Are you sure?" }"#,
        "hy.arb": #"{ "@@locale": "hy", "@@x-end": ["։"], "up.sure": "Համոզվա՞ծ եք։" }"#,
      ],
      expected: [],
      unexpected: ["lint.end"]
    ),
    Row(
      title: "a question without an end",
      files: [
        "en.arb": #"{ "@@locale": "en", "up.sure": "Are you sure?" }"#,
        "hy.arb": #"{ "@@locale": "hy", "@@x-end": ["։"], "up.sure": "Համոզվա՞ծ եք" }"#,
      ],
      expected: ["lint.end hy.arb 1:50"]
    ),
  ]

  @Test("Finds", arguments: rows + ofLanguages + ofReleases + ofCopies)
  func finds(_ row: Row) throws {
    let folder = try TemporaryFolder()
    for (name, text) in row.files { try folder.write(text, to: name) }
    let data = try FewData()
    let findings = try Linter(resources: data.root).lint([folder.path]).findings
    let found = findings.map { finding in
      let file = finding.diagnostic.file.split(separator: "/").last ?? ""
      return "\(finding.diagnostic.code) \(file) "
        + "\(finding.diagnostic.line):\(finding.diagnostic.column)"
    }
    #expect(Set(row.expected).subtracting(found) == [], "\(found)")
    let codes = findings.map(\.diagnostic.code)
    #expect(row.unexpected.filter(codes.contains) == [])
  }
}
