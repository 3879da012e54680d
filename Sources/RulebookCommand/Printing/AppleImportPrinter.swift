import Documents
import Rulebook
import RulebookAuthoring
import TranslationExchange
import UnicodeText
import Violations

/// Writes the result of `rulebook import` for an Apple file, as text and as JSON.
struct AppleImportPrinter {
  /// How many notes of a kind are shown.
  ///
  /// The rest are only counted.
  private static let shown = 10

  let file: String
  let results: [TranslationImport]
  let notes: [AppleNote]

  /// A line for each catalog file, followed by the notes.
  var text: String {
    var lines = results.map(\.summary)
    if results.isEmpty { lines.append("\(visible(file)): no texts were imported") }
    let replaced = Set(results.flatMap(\.replaced)).sorted()
    if !replaced.isEmpty {
      lines.append(
        "replaced texts of the library: \(replaced.map { visible($0) }.joined(separator: ", "))"
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

  /// The result for programs.
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
  /// What is worth knowing about the texts, after their number.
  fileprivate var words: String {
    switch self {
    case .unready: "left out because they aren't marked as translated (--unreviewed imports them)"
    case .blank: "left out because nothing would be shown"
    case .device: "with texts for devices, which are left out"
    case .pluralForms:
      "without the plural forms of their language, which now use the text of `other`"
    case .specifier: "with specifiers that messages support only in part"
    case .percentSign: "with a percent sign that is treated as text"
    case .stale: "that the program no longer has (stale)"
    case .keyAsText: "without a text, so the key is used instead"
    case .noText: "left out of the source language because there is no text"
    case .unused: "in the table of --map but not in the file"
    }
  }
}
