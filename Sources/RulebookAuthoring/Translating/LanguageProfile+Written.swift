import PackLoading

extension LanguageProfile {
  /// Returns an entry as JSON, as catalog files have it: `[".", "?"]`.
  ///
  /// An entry that the profile clears is empty.
  ///
  /// - Returns: The entry; nil if the profile doesn't have it.
  /// - Complexity: O(*n* log *n*) in the number of words.
  func written(_ entry: Entry) -> String? {
    if lacks(entry), !cleared.contains(entry) { return nil }
    return switch entry {
    case .style: CatalogJSON.quoted(style ?? "")
    case .quotationMarks: Self.list(quotationMarks.map(String.init))
    case .spaces: writtenSpaces
    case .letters: CatalogJSON.quoted(letters ?? "")
    case .digits: CatalogJSON.quoted(digits ?? "")
    case .address:
      "{ \"form\": \(CatalogJSON.quoted(formOfAddress ?? "")), \"avoid\": \(Self.list(otherForms)) }"
    case .glossary: Self.lines(glossary.mapValues(Self.list))
    case .avoid:
      Self.lines(
        avoided.mapValues(CatalogJSON.quoted)
          .merging(released.map { ($0, "null") }) { word, _ in word }
      )
    case .end: Self.list(ends.map(String.init))
    }
  }

  private var writtenSpaces: String {
    var members: [String] = []
    for (name, spaces) in [("before", spacesBefore), ("after", spacesAfter)] where !spaces.isEmpty {
      let written = spaces.sorted { $0.key < $1.key }.map { mark, space in
        "\(CatalogJSON.quoted(String(mark))): \(CatalogJSON.quoted(String(space)))"
      }
      members.append("\"\(name)\": { \(written.joined(separator: ", ")) }")
    }
    if !partsWords { members.append("\"between-words\": false") }
    if partsPhrases { members.append("\"between-phrases\": true") }
    return members.isEmpty ? "{}" : "{ \(members.joined(separator: ", ")) }"
  }

  private static func list(_ texts: [String]) -> String {
    "[\(texts.map(CatalogJSON.quoted).joined(separator: ", "))]"
  }

  /// Returns an object with a line for each member.
  private static func lines(_ values: [String: String]) -> String {
    if values.isEmpty { return "{}" }
    let lines = values.sorted { $0.key < $1.key }.map { name, value in
      "    \(CatalogJSON.quoted(name)): \(value)"
    }
    return "{\n\(lines.joined(separator: ",\n"))\n  }"
  }
}
