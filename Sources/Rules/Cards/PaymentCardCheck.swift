public import Violations

/// Requires the number of a payment card whose brand is accepted.
///
///     let check = PaymentCardCheck(issuers: table)
///     // 4111 1111 1111 1111  valid, with the facts brand = visa, complete = true
///     // 4111 1111 1111 1112  payment_card.check_digit, brand: Visa
///
/// Digits are ASCII; a rule turns other digits into these before, by the step
/// `ascii-digits`. The check reports at most one violation, the one that a
/// person can act on. It asks, in this order:
///
/// 1. Is each character a digit or a separator in its place? Otherwise nothing
///    that follows would be about the number that was meant.
/// 2. Does anyone issue numbers that begin like this? No further digit can help.
/// 3. Is the brand accepted? Another card is needed, so that correcting this
///    number would be wasted work.
/// 4. Is the length right?
/// 5. Is the check digit right? Only a full number has one.
///
/// While too few digits are there to know the issuer, or whether it is
/// accepted, the number is too short.
///
/// | Code                          | Arguments            |
/// | ----------------------------- | -------------------- |
/// | `payment_card.character`      |                      |
/// | `payment_card.separator`      |                      |
/// | `payment_card.unknown_issuer` |                      |
/// | `payment_card.not_accepted`   | `brand`, `accepted`  |
/// | `payment_card.too_short`      | `minimum`            |
/// | `payment_card.too_long`       | `maximum`            |
/// | `payment_card.wrong_length`   | `brand`, `lengths`   |
/// | `payment_card.check_digit`    | `brand`              |
///
/// Facts: `brand`, the name in the table, once it is settled, also of numbers
/// that are not valid; `complete`, whether as many digits are there as the
/// issuer's numbers have. No argument and no fact repeats a digit of the number.
public struct PaymentCardCheck: Check {
  /// The issuers.
  public let issuers: IssuerTable

  /// The characters that may stand between digits.
  public let separators: CardSeparators

  /// Whether every number needs a check digit, or only those whose issuer uses one.
  public let alwaysNeedsCheckDigit: Bool

  /// What the check wants of one issuer's numbers.
  struct Demand: Sendable {
    var lengths: CardLengths
    var checksDigit: Bool
    var isAccepted: Bool
  }

  /// The demands, one for each issuer of the table.
  let demands: [Demand]

  /// The titles of the accepted brands, in the order of the table.
  let acceptedTitles: [String]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - issuers: The issuers.
  ///   - accepted: The names of the accepted brands; nil for all. A card that
  ///     is also accepted under the name of such a brand is accepted.
  ///   - separators: The characters that may stand between digits.
  ///   - alwaysNeedsCheckDigit: Whether every number needs a check digit, also
  ///     where the issuer has cards without one.
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
    demands = issuers.issuers.map { issuer in
      Demand(
        lengths: issuer.lengths,
        checksDigit: issuer.hasCheckDigit || alwaysNeedsCheckDigit,
        isAccepted: isAccepted(issuer.brand) || issuer.acceptedAs.contains(where: isAccepted)
      )
    }
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
      report(CardNumberScan(text, separators), into: &findings)
    } else if !accepts(text) {
      findings.add(.paymentCardCheckDigit)
    }
  }

  /// Returns whether a number is valid: the fast path of ``report(_:into:)``.
  @inline(__always)
  private func accepts(_ text: UTF8Span) -> Bool {
    if let digits = SixteenDigits(text.span) {
      return accepts(digits.leading, count: 16, hasRightCheckDigit: digits.hasRightCheckDigit)
    }
    let scan = CardNumberScan(text, separators)
    guard scan.fault == nil, scan.count >= IssuerTable.keyDigits else { return false }
    return accepts(scan.leading, count: scan.count, hasRightCheckDigit: scan.hasRightCheckDigit)
  }

  @inline(__always)
  private func accepts(_ leading: UInt32, count: Int, hasRightCheckDigit: Bool) -> Bool {
    guard let issuer = issuers.issuer(ofKey: leading) else { return false }
    let demand = demands[issuer]
    return demand.isAccepted && demand.lengths.contains(count)
      && (!demand.checksDigit || hasRightCheckDigit)
  }
}

extension ViolationCode {
  /// A card number has a character that is neither a digit nor a separator.
  public static let paymentCardCharacter: Self = "payment_card.character"

  /// A separator in a card number does not stand between two digits.
  public static let paymentCardSeparator: Self = "payment_card.separator"

  /// Nobody issues card numbers that begin like this.
  public static let paymentCardUnknownIssuer: Self = "payment_card.unknown_issuer"

  /// The card is of a brand that is not accepted.
  public static let paymentCardNotAccepted: Self = "payment_card.not_accepted"

  /// A card number has fewer digits than any of its issuer.
  public static let paymentCardTooShort: Self = "payment_card.too_short"

  /// A card number has more digits than any of its issuer.
  public static let paymentCardTooLong: Self = "payment_card.too_long"

  /// A card number has a length between those that its issuer uses.
  public static let paymentCardWrongLength: Self = "payment_card.wrong_length"

  /// The check digit of a card number does not fit the other digits.
  public static let paymentCardCheckDigit: Self = "payment_card.check_digit"
}
