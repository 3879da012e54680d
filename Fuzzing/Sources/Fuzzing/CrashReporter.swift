import Foundation

/// Prints the inputs that were being tried when the process crashes.
enum CrashReporter {
  /// Installs handlers for the signals of a crash.
  static func install() {
    // The handlers only read memory that already exists.
    _ = Workplaces.shared
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      signal(number) { number in
        CrashReporter.write("\nCrashed. Repeat with --count 1 and one of:")
        for workplace in Workplaces.shared {
          if let index = workplace.current { CrashReporter.write(" --first \(index)") }
        }
        CrashReporter.write("\n")
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // SAFETY: the pointer and the count belong to the same buffer.
      _ = unsafe Foundation.write(STDERR_FILENO, bytes.baseAddress, bytes.count)
    }
  }
}
