import Dispatch
import Foundation

/// A race that is there on purpose: the thread sanitizer must report it, else its silence about
/// everything else says nothing.
final class RaceOnPurpose: @unchecked Sendable {
  private var count = 0

  /// Lets two threads write one variable without a lock.
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
