/// A cache of rules with the parameters from previous lines.
///
/// Lines come from outside, so the number of rules and the size of their parameters are limited: a
/// full cache is cleared, and large parameters are not cached.
struct RuleHandles {
  private struct Key: Hashable {
    var rule: String
    var parameters: [String: Value]
    var groups: Set<String>
  }

  private static let maximumCount = 256
  private static let maximumSize = 1_024

  private let rulebook: Rulebook
  private var bound: [Key: RuleHandle] = [:]

  /// Rules without parameters and groups, which nearly all lines use.
  ///
  /// A single cache for both kinds would make a line take 2 percent longer.
  private var plain: [String: RuleHandle] = [:]

  init(_ rulebook: Rulebook) { self.rulebook = rulebook }

  /// Returns a rule with its parameters.
  ///
  /// - Throws: The same errors as ``Rulebook/rule(_:with:groups:)``.
  mutating func handle(
    _ rule: String,
    _ parameters: [String: Value],
    _ groups: Set<String> = []
  ) throws(UsageError) -> RuleHandle {
    if parameters.isEmpty, groups.isEmpty {
      if let known = plain[rule] { return known }
      let made = try rulebook.rule(rule)
      if plain.count >= Self.maximumCount { plain.removeAll() }
      plain[rule] = made
      return made
    }
    guard Value.record(parameters).size(upTo: Self.maximumSize) <= Self.maximumSize else {
      return try rulebook.rule(rule, with: parameters, groups: groups)
    }
    let key = Key(rule: rule, parameters: parameters, groups: groups)
    if let known = bound[key] { return known }
    let made = try rulebook.rule(rule, with: parameters, groups: groups)
    if bound.count >= Self.maximumCount { bound.removeAll() }
    bound[key] = made
    return made
  }
}

extension Value {
  /// Returns the size of the value: the bytes of all its texts, plus one for each part.
  ///
  /// If the size is above the limit, the result is any number above the limit.
  fileprivate func size(upTo limit: Int) -> Int {
    switch self {
    case .text(let text): return 1 + text.utf8.count
    // A number with an exponent equals numbers that messages write differently.
    case .decimal(let number) where number.hasExponent: return limit + 1
    case .decimal(let number): return 1 + number.description.utf8.count
    case .boolean, .null: return 1
    case .list(let elements):
      var size = 1
      for element in elements where size <= limit { size += element.size(upTo: limit) }
      return size
    case .record(let members):
      var size = 1
      for (name, value) in members where size <= limit {
        size += name.utf8.count + value.size(upTo: limit)
      }
      return size
    }
  }
}
