public import CardNumbers
import Violations

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

  /// Decides about numbers, and knows what is wanted of those of each issuer.
  private let verifier: CardNumberVerifier

  /// What is wanted of each issuer's numbers, in the order of the table.
  var demands: [CardNumberVerifier.Demand] { verifier.demands }

  /// The titles of the accepted brands, in the order of the table.
  private let acceptedTitles: [String]

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
      report(CardNumberScan(text, separators), into: &findings)
    } else if !verifier.accepts(text) {
      findings.add(.paymentCardCheckDigit)
    }
  }

  /// Reports facts and the first violation in the order of the documentation.
  private func report(_ scan: CardNumberScan, into findings: inout Findings) {
    switch scan.fault {
    case .character?: findings.add(.paymentCardCharacter, at: scan.faultRange)
    case .separator?: findings.add(.paymentCardSeparator, at: scan.faultRange)
    case nil: report(digits: scan, into: &findings)
    }
  }

  private func report(digits scan: CardNumberScan, into findings: inout Findings) {
    let outlook = CardNumberOutlook(of: scan, for: self)
    let brand = outlook.brand.map { issuers.brands[$0] }
    let count = scan.count
    if let brand { findings.setFact("brand", .text(brand.name)) }
    findings.setFact("complete", .boolean(outlook.isComplete(count)))

    if outlook.candidates.isEmpty {
      findings.add(.paymentCardUnknownIssuer)
    } else if let brand, outlook.accepted.isEmpty {
      findings.add(
        .paymentCardNotAccepted,
        ["brand": .text(brand.title), "accepted": .list(texts: acceptedTitles)]
      )
    } else if count < outlook.lengths.minimum {
      findings.add(.paymentCardTooShort, ["minimum": .integer(outlook.lengths.minimum)])
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

/// What the first digits of a number say about its issuer.
struct CardNumberOutlook {
  /// The issuers that the number can have.
  let candidates: [Int]

  /// Those whose brand is accepted.
  let accepted: [Int]

  /// The brand, if it is settled.
  let brand: Int?

  /// The lengths that the number may have; of accepted issuers where there are any.
  let lengths: CardLengths

  /// Whether the number needs a check digit.
  let checksDigit: Bool

  init(of scan: CardNumberScan, for check: PaymentCardCheck) {
    self.init(leading: scan.leading, count: scan.count, for: check)
  }

  /// - Parameters:
  ///   - leading: The first digits, at most eight, as a number.
  ///   - count: How many digits the number has.
  ///   - check: The check that knows the issuers and which of them are accepted.
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

  /// Returns whether a number has all the digits that its issuer's numbers have.
  func isComplete(_ count: Int) -> Bool {
    count >= CardKeyIndex.keyDigits && lengths.contains(count)
  }
}
