// A lock that the thread sanitizer understands. The sanitizer doesn't know `Synchronization.Mutex`,
// and reports false races, even in a program of six lines. `Scripts/threads` puts this file into
// each module with locks, where it replaces the other lock.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A lock around a value, like `Synchronization.Mutex`.
@usableFromInline
struct Mutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  @usableFromInline
  init(_ initial: consuming sending Value) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    value = .allocate(capacity: 1)
    value.initialize(to: initial)
  }

  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @usableFromInline
  borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
