import Dispatch
import Foundation

/// A deliberate race.
///
/// The thread sanitizer must report it, or else its silence about other code has no meaning.
final class RaceOnPurpose: @unchecked Sendable {
  private var count = 0

  /// Lets two threads write the same variable without a lock.
  func run() {
    let isDone = DispatchSemaphore(value: 0)
    for _ in 1...2 {
      Thread {
        for _ in 1...1_000 { self.count += 1 }
        isDone.signal()
      }.start()
    }
    for _ in 1...2 { isDone.wait() }
    print("counted to \(count)")
  }
}
