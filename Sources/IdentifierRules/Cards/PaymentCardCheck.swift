public import CardNumbers
public import RuleEngine
import UnicodeText
import Violations

/// Requires the number of a payment card whose brand is accepted.
///
///     let check = PaymentCardCheck(issuers: table)
///     // 4111 1111 1111 1111  valid, with the facts brand = visa, complete = true
///     // 4111 1111 1111 1112  payment_card.check_digit, brand: Visa
///
/// Digits are ASCII; a rule converts other digits with the step `ascii-digits` first. The check
/// reports at most one violation, the one that a person can act on. It answers these questions, in
/// this order:
///
/// 1. Is each character a digit or a separator in an allowed position? If not, all further findings
///    might be about a different number than the intended one.
/// 2. Does anyone issue numbers that begin like this? If not, further digits can't help.
/// 3. Is the brand accepted? If not, a different card is needed, and correcting this number would
///    be wasted work.
/// 4. Is the length right?
/// 5. Is the check digit right? Only a complete number has one.
///
/// If a whole number comes first in a text with too many digits, the rest is something else, such
/// as the month of expiry, or the number of another card.
///
/// If there are too few digits to know the issuer, or whether it is accepted, the number is too
/// short.
///
/// Facts: `brand`, the name in the table, if it is known, even if the number isn't valid;
/// `complete`, whether the number has as many digits as the issuer's numbers. No argument or fact
/// repeats a digit of the number.
public struct PaymentCardCheck: Check {
  /// The issuers.
  public let issuers: IssuerTable

  /// The characters that may separate digits.
  public let separators: CardSeparators

  /// Whether every number needs a check digit, or only those whose issuer uses one.
  public let alwaysNeedsCheckDigit: Bool

  /// Decides about numbers, and contains the requirements of each issuer.
  private let verifier: CardNumberVerifier

  /// The requirements for each issuer's numbers, in the order of the table.
  var demands: [CardNumberVerifier.Demand] { verifier.demands }

  /// The titles of the accepted brands, in the order of the table.
  private let acceptedTitles: [String]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - issuers: The issuers.
  ///   - accepted: The names of the accepted brands; nil for all. A card is also accepted if its
  ///     issuer lists one of these brands as a name that it is accepted under.
  ///   - separators: The characters that may separate digits.
  ///   - alwaysNeedsCheckDigit: Whether every number needs a check digit, even if the issuer has
  ///     cards without one.
  public init(
    issuers: IssuerTable,
    accepted: Set<String>? = nil,
    separators: CardSeparators = .standard,
    alwaysNeedsCheckDigit: Bool = false
  ) {
    func isAccepted(_ brand: Int) -> Bool {
      accepted?.contains(issuers.brands[brand].name) ?? true
    }
    self.issuers = issuers
    self.separators = separators
    self.alwaysNeedsCheckDigit = alwaysNeedsCheckDigit
    let demands = issuers.issuers.map { issuer in
      CardNumberVerifier.Demand(
        lengths: issuer.lengths,
        checksDigit: issuer.hasCheckDigit || alwaysNeedsCheckDigit,
        isAccepted: isAccepted(issuer.brand) || issuer.acceptedAs.contains(where: isAccepted)
      )
    }
    verifier = CardNumberVerifier(issuers.index, demands, separators)
    acceptedTitles = issuers.brands.indices.filter(isAccepted).map { issuers.brands[$0].title }
  }

  /// Reports what is wrong with a number.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if findings.wantsDetails {
      report(CardNumberScan(text, separators), of: text, into: &findings)
    } else if !verifier.accepts(text) {
      findings.add(.paymentCardCheckDigit)
    }
  }

  /// Reports facts and the first violation in the documented order.
  private func report(_ scan: CardNumberScan, of text: UTF8Span, into findings: inout Findings) {
    switch scan.fault {
    case .character?: findings.add(.paymentCardCharacter, at: scan.faultRange)
    case .separator?: findings.add(.paymentCardSeparator, at: scan.faultRange)
    case nil: report(digits: scan, of: text, into: &findings)
    }
  }

  private func report(
    digits scan: CardNumberScan,
    of text: UTF8Span,
    into findings: inout Findings
  ) {
    let outlook = CardNumberOutlook(of: scan, for: self)
    let brand = outlook.brand.map { issuers.brands[$0] }
    let count = scan.count
    if let brand { findings.setFact("brand", .text(brand.name)) }
    findings.setFact("complete", .boolean(outlook.isComplete(count)))
    // If there are gaps between the lengths, as between 13 and 16 for Visa, the least one is rarely
    // the one that is meant. So the message lists all of them.
    let namesLengths = brand != nil && outlook.hasGap && count > CardKeyIndex.keyDigits

    if outlook.candidates.isEmpty {
      findings.add(.paymentCardUnknownIssuer)
    } else if let brand, outlook.accepted.isEmpty {
      findings.add(
        .paymentCardNotAccepted,
        ["brand": .text(brand.title), "accepted": .list(texts: acceptedTitles)]
      )
    } else if count < outlook.lengths.minimum, !namesLengths {
      findings.add(.paymentCardTooShort, ["minimum": .integer(outlook.lengths.minimum)])
    } else if count > outlook.lengths.maximum, beginsWithNumber(text) {
      findings.add(.paymentCardSeveral)
    } else if count > outlook.lengths.maximum {
      findings.add(.paymentCardTooLong, ["maximum": .integer(outlook.lengths.maximum)])
    } else if let brand, !outlook.lengths.contains(count) {
      findings.add(
        .paymentCardWrongLength,
        [
          "brand": .text(brand.title),
          "lengths": .list(outlook.lengths.elements.map(Argument.integer)),
        ]
      )
    } else if let brand, outlook.checksDigit, !scan.hasRightCheckDigit {
      findings.add(.paymentCardCheckDigit, ["brand": .text(brand.title)])
    }
  }
}

extension PaymentCardCheck {
  /// The longest beginning of a text that can be a number and its separators, in bytes.
  private static let longestBeginning = 64

  /// Returns whether the digits up to a separator are a valid number.
  private func beginsWithNumber(_ text: UTF8Span) -> Bool {
    let bytes = text.span
    var digits = 0
    var isAfterDigit = false
    for index in 0..<min(bytes.count, Self.longestBeginning) {
      let isDigit = bytes[index] &- UInt8(ascii: "0") < 10
      if isDigit {
        digits += 1
      } else if isAfterDigit, digits >= CardKeyIndex.keyDigits,
        text.withSlice(0..<index, { verifier.accepts($0) })
      {
        return true
      }
      isAfterDigit = isDigit
    }
    return false
  }
}

/// Conclusions about the issuer from the first digits of a number.
struct CardNumberOutlook {
  /// The issuers that the number can have.
  let candidates: [Int]

  /// The candidates with an accepted brand.
  let accepted: [Int]

  /// The brand, if it is known.
  let brand: Int?

  /// The possible lengths of the number: those of accepted issuers, if there are any.
  let lengths: CardLengths

  /// Whether the number needs a check digit.
  let checksDigit: Bool

  init(of scan: CardNumberScan, for check: PaymentCardCheck) {
    self.init(leading: scan.leading, count: scan.count, for: check)
  }

  /// - Parameters:
  ///   - leading: The first digits, at most eight, as a number.
  ///   - count: The number of digits.
  ///   - check: The check with the issuers and the accepted brands.
  init(leading: UInt32, count: Int, for check: PaymentCardCheck) {
    let demands = check.demands
    let found = check.issuers.candidates(of: leading, count: count)
    candidates = found.owners
    accepted = found.owners.filter { demands[$0].isAccepted }
    brand = check.issuers.brand(of: found)
    var lengths = CardLengths()
    for issuer in accepted.isEmpty ? candidates : accepted {
      lengths.formUnion(demands[issuer].lengths)
    }
    self.lengths = lengths
    checksDigit = candidates.allSatisfy { demands[$0].checksDigit }
  }

  /// Whether a number can have fewer or more digits, but not every number of digits between.
  var hasGap: Bool { lengths.elements.count <= lengths.maximum - lengths.minimum }

  /// Returns whether a number has as many digits as its issuer's numbers.
  func isComplete(_ count: Int) -> Bool {
    count >= CardKeyIndex.keyDigits && lengths.contains(count)
  }
}
