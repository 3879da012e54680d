import FrozenTables
import UnicodeText

extension PasswordDictionaries {
  /// Returns whether a password is a common one, or not much more than one.
  ///
  ///     try dictionaries.hasCommonForm("qwerty123456789".utf8Span)     // true
  ///     try dictionaries.hasCommonForm("Monkey1987!".utf8Span)         // true
  ///     try dictionaries.hasCommonForm("correct horse battery".utf8Span)  // false
  ///
  /// The dictionaries of common passwords decide, regardless of case. A password has a common form
  /// in three cases:
  ///
  /// - One of the dictionaries contains it.
  /// - It is one of the most common passwords, once or repeated, with years, runs, and a few digits
  ///   or symbols around it.
  /// - It consists only of runs and years.
  ///
  /// Runs are repeated characters, and pieces of keyboard rows and of the alphabet, in both
  /// directions.
  ///
  /// - Throws: `PasswordDataUnreadable` if a dictionary can't be read.
  /// - Complexity: O(*n*) in the number of units. Passwords of more than 128 units aren't common.
  public func hasCommonForm(_ password: UTF8Span) throws(PasswordDataUnreadable) -> Bool {
    guard !password.isEmpty, password.count <= 4 * CommonForms.mostUnits else { return false }
    let units = LowercaseUnits.lowercased(Array(String(copying: password).utf16))
    guard units.count <= CommonForms.mostUnits else { return false }
    let lexicon = try lexicon()
    return lexicon.memory.with(units: units.count) { memory in
      let table = memory.unwrittenTable(units.count, of: UInt16.self)
      for index in units.indices { table[index] = units[index] }
      return CommonForms(lexicon, table).isWhole
    }
  }
}

/// Reads a password as a common one with what people put around it.
///
/// How it works: for each index, a set contains the ways to read the units before it. A way keeps
/// track of whether it has used its one common password, its few digits, and its symbol. Each piece
/// that can begin at an index leads from the ways there to ways at the piece's end.
private struct CommonForms {
  /// The maximum number of units that are examined.
  static let mostUnits = 128

  /// The maximum number of units of a common password with other characters around it.
  private static let longestStem = 32

  /// The minimum number of units of such a password.
  private static let shortestStem = 4

  /// The last rank of such a password.
  ///
  /// Rarer ones are too often words in honest passphrases.
  private static let lastStemRank = 10_000

  /// Keyboard rows and the alphabet, which people use pieces of.
  private static let rows: [[UInt16]] = [
    "01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertzuiop",
    "yxcvbnm", "azertyuiop", "qsdfghjklm", "wxcvbn", "1q2w3e4r5t6y7u8i9o0p", "q1w2e3r4t5y6u7i8o9p0",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik", "qazwsxedcrfvtgbyhnujmik", "qweasdzxc", "123qweasdzxc",
    "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю",
  ].flatMap { row in [Array(row.utf16), Array(row.utf16.reversed())] }

  private let lexicon: PasswordLexicon
  private let units: ScratchTable<UInt16>

  init(_ lexicon: PasswordLexicon, _ units: ScratchTable<UInt16>) {
    self.lexicon = lexicon
    self.units = units
  }

  /// A set of ways, with a bit for each combination of what a way has used.
  private struct Ways {
    static let stem = 1
    static let digits = 2
    static let sign = 4

    var bits: UInt8 = 0

    /// Returns the ways that haven't used something yet, after they use it.
    func using(_ what: Int) -> UInt8 {
      var used: UInt8 = 0
      for way in 0..<8 where bits >> UInt8(way) & 1 == 1 && way & what == 0 {
        used |= 1 << UInt8(way | what)
      }
      return used
    }
  }

  /// Whether the whole password is common.
  var isWhole: Bool {
    let count = units.count
    if rank(0, count) != nil { return true }
    var ways = Array(repeating: Ways(), count: count + 1)
    ways[0].bits = 1
    for start in 0..<count where ways[start].bits != 0 {
      let here = ways[start]
      for end in runEnds(from: start) { ways[end].bits |= here.bits }
      if isYear(start) { ways[start + 4].bits |= here.bits }
      let withDigits = here.using(Ways.digits)
      var end = start
      while end < min(start + 3, count), 0x30...0x39 ~= units[end] {
        end += 1
        ways[end].bits |= withDigits
      }
      if isSign(units[start]) { ways[start + 1].bits |= here.using(Ways.sign) }
      let withStem = here.using(Ways.stem)
      if withStem == 0 { continue }
      var hash = LexiconHash()
      for end in (start + 1)..<(min(start + Self.longestStem, count) + 1) {
        hash.append(units[end - 1])
        guard end - start >= Self.shortestStem, let rank = rank(start, end, hash),
          rank <= Self.lastStemRank
        else { continue }
        var end = end
        let length = end - start
        ways[end].bits |= withStem
        while end + length <= count,
          (0..<length).allSatisfy({ units[end + $0] == units[start + $0] })
        {
          end += length
          ways[end].bits |= withStem
        }
      }
    }
    // A few digits and a symbol on their own are short, not common.
    return ways[count].bits & ~(1 << UInt8(Ways.digits | Ways.sign)) != 0
  }

  /// Returns the best rank of a piece among common passwords, or nil if it isn't one.
  private func rank(_ start: Int, _ end: Int) -> Int? {
    var hash = LexiconHash()
    for index in start..<end { hash.append(units[index]) }
    return rank(start, end, hash)
  }

  private func rank(_ start: Int, _ end: Int, _ hash: LexiconHash) -> Int? {
    var best: Int?
    lexicon.tables.forEachEntry(of: units, start, end, hash, lexicon.sources.count) { entry in
      guard lexicon.sources[entry.dictionary].role == .commonPasswords else { return }
      if entry.rank < best ?? .max { best = entry.rank }
    }
    return best
  }

  /// Returns the possible ends of runs of three or more units that begin at an index.
  private func runEnds(from start: Int) -> Range<Int> {
    var longest = start + 1
    while longest < units.count, units[longest] == units[start] { longest += 1 }
    for row in Self.rows {
      for first in row.indices where row[first] == units[start] {
        var length = 1
        while first + length < row.count, start + length < units.count,
          row[first + length] == units[start + length]
        {
          length += 1
        }
        longest = max(longest, start + length)
      }
    }
    return min(start + 3, longest + 1)..<(longest + 1)
  }

  /// Returns whether four digits at an index are a year from 1900 to 2099.
  private func isYear(_ start: Int) -> Bool {
    guard start + 4 <= units.count else { return false }
    var year = 0
    for index in start..<(start + 4) {
      guard 0x30...0x39 ~= units[index] else { return false }
      year = year * 10 + Int(units[index]) - 0x30
    }
    return 1900...2099 ~= year
  }

  /// Returns whether a unit is an ASCII character other than a lowercase letter or a digit.
  private func isSign(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x61...0x7A: false
    default: unit < 0x7F
    }
  }
}
