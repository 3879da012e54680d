import SourceTexts
import Violations

extension DiagnosticCollector {
  /// Adds something that is wrong at a place of a file; nothing is put into words if the collector is full.
  mutating func add(
    _ code: String,
    in source: SourceText,
    at position: SourcePosition,
    reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    add(source.diagnostic(code, at: position, reason: reason(), hint: hint()))
  }
}

extension LoadingError {
  /// Creates an error of something that is wrong at a place of a file.
  init(
    _ code: String,
    in source: SourceText,
    at position: SourcePosition,
    reason: String,
    hint: String? = nil
  ) {
    self.init(source.diagnostic(code, at: position, reason: reason, hint: hint))
  }
}
