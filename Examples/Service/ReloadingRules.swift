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
    let changes: [Date]
  }

  private let configuration: Rulebook.Configuration
  private let loaded: Mutex<Loaded>

  init(_ configuration: Rulebook.Configuration) async throws {
    self.configuration = configuration
    loaded = Mutex(try await Self.load(configuration))
  }

  /// The newest rules without a mistake.
  var current: Loaded { loaded.withLock { $0 } }

  /// Loads the rules again if a file changed.
  ///
  /// If that fails, the old rules stay.
  func reload() async throws {
    let old = current
    guard try Self.changes(of: old.rulebook) != old.changes else { return }
    let new = try await Self.load(configuration)
    loaded.withLock { $0 = new }
  }

  private static func load(_ configuration: Rulebook.Configuration) async throws -> Loaded {
    let rulebook = try await Rulebook(inBackground: configuration)
    return Loaded(
      rulebook: rulebook,
      accounts: try accountForm.bound(to: rulebook),
      changes: try changes(of: rulebook)
    )
  }

  /// Returns the times of the last changes of the rulebook's own files and of their folders.
  private static func changes(of rulebook: Rulebook) throws -> [Date] {
    let folders = rulebook.files.map { URL(filePath: $0).deletingLastPathComponent().path }
    return try (rulebook.files + folders).compactMap {
      try FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date
    }
  }
}
