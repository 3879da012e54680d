package import RuleEngine
import SourceTexts
package import Violations

/// What one pack declares about a rule or form, with the positions of its parts.
///
/// A rule or form is the sum of its layers: its own declaration, and those that it extends.
package struct DeclaredLayer: Sendable {
  /// A name that a layer mentions, and where it does.
  package struct Mention: Sendable {
    package let name: String
    package let position: SourcePosition

    init(_ name: Located<String>) {
      self.name = name.content
      position = name.position
    }

    init(name: String, position: SourcePosition) {
      self.name = name
      self.position = position
    }
  }

  /// The name of the rule or form.
  package let name: String

  /// The pack that declares it.
  package let pack: PackDeclaration

  /// The position of the name.
  package let position: SourcePosition

  /// The keys that are written, in the order of the file.
  package let keys: [Mention]

  /// The parameters that a rule adds or declares again.
  package let parameters: [Mention]

  /// The values that a rule sets for the parameters of the rule that it extends.
  package let given: [(name: Mention, expression: SettingExpression)]

  /// The inherited checks that a rule changes.
  package let changes: [Mention]

  /// The inherited checks or fields that are dropped.
  package let drops: [Mention]

  /// The declarations that this one replaces, each with its pack.
  package let replaced: [(pack: PackDeclaration, declaration: Mention)]

  /// Returns the position of a key, or nil if it isn't written.
  package func position(ofKey key: String) -> SourcePosition? {
    keys.first { $0.name == key }?.position
  }

  /// Returns a position together with the file of the pack.
  package func place(_ position: SourcePosition) -> FilePosition {
    FilePosition(file: pack.source.name, at: position)
  }

  fileprivate init(_ rule: RuleDeclaration, in pack: PackDeclaration, replacing: [RuleStanding]) {
    name = rule.name
    self.pack = pack
    position = rule.position
    keys = rule.keys.map { Mention($0) }
    parameters = rule.ownParameters.map { Mention(name: $0.name, position: $0.position) }
    given = rule.given.map { (Mention($0.name), $0.expression) }
    changes = rule.changes.map { Mention($0.name) }
    drops = rule.drops.map { Mention($0) }
    replaced = replacing.map { standing in
      (standing.pack, Mention(name: standing.declaration.name, position: standing.position))
    }
  }

  fileprivate init(_ form: FormDeclaration, in pack: PackDeclaration, replacing: [FormStanding]) {
    name = form.name
    self.pack = pack
    position = form.position
    keys = form.keys.map { Mention($0) }
    parameters = []
    given = []
    changes = []
    drops = form.drops.map { Mention($0) }
    replaced = replacing.map { standing in
      (standing.pack, Mention(name: standing.declaration.name, position: standing.position))
    }
  }
}

extension Standings.Standing {
  /// The position of the declaration's name.
  fileprivate var position: SourcePosition { declaration.position }
}

extension PackLibrary {
  /// Returns the layers of a rule: its own declaration, then the rule that it extends, and so on.
  ///
  /// - Throws: A ``LoadingError`` if one of the packs can't be read.
  package func declaredLayers(ofRule name: String) throws(LoadingError) -> [DeclaredLayer] {
    try chain(of: name, in: rules) { DeclaredLayer($0, in: $1, replacing: $2) }
  }

  /// Returns the layers of a form: its own declaration, then the form that it extends, and so on.
  ///
  /// - Throws: A ``LoadingError`` if one of the packs can't be read.
  package func declaredLayers(ofForm name: String) throws(LoadingError) -> [DeclaredLayer] {
    try chain(of: name, in: forms) { DeclaredLayer($0, in: $1, replacing: $2) }
  }

  /// Returns the layers of a rule or form.
  private func chain<Declaration>(
    of name: String,
    in declarations: Standings<Declaration>,
    _ layer: (Declaration, PackDeclaration, [Standings<Declaration>.Standing]) -> DeclaredLayer
  ) throws(LoadingError) -> [DeclaredLayer] {
    var layers: [DeclaredLayer] = []
    var next = declarations[name]
    while let standing = next, layers.count < Self.mostLayers {
      let whole = try standing.whole()
      let replaced = declarations.replaced(by: whole.declaration, in: whole.pack)
      layers.append(layer(whole.declaration, whole.pack, try wholeStandings(replaced)))
      next = declarations.parent(of: whole.declaration, in: whole.pack)
    }
    return layers
  }

  /// The longest chain of declarations that extend each other; linking refuses longer ones.
  private static let mostLayers = 64

  /// Returns declarations as the files of their packs have them.
  private func wholeStandings<Declaration>(
    _ standings: [Standings<Declaration>.Standing]
  ) throws(LoadingError) -> [Standings<Declaration>.Standing] {
    var whole: [Standings<Declaration>.Standing] = []
    for standing in standings { whole.append(try standing.whole()) }
    return whole
  }

  /// Returns the declarations of a code in packs, lowest layer first.
  ///
  /// - Throws: A ``LoadingError`` if one of the packs can't be read.
  package func declarations(
    ofCode code: ViolationCode
  ) throws(LoadingError) -> [(pack: PackDeclaration, declaration: CodeDeclaration)] {
    var found: [(pack: PackDeclaration, declaration: CodeDeclaration)] = []
    for layer in layers where layer.codes[code] != nil {
      let pack = try layer.whole()
      if let declaration = pack.codes[code] { found.append((pack, declaration)) }
    }
    return found
  }

  /// Returns the name of the pack that a file belongs to; nil if no pack has that file.
  package func packName(ofFile file: String) -> String? {
    layers.first { $0.source.name == file }?.name
  }
}
