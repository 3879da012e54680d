@testable import Rules

/// The substitutions of the published model, found as its description says: make every table, put
/// its letters into the whole password, and look up every piece.
struct ObviousSubstitutions {
  /// A found word: its place, the word, and the number of the first table that finds it.
  struct Found: Hashable {
    var start: Int
    var end: Int
    var word: String
  }

  static let table: [(Character, String)] = [
    ("a", "4@"), ("b", "8"), ("c", "({[<"), ("e", "3"), ("g", "69"), ("i", "1!|"), ("l", "1|7"),
    ("o", "0"), ("s", "$5"), ("t", "+7"), ("x", "%"), ("z", "2"),
  ]

  /// Every word of a list that a password has with at least one substitution.
  static func find(_ words: Set<String>, in password: String) -> Set<Found> {
    var found: Set<Found> = []
    let characters = Array(password)
    for table in tables(for: Set(password)) where !table.isEmpty {
      let read = characters.map { table[$0] ?? $0 }
      for start in read.indices {
        for end in (start + 2)..<max(read.count + 1, start + 2) where end <= read.count {
          let word = String(read[start..<end]).lowercased()
          let isChanged = String(characters[start..<end]).lowercased() != word
          if isChanged, words.contains(word) {
            found.insert(Found(start: start, end: end, word: word))
          }
        }
      }
    }
    return found
  }

  static func tables(for present: Set<Character>) -> [[Character: Character]] {
    var tables: [[Character: Character]] = [[:]]
    for (letter, all) in table {
      let characters = all.filter(present.contains)
      if characters.isEmpty { continue }
      var made: [[Character: Character]] = []
      for character in characters {
        for table in tables {
          if table[character] != nil { made.append(table) }
          var changed = table
          changed[character] = letter
          made.append(changed)
        }
      }
      tables = made.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
    return tables
  }
}
