import Foundation
import TestSupport
import Testing

@testable import PasswordGuesses

/// Compares the published model with zxcvbn itself.
@Suite struct PasswordConformanceTests {
  @Test("The public sample of the JavaScript agrees", .needsConformanceSuites)
  func publicSample() throws {
    let estimator = ShippedPasswordTables.estimator(.zxcvbn)
    var agreed: [String: Int] = [:]
    let rows = try ConformanceSuites.rows(
      of: "passwords/password-zxcvbn-open",
      as: PasswordSuiteRow.self
    )
    for row in rows {
      let estimate = try estimator.estimate(
        row.input,
        context: row.context.user_inputs,
        referenceYear: row.context.reference_year
      )
      let places = unitPlaces(of: row.input)
      let pieces = row.extra.sequence.map { "\($0.kind) \(places[$0.i])..<\(places[$0.j + 1])" }
      let found = estimate.matches.map { "\($0.kind.rawValue) \($0.range)" }
      let difference = abs(estimate.guessesLog10 - row.extra.guesses_log10)
      let agreement = [
        "score": estimate.score == row.extra.score,
        "guesses": difference <= 1e-6 * max(1, row.extra.guesses_log10),
        "warning": estimate.weakness == PasswordSuite.weaknesses[row.extra.warning],
        "suggestions": estimate.suggestions
          == row.extra.suggestions.compactMap { PasswordSuite.suggestions[$0] },
        "sequence": found == pieces,
      ]
      for (name, agrees) in agreement {
        #expect(agrees, "\(row.id): \(name)")
        if agrees { agreed[name, default: 0] += 1 }
      }
    }
    print("password-zxcvbn-open: of \(rows.count) agree \(agreed.sorted { $0.key < $1.key })")
  }

  @Test("The frozen sample of the Python package agrees")
  func frozenSample() throws {
    let file = Checkout.fixtures.appending(path: "Passwords/zxcvbn.tsv")
    let text = try String(contentsOf: file, encoding: .utf8)
    let estimator = ShippedPasswordTables.estimator(.zxcvbn)
    var count = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(plain)
      guard cells.count >= 4, let guesses = Double(cells[1]) else {
        Issue.record("a row of \(cells.count) cells")
        continue
      }
      let estimate = try estimator.estimate(
        cells[3],
        context: Array(cells[4...]),
        referenceYear: 2025
      )
      #expect("\(estimate.score)" == cells[0], "\(line)")
      #expect(abs(estimate.guessesLog10 - guesses) <= 1e-6 * max(1, guesses), "\(line)")
      let name = cells[2].replacing("password.weak.", with: "")
      #expect(estimate.weakness == PasswordSuite.frozenNames[name], "\(line)")
      #expect((estimate.weakness == nil) == cells[2].isEmpty, "\(line)")
      count += 1
    }
    #expect(count == 2000)
  }

  /// Where each UTF-16 unit begins in UTF-8.
  private func unitPlaces(of text: String) -> [Int] {
    var places: [Int] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      for _ in String(scalar).utf16 { places.append(offset) }
      offset += String(scalar).utf8.count
    }
    return places + [offset]
  }

  private func plain(_ cell: Substring) -> String {
    var text = ""
    var isEscaped = false
    for character in cell {
      if isEscaped {
        text.append(["t": "\t", "n": "\n", "r": "\r"][character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}

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

/// What zxcvbn says in sentences, as this project names it.
enum PasswordSuite {
  /// The weaknesses of zxcvbn's sentences.
  static let weaknesses: [String: PasswordWeakness] = [
    "This is a top-10 common password": .top10,
    "This is a top-100 common password": .top100,
    "This is a very common password": .common,
    "This is similar to a commonly used password": .similarToCommon,
    "A word by itself is easy to guess": .word,
    "Names and surnames by themselves are easy to guess": .singleName,
    "Common names and surnames are easy to guess": .name,
    "Straight rows of keys are easy to guess": .keyboardRow,
    "Short keyboard patterns are easy to guess": .keyboardWalk,
    "Repeats like \"aaa\" are easy to guess": .repeatedCharacter,
    "Repeats like \"abcabcabc\" are only slightly harder to guess than \"abc\"": .repetition,
    "Sequences like abc or 6543 are easy to guess": .sequence,
    "Recent years are easy to guess": .year,
    "Dates are often easy to guess": .date,
  ]

  /// The suggestions of zxcvbn's sentences.
  static let suggestions: [String: PasswordSuggestion] = [
    "Use a few words, avoid common phrases": .useWords,
    "No need for symbols, digits, or uppercase letters": .noSymbolsNeeded,
    "Add another word or two. Uncommon words are better.": .addWords,
    "Use a longer keyboard pattern with more turns": .longerKeyboardWalk,
    "Avoid repeated words and characters": .avoidRepeats,
    "Avoid sequences": .avoidSequences,
    "Avoid recent years": .avoidRecentYears,
    "Avoid years that are associated with you": .avoidAssociatedYears,
    "Avoid dates and years that are associated with you": .avoidAssociatedDates,
    "Capitalization doesn't help very much": .capitalization,
    "All-uppercase is almost as easy to guess as all-lowercase": .allUppercase,
    "Reversed words aren't much harder to guess": .reversedWords,
    "Predictable substitutions like '@' instead of 'a' don't help very much":
      .substitutions,
  ]

  /// The codes of weaknesses in the frozen sample, below `password.weak`.
  static let frozenNames: [String: PasswordWeakness] = [
    "top_10": .top10, "top_100": .top100, "common": .common, "similar_to_common": .similarToCommon,
    "word": .word, "single_name": .singleName, "name": .name, "keyboard_row": .keyboardRow,
    "keyboard_walk": .keyboardWalk, "repeat_character": .repeatedCharacter, "repeat": .repetition,
    "sequence": .sequence, "year": .year, "date": .date, "context": .context,
  ]
}
