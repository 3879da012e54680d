public import PhoneNumbers
public import RuleEngine
public import Violations

/// Requires a telephone number that is in use somewhere.
///
///     let check = PhoneCheck(directory, region: "CH")
///     // 079 123 45 67   valid; region = CH, type = mobile; normalized +41791234567
///     // 079 123         phone.too_short, region: CH, example: 078 123 45 67
///     // +999 123        phone.unknown_calling_code, calling_code: +999
///
/// The region is where a number without a calling code is dialed. It doesn't restrict anything: a
/// valid number of any region is accepted, unless ``regions`` says otherwise. Without a region,
/// only numbers that begin with `+` can be read.
///
/// Verdicts equal libphonenumber's for the numbers that its metadata contains. Their reasons differ
/// where a number with a possible length exists only with more digits: it is reported as too short.
/// The canonical form is E.164.
///
/// Standards: ITU-T E.164, ITU-T E.123, RFC 3966.
public struct PhoneCheck: Check {
  /// The telephone numbers of the regions.
  public let directory: PhoneDirectory

  /// The region where numbers without a calling code are dialed.
  public let region: String?

  /// The regions whose numbers are accepted; nil for all.
  public let regions: [String]?

  /// The types of number that are accepted; nil for all.
  public let types: Set<PhoneNumberType>?

  /// The same as ``types``, as a bit mask.
  let acceptedTypes: PhoneNumberTypes

  /// The other options of the check.
  public let options: Options

  /// Further requirements and permissions, in addition to being in use.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The options as a bit mask.
    public let rawValue: UInt8

    /// Creates options from a bit mask.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A number must begin with `+` and its calling code.
    public static let requireInternational = Options(rawValue: 1)

    /// A number with a possible length is enough.
    public static let allowPossible = Options(rawValue: 2)

    /// A number must not have an extension.
    public static let refuseExtensions = Options(rawValue: 4)

    /// A number must not contain letters.
    public static let refuseLetters = Options(rawValue: 8)
  }

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - directory: The telephone numbers of the regions.
  ///   - region: The region where numbers without a calling code are dialed.
  ///   - regions: The regions whose numbers are accepted; nil for all.
  ///   - types: The types of number that are accepted; nil for all. With `mobile` or `fixed-line`,
  ///     numbers that can be either are accepted too.
  ///   - options: The other options of the check.
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
  /// - Complexity: O(*n*) in the number of bytes. If the caller doesn't want details, a valid
  ///   number is read without allocation.
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
        if findings.wantsDetails, let slip = try slip(in: text) { return findings.add(slip) }
        try report(error, into: &findings)
        return
      }
      if findings.wantsDetails {
        let verdict = try directory.verdict(on: reading)
        if !accepts(reading, verdict), let slip = try slip(in: text) { return findings.add(slip) }
        try describe(reading, verdict, into: &findings)
        try report(on: reading, verdict, into: &findings)
      } else if !(try accepts(reading)) {
        findings.add(.phoneNotANumber)
      }
    } catch {
      findings.addLimit(.dataUnreadable)
    }
  }

  /// Returns the progress of a number that is being typed.
  ///
  /// Only a text of plus signs, ASCII digits and separators can be impossible. The result ignores
  /// that a `phone-context` (RFC 3966) could put digits before it.
  ///
  /// - Complexity: O(*n*) in the number of bytes, up to the first 250.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
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

  /// Returns whether a number is accepted.
  ///
  /// This is the fast path of ``report(on:_:into:)``.
  private func accepts(_ reading: PhoneReading) throws(PhoneRegionUnreadable) -> Bool {
    if regions == nil, types == nil, !options.contains(.allowPossible) {
      guard hasAcceptedForm(reading.number) else { return false }
      return try directory.isValid(reading)
    }
    return accepts(reading, try directory.verdict(on: reading))
  }

  /// Returns whether a number is accepted, after its verdict.
  private func accepts(_ reading: PhoneReading, _ verdict: PhoneNumberVerdict) -> Bool {
    guard hasAcceptedForm(reading.number), isEnough(verdict) else { return false }
    return accepts(region: verdict.region ?? directory.assumedRegion(of: reading))
      && accepts(verdict.type)
  }

  private func hasAcceptedForm(_ number: PhoneNumber) -> Bool {
    if options.isEmpty { return true }
    return !(options.contains(.requireInternational) && number.source != .plusSign)
      && !(options.contains(.refuseExtensions) && number.extension != nil)
      && !(options.contains(.refuseLetters) && number.hasLetters)
  }

  /// Returns whether a number is in use, or possible if that is enough.
  func isEnough(_ verdict: PhoneNumberVerdict) -> Bool {
    verdict.isValid || options.contains(.allowPossible) && verdict.possibility == .possible
  }

  func accepts(region name: String) -> Bool { regions?.contains(name) ?? true }

  /// Returns whether numbers of a type are accepted.
  ///
  /// A number that is only possible doesn't have a known type. It passes if such numbers are
  /// enough.
  func accepts(_ type: PhoneNumberType) -> Bool {
    types == nil || acceptedTypes.contains(type)
      || type == .unknown && options.contains(.allowPossible)
  }
}

extension PhoneCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 3_000, byte: 60) }
}
