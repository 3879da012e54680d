import Foundation
import Rules
import Violations

/// A row of the public sample of zxcvbn's results.
struct PasswordSuiteRow: Decodable {
  struct Context: Decodable {
    var user_inputs: [String]
    var reference_year: Int
  }

  struct Piece: Decodable {
    var i: Int
    var j: Int
    var pattern: String
    var reversed: Bool?
    var l33t: Bool?
    var dictionary_name: String?

    /// The piece's kind, as this project calls it.
    var kind: String {
      switch pattern {
      case "dictionary" where dictionary_name == "user_inputs": "context"
      case "dictionary" where reversed == true: "reversed"
      case "dictionary" where l33t == true: "substituted"
      case "spatial": "keyboard_walk"
      case "regex": "year"
      case "bruteforce": "brute_force"
      default: pattern
      }
    }
  }

  struct Extra: Decodable {
    var score: Int
    var guesses_log10: Double
    var warning: String
    var suggestions: [String]
    var sequence: [Piece]
  }

  var id: String
  var input: String
  var context: Context
  var extra: Extra
}

/// The public sample, where it lies beside the project.
enum PasswordSuite {
  static let file = ShippedIssuers.packageRoot
    .appending(path: "../shared/conformance/passwords/password-zxcvbn-open.jsonl")

  static var isThere: Bool { FileManager.default.fileExists(atPath: file.path) }

  static func rows() throws -> [PasswordSuiteRow] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      try JSONDecoder().decode(PasswordSuiteRow.self, from: Data(line.utf8))
    }
  }

  /// The codes of zxcvbn's sentences.
  static let codes: [String: ViolationCode] = [
    "This is a top-10 common password": .passwordTop10,
    "This is a top-100 common password": .passwordTop100,
    "This is a very common password": .passwordCommon,
    "This is similar to a commonly used password": .passwordSimilarToCommon,
    "A word by itself is easy to guess": .passwordWord,
    "Names and surnames by themselves are easy to guess": .passwordSingleName,
    "Common names and surnames are easy to guess": .passwordName,
    "Straight rows of keys are easy to guess": .passwordKeyboardRow,
    "Short keyboard patterns are easy to guess": .passwordKeyboardWalk,
    "Repeats like \"aaa\" are easy to guess": .passwordRepeatCharacter,
    "Repeats like \"abcabcabc\" are only slightly harder to guess than \"abc\"": .passwordRepeat,
    "Sequences like abc or 6543 are easy to guess": .passwordSequence,
    "Recent years are easy to guess": .passwordYear,
    "Dates are often easy to guess": .passwordDate,
    "Use a few words, avoid common phrases": .passwordUseWords,
    "No need for symbols, digits, or uppercase letters": .passwordNoSymbolsNeeded,
    "Add another word or two. Uncommon words are better.": .passwordAddWords,
    "Use a longer keyboard pattern with more turns": .passwordLongerWalk,
    "Avoid repeated words and characters": .passwordAvoidRepeats,
    "Avoid sequences": .passwordAvoidSequences,
    "Avoid recent years": .passwordAvoidRecentYears,
    "Avoid years that are associated with you": .passwordAvoidYears,
    "Avoid dates and years that are associated with you": .passwordAvoidDates,
    "Capitalization doesn't help very much": .passwordCapitalization,
    "All-uppercase is almost as easy to guess as all-lowercase": .passwordAllUppercase,
    "Reversed words aren't much harder to guess": .passwordReversed,
    "Predictable substitutions like '@' instead of 'a' don't help very much":
      .passwordSubstitutions,
  ]
}
