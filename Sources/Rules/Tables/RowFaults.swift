import Documents
import Violations

/// Gathers what is wrong in the rows of a table, so that an author sees each fault at its row.
struct RowFaults {
  private let setting: String
  private let source: SourceText?
  private var collector = DiagnosticCollector()
  private var first: SettingError?

  /// Starts with nothing wrong.
  ///
  /// - Parameters:
  ///   - source: The file of the table; nil for one that no file holds, of which the first fault is told.
  ///   - setting: The setting that names the table.
  init(in source: SourceText?, setting: String) {
    self.source = source
    self.setting = setting
  }

  /// Adds what is wrong in a row.
  mutating func add(_ error: SettingError, at position: SourcePosition) {
    if first == nil { first = error }
    guard let source else { return }
    collector.add(
      source.diagnostic("pack.bad_row", at: position, reason: error.reason, hint: error.hint)
    )
  }

  /// Adds what is wrong in a row.
  mutating func add(_ reason: String, hint: String? = nil, at position: SourcePosition) {
    add(SettingError(setting, reason, hint: hint), at: position)
  }

  /// Throws what was gathered, if anything was.
  func throwIfAny() throws(SettingError) {
    guard var error = first else { return }
    error.rowFaults = collector.diagnostics
    throw error
  }
}
