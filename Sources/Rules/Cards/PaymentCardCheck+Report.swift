import Violations

extension PaymentCardCheck {
  /// Reports facts and the first violation in the order of the documentation.
  @inline(never)
  func report(_ scan: CardNumberScan, into findings: inout Findings) {
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
    let found = check.issuers.candidates(of: leading, count: min(count, IssuerTable.keyDigits))
    candidates = found.issuers
    accepted = found.issuers.filter { check.demands[$0].isAccepted }
    brand = found.brand(in: check.issuers)
    var lengths = CardLengths([])
    for issuer in accepted.isEmpty ? candidates : accepted {
      lengths.formUnion(check.demands[issuer].lengths)
    }
    self.lengths = lengths
    checksDigit = candidates.allSatisfy { check.demands[$0].checksDigit }
  }

  /// Returns whether a number has all the digits that its issuer's numbers have.
  func isComplete(_ count: Int) -> Bool {
    count >= IssuerTable.keyDigits && lengths.contains(count)
  }
}
