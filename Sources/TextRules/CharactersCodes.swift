import RuleEngine
import Violations

extension CodeDefinition {
  /// The kinds of character that messages can name.
  static let classesOfCharacters = ["digit", "letter", "lowercase", "uppercase", "symbol", "space"]

  /// The codes for numbers of characters, each followed by its cases.
  static let countsOfCharacters =
    [tooFew] + classesOfCharacters.compactMap { tooFewOfClass[$0] }
    + [tooMany] + classesOfCharacters.compactMap { tooManyOfClass[$0] }

  /// Returns the code for too few characters of a class: `characters.too_few.digit`, or
  /// `characters.too_few` for a class without a name.
  static func charactersTooFew(of className: String) -> CodeDefinition {
    tooFewOfClass[className] ?? tooFew
  }

  /// Returns the code for too many characters of a class, such as `characters.too_many.digit`.
  static func charactersTooMany(of className: String) -> CodeDefinition {
    tooManyOfClass[className] ?? tooMany
  }

  private static let tooFew = CodeDefinition(
    "characters.too_few",
    "The text has too few characters of a kind.",
    [.init("minimum", .integer, "the minimum number")] + countAndClass
  )

  private static let tooMany = CodeDefinition(
    "characters.too_many",
    "The text has too many characters of a kind.",
    [.init("maximum", .integer, "the maximum number")] + countAndClass
  )

  private static let tooFewOfClass = cases(of: tooFew, "The text has too few")
  private static let tooManyOfClass = cases(of: tooMany, "The text has too many")

  private static let countAndClass: [Argument] = [
    .init("actual", .integer, "the number found", isMeasured: true),
    .init("class", .text, "digit, letter, lowercase, uppercase, symbol, space or other"),
  ]

  private static func cases(of family: Self, _ summary: String) -> [String: Self] {
    let words = ["lowercase": "lowercase letters", "uppercase": "uppercase letters"]
    let cases = classesOfCharacters.map { name in
      let code = ViolationCode(rawValue: "\(family.code).\(name)")
      let what = words[name] ?? name + "s"
      return (name, Self(code, "\(summary) \(what).", family.arguments, isCase: true))
    }
    return Dictionary(cases, uniquingKeysWith: { first, _ in first })
  }
}
