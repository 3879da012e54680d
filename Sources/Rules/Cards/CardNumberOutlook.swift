import CardNumbers

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
    var lengths = CardLengths([])
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
