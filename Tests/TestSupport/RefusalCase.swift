import Foundation
package import Violations

/// A case of `Tests/Fixtures/Refusals`: files of packs and catalogs, and what must be reported
/// about them.
///
/// The README there describes how to write cases.
package struct RefusalCase: CustomStringConvertible, Sendable {
  /// An expected diagnostic: its codes and its places, any of them allowed.
  struct Expected: Sendable {
    var codes: [Substring]
    var places: [String]
    var isWarning = false
  }

  /// The name of the text, and the title of the case in it.
  package internal(set) var description: String

  /// The files by name.
  package internal(set) var files: [String: [UInt8]] = [:]

  /// The packs that are given, and the folders of catalogs next to them.
  package internal(set) var given: [String] = []
  package internal(set) var catalogs: [String] = []

  /// The symbolic links by name, with their targets.
  var links: [String: String] = [:]

  /// Whether the rest is loaded despite the errors.
  package internal(set) var loads = false

  var expected: [Expected] = []

  /// Words that a reason or a hint must contain.
  var reasons: [Substring] = []
  var hints: [Substring] = []

  /// Whether an error is expected.
  package var isBroken: Bool { expected.contains { !$0.isWarning } }

  /// Returns the cases of all texts in a folder of fixtures.
  package static func all(in folder: String = "Refusals") throws -> [RefusalCase] {
    let folder = Fixtures.path(folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    return try names.filter { $0.hasSuffix(".txt") }.flatMap { name in
      let text = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      return RefusalReader.cases(in: text, named: String(name.dropLast(4)))
    }
  }

  /// Writes the files into a new folder.
  package func write() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in files { try folder.write(bytes, to: name) }
    for (name, target) in links {
      let path = "\(folder.path)/\(name)"
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    return folder
  }

  /// Compares what is reported about a case with what is expected.
  ///
  /// - Parameters:
  ///   - errors: The errors.
  ///   - warnings: The other diagnostics; nil if warnings aren't requested.
  ///   - folder: The folder with the files.
  /// - Returns: The difference in words; empty if there is none.
  package func difference(
    _ errors: [Diagnostic],
    warnings: [Diagnostic]? = nil,
    in folder: TemporaryFolder
  ) -> String {
    var surplus = errors.map { Said($0, in: folder.path) }
    var missing: [String] = []
    for one in expected where !one.isWarning || warnings != nil {
      let said = one.isWarning ? warnings?.map { Said($0, in: folder.path) } ?? [] : surplus
      let index = said.firstIndex {
        one.codes.contains($0.code[...]) && one.places.contains($0.place)
      }
      if index == nil { missing.append("\(one.codes.joined(separator: "|")) \(one.places)") }
      if let index, !one.isWarning { surplus.remove(at: index) }
    }
    missing += reasons.filter { words in !errors.contains { $0.reason.contains(words) } }
      .map { "a reason with \($0)" }
    missing += hints.filter { words in !errors.contains { $0.hint?.contains(words) == true } }
      .map { "a hint with \($0)" }
    if missing.isEmpty && surplus.isEmpty { return "" }
    let said = errors.map(\.description).joined(separator: "\n")
    return "lacks \(missing); does not expect \(surplus); the errors are\n\(said)"
  }

  /// A diagnostic, with its place in the form that cases use.
  private struct Said: CustomStringConvertible {
    var code: String
    var place: String
    var description: String { "\(place) \(code)" }

    init(_ diagnostic: Diagnostic, in folder: String) {
      code = diagnostic.code
      let file = diagnostic.file
      place = file == folder ? "." : file.replacing(folder + "/", with: "", maxReplacements: 1)
      if diagnostic.line > 0 { place += ":\(diagnostic.line):\(diagnostic.column)" }
    }
  }
}
