import RuleEngine
import SourceTexts
import Synchronization
package import Violations

/// The file of a bundled pack, which is read when something of the pack is first needed.
///
/// It is read once, whoever asks, and an error is kept. Until then, a ``PackDeclaration`` made of
/// its ``PackOutline`` takes its place: it has the names, and nothing of what they mean.
final class LatePack: Sendable {
  /// What the index says of the pack.
  let outline: PackOutline

  private let make: @Sendable () throws(LoadingError) -> PackDeclaration
  private let result = Mutex<Result<PackDeclaration, LoadingError>?>(nil)

  /// Creates a pack that is not read yet.
  ///
  /// - Parameters:
  ///   - outline: What the index says of the pack.
  ///   - make: Reads the pack.
  init(
    _ outline: PackOutline,
    reading make: @escaping @Sendable () throws(LoadingError) -> PackDeclaration
  ) {
    self.outline = outline
    self.make = make
  }

  /// Whether the whole pack was asked for.
  var isRead: Bool { result.withLock { $0 != nil } }

  /// Returns the pack as its file says it.
  ///
  /// - Throws: A ``LoadingError`` if the file is missing, damaged or wrong.
  func read() throws(LoadingError) -> PackDeclaration {
    // A second thread waits: reading asks for nothing that could wait for it.
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
  /// The pack as its file says it; itself unless it is an outline.
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

  /// Whether the pack's file was read, or read in vain.
  package var isRead: Bool { late?.isRead ?? true }

  /// Whether the pack may report a code, or one below it, as far as is known without reading it.
  func mayReport(anyBelow keys: Set<String>) -> Bool {
    late?.outline.reports(anyBelow: keys) ?? true
  }

  /// Returns whether a bundled pack has to be read because of this one: every pack, if this one replaces or
  /// disables what others have; otherwise those that fill a table together with it, or to whose tables it adds.
  func needsToRead(_ bundled: PackDeclaration) -> Bool {
    guard let late = bundled.late else { return false }
    return changesOthers || addedRows.contains { $0.name?.pack == bundled.name }
      || sharedKinds.contains(where: late.outline.sharedKinds.contains)
  }

  /// The kinds of the tables, or parts of tables, that packs fill together and this one has.
  var sharedKinds: Set<String> {
    late.map { Set($0.outline.sharedKinds) }
      ?? Set(sortedTables.filter { $0.part != nil }.map(\.kind))
  }
}

extension PackFolder.Pack {
  /// Reads the bundled packs that others change, or of whose tables others bring a part.
  ///
  /// - Parameter packs: The packs, whose outlines are replaced by what is read.
  /// - Throws: A ``LoadingError`` with everything that is wrong in these.
  package static func readWhatOthersNeed(_ packs: inout [Self]) throws(LoadingError) {
    let given = packs.map(\.declaration).filter { $0.late == nil }
    var collector = DiagnosticCollector()
    for index in packs.indices {
      let pack = packs[index].declaration
      guard given.contains(where: { $0.needsToRead(pack) }) else { continue }
      do throws(LoadingError) {
        packs[index].declaration = try pack.whole()
        // With other parents or tables than it was tried with, it may be broken.
        packs[index].declaration.isProven = false
      } catch {
        collector.add(error)
      }
    }
    try collector.throwIfAny()
  }
}
