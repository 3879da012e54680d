import Foundation
import Testing

/// Compares a text with the file `Snapshots/NAME.txt` next to the tests.
///
/// `make generate` sets the environment variable `RULEBOOK_RECORD_SNAPSHOTS`. Then a file that
/// differs is written and the test fails, so a run that recorded something never passes.
func expectSnapshot(
  _ text: String,
  named name: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Snapshots/\(name).txt")
  let isRecording = ProcessInfo.processInfo.environment["RULEBOOK_RECORD_SNAPSHOTS"] != nil
  let isNew = isRecording && !FileManager.default.fileExists(atPath: file.path)
  let expected = isNew ? "" : try String(contentsOf: file, encoding: .utf8)
  if isRecording, text != expected { try Data(text.utf8).write(to: file) }
  #expect(
    text == expected,
    "if this is meant, run `make generate` and read the difference",
    sourceLocation: sourceLocation
  )
}
