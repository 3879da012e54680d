public import Violations

/// Requires the month in which a payment card expires, and that the card is still good.
///
/// A card is good through the last day of its month.
///
///     let check = CardExpiryCheck()
///     // On 2026-11-21:
///     // 11/26    valid, canonical form 2026-11
///     // 10/26    card_expiry.past
///     // 13/27    card_expiry.month, at the month
///
/// Accepted are the forms that cards, forms and browsers use: `MM/YY` and
/// `MM/YYYY`, also with a hyphen or spaces between, or nothing (`1127`), with a
/// month of one digit (`1/27`, `127`), and `YYYY-MM`, which the HTML standard
/// gives to browsers for the autofill field `cc-exp`. A year of two digits is one
/// of the present century, unless only the next or the last century brings it
/// within ``maximumYears``.
public struct CardExpiryCheck: Check {
  /// How many years from today a card may expire, at most.
  public let maximumYears: Int

  /// Creates a check.
  ///
  /// - Parameter maximumYears: How many years from today a card may expire, at most; 1 to 99.
  public init(maximumYears: Int = 20) {
    precondition(1...99 ~= maximumYears, "maximumYears is from 1 to 99")
    self.maximumYears = maximumYears
  }

  /// Reports what is wrong with a month of expiry.
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
    guard 1...12 ~= expiry.month else {
      findings.add(.cardExpiryMonth, at: expiry.monthRange)
      return
    }
    let today = context.surroundings.today()
    let year = expiry.fullYear(today: today, maximumYears: maximumYears)
    let monthsLeft = (year - today.year) * 12 + expiry.month - today.month
    if monthsLeft < 0 {
      findings.add(.cardExpiryPast)
    } else if monthsLeft > maximumYears * 12 {
      findings.add(.cardExpiryTooFar, ["maximum_years": .integer(maximumYears)])
    } else {
      findings.setCanonicalForm(Self.canonicalForm(year: year, month: expiry.month))
    }
  }

  /// Returns a month in the form of ISO 8601, `YYYY-MM`.
  private static func canonicalForm(year: Int, month: Int) -> String {
    CivilDate(year: year, month: month, day: 1).map { String($0.description.prefix(7)) } ?? ""
  }
}

extension CardExpiryCheck {
  /// The check as packs know it.
  public static let definition = CheckDefinition(
    "card-expiry",
    "Requires the month in which a payment card expires, and that the card is still good.",
    settings: [
      SettingDefinition(
        "maximum-years",
        .integer(1...99),
        "How many years from today a card may expire, at most.",
        default: "20"
      )
    ],
    codes: [.cardExpiryFormat, .cardExpiryMonth, .cardExpiryPast, .cardExpiryTooFar],
    givesCanonicalForm: true
  ) { (settings: Settings) throws(SettingError) in
    CardExpiryCheck(maximumYears: settings.integer("maximum-years") ?? 20)
  }
}

extension CodeDefinition {
  static let cardExpiryFormat = CodeDefinition(
    "card_expiry.format",
    "A text is not a month and a year."
  )

  static let cardExpiryMonth = CodeDefinition(
    "card_expiry.month",
    "The month is not from 1 to 12."
  )

  static let cardExpiryPast = CodeDefinition(
    "card_expiry.past",
    "The card expired before this month."
  )

  static let cardExpiryTooFar = CodeDefinition(
    "card_expiry.too_far",
    "The card expires later than cards do.",
    [.init("maximum_years", .integer, "how many years from today a card may expire, at most")]
  )
}
