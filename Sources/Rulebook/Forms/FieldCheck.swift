import Rules

/// A check between the fields of a typed form.
///
///     FieldCheck(\.end, .after, \.start)                  // compare.not_after blames `end`
///     FieldCheck(\.password, differsFrom: \.oldPassword)  // different_from.same
///     FieldCheck(filled: \.email, \.phone)                // filled.too_few: fill in one of them
public struct FieldCheck<Root>: Sendable {
  /// How a field must stand to another.
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

  /// Requires a field to be greater or smaller than another: dates by the calendar, numbers by
  /// value.
  ///
  /// - Parameters:
  ///   - field: The field that is blamed.
  ///   - relation: How it must stand to the other.
  ///   - other: The other field.
  public init(
    _ field: PropertyPath<Root>,
    _ relation: Relation,
    _ other: PropertyPath<Root>
  ) {
    typed = TypedCheck(
      CompareCheck.definition,
      blames: field,
      fields: ["field": .one(field), relation.rawValue: .one(other)]
    )
  }

  /// Requires a field to differ from another.
  ///
  /// - Parameters:
  ///   - field: The field that is blamed.
  ///   - other: The other field.
  public init(
    _ field: PropertyPath<Root>,
    differsFrom other: PropertyPath<Root>
  ) {
    typed = TypedCheck(
      OtherFieldCheck.differentFrom,
      blames: field,
      fields: ["field": .one(other)]
    )
  }

  /// Limits how many of some fields are filled; the first of them is blamed.
  ///
  /// - Parameters:
  ///   - first: The field that is blamed.
  ///   - others: The other fields.
  ///   - minimum: The least number.
  ///   - maximum: The greatest number; nil for any.
  public init(
    filled first: PropertyPath<Root>,
    _ others: PropertyPath<Root>...,
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
    case one(PropertyPath<Root>)
    case list([PropertyPath<Root>])
  }

  var definition: CheckDefinition
  var blamed: PropertyPath<Root>
  var fields: [String: Names]
  var numbers: [String: Int]

  init(
    _ definition: CheckDefinition,
    blames blamed: PropertyPath<Root>,
    fields: [String: Names],
    numbers: [String: Int] = [:]
  ) {
    self.definition = definition
    self.blamed = blamed
    self.fields = fields
    self.numbers = numbers
  }
}
