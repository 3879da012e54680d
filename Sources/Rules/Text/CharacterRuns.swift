/// Finds the first run that is too long of one character, and of neighbours in an alphabet.
struct CharacterRuns {
  /// The most times that a character may follow itself, if that is limited.
  private let maximumRepeat: Int

  /// The most neighbours that may follow each other.
  private let maximumSequence: Int

  /// The first run that is too long of one character.
  private(set) var repeated: Range<Int>?

  /// The first run that is too long of neighbours, up or down.
  private(set) var sequence: Range<Int>?

  private var repeatedSoFar = Run()
  private var sequenceSoFar = Run()

  /// 1 in a sequence that ascends, −1 in one that descends, 0 outside of sequences.
  private var direction = 0
  private var lastPlace: Int?
  private var lastStart = 0

  /// A run that may go on.
  private struct Run {
    var length = 0
    var start = 0
  }

  init(maximumRepeat: Int?, maximumSequence: Int?) {
    self.maximumRepeat = maximumRepeat ?? .max
    self.maximumSequence = maximumSequence ?? .max
  }

  /// Takes the next character.
  ///
  /// - Parameters:
  ///   - range: Its bytes.
  ///   - isRepeated: Whether it is the same as the one before.
  ///   - place: Its place in an alphabet.
  @inline(__always)
  mutating func add(_ range: Range<Int>, isRepeated: Bool, place: Int?) {
    if isRepeated, repeatedSoFar.length > 0 {
      repeatedSoFar.length += 1
    } else {
      repeatedSoFar = Run(length: 1, start: range.lowerBound)
    }
    if repeatedSoFar.length > maximumRepeat { Self.extend(&repeated, repeatedSoFar, to: range) }
    let step = if let place, let lastPlace { place &- lastPlace } else { 0 }
    if step == 1 || step == -1 {
      if step == direction {
        sequenceSoFar.length += 1
      } else {
        sequenceSoFar = Run(length: 2, start: lastStart)
        direction = step
      }
    } else {
      sequenceSoFar = Run(length: 1, start: range.lowerBound)
      direction = 0
    }
    if sequenceSoFar.length > maximumSequence { Self.extend(&sequence, sequenceSoFar, to: range) }
    lastPlace = place
    lastStart = range.lowerBound
  }

  /// Keeps a run that is too long, unless it is another one than the first.
  private static func extend(_ found: inout Range<Int>?, _ run: Run, to range: Range<Int>) {
    if let first = found, first.lowerBound != run.start { return }
    found = run.start..<range.upperBound
  }

  /// Replaces the ranges found by others.
  mutating func mapRanges(_ transform: (Range<Int>) -> Range<Int>) {
    repeated = repeated.map(transform)
    sequence = sequence.map(transform)
  }
}
