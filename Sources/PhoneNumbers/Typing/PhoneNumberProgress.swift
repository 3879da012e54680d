/// How far a telephone number is typed.
///
///     let progress = try directory.progress(of: "079 12", region: "CH")
///     progress.isImpossible  // false
///     progress.missing       // 5...5
///     progress.types         // [.mobile]
///
/// The beginning of a valid number is never called impossible. A beginning that is not called
/// impossible need not lead to a valid number where a rule of dialling could still change what was
/// typed.
public struct PhoneNumberProgress: Sendable, Hashable {
  /// The types that the number can still have.
  ///
  /// Where it can be a fixed line or a mobile number, it can be `fixedLineOrMobile` too.
  public var types: Set<PhoneNumberType> { possibleTypes.types }

  /// The same as ``types``, as bits.
  private(set) var possibleTypes: PhoneNumberTypes = []

  /// The fewest and most digits that are missing, in those readings of the text where that is
  /// known.
  private var counts: ClosedRange<Int>?

  /// Whether in some reading of the text it is not known how many digits are missing.
  private var isOpen = false

  /// Whether the text is a valid number as it stands.
  public internal(set) var isValid = false

  /// The fewest and most digits that are missing in a valid number.
  ///
  /// It is nil where no number is possible, and where the count is not known: before the calling
  /// code is complete, and in a text with anything but a plus sign, ASCII digits and separators.
  /// Digits of an extension do not count.
  public var missing: ClosedRange<Int>? { isOpen ? nil : counts }

  /// Whether no valid number starts like this.
  public var isImpossible: Bool { possibleTypes.isEmpty }

  /// Nothing is possible.
  init() {}

  /// Everything is possible.
  static let open: PhoneNumberProgress = {
    var progress = PhoneNumberProgress()
    progress.open()
    return progress
  }()

  /// Adds that a number of any type may be complete after any digits.
  mutating func open() {
    isOpen = true
    possibleTypes = .all
  }

  /// Adds that numbers of some lengths, given for each type, may become complete.
  ///
  /// - Parameters:
  ///   - lengths: The lengths, as bits.
  ///   - difference: How many digits more than its length are missing in each.
  mutating func insert(_ lengths: PhoneRangesAhead.Lengths, missing difference: Int) {
    var all: UInt32 = 0
    for bit in 0..<PhoneNumberType.withRanges.count where lengths[bit] != 0 {
      all |= lengths[bit]
      possibleTypes.insert(PhoneNumberTypes(rawValue: 1 << UInt16(bit)))
    }
    if all == 0 { return }
    possibleTypes.addFixedLineOrMobile()
    var fewest = all.trailingZeroBitCount + difference
    var most = 31 - all.leadingZeroBitCount + difference
    if let counts {
      fewest = min(fewest, counts.lowerBound)
      most = max(most, counts.upperBound)
    }
    counts = fewest...most
  }
}

extension PhoneDirectory {
  /// Says how far a telephone number is typed.
  ///
  ///     try directory.progress(of: "+41 79 123 45 6", region: nil).missing      // 1...1
  ///     try directory.progress(of: "079 123 45 678", region: "CH").isImpossible  // true
  ///
  /// What a `phone-context` (RFC 3966) could put in front of the text is not foreseen. A text with
  /// anything but a plus sign in front, ASCII digits and the usual separators is never impossible.
  ///
  /// - Parameters:
  ///   - text: What was typed so far.
  ///   - region: The region from where the number is dialled; nil if only numbers with a plus sign
  ///     can be read.
  /// - Returns: What can become of the number.
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  /// - Complexity: O(*n*) in the length of the text and in the number of ranges of the regions that
  ///   share the calling code.
  public func progress(
    of text: String,
    region: String?
  ) throws(PhoneRegionUnreadable) -> PhoneNumberProgress {
    var progress = try possibilities(of: text, region: region)
    progress.isValid = try isValid(text, region: region)
    return progress
  }

  private func possibilities(
    of text: String,
    region: String?
  ) throws(PhoneRegionUnreadable) -> PhoneNumberProgress {
    guard let typed = TypedPhoneNumber(text.utf8Span) else { return .open }
    guard text.utf8.count <= PhoneText.longest else { return PhoneNumberProgress() }
    return try progress(of: typed, region: region)
  }

  /// Says what can become of a number, but not whether it is valid as it stands.
  func progress(
    of typed: TypedPhoneNumber,
    region: String?
  ) throws(PhoneRegionUnreadable) -> PhoneNumberProgress {
    guard typed.hasStarted else { return .open }
    var outlook = PhoneNumberOutlook(slots, home: slots.slot(of: region))
    try outlook.judge(typed.digits, hasPlus: typed.hasPlus)
    if let digits = typed.digitsBeforeExtension {
      outlook.isClosed = true
      try outlook.judge(digits, hasPlus: typed.hasPlus)
    }
    return outlook.progress
  }

  private func isValid(
    _ text: String,
    region: String?
  ) throws(PhoneRegionUnreadable) -> Bool {
    let reading: PhoneReading
    do throws(PhoneNumberError) {
      reading = try read(text.utf8Span, region: region)
    } catch {
      if case .unreadable(let reason) = error.reason { throw reason }
      return false
    }
    return try isValid(reading)
  }

  /// Finds the byte with which a text stops being the beginning of any number of some types.
  ///
  /// - Returns: Its offset; nil if the text can still become such a number, or is written with
  ///   anything but a plus sign, ASCII digits and separators.
  /// - Throws: `PhoneRegionUnreadable` if the data of a region are needed and cannot be read.
  /// - Complexity: O(*n*) in the number of bytes, of which the first 250 are looked at; O(*n*²) for
  ///   those of a text that is found to be impossible.
  package func firstImpossibleOffset(
    in text: UTF8Span,
    region: String?,
    types: PhoneNumberTypes
  ) throws(PhoneRegionUnreadable) -> Int? {
    guard let whole = TypedPhoneNumber(text) else { return nil }
    let bytes = text.span
    let end = min(bytes.count, PhoneText.longest)
    func isImpossible(_ typed: TypedPhoneNumber) throws(PhoneRegionUnreadable) -> Bool {
      types.isDisjoint(with: try progress(of: typed, region: region).possibleTypes)
    }
    var typed = whole
    if end < bytes.count {
      typed = TypedPhoneNumber()
      for offset in 0..<end { _ = typed.append(bytes[offset]) }
    }
    // Most texts are possible as a whole, and then so are all their beginnings.
    if try isImpossible(typed) {
      typed = TypedPhoneNumber()
      for offset in 0..<end {
        _ = typed.append(bytes[offset])
        if try isImpossible(typed) { return offset }
      }
    }
    return bytes.count > PhoneText.longest ? PhoneText.longest : nil
  }
}
