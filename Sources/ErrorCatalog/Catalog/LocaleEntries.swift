import Synchronization

/// The messages of one layer in one locale, given now or loaded when first needed.
public struct LocaleEntries: Sendable {
  private let storage: Storage

  /// Creates entries that are known already.
  public init(_ messages: [String: Message]) {
    storage = Storage(.loaded(messages, nil))
  }

  /// Creates entries that are loaded once, on first use.
  ///
  /// If loading fails, there are no entries, and the error is kept in ``Catalog/failures``.
  ///
  /// - Parameter load: Returns messages by keys. It must not use the catalog it belongs to.
  public init(loading load: @escaping @Sendable () throws -> [String: Message]) {
    storage = Storage(.waiting(load))
  }

  /// The messages by their keys, loaded if they were not yet.
  public var messages: [String: Message] { storage.messages }

  /// Why loading failed, or nil if it did not, or was not tried yet.
  public var failure: (any Error)? { storage.failure }
}

extension LocaleEntries: ExpressibleByDictionaryLiteral {
  /// Creates entries that are known already; of two with one key, the first counts.
  public init(dictionaryLiteral elements: (String, Message)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

extension LocaleEntries {
  private enum State {
    case waiting(@Sendable () throws -> [String: Message])
    case loaded([String: Message], (any Error)?)
  }

  private final class Storage: Sendable {
    private let state: Mutex<State>

    init(_ state: sending State) {
      self.state = Mutex(state)
    }

    var messages: [String: Message] {
      state.withLock { state in
        switch state {
        case .loaded(let messages, _):
          return messages
        case .waiting(let load):
          do {
            let messages = try load()
            state = .loaded(messages, nil)
            return messages
          } catch {
            state = .loaded([:], error)
            return [:]
          }
        }
      }
    }

    var failure: (any Error)? {
      state.withLock { state in
        if case .loaded(_, let failure) = state { failure } else { nil }
      }
    }
  }
}
