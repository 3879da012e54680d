import Foundation

/// Runs a function on several threads at once and waits for all of them.
///
/// Tasks would share the few threads of a pool and hardly meet.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
  let group = DispatchGroup()
  for number in 0..<count {
    group.enter()
    Thread {
      body(number)
      group.leave()
    }.start()
  }
  group.wait()
}
