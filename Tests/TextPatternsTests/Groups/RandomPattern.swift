/// A random pattern in ICU's syntax, with texts that match it or nearly do.
struct RandomPattern {
  /// The pattern.
  var pattern: String

  /// The names of its groups, which ICU allows too.
  var names: [String] = []

  /// Makes a text that the pattern, without its lookaheads, mostly matches.
  fileprivate var sample: (inout any RandomNumberGenerator) -> String

  /// Returns a text that matches the pattern or nearly does.
  func text(using generator: inout any RandomNumberGenerator) -> String {
    var scalars = Array(sample(&generator).unicodeScalars)
    let changes = [0, 0, 0, 1, 2].randomElement(using: &generator) ?? 0
    for _ in 0..<changes {
      let place = Int.random(in: 0...scalars.count, using: &generator)
      let new = Self.characters.randomElement(using: &generator) ?? "a"
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: scalars.insert(contentsOf: new.unicodeScalars, at: place)
      case 1 where place < scalars.count: scalars.remove(at: place)
      case 2 where place < scalars.count:
        scalars.replaceSubrange(place...place, with: new.unicodeScalars)
      default: break
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Characters of all lengths in UTF-8, with case that folds in odd ways, and line ends.
  fileprivate static let characters = [
    "a", "b", "c", "A", "B", "k", "K", "\u{212A}", "s", "S", "ſ", "é", "É", "ж", "Ж", "0", "5", "५",
    "_", "-", " ", "\t", "\r", "\n", "\r\n", "\u{85}", "\u{2028}", "😀", "𐐀", "𐐨", "中", "\u{301}",
    "σ", "ς", "Σ", "x", "µ", "\u{3BC}", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{FFFF}",
    "\u{10000}", "\u{10FFFF}", "ǅ", "Ǆ", "I", "i", "ı",
  ]

  /// Items, each with texts that match it.
  fileprivate static let items: [(pattern: String, members: [String])] = [
    ("a", ["a"]), ("b", ["b"]), ("k", ["k"]), ("S", ["S"]), ("é", ["é"]), ("ж", ["ж"]),
    ("I", ["I"]),
    ("😀", ["😀"]), ("中", ["中"]), ("σ", ["σ"]), (".", ["a", "😀", "\r"]), (#"\t"#, ["\t"]),
    ("[a-c]", ["a", "b", "c"]), ("[^a]", ["b", "é", "\n"]), ("[s]", ["s"]), ("[^k]", ["a"]),
    ("[a-zж]", ["ж", "b"]), ("[𐐀-𐐨]", ["𐐀", "𐐨"]), ("[]a]", ["a"]), ("[^]]", ["a", "b"]),
    ("[a-]", ["a", "-"]), ("[-a]", ["-"]), (#"[\w-]"#, ["-", "a"]), (#"[\d-x]"#, ["-", "x"]),
    ("[[a]b-]", ["-"]), ("[a&&b]", ["a"]), ("[[a-c]-[b]]", ["a", "c"]),
    ("[[a-k]&[b-z]]", ["b", "k"]), ("[[a-c][k]-[b]s]", ["a", "k", "s"]),
    (#"[[a-c]-[b]\d]"#, ["a", "5"]), (#"[\p{L}--[a-c]]"#, ["x"]), (#"[^\w&&[^x]]"#, ["-"]),
    (#"[\w--\d]"#, ["a", "_"]), ("[a-z&&[^b]]", ["a", "c"]), (#"\d"#, ["0", "५"]), (#"\D"#, ["a"]),
    (#"\w"#, ["a", "_", "é"]), (#"\W"#, [" ", "-", "😀"]), (#"\s"#, [" ", "\n", "\u{85}"]),
    (#"\S"#, ["a"]), (#"\h"#, ["\t", " "]), (#"\v"#, ["\n", "\u{2028}"]),
    (#"\p{Lu}"#, ["A", "É", "Ж"]), (#"\P{L}"#, ["0", " "]), (#"[\p{L}\p{M}' -]"#, ["a", "ж", "-"]),
    ("[[:alpha:]0]", ["a", "0"]), ("[:^alpha:]", ["0"]),
    (#"[\p{Greek}&&\p{Ll}]"#, ["σ", "\u{3BC}"]),
    (#"[\u0080-\U0010FFFF]"#, ["é", "中", "😀", "\u{10FFFF}"]), (#"\x{10400}"#, ["𐐀"]),
    (#"[^\x00-\x7F]"#, ["é"]), (#"(?:\r\n)"#, ["\r\n"]), (#"(?:\Qa-\E)"#, ["a-"]),
  ]
}

/// Makes random patterns.
struct RandomPatternGenerator {
  /// The source of randomness.
  var random: any RandomNumberGenerator

  private var names: [String] = []

  /// Whether a group can have a name here, which it can't in a lookahead.
  private var allowsNames = true

  init(_ random: any RandomNumberGenerator) { self.random = random }

  /// Returns the next pattern.
  mutating func next() -> RandomPattern {
    names = []
    var start = ["(?i)", "(?s)", "", "", "", ""].randomElement(using: &random) ?? ""
    if isChosen(oneOf: 10) { start += "^" }
    if isChosen(oneOf: 5) {
      for _ in 0..<Int.random(in: 1...2, using: &random) { start += lookAhead() }
    }
    let main = node(3)
    let end = isChosen(oneOf: 10) ? "$" : ""
    return RandomPattern(
      pattern: "\(start)(?:\(main.pattern))\(end)",
      names: names,
      sample: main.sample
    )
  }

  private mutating func isChosen(oneOf count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private mutating func lookAhead() -> String {
    let inside = withoutNames { $0.node(2) }.pattern
    let start = isChosen(oneOf: 2) ? ".*" : ""
    let end = ["$", "$", #"\z"#, "", "", "", "", ""].randomElement(using: &random) ?? ""
    return "(?\(isChosen(oneOf: 2) ? "=" : "!")\(start)\(inside)\(end))"
  }

  private mutating func withoutNames(
    _ make: (inout Self) -> RandomPattern
  ) -> RandomPattern {
    let before = allowsNames
    allowsNames = false
    defer { allowsNames = before }
    return make(&self)
  }

  private mutating func node(_ depth: Int) -> RandomPattern {
    switch depth <= 0 ? 0 : Int.random(in: 0..<12, using: &random) {
    case 0...1: return item()
    case 2...5: return sequence(depth)
    case 6: return alternatives(depth)
    case 7...9: return repetition(depth)
    case 10: return group(depth)
    default:
      let flags = ["i", "s", "x", "is", "-i", "s-i"].randomElement(using: &random) ?? "i"
      let inside = node(depth - 1)
      return RandomPattern(pattern: "(?\(flags):\(inside.pattern))", sample: inside.sample)
    }
  }

  private mutating func item() -> RandomPattern {
    let (pattern, members) = RandomPattern.items.randomElement(using: &random) ?? ("a", ["a"])
    return RandomPattern(pattern: pattern) { generator in
      let others = Int.random(in: 0..<12, using: &generator) == 0
      return (others ? RandomPattern.characters : members).randomElement(using: &generator) ?? "a"
    }
  }

  private mutating func sequence(_ depth: Int) -> RandomPattern {
    var parts: [RandomPattern] = []
    for _ in 0..<Int.random(in: 1...4, using: &random) { parts.append(node(depth - 1)) }
    return RandomPattern(pattern: parts.map(\.pattern).joined()) { [parts] generator in
      var text = ""
      for part in parts { text += part.sample(&generator) }
      return text
    }
  }

  private mutating func alternatives(_ depth: Int) -> RandomPattern {
    var parts: [RandomPattern] = []
    for _ in 0..<Int.random(in: 2...3, using: &random) {
      parts.append(isChosen(oneOf: 10) ? RandomPattern(pattern: "") { _ in "" } : node(depth - 1))
    }
    let pattern = "(?:\(parts.map(\.pattern).joined(separator: "|")))"
    return RandomPattern(pattern: pattern) { [parts] generator in
      parts.randomElement(using: &generator)?.sample(&generator) ?? ""
    }
  }

  private mutating func repetition(_ depth: Int) -> RandomPattern {
    let counts: [(String, ClosedRange<Int>)] = [
      ("*", 0...3), ("+", 1...3), ("?", 0...1), ("{2}", 2...2), ("{0,2}", 0...2), ("{1,}", 1...3),
      ("{2,3}", 2...3), ("{0}", 0...0), ("{1}", 1...1),
    ]
    let (count, rounds) = counts.randomElement(using: &random) ?? ("*", 0...3)
    let inside = node(depth - 1)
    let lazy = isChosen(oneOf: 3) ? "?" : ""
    return RandomPattern(pattern: "(?:\(inside.pattern))\(count)\(lazy)") { generator in
      var text = ""
      for _ in 0..<Int.random(in: rounds, using: &generator) { text += inside.sample(&generator) }
      return text
    }
  }

  private mutating func group(_ depth: Int) -> RandomPattern {
    guard allowsNames else {
      let inside = node(depth - 1)
      return RandomPattern(pattern: "(\(inside.pattern))", sample: inside.sample)
    }
    let name = "g\(names.count + 1)"
    names.append(name)
    let inside = node(depth - 1)
    return RandomPattern(pattern: "(?<\(name)>\(inside.pattern))", sample: inside.sample)
  }
}
