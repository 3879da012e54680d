public import RuleEngine
public import Violations

/// Requires a field to be the sum of others, or such a sum to be within limits.
///
///     sum: { field: total, of: items[].price, times: items[].quantity }
///     sum: { field: shares, of: shares[].percent, minimum: 100, maximum: 100 }
///
/// It stands between the fields of a form and blames the one named by `field`. Sums are exact. A term of which
/// something is blank is left out, and the sum of no terms is 0. The check says nothing where `field` is blank,
/// unless there are limits, or where something is no number: that is for the rules of those fields to report.
public struct SumCheck: ValueCheck {
  /// The fields that are added.
  public let terms: [FieldPath]

  /// The fields by which each is multiplied.
  public let factors: [FieldPath]

  /// The limits of the sum; nil if the blamed field must be the sum.
  private let limits: (least: ExactDecimal?, greatest: ExactDecimal?)?

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - terms: The fields that are added; of lists, all their elements.
  ///   - factors: The fields by which each is multiplied, element by element.
  ///   - least: The least sum.
  ///   - greatest: The greatest sum; without either, the field that is blamed must be the sum.
  public init(
    of terms: [FieldPath],
    times factors: [FieldPath] = [],
    least: ExactDecimal? = nil,
    greatest: ExactDecimal? = nil
  ) {
    self.terms = terms
    self.factors = factors
    limits = least == nil && greatest == nil ? nil : (least, greatest)
  }

  /// Reports a value that is not the sum, or a sum out of limits.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if limits == nil, value.exactNumber == nil { return }
    var sum = ExactSum()
    for term in terms {
      switch add(term, to: &sum, in: context) {
      case .added: continue
      case .unclear: return
      case .tooLong:
        return findings.addLimit(.limitInputSize, ["maximum": .integer(ExactSum.mostDigits)])
      }
    }
    let total = sum.total
    guard let limits else {
      if let number = value.exactNumber, number != total {
        findings.add(.sumDifferent, ["expected": Argument(total)])
      }
      return
    }
    if let least = limits.least, total < least {
      findings.add(.sumTooSmall, ["minimum": Argument(least)])
    }
    if let greatest = limits.greatest, total > greatest {
      findings.add(.sumTooLarge, ["maximum": Argument(greatest)])
    }
  }

  private enum Addition { case added, unclear, tooLong }

  /// Adds the values of one field, each multiplied by the others.
  private func add(
    _ term: FieldPath,
    to sum: inout ExactSum,
    in context: borrowing CheckContext
  ) -> Addition {
    var columns: [[Value?]] = []
    for path in [term] + factors {
      guard let values = context.fields?.values(of: path) else { return .unclear }
      // A field that is a list is all its elements.
      if values.count == 1, case .list(let elements)? = values[0] {
        columns.append(elements)
      } else {
        columns.append(values)
      }
    }
    guard columns.allSatisfy({ $0.count == columns[0].count }) else { return .unclear }
    for row in columns[0].indices {
      let cells = columns.compactMap { $0[row] }
      let numbers = cells.compactMap(\.exactNumber)
      guard numbers.count == cells.count else { return .unclear }
      if numbers.count < columns.count { continue }
      if !sum.add(numbers) { return .tooLong }
    }
    return .added
  }
}

extension Value {
  /// The number that this is, or that a text is as ``NumberCheck`` reads it.
  fileprivate var exactNumber: ExactDecimal? {
    if case .decimal(let number) = self { number } else { text.flatMap { ExactDecimal($0) } }
  }
}

extension SumCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "sum",
    "Requires a field to be the sum of others, or such a sum to be within limits.",
    settings: [
      .init("field", .field, "The field that is blamed.", isRequired: true),
      .init(
        "of",
        .list(.field),
        "The fields that are added; of lists, all elements.",
        isRequired: true
      ),
      .init("times", .list(.field), "The fields by which each is multiplied, element by element."),
      .init("minimum", .decimal, "The least sum."),
      .init("maximum", .decimal, "The greatest sum."),
    ],
    codes: [.sumDifferent, .sumTooSmall, .sumTooLarge],
    isBetweenFields: true,
    looksAtBlank: true,
    looksAtElements: true,
    reports: { code, settings in
      let isLimited = settings.contains("minimum") || settings.contains("maximum")
      return switch code.rawValue {
      case "sum.too_small": settings.contains("minimum")
      case "sum.too_large": settings.contains("maximum")
      default: !isLimited
      }
    }
  ) { settings throws(SettingError) in
    let terms = settings.fields("of") ?? []
    let factors = settings.fields("times") ?? []
    let least = settings.decimal("minimum")
    let greatest = settings.decimal("maximum")
    if let least, let greatest, least > greatest {
      throw SettingError("minimum", "minimum \(least) is greater than maximum \(greatest)")
    }
    if Set(terms).count < terms.count { throw SettingError("of", "a field is named twice") }
    if let field = settings.field("field"), least == nil, greatest == nil,
      terms.contains(field) || factors.contains(field)
    {
      throw SettingError("of", "a field cannot be a part of its own sum")
    }
    let lists = terms.map(\.innermostList)
    if let list = lists.first,
      !factors.allSatisfy({ $0.innermostList == list })
        || (!factors.isEmpty && !lists.allSatisfy({ $0 == list }))
    {
      throw SettingError("times", "what is multiplied must stand in one list")
    }
    return SumCheck(of: terms, times: factors, least: least, greatest: greatest)
  }
}

extension FieldPath {
  /// The path of the innermost list of elements on the way; empty if there is none.
  fileprivate var innermostList: FieldPath {
    guard let last = components.lastIndex(of: .each) else { return FieldPath() }
    return FieldPath(components: Array(components[...last]))
  }
}

extension CodeDefinition {
  static let sumDifferent = CodeDefinition(
    "sum.different",
    "A field is not the sum of others.",
    [.init("expected", .decimal, "the sum", isFromInput: true)]
  )

  static let sumTooSmall = CodeDefinition(
    "sum.too_small",
    "The sum of some fields is too small.",
    [.init("minimum", .decimal, "the least sum")]
  )

  static let sumTooLarge = CodeDefinition(
    "sum.too_large",
    "The sum of some fields is too large.",
    [.init("maximum", .decimal, "the greatest sum")]
  )
}
