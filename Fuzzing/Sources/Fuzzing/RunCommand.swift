import ArgumentParser
import FuzzTargets

/// Runs targets on some of the inputs of a seed.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run targets on inputs made from a seed.",
    discussion: "Exits with 1 at the first input that breaks a promise, hangs or crashes."
  )

  @Argument(help: "The targets; all if absent.")
  var names: [String] = []

  @Option(help: "The number of inputs for each target.")
  var count: UInt64 = 100_000

  @Option(help: "The seed; the same seed makes the same inputs.")
  var seed: UInt64 = 1

  @Option(help: "The first input, to repeat one.")
  var first: UInt64 = 0

  @Option(help: "The number of threads.")
  var jobs = 2

  @Option(help: "End a target's run after this many seconds.")
  var seconds: Double = .infinity

  @Option(help: "The milliseconds that an input may take, at the best of three attempts.")
  var patience = 1_000

  func validate() throws {
    guard 1...Workplaces.maximum ~= jobs else {
      throw ValidationError("`--jobs` must be from 1 to \(Workplaces.maximum)")
    }
    let known = FuzzTargets.all().map(\.name)
    for name in names where !known.contains(name) {
      throw ValidationError(
        "The target `\(name)` does not exist; the targets are \(known.joined(separator: ", "))"
      )
    }
  }

  func run() throws {
    CrashReporter.install()
    for target in FuzzTargets.all() where names.isEmpty || names.contains(target.name) {
      let campaign = Campaign(
        target: target,
        seed: seed,
        inputs: first..<first + count,
        jobs: jobs,
        patience: .milliseconds(patience),
        end: seconds.isFinite ? .now + .seconds(seconds) : nil
      )
      let watchdog = Watchdog(campaign)
      let result = campaign.run()
      watchdog.stop()
      print(result.summary(of: target.name, seed: seed))
      if let failure = result.failure {
        print(failure.explanation(for: target, seed: seed))
        throw ExitCode(1)
      }
    }
  }
}
