import Foundation
import Observation
import Rulebook
import SwiftUINames
import Testing

/// An ordinary Swift file may import the front beside Foundation, Observation and SwiftUI: none of
/// the names that it shows is ambiguous.
///
/// That this file compiles is the test.
@Suite("Names of the front")
struct NameTests {
  struct Model: Sendable { var name = "" }

  /// Every type of the front and of the modules that it shows, written as an application would.
  private static let types: [Any.Type] = [
    Argument.self, AsyncCheck.self, AsyncChecks.self, BoundForm<Model>.self, Catalog.self,
    CatalogFailure.self, CatalogLayer.self, CatalogSource.self, CivilDate.self,
    CodeExplanation.self, Each<Model>.self, EditVerdict.self, ExactDecimal.self,
    Field<Model>.self, FieldCheck<Model>.self, FieldParameter<Model>.self, FieldPath.self,
    FieldRequirement<Model>.self, FieldState.self, FieldText.self, (any FieldValue).self,
    FormBuilder<Model>.self, FormEntry<Model>.self, FormHandle.self, FormSession.self,
    FormattedText.self, Limits.self, LineProtocol.self, LintReport.self, Linter.self,
    LocaleEntries.self, LocalizedMessage.self, LocalizedRequirement.self, Localizer.self,
    Message.self, Nested<Model>.self, Outcome.self, PackSource.self, ProblemDetails.self,
    PropertyPath<Model>.self, Report.self, ReportSummary.self, Requirement.self, RuleHandle.self,
    Rulebook.self, SecretForm.self, SecretText.self, SessionField.self, Severity.self,
    Submission.self, TextEdit.self, TextProgress.self, TypedForm<Model>.self,
    TypedReport<Model>.self, TypedSession<Model>.self, UsageError.self, ValidationPolicy.self,
    Value.self, Violation.self, ViolationCode.self,
  ]

  @Test("No name is that of another module")
  func names() {
    let ofSwiftUI: [Any.Type] = [Form.self, Group.self, Section.self, Text.self]
    #expect(Self.types.count > 50)
    #expect(ofSwiftUI.count == 4)
  }
}
