/// A field of a typed form: a property of the application's own type, and the rule that it must
/// keep.
///
///     Field(\.email, "email", required: true)
///     Field(\.phone, "phone", with: ["region": .field(\.country)])
///     Field(\.passwordAgain, sameAs: \.password, required: true)
///     Field(\.nickname, "nickname", name: "display-name")
///
/// The name, by which messages and labels know the field, is that of the property. A property that
/// is computed has none that could be found out, and needs `name`.
public struct Field<Root>: Sendable {
  let typed: TypedField<Root>

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule's name; in a form that comes from a pack, none.
  ///   - name: The field's name, or its path such as `address.city`, if not that of the property.
  ///   - requirement: Whether the field must be filled.
  ///   - parameters: The rule's parameters.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: String? = nil,
    name: String? = nil,
    required requirement: FieldRequirement<Root> = .never,
    with parameters: [String: FieldParameter<Root>] = [:]
  ) {
    typed = TypedField(keyPath, rule, name: name, requirement, parameters, copied: nil)
  }

  /// Creates a field that must repeat another.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - other: The property that is repeated.
  ///   - name: The field's name, if not that of the property.
  ///   - requirement: Whether the field must be filled.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    sameAs other: PropertyPath<Root>,
    name: String? = nil,
    required requirement: FieldRequirement<Root> = .never
  ) {
    typed = TypedField(keyPath, nil, name: name, requirement, [:], copied: other)
  }
}

/// A property of an application's type that is checked.
struct TypedField<Root>: Sendable {
  /// The path from the root that the field was declared for; nil if it cannot be found out.
  var path: FieldPath?
  var keyPath: PropertyPath<Root>
  var rule: String?
  var requirement: FieldRequirement<Root>
  var parameters: [String: FieldParameter<Root>]
  var copied: PropertyPath<Root>?

  /// Reads the property.
  var value: @Sendable (Root) -> Value

  /// Writes a normalised value into the property, if it is of its type.
  var set: @Sendable (Value, inout Root) -> Void

  init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: String?,
    name: String?,
    _ requirement: FieldRequirement<Root>,
    _ parameters: [String: FieldParameter<Root>],
    copied: PropertyPath<Root>?
  ) {
    path = keyPath.fieldPath(named: name)
    self.keyPath = keyPath
    self.rule = rule
    self.requirement = requirement
    self.parameters = parameters
    self.copied = copied
    value = { $0[keyPath: keyPath].fieldValue }
    set = { value, root in
      if let property = Property(fieldValue: value) { root[keyPath: keyPath] = property }
    }
  }
}

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

/// A property of an application's type, such as `\.email`, of whatever type.
public typealias PropertyPath<Root> = any PartialKeyPath<Root> & Sendable

extension PartialKeyPath {
  /// The path that a form gives the property: the name that is written, or its own.
  func fieldPath(named name: String?) -> FieldPath? {
    if let name { return FieldPath(name) }
    return fieldPath
  }

  /// The path of stored properties that the key path names, or nil if it has other steps.
  var fieldPath: FieldPath? {
    let prefix = "\\\(Root.self)."
    let description = debugDescription
    guard description.hasPrefix(prefix) else { return nil }
    let names = description.dropFirst(prefix.count)
    guard !names.contains(where: { "<>?()[] ".contains($0) }) else { return nil }
    return FieldPath(components: names.split(separator: ".").map { .name(String($0)) })
  }
}
