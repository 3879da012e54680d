import FrozenTables
import UnicodeText

/// The names that are certainly good: letters and marks of one script, single spaces, and
/// joiners in the places that every script has them.
///
/// It answers in one pass over the bytes. What it does not contain may still be a good name, and
/// is looked at closely. Whoever adds a rule to ``NameInspection`` makes sure that a name that
/// breaks it is not plain; a random test compares the two.
struct PlainNames: Sendable {
  private static let joinerBit: UInt8 = 0x80

  /// The places of each ASCII character that is a joiner, or 0.
  private let ascii: [UInt8]

  /// Joiners beyond ASCII that any script may have.
  private let joiners: [(scalar: UInt32, places: UInt8)]

  private let table: FrozenTable<UInt16>
  private let scripts: ScriptSet?
  private let sharedMarks: Int

  /// Nil for a policy under which each letter has to be looked at.
  init?(_ policy: NamePolicy) {
    guard policy.alphabet == nil, policy.repertoire == nil, policy.protected.isEmpty,
      policy.parts.isEmpty
    else { return nil }
    var ascii = [UInt8](repeating: 0, count: 128)
    var joiners: [(scalar: UInt32, places: UInt8)] = []
    for joiner in policy.joiners.sorted where joiner.scripts == nil {
      let places = joiner.places.rawValue | Self.joinerBit
      if joiner.scalar.isASCII {
        ascii[Int(joiner.scalar.value)] = places
      } else {
        joiners.append((joiner.scalar.value, places))
      }
    }
    self.ascii = ascii
    self.joiners = joiners
    scripts = policy.scripts
    table = NameTable.entries
    sharedMarks = min(policy.maximumSharedMarks, policy.maximumOwnMarks, 2)
  }

  /// Returns whether a text is certainly a good name.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  func surelyContain(_ text: UTF8Span) -> Bool {
    var scan = Scan()
    let bytes = text.span
    let count = bytes.count
    var offset = 0
    while offset < count {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        if byte.isASCIILetter {
          guard scan.addASCIILetter(byte) else { return false }
          // Whatever comes before, more letters of the same kind change nothing.
          let start = offset
          while offset < count, bytes[offset].isASCIILetter { offset += 1 }
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
      let entry = value < table.count ? table[Int(value)] : 0
      if entry != 0 {
        guard scan.add(entry, marks: sharedMarks) else { return false }
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

/// How far the pass has come.
private struct Scan {
  /// The script of the letters so far, or 0.
  var script: UInt16 = 0

  private var previous = Previous.edge

  /// The table's entry of the last letter.
  private var lastLetter: UInt16 = 0

  private var places: UInt8 = 0
  private var isStop = false
  private var marks = 0

  /// How many letters came since the last space or full stop.
  private var run = 0

  private enum Previous { case edge, letter, joiner }

  /// An ordinary letter of Script.latin, as the table has it.
  private static let latinLetter = 25 << 8 | UInt16(NameKind.letter.rawValue)

  @inline(__always)
  mutating func addASCIILetter(_ byte: UInt8) -> Bool {
    // A small letter right after a full stop may belong to a domain, but not in J.R.R.
    if previous == .joiner, isStop, byte >= UInt8(ascii: "a") { return false }
    return addLetter(Self.latinLetter)
  }

  /// Adds letters that are like the last one and follow it.
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

  /// Adds a letter that begins a word, or has another script than the one before.
  private mutating func addLetterOfOtherKind(_ entry: UInt16) -> Bool {
    if previous == .joiner, places & JoinerTable.Places.inner.rawValue == 0 || isStop && run > 1 {
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
    if previous == .joiner, places & JoinerTable.Places.trailing.rawValue == 0 { return false }
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

  // Spaces and joiners only follow letters, so that a name that ends well has a letter.
  var isComplete: Bool {
    previous == .letter
      || previous == .joiner && places & JoinerTable.Places.final.rawValue != 0
  }
}

extension UInt8 {
  @inline(__always)
  fileprivate var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
