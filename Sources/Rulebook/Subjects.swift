import ComputerRules
import IdentifierRules
import LocalizedRules
import NameRules
import NumberAndDateRules
import PasswordRules
import PhoneRules
public import RuleEngine
import TextRules
import ValueRules
package import Violations
import WebRules

extension Rulebook {
  /// The subjects that come with the library.
  ///
  /// Applications pass their own subjects to ``Rulebook``. To add a subject to the library, add it
  /// here.
  public static let subjects: [Subject] = [
    .tables, .combinators, .text, .logic, .lists, .numbers, .dates, .times, .localized,
    .checkDigits, .email,
    .phone, .cards, .names, .blocklists, .passwords, .web, .computers,
  ]
}

extension SubjectRegistry {
  /// Creates the registry of a rulebook: the library's subjects, additional ones, and single
  /// checks.
  ///
  /// - Throws: A ``LoadingError`` if a check or a kind of table is registered twice.
  package init(adding subjects: [Subject], checks: [CheckDefinition]) throws(LoadingError) {
    let own = checks.isEmpty ? [] : [Subject("application", checks: checks)]
    try self.init(Rulebook.subjects, adding: subjects + own)
  }
}
