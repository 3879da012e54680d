import CheckDigits
import TestSupport
import Testing

@Suite struct ChecksumMethodTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let method: ChecksumMethod
    let text: String
    let check: String
    let source: String

    init(_ method: ChecksumMethod, _ text: String, _ check: String, _ source: String) {
      self.method = method
      self.text = text
      self.check = check
      self.source = source
    }

    var testDescription: String { "\(method.rawValue): \(text) \(check), \(source)" }
  }

  static let rows = [
    Row(.luhn, "7992739871", "3", "the usual example"),
    Row(.luhn, "411111111111111", "1", "a card for tests"),
    Row(.luhn, "49015420323751", "8", "an IMEI"),
    Row(.luhn, "", "0", "nothing but a check digit"),
    Row(.luhnOfLetters, "US037833100", "5", "ISO 6166"),
    Row(.luhnOfLetters, "AU0000XVGZA", "3", "an ISIN with many letters"),
    Row(.luhnOfLetters, "GB000263494", "6", "an ISIN"),
    Row(.verhoeff, "236", "3", "Verhoeff"),
    Row(.verhoeff, "142857", "0", "a long one"),
    Row(.damm, "572", "4", "Damm"),
    Row(.mod97And10, "794", "44", "ISO/IEC 7064"),
    Row(.mod97And10, "WEST12345698765432GB", "82", "an IBAN, moved"),
    Row(.mod97And10, "5493000IBP32UQZ0KL", "24", "an LEI"),
    Row(.mod11And2, "079", "X", "ISO/IEC 7064"),
    Row(.mod11And2, "0794", "0", "ISO/IEC 7064"),
    Row(.mod11And2, "000000021825009", "7", "an ORCID"),
    Row(.mod37And2, "G123489654321", "Y", "a donation identification number"),
    Row(.mod37And2, "A999914123456", "N", "ISBT 128"),
    Row(.mod661And26, "BAISDLAFK", "BM", "ISO/IEC 7064"),
    Row(.mod661And26, "GCJFBCIOJTLVO", "UR", "a random one"),
    Row(.mod1271And36, "ISO79", "3W", "ISO/IEC 7064"),
    Row(.mod1271And36, "XVMZN7CD83796I1Q65VVZA", "0J", "a random one"),
    Row(.mod11And10, "0794", "5", "ISO/IEC 7064"),
    Row(.mod11And10, "3657426180", "9", "a German tax identification number"),
    Row(.mod27And26, "QWERTYDVORAK", "Y", "a word"),
    Row(.mod37And36, "A12425GABC1234002", "M", "a GRid"),
    Row(.mod37And36, "00000000C36D002B00000000", "E", "an ISAN"),
    Row(.mod10Recursive, "21000000000313947143000901", "7", "Swiss Payment Standards"),
  ]

  @Test("The standards' own numbers hold, and their checks are computed", arguments: rows)
  func examples(row: Row) {
    let checksum = Checksum(row.method)
    #expect(checksum.holds(row.text + row.check))
    #expect(!checksum.needsCheck)
    #expect(checksum.checkCharacters(for: row.text.utf8Span).contains(row.check))
    #expect(checksum.offsetOfCharacterWithoutValue(in: (row.text + row.check).utf8Span) == nil)
    #expect(row.method.checkCount == row.check.count)
  }

  @Test("No other character of the same sort holds in any place", arguments: rows)
  func singleErrors(row: Row) {
    let checksum = Checksum(row.method)
    let right = Array(row.text + row.check)
    for place in right.indices {
      for other in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*" where other != right[place] {
        // Some methods read a letter as two digits, so a letter can replace a digit by chance.
        guard other.isLetter == right[place].isLetter else { continue }
        var wrong = right
        wrong[place] = other
        // These numbers differ by 9 times a sum of digits, which can be a multiple of 10.
        if row.method == .luhnOfLetters, other.isLetter { continue }
        #expect(!checksum.holds(String(wrong)), "\(String(wrong))")
      }
    }
  }

  @Test(
    "A text without its check, or with characters that have no value, does not hold",
    arguments: [
      (.luhn, "", nil), (.verhoeff, "", nil), (.damm, "", nil), (.mod10Recursive, "", nil),
      (.luhnOfLetters, "", nil), (.mod11And10, "", nil), (.mod97And10, "1", nil),
      (.luhn, "7992739871 3", 10), (.luhn, "79927398713é", 11), (.luhn, "٤", 0),
      (.luhn, "A", 0), (.damm, "57x4", 2), (.verhoeff, "-2363", 0), (.mod11And10, "7945\n", 4),
      // Characters that only checks have, and characters that checks never have.
      (.mod11And2, "X079", 0), (.mod11And2, "1X1", 1), (.mod37And2, "*Y", 0),
      (.mod97And10, "7944A", 4), (.mod97And10, "794A4", 3), (.mod661And26, "BAIS1LAFKBM", 4),
      (.mod37And36, "A12425GABC1234002m", 17), (.luhnOfLetters, "US03783310Ö5", 10),
    ] as [(ChecksumMethod, String, Int?)]
  )
  func noValue(method: ChecksumMethod, text: String, offset: Int?) {
    let checksum = Checksum(method)
    #expect(!checksum.holds(text))
    #expect(checksum.remainder(of: text.utf8Span) == nil)
    #expect(checksum.offsetOfCharacterWithoutValue(in: text.utf8Span) == offset)
  }

  @Test(
    "Luhn's checksum takes any alphabet",
    arguments: [
      ("0123456789", "79927398713", "79927398710"),
      ("0-9A-F", "AF0123450ABCDEC", "AF0123450ABCDED"),
      ("abcdef", "abcdefe", "abcdeff"),
      ("ЖДЯ№", "Ж№", "Д№"),
    ]
  )
  func luhnOverAlphabets(alphabet: String, right: String, wrong: String) throws {
    let checksum = try Checksum(luhnOver: CharacterValues(alphabet))
    let checks = checksum.checkCharacters(for: String(right.dropLast()).utf8Span)
    #expect(checks.count == 1)
    #expect(checksum.holds(String(right.dropLast()) + (checks.first ?? "")))
    #expect(alphabet == "ЖДЯ№" || checksum.holds(right), "\(checks)")
    #expect(!checksum.holds(wrong))
  }

  @Test("Luhn's checksum wants an alphabet without gaps and turns")
  func luhnAlphabets() throws {
    let turns = try CharacterValues(takingTurns: [.digits, .digits])
    for values in [try CharacterValues("01_3"), try CharacterValues("0"), turns] {
      #expect(throws: ChecksumError.self) { try Checksum(luhnOver: values) }
    }
  }

  @Test("A method's characters are listed, those of its check with them")
  func characters() {
    let checksum = Checksum(.mod11And2)
    #expect(String(String.UnicodeScalarView(checksum.valuedCharacters)) == "0123456789X")
    #expect(checksum.hasValue("X") && checksum.hasValue("0"))
    #expect(!checksum.hasValue("A") && !checksum.hasValue("x") && !checksum.hasValue("é"))
  }

  @Test("The methods go by the names that packs write")
  func names() {
    #expect(
      ChecksumMethod.allCases.map(\.rawValue) == [
        "luhn", "luhn-of-letters", "verhoeff", "damm", "mod-97-10", "mod-11-2", "mod-37-2",
        "mod-661-26", "mod-1271-36", "mod-11-10", "mod-27-26", "mod-37-36", "mod-10-recursive",
      ]
    )
  }
}
