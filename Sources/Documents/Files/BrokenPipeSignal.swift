#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Keeps `SIGPIPE` from ending the process while this thread writes.
///
/// The signal goes to the thread that writes to a closed pipe. It is held back here, so nothing
/// changes for other threads, and what a write of ours caused is taken away at the end.
enum BrokenPipeSignal {
  /// Runs a body in which writing to a closed pipe fails with `EPIPE` and does nothing else.
  static func withheld<Result>(_ body: () throws -> Result) rethrows -> Result {
    var ours = sigset_t()
    sigemptyset(&ours)
    sigaddset(&ours, SIGPIPE)
    var before = sigset_t()
    let wasPending = isPending()
    pthread_sigmask(SIG_BLOCK, &ours, &before)
    defer {
      if !wasPending, isPending() {
        var signal: CInt = 0
        sigwait(&ours, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    return try body()
  }

  private static func isPending() -> Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1
  }
}
