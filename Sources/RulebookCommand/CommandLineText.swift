import ArgumentParser
import Rulebook

/// The arguments of the process as the system gives them.
enum CommandLineText {
  /// Ends the command where an argument is not valid UTF-8.
  ///
  /// Swift puts U+FFFD in place of what is not valid, so another value than the given one would
  /// be checked.
  ///
  /// - Throws: An exit code, after the number of the argument was shown.
  static func requireUTF8() throws {
    for number in 0..<Int(CommandLine.argc) {
      // SAFETY: the system gives `argc` pointers to texts that end with NUL and live as long as
      // the process.
      guard let text = CommandLine.unsafeArgv[number] else { continue }
      if String(validatingCString: text) == nil {
        Console.error("rulebook: argument \(number) is not valid UTF-8\n")
        throw ExitCodes.broken
      }
    }
  }
}
