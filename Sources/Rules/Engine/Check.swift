public import Violations

/// One primitive test that packs know by name, such as `length` or `email`.
///
/// A check finds facts and failures; it never writes a sentence. What it needs
/// from outside the value (parameters, other fields, the clock, limits) comes
/// with the context. A check that looks at texts only needs one method, and declares the codes that
/// it reports:
///
///     struct EvenLengthCheck: Check {
///       func check(
///         _ text: UTF8Span,
///         in context: borrowing CheckContext,
///         into findings: inout Findings
///       ) {
///         if text.count % 2 == 1 { findings.add(.evenLengthOdd) }
///       }
///     }
///
///     extension CodeDefinition {
///       static let evenLengthOdd = CodeDefinition("even_length.odd", "The number of bytes is odd.")
///     }
///
/// A ``RuleCheck`` puts it into a ``Rule``. A ``CheckDefinition`` makes it known to packs.
public protocol Check: Sendable {
  /// Reports each way in which a text fails this check.
  ///
  /// - Parameters:
  ///   - text: The text after the rule's normalisation, well-formed UTF-8, never blank.
  ///   - context: What the check may know besides the text.
  ///   - findings: Receives one violation per failure, in the order found.
  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings)

  /// Reports each way in which a value that is not a text fails this check.
  ///
  /// Unless a check says otherwise, such a value is a `type.mismatch`.
  ///
  /// - Parameters:
  ///   - value: A value that is not blank and not a text.
  ///   - context: What the check may know besides the value.
  ///   - findings: Receives one violation per failure, in the order found.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings)

  /// Returns whether a text that is still being typed can become valid.
  ///
  /// Unless a check says otherwise, it always can. A check says ``TextProgress/impossible(at:)``
  /// only where no continuation of the text passes, as long as it leaves the characters as they
  /// are; the offset may be inside a character, of which the rule takes the beginning.
  ///
  /// - Parameters:
  ///   - text: The text so far, after the rule's normalisation, well-formed UTF-8, never blank.
  ///   - context: What the check may know besides the text.
  /// - Returns: The progress, with an offset in the bytes of `text`.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress

  /// Returns what the check requires, before there is a text: the violations that it would report
  /// if that was missing, with the arguments that are known beforehand.
  ///
  /// Unless a check says otherwise, it requires nothing that one line of a checklist can say.
  func requirements(in context: borrowing CheckContext) -> [Violation]

  /// Returns a text that is being typed as its value is usually written, such as a card number in
  /// groups, with the cursor behind the same digit.
  ///
  /// Unless a check says otherwise, it knows no such writing.
  ///
  /// - Parameters:
  ///   - typed: The text as typed, not normalised, and the cursor in it.
  ///   - context: What the check may know besides the text.
  /// - Returns: The text with the cursor; nil if the check has nothing to say about it.
  func formatted(_ typed: FormattedText, in context: borrowing CheckContext) -> FormattedText?
}

extension Check {
  /// Reports `type.mismatch`, because this check looks at texts only.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    findings.addMismatch(expected: .text, actual: value.kind)
  }

  /// Returns ``TextProgress/valid`` for a text that passes, and ``TextProgress/unfinished`` for any
  /// other.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  /// Returns no requirements.
  public func requirements(in context: borrowing CheckContext) -> [Violation] { [] }

  /// Returns nil, as most values have no usual writing.
  public func formatted(
    _ typed: FormattedText,
    in context: borrowing CheckContext
  ) -> FormattedText? { nil }
}
