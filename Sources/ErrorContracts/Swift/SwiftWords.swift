/// Names in Swift, formed from names in packs.
///
///     SwiftWords.lowerCamelCase("card_declined")  // "cardDeclined"
///     SwiftWords.upperCamelCase("acme-billing")   // "AcmeBilling"
///     SwiftWords.constant("iso7064.mod-11-2")     // "iso7064Mod11_2"
enum SwiftWords {
  /// Returns the words of a name, joined, with all but the first capitalized.
  static func lowerCamelCase(_ name: String) -> String {
    let words = words(of: name)
    guard let first = words.first else { return "" }
    // A word that is all capitals is in lowercase: `VISA` becomes `visa`, but `iPhone` stays.
    let start =
      first.contains(where: \.isLowercase)
      ? first.prefix(1).lowercased() + first.dropFirst() : first.lowercased()
    return joined([start] + words.dropFirst().map(capitalized))
  }

  /// Returns the words of a name, joined, with each capitalized.
  static func upperCamelCase(_ name: String) -> String {
    joined(words(of: name).map(capitalized))
  }

  /// Returns the name of a constant for any name in a pack; empty if there is neither a letter nor
  /// a digit in it.
  ///
  /// Everything that isn't a letter or a digit separates words. If the name begins with a digit, or
  /// with a mark that can't begin a name, an underscore is put before it.
  static func constant(_ name: String) -> String {
    let name = lowerCamelCase(withPlainSeparators(name))
    guard let first = name.unicodeScalars.first, !first.properties.isXIDStart else { return name }
    return "_" + name
  }

  /// Returns a name with hyphens instead of everything that isn't a letter, a digit or a mark that
  /// can be seen.
  static func withPlainSeparators(_ name: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let properties = scalar.properties
      let isInWord =
        properties.isXIDContinue && !properties.isDefaultIgnorableCodePoint && scalar != "_"
      text.append(isInWord ? scalar : "-")
    }
    return String(text)
  }

  /// Returns the words of a name, which end at scalars: a combining mark after a hyphen would form
  /// one character with it.
  private static func words(of name: String) -> [Substring] {
    name.unicodeScalars.split { $0 == "." || $0 == "_" || $0 == "-" }.map { Substring($0) }
  }

  /// Joins words, with an underscore between two digits, so that `11-2` and `112` differ.
  private static func joined(_ words: [String]) -> String {
    words.reduce(into: "") { name, word in
      if name.last?.isNumber == true, word.first?.isNumber == true { name += "_" }
      name += word
    }
  }

  private static func capitalized(_ word: Substring) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// Returns a name for declarations and calls, in backticks if it is a keyword of Swift.
  static func escaped(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns the name of a parameter of a function.
  ///
  /// In a function, `self` is the value that the function belongs to, so an underscore is put after
  /// this name.
  static func parameter(_ name: String) -> String { name == "self" ? "self_" : name }

  /// Returns the label of an argument, which can be almost any word.
  static func label(_ name: String) -> String {
    ["inout", "let", "var"].contains(name) ? "`\(name)`" : name
  }

  /// The words that are names only in backticks (The Swift Programming Language, “Keywords and
  /// Punctuation”).
  static let keywords: Set<String> = [
    "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default",
    "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]

  /// The names that every generated enumeration already has.
  static let members: Set<String> = [
    "pack", "code", "arguments", "internalArguments", "cause", "declaration", "sourceText",
    "description", "debugDescription", "customMirror", "errorDomain", "errorCode", "errorUserInfo",
    "errorDescription", "failureReason", "recoverySuggestion", "helpAnchor", "localizedDescription",
  ]

  /// The names that every enumeration of choices already has.
  static let membersOfChoices: Set<String> = [
    "allCases", "rawValue", "hashValue", "hash", "description",
  ]

  /// The types that generated code names, which no generated type may hide.
  static let types: Set<String> = [
    "Any", "Argument", "CaseIterable", "CatalogedError", "CivilDate", "CustomNSError", "Equatable",
    "Error", "ErrorArgument", "ErrorCause", "ErrorDeclaration", "ErrorPack", "ErrorStatus",
    "ExactDecimal", "FieldPath", "Int", "LocalizedError", "Protocol", "Self", "Sendable", "String",
    "Type", "Unicode", "ViolationCode",
  ]
}
