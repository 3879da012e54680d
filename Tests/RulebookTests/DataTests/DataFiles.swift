import Foundation

/// The data that comes with the library, as it stands in the project.
enum DataFiles {
  /// The project's folder.
  static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  /// The files of the packs, sorted.
  static var packs: [String] { files(in: "RulePacks").filter { $0.hasSuffix("/pack.yaml") } }

  /// The catalog files, sorted.
  static var catalogs: [String] { files(in: "Localizations").filter { $0.hasSuffix(".arb") } }

  /// Returns the lines of a file of the project, without blank ones and comments.
  static func lines(_ name: String) throws -> [String] {
    try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// Returns the lines of a file of the project between comments.
  static func sections(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      .split(separator: "\n").split { $0.hasPrefix("#") }.map { $0.map(String.init) }
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap {
      $0 as? String
    }
    return (names ?? []).sorted().map { "\(root)/\(folder)/\($0)" }
  }
}
