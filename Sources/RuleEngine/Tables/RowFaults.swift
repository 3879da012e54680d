package import SourceTexts
package import Violations

/// Collects the errors in the rows of a table, so that an author sees each error at its row.
package struct RowFaults {
  private let setting: String
  private let source: SourceText?
  private var collector = DiagnosticCollector()
  private var first: SettingError?

  /// Creates an empty collection.
  ///
  /// - Parameters:
  ///   - source: The file of the table. If it is nil, only the first error is reported.
  ///   - setting: The setting that names the table.
  package init(in source: SourceText?, setting: String) {
    self.source = source
    self.setting = setting
  }

  /// Adds an error in a row.
  package mutating func add(_ error: SettingError, at position: SourcePosition) {
    if first == nil { first = error }
    guard let source else { return }
    collector.add(
      source.diagnostic("pack.bad_row", at: position, reason: error.reason, hint: error.hint)
    )
  }

  /// Adds an error in a row.
  package mutating func add(_ reason: String, hint: String? = nil, at position: SourcePosition) {
    add(SettingError(setting, reason, hint: hint), at: position)
  }

  /// Throws the collected errors, if any.
  package func throwIfAny() throws(SettingError) {
    guard var error = first else { return }
    error.rowFaults = collector.diagnostics
    throw error
  }
}
