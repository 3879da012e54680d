/// The ways through a password behind which trying everything may be cheapest.
///
/// Of all ways so far, one that is not cheaper than each other with as many pieces or fewer is never
/// chosen, wherever the end is.
struct GuessRecords {
  /// A way behind which trying everything may be cheapest.
  struct Record: BitwiseCopyable {
    /// The product of the guesses, divided by what trying everything up to the start takes.
    var ratio: Double

    /// Where trying everything begins.
    var start: Int32

    /// The number of pieces, with the last one.
    var pieces: Int32
  }

  private var records: ScratchList<Record>

  /// For each number of pieces, the least ratio so far of as many pieces or fewer.
  private var leastRatios: ScratchList<Double>

  init(in memory: EstimationMemory) {
    records = ScratchList(capacity: 8, in: memory)
    leastRatios = ScratchList(capacity: 8, in: memory)
    leastRatios.append(.infinity)
  }

  @inline(__always)
  var indices: Range<Int> { records.indices }

  @inline(__always)
  subscript(number: Int) -> Record { records[number] }

  /// Offers the ways to an end.
  ///
  /// - Parameters:
  ///   - ways: All ways.
  ///   - start: The end, which is behind those whose ways were offered before.
  ///   - exhaustive: How many guesses trying everything from the beginning to there takes.
  @inline(__always)
  mutating func offer(_ ways: GuessWays, to start: Int, _ exhaustive: Double) {
    ways.forEachWay(to: start) { way, count in
      if way.candidate < 0 { return }
      let ratio = way.product / exhaustive
      let pieces = count &+ 1
      while leastRatios.count <= pieces { leastRatios.append(leastRatios[leastRatios.count - 1]) }
      if ratio < leastRatios[pieces] {
        keep(Record(ratio: ratio, start: Int32(start), pieces: Int32(pieces)))
      }
    }
  }

  @inline(never)
  private mutating func keep(_ record: Record) {
    var more = Int(record.pieces)
    while more < leastRatios.count, leastRatios[more] > record.ratio {
      leastRatios[more] = record.ratio
      more += 1
    }
    while let last = records.last, record.replaces(last) { records.removeLast() }
    records.append(record)
  }
}

extension GuessRecords.Record {
  /// Whether a way need not be tried any more, because this one is tried next and is cheaper.
  ///
  /// With many pieces, or where two ways are nearly equal, rounding might make them equal, and then
  /// the model keeps the one that it tries first.
  @inline(__always)
  fileprivate func replaces(_ other: GuessRecords.Record) -> Bool {
    other.pieces <= 5 && pieces <= other.pieces && 1.01 * ratio < other.ratio
  }
}
