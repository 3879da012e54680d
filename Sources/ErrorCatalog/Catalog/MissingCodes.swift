import Synchronization
import Violations

/// The codes whose messages are missing, in the order of their first use.
///
/// Codes can come from other services, so only the first ones are kept.
final class MissingCodes: Sendable {
  private static let most = 1000

  private let codes = Mutex<[ViolationCode]>([])

  /// Records a code.
  func note(_ code: ViolationCode) {
    codes.withLock { codes in
      if codes.count < Self.most, !codes.contains(code) { codes.append(code) }
    }
  }

  /// All codes so far.
  var all: [ViolationCode] { codes.withLock { $0 } }
}
