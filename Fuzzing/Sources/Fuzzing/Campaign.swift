import Foundation
import FuzzTargets
import Synchronization

/// A run of a target on a range of inputs, divided among threads.
final class Campaign: Sendable {
  let target: any FuzzTarget
  let seed: UInt64
  let grammar: InputGrammar

  /// The longest accepted time for an input.
  let patience: Duration

  private let inputs: Range<UInt64>
  private let jobs: Int
  private let end: ContinuousClock.Instant?
  private let next: Atomic<UInt64>
  private let done = Atomic<UInt64>(0)
  private let failure = Mutex<Failure?>(nil)

  /// The number of inputs that a thread takes at a time.
  private static let batch: UInt64 = 256

  /// The number of attempts before an input counts as slow.
  private static let attempts = 3

  init(
    target: any FuzzTarget,
    seed: UInt64,
    inputs: Range<UInt64>,
    jobs: Int,
    patience: Duration,
    end: ContinuousClock.Instant?
  ) {
    self.target = target
    self.seed = seed
    self.inputs = inputs
    self.jobs = jobs
    self.patience = patience
    self.end = end
    grammar = target.grammar
    next = Atomic(inputs.lowerBound)
  }

  /// Runs until there are no more inputs, the time is over, or an input breaks a promise.
  func run() -> CampaignResult {
    let start = ContinuousClock.now
    let finished = DispatchSemaphore(value: 0)
    for job in 0..<jobs {
      let thread = Thread { [self] in
        work(at: Workplaces.shared[job])
        finished.signal()
      }
      // The same size as for the main thread, because recursion is limited but not tiny.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for _ in 0..<jobs { finished.wait() }
    return CampaignResult(
      count: done.load(ordering: .relaxed),
      time: ContinuousClock.now - start,
      failure: failure.withLock { $0 }
    )
  }

  private func work(at workplace: Workplace) {
    while failure.withLock({ $0 == nil }), end.map({ ContinuousClock.now < $0 }) ?? true {
      let first = next.wrappingAdd(Self.batch, ordering: .relaxed).oldValue
      guard inputs.contains(first) else { break }
      for index in first..<min(first + Self.batch, inputs.upperBound) {
        workplace.begin(index)
        let input = grammar.input(index, seed: seed)
        do {
          try attack(with: input)
        } catch {
          failure.withLock {
            if $0 == nil { $0 = Failure(breach: error, index: index, input: input) }
          }
        }
        workplace.end()
      }
      done.wrappingAdd(min(first + Self.batch, inputs.upperBound) - first, ordering: .relaxed)
    }
  }
}

extension Campaign {
  /// Tries an input, and tries it again if it was slow, because other processes may have slowed it
  /// down.
  private func attack(with input: [UInt8]) throws(Breach) {
    for _ in 0..<Self.attempts {
      let start = ContinuousClock.now
      try target.attack(with: input)
      if ContinuousClock.now - start <= patience { return }
    }
    throw Breach("one input takes at most \(patience)")
  }
}

/// An input that breaks a promise.
struct Failure: Sendable {
  var breach: Breach
  var index: UInt64
  var input: [UInt8]

  /// Returns a description of the failure and the command that repeats it.
  func explanation(for target: any FuzzTarget, seed: UInt64) -> String {
    let small = Shrinker(target: target, promise: breach.promise).shrink(input)
    var reason = breach
    do { try target.attack(with: small) } catch { reason = error }
    return """
      Broken promise: \(reason)
      shrunk: \(small.escapedLiteral)
      input:  \(input.escapedLiteral)
      again:  Fuzzing run \(target.name) --seed \(seed) --first \(index) --count 1
      """
  }
}

/// The result of a run.
struct CampaignResult: Sendable {
  var count: UInt64
  var time: Duration
  var failure: Failure?

  /// Returns a line with the number of inputs and the speed.
  func summary(of name: String, seed: UInt64) -> String {
    let seconds = time / .seconds(1)
    let rate = Int((Double(count) / max(seconds, 0.001)).rounded())
    return
      "\(name): \(count) inputs of seed \(seed) in \(Int(seconds.rounded())) s, \(rate) per second"
  }
}
