@_spi(Kernels) import Rulebook
import RulebookKernels

/// Payment card numbers under the bundled rule, and while they are being typed.
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
      let settings =
        try rulebook.linkedPacks.template("payment-card")?.checks.first?.settings ?? [:]
      guard case .constant(.table(let shared)) = settings["issuers"],
        let table = shared as? PrefixTable,
        case .constant(.text(let typed)) = settings["separators"],
        let typedSeparators = CardSeparators(typed, mayStandAnywhere: true),
        let separators = CardSeparators(" -./—\u{3000}")
      else { preconditionFailure("The rule payment-card has no issuers or separators") }
      self.table = table
      let issuers = try IssuerTable(table)
      check = PaymentCardCheck(issuers: issuers, separators: typedSeparators)
      let some = PaymentCardCheck(
        issuers: issuers,
        accepted: Set(accepted),
        separators: typedSeparators
      )
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
      // The check doesn't see what was around the value.
      let isBare = !report.violations.contains { $0.code == RuleSubject.textRemoved }
      guard isBare else { continue }
      let typed = Normalization([.asTyped(AsTyped()), .trim]).apply(to: text).text
      try expectProgress(of: Array(typed.utf8), report, rule.check)
    }
    try expectSameInOtherDigits(text, rules[0])
    for variant in variants {
      try expectProgress(of: input, try variant.attack(with: Array(text.utf8)), variant)
    }
    try expectDisplayForm(of: text)
  }

  /// A valid text was never impossible while it was typed, and an impossible text stays impossible.
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
      try expect(text.indices.contains(place), "\(subject.name): an impossible text has an offset")
      let end = ["0", "7", " 1"][text.count % 3]
      guard case .impossible = subject.progress(of: text + end.utf8) else {
        throw Breach(
          "\(subject.name): an impossible text stays impossible",
          "\(text.count) bytes\(end)"
        )
      }
    }
    guard report.isValid else { return }
    for count in text.indices where text[count] & 0xC0 != 0x80 {
      if case .impossible = subject.progress(of: text[..<count]) {
        throw Breach("\(subject.name): the start of a number is not impossible", "\(count) bytes")
      }
    }
  }

  /// Digits of any script mean the same.
  private func expectSameInOtherDigits(_ text: String, _ rule: RuleSubject) throws(Breach) {
    guard text.utf8.contains(where: { $0 &- 0x30 < 10 }) else { return }
    let zeros: [UInt32] = [0x660, 0x966, 0xFF10, 0x1D7CE, 0x1E950]
    let zero = zeros[text.utf8.count % zeros.count]
    var other = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      other.append(digit < 10 ? Unicode.Scalar(zero + digit) ?? scalar : scalar)
    }
    // A digit takes more bytes in other scripts.
    guard other.count < 10_000 else { return }
    try expect(
      rule.errors(in: String(other)) == rule.errors(in: text),
      "digits of another script get the same verdict",
      String(other).debugDescription
    )
  }

  /// The display form has the same digits, is its own display form, and gets the same verdict.
  private func expectDisplayForm(of text: String) throws(Breach) {
    let progress = CardNumberProgress(text, for: check)
    let form = progress.displayForm
    let digits = form.filter { $0 != " " }
    let again = CardNumberProgress(form, for: check)
    try expect(digits.count == progress.digitCount, "the display form has all digits")
    try expect(again.displayForm == form, "the display form is stable", form)
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
    try expect(progress.isComplete, "progress and report agree on completeness", digits)
    try expect(
      report.facts["brand"]?.text == progress.brand?.name,
      "progress and report agree on the brand",
      digits
    )
  }
}
