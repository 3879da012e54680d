import Rulebook

extension Recipes {
  static func prefixes() throws {
    let alpha = try rulebook("field-limits").rule("alpha-10")
    for text in ["ab1cd", "abcdefghijklm"] {
      print(text, alpha.outcome(of: text), alpha.acceptablePrefix(of: text))
    }
  }
}
