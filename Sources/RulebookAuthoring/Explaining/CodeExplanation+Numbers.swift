import PackLoading
package import Rulebook
import Violations

extension Rulebook {
  /// Returns the explanation of the code with a name, or of all codes with a number.
  ///
  ///     try rulebook.explanations(matching: "billing:4102").map(\.code)
  ///     // [billing.card_declined]
  ///     try rulebook.explanations(matching: "4102").count
  ///     // 2, if two packs have the number
  ///
  /// - Parameter name: A code, a number, or the name of a pack and a number, separated by a colon.
  /// - Returns: The explanations, sorted by pack. There is only one, unless several packs use the
  ///   number.
  /// - Throws: A ``UsageError`` if there is no such code, key, or number, or if a rule is broken.
  /// - Complexity: O(*n*) in the size of all rules and forms, which are all searched.
  package func explanations(matching name: String) throws(UsageError) -> [CodeExplanation] {
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.last.flatMap(Self.number) else {
      return [try explanation(of: ViolationCode(rawValue: name))]
    }
    let pack = parts.count == 2 ? parts.first.map { String($0) } : nil
    let found = library.packs.filter { $0.name == pack ?? $0.name }.flatMap { pack in
      pack.codes.values.map(\.declared).filter { $0.number == number }
    }
    if found.isEmpty { throw .unknownNumber }
    var explanations: [CodeExplanation] = []
    for declaration in found.sorted(by: { ($0.pack, $0.code) < ($1.pack, $1.code) }) {
      var explanation = try explanation(of: declaration.code)
      // Another pack may give a different declaration of a code from a check, or of a code from
      // this pack.
      explanation.declaration = declaration
      explanation.number = declaration.number
      explanations.append(explanation)
    }
    return explanations
  }

  /// Returns the number that digits represent; nil if a text has any other character.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
  }
}
