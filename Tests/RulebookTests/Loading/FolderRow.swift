import Foundation
import Rulebook
import TestSupport
import Testing

/// A folder that lint and loading read, and what both report about it.
struct FolderRow: CustomTestStringConvertible, Sendable {
  var name: String

  /// The files by name.
  var files: [String: String]

  /// The symbolic links by name, with their targets relative to their folder.
  var links: [String: String] = [:]
  var options: Rulebook.LoadingOptions = []

  /// Code and file of each error.
  var errors: [String] = []

  /// Code and file of every other diagnostic.
  var remarks: [String] = []

  var testDescription: String { name }

  /// Writes the folder `packs`, next to a folder `outside` with a pack, a table and a catalog.
  func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: "packs/" + name) }
    let root = folder.path + "/packs"
    let inner = files.keys.map { "packs/" + $0 } + links.keys.map { "packs/" + $0 } + ["packs/x"]
    for name in inner {
      try FileManager.default.createDirectory(
        atPath: ((folder.path + "/" + name) as NSString).deletingLastPathComponent,
        withIntermediateDirectories: true
      )
    }
    try folder.write(Self.pack("outside"), to: "outside/pack.yaml")
    try folder.write("outside\n", to: "outside/words.txt")
    try folder.write(#"{"@@locale": "en"}"#, to: "outside/en.arb")
    try folder.write("# role: words\n\noutside\n", to: "outside/dictionaries/words.txt")
    for (name, target) in links {
      try FileManager.default.createSymbolicLink(
        atPath: root + "/" + name,
        withDestinationPath: target
      )
    }
    return folder
  }

  /// Returns a pack that has only a rule of its name.
  static func pack(_ name: String) -> String {
    """
    format: 1
    pack: \(name)
    rules:
      \(name):
        checks: [length: 3]
        examples: { valid: [abc], invalid: [ { value: ab, codes: [length.wrong] } ] }

    """
  }

  /// A pack with a table next to it.
  static let listed = """
    format: 1
    pack: listed
    tables: { words: { kind: words, file: words.txt } }
    rules:
      listed:
        checks: [one-of: { words: words }]
        examples: { valid: [inside], invalid: [ { value: ab, codes: [one_of.unlisted] } ] }

    """
}
