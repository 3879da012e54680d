import BlocklistFiles
import Foundation
import PackLoading
import PasswordRules
import RulebookAuthoring
import TestSupport
import Testing
import Violations

@Suite("Files of blocklists that change while they are in use")
struct BlocklistFileTests {
  private static let fixture = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/Command/Blocklists/words.blocklist")

  static let changes: [(name: String, script: String)] = [
    ("overwritten with zeros", "head -c $(wc -c < \"$0\") /dev/zero > \"$0\""),
    (
      "changed in place, with its old time",
      "cp -p \"$0\" \"$0.old\"; dd if=/dev/zero of=\"$0\" bs=64 seek=64 count=1 conv=notrunc "
        + "2>/dev/null; touch -r \"$0.old\" \"$0\"; rm \"$0.old\""
    ),
    ("cut off", ": > \"$0\""), ("replaced by `cp`", "cp /bin/sh \"$0\""),
    ("replaced by renaming", "cp \"$0\" \"$0.new\"; mv \"$0.new\" \"$0\""),
    ("removed", "rm \"$0\""),
  ]

  private static func findings(_ list: Blocklist) -> [[ViolationCode]] {
    let check = BlocklistCheck(list)
    return ["letmein", "no such password"].map { check.violations(in: $0).map(\.code) }
  }

  @Test("In memory nothing changes; by position nobody knows", arguments: changes)
  func changed(row: (name: String, script: String)) throws {
    let path = NSTemporaryDirectory() + "/rulebook-" + UUID().uuidString
    try FileManager.default.copyItem(at: Self.fixture, to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    let inMemory = try Blocklist(contentsOfFile: path)
    let byPosition = try Blocklist(contentsOfFile: path, inMemoryUpTo: 0)
    let known: [[ViolationCode]] = [["blocklist.listed"], []]
    #expect(Self.findings(inMemory) == known && Self.findings(byPosition) == known)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", row.script, path]
    try process.run()
    process.waitUntilExit()
    #expect(Self.findings(inMemory) == known)
    #expect(Self.findings(byPosition) == [["data.unreadable"], ["data.unreadable"]])
    let check = BlocklistCheck(byPosition)
    #expect(check.outcome(of: "letmein") == .inconclusive)
    #expect(check.outcome(of: "no such password") == .inconclusive)
  }
}
