import RuleEngine
import SourceTexts
import Violations

/// Looks for places that a form's examples name but the form doesn't have.
struct FormExampleAudit {
  let form: InheritedForm

  /// The number of elements in each list of an example that are searched.
  private static let listLimit = 1_000

  func run(_ collector: inout DiagnosticCollector) {
    let examples = form.declaration.examples
    if examples.isEmpty { return }
    let paths = form.paths
    let names = FieldNames(paths)
    for example in examples {
      for place in example.places where !isKnown(place.content, among: paths) {
        collector.add(diagnostic(place.content, at: place.position, paths))
      }
      // If the form says what happens to unknown fields, an example may have some.
      if form.unknownFields != nil { continue }
      for path in names.unknown(in: example.record, listLimit: Self.listLimit) {
        collector.add(diagnostic(path, at: example.position, paths))
      }
    }
  }

  /// Returns whether an example may name a place: a field, a place inside its value, a record that
  /// contains a field, or the whole record.
  private func isKnown(_ place: FieldPath, among paths: [FieldPath]) -> Bool {
    let pattern = place.pattern.components
    if form.unknownFields ?? .ignore != .ignore { return true }
    return pattern.isEmpty
      || paths.contains { path in
        let known = path.pattern.components
        return known.starts(with: pattern) || pattern.starts(with: known)
      }
  }

  private func diagnostic(
    _ path: FieldPath,
    at position: SourcePosition,
    _ paths: [FieldPath]
  ) -> Diagnostic {
    form.pack.source.diagnostic(
      "pack.unknown_field",
      at: position,
      reason: "the form `\(form.declaration.name)` doesn't have a field `\(path)`",
      hint: nearestNameHint(to: path.pattern.description, in: paths.map(\.description))
    )
  }
}
