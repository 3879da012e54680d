import SourceTexts
import Violations

/// Where a pack takes the place of something that stood there before, or takes it away.
struct Change: Sendable {
  let pack: PackDeclaration

  /// How many packs lie below the pack.
  let layer: Int

  let position: SourcePosition
  let isDisabling: Bool

  init(
    _ pack: PackDeclaration,
    _ layer: Int,
    at position: SourcePosition,
    isDisabling: Bool = false
  ) {
    self.pack = pack
    self.layer = layer
    self.position = position
    self.isDisabling = isDisabling
  }

  /// Returns what is wrong with a rule or form because of the change, as a mistake of its pack.
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
        ? "declare it under `parameters:`; its type and default are those of what is replaced"
        : diagnostic.hint
    )
  }
}
