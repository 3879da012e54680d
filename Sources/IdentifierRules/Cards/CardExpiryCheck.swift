public import RuleEngine
public import Violations

/// Requires the month when a payment card expires, and that the card is still valid.
///
/// A card is valid through the last day of its month.
///
///     let check = CardExpiryCheck()
///     // On 2026-11-21:
///     // 11/26    valid, canonical form 2026-11
///     // 10/26    card_expiry.past
///     // 13/27    card_expiry.month, at the month
///     // 27/11    card_expiry.order
///
/// The check accepts the forms that cards, web forms, and browsers use: `MM/YY` and `MM/YYYY`, also
/// with a dot, a hyphen, spaces, or nothing in between (`1127`), and with a month of one digit
/// (`1/27`, `127`). It also accepts `YYYY-MM`, which browsers use for the autofill field `cc-exp`
/// of the HTML standard, and the same with another separator. A two-digit year is in the current
/// century, unless only the next or the last century brings it within ``maximumYears``.
public struct CardExpiryCheck: Check {
  /// The maximum number of years from today until a card expires.
  public let maximumYears: Int

  /// Creates a check.
  ///
  /// - Parameter maximumYears: The maximum number of years from today until a card expires, from 1
  ///   to 99.
  public init(maximumYears: Int = 20) {
    precondition(1...99 ~= maximumYears, "maximumYears must be from 1 to 99")
    self.maximumYears = maximumYears
  }

  /// Reports what is wrong with an expiration month.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let expiry = CardExpiryText(text) else {
      findings.add(.cardExpiryFormat)
      return
    }
    let today = context.surroundings.today()
    guard 1...12 ~= expiry.month else {
      if let other = expiry.reversed, isGood(other, today: today) {
        findings.add(.cardExpiryOrder)
      } else {
        findings.add(.cardExpiryMonth, at: expiry.monthRange)
      }
      return
    }
    let year = expiry.fullYear(today: today, maximumYears: maximumYears)
    let monthsLeft = self.monthsLeft(of: expiry, today: today)
    if monthsLeft < 0 {
      findings.add(.cardExpiryPast)
    } else if monthsLeft > maximumYears * 12 {
      findings.add(.cardExpiryTooFar, ["maximum_years": .integer(maximumYears)])
    } else {
      findings.setCanonicalForm(Self.canonicalForm(year: year, month: expiry.month))
    }
  }

  /// Returns the number of months from today until a card expires, which is negative afterward.
  private func monthsLeft(of expiry: CardExpiryText, today: CivilDate) -> Int {
    let year = expiry.fullYear(today: today, maximumYears: maximumYears)
    return (year - today.year) * 12 + expiry.month - today.month
  }

  /// Returns whether a card that expires in a month is good today.
  private func isGood(_ expiry: CardExpiryText, today: CivilDate) -> Bool {
    1...12 ~= expiry.month && 0...maximumYears * 12 ~= monthsLeft(of: expiry, today: today)
  }

  /// Returns a month in the form of ISO 8601, `YYYY-MM`.
  private static func canonicalForm(year: Int, month: Int) -> String {
    CivilDate(year: year, month: month, day: 1).map { String($0.description.prefix(7)) } ?? ""
  }
}

extension CardExpiryCheck {
  /// The definition of this check for packs.
  public static let definition = CheckDefinition(
    "card-expiry",
    "Requires the month when a payment card expires, and that the card is still valid.",
    settings: [
      .integer(
        "maximum-years",
        1...99,
        "The maximum number of years from today until a card expires.",
        default: 20
      )
    ],
    codes: [
      .cardExpiryFormat, .cardExpiryOrder, .cardExpiryMonth, .cardExpiryPast, .cardExpiryTooFar,
    ],
    givesCanonicalForm: true
  ) { (settings: Settings) throws(SettingError) in
    CardExpiryCheck(maximumYears: settings.integer("maximum-years") ?? 20)
  }
  .reading(.date)
}

extension CodeDefinition {
  static let cardExpiryFormat = CodeDefinition(
    "card_expiry.format",
    "A text isn't a month and a year."
  )

  static let cardExpiryOrder = CodeDefinition(
    "card_expiry.order",
    "The year comes before the month."
  )

  static let cardExpiryMonth = CodeDefinition("card_expiry.month", "The month isn't from 1 to 12.")

  static let cardExpiryPast = CodeDefinition(
    "card_expiry.past",
    "The card expired before this month."
  )

  static let cardExpiryTooFar = CodeDefinition(
    "card_expiry.too_far",
    "The card expires too far in the future.",
    [
      .init(
        "maximum_years",
        .integer,
        "the maximum number of years from today until a card expires"
      )
    ]
  )
}

extension CardExpiryCheck {
  /// Returns whether an expiration month that is still being typed can become valid.
  ///
  /// It can if the text is the beginning of a valid month in one of the accepted forms.
  ///
  /// - Complexity: O(*n* · *m*) in the number of bytes and of the months up to ``maximumYears``.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    let today = context.surroundings.today()
    let span = text.span
    var bytes: [UInt8] = []
    for index in span.indices { bytes.append(span[index]) }
    guard !canBecomeValid(bytes[...], today: today) else { return .unfinished }
    let offset = bytes.indices.first { !canBecomeValid(bytes[...$0], today: today) }
    return .impossible(at: offset ?? 0)
  }

  /// Returns whether a text is the beginning of a valid month.
  private func canBecomeValid(_ text: ArraySlice<UInt8>, today: CivilDate) -> Bool {
    guard let typed = TypedExpiry(text) else { return false }
    let first = today.year * 12 + today.month - 1
    return (first...(first + maximumYears * 12)).contains { number in
      typed.canBecome(month: number % 12 + 1, of: years(number / 12, today: today))
    }
  }

  /// Returns the ways to write a year: with four digits, and with two if these are treated as this
  /// year.
  private func years(_ year: Int, today: CivilDate) -> [[UInt8]] {
    let long = TypedExpiry.digits(year, count: 4)
    let short = year % 100
    let meant = CardExpiryText.fullYear(short, today: today, maximumYears: maximumYears)
    return meant == year ? [long, TypedExpiry.digits(short, count: 2)] : [long]
  }
}

/// The beginning of an expiration month: digits, and further digits after a separator.
private struct TypedExpiry {
  var first: ArraySlice<UInt8>
  var second: ArraySlice<UInt8>
  var isSeparated: Bool

  /// Splits a text, or returns nil if it isn't the beginning of any form.
  init?(_ text: ArraySlice<UInt8>) {
    first = text.prefix { $0 &- UInt8(ascii: "0") < 10 }
    var rest = text[first.endIndex...].drop { $0 == UInt8(ascii: " ") }
    if let next = rest.first, next.separatesExpiry {
      rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    }
    second = rest
    isSeparated = first.endIndex < text.endIndex
    guard !isSeparated || !first.isEmpty, second.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
  }

  /// Returns whether further characters can turn this into a month, given the ways to write its
  /// year.
  func canBecome(month: Int, of years: [[UInt8]]) -> Bool {
    let months = [Self.digits(month, count: 2), Self.digits(month, count: month < 10 ? 1 : 2)]
    return years.contains { year in
      let isYearFirst = year.count == 4
      return months.contains { month in
        if isSeparated {
          return month[...] == first && year.starts(with: second)
            || isYearFirst && year[...] == first && month.starts(with: second)
        }
        return (month + year).starts(with: first) || isYearFirst && year.starts(with: first)
      }
    }
  }

  /// Returns the last digits of a number.
  static func digits(_ number: Int, count: Int) -> [UInt8] {
    let all = Array(String(number).utf8)
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: max(0, count - all.count))
    return (zeros + all).suffix(count)
  }
}
