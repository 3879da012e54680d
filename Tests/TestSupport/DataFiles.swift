import Foundation

/// The data that comes with the library, as it is in the project.
package enum DataFiles {
  /// The project's folder.
  package static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  /// The files of the packs, sorted.
  package static var packs: [String] {
    files(in: "RulePacks").filter { packName(inFile: $0) != nil }
  }

  /// The names that the packs have in their files, in the order of the files.
  package static var packNames: [String] { files(in: "RulePacks").compactMap(packName) }

  /// Returns the name of the pack in a file; nil if the file isn't a pack.
  private static func packName(inFile path: String) -> String? {
    guard path.hasSuffix(".yaml"), let bytes = FileManager.default.contents(atPath: path) else {
      return nil
    }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.first { $0.hasPrefix("pack: ") }.map { String($0.dropFirst(6)) }
  }

  /// The catalog files, sorted.
  package static var catalogs: [String] {
    files(in: "Localizations").filter { $0.hasSuffix(".arb") }
  }

  /// The tags of the locales that have a catalog file, sorted.
  package static var locales: [String] {
    catalogs.map { String($0.split(separator: "/").last?.dropLast(4) ?? "") }
  }

  /// The locales that have every message.
  ///
  /// Others, such as `de-CH`, have only what differs from another locale. `zh-Hant` isn't one of
  /// them, because its last subtag is a script, which has four letters.
  package static var languages: [String] {
    locales.filter { locale in
      locale.split(separator: "-").dropFirst().allSatisfy { $0.utf8.count == 4 }
    }
  }

  /// Returns the lines of a file of the project, without empty lines and comments.
  package static func lines(_ name: String) throws -> [String] {
    try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      .split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  /// Returns the lines of a file of the project, in sections that comments separate.
  package static func sections(_ name: String) throws -> [[String]] {
    try String(contentsOfFile: root + "/" + name, encoding: .utf8)
      .split(separator: "\n").split { $0.hasPrefix("#") }.map { $0.map(String.init) }
  }

  private static func files(in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap {
      $0 as? String
    }
    let sorted = (names ?? []).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    return sorted.map { "\(root)/\(folder)/\($0)" }
  }
}
