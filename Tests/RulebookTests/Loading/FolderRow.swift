import Foundation
import Rulebook
import Testing

/// A folder that is given to lint and to loading, and what both say of it.
struct FolderRow: CustomTestStringConvertible, Sendable {
  var name: String

  /// The files by name.
  var files: [String: String]

  /// The symbolic links by name, and where each leads, as seen from its folder.
  var links: [String: String] = [:]
  var options: LoadingOptions = []

  /// Code and file of each error.
  var errors: [String] = []

  /// Code and file of everything else that is said.
  var remarks: [String] = []

  var testDescription: String { name }

  /// Writes the folder `packs`, beside which a folder `outside` has a pack, a table and a catalog.
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

  /// A pack with nothing but a rule of its name.
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

  /// A pack with a table beside it.
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
