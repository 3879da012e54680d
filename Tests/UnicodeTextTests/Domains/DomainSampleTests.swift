import TestSupport
import Testing
import UnicodeText

/// Compares domain names with a frozen sample of another implementation of UTS #46.
@Suite struct DomainSampleTests {
  @Test("Names have the same forms in ASCII and in Unicode, or none")
  func names() throws {
    for row in try FrozenSample("Domains/uts46").rows {
      let ascii = InternationalDomain.ascii(row["text"])
      let unicode = InternationalDomain.unicode(row["text"])
      let isValid = ascii.problems.isEmpty
      let isSame =
        isValid == row.isValid
        && (!isValid || ascii.text == row["ascii"] && unicode.text == row["unicode"])
      #expect(row.expects(same: isSame), "\(row): \(ascii) \(unicode)")
    }
  }
}
