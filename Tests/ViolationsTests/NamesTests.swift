import ErrorCatalog
import Foundation
import Observation
import RegexBuilder
import Synchronization
import Testing
import Violations

/// The public names of what `import Rulebook` shows, beside the modules that most files import.
///
/// It is the compiler that tests here: a name that one of these modules has too is ambiguous.
@Suite struct NamesTests {
  static let violations: [Any.Type] = [
    Argument.self, CivilDate.self, EditVerdict.self, ExactDecimal.self, FieldPath.self,
    FormattedText.self, Limits.self, LocaleIdentifier.self, Outcome.self, Report.self,
    Requirement.self, SecretForm.self, SecretText.self, Severity.self, TextEdit.self,
    TextProgress.self, Value.self, Violation.self, ViolationCode.self,
  ]

  static let catalogs: [Any.Type] = [
    Catalog.self, CatalogFailure.self, CatalogLayer.self, LocaleEntries.self,
    LocalizedMessage.self, Localizer.self, Message.self, MessageSyntaxError.self,
  ]

  @Test("Each name means one type")
  func names() {
    let all = Self.violations + Self.catalogs
    #expect(Set(all.map { "\($0)" }).count == all.count)
  }
}
