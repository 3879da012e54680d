import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneNumberVerdictTests {
  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var possibility: PhoneNumberPossibility
    var region: String?
    var type: PhoneNumberType

    init(
      _ name: String,
      _ text: String,
      _ possibility: PhoneNumberPossibility,
      _ region: String?,
      _ type: PhoneNumberType
    ) {
      testDescription = name
      (self.text, self.possibility, self.region, self.type) = (text, possibility, region, type)
    }
  }

  static let rows = [
    Row("mobile", "+41791234567", .possible, "CH", .mobile),
    Row("toll free", "+41800123456", .possible, "CH", .tollFree),
    Row("no range", "+41911234567", .possible, "CH", .unknown),
    Row("short", "+4179", .tooShort, "CH", .unknown),
    Row("local", "+411234567", .possibleLocally, "CH", .unknown),
    Row("between", "+4112345678", .tooShort, "CH", .unknown),
    Row("long", "+417912345678", .tooLong, "CH", .unknown),
    Row("length of no range", "+418123456789012", .tooLong, "CH", .unknown),
    Row("main region", "+12125550100", .possible, "US", .fixedLineOrMobile),
    Row("region by leading digits", "+12684641234", .possible, "AG", .mobile),
    Row("leading digits decide, ranges do not", "+12681111111", .possible, "AG", .unknown),
    Row("region by ranges", "+14165550100", .possible, "CA", .fixedLineOrMobile),
    Row("no region", "+15005550100", .possible, nil, .unknown),
    Row("local in the main region", "+15550100", .possibleLocally, nil, .unknown),
    Row("Russia", "+79001234567", .possible, "RU", .mobile),
    Row("Kazakhstan", "+77001234567", .possible, "KZ", .mobile),
    Row("Britain", "+447400123456", .possible, "GB", .mobile),
    Row("Guernsey", "+447781123456", .possible, "GG", .mobile),
    Row("main region first, whatever else fits", "+390669812345", .possible, "IT", .fixedLine),
    Row("no region at all", "+80012345678", .possible, "001", .tollFree),
    Row("length between others", "+378123456789", .wrongLength, "SM", .unknown),
  ]

  @Test("A number is judged by length, region and range", arguments: rows)
  func verdict(row: Row) throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse(row.text, region: nil)
    let verdict = try directory.verdict(on: number)
    #expect(verdict.possibility == row.possibility)
    #expect(verdict.region == row.region)
    #expect(verdict.type == row.type)
    #expect(try directory.isValid(number) == (row.type != .unknown))
    #expect(try directory.possibility(of: number) == row.possibility)
    if let region = row.region, region != "001" {
      #expect(try directory.isValid(number, for: region) == verdict.isValid)
    }
    #expect(try !directory.isValid(number, for: "JP"))
  }

  @Test("A number may be valid for a region that shares its calling code")
  func sharedCode() throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse("+390669812345", region: nil)
    #expect(try directory.isValid(number, for: "IT"))
    #expect(try directory.isValid(number, for: "VA"))
    #expect(try !directory.isValid(number, for: "CH"))
  }

  @Test("A type has lengths of its own")
  func types() throws {
    let directory = try PhoneFixture.directory()
    let number = try directory.parse("+5411234567890", region: nil)
    #expect(try directory.possibility(of: number, as: .fixedLine) == .tooLong)
    #expect(try directory.possibility(of: number, as: .mobile) == .possible)
    #expect(try directory.possibility(of: number, as: .fixedLineOrMobile) == .possible)
    #expect(try directory.possibility(of: number, as: .pager) == .wrongLength)
  }
}
