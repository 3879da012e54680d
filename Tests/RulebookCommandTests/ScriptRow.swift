import Testing

/// A script that runs the command as `$0`, and what it writes to standard output.
struct ScriptRow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var script: String
  var output: String

  /// Creates a row with a script and its expected output.
  init(_ name: String, _ script: String, _ output: String) {
    testDescription = name
    self.script = script
    self.output = output
  }
}
