public import Synchronization

/// Remembers answers that take longer to make than a lock takes.
///
/// The number of answers is bounded, because what is asked comes from readers' requests: a full
/// cache is emptied and begins anew.
///
/// It can be inlined, since looking a type up at run time took about 900 instructions an answer.
@usableFromInline
package struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  @usableFromInline let answers = Mutex<[Key: Value]>([:])
  @usableFromInline let capacity: Int

  /// Creates an empty cache for a number of answers.
  @inlinable
  package init(capacity: Int) { self.capacity = capacity }

  /// Returns the known answer, if there is one.
  @inlinable
  package func known(for key: Key) -> Value? { answers.withLock { $0[key] } }

  /// Returns the known answer, or makes one outside the lock.
  ///
  /// Threads that ask at once may each make one; all get the first that arrives.
  ///
  /// - Throws: What making the answer throws, which is not remembered.
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
