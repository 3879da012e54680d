import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneNumberFormatTests {
  static let rows: [(String, [PhoneNumberFormat: String])] = [
    (
      "+41791234567",
      [
        .e164: "+41791234567", .international: "+41 79 123 45 67", .national: "079 123 45 67",
        .rfc3966: "tel:+41-79-123-45-67",
      ]
    ),
    (
      "+41791234567 ext 12",
      [
        .e164: "+41791234567", .international: "+41 79 123 45 67 ext. 12",
        .national: "079 123 45 67 ext. 12", .rfc3966: "tel:+41-79-123-45-67;ext=12",
      ]
    ),
    ("+447400123456 ext 12", [.national: "07400 123456 x12"]),
    (
      "+12125550100",
      [
        .international: "+1 212-555-0100", .national: "(212) 555-0100",
        .rfc3966: "tel:+1-212-555-0100",
      ]
    ),
    ("+14165550100", [.national: "(416) 555-0100"]),
    ("+5491123456789", [.international: "+54 9 11 2345-6789", .national: "011 15-2345-6789"]),
    ("+79001234567", [.national: "8 (900) 123-45-67", .rfc3966: "tel:+7-900-123-45-67"]),
    ("+411112", [.international: "+41 1112", .national: "1112"]),
    ("+80012345678", [.international: "+800 1234 5678"]),
  ]

  @Test("A number is written as its region writes it", arguments: rows)
  func writing(text: String, expected: [PhoneNumberFormat: String]) throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse(text, region: nil)
    for (format, written) in expected {
      #expect(try directory.format(number, as: format) == written)
    }
  }

  @Test("The carrier that was dialled is written where the region does so")
  func carrier() throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse("015 11 91234 5678", region: "BR")
    #expect(try directory.format(number, as: .national) == "(11) 91234-5678")
    #expect(try directory.formatWithCarrier(number) == "0 15 (11) 91234-5678")
  }

  static let calls: [(String, String, String)] = [
    ("+41791234567", "US", "011 41 79 123 45 67"), ("+41791234567", "CH", "079 123 45 67"),
    ("+41791234567", "RU", "8~10 41 79 123 45 67"), ("+41791234567", "BR", "+41 79 123 45 67"),
    ("+12125550100", "CA", "1 (212) 555-0100"), ("+41791234567", "ZZ", "+41 79 123 45 67"),
  ]

  @Test("A number is written as it is dialled from elsewhere", arguments: calls)
  func dialled(text: String, region: String, expected: String) throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse(text, region: nil)
    #expect(try directory.format(number, dialledFrom: region) == expected)
  }

  @Test(
    "A number is written in all formats as in each",
    arguments: [
      "+41791234567", "+41 79 123 45 67 ext. 12", "+1 650 253 0000", "+39 02 1234 5678",
      "+41 79 123 45 67 x ٣",
    ]
  )
  func writings(_ text: String) throws {
    let directory = try PhoneFixture.directory()
    let reading = try directory.read(text.utf8Span, region: nil)
    let number = reading.number
    let writings = try directory.writings(of: reading)
    #expect(writings.national == (try directory.format(number, as: .national)))
    #expect(writings.international == (try directory.format(number, as: .international)))
    #expect(writings.rfc3966 == (try directory.format(number, as: .rfc3966)))
    #expect(writings.e164 == (try directory.format(number, as: .e164)))
  }
}
