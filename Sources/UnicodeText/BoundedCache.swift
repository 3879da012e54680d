public import Synchronization

/// Remembers values that take longer to compute than to take a lock.
///
/// The number of values is bounded, because the keys come from readers' requests. A full cache is
/// emptied and starts over.
///
/// It can be inlined, because looking up a type at run time took about 900 instructions for each
/// value.
@usableFromInline
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let answers = Mutex<[Key: Value]>([:])
  @usableFromInline let capacity: Int

  /// Creates an empty cache for a number of values.
  @inlinable
  package init(capacity: Int) { self.capacity = capacity }

  /// Returns the known value, if there is one.
  @inlinable
  package func known(for key: Key) -> Value? { answers.withLock { $0[key] } }

  /// Returns the known value, or computes one outside the lock.
  ///
  /// Threads that need a value at the same time may each compute one; all of them get the first.
  ///
  /// - Throws: The error of the computation, which isn't remembered.
  @inlinable
  package func value<Failure>(
    for key: Key,
    _ make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let value = known(for: key) { return value }
    let made = try make()
    return answers.withLock { answers in
      if let value = answers[key] { return value }
      if answers.count >= capacity { answers.removeAll(keepingCapacity: true) }
      answers[key] = made
      return made
    }
  }
}
