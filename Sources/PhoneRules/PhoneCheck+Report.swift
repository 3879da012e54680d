import PhoneNumbers
public import RuleEngine
import Violations

extension PhoneCheck {
  /// Stores the facts about a number, and its canonical form.
  func describe(
    _ reading: PhoneReading,
    _ verdict: PhoneNumberVerdict,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    findings.facts.reserveCapacity(findings.facts.count + 6)
    if let region = verdict.region { findings.setFact("region", .text(region)) }
    findings.setFact("type", .text(verdict.type.rawValue))
    let writings = try directory.writings(of: reading)
    findings.setFact("national", .text(writings.national))
    findings.setFact("international", .text(writings.international))
    findings.setFact("rfc3966", .text(writings.rfc3966))
    if let digits = reading.number.extension { findings.setFact("extension", .text(digits)) }
    findings.setCanonicalForm(writings.e164)
  }

  /// Reports what is wrong with a number that could be read.
  func report(
    on reading: PhoneReading,
    _ verdict: PhoneNumberVerdict,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    let number = reading.number
    if options.contains(.refuseLetters), number.hasLetters { findings.add(.phoneLetters) }
    if options.contains(.refuseExtensions), number.extension != nil {
      findings.add(.phoneExtension)
    }
    if options.contains(.requireInternational), number.source != .plusSign {
      let example = try example(in: region, isInternational: true)
      findings.add(.phoneInternationalRequired, ["example": .text(example)])
    }
    let region = verdict.region ?? directory.assumedRegion(of: reading)
    guard isEnough(verdict) else {
      let progress = try progress(of: number)
      let example = try example(in: region, like: progress.types)
      let lacksDigits = lacksDigits(progress, verdict.possibility)
      findings.add(
        lacksDigits ? .phoneTooShort : Self.code(of: verdict.possibility),
        ["region": .region(region), "example": .text(example)]
      )
      return
    }
    if !accepts(region: region) {
      findings.add(
        .phoneWrongRegion,
        ["region": .region(region), "accepted": .list((regions ?? []).map(Argument.region))]
      )
    }
    if !accepts(verdict.type) {
      let example = try example(in: region)
      findings.add(wrongType, ["type": .text(verdict.type.rawValue), "example": .text(example)])
    }
  }

  /// Returns what a number can become if more digits are typed.
  private func progress(
    of number: PhoneNumber
  ) throws(PhoneRegionUnreadable) -> PhoneNumberProgress {
    // The digits as such, whatever their script and separators.
    let international = "+\(number.callingCode)\(number.nationalNumber)"
    return try directory.progress(of: international, region: region)
  }

  /// Returns whether a number with a possible length exists only with more digits.
  ///
  /// `079 234 56 7` has the length of some Swiss numbers, so for libphonenumber it is possible and
  /// not valid. But no number of that length begins like this, and longer ones do. So the reader
  /// learns that a digit is missing.
  private func lacksDigits(
    _ progress: PhoneNumberProgress,
    _ possibility: PhoneNumberPossibility
  ) -> Bool {
    guard possibility == .possible || possibility == .wrongLength else { return false }
    return (progress.missing?.lowerBound ?? 0) > 0
  }

  /// Reports why a text couldn't be read.
  func report(
    _ error: PhoneNumberError,
    into findings: inout Findings
  ) throws(PhoneRegionUnreadable) {
    if case .unreadable(let error) = error.reason { throw error }
    guard findings.wantsDetails else {
      findings.add(.phoneNotANumber)
      return
    }
    let example = try example(in: region)
    let expected: [String: Argument] = [
      "region": .region(region ?? "001"), "example": .text(example),
    ]
    switch error.reason {
    case .notANumber, .unreadable:
      findings.add(.phoneNotANumber, at: error.range, ["example": .text(example)])
    case .regionRequired:
      let example = try self.example(in: nil, isInternational: true)
      findings.add(.phoneInternationalRequired, ["example": .text(example)])
    case .unknownCallingCode(let digits):
      findings.add(.phoneUnknownCallingCode, at: error.range, ["calling_code": .text("+" + digits)])
    case .tooShort, .tooShortAfterInternationalPrefix: findings.add(.phoneTooShort, expected)
    case .tooLong: findings.add(.phoneTooLong, expected)
    }
  }

  private static func code(of possibility: PhoneNumberPossibility) -> CodeDefinition {
    switch possibility {
    case .possible: .phoneInvalidForRegion
    case .possibleLocally: .phoneOnlyLocal
    case .unknownCallingCode: .phoneUnknownCallingCode
    case .tooShort: .phoneTooShort
    case .tooLong: .phoneTooLong
    case .wrongLength: .phoneWrongLength
    }
  }

  /// The code for a number whose type isn't accepted.
  private var wrongType: CodeDefinition {
    switch types?.subtracting([.fixedLineOrMobile]) {
    case [.mobile]: .phoneMobileWanted
    case [.fixedLine]: .phoneFixedLineWanted
    default: .phoneWrongType
    }
  }

  /// Returns a number that would be accepted.
  ///
  /// - Parameters:
  ///   - name: The region of the faulty number; nil if it isn't known.
  ///   - isInternational: Whether the example must begin with a plus sign.
  /// - Returns: A number in national form if it is dialed in the check's own region, and otherwise
  ///   a number with `+`.
  /// - Throws: `PhoneRegionUnreadable` if a region's data can't be read.
  func example(
    in name: String?,
    isInternational: Bool = false
  ) throws(PhoneRegionUnreadable) -> String {
    if let name, accepts(region: name), let example = try ownExample(in: name, isInternational) {
      return example
    }
    if let region, accepts(region: region),
      let example = try ownExample(in: region, isInternational)
    {
      return example
    }
    for name in regions ?? [] {
      if let example = try ownExample(in: name, isInternational) { return example }
    }
    if let name = directory.firstRegion, let example = try ownExample(in: name, isInternational) {
      return example
    }
    // Only a table without any examples gets here.
    return "+"
  }

  /// Returns a number that would be accepted, if possible of a type that the faulty number can
  /// still have.
  ///
  /// After the area code of a landline, people don't expect a mobile number.
  private func example(
    in name: String,
    like possible: Set<PhoneNumberType>
  ) throws(PhoneRegionUnreadable) -> String {
    let types = acceptedTypes.intersection(PhoneNumberTypes(possible))
    if accepts(region: name), let example = try ownExample(in: name, false, of: types) {
      return example
    }
    return try example(in: name)
  }

  /// Returns an example of one region; nil if it has none with one of the types, which are the
  /// accepted ones unless others are given.
  private func ownExample(
    in name: String,
    _ isInternational: Bool,
    of types: PhoneNumberTypes? = nil
  ) throws(PhoneRegionUnreadable) -> String? {
    let isHome = name == region && !isInternational && !options.contains(.requireInternational)
    return try directory.example(
      in: name,
      of: types ?? acceptedTypes,
      as: isHome ? .national : .international
    )
  }
}

extension PhoneCheck {
  /// Returns a number of each accepted region, for up to three regions.
  ///
  /// There are none if the data of a region can't be read, which the check itself reports.
  public func examples(in context: borrowing CheckContext) -> [String] {
    var texts: [String] = []
    do throws(PhoneRegionUnreadable) {
      for name in [region].compactMap(\.self) + (regions ?? []).prefix(3) {
        texts.append(try example(in: name))
      }
      texts.append(try example(in: nil, isInternational: true))
    } catch {
      return []
    }
    return passing(among: texts, in: context)
  }
}
