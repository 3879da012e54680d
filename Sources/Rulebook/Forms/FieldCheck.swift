import RuleEngine
import ValueRules

/// A check of several fields of a typed form.
///
///     FieldCheck(\.end, .after, \.start)                  // compare.not_after blames `end`
///     FieldCheck(\.password, differsFrom: \.oldPassword)  // different_from.same
///     FieldCheck(filled: \.email, \.phone)                // filled.too_few: fill in one of them
public struct FieldCheck<Root>: Sendable {
  /// The required relation between two fields.
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

  let typed: TypedCheck<Root>

  /// Creates a check that compares two fields: dates by the calendar, numbers by value.
  ///
  /// - Parameters:
  ///   - field: The field that gets the violation.
  ///   - relation: The required relation to the other field.
  ///   - other: The other field.
  public init(_ field: Field<Root>.Path, _ relation: Relation, _ other: Field<Root>.Path) {
    typed = TypedCheck(
      CompareCheck.definition,
      blames: field,
      fields: ["field": .one(field), relation.rawValue: .one(other)]
    )
  }

  /// Creates a check that a field differs from another.
  ///
  /// - Parameters:
  ///   - field: The field that gets the violation.
  ///   - other: The other field.
  public init(_ field: Field<Root>.Path, differsFrom other: Field<Root>.Path) {
    typed = TypedCheck(OtherFieldCheck.differentFrom, blames: field, fields: ["field": .one(other)])
  }

  /// Creates a check on how many of several fields are filled.
  ///
  /// - Parameters:
  ///   - first: The first field, which gets the violation.
  ///   - others: The other fields.
  ///   - minimum: The minimum number of filled fields.
  ///   - maximum: The maximum number of filled fields; nil for any number.
  public init(
    filled first: Field<Root>.Path,
    _ others: Field<Root>.Path...,
    minimum: Int = 1,
    maximum: Int? = nil
  ) {
    typed = TypedCheck(
      FilledCheck.definition,
      blames: first,
      fields: ["fields": .list([first] + others)],
      numbers: ["minimum": minimum, "maximum": maximum].compactMapValues(\.self)
    )
  }
}

/// A check between properties of an application's type.
struct TypedCheck<Root>: Sendable {
  enum Names: Sendable {
    case one(Field<Root>.Path)
    case list([Field<Root>.Path])
  }

  var definition: CheckDefinition
  var blamed: Field<Root>.Path
  var fields: [String: Names]
  var numbers: [String: Int]

  init(
    _ definition: CheckDefinition,
    blames blamed: Field<Root>.Path,
    fields: [String: Names],
    numbers: [String: Int] = [:]
  ) {
    self.definition = definition
    self.blamed = blamed
    self.fields = fields
    self.numbers = numbers
  }
}
