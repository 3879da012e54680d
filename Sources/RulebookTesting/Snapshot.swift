import Documents
import SourceTexts
public import Testing

/// The name of the environment variable that makes tests write snapshots.
private let recordingVariable = "RULEBOOK_RECORD_SNAPSHOTS"

/// Compares a text with the file `Snapshots/NAME.txt` next to the test.
///
///     try expectSnapshot(form.check(ann).summary(in: "de").text, named: "sign-up-de")
///
/// If the environment variable `RULEBOOK_RECORD_SNAPSHOTS` is set, a file that differs is written,
/// and the test fails. So a run that recorded something never passes.
///
/// - Parameters:
///   - text: The text.
///   - name: The name of the file, without its ending.
///   - filePath: The file of the test.
///   - sourceLocation: The place that a difference is reported at.
/// - Throws: A `LoadingError` if there is no snapshot, or a `StreamError` if it can't be written.
public func expectSnapshot(
  _ text: String,
  named name: String,
  filePath: String = #filePath,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let folder = Folder.path(of: "Snapshots", in: Folder.parent(of: filePath))
  let file = Folder.path(of: name + ".txt", in: folder)
  let isRecording = HostProcess.environment(recordingVariable) != nil
  let isNew = isRecording && !Folder.isFile(file)
  let expected = isNew ? nil : try SourceText(contentsOfFile: file).text
  if text == expected { return }
  if isRecording {
    try Folder.create(folder)
    try OutputFile.write(Array(text.utf8), to: file)
  }
  let advice =
    isRecording
    ? "it was written; read the difference"
    : "if this is meant, set \(recordingVariable), run the test, and read the difference"
  let difference = firstDifference(between: text, and: expected ?? "")
  Issue.record(
    Comment(rawValue: "\(file) differs in \(difference); \(advice)"),
    sourceLocation: sourceLocation
  )
}

/// Returns the first line that differs, with what it is and what it was.
private func firstDifference(between text: String, and expected: String) -> String {
  let new = text.split(separator: "\n", omittingEmptySubsequences: false)
  let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
  let line = zip(new, old).prefix { $0 == $1 }.count
  let found = line < new.count ? "`\(new[line])`" : "the end of the text"
  let was = line < old.count ? "`\(old[line])`" : "the end of the file"
  return "line \(line + 1): it is \(found), and was \(was)"
}
