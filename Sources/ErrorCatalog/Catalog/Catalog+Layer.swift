import Synchronization
import UnicodeText
public import Violations

extension Catalog {
  /// The messages that one source, such as a pack, adds to a catalog.
  ///
  ///     Catalog.Layer(name: "acme", sourceLocale: english, entries: [
  ///       english: ["quota.exceeded": try Message("You have {left, number} left.")],
  ///       german: ["quota.exceeded": try Message("Du hast noch {left, number}.")],
  ///     ])
  ///
  /// | Key                   | Text                                                |
  /// | --------------------- | --------------------------------------------------- |
  /// | `length.too_short`    | the message for a code and for all codes below it   |
  /// | `sign-up/email:email` | the message for a code in one field of one form     |
  /// | `field:email`         | the label of a field                                |
  /// | `sign-up/email:`      | the label of a field in one form                    |
  /// | `event/guests[]:`     | the label of an element: `Guest {position}`         |
  /// | `violation.line`      | how to join `label` and `message`                   |
  /// | `label.in_element`    | how to join `element` and `label`                   |
  /// | `label.element`       | how to join the label of a `list` and a `position`  |
  public struct Layer: Sendable {
    /// The key of the entry with a locale's numbering system, such as `latn` for Arabic with the
    /// digits 0 to 9 (`@@x-digits` in catalog files).
    package static let digitsKey = "@@x-digits"

    /// The name of the layer in error reports.
    public let name: String

    /// The locale that has every message of the layer.
    public let sourceLocale: LocaleIdentifier

    package let entries: [LocaleIdentifier: Catalog.Entries]

    /// Creates a layer, as the example of ``Catalog/Layer`` shows.
    ///
    /// - Parameters:
    ///   - name: The name of the layer in error reports.
    ///   - sourceLocale: The locale that has every message of the layer.
    ///   - entries: The messages of each locale, by their keys.
    public init(
      name: String,
      sourceLocale: LocaleIdentifier,
      entries: [LocaleIdentifier: Catalog.Entries]
    ) {
      self.name = name
      self.sourceLocale = sourceLocale.canonical
      self.entries = Dictionary(entries.map { ($0.canonical, $1) }) { first, _ in first }
    }

    /// Returns the messages in one locale, without the messages of its parents.
    package func messages(in locale: LocaleIdentifier) -> [String: Message] {
      entries[locale]?.messages ?? [:]
    }
  }
}

extension Catalog {
  /// A locale of a layer whose messages could not be loaded.
  ///
  ///     print(catalog.failures)
  ///     // [layer built-in, locale de: the file doesn't exist]
  public struct Failure: Error, CustomStringConvertible {
    /// The name of the layer.
    public let layer: String

    /// The locale without messages.
    public let locale: LocaleIdentifier

    /// The error that the loader threw.
    public let error: any Error

    /// The layer, the locale and the error that the loader threw.
    public var description: String { "layer \(layer), locale \(locale): \(error)" }
  }
}

extension Catalog {
  /// The messages of one layer in one locale, passed directly or loaded on first use.
  ///
  ///     let german: Catalog.Entries = ["stock.too_low": try Message("Nicht genug vorrätig.")]
  ///     let french = Catalog.Entries { try readMessages("fr.json") }
  public struct Entries: Sendable {
    private let storage: Storage

    /// Whether the entries are loaded on first use.
    package let isLoadedLate: Bool

    /// Creates entries from messages by key: `Catalog.Entries(messages)`.
    public init(_ messages: [String: Message]) {
      storage = Storage(.loaded(messages, nil))
      isLoadedLate = false
    }

    /// Creates entries that are loaded once, on first use.
    ///
    /// If loading fails, the entries are empty, and ``Catalog/failures`` keeps the error.
    ///
    /// - Parameter load: Returns messages by key. It must not use the catalog that the entries
    ///   belong to.
    public init(loading load: @escaping @Sendable () throws -> [String: Message]) {
      storage = Storage(.waiting(load))
      isLoadedLate = true
    }

    /// The messages by key, loaded by the first access.
    package var messages: [String: Message] { storage.messages }

    /// Whether the messages are loaded.
    package var isLoaded: Bool { storage.isLoaded }

    /// The error that loading threw; nil if loading succeeded or has not run yet.
    package var failure: (any Error)? { storage.failure }
  }
}

extension Catalog {
  /// Loads the messages that another catalog has loaded, so that their first use doesn't wait.
  ///
  /// - Complexity: O(*n*) in the size of the messages.
  package func load(asIn other: Catalog) {
    let loaded = other.layers.map { layer in
      (layer.name, Set(layer.entries.filter { $0.value.isLoaded }.keys))
    }
    let locales = Dictionary(loaded) { $0.union($1) }
    for layer in layers {
      for (locale, entries) in layer.entries
      where entries.isLoadedLate && locales[layer.name]?.contains(locale) ?? false {
        _ = entries.messages
      }
    }
  }
}

extension Catalog.Entries: ExpressibleByDictionaryLiteral {
  /// Creates entries from messages by key: `["email": message]`.
  ///
  /// If a key occurs twice, the first message is kept.
  public init(dictionaryLiteral elements: (String, Message)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }
}

extension Catalog.Entries {
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

    var isLoaded: Bool {
      state.withLock { state in
        if case .loaded = state { true } else { false }
      }
    }

    var failure: (any Error)? {
      state.withLock { state in
        if case .loaded(_, let failure) = state { failure } else { nil }
      }
    }
  }
}
