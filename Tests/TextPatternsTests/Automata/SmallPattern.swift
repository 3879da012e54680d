/// Makes small random patterns over a small alphabet.
struct SmallPattern {
  /// What patterns are made of.
  var atoms: [String]

  /// The greatest number of atoms, where counts multiply them.
  var size: Int

  var hasLookAheads = false

  /// Returns a random pattern.
  func random(using generator: inout some RandomNumberGenerator) -> String {
    var rest = size
    var pattern = ""
    if hasLookAheads {
      for _ in 0..<Int.random(in: 1...2, using: &generator) {
        let sign = Bool.random(using: &generator) ? "=" : "!"
        let inside = node(2, &rest, &generator)
        let end = ["", "", "$", #"\z"#, "|b$"].randomElement(using: &generator) ?? ""
        let start = Bool.random(using: &generator) ? ".*" : ""
        pattern += "(?\(sign)\(start)\(inside)\(end))"
      }
    }
    // Look-aheads may use up the atoms, so that the rest of the pattern gets some of its own.
    rest = max(rest, 2)
    return pattern + node(3, &rest, &generator)
  }

  private func node(
    _ depth: Int,
    _ rest: inout Int,
    _ generator: inout some RandomNumberGenerator
  ) -> String {
    guard depth > 0, rest > 1 else { return atom(&rest, &generator) }
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return atom(&rest, &generator)
    case 1, 2:
      return node(depth - 1, &rest, &generator) + node(depth - 1, &rest, &generator)
    case 3:
      let first = node(depth - 1, &rest, &generator)
      let isEmpty = Int.random(in: 0..<5, using: &generator) == 0
      return "(?:\(first)|\(isEmpty ? "" : node(depth - 1, &rest, &generator)))"
    default:
      let counts: [(String, Int)] = [
        ("*", 1), ("+", 1), ("?", 1), ("*?", 1), ("{2}", 2), ("{1,2}", 2), ("{2,}", 2), ("{0}", 1),
      ]
      let (count, factor) = counts.randomElement(using: &generator) ?? ("*", 1)
      var inner = rest / factor
      let inside = node(depth - 1, &inner, &generator)
      rest = inner * factor
      return "(?:\(inside))\(count)"
    }
  }

  private func atom(_ rest: inout Int, _ generator: inout some RandomNumberGenerator) -> String {
    guard rest > 0 else { return "" }
    rest -= 1
    return atoms.randomElement(using: &generator) ?? "a"
  }
}
