import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneParserTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var region: String?
    var number: String

    init(_ name: String, _ text: String, _ region: String?, _ number: String) {
      (testDescription, self.text, self.region, self.number) = (name, text, region, number)
    }
  }

  static let rows = [
    Row("national", "079 123 45 67", "CH", "+41791234567"),
    Row("national prefix may be missing", "791234567", "CH", "+41791234567"),
    Row("international needs no region", "+41 79 123 45 67", nil, "+41791234567"),
    Row("region that is not listed", "+41 79 123 45 67", "ZZ", "+41791234567"),
    Row("prefix after the calling code", "+41 (0)79 123 45 67", nil, "+41791234567"),
    Row("two plus signs", "++41791234567", nil, "+41791234567"),
    Row("international prefix", "0041 79 123 45 67", "GB", "+41791234567"),
    Row("longer international prefix", "810 41 79 123 45 67", "RU", "+41791234567"),
    Row("plus sign and international prefix", "+0041791234567", "CH", "+41791234567"),
    Row("calling code without plus sign", "41 79 123 45 67", "CH", "+41791234567"),
    Row("text around", "Tel.: 079 123 45 67 (mobile", "CH", "+41791234567662453"),
    Row("words and stops at the end", "079 123 45 67. -", "CH", "+41791234567"),
    Row("URI", "tel:+41-79-123-45-67", nil, "+41791234567"),
    Row("URI with context", "tel:791234567;phone-context=+41", nil, "+41791234567"),
    Row("URI with a domain", "tel:0791234567;phone-context=a.example", "CH", "+41791234567"),
    Row("URI with subaddress", "tel:+41791234567;isub=12345", nil, "+41791234567"),
    Row("full width", "＋４１　７９１２３４５６７", nil, "+41791234567"),
    Row("Arabic-Indic digits", "٠٧٩١٢٣٤٥٦٧", "CH", "+41791234567"),
    Row("letters for digits", "1-800-FLOWERS", "US", "+18003569377"),
    Row("second number's extension", "212 555 0100 x302/x2303", "US", "+12125550100 x302"),
    Row("Italy keeps its zero", "06 1234 5678", "IT", "+390612345678"),
    Row("Italy keeps its zero abroad", "+39 06 1234 5678", nil, "+390612345678"),
    Row("Argentina's mobile", "0 11 15 2345 6789", "AR", "+5491123456789"),
    Row("Argentina's mobile, long area", "02901 15 23 4567", "AR", "+5492901234567"),
    Row("Argentina's line", "011 2345 6789", "AR", "+541123456789"),
    Row("Brazil's carrier", "0 15 11 91234 5678", "BR", "+5511912345678 via 15"),
    Row("Brazil's collect call", "90 21 11 91234 5678", "BR", "+5511912345678 via 21"),
    Row("Brazil without carrier", "0 11 91234 5678", "BR", "+5511912345678"),
    Row("Japan's 000 stays", "0009 1234", "JP", "+8100091234"),
    Row("Japan's prefix of a carrier", "0037680 3 1234 5678", "JP", "+81312345678"),
    Row("San Marino's area code is added", "886377", "SM", "+3780549886377"),
    Row("Guernsey's area code is added", "512345", "GG", "+441481512345"),
    Row("Antigua's area code is added", "4641234", "AG", "+12684641234"),
    Row("number of no region", "+800 1234 5678", nil, "+80012345678"),
    Row("short number keeps its prefix", "112", "CH", "+41112"),
    Row("two digits", "15", "CH", "+4115"),
  ]

  @Test("A number is read as it was meant", arguments: rows)
  func meaning(row: Row) throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse(row.text, region: row.region)
    var written = try directory.format(number, as: .e164)
    if let ext = number.extension { written += " x\(ext)" }
    if let carrier = number.carrierCode { written += " via \(carrier)" }
    #expect(written == row.number)
  }

  static let failures: [(String, String?, PhoneNumberError.Reason)] = [
    ("", "CH", .notANumber), ("hello", "CH", .notANumber), ("1", "CH", .notANumber),
    ("1 a2", "CH", .notANumber), ("79 + 123", "CH", .notANumber),
    ("079 123 45 67", nil, .regionRequired), ("079 123 45 67", "ZZ", .regionRequired),
    ("+99 123", nil, .unknownCallingCode("991")), ("+0 123", "CH", .unknownCallingCode("012")),
    ("00 99 123", "CH", .unknownCallingCode("991")), ("+41", nil, .notANumber),
    ("00 41", "GB", .tooShortAfterInternationalPrefix), ("+41 7", nil, .tooShort),
    ("0791234567;phone-context=", "CH", .notANumber),
    ("0791234567;phone-context=-a", "CH", .notANumber),
    ("123456789012345678", "CH", .tooLong), (String(repeating: "1", count: 251), "CH", .tooLong),
    ("+999 1234567", nil, .unreadable(.init(region: "XX", reason: "there is no such file"))),
  ]

  @Test("What cannot be read has a reason", arguments: failures)
  func failure(text: String, region: String?, reason: PhoneNumberError.Reason) throws {
    let directory = try PhoneFixture.directory()
    let error = #expect(throws: PhoneNumberError.self) {
      try directory.parse(text, region: region)
    }
    #expect(error?.reason == reason)
  }

  @Test("An unknown calling code has its place")
  func place() throws {
    let directory = try PhoneFixture.directory()
    let error = #expect(throws: PhoneNumberError.self) {
      try directory.parse("at +99 123.", region: nil)
    }
    #expect(error?.range == 3..<10)
  }

  static let sources: [(String, PhoneNumber.CallingCodeSource)] = [
    ("+41791234567", .plusSign), ("0041791234567", .internationalPrefix),
    ("41791234567", .withoutPlusSign), ("0791234567", .region),
    ("+0041791234567", .internationalPrefix),
  ]

  @Test("The source of the calling code is told", arguments: sources)
  func source(text: String, source: PhoneNumber.CallingCodeSource) throws {
    #expect(try PhoneFixture.directory().parse(text, region: "CH").source == source)
  }
}
