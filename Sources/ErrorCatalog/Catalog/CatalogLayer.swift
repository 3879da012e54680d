import Synchronization
import UnicodeText
public import Violations

/// The messages that one source, such as a pack, brings to a catalog.
///
///     CatalogLayer(name: "acme", sourceLocale: english, entries: [
///       english: ["quota.exceeded": try Message("You have {left, number} left.")],
///       german: ["quota.exceeded": try Message("Du hast noch {left, number}.")],
///     ])
///
/// | Key                  | Says                                                     |
/// | -------------------- | -------------------------------------------------------- |
/// | `length.too_short`   | what a code, or all codes below it, mean                 |
/// | `sign-up/email:email` | the same for one field of one form                      |
/// | `field:email`        | the label of a field                                     |
/// | `sign-up/email:`     | the label of a field in one form                         |
/// | `violation.line`     | how `label` and `message` join                           |
public struct CatalogLayer: Sendable {
  /// What the layer is called when something is wrong with it.
  public let name: String

  /// The locale that has every message of the layer.
  public let sourceLocale: LocaleIdentifier

  /// The messages by locale.
  package let entries: [LocaleIdentifier: LocaleEntries]

  /// Creates a layer, as in the example of ``CatalogLayer``.
  ///
  /// - Parameters:
  ///   - name: What the layer is called when something is wrong with it.
  ///   - sourceLocale: The locale that has every message of the layer.
  ///   - entries: The messages by locale.
  public init(
    name: String,
    sourceLocale: LocaleIdentifier,
    entries: [LocaleIdentifier: LocaleEntries]
  ) {
    self.name = name
    self.sourceLocale = sourceLocale.canonical
    self.entries = Dictionary(entries.map { ($0.canonical, $1) }) { first, _ in first }
  }

  /// Returns the messages in one locale, without those of its parents.
  package func messages(in locale: LocaleIdentifier) -> [String: Message] {
    entries[locale]?.messages ?? [:]
  }
}

/// A locale of a layer that could not be loaded, and counts as having no messages.
///
///     print(catalog.failures)
///     // [layer built-in, locale de: the file is not there]
public struct CatalogFailure: Error, CustomStringConvertible {
  /// The name of the layer.
  public let layer: String

  /// The locale without messages.
  public let locale: LocaleIdentifier

  /// What the loader threw.
  public let error: any Error

  /// The layer, the locale, and what the loader threw.
  public var description: String { "layer \(layer), locale \(locale): \(error)" }
}

/// The messages of one layer in one locale, given at once or loaded when they are first needed.
///
///     let german: LocaleEntries = ["stock.too_low": try Message("Nicht genug vorrätig.")]
///     let french = LocaleEntries { try readMessages("fr.json") }
public struct LocaleEntries: Sendable {
  private let storage: Storage

  /// Creates entries from messages by their keys: `LocaleEntries(messages)`.
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

  /// The messages by their keys, which are loaded here if they were not before.
  package var messages: [String: Message] { storage.messages }

  /// What loading threw; nil if it succeeded, or was not tried yet.
  package var failure: (any Error)? { storage.failure }
}

extension LocaleEntries: ExpressibleByDictionaryLiteral {
  /// Creates entries from messages by their keys: `["email": message]`.
  ///
  /// Of two messages with one key, the first is kept.
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
