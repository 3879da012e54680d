import Dispatch
import Foundation
import Rulebook
import Synchronization

/// Uses one rulebook from eight threads at once, from its very first use on: rules, forms, locales,
/// regions, dictionaries, lines, and sessions on the main thread.
///
/// Each thread begins at another place of the same work, and all must come to what one thread alone
/// comes to. `make threads` runs it under the thread sanitizer.
@main
struct Threads {
  private static let count = 8

  @MainActor
  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 3
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
            if answer != expected[index] { wrong.add(1, ordering: .relaxed) }
          }
          isDone.signal()
        }.start()
      }
      let answers = try SessionWork().answers(rulebook)
      for _ in 1..<count { isDone.wait() }
      let differing = wrong.load(ordering: .relaxed) + (answers == session ? 0 : 1)
      print("round \(round): \(ValueWork.all.count) values in each of \(Self.count) threads")
      if differing > 0 {
        print("\(differing) answers differ from those of one thread alone")
        exit(1)
      }
    }
  }
}
