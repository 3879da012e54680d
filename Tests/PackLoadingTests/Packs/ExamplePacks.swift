import Documents
import Foundation
import RuleEngine
import SourceTexts
import TestSupport
import Violations

@testable import PackLoading

/// The packs whose examples `Scripts/check` runs.
///
/// They come with the library, or are in `Examples`, in the documents, or in the lines of the table
/// of kinds.
struct ExamplePacks {
  /// The files, each a record.
  private var nodes: [DocumentNode] = []

  /// The settings that the packs use, by the names of the checks.
  private(set) var settings: [String: Set<String>] = [:]

  /// Reads all packs.
  init() throws {
    let folders = ["RulePacks", "Examples/Packs", "Examples/Numbers"]
    for folder in folders {
      for file in try Self.files(in: folder, ending: "yaml") {
        let text = try String(contentsOf: file, encoding: .utf8)
        try add(text, in: file.deletingLastPathComponent().path)
      }
    }
    let documents =
      try Self.files(in: ".", ending: "md", deep: false)
      + Self.files(in: "RulePacks", ending: "md", deep: false)
    for document in documents {
      let blocks = try String(contentsOf: document, encoding: .utf8)
        .components(separatedBy: "\n```yaml\n").dropFirst()
      for block in blocks { try add(block.components(separatedBy: "\n```")[0]) }
    }
    for row in try DataFiles.lines("Examples/Kinds/kinds.tsv") {
      let line = row.split(separator: "\t", omittingEmptySubsequences: false)[2]
      if line.isEmpty { continue }
      let body =
        line.hasPrefix("fields:")
        ? "forms: { a: { \(line) } }" : "rules: { a: { checks: [{ \(line) }] } }"
      try add("format: 1\npack: kind\ngroups: [strict]\n\(body)\n")
    }
  }

  private static func files(in folder: String, ending: String, deep: Bool = true) throws -> [URL] {
    let root = Checkout.root.appending(path: folder)
    let names =
      deep
      ? FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      : try FileManager.default.contentsOfDirectory(atPath: root.path)
    return names.filter { $0.hasSuffix("." + ending) }.sorted().map { root.appending(path: $0) }
  }

  /// Adds the text of a file if it is a pack.
  private mutating func add(_ text: String, in folder: String? = nil) throws {
    guard text.hasPrefix("pack: ") || text.contains("\npack: ") else { return }
    let source = SourceText(text, name: folder ?? "document")
    nodes.append(try YAMLReader.read(source))
    let files = folder.map { FolderFiles(inFolder: $0) } ?? .none
    let pack = try PackReader.declaration(source, registry: .builtIn, files: files)
    for rule in pack.rules {
      note(rule.checks)
      for change in rule.changes { noteChange(change.settings) }
    }
    for form in pack.forms {
      note(form.fields.flatMap(\.checks) + form.checks.map(\.check))
      note(form.fields.flatMap(\.conditions).flatMap(\.content.checks))
    }
  }

  private mutating func note(_ checks: [CheckTemplate]) {
    for check in checks {
      settings[check.definition.name, default: []].formUnion(check.settings.keys)
      note(check.nested)
    }
  }

  /// Notes the settings of a change for each check that has all of them.
  private mutating func noteChange(_ change: DocumentNode) {
    let keys = change.record?.keys ?? []
    for check in SubjectRegistry.builtIn.checks
    where keys.allSatisfy({ check.setting($0) != nil }) {
      settings[check.name, default: []].formUnion(keys)
    }
  }

  // MARK: Places

  /// Returns the keys of the records at places such as `rules/*/checks/[]`: of any rule, any check.
  func keys(at places: [String]) -> Set<String> {
    Set(places.flatMap(records).flatMap(\.keys))
  }

  /// Returns the records at a place.
  func records(at place: String) -> [DocumentRecord] { nodes(at: place).compactMap(\.record) }

  /// Returns the texts at a place.
  func texts(at place: String) -> Set<String> { Set(nodes(at: place).compactMap(\.text)) }

  private func nodes(at place: String) -> [DocumentNode] {
    place.split(separator: "/").reduce(nodes) { nodes, step in
      nodes.flatMap { node in
        switch step {
        case "*": node.record?.entries.map(\.value) ?? []
        case "[]": node.list ?? [node]
        default: node.record?[String(step)].map { [$0] } ?? []
        }
      }
    }
  }
}
