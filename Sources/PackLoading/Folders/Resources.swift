import Documents
public import Violations

#if canImport(Darwin)
import Foundation
#endif

/// Finds the folder with the data that comes with the library, `RulePacks` and `Localizations`.
///
/// The search takes the first of these that exists:
///
/// 1. the folder that the program passes;
/// 2. the folder in the environment variable `RULEBOOK_RESOURCES`;
/// 3. `rulebook_Rulebook.resources` or `.bundle` next to the executable, where builds put it;
/// 4. on Apple's systems, the bundle in the places that these use: `../Resources` relative to the
///    executable's folder, the resources of the main bundle, and the resources of a test bundle
///    that is running;
/// 5. `../share/rulebook` relative to the executable's folder, where installations put it.
///
/// The search doesn't use `Bundle.module`, which ends the process if the data is gone.
public enum Resources {
  /// The names of the data's folders.
  package static let parts = ["RulePacks", "Localizations"]

  private static let bundleNames = ["rulebook_Rulebook.resources", "rulebook_Rulebook.bundle"]
  private static let variable = "RULEBOOK_RESOURCES"

  /// Finds the folder.
  ///
  /// - Parameter given: The folder that the program passes; nil to search for it.
  /// - Returns: The path of the first place that has a folder `RulePacks`.
  /// - Throws: A ``LoadingError`` with the code `data.not_found` that lists the places tried.
  public static func folder(_ given: String?) throws(LoadingError) -> String {
    let places =
      given.map { [$0] }
      ?? candidates(
        variable: HostProcess.environment(variable),
        executableFolder: HostProcess.executableFolder,
        bundles: hostBundles
      )
    for place in places where Folder.isFolder(place + "/RulePacks") { return place }
    throw LoadingError(
      Diagnostic(
        code: "data.not_found",
        file: places.first ?? "",
        reason: "the folder with RulePacks and Localizations wasn't found; places tried:\n"
          + places.map { "    \($0)" }.joined(separator: "\n"),
        hint: given == nil
          ? "set \(variable) to the folder"
          : "pass `--resources` (in Swift, `resources:`) the folder that contains both"
      )
    )
  }

  /// Lists where the data may be.
  ///
  /// - Parameters:
  ///   - variable: The value of the environment variable.
  ///   - executableFolder: The folder of the executable.
  ///   - bundles: The folders where the system keeps resources of the program or of its tests.
  /// - Returns: The paths, the most likely first; if the variable is set, only its path.
  static func candidates(
    variable: String?,
    executableFolder: String?,
    bundles: [String] = []
  ) -> [String] {
    if let variable, !variable.isEmpty { return [variable] }
    var hosts = executableFolder.map { [$0] } ?? []
    #if canImport(Darwin)
    if let executableFolder {
      hosts.append(Folder.path(of: "../Resources", in: executableFolder))
    }
    #endif
    hosts += bundles
    var places: [String] = []
    for host in hosts {
      for place in bundleNames.map({ Folder.path(of: $0, in: host) }) where !places.contains(place)
      {
        places.append(place)
        // A bundle on macOS keeps its files one level deeper than a bundle on iOS.
        if place.hasSuffix(".bundle"), !bundles.isEmpty {
          places.append(place + "/Contents/Resources")
        }
      }
    }
    return places + (executableFolder.map { [Folder.path(of: "../share/rulebook", in: $0)] } ?? [])
  }

  /// The folders where Apple's systems keep the resources of the running program: the resources of
  /// the main bundle and of loaded test bundles (`X.xctest/Contents/Resources`), and the folders
  /// that contain the test bundles.
  private static var hostBundles: [String] {
    #if canImport(Darwin)
    let tests = Bundle.allBundles.filter { $0.bundleURL.pathExtension == "xctest" }
    return ([Bundle.main] + tests).compactMap { $0.resourceURL?.path }
      + tests.map { $0.bundleURL.deletingLastPathComponent().path }
    #else
    return []
    #endif
  }
}
