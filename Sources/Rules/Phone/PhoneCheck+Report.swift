import Violations

extension PhoneCheck {
  /// Sets what was learned of a number, and its canonical form if it is accepted.
  func describe(
    _ number: PhoneNumber,
    _ verdict: PhoneNumberVerdict,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    findings.facts.reserveCapacity(findings.facts.count + 6)
    if let region = verdict.region { findings.setFact("region", .text(region)) }
    findings.setFact("type", .text(verdict.type.rawValue))
    let writings = try directory.writings(of: number)
    findings.setFact("national", .text(writings.national))
    findings.setFact("international", .text(writings.international))
    findings.setFact("rfc3966", .text(writings.rfc3966))
    if let digits = number.extension { findings.setFact("extension", .text(digits)) }
    findings.setCanonicalForm(writings.e164)
  }

  /// Reports what is wrong with a number that could be read.
  func report(
    on number: PhoneNumber,
    _ verdict: PhoneNumberVerdict,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    if options.contains(.refuseLetters), number.hasLetters { findings.add(.phoneLetters) }
    if options.contains(.refuseExtensions), number.extension != nil {
      findings.add(.phoneExtension)
    }
    if options.contains(.requireInternational), number.source != .plusSign {
      let example = try example(in: region, isInternational: true)
      findings.add(.phoneInternationalRequired, ["example": .text(example)])
    }
    let region = try region(of: number, verdict)
    guard verdict.isValid || options.contains(.allowPossible) && verdict.possibility == .possible
    else {
      let example = try example(in: region)
      findings.add(
        Self.code(of: verdict.possibility),
        ["region": .region(region), "example": .text(example)]
      )
      return
    }
    if !accepts(region) {
      findings.add(
        .phoneWrongRegion,
        ["region": .region(region), "accepted": .list((regions ?? []).map(Argument.region))]
      )
    }
    if !accepts(verdict.type) {
      let example = try example(in: region)
      findings.add(
        wrongType,
        ["type": .text(verdict.type.rawValue), "example": .text(example)]
      )
    }
  }

  /// Reports why a text could not be read.
  func report(
    _ error: PhoneNumberError,
    in text: UTF8Span,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    guard findings.wantsDetails else {
      if case .unreadable(let error) = error.reason { throw error }
      findings.add(.phoneNotANumber)
      return
    }
    let example = try example(in: region)
    let place: [String: Argument] = [
      "region": .region(region ?? "001"), "example": .text(example),
    ]
    switch error.reason {
    case .notANumber:
      findings.add(.phoneNotANumber, at: error.range, ["example": .text(example)])
    case .regionRequired:
      let example = try self.example(in: nil, isInternational: true)
      findings.add(.phoneInternationalRequired, ["example": .text(example)])
    case .unknownCallingCode(let digits):
      findings.add(
        .phoneUnknownCallingCode,
        at: error.range,
        ["calling_code": .text("+" + digits)]
      )
    case .tooShort, .tooShortAfterInternationalPrefix: findings.add(.phoneTooShort, place)
    case .tooLong: findings.add(.phoneTooLong, place)
    case .unreadable(let error): throw error
    }
  }

  private static func code(of possibility: PhoneNumberPossibility) -> ViolationCode {
    switch possibility {
    case .possible: .phoneInvalidForRegion
    case .possibleLocally: .phoneOnlyLocal
    case .unknownCallingCode: .phoneUnknownCallingCode
    case .tooShort: .phoneTooShort
    case .tooLong: .phoneTooLong
    case .wrongLength: .phoneWrongLength
    }
  }

  /// The code for a number of a type that is not accepted.
  private var wrongType: ViolationCode {
    switch types?.subtracting([.fixedLineOrMobile]) {
    case [.mobile]: .phoneMobileWanted
    case [.fixedLine]: .phoneFixedLineWanted
    default: .phoneWrongType
    }
  }
}
