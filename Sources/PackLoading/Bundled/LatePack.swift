import RuleEngine
import SourceTexts
import Synchronization
package import Violations

/// A bundled pack whose file is read when something in it is first needed.
///
/// The file is read only once, even when several threads need it, and an error is kept. Until then,
/// a ``PackDeclaration`` built from the pack's ``PackOutline`` takes its place: it has the names,
/// but not what they mean.
final class LatePack: Sendable {
  /// What the index says about the pack.
  let outline: PackOutline

  private let make: @Sendable () throws(LoadingError) -> PackDeclaration
  private let result = Mutex<Result<PackDeclaration, LoadingError>?>(nil)

  /// Creates a pack whose file hasn't been read yet.
  ///
  /// - Parameters:
  ///   - outline: What the index says about the pack.
  ///   - make: Reads the pack.
  init(
    _ outline: PackOutline,
    reading make: @escaping @Sendable () throws(LoadingError) -> PackDeclaration
  ) {
    self.outline = outline
    self.make = make
  }

  /// Whether the whole pack was requested.
  var isRead: Bool { result.withLock { $0 != nil } }

  /// Returns the pack that the file declares.
  ///
  /// - Throws: A ``LoadingError`` if the file is missing, damaged or wrong.
  func read() throws(LoadingError) -> PackDeclaration {
    // A second thread waits here. That is safe because reading needs nothing that could wait for
    // it.
    let result = result.withLock { known in
      if let known { return known }
      let made = Result { () throws(LoadingError) in try make() }
      known = made
      return made
    }
    return try result.get()
  }
}

extension PackDeclaration {
  /// Returns the pack that the file declares, or the pack itself unless it is an outline.
  ///
  /// - Throws: A ``LoadingError`` if the file is missing, damaged or wrong.
  package func whole() throws(LoadingError) -> PackDeclaration {
    guard let late else { return self }
    var pack = try late.read()
    pack.name = name
    pack.isBundled = isBundled
    pack.isProven = true
    return pack
  }

  /// Whether the pack's file was read, even if reading it failed.
  package var isRead: Bool { late?.isRead ?? true }

  /// Whether the pack might report a code, or one below it.
  ///
  /// The answer comes without reading the pack.
  func mayReport(anyBelow keys: Set<String>) -> Bool {
    late?.outline.reports(anyBelow: keys) ?? true
  }

  /// Returns whether a bundled pack must be read because of this one.
  ///
  /// That is every pack if this one replaces or disables declarations of other packs. Otherwise it
  /// is the packs that contribute to the same table, and the packs whose tables this one adds rows
  /// to.
  func needsToRead(_ bundled: PackDeclaration) -> Bool {
    guard let late = bundled.late else { return false }
    return changesOthers || addedRows.contains { $0.name?.pack == bundled.name }
      || sharedKinds.contains(where: late.outline.sharedKinds.contains)
  }

  /// The kinds of this pack's tables, or parts of tables, that several packs fill together.
  var sharedKinds: Set<String> {
    late.map { Set($0.outline.sharedKinds) }
      ?? Set(sortedTables.filter { $0.part != nil }.map(\.kind))
  }
}

extension PackFolder.Pack {
  /// Reads the bundled packs that other packs change, or whose tables they contribute to.
  ///
  /// - Parameter packs: The packs. What is read replaces their outlines.
  /// - Throws: A ``LoadingError`` with everything that is wrong in these packs.
  package static func readWhatOthersNeed(_ packs: inout [Self]) throws(LoadingError) {
    let given = packs.map(\.declaration).filter { $0.late == nil }
    var collector = DiagnosticCollector()
    for index in packs.indices {
      let pack = packs[index].declaration
      guard given.contains(where: { $0.needsToRead(pack) }) else { continue }
      do throws(LoadingError) {
        packs[index].declaration = try pack.whole()
        // It was tried with different parents or tables, so it may be broken now.
        packs[index].declaration.isProven = false
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
  }
}
