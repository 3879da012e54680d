import Foundation
import Rulebook
import Synchronization

/// Clients that send requests all the time, while an operator changes the rules.
struct Load {
  /// What the clients have seen.
  struct Seen: Sendable {
    var requests = 0

    /// The statuses of responses, by the digest of the rules that they come from.
    var statuses: [String: Set<Int>] = [:]

    /// The digests of rules, by their generation.
    var digests: [String: Set<String>] = [:]

    /// Whether each response comes from one generation only.
    var isConsistent: Bool {
      statuses.values.allSatisfy { $0.count == 1 } && digests.values.allSatisfy { $0.count == 1 }
    }

    mutating func add(_ response: Response) {
      requests += 1
      let digest = response.headers["Rulebook-Digest"] ?? ""
      statuses[digest, default: []].insert(response.status)
      digests[response.headers["Rulebook-Generation"] ?? "", default: []].insert(digest)
    }

    mutating func add(_ other: Seen) {
      requests += other.requests
      statuses.merge(other.statuses) { $0.union($1) }
      digests.merge(other.digests) { $0.union($1) }
    }
  }

  private final class Switch: Sendable {
    private let isOff = Mutex(false)

    var isOn: Bool { isOff.withLock { !$0 } }

    func turnOff() { isOff.withLock { $0 = true } }
  }

  let server: Server
  let request: Request

  /// Sends requests until the changes are done.
  ///
  /// - Parameters:
  ///   - clients: How many clients send requests at the same time.
  ///   - change: Makes all changes.
  /// - Returns: What all clients have seen.
  /// - Throws: What a request or a change throws.
  func run(
    clients: Int,
    whileChanging change: @Sendable () async throws -> Void
  ) async throws -> Seen {
    let power = Switch()
    return try await withThrowingTaskGroup(of: Seen.self) { group in
      for _ in 0..<clients {
        group.addTask { [server, request] in
          var seen = Seen()
          repeat {
            seen.add(try await server.respond(to: request))
            // A real client waits for the network.
            try await Task.sleep(for: .milliseconds(1))
          } while power.isOn
          return seen
        }
      }
      do {
        defer { power.turnOff() }
        try await change()
      }
      var all = Seen()
      for try await seen in group { all.add(seen) }
      return all
    }
  }
}
