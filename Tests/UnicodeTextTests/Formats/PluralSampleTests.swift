import TestSupport
import Testing
import UnicodeText

/// Compares plural categories with a frozen sample of another package that has CLDR's rules.
@Suite struct PluralSampleTests {
  @Test("Numbers have the same categories")
  func categories() throws {
    var formats: [String: LocaleFormats] = [:]
    for row in try FrozenSample("Plurals/categories").rows {
      let known = try formats[row["locale"]] ?? LocaleFormats(tag: row["locale"])
      formats[row["locale"]] = known
      let number = Int(row["number"]).map(NumberOperand.integer) ?? .decimal(row["number"])
      let type: PluralType = row["type"] == "ordinal" ? .ordinal : .cardinal
      let category = known.pluralCategory(of: number, type: type).rawValue
      #expect(row.expects(same: category == row["category"]), "\(row): \(category)")
    }
  }
}
