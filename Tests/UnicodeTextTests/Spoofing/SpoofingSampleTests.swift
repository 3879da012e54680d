import TestSupport
import Testing
import UnicodeText

/// Compares skeletons and restriction levels with frozen samples that don't come from ICU.
@Suite struct SpoofingSampleTests {
  @Test("Texts look alike, or don't")
  func pairs() throws {
    for row in try FrozenSample("Spoofing/pairs").rows {
      let looksAlike = row["first"].confusableSkeleton == row["second"].confusableSkeleton
      let isSame = looksAlike == (row["verdict"] == "confusable")
      #expect(row.expects(same: isSame), "\(row)")
    }
  }

  @Test("Texts mix scripts as freely")
  func levels() throws {
    for row in try FrozenSample("Spoofing/levels").rows {
      let level = row["text"].utf8Span.restrictionLevel
      #expect(row.expects(same: "\(level)" == row["level"]), "\(row): \(level)")
    }
  }
}
