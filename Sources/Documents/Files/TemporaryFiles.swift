import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The paths of incomplete files, which are removed if the process is asked to end.
///
///     let files = TemporaryFiles()
///     files.removeOnSignals()
///     let file = try OutputFile(creating: path, among: files)
package final class TemporaryFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Creates a list without paths.
  package init() {}

  /// Adds a path while its file is created; a file that wasn't created isn't added.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - create: Creates the file, and returns its descriptor or a negative number. Nothing is
  ///     removed in the meantime.
  /// - Returns: What `create` returned.
  func adding(_ path: String, _ create: () -> CInt) -> CInt {
    paths.withLock { paths in
      let descriptor = create()
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Removes a path where the file no longer exists.
  func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  /// The signals that people or systems use to ask a process to end.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// From now on, removes the files before a signal ends the process.
  ///
  /// A signal may come between any two instructions, when hardly any function is safe to call. So
  /// all threads block these signals, except one thread that only waits for them. The command calls
  /// this once, before there are other threads. A library must not call it.
  ///
  /// A signal that the process ignores, for example because of `nohup`, stays ignored. If the
  /// system can't start a thread, the signals end the process, and the files stay.
  package func removeOnSignals() {
    let awaited = Self.signals.filter { !SystemCalls.isIgnored($0) }
    if awaited.isEmpty { return }
    var set = SystemCalls.signals(awaited)
    pthread_sigmask(SIG_BLOCK, &set, nil)
    if let thread = WorkerThread({ self.endBySignal(of: awaited) }) {
      thread.detach()
    } else {
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }
  }

  private func endBySignal(of awaited: [CInt]) {
    var set = SystemCalls.signals(awaited)
    var received: CInt = 0
    while sigwait(&set, &received) != 0 {}
    paths.withLock { paths in
      for path in paths { unlink(path) }
      // The lock is kept, so that no more files are created.
      signal(received, SIG_DFL)
      set = SystemCalls.signals([received])
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(received)
    }
  }
}
