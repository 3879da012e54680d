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

  /// Numbers with one to twenty digits, with and without decimals, as texts and as numbers.
  private static let numbers: [Value] =
    writtenNumbers.map(Value.text)
    + writtenNumbers.compactMap { ExactDecimal($0).map(Value.decimal) }

  private static let writtenNumbers: [String] = {
    var texts = ["2026", "1999", "20263517"]
    for count in 1...20 {
      for digit in "0123456789" {
        let whole = String(repeating: digit, count: count)
        texts += [whole, "-" + whole, whole + ".5", whole + ".50", "1" + whole.dropFirst()]
      }
    }
    return texts
  }()
}

/// What a check between fields requires of the values that it looks at, so that it can fail.
package enum FieldDemand: Sendable {
  /// Numbers, to add.
  case numbers

  /// Values of one kind, to compare.
  case order
}
