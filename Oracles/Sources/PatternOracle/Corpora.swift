import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Patterns and texts that people wrote.
enum Corpora {
  /// A pattern of a corpus and its texts.
  struct Row {
    var pattern: String
    var ignoringCase = false
    var texts: [String]
  }

  /// Reads lines of JSON with the fields `pattern`, `input` and `case_insensitive`.
  static func lines(of file: String) throws -> [Row] {
    struct Line: Decodable {
      var pattern: String
      var input: String
      var case_insensitive: Bool?
    }
    let decoder = JSONDecoder()
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { text in
      let line = try decoder.decode(Line.self, from: Data(text.utf8))
      return Row(
        pattern: line.pattern,
        ignoringCase: line.case_insensitive ?? false,
        texts: [line.input]
      )
    }
  }

  /// Reads ICU's `regextst.txt`: a quoted pattern, flags, and a quoted text with tags around the
  /// matches.
  ///
  /// The texts of a pattern are the whole text and the pattern's match in it.
  static func tests(of file: String) throws -> [Row] {
    let source = try String(contentsOfFile: file, encoding: .utf8)
    let line =
      #/\s*(['"/])(?<pattern>.*?)\1\s*(?<flags>[A-Za-z2-9]*)\s*(['"/])(?<text>.*?)\3\s*(#.*)?/#
    return try source.split(whereSeparator: \.isNewline).compactMap { row -> Row? in
      guard let found = try line.wholeMatch(in: String(row)), !found.flags.contains("Q") else {
        return nil
      }
      let flags =
        found.flags.filter { "ismx".contains($0) } + (found.flags.contains("D") ? "d" : "")
      let tagged = String(found.text)
      var texts = [tagged.replacing(#/<\/?(r|[0-9]+)>/#, with: "")]
      if let start = tagged.firstRange(of: "<0>"), let end = tagged.firstRange(of: "</0>"),
        start.upperBound <= end.lowerBound
      {
        let inside = tagged[start.upperBound..<end.lowerBound]
        texts.append(String(inside).replacing(#/<\/?(r|[0-9]+)>/#, with: ""))
      }
      return Row(
        pattern: (flags.isEmpty ? "" : "(?\(flags))") + String(found.pattern),
        texts: texts.compactMap(ICUPattern.unescape)
      )
    }
  }

  /// Returns the patterns of the bundled packs.
  static func packs() throws -> [Row] {
    let packs = try Rulebook().linkedPacks
    var rows: [Row] = []
    for name in packs.ruleNames {
      guard let template = try packs.template(name) else { continue }
      for check in template.checks {
        guard case .constant(.text(let pattern)) = check.settings["matches"],
          check.definition.name == "pattern"
        else { continue }
        rows.append(Row(pattern: pattern, texts: []))
      }
    }
    return rows
  }
}
