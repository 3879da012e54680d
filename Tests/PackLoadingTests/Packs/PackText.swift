import Documents
import PackLoading
import Rules
import TestSupport
import Testing
import Violations

/// Packs from texts, each read and linked as a folder of files would be.
enum PackText {
  static let header = "format: 1\npack: acme\n"

  /// Reads packs, lowest layer first, and links them; the files are named `0.yaml`, `1.yaml`, ….
  static func library(
    _ texts: [String],
    files: [String: String] = [:]
  ) throws(LoadingError) -> PackLibrary {
    var packs: [PackDeclaration] = []
    for (index, text) in texts.enumerated() {
      let source = SourceText(text, name: "\(index).yaml")
      packs.append(
        try PackReader.read(source, registry: .builtIn, files: Self.files(files))
      )
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    try library.checkEverything()
    return library
  }

  /// The files beside a pack, from texts by their names.
  static func files(_ texts: [String: String]) -> FolderFiles {
    @Sendable func missing(_ name: String) -> LoadingError {
      LoadingError(Diagnostic(code: "file.not_found", file: name, reason: "no file"))
    }
    return FolderFiles(
      read: { (name) throws(LoadingError) in
        guard let text = texts[name] else { throw missing(name) }
        return SourceText(text, name: name)
      },
      names: { (folder) throws(LoadingError) in
        let names = texts.keys.filter { $0.hasPrefix(folder + "/") }
        if names.isEmpty { throw missing(folder) }
        return names.map { String($0.dropFirst(folder.count + 1)) }.sorted()
      }
    )
  }

  /// Returns what is wrong in packs; empty if nothing is.
  static func errors(_ texts: [String], files: [String: String] = [:]) -> [Diagnostic] {
    do throws(LoadingError) {
      _ = try library(texts, files: files)
      return []
    } catch {
      return error.diagnostics
    }
  }
}

/// What a broken pack must be refused for.
struct RefusalRow: CustomTestStringConvertible, Sendable {
  /// One diagnostic: `code line:column`, a part of the reason, and a part of the hint.
  struct Expected: Sendable {
    var position: String
    var reason: String
    var hint: String?

    init(_ position: String, _ reason: String = "", hint: String? = nil) {
      self.position = position
      self.reason = reason
      self.hint = hint
    }
  }

  var name: String
  var texts: [String]
  var expected: [Expected]
  var testDescription: String { name }

  /// A pack whose first two lines are those of ``PackText/header``.
  init(_ name: String, _ body: String, _ expected: Expected...) {
    self.init(name, whole: [PackText.header + body], expected)
  }

  /// Whole files, lowest layer first.
  init(_ name: String, whole texts: [String], _ expected: [Expected]) {
    self.name = name
    self.texts = texts
    self.expected = expected
  }
}

extension RefusalRow {
  /// The difference between what was expected and what was found, in words; empty if none.
  func difference(from found: [Diagnostic]) -> String {
    let positions = found.map { "\($0.code) \($0.line):\($0.column)" }
    guard positions == expected.map(\.position) else { return found.description }
    for (expected, found) in zip(expected, found) {
      if !expected.reason.isEmpty, !found.reason.contains(expected.reason) {
        return found.description
      }
      if let hint = expected.hint, found.hint?.contains(hint) != true { return found.description }
    }
    return ""
  }
}
