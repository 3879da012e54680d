import Violations

/// Requires a telephone number that is in use somewhere.
///
///     let check = PhoneCheck(directory, region: "CH")
///     // 079 123 45 67   valid; region = CH, type = mobile; normalised +41791234567
///     // 079 123         phone.too_short, region: CH, example: 078 123 45 67
///     // +999 123        phone.unknown_calling_code, calling_code: +999
///
/// The region says from where a number without a calling code is dialled. It does not restrict:
/// a valid number of any region is accepted, unless ``regions`` says otherwise. Without a region
/// only numbers that begin with `+` can be read.
///
/// Verdicts are those of libphonenumber for the numbers that its metadata know. The canonical
/// form is that of E.164.
///
/// Standards: ITU-T E.164, ITU-T E.123, RFC 3966.
public struct PhoneCheck: Check {
  /// The telephone numbers of the regions.
  public let directory: PhoneDirectory

  /// The region from where numbers without a calling code are dialled.
  public let region: String?

  /// The regions whose numbers are accepted; nil for all.
  public let regions: [String]?

  /// The types of number that are accepted; nil for all.
  public let types: Set<PhoneNumberType>?

  /// The same as ``types``, as bits.
  let acceptedTypes: PhoneTypes

  /// What else is accepted or asked for.
  public let options: Options

  /// What may be asked of a number besides being in use.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Creates options from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A number must begin with `+` and its calling code.
    public static let requireInternational = Options(rawValue: 1)

    /// A number whose length is possible is enough.
    public static let allowPossible = Options(rawValue: 2)

    /// A number must have no extension.
    public static let refuseExtensions = Options(rawValue: 4)

    /// A number must have no letters.
    public static let refuseLetters = Options(rawValue: 8)
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - directory: The telephone numbers of the regions.
  ///   - region: The region from where numbers without a calling code are dialled.
  ///   - regions: The regions whose numbers are accepted; nil for all.
  ///   - types: The types of number that are accepted; nil for all. With `mobile` or `fixed-line`,
  ///     numbers that may be either are accepted too.
  ///   - options: What else is accepted or asked for.
  public init(
    _ directory: PhoneDirectory,
    region: String? = nil,
    regions: [String]? = nil,
    types: Set<PhoneNumberType>? = nil,
    options: Options = []
  ) {
    self.directory = directory
    self.region = region
    self.regions = regions
    self.types = types.map { types in
      types.isDisjoint(with: [.mobile, .fixedLine]) ? types : types.union([.fixedLineOrMobile])
    }
    acceptedTypes = self.types.map(PhoneTypes.init) ?? .all
    self.options = options
  }

  /// Reports what is wrong with a number.
  ///
  /// - Complexity: O(*n*) in the number of bytes. A valid number whose details are not wanted is
  ///   read without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    do throws(PhoneRegionUnreadable) {
      let number: PhoneNumber
      do throws(PhoneNumberError) {
        number = try directory.parse(text, region: region)
      } catch {
        try report(error, in: text, into: &findings)
        return
      }
      if findings.wantsDetails {
        let verdict = try directory.verdict(on: number)
        try describe(number, verdict, into: &findings)
        try report(on: number, verdict, into: &findings)
      } else if !(try accepts(number)) {
        findings.add(.phoneNotANumber)
      }
    } catch {
      findings.addLimit(.dataUnreadable)
    }
  }

  /// Returns whether a number is accepted: the fast path of ``report(on:into:)``.
  private func accepts(_ number: PhoneNumber) throws(PhoneRegionUnreadable) -> Bool {
    guard hasAcceptedForm(number) else { return false }
    if regions == nil, types == nil, !options.contains(.allowPossible) {
      return try directory.isValid(number)
    }
    let verdict = try directory.verdict(on: number)
    guard verdict.isValid || options.contains(.allowPossible) && verdict.possibility == .possible
    else { return false }
    return accepts(try region(of: number, verdict)) && accepts(verdict.type)
  }

  private func hasAcceptedForm(_ number: PhoneNumber) -> Bool {
    if options.isEmpty { return true }
    return !(options.contains(.requireInternational) && number.source != .plusSign)
      && !(options.contains(.refuseExtensions) && number.extension != nil)
      && !(options.contains(.refuseLetters) && number.hasLetters)
  }

  /// Returns whether numbers of a region are accepted.
  func accepts(_ region: String) -> Bool { regions?.contains(region) ?? true }

  /// Returns whether numbers of a type are accepted; of a number that is only possible, the type
  /// is not known.
  func accepts(_ type: PhoneNumberType) -> Bool {
    types?.contains(type) ?? true || type == .unknown && options.contains(.allowPossible)
  }

  /// The region of a number: the one it belongs to, or that where such a number would be dialled.
  func region(
    of number: PhoneNumber,
    _ verdict: PhoneNumberVerdict
  ) throws(PhoneRegionUnreadable) -> String {
    if let region = verdict.region { return region }
    let slots = directory.slots
    if let region, let slot = slots.slot(of: region),
      try slots.plan(at: slot).callingCode == number.callingCode
    {
      return region
    }
    return slots.slots(ofCallingCode: number.callingCode).map { slots.slots[$0.lowerBound].name }
      ?? "001"
  }
}
