import Foundation
import Rulebook
import Synchronization
import TestSupport
import Testing

/// Threads that check while a live rulebook loads.
private final class CheckingThreads: Sendable {
  struct Counts: Sendable {
    var checks = 0

    /// The checks whose result belongs to no generation.
    var mixed = 0

    /// The checks that failed, although every generation has their rules.
    var lost = 0

    /// The rounds of checks, and the times that some of them took, chosen at random.
    var rounds = 0
    var times: [Duration] = []

    private static let mostTimes = 20_000

    mutating func add(_ other: Counts, _ time: Duration) {
      checks += other.checks
      mixed += other.mixed
      lost += other.lost
      let place = Int.random(in: 0...rounds)
      if times.count < Self.mostTimes {
        times.append(time)
      } else if place < Self.mostTimes {
        times[place] = time
      }
      rounds += 1
    }
  }

  private let counts: Mutex<[Counts]>
  private let hasEnded = Mutex(false)
  private let threads = DispatchGroup()

  init(_ count: Int) { counts = Mutex(Array(repeating: Counts(), count: count)) }

  /// Begins to check in each thread.
  func start(_ live: LiveRulebook) throws {
    let both = try live.following { (rulebook) throws(UsageError) in
      (try rulebook.rule("first"), try rulebook.rule("second"))
    }
    for index in counts.withLock({ $0.indices }) {
      threads.enter()
      let thread = Thread {
        while !self.hasEnded.withLock({ $0 }) {
          let start = ContinuousClock.now
          let counts = Self.check(live.current, both.current)
          let time = start.duration(to: .now)
          self.counts.withLock { $0[index].add(counts, time) }
          // Other tests need the processors, too.
          if LiveLoadTests.reloads < 1_000 { Thread.sleep(forTimeInterval: 0.001) }
        }
        self.threads.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Checks by a rulebook and by handles.
  ///
  /// In one generation, the packs `first` and `second` want four characters, and in the other one,
  /// both want six.
  private static func check(_ rulebook: Rulebook, _ both: (RuleHandle, RuleHandle)) -> Counts {
    var counts = Counts(checks: 2)
    do {
      let first = try rulebook.check("1234", as: "first").isValid
      let second = try rulebook.check("123456", as: "second").isValid
      if first == second { counts.mixed += 1 }
    } catch {
      counts.lost += 1
    }
    if both.0.accepts("1234") == both.1.accepts("123456") { counts.mixed += 1 }
    return counts
  }

  /// Waits until each thread has done this many rounds of checks.
  func waitForRounds(_ count: Int) async throws {
    while !counts.withLock({ $0.allSatisfy { $0.rounds >= count } }) {
      try await Task.sleep(for: .milliseconds(1))
    }
  }

  /// Ends the threads, and returns what they counted.
  func end() async -> [Counts] {
    hasEnded.withLock { $0 = true }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      threads.notify(queue: .global()) { continuation.resume() }
    }
    return counts.withLock { $0 }
  }
}

/// Many reloads while two threads check.
///
/// `make reloads RELOADS=10000` does more of them, and then also looks at the memory and at the
/// times that checks take.
@Suite("A live rulebook under load", .timeLimit(.minutes(60)))
struct LiveLoadTests {
  fileprivate static let reloads =
    ProcessInfo.processInfo.environment["RULEBOOK_RELOADS"].flatMap(Int.init) ?? 10

  /// The most bytes that memory may grow by from the first tenth of many reloads to the last.
  private static let mostGrowth = 24 << 20

  /// Writes the packs `first` and `second` of a generation to a folder.
  private static func write(_ length: Int, to name: String, _ folder: TemporaryFolder) throws {
    for pack in ["first", "second"] {
      try folder.write(LivePacks.pack(pack, length: length), to: "\(name)/\(pack).yaml")
    }
  }

  @Test("No check is lost, and none sees two generations")
  func load() async throws {
    let folder = try TemporaryFolder()
    try Self.write(4, to: "four", folder)
    try Self.write(6, to: "six", folder)
    try Self.write(4, to: "bad", folder)
    try folder.write("format: 1\npack: b\nrules: { b: { checks: [lenght: 4] } }", to: "bad/b.yaml")
    try folder.link("packs", to: "four")
    let live = try LiveRulebook(
      .init(
        sources: [.folder(folder.path(of: "packs"))],
        resources: DataFiles.root
      ),
      options: LivePacks.options()
    )
    let quietTime = try await Self.slowTime(live)
    let threads = CheckingThreads(2)
    try threads.start(live)
    var steps = Steps(folder: folder, events: live.events.makeAsyncIterator())
    var memory = Memory()
    for number in 0..<Self.reloads {
      try await steps.take(number)
      memory.note(number, of: Self.reloads)
    }
    let counts = await threads.end()
    #expect(counts.map(\.mixed) == [0, 0])
    #expect(counts.map(\.lost) == [0, 0])
    #expect(counts.allSatisfy { $0.checks > 0 })
    #expect(live.current.identity.generation == steps.generation)
    if Self.reloads >= 1_000 {
      #expect(memory.growth <= Self.mostGrowth)
      #expect(Self.slowTime(counts) <= quietTime * 3 + .microseconds(100))
    }
  }

  /// Returns the time that 99 of 100 rounds of checks are within while nothing is loaded.
  private static func slowTime(_ live: LiveRulebook) async throws -> Duration {
    let threads = CheckingThreads(2)
    try threads.start(live)
    try await threads.waitForRounds(reloads >= 1_000 ? 20_000 : 1)
    return slowTime(await threads.end())
  }

  /// Returns the time that 99 of 100 rounds of checks were within.
  private static func slowTime(_ counts: [CheckingThreads.Counts]) -> Duration {
    let times = counts.flatMap(\.times).sorted()
    return times.isEmpty ? .zero : times[times.count * 99 / 100]
  }
}

/// Changes of files in turn, each with the event that it leads to.
private struct Steps {
  let folder: TemporaryFolder
  var events: AsyncStream<LiveRulebook.Event>.Iterator

  /// The number of the generation in use.
  private(set) var generation = 1

  init(folder: TemporaryFolder, events: AsyncStream<LiveRulebook.Event>.Iterator) {
    self.folder = folder
    self.events = events
  }

  /// Changes something, and waits for what follows from it.
  ///
  /// The link to the packs leads to the folders `four` and `six` in turn.
  mutating func take(_ number: Int) async throws {
    let target = number.isMultiple(of: 2) ? "six" : "four"
    switch number % 5 {
    case 2:
      try folder.link("packs", to: "bad")
      #expect(await events.next()?.summary == "refused [\"pack.unknown_check\"]")
    case 3:
      // The target has the packs in use. They get another one, which then goes away.
      try folder.write(LivePacks.pack("extra", length: 3), to: "\(target)/extra/pack.yaml")
      try folder.link("packs", to: target)
      await expectGeneration()
      try folder.rename("\(target)/extra", to: "old")
      await expectGeneration()
      try folder.remove("old")
    case 4:
      try folder.link("packs", to: target)
      await expectGeneration()
      try folder.write(LivePacks.pack("third", length: 1 + number % 9), to: "\(target)/third.yaml")
      await expectGeneration()
    default:
      try folder.link("packs", to: target)
      await expectGeneration()
    }
  }

  /// Waits for the next generation.
  ///
  /// A file that is overwritten is empty for a moment, which may be refused.
  private mutating func expectGeneration() async {
    generation += 1
    while let event = await events.next() {
      if case .refused = event { continue }
      #expect(event.summary == "reloaded \(generation)")
      return
    }
  }
}

/// The resident memory of the process in the course of many reloads.
private struct Memory {
  private var early = 0
  private var late = 0

  var growth: Int { late - early }

  /// Notes the memory after a tenth of the reloads, and at the end.
  mutating func note(_ number: Int, of count: Int) {
    if number == count / 10 { early = Self.resident }
    if number == count - 1 { late = Self.resident }
  }

  /// The number of bytes; 0 if the system doesn't say.
  private static var resident: Int {
    do {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return (pages ?? 0) * 4_096
    } catch {
      return 0
    }
  }
}
