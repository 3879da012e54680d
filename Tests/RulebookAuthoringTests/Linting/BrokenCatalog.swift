import Foundation
import PackLoading
import SourceTexts
import TestSupport
import Violations

/// The lines of a shipped catalog file, some of whose texts are broken.
struct BrokenCatalog: Sendable {
  /// Where lint must find a loss, and what it must call it.
  struct Place: Sendable {
    var line: Int
    var code: String
  }

  /// The name of the file, without its extension.
  let tag: String

  let locale: LocaleIdentifier

  /// What the file itself says about its language.
  let profile: LanguageProfile

  /// The places of the losses that were made.
  private(set) var places: [CatalogLoss: Place] = [:]

  /// The keys of the broken texts.
  private(set) var brokenKeys: Set<String> = []

  /// The losses that the file must have a text for.
  private(set) var required: Set<CatalogLoss> = []

  private var lines: [String]

  /// The key of each line that begins an entry.
  private let keys: [String?]

  /// Reads the lines of a shipped file, and its profile.
  init(_ tag: String) throws {
    let path = "\(DataFiles.root)/Localizations/\(tag).arb"
    let lines = try String(contentsOfFile: path, encoding: .utf8).components(separatedBy: "\n")
    let keys = lines.map(Self.key)
    let header = Self.text(of: lines, keys, keeping: [])
    let file = try ARBFile(SourceText(header, name: "\(tag).arb"))
    (self.tag, self.lines, self.keys) = (tag, lines, keys)
    (locale, profile) = (file.locale, file.profile)
  }

  /// The texts by key.
  var texts: [String: String] {
    zip(keys, lines).reduce(into: [:]) { texts, entry in
      if let key = entry.0, !key.hasPrefix("@") { texts[key] = Self.text(in: entry.1) }
    }
  }

  /// Returns the file with only some of its texts, each in its line.
  ///
  /// Lint of all texts takes too long to run it for each language.
  func text(keeping kept: Set<String>) -> String { Self.text(of: lines, keys, keeping: kept) }

  /// Breaks a text in each way: the first one that is suitable and isn't broken yet.
  mutating func lose(_ breaker: TextBreaker) {
    for loss in CatalogLoss.allCases {
      if breaker.requires(loss) { required.insert(loss) }
      lose(loss, breaker)
    }
  }

  private mutating func lose(_ loss: CatalogLoss, _ breaker: TextBreaker) {
    for (index, line) in lines.enumerated() {
      guard let key = keys[index], !key.hasPrefix("@"), !brokenKeys.contains(key),
        let text = Self.text(in: line),
        let broken = breaker.breaking(text, ofKey: key, by: loss)
      else { continue }
      let value = broken.replacing("\"", with: "\\\"")
      lines[index] = "  \"\(key)\": \"\(value)\"" + (line.hasSuffix(",") ? "," : "")
      brokenKeys.insert(key)
      places[loss] = Place(line: index + 1, code: breaker.code(of: loss))
      return
    }
  }

  // MARK: Lines

  /// Returns the key of the entry that begins in a line; nil if none does.
  private static func key(of line: String) -> String? {
    guard line.hasPrefix("  \"") else { return nil }
    return String(line.dropFirst(3).prefix { $0 != "\"" })
  }

  /// Returns the text in a line; nil if there is none, or if it has unusual escapes.
  private static func text(in line: String) -> String? {
    guard let start = line.range(of: "\": \"")?.upperBound else { return nil }
    let value = String(line[start...].dropLast(line.hasSuffix(",") ? 2 : 1))
    if !value.contains("\\") { return value }
    let text = value.replacing(/\\u([0-9A-Fa-f]{4})/) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? "\\"
    }
    .replacing("\\\"", with: "\"")
    return text.contains("\\") ? nil : text
  }

  private static func text(
    of lines: [String],
    _ keys: [String?],
    keeping kept: Set<String>
  ) -> String {
    var isKept = true
    var written: [String] = []
    for (line, key) in zip(lines, keys) {
      if let key {
        isKept = key.hasPrefix("@@") || kept.contains(String(key.drop { $0 == "@" }))
      }
      written.append(isKept || !line.hasPrefix(" ") ? line : "")
    }
    // The last entry has no comma after it.
    if let last = written.lastIndex(where: { $0.hasPrefix(" ") }), written[last].hasSuffix(",") {
      written[last].removeLast()
    }
    return written.joined(separator: "\n")
  }
}
