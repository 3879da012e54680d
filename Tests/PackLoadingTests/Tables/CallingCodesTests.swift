import TestSupport
import Testing

@Suite("What an index of calling codes may not say")
struct CallingCodesTests {
  static let rows: [RefusalRow] = [
    RefusalRow("a region in small letters", whole: ["1: us"], [.init("pack.wrong_value 4:6")]),
    RefusalRow("a code with a plus sign", whole: ["+1: US"], [.init("pack.wrong_value 4:3")]),
    RefusalRow("a code with a zero", whole: ["041: CH"], [.init("pack.wrong_value 4:3")]),
    RefusalRow(
      "a region under two codes",
      whole: ["1: US CA\n  7: RU CA"],
      [.init("phone_region.two_codes 5:6", "under the calling code 1")]
    ),
    RefusalRow("no regions", whole: ["1:"], [.init("pack.wrong_type 4:5")]),
  ]

  @Test("A mistake is refused at its position, with the whole pack", arguments: rows)
  func refusal(row: RefusalRow) {
    let pack =
      PackText.header
      + "tables: { r: { kind: phone-regions, folder: regions, index: codes.yaml } }\n"
    let found = row.texts.flatMap { text in
      let index = "format: 1\nkind: calling-codes\ncodes:\n  \(text)\n"
      return PackText.errors([pack], files: ["codes.yaml": index, "regions/note.txt": ""])
    }
    #expect(row.difference(from: found) == "")
  }
}
