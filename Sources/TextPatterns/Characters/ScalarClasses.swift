import FrozenTables
import UnicodeText

/// The scalars, divided into as few classes as the sets of a pattern can distinguish.
///
/// An automaton reads classes instead of scalars. `[A-Z]{2}-\d{6}` has four of them: uppercase
/// letters, the hyphen, digits, and all others.
struct ScalarClasses: Sendable {
  /// The first scalar and the class of each run of scalars with the same class, in ascending order.
  private let runs: [(start: UInt32, label: UInt16)]

  /// The classes that make up each set, without the class that has only surrogates, which no text
  /// contains.
  private let classesOfSets: [[UInt16]]

  let count: Int

  /// Divides the scalars into classes.
  ///
  /// Classes are numbered in their order of appearance from U+0080 on. Classes that occur only in
  /// ASCII come last, so patterns that differ only in ASCII can share the table for all other
  /// scalars.
  ///
  /// - Complexity: O(*n* log *n*) in the number of all sets' ranges.
  init(_ sets: [ScalarSet]) {
    var changes: [(value: UInt32, set: Int)] = []
    for (index, set) in sets.enumerated() {
      for value in set.boundaries { changes.append((value, index)) }
    }
    // The class of the scalars beyond ASCII starts where ASCII ends, even if nothing changes there.
    changes.sort { $0.value < $1.value }
    var numbers: [MemberSets: Int] = [:]
    var members: [MemberSets] = []
    var found: [(start: UInt32, number: Int)] = []
    var current = MemberSets()
    var next = 0
    var start: UInt32 = 0
    while start < ScalarSet.end {
      while next < changes.count, changes[next].value <= start {
        current.toggle(changes[next].set)
        next += 1
      }
      // Most patterns have few classes, and comparing with each of them is faster than hashing.
      let known =
        members.count <= 8 ? members.firstIndex(of: current) : numbers[current]
      let number = known ?? members.count
      if known == nil {
        numbers[current] = number
        members.append(current)
      }
      found.append((start, number))
      let end = next < changes.count ? changes[next].value : ScalarSet.end
      start = start < 0x80 ? min(end, 0x80) : end
    }
    var labels = [UInt16?](repeating: nil, count: members.count)
    var count: UInt16 = 0
    for run in found.filter({ $0.start >= 0x80 }) + found where labels[run.number] == nil {
      labels[run.number] = count
      count += 1
    }
    runs = found.map { ($0.start, labels[$0.number] ?? 0) }
    self.count = Int(count)
    var hasText = [Bool](repeating: false, count: members.count)
    for (index, run) in found.enumerated() {
      let end = index + 1 < found.count ? found[index + 1].start : ScalarSet.end
      if run.start < 0xD800 || end > 0xE000 { hasText[run.number] = true }
    }
    var classesOfSets = [[UInt16]](repeating: [], count: sets.count)
    for (number, sets) in members.enumerated() where hasText[number] {
      for set in sets.indices { classesOfSets[set].append(labels[number] ?? 0) }
    }
    self.classesOfSets = classesOfSets
  }

  /// The maximum number of sets, and of classes.
  static let greatestCount = 10_000

  var setCount: Int { classesOfSets.count }

  /// Returns the classes that make up a set.
  func classes(ofSet index: Int) -> [UInt16] { classesOfSets[index] }

  /// Returns the scalars of some classes.
  ///
  /// - Complexity: O(*n*) in the number of runs.
  func scalars(of isWanted: (UInt16) -> Bool) -> ScalarSet {
    var boundaries: [UInt32] = []
    for run in runs where isWanted(run.label) != (boundaries.count % 2 == 1) {
      boundaries.append(run.start)
    }
    if boundaries.count % 2 == 1 { boundaries.append(ScalarSet.end) }
    let surrogates = ScalarSet(0xD800...0xDFFF)
    return ScalarSet(boundaries: boundaries).subtracting(surrogates)
  }

  /// The class of each ASCII byte.
  var asciiLabels: [UInt16] {
    var labels: [UInt16] = []
    for (index, run) in runs.enumerated() where run.start < 0x80 {
      let end = index + 1 < runs.count ? runs[index + 1].start : 0x80
      labels += [UInt16](repeating: run.label, count: Int(min(end, 0x80) - run.start))
    }
    return labels
  }

  /// The first scalar and the class of each run beyond ASCII.
  var runsBeyondASCII: [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(runs.count * 2)
    for run in runs where run.start >= 0x80 {
      result.append(run.start)
      result.append(UInt32(run.label))
    }
    return result
  }
}

/// The sets of a pattern that contain a scalar.
private struct MemberSets: Hashable {
  private var words: [UInt64] = []
  private var first: UInt64 = 0

  /// Adds or removes a set.
  ///
  /// The first 64 sets need no extra memory, and most patterns don't have more.
  mutating func toggle(_ set: Int) {
    guard set >= 64 else {
      first ^= 1 << UInt64(set)
      return
    }
    let word = set / 64 - 1
    while words.count <= word { words.append(0) }
    words[word] ^= 1 << UInt64(set % 64)
    while words.last == 0 { words.removeLast() }
  }

  var indices: [Int] {
    var result: [Int] = []
    for (index, word) in ([first] + words).enumerated() {
      var rest = word
      while rest != 0 {
        result.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return result
  }
}
