/// A part of a random pattern in several notations.
struct Fragment {
  /// The text in ICU's syntax.
  var icu: String

  /// The same with each literal as a set.
  ///
  /// ICU folds the case of sets one character to one.
  ///
  /// A set of one character would be a literal to ICU, so each set also has a noncharacter.
  var simple: String

  /// The text in RE2's syntax, if it can express the same meaning.
  var re2: String?

  /// Makes a text that often matches.
  var sample: (inout SplitMix64) -> String

  static var empty: Fragment { Fragment(icu: "", simple: "", re2: "") { _ in "" } }

  /// Joins fragments that match one after another.
  static func sequence(_ parts: [Fragment]) -> Fragment {
    Fragment(
      icu: parts.map(\.icu).joined(),
      simple: parts.map(\.simple).joined(),
      re2: joined(parts.map(\.re2), "")
    ) { random in parts.map { $0.sample(&random) }.joined() }
  }

  /// Joins the texts for RE2, if all exist.
  static func joined(_ parts: [String?], _ separator: String) -> String? {
    parts.contains(nil) ? nil : parts.compactMap(\.self).joined(separator: separator)
  }

  /// Returns the fragment between two texts, in the notations of ICU and RE2.
  func wrapped(_ start: String, _ end: String, re2 re2Start: String?, _ re2End: String) -> Fragment
  {
    var result = self
    result.icu = start + icu + end
    result.simple = start + simple + end
    result.re2 = re2Start.flatMap { start in re2.map { start + $0 + re2End } }
    return result
  }
}

/// Makes random patterns, with texts that nearly match them.
struct PatternGenerator {
  var random: SplitMix64

  /// The names of the last pattern's groups.
  private(set) var names: [String] = []

  private var mayName = true
  private var dotMatchesAll = false
  private var ignoresSpace = false
  private var ignoresCase = false

  init(seed: UInt64) { random = SplitMix64(state: seed) }

  /// Returns a pattern.
  mutating func pattern() -> Fragment {
    names = []
    mayName = true
    (ignoresCase, ignoresSpace, dotMatchesAll) = (random.once(in: 8), false, random.once(in: 8))
    var parts: [Fragment] = []
    let flags = (ignoresCase ? "i" : "") + (dotMatchesAll ? "s" : "")
    if !flags.isEmpty {
      parts.append(Fragment.empty.wrapped("(?\(flags))", "", re2: "(?\(flags))", ""))
    }
    if random.once(in: 10) { parts.append(Fragment.empty.wrapped("^", "", re2: "^", "")) }
    if random.once(in: 5) {
      for _ in 0...random.below(2) { parts.append(lookAhead()) }
    }
    parts.append(node(3).wrapped("(?:", ")", re2: "(?:", ")"))
    if random.once(in: 10) { parts.append(Fragment.empty.wrapped("$", "", re2: "$", "")) }
    return .sequence(parts)
  }

  private mutating func lookAhead() -> Fragment {
    mayName = false
    defer { mayName = true }
    var inside = [node(2)]
    if random.once(in: 2) {
      inside.insert(dot(), at: 0); inside[0] = repeated(inside[0], "*", 0...3)
    }
    if random.once(in: 4) { inside.append(Fragment.empty.wrapped("$", "", re2: nil, "")) }
    if random.once(in: 8) { inside.append(Fragment.empty.wrapped(#"\z"#, "", re2: nil, "")) }
    var look = Fragment.sequence(inside).wrapped(
      random.once(in: 2) ? "(?=" : "(?!",
      ")",
      re2: nil,
      ""
    )
    look.sample = { _ in "" }
    return look
  }

  private mutating func node(_ depth: Int) -> Fragment {
    switch depth <= 0 ? 0 : random.below(12) {
    case 0...1: return atom()
    case 2...5: return .sequence((0...random.below(4)).map { _ in spaced(node(depth - 1)) })
    case 6:
      let branches = (0...(1 + random.below(2))).map { _ in
        random.once(in: 10) ? Fragment.empty : node(depth - 1)
      }
      return Fragment(
        icu: "(?:" + branches.map(\.icu).joined(separator: "|") + ")",
        simple: "(?:" + branches.map(\.simple).joined(separator: "|") + ")",
        re2: Fragment.joined(branches.map(\.re2), "|").map { "(?:\($0))" }
      ) { random in random.any(branches).sample(&random) }
    case 7...9: return repetition(depth)
    case 10: return group(depth)
    default: return flagged(depth)
    }
  }

  private mutating func repetition(_ depth: Int) -> Fragment {
    let counts: [(String, ClosedRange<Int>)] = [
      ("*", 0...3), ("+", 1...3), ("?", 0...1), ("{2}", 2...2), ("{0,2}", 0...2), ("{1,}", 1...3),
      ("{2,3}", 2...3), ("{0}", 0...0), ("{1}", 1...1), ("{3,12}", 3...12), ("{0,}", 0...4),
      ("{70}", 70...70),
    ]
    let (text, range) = counts[random.below(random.once(in: 20) ? counts.count : counts.count - 1)]
    let mayName = mayName
    self.mayName = mayName && random.once(in: 6)
    let inside = node(depth - 1)
    self.mayName = mayName
    let group = inside.wrapped("(?:", ")", re2: "(?:", ")")
    return repeated(group, text + (random.once(in: 3) ? "?" : ""), range)
  }

  private func repeated(_ inside: Fragment, _ count: String, _ range: ClosedRange<Int>) -> Fragment
  {
    var result = inside.wrapped("", count, re2: "", count)
    result.sample = { random in
      (0..<Int.random(in: range, using: &random)).map { _ in inside.sample(&random) }.joined()
    }
    return result
  }

  private mutating func group(_ depth: Int) -> Fragment {
    guard mayName else { return node(depth - 1).wrapped("(", ")", re2: "(", ")") }
    let name = "g\(names.count + 1)"
    names.append(name)
    return node(depth - 1).wrapped("(?<\(name)>", ")", re2: "(?P<\(name)>", ")")
  }

  private mutating func flagged(_ depth: Int) -> Fragment {
    let before = (ignoresCase, ignoresSpace, dotMatchesAll)
    defer { (ignoresCase, ignoresSpace, dotMatchesAll) = before }
    let flags = random.any(["i", "s", "x", "is", "-i", "s-i", "x-s", "ix"])
    var isOn = true
    for flag in flags {
      switch flag {
      case "i": ignoresCase = isOn
      case "s": dotMatchesAll = isOn
      case "x": ignoresSpace = isOn
      default: isOn = false
      }
    }
    let inside = spaced(node(depth - 1))
    return inside.wrapped("(?\(flags):", ")", re2: flags.contains("x") ? nil : "(?\(flags):", ")")
  }

  /// Adds whitespace or a comment in front if it is ignored there.
  private mutating func spaced(_ fragment: Fragment) -> Fragment {
    guard ignoresSpace else { return fragment }
    return fragment.wrapped(random.any([" ", "", "\n\t", "#) a[\n", "\u{2028}"]), "", re2: nil, "")
  }

  /// Changes a text slightly.
  mutating func changed(_ text: String) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0..<random.any([0, 0, 0, 1, 2]) {
      let index = random.below(scalars.count + 1)
      switch random.below(3) {
      case 0:
        scalars.insert(random.once(in: 6) ? anyScalar() : random.any(Alphabet.scalars), at: index)
      case 1 where index < scalars.count: scalars.remove(at: index)
      default: if index < scalars.count { scalars[index] = random.any(Alphabet.scalars) }
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns a text that often matches a fragment.
  mutating func text(for fragment: Fragment) -> String { changed(fragment.sample(&random)) }
}

extension PatternGenerator {
  private mutating func atom() -> Fragment {
    switch random.below(10) {
    case 0...3: return literal(random.any(Alphabet.scalars))
    case 4: return literal(anyScalar())
    case 5: return dot()
    case 6...7:
      let set = random.any(Alphabet.sets)
      return Fragment(icu: set.icu, simple: set.icu, re2: set.re2) { random in
        random.once(in: 12) ? String(random.any(Alphabet.scalars)) : random.any(set.members)
      }
    default: return set(2)
    }
  }

  /// Returns a scalar of any plane.
  private mutating func anyScalar() -> Unicode.Scalar {
    let greatest: [UInt32] = [0x7F, 0x7FF, 0x2FFF, 0xFFFF, 0x1FFFF, 0x10FFFF]
    while true {
      let value = UInt32.random(in: 0...random.any(greatest), using: &random)
      if let scalar = Unicode.Scalar(value), value > 0 { return scalar }
    }
  }

  private mutating func dot() -> Fragment {
    let re2 = dotMatchesAll ? nil : #"[^\n-\r\x{85}\x{2028}\x{2029}]"#
    return Fragment(icu: ".", simple: ".", re2: re2) { random in
      random.once(in: 3)
        ? String(random.any(Alphabet.scalars)) : random.any(["a", "😀", "\r\n", "\r"])
    }
  }

  private mutating func literal(_ scalar: Unicode.Scalar) -> Fragment {
    let text = written(scalar)
    let members = Self.variants(of: scalar)
    let mayVary = ignoresCase
    return Fragment(icu: text, simple: "[\(text)\\x{10FFFE}]", re2: text) { random in
      mayVary ? random.any(members) : String(scalar)
    }
  }

  /// Returns the scalars that may be the same regardless of case.
  private static func variants(of scalar: Unicode.Scalar) -> [String] {
    let properties = scalar.properties
    return [String(scalar), properties.lowercaseMapping, properties.uppercaseMapping]
  }

  /// Writes a scalar in a form that represents itself everywhere.
  private mutating func written(_ scalar: Unicode.Scalar) -> String {
    if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) {
      return String(scalar)
    }
    let isPlain = !scalar.isASCII && !scalar.properties.isPatternWhitespace
    return isPlain && random.once(in: 2)
      ? String(scalar) : #"\x{\#(String(scalar.value, radix: 16))}"#
  }

  /// Returns a set in square brackets, with nested sets and operators.
  private mutating func set(_ depth: Int) -> Fragment {
    var icu = random.once(in: 4) ? "[^" : "["
    var re2: String? = icu
    var members: [String] = []
    for _ in 0...random.below(4) {
      var item: (icu: String, re2: String?)
      switch random.below(8) {
      case 0...2:
        let scalar = random.once(in: 3) ? anyScalar() : random.any(Alphabet.scalars)
        let text = written(scalar)
        members.append(String(scalar))
        item = (text, text)
      case 3...4:
        var ends = [random.any(Alphabet.scalars), random.once(in: 2) ? anyScalar() : "z"]
        ends.sort()
        members += ends.map { String($0) }
        let text = "\(written(ends[0]))-\(written(ends[1]))"
        item = (text, text)
      case 5...6:
        let property = random.any(Self.properties)
        item = (property, property.contains("=") || property.contains(":") ? nil : property)
      default:
        guard depth > 0 else { continue }
        let inside = set(depth - 1)
        members.append(inside.sample(&random))
        item = (random.any(["", "", "&&", "--"]) + inside.icu, nil)
        if icu.last == "[" || icu.last == "^" { item.icu = inside.icu }
      }
      icu += item.icu
      re2 = re2.flatMap { text in item.re2.map { text + $0 } }
    }
    if icu.last == "[" || icu.last == "^" {
      icu += "b"
      re2 = re2.map { $0 + "b" }
    }
    icu += "]"
    let known = members
    return Fragment(icu: icu, simple: icu, re2: re2.map { $0 + "]" }) { random in
      random.once(in: 3) || known.isEmpty
        ? String(random.any(Alphabet.scalars)) : random.any(known)
    }
  }

  private static let properties = [
    #"\p{L}"#, #"\p{Lu}"#, #"\P{Ll}"#, #"\p{M}"#, #"\p{Nd}"#, #"\p{Greek}"#, #"\p{P}"#, #"\p{Zs}"#,
    #"\p{Script=Latin}"#, #"\p{Script_Extensions=Han}"#, #"\p{Block=Basic_Latin}"#, "[:digit:]",
    "[:^upper:]", #"\p{General_Category=Sm}"#, #"\p{Numeric_Value=5}"#, #"\p{Age=6.0}"#,
  ]
}
