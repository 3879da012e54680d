/// The progress of typing a telephone number.
///
///     let progress = try directory.progress(of: "079 12", region: "CH")
///     progress.isImpossible  // false
///     progress.missing       // 5...5
///     progress.types         // [.mobile]
///
/// The beginning of a valid number is never reported as impossible. The opposite isn't always true:
/// if a dialing rule could still change the typed digits, a beginning that isn't reported as
/// impossible doesn't necessarily lead to a valid number.
public struct PhoneNumberProgress: Sendable, Hashable {
  /// The types that the number can still have.
  ///
  /// If it can be a fixed-line or a mobile number, it can also be `fixedLineOrMobile`.
  public var types: Set<PhoneNumberType> { possibleTypes.types }

  /// The same as ``types``, as a bit mask.
  private(set) var possibleTypes: PhoneNumberTypes = []

  /// The fewest and most digits that are missing, in the readings of the text where the count is
  /// known.
  private var counts: ClosedRange<Int>?

  /// Whether there is a reading of the text where the count of missing digits isn't known.
  private var isOpen = false

  /// Whether the text already is a valid number.
  public internal(set) var isValid = false

  /// The fewest and most digits that are missing until the number is valid.
  ///
  /// It is nil if no number is possible, and if the count isn't known. The count isn't known before
  /// the calling code is complete, or if the text contains anything except plus signs, ASCII digits
  /// and separators. Digits of an extension don't count.
  public var missing: ClosedRange<Int>? { isOpen ? nil : counts }

  /// Whether no valid number starts like this.
  public var isImpossible: Bool { possibleTypes.isEmpty }

  /// Creates progress where nothing is possible.
  init() {}

  /// Progress where everything is possible.
  static let open: PhoneNumberProgress = {
    var progress = PhoneNumberProgress()
    progress.open()
    return progress
  }()

  /// Makes a number of any type possible, with any number of missing digits.
  mutating func open() {
    isOpen = true
    possibleTypes = .all
  }

  /// Adds the numbers of some lengths, given for each type.
  ///
  /// - Parameters:
  ///   - lengths: The lengths as bit masks.
  ///   - difference: The number of missing digits minus the length.
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
  /// Returns the progress of a telephone number that is being typed.
  ///
  ///     try directory.progress(of: "+41 79 123 45 6", region: nil).missing      // 1...1
  ///     try directory.progress(of: "079 123 45 678", region: "CH").isImpossible  // true
  ///
  /// The result ignores that a `phone-context` (RFC 3966) could put digits before the text. A text
  /// is never impossible if it contains anything except plus signs at the front, ASCII digits and
  /// the usual separators.
  ///
  /// - Parameters:
  ///   - text: The text typed so far.
  ///   - region: The region where the number is dialed; nil if only numbers with a plus sign can be
  ///     read.
  /// - Returns: What the number can become.
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  /// - Complexity: O(*n*) in the length of the text and in the number of ranges of the regions that
  ///   share the calling code.
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

  /// Returns what a number can become, but not whether it already is valid.
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

  private func isValid(_ text: String, region: String?) throws(PhoneRegionUnreadable) -> Bool {
    let reading: PhoneReading
    do throws(PhoneNumberError) {
      reading = try read(text.utf8Span, region: region)
    } catch {
      if case .unreadable(let reason) = error.reason { throw reason }
      return false
    }
    return try isValid(reading)
  }

  /// Finds the byte where a text stops being the beginning of any number of some types.
  ///
  /// - Returns: The byte's offset; nil if the text can still become such a number, or if it
  ///   contains anything except plus signs, ASCII digits and separators.
  /// - Throws: `PhoneRegionUnreadable` if a region's data is needed and can't be read.
  /// - Complexity: O(*n*) in the number of bytes, up to the first 250; O(*n*²) if the text is
  ///   impossible.
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
    // Most texts are possible as a whole, and so are all their beginnings.
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
