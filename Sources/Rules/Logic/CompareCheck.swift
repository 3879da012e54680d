public import Violations

/// Requires a field to be greater or smaller than another: dates by the
/// calendar, numbers by value.
///
///     compare: { field: end, after: start }
///
/// It stands between the fields of a form and blames the one named by `field`.
/// It says nothing where one of the two is blank, or where they are not both
/// dates or both numbers: that is for their own rules to report.
public struct CompareCheck: Check {
  /// How the field must stand to the other one.
  public enum Relation: String, CaseIterable, Sendable {
    /// Greater, or later.
    case after

    /// Smaller, or earlier.
    case before

    /// Equal or greater.
    case notBefore = "not-before"

    /// Equal or smaller.
    case notAfter = "not-after"
  }

  /// How the field must stand to the other one.
  public let relation: Relation

  /// The other field.
  public let other: FieldPath

  /// Creates a check.
  public init(_ relation: Relation, _ other: FieldPath) {
    self.relation = relation
    self.other = other
  }

  /// Reports a text that does not stand as required to the other field.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    check(.text(String(copying: text)), in: context, into: &findings)
  }

  /// Reports a value that does not stand as required to the other field.
  public func check(
    _ value: Value,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    guard let otherValue = context.fields?.value(of: other),
      let (kind, order) = Self.order(of: value, and: otherValue)
    else { return }
    let holds =
      switch relation {
      case .after: order > 0
      case .before: order < 0
      case .notBefore: order >= 0
      case .notAfter: order <= 0
      }
    if !holds { findings.add(relation.failure, ["kind": .text(kind), "other": .field(other)]) }
  }

  /// Returns what the values are, and −1, 0 or 1; nil if they cannot be compared.
  private static func order(of left: Value, and right: Value) -> (kind: String, order: Int)? {
    if let left = left.date, let right = right.date {
      return ("date", left == right ? 0 : left < right ? -1 : 1)
    }
    if let left = left.number, let right = right.number {
      return ("number", left == right ? 0 : left < right ? -1 : 1)
    }
    return nil
  }
}

extension Value {
  fileprivate var date: CivilDate? { text.flatMap { CivilDate($0) } }

  fileprivate var number: ExactDecimal? {
    if case .decimal(let number) = self { number } else { text.flatMap { ExactDecimal($0) } }
  }
}

extension CompareCheck.Relation {
  /// The code of a field that does not stand so to the other one.
  fileprivate var failure: CodeDefinition {
    switch self {
    case .after: .compareNotAfter
    case .before: .compareNotBefore
    case .notBefore: .compareBefore
    case .notAfter: .compareAfter
    }
  }
}

extension CompareCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "compare",
    "Requires a field to be greater or smaller than another.",
    settings: [
      SettingDefinition("field", .field, "The field that is blamed.", isRequired: true)
    ]
      + Relation.allCases.map { relation in
        SettingDefinition(
          relation.rawValue,
          .field,
          "The field that it must be \(relation.rawValue)."
        )
      },
    codes: Relation.allCases.map(\.failure),
    isBetweenFields: true,
    tellsOtherFields: false,
    reports: CheckDefinition.codes(
      needing: Dictionary(
        Relation.allCases.map { ($0.failure.code, [[$0.rawValue]]) },
        uniquingKeysWith: { first, _ in first }
      )
    )
  ) { settings throws(SettingError) in
    let given = Relation.allCases.compactMap { relation in
      settings.field(relation.rawValue).map { (relation, $0) }
    }
    guard let (relation, other) = given.first, given.count == 1 else {
      throw SettingError(nil, "give one of after, before, not-before and not-after")
    }
    if settings.field("field") == other {
      throw SettingError(relation.rawValue, "a field cannot be compared with itself")
    }
    return CompareCheck(relation, other)
  }
}

extension CodeDefinition {
  static let compareNotAfter = CodeDefinition(
    "compare.not_after",
    "The field is not greater or later than the other.",
    kindAndOther
  )

  static let compareNotBefore = CodeDefinition(
    "compare.not_before",
    "The field is not smaller or earlier than the other.",
    kindAndOther
  )

  static let compareBefore = CodeDefinition(
    "compare.before",
    "The field is smaller or earlier than the other.",
    kindAndOther
  )

  static let compareAfter = CodeDefinition(
    "compare.after",
    "The field is greater or later than the other.",
    kindAndOther
  )

  private static let kindAndOther: [Argument] = [
    .init("kind", .text, "`number` or `date`"), .init("other", .field, "the other field"),
  ]
}
