import Dispatch
import Foundation
import Rulebook
import Synchronization

/// Two threads that check by a live rulebook while its pack changes.
struct LiveWork {
  /// Reloads a pack that gives two rules the same length, which is four or six in turn.
  ///
  /// - Parameter reloads: How often the pack changes.
  /// - Returns: The number of checks that saw two lengths.
  /// - Throws: What writing the pack or loading it throws.
  static func mixedChecks(reloads: Int) throws -> Int {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "pack.yaml")
    try write(4, to: file)
    var options = LiveRulebook.Options()
    options.quietPeriod = .milliseconds(5)
    let live = try LiveRulebook(.folder(folder.path), options: options)
    let rules = try live.following { (rulebook) throws(UsageError) in
      (try rulebook.rule("first"), try rulebook.rule("second"))
    }
    let mixed = Atomic(0)
    let hasEnded = Atomic(false)
    let isDone = DispatchSemaphore(value: 0)
    for _ in 1...2 {
      Thread {
        while !hasEnded.load(ordering: .acquiring) {
          let (first, second) = rules.current
          if first.accepts("1234") != second.accepts("1234") { mixed.add(1, ordering: .relaxed) }
          _ = live.current.ruleNames
        }
        isDone.signal()
      }.start()
    }
    for number in 1...reloads {
      try write(number.isMultiple(of: 2) ? 4 : 6, to: file)
      live.reload()
    }
    hasEnded.store(true, ordering: .releasing)
    for _ in 1...2 { isDone.wait() }
    live.stop()
    try FileManager.default.removeItem(at: folder)
    return mixed.load(ordering: .relaxed)
  }

  private static func write(_ length: Int, to file: URL) throws {
    let rule = "{ checks: [length: \(length)] }"
    try Data("format: 1\npack: live\nrules: { first: \(rule), second: \(rule) }\n".utf8)
      .write(to: file)
  }
}
