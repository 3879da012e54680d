/// How far a telephone number is typed.
///
///     let progress = try directory.progress(of: "079 12", region: "CH")
///     progress.isImpossible  // false
///     progress.missing       // 5...5
///     progress.types         // [.mobile]
///
/// The start of a valid number is never called impossible. A start that is not called impossible
/// need not lead to a valid number where a rule of dialling could still change what was typed.
public struct PhoneNumberProgress: Sendable, Hashable {
  /// The types that the number can still have.
  ///
  /// Where it can be a fixed line or a mobile number, it can be `fixedLineOrMobile` too.
  public internal(set) var types: Set<PhoneNumberType> = []

  /// The fewest and most digits that are missing in a valid number; nil where none is possible.
  ///
  /// Before the calling code is known the bounds are wide. Digits of an extension do not count.
  public internal(set) var missing: ClosedRange<Int>?

  /// Whether the text is a valid number as it stands.
  public internal(set) var isValid = false

  /// Whether no valid number starts like this.
  public var isImpossible: Bool { missing == nil }

  /// Nothing is possible.
  init() {}

  /// A number of which nothing is known but that digits may be missing.
  static let open: PhoneNumberProgress = {
    var progress = PhoneNumberProgress()
    progress.missing = 0...PhoneNumberProgress.mostDigits
    progress.types = Set(PhoneNumberType.allCases).subtracting([.unknown])
    return progress
  }()

  /// The most digits of a number with its calling code and what may be dialled in front.
  private static let mostDigits = 24

  /// Adds what else is possible.
  mutating func formUnion(_ other: PhoneNumberProgress) {
    guard let more = other.missing else { return }
    types.formUnion(other.types)
    missing =
      missing.map {
        min($0.lowerBound, more.lowerBound)...max($0.upperBound, more.upperBound)
      } ?? more
  }

  /// Adds that a number of a type may be complete after some more digits.
  mutating func insert(_ type: PhoneNumberType, missing count: Int) {
    types.insert(type)
    if types.isSuperset(of: [.fixedLine, .mobile]) { types.insert(.fixedLineOrMobile) }
    missing =
      missing.map { min($0.lowerBound, count)...max($0.upperBound, count) } ?? count...count
  }
}

extension PhoneDirectory {
  /// Says how far a telephone number is typed.
  ///
  ///     try directory.progress(of: "+41 79 123 45 6", region: nil).missing      // 1...1
  ///     try directory.progress(of: "079 123 45 678", region: "CH").isImpossible  // true
  ///
  /// The text is judged as a number, not as the start of a URI: what a `phone-context` could add to
  /// it is not foreseen.
  ///
  /// - Parameters:
  ///   - text: What was typed so far.
  ///   - region: The region from where the number is dialled; nil if only numbers with a plus sign
  ///     can be read.
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  /// - Complexity: O(*n*) in the length of the text and in the number of ranges of the regions that
  ///   share the calling code.
  public func progress(
    of text: String,
    region: String?
  ) throws(PhoneRegionUnreadable) -> PhoneNumberProgress {
    let typed = TypedPhoneNumber(text)
    if typed.isURI { return .open }
    var outlook = PhoneNumberOutlook(self, home: region.flatMap(slots.slot))
    var progress = PhoneNumberProgress()
    for reading in typed.readings {
      try outlook.judge(reading.digits, hasPlus: typed.hasPlus)
      // Where an extension follows, the number itself must be complete.
      if reading.isClosed {
        if outlook.progress.missing?.lowerBound != 0 { outlook.progress = PhoneNumberProgress() }
        outlook.progress.missing = outlook.progress.missing.map { _ in 0...0 }
      }
      progress.formUnion(outlook.progress)
      outlook.progress = PhoneNumberProgress()
    }
    progress.isValid = try isValid(text, region: region)
    return progress
  }

  private func isValid(
    _ text: String,
    region: String?
  ) throws(PhoneRegionUnreadable) -> Bool {
    let number: PhoneNumber
    do throws(PhoneNumberError) {
      number = try parse(text, region: region)
    } catch {
      if case .unreadable(let reason) = error.reason { throw reason }
      return false
    }
    return try isValid(number)
  }
}
