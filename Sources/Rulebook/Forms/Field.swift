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
