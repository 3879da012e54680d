package import Violations

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

    /// The packs that guard its value if that is secret.
    var guardians: Set<String> = []
  }

  /// The fields, by their paths with `[]` for every element.
  private(set) var fields: [FieldPath: Field] = [:]

  /// The number of fields.
  package var count: Int { fields.count }

  /// Collects fields as one form declares them.
  package init(_ declared: [FormField] = []) {
    for field in declared {
      var lower = Field(confidentiality: field.rule.confidentiality, toldFields: field.toldFields)
      if let guardian = field.rule.guardian { lower.guardians = [guardian] }
      add(lower, at: field.path.pattern)
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

  /// Returns the packs that guard the secret value of a field.
  ///
  /// - Parameter path: The field's path, with `[]` for every element.
  /// - Returns: Their names; empty if the value isn't secret.
  package func guardians(of path: FieldPath) -> Set<String> { fields[path]?.guardians ?? [] }

  /// Returns the paths of the secrets that aren't among the fields of a form, sorted.
  package func secrets(besides declared: [FormField]) -> [FieldPath] {
    let secrets = fields.filter { !$0.value.guardians.isEmpty }
    if secrets.isEmpty { return [] }
    let known = Set(declared.map(\.path.pattern))
    return secrets.keys.filter { !known.contains($0) }.sorted { $0.description < $1.description }
  }

  private mutating func add(_ field: Field, at path: FieldPath) {
    fields[path, default: Field()].confidentiality.raise(to: field.confidentiality)
    if !field.toldFields.isEmpty {
      fields[path, default: Field()].toldFields.formUnion(field.toldFields)
    }
    if !field.guardians.isEmpty {
      fields[path, default: Field()].guardians.formUnion(field.guardians)
    }
  }
}

extension Confidentiality {
  fileprivate mutating func raise(to least: Confidentiality) { self = max(self, least) }
}
