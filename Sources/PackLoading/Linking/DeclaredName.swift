/// The name of a rule or form, with the name of the pack that declares it.
struct DeclaredName: Hashable, Sendable {
  let pack: String
  let name: String

  init(_ declaration: some LayeredDeclaration, of pack: PackDeclaration) {
    self.pack = pack.name
    name = declaration.name
  }
}
