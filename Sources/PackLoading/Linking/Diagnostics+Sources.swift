import SourceTexts
import Violations

extension DiagnosticCollector {
  /// Adds an error at a position in a file.
  ///
  /// If the collector is full, it doesn't build the texts.
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
  /// Creates an error at a position in a file.
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
