public import Violations

extension FormDefinition {
  /// Checks a record; a value that is none gives `type.mismatch`.
  ///
  /// Fields are checked in the order in which they depend on each other and
  /// reported in the order of the file.
  ///
  /// - Complexity: O(*n* + *r*), where *n* is the number of fields, with each
  ///   element of a list counted, and *r* is what their rules take.
  public func report(on record: Value, surroundings: Surroundings) -> Report {
    // Of plain fields, nothing needs to be kept until the report is made.
    FormState(of: self, record: record, surroundings: surroundings, keepsPlainFields: false).report
  }
}
