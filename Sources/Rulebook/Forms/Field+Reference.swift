public import Violations

// Fields whose rule is a constant instead of a name.

extension Field {
  /// Creates a field whose rule is a constant, with its parameters.
  ///
  ///     Field(\.email, .email, required: true)
  ///     Field(\.phone, .phone(region: .field(\.country)))
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - rule: The rule with its parameters.
  ///   - name: The field's name, if it differs from the property's.
  ///   - requirement: Whether the field is required.
  ///   - code: The code to report for every violation of the rule; nil for the rule's own codes.
  ///   - label: The field's label.
  ///   - messages: The messages of this field, by code.
  public init<Property: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, Property> & Sendable,
    _ rule: Rule.Reference<Field<Root>.Parameter>,
    name: FieldPath? = nil,
    required requirement: Field<Root>.Requirement = .never,
    code: ViolationCode? = nil,
    label: FieldText? = nil,
    messages: [ViolationCode: FieldText] = [:]
  ) {
    self.init(
      keyPath,
      rule.name,
      name: name,
      required: requirement,
      with: rule.parameters,
      code: code,
      label: label,
      messages: messages
    )
  }
}

extension Each {
  /// Creates a list of plain values whose rule is a constant, with its parameters.
  ///
  ///     Each(\.tags, .slug)
  ///
  /// - Parameters:
  ///   - keyPath: The property with the list.
  ///   - rule: The rule for each element, with its parameters.
  ///   - name: The list's name in the record, if it differs from the property's.
  ///   - requirement: Whether an element is required.
  ///   - label: The label of an element, such as `Tag {position}`.
  public init<Element: FieldValue>(
    _ keyPath: any WritableKeyPath<Root, [Element]> & Sendable,
    _ rule: Rule.Reference<Field<Element>.Parameter>,
    name: FieldPath? = nil,
    required requirement: Field<Element>.Requirement = .never,
    label: FieldText? = nil
  ) {
    self.init(
      keyPath,
      rule.name,
      name: name,
      required: requirement,
      with: rule.parameters,
      label: label
    )
  }
}
