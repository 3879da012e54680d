import Synchronization

/// Remembers answers that take longer to make than a lock takes.
///
/// The number of answers is bounded, because what is asked comes from readers' requests: a full
/// cache is emptied and begins anew.
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let known = Mutex<[Key: Value]>([:])
  private let capacity: Int

  /// Creates an empty cache for a number of answers.
  package init(capacity: Int) { self.capacity = capacity }

  /// Returns the known answer, or makes one outside the lock.
  ///
  /// Threads that ask at once may each make one; all get the first that arrives.
  package func value(for key: Key, _ make: () -> Value) -> Value {
    if let value = known.withLock({ $0[key] }) { return value }
    let made = make()
    return known.withLock { known in
      if let value = known[key] { return value }
      if known.count >= capacity { known.removeAll(keepingCapacity: true) }
      known[key] = made
      return made
    }
  }
}
