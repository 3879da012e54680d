import ErrorCatalog
import Foundation
import Observation
import RegexBuilder
import Synchronization
import Testing
import Violations

/// The public names that `import Rulebook` shows, together with the modules that most files import.
///
/// The compiler does the testing: a name that one of these modules has too is ambiguous.
@Suite struct NamesTests {
  static let violations: [Any.Type] = [
    Argument.self, CivilDate.self, TextEdit.Verdict.self, ExactDecimal.self, FieldPath.self,
    FormattedText.self, Limits.self, LocaleIdentifier.self, Outcome.self, Report.self,
    Requirement.self, SecretText.Form.self, SecretText.self, Severity.self, TextEdit.self,
    TextProgress.self, Value.self, Violation.self, ViolationCode.self,
  ]

  static let catalogs: [Any.Type] = [
    Catalog.self, Catalog.Failure.self, Catalog.Layer.self, Catalog.Entries.self,
    LocalizedMessage.self, Localizer.self, Message.self, Message.SyntaxError.self,
  ]

  @Test("Each name means one type")
  func names() {
    let all = Self.violations + Self.catalogs
    #expect(Set(all.map { "\($0)" }).count == all.count)
  }
}
