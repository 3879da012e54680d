import RuleEngine
import SourceTexts
package import Violations

// What is read when it is first needed.
extension PackLibrary {
  /// The packs, lowest layer first, all of them read; one that cannot be read is its outline still.
  ///
  /// - Complexity: O(*n*) in the size of the packs that were not read yet.
  public var packs: [PackDeclaration] {
    layers.map { pack in
      do throws(LoadingError) { return try pack.whole() } catch { return pack }
    }
  }

  /// Returns what the file of a pack says of a rule, with the pack; nil if there is no rule of that name.
  ///
  /// - Throws: A ``LoadingError`` if the file cannot be read.
  package func declaration(
    ofRule name: String
  ) throws(LoadingError) -> (rule: RuleDeclaration, pack: PackDeclaration)? {
    guard let standing = rules[name] else { return nil }
    let whole = try standing.whole()
    return (whole.declaration, whole.pack)
  }

  /// Returns a rule or form with its pack as the pack's file says them.
  ///
  /// - Throws: A ``LoadingError`` if the pack, or one that fills a table together with it, cannot be read.
  func whole<Declaration>(
    _ standing: Standings<Declaration>.Standing
  ) throws(LoadingError) -> Standings<Declaration>.Standing {
    if standing.pack.late == nil { return standing }
    let whole = try standing.whole()
    try readTables(with: whole.pack)
    return whole
  }

  /// Reads the packs that fill tables together with a pack: without their parts, a table would lack something
  /// and nobody would know.
  ///
  /// - Throws: A ``LoadingError`` if one of them cannot be read.
  private func readTables(with pack: PackDeclaration) throws(LoadingError) {
    let kinds = pack.sharedKinds
    if kinds.isEmpty { return }
    for layer in layers where !kinds.isDisjoint(with: layer.sharedKinds) { _ = try layer.whole() }
  }

  /// Returns the text of a pack's file, if something was read of that pack.
  func source(ofFile name: String?) -> SourceText? {
    guard let pack = layers.first(where: { $0.source.name == name }) else { return nil }
    do throws(LoadingError) { return try pack.whole().source } catch { return nil }
  }
}

extension Standings.Standing {
  /// The same with the pack as its file says it.
  ///
  /// - Throws: A ``LoadingError`` if the file is missing, damaged or wrong.
  func whole() throws(LoadingError) -> Self {
    if pack.late == nil { return self }
    let pack = try pack.whole()
    let declaration: Declaration = try pack.declaration(named: declaration.name)
    return Self(
      pack: pack,
      declaration: declaration,
      isShadow: isShadow,
      change: change,
      disabled: disabled,
      isGone: isGone
    )
  }
}

extension PackDeclaration {
  /// Returns a rule or form of a pack that was read, which its outline promised.
  fileprivate func declaration<Declaration: LayeredDeclaration>(
    named name: String
  ) throws(LoadingError) -> Declaration {
    if let found = Declaration.all(in: self).first(where: { $0.name == name }) { return found }
    throw LoadingError(
      Diagnostic(
        code: "data.damaged",
        file: source.name,
        reason: "the index of Rulebook's own packs says that this one has the "
          + "\(Declaration.kind.rawValue) `\(name)`, and it has not",
        hint: "install Rulebook again; or, if the data was edited on purpose, run "
          + "`rulebook manifest` (`make generate` in its repository)"
      )
    )
  }

  /// Returns the parts of a kind of table that packs fill together; none if the pack cannot be read, which
  /// whoever asks for the table was told.
  func parts(ofKind kind: String) -> [any TablePart] {
    guard sharedKinds.contains(kind) else { return [] }
    do throws(LoadingError) {
      return try whole().sortedTables.filter { $0.kind == kind }.compactMap(\.part)
    } catch {
      return []
    }
  }
}
