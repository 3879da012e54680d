public import Rules
import Violations

extension Rulebook {
  /// The subjects that come with the library.
  ///
  /// A new one is a line here; applications give theirs to ``Rulebook``.
  public static let subjects: [Subject] = [
    .tables, .text, .logic, .numbers, .dates, .email, .phone, .cards, .names, .blocklists,
    .passwords,
  ]
}

extension SubjectRegistry {
  /// Creates the registry of a rulebook: the library's subjects, further ones, and single checks.
  ///
  /// - Throws: A ``LoadingError`` if a check or a kind of table is registered twice.
  init(adding subjects: [Subject], checks: [CheckDefinition]) throws(LoadingError) {
    let own = checks.isEmpty ? [] : [Subject("application", checks: checks)]
    try self.init(Rulebook.subjects, adding: subjects + own)
  }
}
