#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Calls a function for each `SIGHUP`, instead of ending the process.
///
/// Service managers send this signal to ask a service to read its configuration again, and shells
/// send it when a terminal closes. A command that answers until the end of its input doesn't need
/// it to end: the input also ends if a terminal closes.
///
/// A library must not use this.
package enum HangUpSignal {
  /// Keeps the signal from ending the process.
  ///
  /// A signal that comes before ``handle(_:)`` waits for it. The command calls this before it
  /// starts other threads, because they get the signals that this thread blocks.
  package static func hold() {
    leaveToOtherThreads()
    // A signal that is ignored, as after `nohup`, might not be kept.
    signal(SIGHUP, SIG_DFL)
  }

  /// Lets only the other threads get the signal, and threads that they start.
  package static func leaveToOtherThreads() {
    var set = waitedFor
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// From now on, calls a function for each signal, in a thread of its own.
  ///
  /// Signals that come during a call lead to one more call. If the system can't start a thread,
  /// signals have no effect.
  package static func handle(_ body: @escaping @Sendable () -> Void) {
    let thread = WorkerThread {
      var set = waitedFor
      var received: CInt = 0
      while true {
        if sigwait(&set, &received) == 0 { body() }
      }
    }
    thread?.detach()
  }

  private static var waitedFor: sigset_t { SystemCalls.signals([SIGHUP]) }
}
