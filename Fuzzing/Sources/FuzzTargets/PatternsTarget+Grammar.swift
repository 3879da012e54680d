extension PatternsTarget {
  /// Makes inputs that look like the subject.
  public var grammar: InputGrammar {
    InputGrammar(pieces: Self.pieces + Self.atoms + Self.letters) { generator in
      var pattern = generator.once(in: 4) ? Self.starts.any(&generator) : ""
      pattern += Self.node(3, &generator)
      var text = ""
      for _ in 0..<generator.below(12) { text += Self.letters.any(&generator) }
      return Array((pattern + "\0" + text).utf8)
    }
  }

  private static let pieces = [
    "\0", "(", ")", "[", "]", "{", "}", "|", "*", "+", "?", "^", "$", "\\", "-", "&&", "--", "[^",
    "(?:",
    "(?<a>", "(?<b_1>", "(?=", "(?!", "(?<=", "(?>", "(?i)", "(?x)", "(?-s)", "(?#", "{2,3}",
    "{0,40}",
    "{1000}", "{,2}", "*?", "*+", "\\Q", "\\E", "\\p{", "\\N{", "\\x{", "\\u", "\\b", "\\1", "\\R",
    "#",
    "[:alpha:]", ":]", "=", "\n", " ",
  ]

  private static let atoms = [
    "a", "b", "ab", "s", "k", "é", "ж", "ß", "😀", "\\d", "\\w", "\\S", "\\h", "\\v", ".", "[a-c]",
    "[^a]",
    "\\p{L}", "\\P{Lu}", "[\\p{L}&&[^a-z]]", "[\\w--[ab]]", "[[a-k]-[c]]", "[]a]", "\\r\\n",
    "\\x{1F600}",
    "\\u0041", "\\Q.\\E", "\\N{DIGIT ONE}", "\\.", "[[:digit:]x]", "[a&&b]", "\\p{InGreek}",
  ]

  private static let letters = [
    "a", "b", "c", "s", "S", "ſ", "k", "\u{212A}", "é", "ж", "ß", "1", "٣", "-", ".", " ", "\t",
    "\n", "\r",
    "\r\n", "\u{85}", "\u{2028}", "😀", "\u{10FFFF}", "\u{301}", "aa", "ab", "ba",
  ]

  private static let starts = [
    "(?i)", "(?s)", "(?x)", "(?is)", "^", "(?=.*a)", "(?!.*--)", "(?=[ab]{2})", "(?!a$)",
    "(?=.*\\d)(?!.*b)",
  ]

  private static func node(_ depth: Int, _ generator: inout SplitMix64) -> String {
    guard depth > 0 else { return atoms.any(&generator) }
    switch generator.below(8) {
    case 0...1: return atoms.any(&generator)
    case 2...3:
      var parts = ""
      for _ in 0...generator.below(4) { parts += node(depth - 1, &generator) }
      return parts
    case 4: return "(?:\(node(depth - 1, &generator))|\(node(depth - 1, &generator)))"
    case 5: return "(?<g\(generator.below(4))>\(node(depth - 1, &generator)))"
    default:
      let counts = ["*", "+", "?", "{2}", "{0,3}", "{1,}", "*?", "+?", "{3,9}", "{30}", "{0}"]
      return "(?:\(node(depth - 1, &generator)))\(counts.any(&generator))"
    }
  }
}
