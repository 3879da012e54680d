import Documents
import PackLoading
import RuleEngine
import SourceTexts
import TestSupport
import Violations

/// Packs from texts, each read and linked as a folder of files would be.
enum PackText {
  static let header = "format: 1\npack: acme\n"

  /// Reads packs, lowest layer first, and links them; the files have the names `0.yaml`, `1.yaml`,
  /// ….
  static func library(
    _ texts: [String],
    files: [String: String] = [:],
    budget: LoadingBudget = LoadingBudget()
  ) throws(LoadingError) -> PackLibrary {
    var packs: [PackDeclaration] = []
    for (index, text) in texts.enumerated() {
      let source = SourceText(text, name: "\(index).yaml")
      packs.append(try PackReader.read(source, registry: .builtIn, files: Self.files(files)))
    }
    let library = try PackLibrary(packs, registry: .builtIn)
    try library.checkEverything(in: nil, within: budget)
    return library
  }

  /// Returns the files next to a pack, from texts by their names.
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

  /// Returns the errors in packs; empty if there are none.
  static func errors(
    _ texts: [String],
    files: [String: String] = [:],
    budget: LoadingBudget = LoadingBudget()
  ) -> [Diagnostic] {
    do throws(LoadingError) {
      _ = try library(texts, files: files, budget: budget)
      return []
    } catch {
      return error.diagnostics
    }
  }
}
