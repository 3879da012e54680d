import Foundation
import FuzzTargets
import Testing

/// A short campaign against each target.
///
/// `make fuzz` runs long ones.
@Suite("Promises for any input")
struct PromiseTests {
  private static let targets = FuzzTargets.all()
  private static let seed: UInt64 = 1
  private static let inputs: Range<UInt64> = 0..<300

  @Test("hold", arguments: targets.map(\.name))
  func hold(name: String) throws {
    let target = try #require(Self.targets.first { $0.name == name })
    let grammar = target.grammar
    for index in Self.inputs {
      let input = grammar.input(index, seed: Self.seed)
      do {
        try target.attack(with: input)
      } catch {
        Issue.record("input \(index), \(input.escapedLiteral): \(error)")
        return
      }
    }
  }

  @Test("are made for each subject once")
  func names() throws {
    let names = Self.targets.map(\.name)
    #expect(Set(names).count == names.count)
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fuzzing/Sources/FuzzTargets")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
    let targets = files.filter { $0.hasSuffix("Target.swift") && $0 != "FuzzTarget.swift" }
    #expect(targets.count == names.count)
  }
}
