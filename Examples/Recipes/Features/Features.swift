import Rulebook

/// The features of five older libraries. The table in the README has the line of each.
extension Recipes {
  @MainActor static func features() throws {
    try errorManager()
    try boundConditions()
    try liveConditions()
    try rulesAndValues()
    try sessions()
    try fieldsAndKeys()
  }

  /// Prints the number of a feature in the table, and the result of its line.
  static func show<Result>(_ number: Int, _ result: Result) { print(number, result) }

  /// Returns whether a rule that is written in Swift accepts a text.
  static func accepts(_ rule: Rule, _ text: String) throws -> Bool {
    try Rulebook(.bundled, .rules([rule])).rule(rule).accepts(text)
  }
}
