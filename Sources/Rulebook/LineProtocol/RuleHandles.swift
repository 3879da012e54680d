/// Rules with their parameters filled in that lines asked for before.
///
/// Lines come from outside, so both the number of rules and the size of the parameters that are
/// kept are bounded: a full cache begins anew, and large parameters are not kept.
struct RuleHandles {
  private struct Key: Hashable {
    var rule: String
    var parameters: [String: Value]
  }

  private static let maximumCount = 256
  private static let maximumSize = 1_024

  private let rulebook: Rulebook
  private var plain: [String: RuleHandle] = [:]
  private var bound: [Key: RuleHandle] = [:]

  init(_ rulebook: Rulebook) { self.rulebook = rulebook }

  /// Returns a rule with its parameters filled in.
  ///
  /// - Throws: As ``Rulebook/rule(_:with:)``.
  mutating func handle(
    _ rule: String,
    _ parameters: [String: Value]
  ) throws(UsageError) -> RuleHandle {
    if parameters.isEmpty {
      if let known = plain[rule] { return known }
      let made = try rulebook.rule(rule)
      if plain.count >= Self.maximumCount { plain.removeAll() }
      plain[rule] = made
      return made
    }
    guard Value.record(parameters).size(upTo: Self.maximumSize) <= Self.maximumSize else {
      return try rulebook.rule(rule, with: parameters)
    }
    let key = Key(rule: rule, parameters: parameters)
    if let known = bound[key] { return known }
    let made = try rulebook.rule(rule, with: parameters)
    if bound.count >= Self.maximumCount { bound.removeAll() }
    bound[key] = made
    return made
  }
}

extension Value {
  /// Returns the bytes of all texts in the value and one for each part; any number above the
  /// limit for a value above it.
  fileprivate func size(upTo limit: Int) -> Int {
    switch self {
    case .text(let text): return 1 + text.utf8.count
    // A number with an exponent equals others that messages write in another way.
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
