import FrozenTables
package import UnicodeText

/// The names that are certainly valid: letters and marks of one script, single spaces, and joiners
/// in the places that every script allows.
///
/// They are the fast path for checking names. Nearly all names are plain and are accepted in one
/// pass over their bytes without allocation. Any other name can still be valid but needs a closer
/// look. If you add a rule to that closer look, make sure that a name that breaks it isn't plain; a
/// random test compares the two.
package struct PlainNames: Sendable {
  private static let joinerBit: UInt8 = 0x80

  /// The places of each ASCII character that is a joiner, or 0.
  private let ascii: [UInt8]

  /// The joiners beyond ASCII that any script can have.
  private let joiners: [(scalar: UInt32, places: UInt8)]

  private let scripts: ScriptSet?
  private let maximumMarks: Int

  /// Defines the plain names.
  ///
  /// - Parameters:
  ///   - joiners: The joiners that every script has, each with its places.
  ///   - scripts: The scripts that letters can have; nil for all.
  ///   - maximumMarks: The greatest number of marks on one letter. A letter with three or more
  ///     marks always needs a closer look.
  package init(
    joiners: [(scalar: Unicode.Scalar, places: JoinerPlaces)],
    scripts: ScriptSet?,
    maximumMarks: Int
  ) {
    var ascii = [UInt8](repeating: 0, count: 128)
    var others: [(scalar: UInt32, places: UInt8)] = []
    for joiner in joiners {
      let places = joiner.places.rawValue | Self.joinerBit
      if joiner.scalar.isASCII {
        ascii[Int(joiner.scalar.value)] = places
      } else {
        others.append((joiner.scalar.value, places))
      }
    }
    self.ascii = ascii
    self.joiners = others
    self.scripts = scripts
    self.maximumMarks = min(maximumMarks, 2)
  }

  /// Returns whether a text is certainly a valid name.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  package func surelyContain(_ text: UTF8Span) -> Bool {
    var scan = Scan()
    let bytes = text.span
    let count = bytes.count
    var offset = 0
    while offset < count {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        if byte.isLetter {
          guard scan.addASCIILetter(byte) else { return false }
          // Further letters of the same kind only make the run longer.
          let start = offset
          while offset < count, bytes[offset].isLetter { offset += 1 }
          scan.addLettersAlike(offset - start)
        } else if byte == UInt8(ascii: " ") {
          guard scan.addSpace() else { return false }
        } else {
          let places = ascii[Int(byte)]
          guard places != 0, scan.addJoiner(places, isStop: byte == UInt8(ascii: ".")) else {
            return false
          }
        }
        continue
      }
      let (value, length) = bytes.scalarValue(at: offset, startingWith: byte)
      offset += length
      // The table is made at its first use, so that loading a form with a name doesn't wait for it.
      let table = NameTable.entries
      let entry = value < table.count ? table[Int(value)] : 0
      if entry != 0 {
        guard scan.add(entry, marks: maximumMarks) else { return false }
      } else {
        guard let places = places(of: value), scan.addJoiner(places, isStop: false) else {
          return false
        }
      }
    }
    return scan.isComplete && accepts(script: scan.script)
  }

  private func places(of value: UInt32) -> UInt8? {
    for index in joiners.indices where joiners[index].scalar == value {
      return joiners[index].places
    }
    return nil
  }

  private func accepts(script: UInt16) -> Bool {
    guard let scripts else { return true }
    return script == 0 || scripts.contains(Script(number: Int32(script)))
  }
}

/// The state between two characters of a pass.
private struct Scan {
  /// The script of the letters so far, or 0.
  var script: UInt16 = 0

  private var previous = Previous.edge

  /// The table's entry of the last letter.
  private var lastLetter: UInt16 = 0

  private var places: UInt8 = 0
  private var isStop = false
  private var marks = 0

  /// The number of letters since the last space or period.
  private var run = 0

  private enum Previous { case edge, letter, joiner }

  /// An ordinary letter of `Script.latin`, as in the table.
  private static let latinLetter = 25 << 8 | UInt16(NameKind.letter.rawValue)

  @inline(__always)
  mutating func addASCIILetter(_ byte: UInt8) -> Bool {
    // A lowercase letter right after a period may belong to a web address. In initials such as
    // those of J.R.R. Tolkien, all letters are uppercase.
    if previous == .joiner, isStop, byte >= UInt8(ascii: "a") { return false }
    return addLetter(Self.latinLetter)
  }

  /// Adds ASCII letters that follow another one.
  @inline(__always)
  mutating func addLettersAlike(_ count: Int) { run += count }

  @inline(__always)
  private mutating func addLetter(_ entry: UInt16) -> Bool {
    if entry == lastLetter, previous == .letter {
      run += 1
      marks = 0
      return true
    }
    return addLetterOfOtherKind(entry)
  }

  /// Adds a letter that begins a word or has a different script than the previous one.
  private mutating func addLetterOfOtherKind(_ entry: UInt16) -> Bool {
    if previous == .joiner, places & JoinerPlaces.inner.rawValue == 0 || isStop && run > 1 {
      return false
    }
    let own = entry >> 8
    if own != NameTable.noScript, script != own {
      guard script == 0 else { return false }
      script = own
    }
    run = previous == .edge || previous == .joiner && isStop ? 1 : run + 1
    previous = .letter
    lastLetter = entry
    marks = 0
    return true
  }

  @inline(__always)
  mutating func add(_ entry: UInt16, marks maximum: Int) -> Bool {
    if entry & 0xFF == UInt16(NameKind.letter.rawValue) { return addLetter(entry) }
    guard previous == .letter else { return false }
    let own = entry >> 8
    if own != NameTable.noScript, own != script { return false }
    marks += 1
    return marks <= maximum
  }

  @inline(__always)
  mutating func addSpace() -> Bool {
    if previous == .joiner, places & JoinerPlaces.trailing.rawValue == 0 { return false }
    guard previous != .edge else { return false }
    previous = .edge
    return true
  }

  @inline(__always)
  mutating func addJoiner(_ joinerPlaces: UInt8, isStop: Bool) -> Bool {
    guard previous == .letter else { return false }
    previous = .joiner
    places = joinerPlaces
    self.isStop = isStop
    return true
  }

  // Spaces and joiners only follow letters, so a name that ends well has a letter.
  var isComplete: Bool {
    previous == .letter
      || previous == .joiner && places & JoinerPlaces.final.rawValue != 0
  }
}

/// The places where a joiner, such as an apostrophe or a hyphen, can occur in a name.
@usableFromInline
package struct JoinerPlaces: OptionSet, Sendable {
  @usableFromInline package let rawValue: UInt8

  @inlinable
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// At the beginning of a word.
  package static let leading = Self(rawValue: 1)

  /// Between two letters.
  package static let inner = Self(rawValue: 2)

  /// At the end of a word.
  package static let trailing = Self(rawValue: 4)

  /// At the end of the name.
  package static let final = Self(rawValue: 8)

  /// Alone, between two words.
  package static let between = Self(rawValue: 16)

  /// The places by their names in tables.
  package static let names: [(name: String, place: Self)] = [
    ("leading", .leading), ("inner", .inner), ("trailing", .trailing), ("final", .final),
    ("between", .between),
  ]
}
