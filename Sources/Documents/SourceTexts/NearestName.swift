/// Returns the name that was probably meant, for hints such as “did you mean `pattern`?”.
///
///     nearestName(to: "patern", in: ["length", "pattern"])   // "pattern"
///     nearestName(to: "SameAs", in: ["same-as", "sameness"])  // "same-as"
///     nearestName(to: "colour", in: ["length", "pattern"])   // nil
///
/// A name that differs only in case, hyphens or underscores wins. Else the nearest
/// counts, if it is at most 1 edit away from up to 4 letters, 2 from up to 8, and 3
/// from more. An edit inserts, removes or changes a letter or swaps two neighbours
/// (Damerau–Levenshtein distance in its restricted form, optimal string alignment).
/// Of equally near names, the first in alphabetical order is returned.
///
/// - Complexity: O(*n* · *k*²) for *n* names of *k* letters. Names of more than 64
///   letters are compared for equality only.
public func nearestName(to written: String, in names: some Sequence<String>) -> String? {
  let wanted = letters(of: written)
  let bare = wanted.filter { $0 != "-" }
  let cutOff = wanted.count <= 4 ? 1 : wanted.count <= 8 ? 2 : 3
  var best: (distance: Int, name: String)?
  for name in names {
    let candidate = letters(of: name)
    let distance =
      candidate.filter { $0 != "-" } == bare ? 0 : max(1, editDistance(wanted, candidate))
    guard distance <= cutOff, distance < wanted.count || distance == 0 else { continue }
    if let current = best, (current.distance, current.name) <= (distance, name) { continue }
    best = (distance, name)
  }
  return best?.name
}

/// A name's scalars in lower case, with every separator as a hyphen.
private func letters(of name: String) -> [Unicode.Scalar] {
  name.lowercased().unicodeScalars.map { $0 == "_" || $0 == " " ? "-" : $0 }
}

/// The number of edits between two names, row by row.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  guard abs(left.count - right.count) <= 3, max(left.count, right.count) <= 64 else { return .max }
  var beforeLast: [Int] = []
  var last = Array(0...right.count)
  for row in left.indices {
    var current = [row + 1]
    for column in right.indices {
      let change = last[column] + (left[row] == right[column] ? 0 : 1)
      var cost = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[right.count]
}
