import Synchronization

/// An object that several threads may make, of which the first that is ready serves all.
///
/// Reading costs one load. `AtomicLazyReference` does the same at the cost of a look for its type
/// each time, which is a tenth of a short estimate.
struct PublishedOnce<Object: AnyObject & Sendable>: ~Copyable, Sendable {
  // SAFETY: the published object was retained when it was stored, is never replaced, and is
  // released with this value. Storing releases and loading acquires, so that readers see it whole.
  private let place = Atomic<Unmanaged<Object>?>(nil)

  deinit { place.load(ordering: .acquiring)?.release() }

  /// The object, or nil while there is none.
  @inline(__always)
  var object: Object? { place.load(ordering: .acquiring)?.takeUnretainedValue() }

  /// Publishes an object if there is none yet, and returns the one that serves.
  func publish(_ object: Object) -> Object {
    let own = Unmanaged.passRetained(object)
    let (_, other) = place.compareExchange(
      expected: nil,
      desired: own,
      ordering: .acquiringAndReleasing
    )
    guard let other else { return object }
    own.release()
    return other.takeUnretainedValue()
  }
}
