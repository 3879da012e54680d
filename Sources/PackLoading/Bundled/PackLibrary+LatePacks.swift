import RuleEngine
import SourceTexts
package import Violations

// What is read when it is first needed.
extension PackLibrary {
  /// The packs, lowest layer first.
  ///
  /// All of them are read; a pack that can't be read stays an outline.
  ///
  /// - Complexity: O(*n*) in the size of the packs that were not read yet.
  public var packs: [PackDeclaration] {
    layers.map { pack in
      do throws(LoadingError) { return try pack.whole() } catch { return pack }
    }
  }

  /// Returns the declaration of a rule and its pack, read from the pack's file; nil if there is no
  /// rule with that name.
  ///
  /// - Throws: A ``LoadingError`` if the file can't be read.
  package func declaration(
    ofRule name: String
  ) throws(LoadingError) -> (rule: RuleDeclaration, pack: PackDeclaration)? {
    guard let standing = rules[name] else { return nil }
    let whole = try standing.whole()
    return (whole.declaration, whole.pack)
  }

  /// Returns a rule or form with its pack, as the pack's file declares them.
  ///
  /// - Throws: A ``LoadingError`` if the pack can't be read, or another pack that fills the same
  ///   table.
  func whole<Declaration>(
    _ standing: Standings<Declaration>.Standing
  ) throws(LoadingError) -> Standings<Declaration>.Standing {
    if standing.pack.late == nil { return standing }
    let whole = try standing.whole()
    try readTables(with: whole.pack)
    return whole
  }

  /// Reads the packs that contribute to the same tables as a pack.
  ///
  /// Without their parts, a table would lack something, and no one would notice.
  ///
  /// - Throws: A ``LoadingError`` if one of them can't be read.
  private func readTables(with pack: PackDeclaration) throws(LoadingError) {
    let kinds = pack.sharedKinds
    if kinds.isEmpty { return }
    for layer in layers where !kinds.isDisjoint(with: layer.sharedKinds) { _ = try layer.whole() }
  }

  /// Returns the text of a pack's file if anything in that pack was read, or of a file with rows of
  /// one of its tables.
  func source(ofFile name: String?) -> SourceText? {
    guard let pack = layers.first(where: { $0.source.name == name }) else {
      return name.flatMap { name in layers.lazy.compactMap { $0.sourceOfRows(inFile: name) }.first }
    }
    do throws(LoadingError) { return try pack.whole().source } catch { return nil }
  }
}

extension Standings.Standing {
  /// Returns the same rule or form with the pack that the file declares.
  ///
  /// - Throws: A ``LoadingError`` if the file is missing, damaged or wrong.
  func whole() throws(LoadingError) -> Self {
    if pack.late == nil { return self }
    let pack = try pack.whole()
    let declaration: Declaration = try pack.declaration(named: declaration.name)
    return Self(
      reference: PackReference(pack),
      declaration: declaration,
      isShadow: isShadow,
      change: change,
      disabled: disabled,
      isGone: isGone
    )
  }
}

extension PackDeclaration {
  /// Returns a rule or form that the pack's outline promised.
  fileprivate func declaration<Declaration: LayeredDeclaration>(
    named name: String
  ) throws(LoadingError) -> Declaration {
    if let found = Declaration.all(in: self).first(where: { $0.name == name }) { return found }
    throw LoadingError(
      Diagnostic(
        code: "data.damaged",
        file: source.name,
        reason: "the index of Rulebook's own packs says that this pack has the "
          + "\(Declaration.kind.rawValue) `\(name)`, but it doesn't",
        hint: "install Rulebook again, or, if the data was edited on purpose, run "
          + "`rulebook manifest FOLDER` (`make generate` in its repository)"
      )
    )
  }

  /// Returns the pack's parts of a kind of table that packs fill together; none if the pack can't
  /// be read.
  ///
  /// In that case, the lookup of the table reports the error.
  func parts(ofKind kind: String) -> [any TablePart] {
    guard sharedKinds.contains(kind) else { return [] }
    do throws(LoadingError) {
      return try whole().sortedTables.filter { $0.kind == kind }.compactMap(\.part)
    } catch {
      return []
    }
  }
}
