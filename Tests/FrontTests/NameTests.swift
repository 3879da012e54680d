import Foundation
import Observation
import Rulebook
import RulebookAuthoring
import SwiftUINames
import Testing

/// An ordinary Swift file can import the front with Foundation, Observation and SwiftUI, and no
/// name that the front shows is ambiguous.
///
/// The test is that this file compiles.
@Suite("Names of the front")
struct NameTests {
  struct Model: Sendable { var name = "" }

  /// Every type of the front and of the modules that it shows, written as an application would
  /// write it.
  private static let types: [Any.Type] = [
    Argument.self, AsyncCheck.self, AsyncCheck.Trigger.self, AsyncChecks.self,
    BoundForm<Model>.self, Catalog.self,
    Catalog.Failure.self, Catalog.Layer.self, CatalogSource.self, (any CatalogedError).self,
    CivilDate.self,
    CodeExplanation.self, Each<Model>.self, TextEdit.Verdict.self,
    ErrorArgument.self, ErrorCause.self, ErrorDeclaration.self, ErrorHandling.self,
    Rulebook.LogRecord.self, ErrorPack.self, ErrorStatus.self, ErrorText.self,
    ExactDecimal.self,
    Field<Model>.self, FieldCheck<Model>.self, Field<Model>.Parameter.self, FieldPath.self,
    Field<Model>.Requirement.self, FieldState.self, FieldText.self, (any FieldValue).self,
    FormBuilder<Model>.self, FormBuilder<Model>.Entry.self, FormHandle.self, FormSession.self,
    FormattedText.self, Limits.self, LineProtocol.self, LintReport.self, Linter.self,
    Catalog.Entries.self, LocalizedMessage.self, Requirement.Localized.self, Localizer.self,
    Message.self, Nested<Model>.self, Outcome.self, PackSource.self, ProblemDetails.self,
    Field<Model>.Path.self, ReceivedProblem.self, Report.self, Report.Fact.self,
    Report.Summary.self,
    Requirement.self, Rule.self, Rule.Builder.self, Rule.Checks.self,
    Rule.Reference<any FieldValue>.self, Rule.Step.self,
    RuleHandle.self,
    Rulebook.self, SecretText.Form.self, SecretText.self, SessionField.self, Severity.self,
    FormSession.Announcement.self, FormSession.Submission.self, SessionField.Accessibility.self,
    TextEdit.self, TextProgress.self, TypedForm<Model>.self,
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
