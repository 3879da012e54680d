import Rulebook
import TestSupport
import Testing

@Suite("The order of a form's reports")
struct FormOrderTests {
  /// Each field takes its beginning from the next field in a shuffled chain, so the fields aren't
  /// checked in the order of the file.
  @Test(
    "is that of the file, however fields depend on each other",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func shuffled(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let names = (0..<12).map { "f\($0)" }.shuffled(using: &generator)
    let chain = names.shuffled(using: &generator)
    var fields = ""
    for name in names {
      let next = chain.firstIndex(of: name).map { $0 + 1 } ?? 0
      let with = next < chain.count ? ", with: { start: { field: \(chain[next]) } }" : ""
      fields += "      \(name): { rule: word\(with) }\n"
    }
    let record =
      "{"
      + names.shuffled(using: &generator).map { "\"\($0)\": \"1\"" }
      .joined(separator: ",") + "}"
    let row = FormRow("", "    fields:\n" + fields, record, .invalid)
    #expect(try row.report().places == names.map { "\($0) length.too_short" })
  }
}
