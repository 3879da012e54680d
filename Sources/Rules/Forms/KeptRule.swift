import Synchronization
import Violations

/// The rule that a field had last, with the values of other fields for which it was made.
///
/// Most records of a form have few countries among them, and a field that is typed into has the same
/// one all the time.
final class KeptRule: Sendable {
  private struct Entry {
    var values: [Value?]
    var rule: Rule
  }

  /// How long a text may be to be kept.
  private static let longestText = 16

  private let entry = Mutex<Entry?>(nil)

  /// Returns the rule if it was made for exactly these values.
  func rule(for values: [Value?]) -> Rule? {
    entry.withLock { entry in
      guard let entry, entry.values.count == values.count else { return nil }
      for index in values.indices where !entry.values[index].isIdentical(to: values[index]) {
        return nil
      }
      return entry.rule
    }
  }

  /// Keeps a rule, if the values are short and so tell nothing of a person.
  func keep(_ rule: Rule, for values: [Value?]) {
    let areShort = values.allSatisfy { value in
      switch value {
      case nil, .boolean?, .decimal?, .null?: true
      case .text(let text)?: text.utf8.count <= Self.longestText
      case .list?, .record?: false
      }
    }
    if areShort { entry.withLock { $0 = Entry(values: values, rule: rule) } }
  }
}
