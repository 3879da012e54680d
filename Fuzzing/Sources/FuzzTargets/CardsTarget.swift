@_spi(Kernels) import Rulebook
import RulebookKernels

/// Numbers of payment cards under the bundled rule, and as they are typed.
public struct CardsTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "cards"

  let table: PrefixTable
  private let check: PaymentCardCheck
  private let rules: [RuleSubject]
  private let variants: [CheckSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    let accepted = ["visa", "mastercard"]
    do {
      guard
        case .constant(.table(let shared)) = try rulebook.linkedPacks.template("payment-card")?
          .checks.first?.settings["issuers"], let table = shared as? PrefixTable,
        let separators = CardSeparators(" -./—\u{3000}")
      else { preconditionFailure("The rule payment-card has no table of issuers") }
      self.table = table
      let issuers = try IssuerTable(table)
      check = PaymentCardCheck(issuers: issuers, separators: .lenient)
      let some = PaymentCardCheck(issuers: issuers, accepted: Set(accepted), separators: .lenient)
      rules = [
        RuleSubject("payment-card", in: rulebook, check, PaymentCardCheck.definition),
        RuleSubject(
          "payment-card",
          in: rulebook,
          with: ["accepted": .list(accepted.map(Value.text))],
          some,
          PaymentCardCheck.definition
        ),
      ]
      let strict = PaymentCardCheck(
        issuers: issuers,
        separators: separators,
        alwaysNeedsCheckDigit: true
      )
      variants = [CheckSubject("strict cards", strict, PaymentCardCheck.definition)]
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    for rule in rules {
      let report = try rule.attack(with: text)
      let typed = Normalization([.trim, .asciiDigits]).apply(to: text).text
      try expectProgress(of: Array(typed.utf8), report, rule.check)
    }
    try expectSameInOtherDigits(text, rules[0])
    for variant in variants {
      try expectProgress(of: input, try variant.attack(with: Array(text.utf8)), variant)
    }
    try expectDisplayForm(of: text)
  }

  /// What is valid was never impossible on the way, and what is impossible stays so.
  private func expectProgress(
    of text: [UInt8],
    _ report: Report,
    _ subject: CheckSubject
  ) throws(Breach) {
    let text = Array(String(decoding: text, as: UTF8.self).utf8)
    let progress = subject.progress(of: text)
    if text.isEmpty || report.outcome == .inconclusive { return }
    try expect(
      (progress == .valid) == report.isValid,
      "\(subject.name): progress and report agree",
      "\(progress)"
    )
    if case .impossible(let place) = progress {
      try expect(text.indices.contains(place), "\(subject.name): the impossible has a place")
      let end = ["0", "7", " 1"][text.count % 3]
      guard case .impossible = subject.progress(of: text + end.utf8) else {
        throw Breach("\(subject.name): what is impossible stays so", "\(text.count) bytes\(end)")
      }
    }
    guard report.isValid else { return }
    for count in text.indices where text[count] & 0xC0 != 0x80 {
      if case .impossible = subject.progress(of: text[..<count]) {
        throw Breach("\(subject.name): the start of a number is not impossible", "\(count) bytes")
      }
    }
  }

  /// Digits of any script are the same digits.
  private func expectSameInOtherDigits(_ text: String, _ rule: RuleSubject) throws(Breach) {
    guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return }
    let zeros: [UInt32] = [0x660, 0x966, 0xFF10, 0x1D7CE, 0x1E950]
    let zero = zeros[text.utf8.count % zeros.count]
    var other = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      other.append(digit < 10 ? Unicode.Scalar(zero + digit) ?? scalar : scalar)
    }
    // In other scripts a digit takes more bytes.
    guard other.count < 10_000 else { return }
    try expect(
      rule.errors(in: String(other)) == rule.errors(in: text),
      "digits of another script get the same verdict",
      String(other).debugDescription
    )
  }

  /// The display form has the same digits, is its own, and is accepted like them.
  private func expectDisplayForm(of text: String) throws(Breach) {
    let progress = CardNumberProgress(text, for: check)
    let form = progress.displayForm
    let digits = form.filter { $0 != " " }
    let again = CardNumberProgress(form, for: check)
    try expect(digits.count == progress.digitCount, "the display form has all digits")
    try expect(again.displayForm == form, "the display form is its own", form)
    try expect(
      progress.displayOffset(afterDigits: .max) == form.count,
      "the last offset of the display form is its end",
      form
    )
    guard !digits.isEmpty else { return }
    let report = try rules[0].attack(with: digits)
    try expect(progress.isValid == report.isValid, "progress and rule agree on the digits", digits)
    try expect(
      rules[0].accepts(form) == report.isValid,
      "the display form gets the verdict of its digits",
      form
    )
    guard report.facts["complete"] == true else { return }
    try expect(progress.isComplete, "progress and report agree on what is complete", digits)
    try expect(
      report.facts["brand"]?.text == progress.brand?.name,
      "progress and report agree on the brand",
      digits
    )
  }
}
