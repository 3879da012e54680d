#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the process knows of itself: its environment, and where its executable is.
package enum HostProcess {
  /// Returns a variable of the environment, or nil if it is not set.
  package static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment[name]
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
