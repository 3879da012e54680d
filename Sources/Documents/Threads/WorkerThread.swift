#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A thread of our own, whose stack doesn't depend on the settings of the system.
///
/// Systems give other threads from 128 KiB to 8 MiB, and users can limit it.
///
///     let thread = WorkerThread { link(rules) }
///     thread?.join()
package struct WorkerThread {
  /// The size of a stack in bytes, enough for the longest chain of rules.
  ///
  /// The system provides only the pages that are used.
  package static let stackSize = 8 << 20

  /// What a thread does.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  #if canImport(Darwin)
  private typealias Argument = UnsafeMutableRawPointer
  #else
  private typealias Argument = UnsafeMutableRawPointer?
  #endif

  private let thread: pthread_t

  /// Starts a thread, or returns nil if the system can't start another one.
  ///
  /// - Parameter body: What the thread does.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, Self.stackSize) == 0 else { return nil }
    let work = Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let result = pthread_create(&thread, &attributes, Self.run, work.toOpaque())
    guard result == 0 else {
      work.release()
      return nil
    }
    #if canImport(Darwin)
    guard let thread else { return nil }
    #endif
    self.thread = thread
  }

  private static let run: @convention(c) (Argument) -> UnsafeMutableRawPointer? = { argument in
    #if canImport(Darwin)
    Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
    #else
    if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
    #endif
    return nil
  }

  /// Waits until the thread has ended.
  ///
  /// Each thread must be joined or detached exactly once.
  package func join() { pthread_join(thread, nil) }

  /// Lets the thread run and end without anyone who waits for it.
  package func detach() { pthread_detach(thread) }
}
