public import PhoneNumbers
public import Violations

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
  let acceptedTypes: PhoneNumberTypes

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
    acceptedTypes = self.types.map { PhoneNumberTypes($0) } ?? .all
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
      let reading: PhoneReading
      do throws(PhoneNumberError) {
        reading = try directory.read(text, region: region)
      } catch {
        try report(error, into: &findings)
        return
      }
      if findings.wantsDetails {
        let verdict = try directory.verdict(on: reading)
        try describe(reading, verdict, into: &findings)
        try report(on: reading, verdict, into: &findings)
      } else if !(try accepts(reading)) {
        findings.add(.phoneNotANumber)
      }
    } catch {
      findings.addLimit(.dataUnreadable)
    }
  }

  /// Returns how far a number is typed.
  ///
  /// Only a text of a plus sign, ASCII digits and separators is ever impossible. What a
  /// `phone-context` (RFC 3966) could put in front of it is not foreseen.
  ///
  /// - Complexity: O(*n*) in the number of bytes, of which the first 250 are looked at.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    if findings.outcome == .valid { return .valid }
    if options.contains(.allowPossible) { return .unfinished }
    do throws(PhoneRegionUnreadable) {
      let impossible = try directory.firstImpossibleOffset(
        in: text,
        region: options.contains(.requireInternational) ? nil : region,
        types: acceptedTypes
      )
      return impossible.map { .impossible(at: $0) } ?? .unfinished
    } catch {
      return .unfinished
    }
  }

  /// Returns whether a number is accepted: the fast path of ``report(on:_:into:)``.
  private func accepts(_ reading: PhoneReading) throws(PhoneRegionUnreadable) -> Bool {
    guard hasAcceptedForm(reading.number) else { return false }
    if regions == nil, types == nil, !options.contains(.allowPossible) {
      return try directory.isValid(reading)
    }
    let verdict = try directory.verdict(on: reading)
    guard isEnough(verdict) else { return false }
    return accepts(region: verdict.region ?? directory.assumedRegion(of: reading))
      && accepts(verdict.type)
  }

  private func hasAcceptedForm(_ number: PhoneNumber) -> Bool {
    if options.isEmpty { return true }
    return !(options.contains(.requireInternational) && number.source != .plusSign)
      && !(options.contains(.refuseExtensions) && number.extension != nil)
      && !(options.contains(.refuseLetters) && number.hasLetters)
  }

  /// Returns whether a number is in use, or possible where that is enough.
  func isEnough(_ verdict: PhoneNumberVerdict) -> Bool {
    verdict.isValid || options.contains(.allowPossible) && verdict.possibility == .possible
  }

  /// Returns whether numbers of a region are accepted.
  func accepts(region name: String) -> Bool { regions?.contains(name) ?? true }

  /// Returns whether numbers of a type are accepted.
  ///
  /// A number that is only possible has no known type; where such numbers are enough, it passes.
  func accepts(_ type: PhoneNumberType) -> Bool {
    types == nil || acceptedTypes.contains(type)
      || type == .unknown && options.contains(.allowPossible)
  }
}
