import Rulebook
import TestSupport
import Testing

/// The rules with the step `as-typed`, and everyday spellings of their values.
@Suite("Values as people type and paste them")
struct TypedValuesTests {
  private static let rulebook = Result { try Rulebook(.init(resources: DataFiles.root)) }

  // A rule, a parameter, a value, its normalized form, and what was taken away.
  static let rows = TextRow.rows(
    """
    iban |  | DE89 3704 0044 0532 0130 00 | DE89370400440532013000
    iban |  | iban: de89370400440532013000 | DE89370400440532013000 | iban:
    iban |  | IBAN-Nr.: DE89 3704 0044 0532 0130 00 | DE89370400440532013000 | IBAN-Nr.:
    iban |  | IBAN – DE89370400440532013000 | DE89370400440532013000 | IBAN -
    iban |  | „DE89370400440532013000“ | DE89370400440532013000 | „…“
    iban |  | ＤＥ８９３７０４００４４０５３２０１３０００ | DE89370400440532013000
    iban |  | DE٨٩٣٧٠٤٠٠٤٤٠٥٣٢٠١٣٠٠٠ | DE89370400440532013000
    isbn |  | ISBN 978-3-16-148410-0 | 9783161484100 | ISBN
    isbn |  | ISBN-10: 0-8412-0473-X | 084120473X | ISBN-10:
    isbn |  | ISBN: ISBN-13: 978‒3‒16‒148410‒0 | 9783161484100 | ISBN: ISBN-13:
    isbn |  | URN:ISBN:9783161484100 | 9783161484100 | URN:ISBN:
    postal-code | country=JP | 〒154－0023 | 154-0023 | 〒
    postal-code | country=JP | １５４－００２３ | 154-0023
    postal-code | country=CH | PLZ 8001 | 8001 | PLZ
    postal-code | country=GB | "ec1y 8sy" | EC1Y 8SY | "…"
    vat |  | VAT No.: DE136695976 | DE136695976 | VAT No.:
    vat |  | USt.-IdNr. DE 136695976 | DE136695976 | USt.-IdNr.
    vat |  | P.IVA IT00743110157 | IT00743110157 | P.IVA
    phone | region=CH | Telefon: 079 123 45 67 | +41791234567
    phone | region=CH | “079 123 45 67” | +41791234567 | “…”
    email |  | “ann@example.org” | ann@example.org | “…”
    phone | region=CH | ０７９ １２３ ４５ ６７ | +41791234567
    email |  | mailto:ann@example.org | ann@example.org | mailto:
    email |  | E-Mail: ann@example.org | ann@example.org | E-Mail:
    email |  | Ann Lee <ann@example.org> | ann@example.org | Ann Lee <…>
    email |  | "Lee, Ann" <mailto:ann@example.org> | ann@example.org | "Lee, Ann" <mailto:…>
    email |  | 'ann@example.org' | ann@example.org | '…'
    email |  | ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ | ann@example.org
    email.strict-ascii |  | <ann@example.org> | ann@example.org | <…>
    url |  | URL: https://example.org/ | https://example.org/ | URL:
    url |  | <https://example.org/> | https://example.org/ | <…>
    url |  | “https://example.org/” | https://example.org/ | “…”
    uuid |  | urn:uuid:F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6 | f81d4fae-7dec-11d0-a765-00a0c91e6bf6 | urn:uuid:
    uuid |  | f81d4fae–7dec–11d0–a765–00a0c91e6bf6 | f81d4fae-7dec-11d0-a765-00a0c91e6bf6
    date |  | ２０２６／１１／２０
    date |  | 2026−11−20 | 2026-11-20
    date |  | Datum: 2026-11-20 | 2026-11-20 | Datum:
    ch.ssn |  | AHV-Nr.: 756.9217.0769.85 | 7569217076985 | AHV-Nr.:
    ch.uid |  | UID: CHE–100.155.212 | CHE100155212 | UID:
    it.iva |  | Partita IVA: 00743110157 | 00743110157 | Partita IVA:
    jp.cn |  | 法人番号 8-7001-1000-5901 | 8700110005901 | 法人番号
    us.ssn |  | SSN # 536-90-4399 | 536904399 | SSN #
    pl.nip |  | NIP 856-734-62-15 | 8567346215 | NIP
    pl.vat |  | NIP UE: PL8567346215 | 8567346215 | NIP UE:
    pl.vat |  | NIP 856.734.62.15 | 8567346215 | NIP
    us.ein |  | EIN: 52–1234095 | 521234095 | EIN:
    us.ssn |  | 536 90 4399 | 536904399
    us.rtn |  | ABA 011000015 | 011000015 | ABA
    nl.btw |  | BTW-nr.: NL004495445B01 | 004495445B01 | BTW-nr.:
    nl.kvk |  | KvK 3301.4286 | 33014286 | KvK
    no.orgnr |  | Org.nr. 974 760 673 | 974760673 | Org.nr.
    se.postnummer |  | SE–11418 | 114 18
    ru.snils |  | СНИЛС: 112‑233‑445 95 | 11223344595 | СНИЛС:
    tr.tckimlik |  | TC: 100 000 001 46 | 10000000146 | TC:
    kr.brn |  | 사업자등록번호: １２３－４５－６７８９１ | 1234567891 | 사업자등록번호:
    sa.vat |  | ٣٠١٢٣٤٥٦٧٨٠٠٠٠٣ | 301234567800003
    th.pin |  | ๑-๒๓๔๕-๖๗๘๙๐-๑๒-๑ | 1234567890121
    uy.ci |  | C.I. 1.234.567-2 | 12345672 | C.I.
    me.jmbg |  | JMBG: 0710003730015 | 0710003730015 | JMBG:
    za.crn |  | Reg. No. K2015 / 123456 / 07 | 2015/123456/07 | Reg. No.
    vat | country=DE | 136695976 | DE136695976
    vat | country=UK | 980 7806 84 | GB980780684
    vat | country=DEU | USt-IdNr. DE 136 695 976 | DE136695976 | USt-IdNr.
    vat | country=GR | GR094259216 | EL094259216
    vatin |  | UK 980 7806 84 | GB980780684
    eu.vat |  | N° TVA : FR 61 954 506 077 | FR61954506077 | N° TVA :
    tax-number | country=POL | NIP: 856–734–62–15 | 8567346215 | NIP:
    national-id | country=PL | PESEL 44051401359 | 44051401359 | PESEL
    bank-account | country=UK | “GB82 WEST 1234 5698 7654 32” | GB82WEST12345698765432 | “…”
    """
  )

  private static func handle(_ row: TextRow) throws -> RuleHandle {
    let pair = row[1].split(separator: "=").map(String.init)
    return try rulebook.get().rule(row[0], with: pair.count == 2 ? [pair[0]: .text(pair[1])] : [:])
  }

  @Test("are what they mean, and a fact says what was taken away", arguments: rows)
  func values(row: TextRow) throws {
    let rule = try Self.handle(row)
    let report = rule.check(row[2])
    #expect(report.normalized?.text ?? "" == row[3])
    #expect(rule.accepts(row[2]) == !row[3].isEmpty)
    if report.isValid {
      #expect(report.facts["removed"]?.text ?? "" == row[4])
      let codes: [ViolationCode] = row[4].isEmpty ? [] : ["input.text_removed"]
      #expect(report.violations.map(\.code) == codes)
      #expect(rule.check(row[3]).normalized == report.normalized)
    }
  }

  @Test("can become valid while they are typed", arguments: rows)
  func progress(row: TextRow) throws {
    let rule = try Self.handle(row)
    guard rule.accepts(row[2]) else { return }
    for end in row[2].indices {
      let beginning = String(row[2][..<end])
      #expect(!rule.progress(of: beginning).isImpossible, "\(beginning)")
    }
  }

  /// Characters that mail programs, chats and PDF files add at the ends of a value.
  static let invisible = ["\u{200B}", "\u{FEFF}", "\u{200E}", "\u{202A}", "\u{202C}", "\u{2060}"]

  static let plainValues: [(rule: String, value: String)] = [
    ("iban", "DE89370400440532013000"), ("isbn", "9783161484100"), ("email", "ann@example.org"),
    ("url", "https://example.org/"), ("uuid", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("date", "2026-11-20"), ("payment-card", "4111111111111111"), ("phone", "+41791234567"),
    ("vat", "DE136695976"), ("ch.ssn", "7569217076985"), ("us.ssn", "123-45-6789"),
  ]

  @Test("have nothing invisible at their ends", arguments: plainValues)
  func ends(rule: String, value: String) throws {
    let handle = try Self.rulebook.get().rule(rule)
    let plain = handle.check(value)
    #expect(plain.isValid && plain.facts["removed"] == nil)
    for character in Self.invisible {
      #expect(handle.check(character + value) == plain)
      #expect(handle.check(value + character) == plain)
    }
    let exact = try Self.rulebook.get().rule(rule, with: ["exactly-as-written": true])
    #expect(exact.accepts(value))
    // Domains and telephone numbers have rules of their own for such characters.
    for character in Self.invisible where !["email", "phone", "url"].contains(rule) {
      #expect(!exact.accepts(value + character), "\(character.debugDescription)")
    }
  }

  @Test("keep secrets and what was around them out of reports")
  func secrets() throws {
    let card = try Self.rulebook.get().rule("payment-card")
    let report = card.check("Card number: 4111 1111 1111 1111")
    #expect(report.isValid)
    #expect(report.normalized == nil)
    #expect(report.facts["removed"] == nil)
    #expect(report.violations.map(\.code) == ["input.text_removed"])
    #expect(report.violations.allSatisfy { $0.arguments.isEmpty })
  }
}
