import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneNumberMatchTests {
  static let rows: [(String, String, PhoneNumberMatch)] = [
    ("+41791234567", "+41 79 123 45 67", .exact),
    ("+41791234567", "tel:+41-79-123-45-67", .exact),
    ("+41791234567", "079 123 45 67", .nationalNumber),
    ("079 123 45 67", "+41791234567", .nationalNumber),
    ("079 123 45 67", "0791234567", .nationalNumber),
    ("+41791234567", "123 45 67", .shortNationalNumber),
    ("+41791234567", "+41791234567 x12", .shortNationalNumber),
    ("+41791234567 x12", "+41791234567 x13", .none),
    ("+41791234567", "+12125550100", .none), ("+41791234567", "+41791234568", .none),
    ("+41791234567", "hello", .notANumber), ("hello", "+41791234567", .notANumber),
    ("+390612345678", "+39612345678", .shortNationalNumber),
  ]

  @Test("Two writings are compared", arguments: rows)
  func match(first: String, second: String, expected: PhoneNumberMatch) throws {
    #expect(try PhoneFixture.directory().match(first, second) == expected)
  }

  @Test("Numbers are equal whatever was written around them")
  func equality() throws {
    let directory = try PhoneFixture.directory()
    let first = try directory.parse("0041 (0)79 123 45 67", region: "GB")
    let second = try directory.parse("0791234567", region: "CH")
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
  }
}
