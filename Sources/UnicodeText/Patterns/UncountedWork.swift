/// What ICU does between two of the steps that it counts, as much as a pattern tells of it.
///
/// ICU counts the places that it saves to return to. It does not count how many characters it reads
/// between two of them: for `(?:(?=.*)a)*`, the rest of the text each time. This is an upper bound, found
/// by looking at the characters of the pattern alone: what stands in sets, comments and quotations is
/// counted too.
struct UncountedWork {
  /// The operations that read a piece of the text whose length the pattern does not bound: loops, where
  /// look-around, atomic groups or possessive counts forget the saved places, back-references,
  /// boundaries (which skip combining marks), and grapheme clusters.
  private(set) var scans = 0

  /// The other operations.
  private(set) var operations = 0

  /// The greatest number of scans; with more, texts of 40 characters would be too long.
  private static let greatestScans = 64
  private static let greatestOperations = 2_500

  /// How groups begin behind which the places saved in them are forgotten.
  private static let forgettingGroups = ["(?=", "(?!", "(?<=", "(?<!", "(?>"].map {
    Array($0.unicodeScalars)
  }

  /// Whether ICU can be kept from working for long without counting.
  var isBounded: Bool { scans <= Self.greatestScans && operations <= Self.greatestOperations }

  /// Returns the work of one counted step at most, in nanoseconds or so.
  ///
  /// A step is 10,000 saved places, of which each takes about 25 ns besides.
  func costOfStep(_ byteCount: Int) -> Int {
    10_000 * (25 + operations + 2 * scans * (byteCount + 1))
  }

  /// Measures a pattern.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  init(of pattern: String) {
    let scalars = Array(pattern.unicodeScalars)
    var loops = 0
    var forgetsPlaces = false
    var multiplier = 1
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...]
      switch scalars[index] {
      case "\\":
        index += 1
        if index < scalars.count, "XbBk123456789".unicodeScalars.contains(scalars[index]) {
          scans += 1
        }
      case "(" where Self.forgettingGroups.contains(where: { rest.starts(with: $0) }):
        forgetsPlaces = true
      case "*", "+", "?":
        if scalars[index] != "?" { loops += 1 }
        if rest.dropFirst().first == "+" {
          forgetsPlaces = true
          index += 1
        }
      case "{":
        let (minimum, maximum) = Self.count(rest.dropFirst())
        if maximum.map({ $0 > 16 }) ?? true { loops += 1 }
        if index > 0, scalars[index - 1] == ")" {
          multiplier = min(multiplier * max(1, minimum), 1_000_000)
        } else {
          operations = min(operations + minimum, 1_000_000)
        }
      case "}" where rest.dropFirst().first == "+":
        // Behind a property, as in `\p{L}+`, the sign is a loop, which is counted as such.
        forgetsPlaces = true
      default: break
      }
      index += 1
    }
    if forgetsPlaces { scans += loops }
    scans = min(scans * multiplier, 1_000_000)
    operations = min((operations + scalars.count) * multiplier, 1_000_000)
  }

  /// Reads the count behind a brace; the greatest number is nil if there is none.
  private static func count(_ text: ArraySlice<Unicode.Scalar>) -> (Int, Int?) {
    func number(_ digits: ArraySlice<Unicode.Scalar>) -> Int? {
      digits.isEmpty
        ? nil
        : digits.reduce(0) { min($0 * 10 + Int($1.value) - 0x30, 1_000_000) }
    }
    let isDigit = { (scalar: Unicode.Scalar) in ("0"..."9").contains(scalar) }
    let first = text.prefix(while: isDigit)
    let rest = text.dropFirst(first.count)
    let minimum = number(first) ?? 0
    guard rest.first == "," else { return (minimum, minimum) }
    return (minimum, number(rest.dropFirst().prefix(while: isDigit)))
  }
}
