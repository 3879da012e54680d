import Testing
import UnicodeText

extension EditedText {
  /// Expects that kept runs are equal, that a changed run is what its source becomes alone, and
  /// that the runs cover both texts.
  ///
  /// - Parameters:
  ///   - old: The text before the edit.
  ///   - sourceLocation: The place of the expectation.
  ///   - edit: The same edit, for a part of the text.
  func expectRuns(
    from old: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ edit: (String) -> String
  ) {
    var oldBytes = Array(old.utf8)[...]
    var newBytes = Array(text.utf8)[...]
    for run in edits.runs {
      let source = oldBytes.prefix(run.oldLength)
      let result = newBytes.prefix(run.newLength)
      let expected =
        run.isChanged ? Array(edit(String(decoding: source, as: UTF8.self)).utf8) : Array(source)
      #expect(Array(result) == expected, sourceLocation: sourceLocation)
      oldBytes = oldBytes.dropFirst(run.oldLength)
      newBytes = newBytes.dropFirst(run.newLength)
    }
    #expect(oldBytes.isEmpty, sourceLocation: sourceLocation)
    #expect(newBytes.isEmpty, sourceLocation: sourceLocation)
  }
}
