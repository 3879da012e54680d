import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneNumberProgressTests {
  let directory: PhoneDirectory

  init() throws { directory = try PhoneFixture.directory() }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var region: String?
    var text: String
    var missing: ClosedRange<Int>?
    var types: Set<PhoneNumberType> = []
    var isValid = false
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "after a national prefix",
      region: "CH",
      text: "079 12",
      missing: 5...5,
      types: [.mobile]
    ),
    Row(
      name: "without a national prefix",
      region: "CH",
      text: "8",
      missing: 8...8,
      types: [.tollFree]
    ),
    Row(
      name: "after a calling code, without a region",
      text: "+41 79 123 45 6",
      missing: 1...1,
      types: [.mobile]
    ),
    Row(
      name: "after an international prefix",
      region: "US",
      text: "011 41 79 123 45",
      missing: 2...2,
      types: [.mobile]
    ),
    Row(
      name: "a complete number",
      region: "CH",
      text: "079 123 45 67",
      missing: 0...0,
      types: [.mobile],
      isValid: true
    ),
    Row(
      name: "a complete number, or its extension before a hash",
      region: "CH",
      text: "079 123 45 67 503",
      missing: 0...0,
      types: [.mobile]
    ),
    Row(
      name: "a calling code without a plus sign, before a local number",
      region: "GG",
      text: "44 25 01",
      missing: 2...2,
      types: [.fixedLine]
    ),
    Row(
      name: "an international prefix after a plus sign",
      region: "CH",
      text: "+0041 79 1",
      missing: 6...6,
      types: [.mobile]
    ),
    Row(name: "one digit too many", region: "CH", text: "079 123 45 678", missing: nil),
    Row(name: "a digit with which no number starts", region: "CH", text: "1", missing: nil),
    Row(name: "an unknown calling code", region: "CH", text: "+219999", missing: nil),
    Row(name: "a national number without a region", text: "079", missing: nil),
    Row(
      name: "numbers of different lengths",
      region: "IT",
      text: "020",
      missing: 3...8,
      types: [.fixedLine]
    ),
    Row(
      name: "fixed lines and mobile numbers that look alike",
      region: "US",
      text: "650 25",
      missing: 5...5,
      types: [.fixedLine, .mobile, .fixedLineOrMobile]
    ),
    Row(
      name: "an area code that is put in front",
      region: "AG",
      text: "460",
      missing: 4...4,
      types: [.fixedLine]
    ),
  ]

  @Test(arguments: rows)
  func progress(_ row: Row) throws {
    let progress = try directory.progress(of: row.text, region: row.region)
    #expect(progress.missing == row.missing)
    #expect(progress.types == row.types)
    #expect(progress.isImpossible == row.types.isEmpty)
    #expect(progress.isValid == row.isValid)
  }

  @Test(
    "Before the calling code is known, and in other texts, everything is possible",
    arguments: ["+", "+4", "0", "", "(", "tel:", "1;", "1-800-FLOW", "079 123 45 678#", "1 x"]
  )
  func open(_ text: String) throws {
    let progress = try directory.progress(of: text, region: "CH")
    #expect(!progress.isImpossible)
    #expect(progress.missing == nil)
    #expect(progress.types.contains(.mobile))
    #expect(!progress.isValid)
  }

  @Test(
    "No beginning of a URI is impossible (RFC 3966 §3)",
    arguments: [
      "tel:+41-79-123-45-67", "tel:079-123-45-67;phone-context=+41",
      "tel:791234567;phone-context=+41", "tel:0791234567;phone-context=example.com",
      "tel:+41791234567;ext=503", "tel:791234567;isub=1;phone-context=+41",
    ]
  )
  func beginningsOfURIs(_ text: String) throws {
    for region in ["CH", "US", nil] {
      for count in 0...text.utf8.count {
        let progress = try directory.progress(of: String(text.prefix(count)), region: region)
        #expect(!progress.isImpossible, "\(text.prefix(count)) from \(region ?? "nowhere")")
      }
    }
    #expect(try directory.progress(of: text, region: "CH").isValid)
  }

  @Test("A number of another writing is valid as it stands")
  func validInOtherWriting() throws {
    let progress = try directory.progress(of: "079 123 45 67 x", region: "CH")
    #expect(progress.isValid && !progress.isImpossible)
  }

  @Test("The data of a region that is needed must be readable")
  func unreadable() throws {
    #expect(throws: PhoneRegionUnreadable.self) {
      try directory.progress(of: "+999 1", region: nil)
    }
  }
}
