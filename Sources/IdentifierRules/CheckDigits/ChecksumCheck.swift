package import CheckDigits
public import RuleEngine
import TextParts
import UnicodeText
public import Violations

/// Requires check digits that match the rest of a text.
///
///     checksum: luhn
///     checksum: { weights: [1, 3], modulus: 10, remainder: 0 }
///     checksum: { of: [number], modulus: 23, as: number, check: letter,
///       characters: TRWAGMYFPDXBNJZSQVHLCKE }
///
/// A named method (ISO/IEC 7064 and others) and a formula without `check` examine a text that
/// contains its check digits. A formula with `check` compares its result for the text with another
/// part of the value. The check reports `identifier.check_digit`, at the position of that part. A
/// text also fails if one of its characters doesn't have a value.
public struct ChecksumCheck: PartSensitiveCheck {
  /// The arithmetic.
  package let checksum: Checksum

  /// The parts that are read one after another; the whole text if nil.
  let parts: PartSequence?

  /// The part with the check digits; nil if they are in the text.
  let checkPart: PartReference?

  /// Creates a check of whole texts.
  package init(_ checksum: Checksum) {
    self.init(checksum, of: nil, check: nil)
  }

  init(_ checksum: Checksum, of parts: [PartReference]?, check: PartReference?) {
    self.checksum = checksum
    self.parts = parts.flatMap(PartSequence.init)
    checkPart = check
  }

  /// Reports a text whose check digits don't match.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let answer: Answer
    if let parts {
      guard let locations = findings.parts else { return }
      answer = compare(parts, of: text, locations)
    } else if findings.isTyping {
      answer = .open
    } else {
      answer = compare(text, in: text, findings.parts)
    }
    switch answer {
    case .holds, .notAsked: break
    case .open: findings.outcome = findings.outcome.and(.inconclusive)
    case .fails:
      let range = findings.parts.flatMap { locations in
        checkPart.flatMap { $0.plan.range(of: $0.program, locations) }
      }
      findings.add(.identifierCheckDigit, at: range)
    }
  }

  /// Parts of one rule, one after another.
  struct PartSequence {
    let plan: PartPlan
    let programs: [PartProgram]

    init?(_ parts: [PartReference]) {
      guard let first = parts.first else { return nil }
      plan = first.plan
      programs = parts.map(\.program)
    }
  }

  private enum Answer {
    case holds, fails, notAsked

    /// The value is being typed, and some of the compared text is still missing.
    case open
  }

  /// Compares parts that are read one after another.
  private func compare(
    _ sequence: PartSequence,
    of text: UTF8Span,
    _ locations: PartLocations
  ) -> Answer {
    sequence.plan.withText(ofJoined: sequence.programs, in: text, locations) { state, joined in
      switch state {
      case .unset: .notAsked
      case .open, .unknown: .open
      case .known: compare(joined, in: text, locations)
      }
    }
  }

  private func compare(
    _ digits: UTF8Span,
    in text: UTF8Span,
    _ locations: PartLocations?
  ) -> Answer {
    guard let checkPart else { return checksum.holds(digits) ? .holds : .fails }
    guard let locations else { return .notAsked }
    return checkPart.plan.withText(of: checkPart.program, in: text, locations) { state, check, _ in
      switch state {
      case .unset: .notAsked
      case .open, .unknown: .open
      case .known: checksum.holds(digits, check: check) ? .holds : .fails
      }
    }
  }

  /// Returns the requirement that the check digits match.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.identifierCheckDigit)]
  }

  /// Returns that a text whose check digits don't match can still be continued, since they come
  /// last.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    parts == nil && checkPart == nil && checksum.holds(text) ? .valid : .unfinished
  }
}
