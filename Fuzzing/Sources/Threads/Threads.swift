import Dispatch
import Foundation
import Rulebook
import Synchronization

/// Uses a rulebook from eight threads at the same time, beginning with its first use.
///
/// They use rules, forms, locales, regions, dictionaries, lines, and sessions on the main thread.
/// Then two threads use a live rulebook whose pack changes.
///
/// Each thread begins at another place of the same work, and all must get the same results as a
/// single thread. `make threads` runs this under the thread sanitizer.
@main
struct Threads {
  private static let count = 8

  @MainActor
  static func main() throws {
    let argument = CommandLine.arguments.dropFirst().first
    if argument == "race" { return RaceOnPurpose().run() }
    let rounds = argument.flatMap { Int($0) } ?? 3
    let alone = try Rulebook()
    let expected = try ValueWork.all.map { try $0.answer(alone) }
    let session = try SessionWork().answers(alone)
    for round in 1...rounds {
      let rulebook = try Rulebook()
      let wrong = Atomic(0)
      let isDone = DispatchSemaphore(value: 0)
      for thread in 1..<count {
        Thread {
          let start = thread * ValueWork.all.count / count
          for place in ValueWork.all.indices {
            let index = (start + place) % ValueWork.all.count
            let answer = try? ValueWork.all[index].answer(rulebook)
            if answer == expected[index] { continue }
            wrong.add(1, ordering: .relaxed)
            let (work, differing) = (
              ValueWork.all[index], zip(answer ?? [], expected[index]).filter(!=)
            )
            print("\(work.rule) \(work.value) in \(work.locale): \(differing)")
          }
          isDone.signal()
        }.start()
      }
      let answers = try SessionWork().answers(rulebook)
      for _ in 1..<count { isDone.wait() }
      let differing = wrong.load(ordering: .relaxed) + (answers == session ? 0 : 1)
      print("round \(round): \(ValueWork.all.count) values in each of \(Self.count) threads")
      if differing > 0 {
        print("\(differing) answers differ from those of a single thread")
        exit(1)
      }
    }
    let reloads = 20 * rounds
    let mixed = try LiveWork.mixedChecks(reloads: reloads)
    print("\(reloads) reloads while two threads check")
    if mixed > 0 {
      print("\(mixed) checks saw two generations")
      exit(1)
    }
  }
}
