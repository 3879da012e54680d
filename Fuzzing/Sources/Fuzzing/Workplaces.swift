import Synchronization

/// The work of a thread, for observers.
final class Workplace: Sendable {
  private static let nothing = UInt64.max

  private let input = Atomic<UInt64>(nothing)

  /// Increases with each input, which distinguishes one long input from many.
  private let turn = Atomic<UInt64>(0)

  func begin(_ index: UInt64) {
    input.store(index, ordering: .relaxed)
    turn.wrappingAdd(1, ordering: .relaxed)
  }

  func end() { input.store(Self.nothing, ordering: .relaxed) }

  /// The input that is being tried, or nil between inputs.
  var current: UInt64? {
    let index = input.load(ordering: .relaxed)
    return index == Self.nothing ? nil : index
  }

  /// The input and its turn, to compare two moments.
  var moment: Moment { Moment(turn: turn.load(ordering: .relaxed), input: current) }

  struct Moment: Equatable, Sendable {
    var turn: UInt64
    var input: UInt64?
  }
}

/// The places of all threads.
enum Workplaces {
  static let maximum = 64
  static let shared = (0..<maximum).map { _ in Workplace() }
}
