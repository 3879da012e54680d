public import Violations

/// A primitive test that packs refer to by name, such as `length` or `email`.
///
/// A check finds facts and failures, and never writes a sentence. The context provides everything
/// that comes from outside the value: parameters, other fields, the clock, and limits. A check for
/// texts only needs to implement one method, and declares the codes that it reports:
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
///       static let evenLengthOdd = CodeDefinition(
///         "even_length.odd",
///         "The number of bytes is odd."
///       )
///     }
///
/// A ``CheckDefinition`` makes the check available to packs, and to rules in Swift.
public protocol Check: Sendable {
  /// Reports each way that a text fails this check.
  ///
  /// - Parameters:
  ///   - text: The text after the rule's normalization, which is well-formed UTF-8 and never blank.
  ///   - context: What the check can use in addition to the text.
  ///   - findings: Receives one violation per failure, in the order found.
  func check(_ text: UTF8Span, in context: borrowing CheckContext, into findings: inout Findings)

  /// Reports each way that a value of another kind than text fails this check.
  ///
  /// By default, every such value is a `type.mismatch`.
  ///
  /// - Parameters:
  ///   - value: A value that isn't blank and isn't text.
  ///   - context: What the check can use in addition to the value.
  ///   - findings: Receives one violation per failure, in the order found.
  func check(_ value: Value, in context: borrowing CheckContext, into findings: inout Findings)

  /// Returns whether a text that is still being typed can become valid.
  ///
  /// By default, it always can. A check returns `TextProgress.impossible(at:)` only if no
  /// continuation passes while the existing characters stay unchanged. If the offset is inside a
  /// character, the rule uses the beginning of that character.
  ///
  /// - Parameters:
  ///   - text: The text so far, after the rule's normalization. It is well-formed UTF-8 and never
  ///     blank.
  ///   - context: What the check can use in addition to the text.
  /// - Returns: The progress, with an offset in the bytes of `text`.
  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress

  /// Returns what the check requires before there is a text. These are the violations that it would
  /// report if the requirement weren't met, with the arguments that are known in advance.
  ///
  /// By default, it returns none, because most checks don't require anything that fits on one line
  /// of a checklist.
  func requirements(in context: borrowing CheckContext) -> [Violation]

  /// Returns values to show that suit the check's settings, best first.
  ///
  ///     // A check of numbers that are at least 100.
  ///     check.examples(in: CheckContext())  // ["12.5", "12", "100", …]
  ///
  /// A check adds one of them to a violation as the argument `example`. If another check of the
  /// rule refuses it, the report contains the first example that all checks accept. By default, it
  /// returns none.
  ///
  /// - Parameter context: What the check can use in addition to its settings.
  /// - Returns: The examples, or an empty array.
  func examples(in context: borrowing CheckContext) -> [String]

  /// Returns the usual notation of a text that is being typed, such as a card number in groups,
  /// with the cursor after the same character.
  ///
  /// The result differs from the typed text only in separators. By default, a check doesn't define
  /// a notation.
  ///
  /// - Parameters:
  ///   - edit: The last edit of the text, before normalization. `TextEdit.typed` is the text with
  ///     its cursor.
  ///   - context: What the check can use in addition to the text.
  /// - Returns: The text with the cursor, or nil if the check doesn't format it.
  func formatted(_ edit: TextEdit, in context: borrowing CheckContext) -> FormattedText?
}

extension Check {
  /// Reports `type.mismatch`, because by default a check only accepts texts.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    findings.addMismatch(expected: .text, actual: value.kind)
  }

  /// Returns `TextProgress.valid` for a text that passes, and `TextProgress.unfinished`
  /// otherwise.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    passes(text, in: context) ? .valid : .unfinished
  }

  package func passes(_ text: UTF8Span, in context: borrowing CheckContext) -> Bool {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid
  }

  /// Returns the texts that the check accepts, without repetitions.
  ///
  /// - Parameters:
  ///   - candidates: The texts to try, best first.
  ///   - maximum: The maximum number of texts to return.
  ///   - context: What the check can use in addition to its settings.
  /// - Returns: The accepted texts in the same order.
  package func passing(
    among candidates: some Sequence<String>,
    atMost maximum: Int = .max,
    in context: borrowing CheckContext = CheckContext()
  ) -> [String] {
    var accepted: [String] = []
    for text in candidates {
      if accepted.contains(text) { continue }
      if passes(text.utf8Span, in: context) { accepted.append(text) }
      if accepted.count == maximum { break }
    }
    return accepted
  }

  /// Reports a text that isn't written as required, with the first of the check's examples.
  ///
  /// To find an example, the check tries several, so this only happens if details are wanted.
  ///
  /// - Parameters:
  ///   - code: A code with the argument `example`.
  ///   - range: The range at fault.
  ///   - usual: The example to show if the check has none.
  ///   - context: What the check can use in addition to its settings.
  ///   - findings: Receives the violation.
  package func reportWithExample(
    _ code: CodeDefinition,
    at range: Range<Int>? = nil,
    orElse usual: @autoclosure () -> String,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard findings.wantsDetails else { return findings.add(code, at: range) }
    let example = examples(in: context).first ?? usual()
    findings.add(code, at: range, ["example": .text(example)])
  }

  /// Returns no requirements.
  public func requirements(in context: borrowing CheckContext) -> [Violation] { [] }

  /// Returns no examples.
  public func examples(in context: borrowing CheckContext) -> [String] { [] }

  /// Returns nil, because most values don't have a usual notation.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? { nil }
}
