import Violations

/// The fields of the forms that a form extends or replaces, and what each of them demands of the
/// form's fields.
///
/// Fields at the same place in different forms are always equally strict. So they are kept as one,
/// and a form stays small however many forms lead to it.
///
///     var lower = LowerFields(form.declaredFields)
///     lower.formUnion(form.lowerFields)
package struct LowerFields: Sendable {
  /// A field as the lower forms declare it.
  struct Field: Sendable {
    /// The strictest of its rules.
    var confidentiality = Confidentiality.open

    /// The other fields whose values the reports on it might reveal.
    var toldFields: Set<FieldPath> = []
  }

  /// The fields, by their paths with `[]` for every element.
  private(set) var fields: [FieldPath: Field] = [:]

  /// The number of fields.
  package var count: Int { fields.count }

  /// Collects fields as one form declares them.
  package init(_ declared: [FormField] = []) {
    for field in declared {
      add(
        Field(confidentiality: field.rule.confidentiality, toldFields: field.toldFields),
        at: field.path.pattern
      )
    }
  }

  /// Adds the fields of other forms.
  package mutating func formUnion(_ other: LowerFields) {
    if fields.isEmpty {
      fields = other.fields
    } else {
      for (path, field) in other.fields { add(field, at: path) }
    }
  }

  private mutating func add(_ field: Field, at path: FieldPath) {
    fields[path, default: Field()].confidentiality.raise(to: field.confidentiality)
    if !field.toldFields.isEmpty {
      fields[path, default: Field()].toldFields.formUnion(field.toldFields)
    }
  }
}

extension Confidentiality {
  fileprivate mutating func raise(to least: Confidentiality) { self = max(self, least) }
}
