import Foundation

/// Runs a function on several threads at the same time and waits for all of them.
///
/// Tasks would share the few threads of a pool and rarely overlap.
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
