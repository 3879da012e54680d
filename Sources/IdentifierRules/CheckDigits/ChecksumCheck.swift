package import CheckDigits
public import RuleEngine
import TextParts
import UnicodeText
public import Violations

/// Requires check digits that fit the rest of a text.
///
///     checksum: luhn
///     checksum: { weights: [1, 3], modulus: 10, remainder: 0 }
///     checksum: { of: [number], modulus: 23, as: number, check: letter, characters: TRWAGMYFPDXBNJZSQVHLCKE }
///
/// A named method (ISO/IEC 7064 and others) and a formula without `check` judge a text with its check
/// digits; a formula with `check` compares what it makes of the text with another part of the value. It
/// reports `identifier.check_digit`, at the place of that part. A text of which a character has no value
/// fails too.
public struct ChecksumCheck: PartSensitiveCheck {
  /// The arithmetic.
  package let checksum: Checksum

  /// The parts that are read one after the other; the whole text if nil.
  let parts: PartSequence?

  /// The part that has the check digits; nil if they are in the text.
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

  /// Reports a text whose check digits do not fit.
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

  /// Parts of one rule, one after the other.
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

    /// The value is being typed, and what is compared is not all there.
    case open
  }

  /// Compares parts that are read one after the other.
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

  /// Returns that the check digits must fit.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.identifierCheckDigit)]
  }

  /// Returns that a text whose check digits do not fit can still be continued, as they come last.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    parts == nil && checkPart == nil && checksum.holds(text) ? .valid : .unfinished
  }
}
