import UnicodeText

/// The names that are certainly good: letters and marks of one script, single spaces, and
/// joiners in the places that every script has them.
///
/// It answers in one pass over the bytes. What it does not contain may still be a good name, and
/// is looked at closely. Whoever adds a rule to ``NameInspection`` makes sure that a name that
/// breaks it is not plain; a random test compares the two.
struct PlainNames: Sendable {
  private static let joinerBit: UInt8 = 0x80
  private static let letter: UInt8 = 1
  private static let space: UInt8 = 2

  /// What each ASCII character is: a letter, a space, or the places of a joiner.
  private let ascii: [UInt8]

  /// Joiners beyond ASCII that any script may have.
  private let joiners: [(scalar: UInt32, places: UInt8)]

  private let table: [UInt16]
  private let scripts: ScriptSet?
  private let sharedMarks: Int

  /// Nil for a policy under which each letter has to be looked at.
  init?(_ policy: NamePolicy) {
    guard policy.alphabet == nil, policy.repertoire == nil, policy.protected.isEmpty,
      policy.parts.isEmpty
    else { return nil }
    var ascii = [UInt8](repeating: 0, count: 128)
    for byte in UInt8(ascii: "A")...UInt8(ascii: "Z") {
      ascii[Int(byte)] = Self.letter
      ascii[Int(byte | 0x20)] = Self.letter
    }
    ascii[0x20] = Self.space
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
    table = NameTable.shared.entries
    scripts = policy.scripts
    sharedMarks = min(policy.maximumSharedMarks, policy.maximumOwnMarks, 2)
  }

  /// Returns whether a text is certainly a good name.
  ///
  /// - Complexity: O(*n*) in the number of bytes. It allocates nothing.
  func surelyContain(_ text: UTF8Span) -> Bool {
    var scan = Scan()
    let bytes = text.span
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        let kind = ascii[Int(byte)]
        if kind == Self.letter {
          guard scan.addASCIILetter(byte) else { return false }
        } else if kind == Self.space {
          guard scan.addSpace() else { return false }
        } else {
          guard kind != 0, scan.addJoiner(kind, isStop: byte == UInt8(ascii: ".")) else {
            return false
          }
        }
        offset += 1
        continue
      }
      let scalar = text.scalar(at: offset)
      offset += scalar.utf8Length
      guard scalar.value < UInt32(table.count) else { return false }
      let entry = table[Int(scalar.value)]
      if entry != 0 {
        guard scan.add(entry, marks: sharedMarks) else { return false }
      } else {
        guard let places = joiners.first(where: { $0.scalar == scalar.value })?.places,
          scan.addJoiner(places, isStop: false)
        else { return false }
      }
    }
    return scan.isComplete && accepts(script: scan.script)
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
  private var places: UInt8 = 0
  private var isStop = false
  private var marks = 0
  private var hasLetter = false

  /// How many letters came since the last space or full stop.
  private var run = 0

  private enum Previous { case edge, letter, joiner }

  private static let latin = UInt16(25)  // Script.latin, as the table has it

  @inline(__always)
  mutating func addASCIILetter(_ byte: UInt8) -> Bool {
    // A small letter right after a full stop may belong to a domain, but not in J.R.R.
    if previous == .joiner, isStop, byte >= UInt8(ascii: "a") { return false }
    return addLetter(Self.latin)
  }

  @inline(__always)
  private mutating func addLetter(_ letterScript: UInt16) -> Bool {
    if previous == .joiner, places & JoinerTable.Places.inner.rawValue == 0 || isStop && run > 1 {
      return false
    }
    if letterScript != NameTable.noScript, script != letterScript {
      guard script == 0 else { return false }
      script = letterScript
    }
    run = previous == .edge || previous == .joiner && isStop ? 1 : run + 1
    previous = .letter
    marks = 0
    hasLetter = true
    return true
  }

  @inline(__always)
  mutating func add(_ entry: UInt16, marks maximum: Int) -> Bool {
    if entry & 0xFF == UInt16(NameKind.letter.rawValue) { return addLetter(entry >> 8) }
    guard previous == .letter else { return false }
    let markScript = entry >> 8
    if markScript != NameTable.noScript, markScript != script { return false }
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

  var isComplete: Bool {
    hasLetter && previous != .edge
      && (previous == .letter || places & JoinerTable.Places.final.rawValue != 0)
  }
}
