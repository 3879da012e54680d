#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Information about the process itself: its environment, and the folder of its executable.
package enum HostProcess {
  /// Returns a variable of the environment, or nil if it isn't set.
  package static func environment(_ name: String) -> String? {
    // SAFETY: nothing here changes the environment. Foundation would read all of it for one
    // variable.
    getenv(name).map { String(cString: $0) }
  }

  /// The folder of the executable; nil if it can't be determined.
  package static var executableFolder: String? {
    #if os(Linux)
    // The link leads to the executable itself, even if the program was started through links.
    // Without /proc, the first argument must do.
    if let path = Folder.destination(ofLink: "/proc/self/exe") { return Folder.parent(of: path) }
    #endif
    return CommandLine.arguments.first.map(Folder.parent)
  }
}
