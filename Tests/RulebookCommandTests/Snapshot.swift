import Foundation
import Testing

/// Compares a text with the file `Snapshots/NAME.txt` beside the tests.
///
/// With the environment variable `RULEBOOK_RECORD_SNAPSHOTS` the file is written instead, and
/// the test fails, so that a recording run never passes for a real one.
func expectSnapshot(
  _ text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots/\(name).txt")
  if ProcessInfo.processInfo.environment["RULEBOOK_RECORD_SNAPSHOTS"] != nil {
    try Data(text.utf8).write(to: file)
    Issue.record("recorded \(name)", sourceLocation: sourceLocation)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, sourceLocation: sourceLocation)
}
