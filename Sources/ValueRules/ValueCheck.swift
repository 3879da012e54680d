public import RuleEngine
import UnicodeText
public import Violations

/// A check that handles values of any kind in the same way, including texts.
public protocol ValueCheck: Check {}

extension ValueCheck {
  /// Reports what the check reports for the text as a value.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    check(.text(String(copying: text)), in: context, into: &findings)
  }
}

/// A check of the contents of lists or records.
///
/// A text is neither.
public protocol ContainerCheck: ValueCheck {}

extension ContainerCheck {
  /// Returns that no text ever becomes a list or a record.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .impossible(at: 0)
  }
}
