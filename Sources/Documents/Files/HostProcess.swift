#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the process knows of itself: its environment, and where its executable is.
package enum HostProcess {
  /// Returns a variable of the environment, or nil if it is not set.
  package static func environment(_ name: String) -> String? {
    // SAFETY: nothing here changes the environment. Foundation would read all of it for one variable.
    getenv(name).map { String(cString: $0) }
  }

  /// The folder of the executable; nil where that cannot be found out.
  package static var executableFolder: String? {
    #if os(Linux)
    // The link names the executable itself, whatever links lead to it.
    if let path = linkDestination("/proc/self/exe") { return Folder.parent(of: path) }
    #endif
    return CommandLine.arguments.first.map(Folder.parent)
  }

  private static func linkDestination(_ path: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      // Without /proc the first argument must do.
      return nil
    }
  }
}
