/// What a typed form gives for a parameter of a rule: a constant, or another field's value.
///
///     Field(\.phone, "phone", with: ["region": .field(\.country)])
///     Field(\.code, "pin", with: ["digits": 6])
public indirect enum FieldParameter<Root>: Sendable {
  /// A constant.
  case constant(Value)

  /// Another field of the same record, or of the same element of a list.
  case field(PropertyPath<Root>)

  /// Another field by its path in the form, such as `country`; from within a list, a field outside.
  case named(String)

  /// Several of these, as a list.
  case list([FieldParameter])
}

extension FieldParameter: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  /// Creates a constant text.
  public init(stringLiteral value: String) { self = .constant(.text(value)) }

  /// Creates a constant number.
  public init(integerLiteral value: Int) { self = .constant(.decimal(ExactDecimal(value))) }

  /// Creates a constant boolean.
  public init(booleanLiteral value: Bool) { self = .constant(.boolean(value)) }

  /// Creates a list.
  public init(arrayLiteral elements: FieldParameter...) { self = .list(elements) }
}

/// Whether a field of a typed form must be filled.
///
///     Field(\.email, "email", required: true)
///     Field(\.state, "state", required: .when(\.country, equals: "US"))
///     Field(\.phone, "phone", required: .whenBlank(\.email))
public enum FieldRequirement<Root>: Sendable, ExpressibleByBooleanLiteral {
  /// It must be filled.
  case always

  /// It may be blank.
  case never

  /// It must be filled if another field has a value.
  case when(PropertyPath<Root>, equals: Value)

  /// It must be filled if another field is.
  case whenFilled(PropertyPath<Root>)

  /// It must be filled if another field is not.
  case whenBlank(PropertyPath<Root>)

  /// Creates ``always`` or ``never``.
  public init(booleanLiteral value: Bool) { self = value ? .always : .never }
}
