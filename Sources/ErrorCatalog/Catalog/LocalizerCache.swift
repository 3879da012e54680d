import Synchronization

/// Localizers that were asked for before.
///
/// Requests come from outside, so the cache is bounded: when it is full, it begins anew.
final class LocalizerCache<Key: Hashable & Sendable>: Sendable {
  private let localizers = Mutex<[Key: Localizer]>([:])
  private let maximumCount = 256

  func localizer(for key: Key, otherwise make: () -> Localizer) -> Localizer {
    if let known = localizers.withLock({ $0[key] }) { return known }
    let made = make()
    return localizers.withLock { localizers in
      if let known = localizers[key] { return known }
      if localizers.count >= maximumCount { localizers.removeAll(keepingCapacity: true) }
      localizers[key] = made
      return made
    }
  }
}
