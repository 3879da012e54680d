public import RuleEngine
import UnicodeText
public import Violations

/// A check that looks at values of any kind in one way, texts among them.
public protocol ValueCheck: Check {}

extension ValueCheck {
  /// Reports what the check reports of the text as a value.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    check(.text(String(copying: text)), in: context, into: &findings)
  }
}

/// A check that looks into lists or records, which no text is.
public protocol ContainerCheck: ValueCheck {}

extension ContainerCheck {
  /// Returns that no text ever becomes a list or a record.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    .impossible(at: 0)
  }
}
