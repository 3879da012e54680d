import Documents
import Rules
import Violations

/// Looks for fields that a form names and does not have.
struct FieldAudit {
  let form: InheritedForm

  private var pack: PackDeclaration { form.pack }

  func run(_ collector: inout DiagnosticCollector) {
    for inherited in form.fields {
      let field = inherited.declaration
      let pack = inherited.pack
      if let other = field.sameAs {
        check(other.content, at: position(other.position, in: pack), by: field.path, &collector)
      }
      for (name, source) in field.parameters {
        for path in source.fields {
          check(path, at: position(name.position, in: pack), by: field.path, &collector)
        }
      }
      for condition in field.requiredIf {
        let position = position(condition.position, in: pack)
        check(condition.content.field, at: position, by: field.path, &collector)
        for template in condition.content.checks {
          check(template, of: pack, by: field.path, &collector)
        }
      }
      for template in field.checks {
        check(template, of: pack, by: field.path, &collector)
      }
    }
    let records = form.optionalRecords.isEmpty ? [] : Set(form.paths.flatMap(\.outerRecords))
    for record in form.optionalRecords where !records.contains(record.content) {
      collector.add(
        pack.source.diagnostic(
          "pack.unknown_field",
          at: record.position,
          reason: "the form has no field inside `\(record.content)`"
        )
      )
    }
    for check in form.checks {
      self.check(check.check, of: check.pack, by: check.field.content, &collector)
    }
  }

  /// Returns a position in the form's file: of something inherited from another, where the form is.
  private func position(_ position: SourcePosition, in pack: PackDeclaration) -> SourcePosition {
    pack.name == form.pack.name ? position : form.declaration.position
  }

  /// Looks through the settings of a check and of those inside it.
  private func check(
    _ template: CheckTemplate,
    of pack: PackDeclaration,
    by field: FieldPath,
    _ collector: inout DiagnosticCollector
  ) {
    for (setting, expression) in template.settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant(.field(let path)):
        let place = template.position(of: setting)?.inFile ?? .unknown
        let position = position(place, in: pack)
        check(path, at: position, by: field, &collector)
      case .constant(.list(let elements)):
        let place = template.position(of: setting)?.inFile ?? .unknown
        let position = position(place, in: pack)
        for case .field(let path) in elements { check(path, at: position, by: field, &collector) }
      case .checks(let nested):
        for template in nested { check(template, of: pack, by: field, &collector) }
      case .constant, .given, .parameter, .shared: break
      }
    }
  }

  private func check(
    _ path: FieldPath,
    at position: SourcePosition,
    by field: FieldPath,
    _ collector: inout DiagnosticCollector
  ) {
    if form.field(path) != nil {
      guard !path.canBeSeen(from: field) else { return }
      collector.add(pack.source.fieldOfOtherList(path, seenFrom: field, at: position))
      return
    }
    collector.add(
      pack.source.diagnostic(
        "pack.unknown_field",
        at: position,
        reason: path == field
          ? "the form has no field `\(path)`"
          : "the field `\(field)` looks at `\(path)`, which the form does not have",
        hint: nearestName(to: path.description, in: form.paths.map(\.description))
          .map { "did you mean `\($0)`?" }
      )
    )
  }
}

extension SourceText {
  /// What is said of a field that looks at one of a list in which it does not stand.
  func fieldOfOtherList(
    _ path: FieldPath,
    seenFrom field: FieldPath,
    at position: SourcePosition
  ) -> Diagnostic {
    diagnostic(
      "pack.field_of_other_list",
      at: position,
      reason: "the field `\(field)` cannot look at `\(path)`, of which there are many",
      hint: "a field sees those of its own element, and those that stand in no list"
    )
  }
}

extension FieldPath {
  /// The paths of the records in which a field stands.
  fileprivate var outerRecords: [FieldPath] {
    components.indices.dropFirst().map { FieldPath(components: Array(components[..<$0])) }
  }
}
