import Synchronization

import class Foundation.Thread

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

#if canImport(FoundationEssentials)
import FoundationEssentials
#endif

/// The paths of files that are to be removed if the process is asked to end before they are complete.
///
///     let files = TemporaryFiles()
///     files.removeOnSignals()
///     let file = try OutputFile(creating: path, among: files)
package final class TemporaryFiles: Sendable {
  private let paths = Mutex<Set<String>>([])

  /// Creates a list without paths.
  package init() {}

  /// Adds a path while its file is created; a file that was not created is not added.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - create: Creates the file, and returns its descriptor or a negative number. Nothing is removed
  ///     meanwhile.
  /// - Returns: What `create` returned.
  func adding(_ path: String, _ create: () -> CInt) -> CInt {
    paths.withLock { paths in
      let descriptor = create()
      if descriptor >= 0 { paths.insert(path) }
      return descriptor
    }
  }

  /// Forgets a path, at which the file is no longer.
  func remove(_ path: String) { _ = paths.withLock { $0.remove(path) } }

  /// The signals by which a person or a system asks a process to end.
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGTERM]

  /// Removes the files before a signal ends the process, from now on.
  ///
  /// A signal may come between any two instructions, when hardly anything may be called. So all threads
  /// hold these signals back, except one that does nothing but wait for them. The command calls this
  /// once, before there are other threads; a library must not.
  ///
  /// A signal that the process ignores, as `nohup` has it, stays ignored.
  package func removeOnSignals() {
    let awaited = Self.signals.filter { !SystemCalls.isIgnored($0) }
    var set = sigset_t()
    sigemptyset(&set)
    for signal in awaited { sigaddset(&set, signal) }
    if awaited.isEmpty { return }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    Thread.detachNewThread { self.endBySignal(of: awaited) }
  }

  private func endBySignal(of awaited: [CInt]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in awaited { sigaddset(&set, signal) }
    var received: CInt = 0
    while sigwait(&set, &received) != 0 {}
    paths.withLock { paths in
      for path in paths { unlink(path) }
      // The lock is kept, so that no file is created any more.
      signal(received, SIG_DFL)
      sigemptyset(&set)
      sigaddset(&set, received)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      raise(received)
    }
  }
}
