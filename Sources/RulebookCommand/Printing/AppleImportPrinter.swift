import Documents
import Rulebook
import RulebookAuthoring
import TranslationExchange
import UnicodeText
import Violations

/// Writes the result of `rulebook import` for an Apple file, as text and as JSON.
struct AppleImportPrinter {
  /// How many of a kind of note are shown before the rest is only counted.
  private static let shown = 10

  let file: String
  let results: [TranslationImport]
  let notes: [AppleNote]

  /// A line for each catalog file, and below them what there is to know.
  var text: String {
    var lines = results.map(\.summary)
    if results.isEmpty { lines.append("\(visible(file)): no texts are taken") }
    let replaced = Set(results.flatMap(\.replaced)).sorted()
    if !replaced.isEmpty {
      lines.append(
        "in place of texts of the library: \(replaced.map { visible($0) }.joined(separator: ", "))"
      )
    }
    for kind in AppleNote.Kind.allCases {
      let notes = notes.filter { $0.kind == kind }
      if notes.isEmpty { continue }
      lines.append("\(notes.count) \(kind.words):")
      lines += notes.prefix(Self.shown).map { "  " + line(of: $0) }
      if notes.count > Self.shown { lines.append("  … and \(notes.count - Self.shown) more") }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(of note: AppleNote) -> String {
    let place = note.kind == .unused ? "line \(note.position.line)" : "\(note.position)"
    let key = note.key.isEmpty ? "\"\"" : visible(note.key)
    return "\(place): \(key)" + (note.locale.map { " (\($0))" } ?? "")
      + (note.detail.isEmpty ? "" : ": \(visible(note.detail))")
  }

  /// The same for programs.
  var members: [String: Value] {
    [
      "files": .list(
        results.map { result in
          .record([
            "file": .text(result.file), "added": .list(result.added.map(Value.text)),
            "changed": .list(result.changed.map(Value.text)),
            "unchanged": .decimal(ExactDecimal(result.unchanged)),
            "replaced": .list(result.replaced.map(Value.text)),
          ])
        }
      ),
      "notes": .list(
        notes.map { note in
          var members: [String: Value] = [
            "kind": .text(note.kind.rawValue), "key": .text(note.key),
            "line": .decimal(ExactDecimal(note.position.line)),
            "column": .decimal(ExactDecimal(note.position.column)),
          ]
          members["locale"] = note.locale.map { .text($0.tag) }
          if !note.detail.isEmpty { members["detail"] = .text(note.detail) }
          return .record(members)
        }
      ),
    ]
  }
}

extension AppleNote.Kind {
  /// What there is to know of texts, in words.
  fileprivate var words: String {
    switch self {
    case .unready: "left out, as they are not marked as translated (--unreviewed takes them)"
    case .blank: "left out, as nothing would be shown"
    case .device: "with texts for devices, which are left out"
    case .pluralForms: "without plural forms of their language, which are now as `other`"
    case .specifier: "with specifiers of which a message does not do everything"
    case .percentSign: "with a percent sign that is taken for itself"
    case .stale: "which the program does not have any more (stale)"
    case .keyAsText: "without a text, whose key stands in its place"
    case .noText: "without a text in the source language, which is left out"
    case .unused: "in the table of --map and not in the file"
    }
  }
}
