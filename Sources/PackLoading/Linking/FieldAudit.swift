import Documents
import Rules
import Violations

/// Looks for fields that a form names and does not have.
struct FieldAudit {
  let pack: PackDeclaration
  let form: FormDeclaration

  func run(_ collector: inout DiagnosticCollector) {
    for field in form.fields {
      if let other = field.sameAs {
        check(other.content, at: other.position, by: field.path, &collector)
      }
      for (name, source) in field.parameters {
        for path in source.fields { check(path, at: name.position, by: field.path, &collector) }
      }
      for condition in field.requiredIf {
        check(condition.content.field, at: condition.position, by: field.path, &collector)
        for template in condition.content.checks { check(template, by: field.path, &collector) }
      }
      for template in field.checks { check(template, by: field.path, &collector) }
    }
    for record in form.optionalRecords where !form.fields.contains(in: record.content) {
      collector.add(
        pack.source.diagnostic(
          "pack.unknown_field",
          at: record.position,
          reason: "the form has no field inside `\(record.content)`"
        )
      )
    }
    for (field, template) in form.checks { check(template, by: field.content, &collector) }
  }

  /// Looks through the settings of a check and of those inside it.
  private func check(
    _ template: CheckTemplate,
    by field: FieldPath,
    _ collector: inout DiagnosticCollector
  ) {
    for (setting, expression) in template.settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant(.field(let path)):
        let position = template.position(of: setting)?.inFile ?? .unknown
        check(path, at: position, by: field, &collector)
      case .constant(.list(let elements)):
        let position = template.position(of: setting)?.inFile ?? .unknown
        for case .field(let path) in elements { check(path, at: position, by: field, &collector) }
      case .checks(let nested):
        for template in nested { check(template, by: field, &collector) }
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
    let paths = form.fields.map(\.path)
    if paths.contains(path) {
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
        hint: nearestName(to: path.description, in: paths.map(\.description))
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

extension [FieldDeclaration] {
  /// Whether a field stands inside a record.
  fileprivate func contains(in record: FieldPath) -> Bool {
    contains { field in
      field.path.components.count > record.components.count
        && field.path.components.starts(with: record.components)
    }
  }
}
