import Foundation
import FuzzTargets
import Synchronization

/// Ends the process if an input seems to take forever.
///
/// The campaign decides about inputs that are merely slow: on a shared machine, an attempt can wait
/// for seconds.
final class Watchdog: Sendable {
  /// The watchdog waits this many times the accepted time of an input.
  private static let factor = 30

  private let isStopped = Atomic<Bool>(false)

  /// Begins to watch.
  init(_ campaign: Campaign) {
    Thread.detachNewThread { [self] in watch(campaign, campaign.patience * Self.factor) }
  }

  /// Stops watching.
  func stop() { isStopped.store(true, ordering: .relaxed) }

  private func watch(_ campaign: Campaign, _ patience: Duration) {
    var seen = Workplaces.shared.map { (moment: $0.moment, since: ContinuousClock.now) }
    while !isStopped.load(ordering: .relaxed) {
      Thread.sleep(forTimeInterval: 0.05)
      for (place, workplace) in Workplaces.shared.enumerated() {
        let moment = workplace.moment
        if moment != seen[place].moment {
          seen[place] = (moment, .now)
        } else if let index = moment.input, ContinuousClock.now - seen[place].since > patience {
          report(index, campaign, patience)
        }
      }
    }
  }

  private func report(_ index: UInt64, _ campaign: Campaign, _ patience: Duration) {
    let name = campaign.target.name
    print(
      """
      \(name): one input takes more than \(patience)
      input:  \(campaign.grammar.input(index, seed: campaign.seed).escapedLiteral)
      again:  Fuzzing run \(name) --seed \(campaign.seed) --first \(index) --count 1
      """
    )
    exit(1)
  }
}
