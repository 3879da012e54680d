import TextPatterns
import Violations

/// A kind of value that fields can be added or compared by.
package enum Quantity: String, CaseIterable, Sendable {
  case number, date, time, duration

  /// Values to try: a rule that refuses all of them never accepts a value of this kind, unless one
  /// of its checks reads such values in another notation.
  var samples: [Value] {
    switch self {
    case .number: Self.numbers
    case .date:
      ["1970-01-01", "1999-12-31", "2000-02-29", "2026-06-15", "2100-01-01"].map(Value.text)
    case .time:
      ["00:00", "10:30", "23:59:59", "2026-06-15T10:30:00Z", "2026-06-15T10:30:00+02:00"]
        .map(Value.text)
    case .duration: ["P1D", "PT1H", "P1Y2M3DT4H5M6S", "P1W"].map(Value.text)
    }
  }

  /// A pattern of the texts that can be such a value, and of some others.
  var pattern: String {
    switch self {
    case .number: "[-+]?[0-9.][-+0-9.eE]*"
    // Weeks, months and years are compared like dates.
    case .date: "(?s:[-+]?[0-9]{4}.*)"
    case .time: "(?s:[-+]?[0-9]{2}.*)"
    case .duration: "(?s:[-+]?P.*)"
    }
  }

  /// Returns whether a constant can be such a value.
  ///
  /// The answer is also true for some others.
  func mayBe(_ constant: Value) -> Bool {
    switch constant {
    case .text(let text): Self.matchers[self]?.matches(text.utf8Span) ?? true
    case .decimal: self == .number
    case .null, .boolean, .list, .record: false
    }
  }

  private static let matchers: [Quantity: TextPattern] = {
    var matchers: [Quantity: TextPattern] = [:]
    for quantity in allCases {
      do throws(TextPatternError) {
        matchers[quantity] = try TextPattern(quantity.pattern)
      } catch {
        // Without a pattern, every text counts as possible.
        continue
      }
    }
    return matchers
  }()

  /// Numbers with one to twenty digits, and some with decimals, as texts and as numbers.
  private static let numbers: [Value] =
    (fewNumbers + longNumbers).map(Value.text)
    + fewNumbers.compactMap { ExactDecimal($0).map(Value.decimal) }

  private static let fewNumbers = [
    "1", "0", "-1", "5", "12", "100", "2026", "20263517", "1000000", "0.5", "12.50", "-0.25",
  ]

  private static let longNumbers: [String] = (1...20).flatMap { count in
    "019".map { String(repeating: $0, count: count) }
  }
}

/// What a check between fields requires of the values that it looks at, so that it can fail.
package enum FieldDemand: Sendable {
  /// Numbers, to add.
  case numbers

  /// Values of one kind, to compare.
  case order
}
