import SourceTexts
import Violations

/// A point where a pack replaces an existing declaration, or disables it.
struct Change: Sendable {
  private let reference: PackReference

  /// The pack that makes the change.
  var pack: PackDeclaration { reference.pack }

  /// The number of packs below the pack.
  let layer: Int

  let position: SourcePosition
  let isDisabling: Bool

  init(
    _ reference: PackReference,
    _ layer: Int,
    at position: SourcePosition,
    isDisabling: Bool = false
  ) {
    self.reference = reference
    self.layer = layer
    self.position = position
    self.isDisabling = isDisabling
  }

  /// Returns the problem that the change causes in a rule or form, reported as a mistake of the
  /// change's pack.
  func breaking<Declaration>(
    _ standing: Standings<Declaration>.Standing,
    _ diagnostic: Diagnostic
  ) -> Diagnostic {
    pack.source.diagnostic(
      diagnostic.code,
      at: position,
      reason: "this breaks the \(Declaration.kind.rawValue) `\(standing.declaration.name)` of the "
        + "pack `\(standing.pack.name)` (\(diagnostic.file):\(diagnostic.line)): "
        + diagnostic.reason,
      hint: diagnostic.code == "pack.unknown_parameter"
        ? "declare it again, as in `parameters: { NAME: {} }`, which keeps its type and default"
        : diagnostic.hint
    )
  }
}
