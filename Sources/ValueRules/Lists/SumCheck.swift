public import RuleEngine
public import Violations

/// Requires a field to be the sum of other fields, or that sum to be within limits.
///
///     sum: { field: total, of: items[].price, times: items[].quantity }
///     sum: { field: shares, of: shares[].percent, minimum: 100, maximum: 100 }
///     sum: { field: vat, of: net, factor: 0.077, places: 2, tolerance: 0.01 }
///
/// The check is for fields of a form, and reports the field that `field` names. Sums are exact. A
/// blank term is skipped. If all terms are blank, there isn't a sum that `field` could have, but
/// limits apply to 0. The check doesn't report anything if `field` is blank and there aren't
/// limits, if only some factors of a term are blank, or if a value isn't a number: that is the job
/// of the rules of those fields.
public struct SumCheck: ValueCheck {
  /// The fields to add.
  public let terms: [FieldPath]

  /// The fields to multiply each term by.
  public let factors: [FieldPath]

  /// The limits of the sum, or nil if the reported field must be the sum.
  private let limits: (least: ExactDecimal?, greatest: ExactDecimal?)?

  /// What happens to the sum before it is compared.
  private let scale: SumScale

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - terms: The fields to add. All elements of a list are added.
  ///   - factors: The fields to multiply each term by, element by element.
  ///   - least: The minimum sum.
  ///   - greatest: The maximum sum. Without limits, the reported field must be the sum.
  public init(
    of terms: [FieldPath],
    times factors: [FieldPath] = [],
    least: ExactDecimal? = nil,
    greatest: ExactDecimal? = nil
  ) {
    self.init(of: terms, times: factors, least: least, greatest: greatest, scale: SumScale())
  }

  fileprivate init(
    of terms: [FieldPath],
    times factors: [FieldPath],
    least: ExactDecimal?,
    greatest: ExactDecimal?,
    scale: SumScale
  ) {
    self.terms = terms
    self.factors = factors
    self.scale = scale
    limits = least == nil && greatest == nil ? nil : (least, greatest)
  }

  /// Reports a value that isn't the sum, or a sum that is out of bounds.
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
      case .tooMuchWork: return findings.addWorkLimit(of: term)
      case .tooLong:
        return findings.addLimit(.limitInputSize, ["maximum": .integer(ExactSum.mostDigits)])
      }
    }
    let total = scale.scaled(sum.total)
    guard let limits else {
      if sum.isOfNothing { return }
      guard let number = value.exactNumber else { return }
      guard let isEqual = scale.accepts(number, insteadOf: total) else {
        return findings.addLimit(.limitInputSize, ["maximum": .integer(ExactSum.mostDigits)])
      }
      let failure: CodeDefinition = scale.changesSum ? .sumDifferentShare : .sumDifferent
      if !isEqual { findings.add(failure, ["expected": .plainNumber(total)]) }
      return
    }
    if let least = limits.least, total < least {
      findings.add(.sumTooSmall, ["minimum": .plainNumber(least)])
    }
    if let greatest = limits.greatest, total > greatest {
      findings.add(.sumTooLarge, ["maximum": .plainNumber(greatest)])
    }
  }

  private enum Addition { case added, unclear, tooMuchWork, tooLong }

  /// Adds the values of one field, each multiplied by the values of the other fields.
  private func add(
    _ term: FieldPath,
    to sum: inout ExactSum,
    in context: borrowing CheckContext
  ) -> Addition {
    var columns: [[Value?]] = []
    for path in [term] + factors {
      guard let values = context.fields?.values(of: path) else { return .unclear }
      // A list counts as all its elements.
      if values.count == 1, case .list(let elements)? = values[0] {
        columns.append(elements)
      } else {
        columns.append(values)
      }
    }
    for case let value? in columns.joined() {
      guard context.spend(RunningCost.ordinary.units(of: value)) else { return .tooMuchWork }
    }
    guard columns.allSatisfy({ $0.count == columns[0].count }) else { return .unclear }
    for row in columns[0].indices {
      let cells = columns.compactMap { $0[row] }
      let numbers = cells.compactMap(\.exactNumber)
      guard numbers.count == cells.count else { return .unclear }
      if numbers.isEmpty { continue }
      // The rest of the term is still missing.
      guard numbers.count == columns.count else { return .unclear }
      if !sum.add(numbers + scale.multipliers) { return .tooLong }
    }
    return .added
  }
}

extension Value {
  /// The number, or a text read as a number as ``NumberCheck`` does.
  fileprivate var exactNumber: ExactDecimal? {
    if case .decimal(let number) = self { number } else { text.flatMap { ExactDecimal($0) } }
  }
}

extension SumCheck {
  private static let termSettings: [SettingDefinition] = [
    .init("field", .field, "The field that is blamed.", isRequired: true),
    .init(
      "of",
      .list(.field),
      "The fields to add; all elements of a list are added.",
      isRequired: true
    ),
    .init("times", .list(.field), "The fields to multiply each term by, element by element."),
  ]

  private static let limitSettings: [SettingDefinition] = [
    .init("minimum", .decimal, "The minimum sum."), .init("maximum", .decimal, "The maximum sum."),
  ]

  /// The definition of this check, for packs and documentation.
  public static let definition = CheckDefinition(
    "sum",
    "Requires a field to be the sum of other fields, or that sum to be within limits.",
    settings: termSettings + SumScale.settings + limitSettings,
    codes: [.sumDifferent, .sumDifferentShare, .sumTooSmall, .sumTooLarge],
    isBetweenFields: true,
    looksAtBlank: true,
    looksAtElements: true,
    reports: { code, settings in
      let isLimited = settings.contains("minimum") || settings.contains("maximum")
      return switch code.rawValue {
      case "sum.too_small": settings.contains("minimum")
      case "sum.too_large": settings.contains("maximum")
      case "sum.different_share": !isLimited && settings.contains("factor")
      default: !isLimited && !settings.contains("factor")
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
      throw SettingError("of", "a field can't be a part of its own sum")
    }
    let lists = terms.map(\.innermostList)
    if let list = lists.first,
      !factors.allSatisfy({ $0.innermostList == list })
        || (!factors.isEmpty && !lists.allSatisfy({ $0 == list }))
    {
      throw SettingError("times", "the fields that are multiplied must be in the same list")
    }
    if settings.contains("tolerance"), least != nil || greatest != nil {
      throw SettingError("tolerance", "`tolerance` can't be combined with `minimum` or `maximum`")
    }
    return SumCheck(
      of: terms,
      times: factors,
      least: least,
      greatest: greatest,
      scale: try SumScale(settings)
    )
  }
  .demanding(.numbers)
}

extension FieldPath {
  /// The path of the innermost list of elements in the path, or an empty path if there is none.
  fileprivate var innermostList: FieldPath {
    guard let last = components.lastIndex(of: .each) else { return FieldPath() }
    return FieldPath(components: Array(components[...last]))
  }
}

extension CodeDefinition {
  static let sumDifferent = CodeDefinition(
    "sum.different",
    "A field isn't the sum of the other fields.",
    [.init("expected", .decimal, "the sum", isFromInput: true, isPlainNumber: true)]
  )

  static let sumDifferentShare = CodeDefinition(
    "sum.different_share",
    "A field isn't the part of a sum that a factor gives.",
    [.init("expected", .decimal, "the part of the sum", isFromInput: true, isPlainNumber: true)]
  )

  static let sumTooSmall = CodeDefinition(
    "sum.too_small",
    "The sum of some fields is too small.",
    [.init("minimum", .decimal, "the minimum sum", isPlainNumber: true)]
  )

  static let sumTooLarge = CodeDefinition(
    "sum.too_large",
    "The sum of some fields is too large.",
    [.init("maximum", .decimal, "the maximum sum", isPlainNumber: true)]
  )
}
