#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folder with the data that comes with the library.
///
/// It is looked for in this order, and the first that exists is taken:
///
/// 1. the folder given to ``Rulebook``;
/// 2. the folder in the environment variable `RULEBOOK_RESOURCES`;
/// 3. `rulebook_Rulebook.resources` or `.bundle` beside the executable, where builds put it;
/// 4. `../share/rulebook` beside the executable's folder, where installations put it.
enum Resources {
  private static let bundleNames = ["rulebook_Rulebook.resources", "rulebook_Rulebook.bundle"]
  private static let variable = "RULEBOOK_RESOURCES"

  /// Returns the folder.
  ///
  /// - Throws: A ``LoadingError`` that lists the places tried.
  static func folder(_ given: String?) throws(LoadingError) -> String {
    let places = places(given)
    for place in places where isDataFolder(place) { return place }
    throw LoadingError(
      Diagnostic(
        code: "data.not_found",
        file: places.first ?? "",
        reason: "the folder with RulePacks and Localizations was not found; places tried:\n"
          + places.map { "    \($0)" }.joined(separator: "\n"),
        hint: given == nil
          ? "set \(variable) to the folder"
          : "give `--resources` (in Swift, `resources:`) the folder that holds both"
      )
    )
  }

  private static func places(_ given: String?) -> [String] {
    if let given { return [given] }
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty { return [path] }
    guard let folder = executableFolder else { return [] }
    return bundleNames.map { folder + "/" + $0 } + [folder + "/../share/rulebook"]
  }

  private static func isDataFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path + "/RulePacks", isDirectory: &isFolder)
      && isFolder
  }

  private static var executableFolder: String? {
    #if os(Linux)
    // The link names the executable itself, whatever links lead to it.
    if let path = linkDestination("/proc/self/exe") { return parent(of: path) }
    #endif
    return CommandLine.arguments.first.map(parent)
  }

  private static func linkDestination(_ path: String) -> String? {
    do {
      return try FileManager.default.destinationOfSymbolicLink(atPath: path)
    } catch {
      // Without /proc the first argument must do.
      return nil
    }
  }

  private static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }
}
