import Foundation
import Rulebook
import Synchronization

/// The rules of a service, which can be loaded again while it runs.
final class ReloadingRules: Sendable {
  /// A rulebook, and what was made from it.
  ///
  /// A request uses one of these from its beginning to its end.
  struct Loaded: Sendable {
    let rulebook: Rulebook
    let accounts: BoundForm<Account>

    /// The times of the last changes of the files, before they were loaded.
    let changes: [String: Date]
  }

  private let configuration: Rulebook.Configuration
  private let loaded: Mutex<Loaded>

  init(_ configuration: Rulebook.Configuration) async throws {
    self.configuration = configuration
    // Only a rulebook knows its files, so the first call of `reload()` loads them once more.
    loaded = Mutex(try await Self.load(configuration, changes: [:]))
  }

  /// The newest rules without a mistake.
  var current: Loaded { loaded.withLock { $0 } }

  /// Loads the rules again if a file changed.
  ///
  /// If that fails, the old rules stay.
  func reload() async throws {
    let old = current
    // A file that changes while it is loaded must be loaded again.
    let changes = try Self.changes(of: old.rulebook)
    if changes == old.changes { return }
    let new = try await Self.load(configuration, changes: changes)
    loaded.withLock { $0 = new }
  }

  private static func load(
    _ configuration: Rulebook.Configuration,
    changes: [String: Date]
  ) async throws -> Loaded {
    let rulebook = try await Rulebook(inBackground: configuration)
    return Loaded(
      rulebook: rulebook,
      accounts: try accountForm.bound(to: rulebook),
      changes: changes
    )
  }

  /// Returns the times of the last changes of the rulebook's own files and of their folders.
  private static func changes(of rulebook: Rulebook) throws -> [String: Date] {
    let folders = rulebook.files.map { URL(filePath: $0).deletingLastPathComponent().path }
    var changes: [String: Date] = [:]
    for path in rulebook.files + folders where changes[path] == nil {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      changes[path] = attributes[.modificationDate] as? Date
    }
    return changes
  }
}
