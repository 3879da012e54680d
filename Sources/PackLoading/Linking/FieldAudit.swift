import RuleEngine
import SourceTexts
import Violations

/// Looks for fields that a form names but doesn't have.
struct FieldAudit {
  let form: InheritedForm

  /// Whether the fields and checks of the forms inside are examined, too.
  var examinesInside = true

  private var pack: PackDeclaration { form.pack }

  func run(_ collector: inout DiagnosticCollector) {
    for inherited in form.fields where examinesInside || inherited.origin == nil {
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
      for condition in field.conditions {
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
    for check in form.checks where examinesInside || check.origin == nil {
      self.check(check.check, of: check.pack, by: check.field.content, &collector)
    }
  }

  /// Returns a position in the form's file.
  ///
  /// For something inherited from another pack, that is the form's position.
  private func position(_ position: SourcePosition, in pack: PackDeclaration) -> SourcePosition {
    pack.name == form.pack.name ? position : form.declaration.position
  }

  /// Searches the settings of a check and of the checks inside it.
  private func check(
    _ template: CheckTemplate,
    of pack: PackDeclaration,
    by field: FieldPath,
    _ collector: inout DiagnosticCollector
  ) {
    for (setting, expression) in template.settings.sorted(by: { $0.key < $1.key }) {
      switch expression {
      case .constant(let value):
        let place = position(template.position(of: setting)?.inFile ?? .unknown, in: pack)
        let seesAll = template.definition.looksAtElements
        for path in value.fields {
          check(path, at: place, by: field, seeingAll: seesAll, &collector)
        }
      case .checks(let nested):
        for template in nested { check(template, of: pack, by: field, &collector) }
      case .given, .parameter, .shared, .parts, .column: break
      }
    }
  }

  private func check(
    _ path: FieldPath,
    at position: SourcePosition,
    by field: FieldPath,
    seeingAll seesAllElements: Bool = false,
    _ collector: inout DiagnosticCollector
  ) {
    if form.field(path) != nil {
      guard !seesAllElements, !path.canBeSeen(from: field) else { return }
      collector.add(pack.source.fieldOfOtherList(path, seenFrom: field, at: position))
      return
    }
    collector.add(
      "pack.unknown_field",
      in: pack.source,
      at: position,
      reason: path == field
        ? "the form doesn't have a field `\(path)`"
        : "the field `\(field)` looks at `\(path)`, which the form doesn't have",
      hint: nameHint(
        to: path.description,
        among: form.paths.filter { $0 != field }.map(\.description)
      )
    )
  }
}

extension SourceText {
  /// Returns the diagnostic for a field that looks at a field of a list without being in that list.
  func fieldOfOtherList(
    _ path: FieldPath,
    seenFrom field: FieldPath,
    at position: SourcePosition
  ) -> Diagnostic {
    diagnostic(
      "pack.field_of_other_list",
      at: position,
      reason: "the field `\(field)` can't look at `\(path)`, which exists once for each element "
        + "of a list",
      hint: "a field can only look at fields of its own element and at fields outside lists"
    )
  }
}
