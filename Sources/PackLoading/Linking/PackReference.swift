/// A pack that many names refer to.
///
/// The declaration of a pack is large, so names share it.
final class PackReference: Sendable {
  let pack: PackDeclaration

  init(_ pack: PackDeclaration) { self.pack = pack }
}
