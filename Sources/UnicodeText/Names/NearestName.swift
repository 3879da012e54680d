/// Returns the name that was probably meant, for hints such as “did you mean `pattern`?”.
///
///     nearestName(to: "patern", in: ["length", "pattern"])   // "pattern"
///     nearestName(to: "SameAs", in: ["same-as", "sameness"])  // "same-as"
///     nearestName(to: "colour", in: ["length", "pattern"])   // nil
///
/// A name that differs only in case, hyphens, or underscores wins. Otherwise, the nearest name
/// counts if it is at most 1 edit away from up to 4 letters, 2 from up to 8, and 3 from more. An
/// edit inserts, removes, or changes a letter, or swaps two adjacent letters (Damerau–Levenshtein
/// distance in its restricted form, optimal string alignment). If several names are equally near,
/// the first in alphabetical order is returned.
///
/// - Complexity: O(*n* · *k*) for *n* names of *k* letters. Names of more than 64 letters are only
///   compared for equality. For more than 5,000 names, a suggestion isn't useful, and the result is
///   nil.
public func nearestName(to written: String, in names: some Collection<String>) -> String? {
  guard names.count <= 5_000 else { return nil }
  let wanted = LettersOfName(written)
  var best: (distance: Int, name: String)?
  for name in names {
    let limit = min(wanted.cutOff, best?.distance ?? wanted.cutOff)
    guard let distance = wanted.distance(to: name, atMost: limit) else { continue }
    if let current = best, (current.distance, current.name) <= (distance, name) { continue }
    best = (distance, name)
  }
  return best?.name
}

/// The letters of a name as they are compared: in lowercase, with every separator as a hyphen.
private struct LettersOfName {
  let letters: [Unicode.Scalar]
  let bare: [Unicode.Scalar]

  /// The maximum number of edits to a near name.
  let cutOff: Int

  private static let longest = 64

  init(_ name: String) {
    letters = Self.letters(of: name)
    bare = letters.filter { $0 != "-" }
    cutOff = letters.count <= 4 ? 1 : letters.count <= 8 ? 2 : 3
  }

  private static func letters(of name: String) -> [Unicode.Scalar] {
    name.lowercased().unicodeScalars.map { $0 == "_" || $0 == " " ? "-" : $0 }
  }

  /// Returns the number of edits to a name, or 0 for a name that differs only in case and
  /// separators.
  ///
  /// Returns nil if there are more edits than a limit, or as many as there are letters.
  func distance(to name: String, atMost limit: Int) -> Int? {
    let candidate = Self.letters(of: name)
    if candidate.filter({ $0 != "-" }) == bare { return 0 }
    guard abs(letters.count - candidate.count) <= limit,
      max(letters.count, candidate.count) <= Self.longest
    else { return nil }
    let distance = edits(to: candidate, atMost: limit)
    return distance <= limit && distance < letters.count ? distance : nil
  }

  /// Returns the number of edits to another name, row by row, or some larger number if it exceeds a
  /// limit.
  ///
  /// Positions further apart than the limit need more edits than that, so each row has only a few
  /// cells.
  private func edits(to other: [Unicode.Scalar], atMost limit: Int) -> Int {
    let far = Self.longest
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in letters.indices {
      var current = [Int](repeating: far, count: last.count)
      current[0] = row + 1
      let columns = max(0, row - limit)..<min(other.count, row + limit + 1)
      for column in columns {
        let change = last[column] + (letters[row] == other[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, letters[row] == other[column - 1], letters[row - 1] == other[column]
        {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
