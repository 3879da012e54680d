import PhoneNumbers
import TestSupport
import Testing

@Suite struct PhoneNumberFormatterTests {
  let directory: PhoneDirectory

  init() throws { directory = try PhoneFixture.directory() }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var region: String?
    var text: String
    var steps: [String]
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "a national number gets its groups after the prefix",
      region: "CH",
      text: "0791234567",
      steps: [
        "0", "07", "079", "079 1", "079 12", "079 123", "079 123 4", "079 123 45", "079 123 45 6",
        "079 123 45 67",
      ]
    ),
    Row(
      name: "a calling code is set off as soon as it is known",
      region: "US",
      text: "+41791",
      steps: ["+", "+4", "+41 ", "+41 7", "+41 79", "+41 79 1"]
    ),
    Row(
      name: "so it is after an international prefix",
      region: "US",
      text: "0114179",
      steps: ["0", "01", "011 ", "011 4", "011 41 ", "011 41 7", "011 41 79"]
    ),
    Row(
      name: "no region is needed after a plus sign",
      region: nil,
      text: "+417",
      steps: ["+", "+4", "+41 ", "+41 7"]
    ),
    Row(
      name: "another format takes over where the number grows beyond one",
      region: "US",
      text: "65025300",
      steps: ["6", "65", "650", "650-2", "650-25", "650-253", "650-2530", "(650) 253-00"]
    ),
    Row(
      name: "the 1 before North American numbers is set off",
      region: "US",
      text: "165",
      steps: ["1", "16", "1 65"]
    ),
    Row(
      name: "what is typed with separators stays",
      region: "CH",
      text: "079-1234",
      steps: ["0", "07", "079", "079-", "079-1", "079-12", "079-123", "079-1234"]
    ),
    Row(
      name: "what is too long stays as it is typed",
      region: "CH",
      text: "07912345678",
      steps: [
        "0", "07", "079", "079 1", "079 12", "079 123", "079 123 4", "079 123 45", "079 123 45 6",
        "079 123 45 67", "07912345678",
      ]
    ),
    Row(
      name: "digits of any script are formatted",
      region: "CH",
      text: "０７９１",
      steps: ["０", "０７", "079", "079 1"]
    ),
    Row(
      name: "a full-width plus sign is one too",
      region: "CH",
      text: "＋４１７",
      steps: ["＋", "＋４", "+41 ", "+41 7"]
    ),
  ]

  @Test(arguments: rows)
  func steps(_ row: Row) {
    var formatter = PhoneNumberFormatter(region: row.region, directory: directory)
    #expect(row.text.map { formatter.append($0) } == row.steps)
    #expect(formatter.text == row.steps.last)
    formatter.clear()
    #expect(formatter.text.isEmpty)
    #expect(formatter.append(contentsOf: row.text) == row.steps.last)
  }

  @Test("The cursor stays behind its digit while separators come and go")
  func cursor() {
    var formatter = PhoneNumberFormatter(region: "CH", directory: directory)
    formatter.append(contentsOf: "0791")
    formatter.append("2", isCursor: true)
    #expect(formatter.text == "079 12")
    #expect(formatter.cursor == 6)
    formatter.append(contentsOf: "34567")
    #expect(formatter.text == "079 123 45 67")
    #expect(formatter.cursor == 6)
    // Too long: the separators go, and one of them was before the cursor.
    formatter.append("8")
    #expect(formatter.text == "07912345678")
    #expect(formatter.cursor == 5)
  }

  @Test("A formatter without usable data shows what is typed")
  func withoutData() {
    var formatter = PhoneNumberFormatter(region: "XX", directory: directory)
    #expect(formatter.append(contentsOf: "0791234567") == "0791234567")
  }
}
