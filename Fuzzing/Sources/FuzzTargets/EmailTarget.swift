import Foundation
import Rulebook
import RulebookKernels

/// Email addresses under every rule of the pack, and with any options.
public struct EmailTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "email"

  private let rules: [RuleSubject]
  private let everything: CheckSubject
  private let arguments = EmailCheck.definition.argumentNames { _ in true }

  /// The checks that accept non-ASCII characters everywhere.
  private let international: [CheckSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    func rule(
      _ name: String,
      with parameters: [String: Value] = [:],
      _ check: EmailCheck
    ) -> RuleSubject {
      RuleSubject(name, in: rulebook, with: parameters, check, EmailCheck.definition)
    }
    let ascii = EmailAddress.Options().inASCII
    rules = [
      rule("email", EmailCheck()),
      rule("email.strict-ascii", EmailCheck(options: ascii)),
      rule("email.html", EmailCheck(profile: .html)),
      rule("email.rfc5321", EmailCheck(options: .smtp.inASCII)),
      rule("email.rfc5321", with: ["internationalized": true], EmailCheck(options: .smtp)),
    ]
    everything = CheckSubject("everything", EmailCheck(options: .everything), EmailCheck.definition)
    international = [rules[0].check, rules[4].check]
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    for rule in rules { try rule.attack(with: text) }
    let options = EmailAddress.Options.any(of: bytes)
    let anything = CheckSubject("any options", EmailCheck(options: options), arguments)
    for (subject, options) in [(everything, .everything), (anything, options)] {
      let report = try subject.attack(with: bytes)
      let address = EmailAddress(text, options: options)
      try expect((address != nil) == report.isValid, "\(subject.name): type and check agree")
      if let address { try expectReadable(address, options) }
    }
    if let at = bytes.lastIndex(of: UInt8(ascii: "@")), bytes[at...].contains(where: { $0 > 127 }) {
      for check in international { try expectSameVerdict(bytes, domainFrom: at + 1, check) }
    }
  }

  /// The parts of an address make an equal one.
  private func expectReadable(
    _ address: EmailAddress,
    _ options: EmailAddress.Options
  ) throws(Breach) {
    var forms = [address.asciiForm]
    if options.allowsInternationalizedDomain { forms.append(address.description) }
    for form in forms {
      try expect(
        EmailAddress(form, options: options) == address,
        "the parts of an address make an equal one",
        form.debugDescription
      )
    }
  }

  /// A domain means the same in every normal form (UTS #46 §4).
  private func expectSameVerdict(
    _ bytes: [UInt8],
    domainFrom start: Int,
    _ subject: CheckSubject
  ) throws(Breach) {
    let domain = String(decoding: bytes[start...], as: UTF8.self)
    let composed = domain.precomposedStringWithCanonicalMapping
    let decomposed = domain.decomposedStringWithCanonicalMapping
    // Long domains are refused by their written length, before they are decoded.
    guard decomposed.utf8.count < 1_000 else { return }
    let reports = try [composed, decomposed].map { form throws(Breach) in
      try subject.report(on: Array(bytes[..<start]) + Array(form.utf8))
    }
    try expect(
      reports[0].outcome == reports[1].outcome,
      "\(subject.name): NFC and NFD of a domain get the same verdict",
      "\(reports[0].errors) and \(reports[1].errors)"
    )
    let forms = reports.map { $0.normalized?.text.map { Array($0.utf8) } }
    try expect(
      forms[0] == forms[1],
      "\(subject.name): NFC and NFD of a domain have the same canonical form"
    )
  }
}

extension EmailAddress.Options {
  /// The options without non-ASCII characters.
  fileprivate var inASCII: Self {
    var options = self
    options.allowsInternationalizedLocalPart = false
    options.allowsInternationalizedDomain = false
    return options
  }

  /// Returns options that depend on a text.
  fileprivate static func any(of bytes: [UInt8]) -> Self {
    var bits = bytes.reduce(UInt64(bytes.count)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } >> 8
    var options = Self()
    let switches: [WritableKeyPath<Self, Bool>] = [
      \.allowsQuotedLocalPart, \.allowsAddressLiteral, \.allowsInternationalizedLocalPart,
      \.allowsInternationalizedDomain, \.allowsUnsafeCharacters, \.allowsSingleLabelDomain,
      \.allowsAnyTopLevelDomain, \.allowsReservedLabels, \.allowsUndecodableLabels,
      \.allowsSpecialUseDomains,
      \.allowsComments, \.allowsDisplayName,
    ]
    for option in switches {
      options[keyPath: option] = bits & 1 == 1
      bits >>= 1
    }
    return options
  }
}
