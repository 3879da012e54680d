package import LocalizedValues
import NumberAndDateRules
public import RuleEngine
import UnicodeText
public import Violations

/// Requires a number within limits, in the way people write it in a locale.
///
/// The comparison is exact.
///
///     let check = try LocalizedNumberCheck.definition.make(Settings(["locale": .text("de")]))
///     // 1.234,50   valid, canonical form 1234.50
///     // 1.2.3      localized_number.separators, example: 1.234,5
///     // 12 Euro    localized_number.format, example: 1.234,5
///     // 12 kg      localized_number.unit, written_unit: kg
///
/// Separators, digits, groups and signs come from CLDR; see ``NumberWriting`` in the kernel. Groups
/// must be complete: `1.23.456` isn't a number in `de`. The point of a number pad can come before
/// the fraction where it can't separate groups: `12.34` is a number in `de`, and `1.234` is 1234. A
/// number with one separator and three digits after it is ambiguous if the locale doesn't name a
/// country and its language has countries with different decimal separators (`es`, `es-419`,
/// `und`). `localized_number.ambiguous`, a warning, reports it. The canonical form keeps the
/// fraction unchanged.
///
/// With `percent`, a percent sign can come before or after the number, and the canonical form
/// doesn't have it: `12,5 %` is 12.5.
///
/// Standards: CLDR, UTS #35 part 3, §2.
public struct LocalizedNumberCheck: Check {
  /// Whether large numbers are written in groups.
  package enum Grouping: String, Sendable { case optional, required, refused }

  package let writing: NumberWriting
  package var lower: NumberLimit?
  package var upper: NumberLimit?
  package var maximumFractionDigits: Int?
  package var grouping = Grouping.optional

  /// Whether a percent sign can come before or after the number.
  package var acceptsPercent = false

  /// Reports a text that isn't a number in the locale, or a number that is out of bounds.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It doesn't allocate for a valid number of at most
  ///   17 digits if its details aren't requested.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let range = acceptsPercent ? text.rangeBesidePercentSign : 0..<text.count
    let fraction = maximumFractionDigits ?? .max
    do throws(NumberFault) {
      let reading = try writing.read(text, in: range, allowedFraction: fraction)
      check(reading, of: text, range, into: &findings)
    } catch {
      if let reading = writing.readWithPoint(text, in: range, allowedFraction: fraction) {
        return check(reading, of: text, range, into: &findings)
      }
      if findings.wantsDetails, let unit = unitPlace(in: text) {
        let written = Argument.text(String(copying: text, in: unit))
        return findings.add(.localizedNumberUnit, at: unit, ["written_unit": written])
      }
      let code: CodeDefinition =
        error.isOfSeparators ? .localizedNumberSeparators : .localizedNumberFormat
      findings.add(code, at: error.range(in: text), ["example": .text(example)])
    }
  }

  private func check(
    _ reading: NumberReading,
    of text: UTF8Span,
    _ range: Range<Int>,
    into findings: inout Findings
  ) {
    if isGroupedOtherwise(reading) {
      findings.add(.localizedNumberSeparators, ["example": .text(example)])
    }
    if let offset = reading.excessOffset, let maximumFractionDigits {
      findings.addExcess(maximumFractionDigits, at: offset..<range.upperBound)
    }
    findings.compare(reading, lower, upper) { writing.plain(reading, of: text, in: range) }
    guard findings.outcome == .valid, findings.wantsDetails else { return }
    if writing.isUncertain, reading.isReadEitherWay {
      let plain = writing.plain(reading, of: text, in: range)
      let clear = reading.hasGroups ? plain : writing.written(plain + "0")
      findings.add(.localizedNumberAmbiguous, ["example": .text(clear)])
    }
    findings.setCanonicalForm(writing.plain(reading, of: text, in: range))
  }

  /// Whether groups are present but refused, or absent but required.
  func isGroupedOtherwise(_ reading: NumberReading) -> Bool {
    switch grouping {
    case .optional: false
    case .required: writing.wantsGroups(reading)
    case .refused: reading.hasGroups
    }
  }

  /// Compares a number that a program passes.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard case .decimal(let number) = value else {
      findings.addMismatch(expected: .number, actual: value.kind)
      return
    }
    if let maximumFractionDigits, number.fractionDigits > maximumFractionDigits {
      findings.addExcess(maximumFractionDigits, at: nil)
    }
    if let lower, number < lower.value { findings.addTooSmall(lower) }
    if let upper, number > upper.value { findings.addTooLarge(upper) }
  }

  /// Returns whether the text is the beginning of a number in the locale.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if acceptsPercent { return passes(text, in: context) ? .valid : .unfinished }
    do throws(NumberFault) {
      let reading = try writing.read(text, allowedFraction: maximumFractionDigits ?? .max)
      if let offset = reading.excessOffset { return .impossible(at: offset) }
      var findings = Findings(.outcome)
      check(reading, of: text, 0..<text.count, into: &findings)
      return findings.outcome == .valid ? .valid : .unfinished
    } catch {
      return withPoint(earlier(error.progress, in: text), text, in: context)
    }
  }

  /// Returns the progress of a text if a point may come before the fraction.
  private func withPoint(
    _ own: TextProgress,
    _ text: UTF8Span,
    in context: borrowing CheckContext
  ) -> TextProgress {
    let (isNumber, impossible) = writing.progressWithPoint(text)
    if isNumber, passes(text, in: context) { return .valid }
    guard case .impossible(let end) = own else { return own }
    // More digits of a fraction don't help, so a number with too many is left to its end.
    return impossible.map { .impossible(at: max($0, end)) } ?? .unfinished
  }

  /// Returns the progress at an excess digit if it comes before any other fault that more typing
  /// can't fix.
  private func earlier(_ progress: TextProgress, in text: UTF8Span) -> TextProgress {
    guard case .impossible(let end) = progress, maximumFractionDigits != nil, end > 0 else {
      return progress
    }
    return text.withSlice(0..<end) { beginning in
      do throws(NumberFault) {
        let reading = try writing.read(beginning, allowedFraction: maximumFractionDigits ?? .max)
        return reading.excessOffset.map { .impossible(at: $0) } ?? progress
      } catch {
        return progress
      }
    }
  }

  /// Returns numbers that the check accepts, in the locale's format.
  public func examples(in context: borrowing CheckContext) -> [String] {
    passing(among: exampleDigits.map(written), in: context)
  }

  /// Returns the number in groups of digits, unless the rule refuses groups.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func formatted(
    _ edit: TextEdit,
    in context: borrowing CheckContext
  ) -> FormattedText? {
    grouping == .refused || acceptsPercent ? nil : writing.grouped(edit)
  }

  /// An example number within the limits, in the locale's format.
  private var example: String { written(exampleDigits[0]) }

  private var exampleDigits: [String] {
    NumberWriting.exampleDigits(lower, upper, fractionDigits: maximumFractionDigits)
  }

  private func written(_ digits: String) -> String {
    let number =
      grouping == .refused ? writing.writtenWithoutGroups(digits) : writing.written(digits)
    return acceptsPercent ? "\(number) %" : number
  }
}

extension UTF8Span {
  /// The range of the text without one percent sign at its beginning or its end, and without spaces
  /// and direction marks next to it.
  fileprivate var rangeBesidePercentSign: Range<Int> {
    var range = 0..<count
    var hasSign = false
    while let first = range.isEmpty ? nil : scalar(at: range.lowerBound),
      first.isBesidePercentSign || first.isPercentSign && !hasSign
    {
      hasSign = hasSign || first.isPercentSign
      range = range.lowerBound + first.utf8Length..<range.upperBound
    }
    while !range.isEmpty {
      let start = span.startOfScalar(before: range.upperBound)
      let last = scalar(at: start)
      guard last.isBesidePercentSign || last.isPercentSign && !hasSign else { break }
      hasSign = hasSign || last.isPercentSign
      range = range.lowerBound..<start
    }
    return range
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a percent sign: that of ASCII, of Arabic, or of another width.
  fileprivate var isPercentSign: Bool {
    self == "%" || self == "\u{66A}" || self == "\u{FE6A}" || self == "\u{FF05}"
  }

  fileprivate var isBesidePercentSign: Bool {
    switch self {
    case " ", "\u{A0}", "\u{202F}", "\u{2009}", "\u{200E}", "\u{200F}", "\u{61C}": true
    default: false
    }
  }
}

extension NumberWriting {
  /// Returns plain digits in the locale's format.
  func written(_ digits: String) -> String {
    var text = ""
    LocaleFormats.shared(for: locale).append(.decimal(digits), style: .standard, to: &text)
    return text
  }

  /// Returns plain digits in the locale's format, without group separators.
  func writtenWithoutGroups(_ digits: String) -> String {
    // Three digits don't form a group yet.
    let parts = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts[0].map { written(String($0)) }.joined()
    return parts.count == 1 ? whole : whole + written("0." + parts[1]).dropFirst()
  }

  /// Returns numbers within limits: numbers with a fraction first, of four digits if possible.
  ///
  /// If there are none, it returns a limit.
  static func exampleDigits(
    _ lower: NumberLimit?,
    _ upper: NumberLimit?,
    fractionDigits: Int?
  ) -> [String] {
    let fraction = ["", ".5", ".50"][min(max(fractionDigits ?? 1, 0), 2)]
    var texts = ["1234", "12", "1"].map { $0 + fraction }.filter { text in
      guard let number = ExactDecimal(text) else { return false }
      return lower.map { number < $0.value } != true && upper.map { number > $0.value } != true
    }
    let numbers = NumberCheck(
      lower: lower.map { NumberCheck.Bound($0.value) },
      upper: upper.map { NumberCheck.Bound($0.value) },
      maximumFractionDigits: fractionDigits
    )
    texts += numbers.acceptedExamples.filter { !$0.contains("e") }
    return texts.isEmpty ? [(lower ?? upper)?.value.plain ?? "1"] : texts
  }
}

extension NumberFault {
  /// Whether the fault is a separator.
  var isOfSeparators: Bool {
    switch self {
    case .separators: true
    case .unreadable: false
    case .unfinished(let inGroup): inGroup
    }
  }

  /// Returns the range of the character at fault.
  func range(in text: UTF8Span) -> Range<Int>? {
    switch self {
    case .separators(let offset), .unreadable(let offset):
      offset..<offset + text.scalar(at: offset).utf8Length
    case .unfinished: nil
    }
  }

  /// The progress of a text with this fault while it is being typed.
  var progress: TextProgress {
    switch self {
    case .separators(let offset), .unreadable(let offset): .impossible(at: offset)
    case .unfinished: .unfinished
    }
  }
}

extension Findings {
  mutating func addExcess(_ maximum: Int, at range: Range<Int>?) {
    if maximum == 0 {
      add(.numberNotWhole, at: range)
    } else {
      add(.numberTooPrecise, at: range, ["maximum": .integer(maximum)])
    }
  }

  mutating func addTooSmall(_ limit: NumberLimit) {
    add(.numberTooSmall, ["minimum": Argument(limit.value)])
  }

  mutating func addTooLarge(_ limit: NumberLimit) {
    add(.numberTooLarge, ["maximum": Argument(limit.value)])
  }

  /// Reports a number that is out of bounds.
  mutating func compare(
    _ reading: NumberReading,
    _ lower: NumberLimit?,
    _ upper: NumberLimit?,
    plain: () -> String
  ) {
    if let lower, lower.order(of: reading, plain: plain()) < 0 { addTooSmall(lower) }
    if let upper, upper.order(of: reading, plain: plain()) > 0 { addTooLarge(upper) }
  }
}

extension LocalizedNumberCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 300) }
}

extension LocalizedNumberCheck {
  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "localized-number",
    "Requires a number as people write it in a locale, such as 1.234,50 in German.",
    settings: [
      .writtenLocale, .lowerNumber, .upperNumber, .fractionDigits, .grouping,
      .boolean("percent", "Whether a percent sign can come before or after the number."),
    ],
    codes: [
      .localizedNumberFormat, .localizedNumberSeparators, .localizedNumberUnit,
      .localizedNumberAmbiguous,
      .numberTooSmall, .numberTooLarge, .numberNotWhole, .numberTooPrecise,
    ],
    givesCanonicalForm: true,
    reports: CheckDefinition.codes(needing: [
      "number.too_small": [["minimum"]], "number.too_large": [["maximum"]],
      "number.not_whole": [["fraction-digits"]], "number.too_precise": [["fraction-digits"]],
    ])
  ) { settings throws(SettingError) in
    var check = LocalizedNumberCheck(writing: try settings.locale { NumberWriting.shared(for: $0) })
    (check.lower, check.upper) = try settings.numberLimits()
    check.maximumFractionDigits = settings.integer("fraction-digits")
    check.grouping = settings.text("grouping").flatMap(Grouping.init) ?? .optional
    check.acceptsPercent = settings.boolean("percent") ?? false
    return check
  }.givingOtherNotation().reading(.number)
}

extension Settings {
  /// Returns the settings `minimum` and `maximum`.
  func numberLimits() throws(SettingError) -> (lower: NumberLimit?, upper: NumberLimit?) {
    let (lower, upper) = (decimal("minimum"), decimal("maximum"))
    if let lower, let upper, lower > upper {
      throw SettingError(nil, "the lower limit \(lower) is above the upper limit \(upper)")
    }
    for (name, limit) in [("minimum", lower), ("maximum", upper)] {
      // A message would show a power of ten, which people couldn't type.
      guard let limit, limit.plain(addingZeros: 20) == nil else { continue }
      throw SettingError(name, "\(limit) has more zeros than people write")
    }
    return (lower.map { NumberLimit($0) }, upper.map { NumberLimit($0) })
  }
}
