/// Finds out what dialed digits can become.
///
/// The digits can be read in several ways: as a national number, with or without a national prefix,
/// or with a calling code, with or without an international prefix. Each way is followed until the
/// digits end. A result is possible if it is possible in any of these ways.
struct PhoneNumberOutlook {
  private let slots: PhoneRegionSlots
  /// The slot of the region where the number is dialed.
  private let home: Int?

  /// The possibilities found so far.
  private(set) var progress = PhoneNumberProgress()

  /// Whether the number must not have more digits.
  var isClosed = false

  /// Creates an outlook from the slot of a region.
  init(_ slots: PhoneRegionSlots, home: Int?) {
    self.slots = slots
    self.home = home
  }

  /// Follows all ways to read some digits.
  mutating func judge(_ digits: DialledDigits, hasPlus: Bool) throws(PhoneRegionUnreadable) {
    if hasPlus, try judgeInternational(digits) { return }
    guard let home else { return }
    let plan = try slots.plan(at: home)
    // A plus sign without a calling code is ignored, but only if an international prefix follows
    // it.
    guard try !judgeAfterInternationalPrefix(digits, plan), !hasPlus else { return }
    let dialled = DialledStart(digits: digits)
    let code = plan.callingCode
    try plan.forEachRest(of: dialled) { (rest) throws(PhoneRegionUnreadable) in
      try judgeSignificant(rest, code: code)
    }
    guard let rest = dialled.taking(PackedDigits(ofCallingCode: code)),
      let group = slots.group(ofCallingCode: code)
    else { return }
    // After its own calling code, a region's rules are applied, and then those of the main region.
    let main = try slots.plan(at: group.main)
    try plan.forEachRest(of: rest) { (rest) throws(PhoneRegionUnreadable) in
      try main.forEachRest(of: rest) { (rest) throws(PhoneRegionUnreadable) in
        try judgeSignificant(rest, code: code)
      }
    }
  }

  /// Follows the digits after an international prefix.
  ///
  /// - Returns: Whether the digits certainly begin with such a prefix.
  private mutating func judgeAfterInternationalPrefix(
    _ digits: DialledDigits,
    _ plan: PhonePlan
  ) throws(PhoneRegionUnreadable) -> Bool {
    guard let prefixes = plan.internationalPrefixes else { return false }
    var isCertain = false
    var isOpen = false
    var lengths = prefixes.lengths(onWayOf: digits)
    while lengths != 0 {
      let length = lengths.trailingZeroBitCount
      lengths &= lengths &- 1
      guard length <= digits.count else {
        isOpen = true
        break
      }
      var rest = digits
      rest.removeFirst(length)
      _ = try judgeInternational(rest)
      // No calling code begins with a zero, so digits before a zero aren't such a prefix.
      if rest.count > 0, rest.first != 0 { isCertain = true }
    }
    if isOpen { leaveOpen() }
    return isCertain && !isOpen
  }

  /// Follows digits that should begin with a calling code.
  ///
  /// - Returns: Whether they begin with one or are the beginning of one.
  private mutating func judgeInternational(
    _ digits: DialledDigits
  ) throws(PhoneRegionUnreadable) -> Bool {
    var code = 0
    for length in 0..<min(digits.count, 3) {
      code = code * 10 + Int(digits[length])
      if code == 0 { return false }
      guard let group = slots.group(ofCallingCode: code) else { continue }
      let main = try slots.plan(at: group.main)
      let rest = DialledStart(digits: digits).dropping(length + 1)
      try main.forEachRest(of: rest) { (rest) throws(PhoneRegionUnreadable) in
        try judgeSignificant(rest, code: code)
      }
      return true
    }
    guard slots.hasCallingCode(startingWith: code, ofDigits: digits.count) else { return false }
    leaveOpen()
    return true
  }

  /// Looks up a national significant number in the ranges of all regions with a calling code.
  private mutating func judgeSignificant(
    _ number: DialledStart,
    code: Int
  ) throws(PhoneRegionUnreadable) {
    guard let group = slots.group(ofCallingCode: code) else { return }
    for slot in group.slots {
      let plan = try slots.plan(at: slot)
      if group.slots.count > 1, let leading = plan.leadingDigits,
        leading.lengths(onWayOf: number.digits) == 0
      {
        continue
      }
      var lengths = try slots.rangesAhead(at: slot).lengths(startingWith: number.digits)
      if isClosed {
        let complete = UInt32(1) << UInt32(number.digits.count)
        lengths &= .init(repeating: number.missing == 0 ? complete : 0)
      }
      progress.insert(lengths, missing: number.missing - number.digits.count)
    }
  }

  /// Makes everything possible, unless the number must not have more digits.
  private mutating func leaveOpen() {
    if !isClosed { progress.open() }
  }
}

extension PackedDigits {
  /// Creates the digits of a calling code, 1 to 999.
  fileprivate init(ofCallingCode code: Int) {
    self.init()
    for unit in [100, 10, 1] where code >= unit {
      append(UInt8(truncatingIfNeeded: code / unit % 10))
    }
  }
}

extension PhoneRegionSlots {
  /// Whether any calling code starts with some digits and has more.
  fileprivate func hasCallingCode(startingWith number: Int, ofDigits count: Int) -> Bool {
    switch count {
    case 0: !codes.isEmpty
    case 1, 2:
      codes.contains { entry in
        entry.code / 10 == number || count == 1 && entry.code / 100 == number
      }
    default: false
    }
  }
}

/// The beginning of a number in the usual form: ASCII digits and the separators of
/// ``PlainPhoneText``, with plus signs at the front.
///
/// It isn't possible to predict what other texts will become.
struct TypedPhoneNumber {
  private(set) var digits = DialledDigits()

  /// Whether a plus sign comes first.
  private(set) var hasPlus = false

  /// The number of digits before the last space or hyphen, if only digits follow it.
  private var countBeforeBlank = 0

  /// Creates a number without any characters.
  init() {}

  /// Reads a text, or returns nil if it has another form.
  init?(_ text: UTF8Span) {
    let bytes = text.span
    for index in bytes.indices where !append(bytes[index]) { return nil }
  }

  /// Whether the number has a digit or a plus sign.
  ///
  /// Before the first one, there can be any text.
  var hasStarted: Bool { hasPlus || digits.count > 0 }

  /// The digits of the number if a hash follows, which makes the last digits an extension.
  ///
  /// In `079 123 45 67 503#`, these are all digits except the last three.
  var digitsBeforeExtension: DialledDigits? {
    let count = digits.count - countBeforeBlank
    return countBeforeBlank > 0 && count <= 6 ? digits.prefix(countBeforeBlank) : nil
  }

  /// Adds a byte of UTF-8.
  ///
  /// - Returns: Whether the text still has the usual form.
  mutating func append(_ byte: UInt8) -> Bool {
    if byte &- UInt8(ascii: "0") < 10 {
      digits.append(byte - UInt8(ascii: "0"))
    } else if byte == UInt8(ascii: "+"), digits.count == 0 {
      hasPlus = true
    } else if PlainPhoneText.isSeparator(byte) {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
      countBeforeBlank = isBlank ? digits.count : 0
    } else {
      return false
    }
    return true
  }
}
