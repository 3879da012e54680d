import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Does a piece of work for each number below a count, using all processors.
///
///     concurrently(3) { $0 * 10 }  // [0, 10, 20]
///
/// - Parameters:
///   - count: The number of pieces.
///   - work: Does one piece.
/// - Returns: The results, in order.
package func concurrently<Result: Sendable>(
  _ count: Int,
  _ work: @escaping @Sendable (Int) -> Result
) -> [Result] {
  let pieces = Pieces(count, work)
  let processors = max(1, Int(sysconf(CInt(_SC_NPROCESSORS_ONLN))))
  let threads = (0..<min(processors, count)).compactMap { _ in WorkerThread { pieces.doRest() } }
  // If the system can't start a thread, the calling one does the work.
  if threads.isEmpty { pieces.doRest() }
  for thread in threads { thread.join() }
  return pieces.results
}

/// The pieces of work that several threads share.
private final class Pieces<Result: Sendable>: Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let next = Atomic(0)
  private let done = Mutex<[Int: Result]>([:])

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) {
    (self.count, self.work) = (count, work)
  }

  /// Does what no other thread has begun.
  func doRest() {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      done.withLock { $0[index] = result }
    }
  }

  /// The results, in order.
  var results: [Result] { done.withLock { done in (0..<count).compactMap { done[$0] } } }
}
