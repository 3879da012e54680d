import Rulebook
import TestSupport
import Testing

/// Numbers of countries that are typed without separators.
///
/// The notations come from the offices that issue the numbers. The packs name them as sources.
@Suite("Numbers in their notation while they are typed")
struct WrittenNumbersTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String { "\(rule) \(typed)" }
    let rule: String
    let typed: String
    let shown: String
  }

  static let rows: [Row] = TextRow.rows(
    """
    creditor-identifier | DE98ZZZ0999 | DE98 ZZZ 0999
    creditor-identifier | DE98ZZZ | DE98 ZZZ
    at.tin | 591199013 | 59-119/9013
    at.businessid | FN122119m | FN 122119 m
    at.businessid | fn122119m | fn 122119 m
    be.nn | 85073003328 | 85.07.30-033.28
    be.vat | 0403019261 | 0403.019.261
    be.vat | BE0403019261 | BE0403.019.261
    be.ogm-vcs | 0108068 | 010/8068
    br.cnpj | 12345678000195 | 12.345.678/0001-95
    br.cnpj | 123456 | 12.345.6
    br.cpf | 12345678909 | 123.456.789-09
    ch.uid | CHE116281838 | CHE-116.281.838
    ch.uid | 1162818 | 116.281.8
    cl.rut | 123456785 | 12.345.678-5
    cz.rc | 7360285163 | 736028/5163
    dk.cpr | 0707614285 | 070761-4285
    es.nie | x2482300w | x-2482300-w
    fr.siret | 73282932000074 | 732 829 320 00074
    gb.nhs | 9434765870 | 943 476 5870
    is.kennitala | 1201743399 | 120174-3399
    no.mva | NO995525828MVA | NO 995 525 828 MVA
    no.fodselsnummer | 01010750160 | 010107 50160
    pl.nip | 1234563218 | 123-456-32-18
    pl.nip | PL8567346215 | PL856-734-62-15
    pt.nif | 501964843 | 501 964 843
    ru.snils | 11223344595 | 112-233-445 95
    th.pin | 1234567890121 | 1-2345-67890-12-1
    us.ein | 123456789 | 12-3456789
    us.itin | 900701234 | 900-70-1234
    us.ssn | 1234 | 123-4
    us.ssn | 123456789 | 123-45-6789
    us.ssn | 123-456789 | 123-45-6789
    issn | 03785955 | 0378-5955
    imo | IMO9074729 | IMO 9074729
    iso6346 | CSQU3054383 | CSQU 305438 3
    casrn | 58-08-2 | 58-08-2
    """
  ).map { Row(rule: $0[0], typed: $0[1], shown: $0[2]) }

  @Test("A number has the separators of its notation", arguments: rows)
  func written(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    let shown = rule.typing(row.typed)
    #expect(shown.text == row.shown)
    #expect(shown.cursor == shown.text.endIndex)
    #expect(rule.typing(shown.text).text == row.shown)
  }

  @Test("Typed character by character, it is the same in the end", arguments: rows)
  func oneByOne(_ row: Row) throws {
    let rule = try Self.rulebook.get().rule(row.rule)
    var text = ""
    for character in row.typed {
      let end = text.endIndex
      let edit = TextEdit(oldText: text, range: end..<end, replacement: String(character))
      text = rule.typing(edit).text
    }
    #expect(text == row.shown)
  }
}
