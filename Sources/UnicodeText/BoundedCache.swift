import Synchronization

/// Remembers answers whose making costs more than a lock.
///
/// The number of answers is bounded, because questions come from readers: a full cache forgets an
/// arbitrary one.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let known = Mutex<[Key: Value]>([:])
  private let capacity: Int

  init(capacity: Int) { self.capacity = capacity }

  /// Returns the known answer, or makes one outside the lock.
  ///
  /// Threads that ask at once may each make one; all get the first that arrives.
  func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let made = make()
    return known.withLock { known in
      if let value = known[key] { return value }
      if known.count >= capacity, let other = known.keys.first { known[other] = nil }
      known[key] = made
      return made
    }
  }
}
