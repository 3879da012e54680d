import Documents

// XLIFF 2.0 (OASIS, 5 August 2014) as Angular and Symfony write it.

extension XLIFF12Document {
  /// Notes about places in the program, which say nothing to translators.
  private static let categoriesOfPlaces: Set<String> = ["location", "file-source"]

  /// Returns the program that wrote a file in version 2; nil if it is another one, whose files
  /// ``XLIFFReader`` reads.
  static func toolOfVersion2(_ root: XMLElement) -> Tool? {
    guard root.namespace == XLIFFWriter.namespace else { return nil }
    let files = root.elements.filter { $0.name == "file" }.map(\.attributes)
    if files.contains(where: { $0["id"] == "ngi18n" || $0["original"] == "ng.template" }) {
      return .angular
    }
    // Symfony names a file by its domain and locale, as in `messages.de_CH`.
    guard let target = root.attributes["trgLang"] else { return nil }
    let isNamed = files.contains { file in
      let id = file["id"]?.replacing("_", with: "-") ?? ""
      return file["original"] == nil && id.hasSuffix("." + target)
    }
    return isNamed ? .symfony : nil
  }

  /// Reads a file or a group of units.
  mutating func readVersion2(_ group: XMLElement, of original: String) {
    for element in group.elements {
      if element.name == "group" { readVersion2(element, of: original) }
      guard element.name == "unit", element.attributes["translate"] != "no" else { continue }
      let segments = element.elements.filter { $0.name == "segment" || $0.name == "ignorable" }
      let states = segments.compactMap { $0.attributes["state"] }
      let notes = element.elements.filter { $0.name == "notes" }.flatMap(\.elements)
      units.append(
        Unit(
          id: element.attributes["id"] ?? "",
          name: element.attributes["name"],
          original: original,
          source: Self.joined(segments, "source"),
          target: Self.joined(segments, "target"),
          notes: notes.filter {
            !Self.categoriesOfPlaces.contains($0.attributes["category"] ?? "")
          }
          .map(\.text),
          offset: element.offset,
          segmentState: states.first { $0 == "initial" } ?? states.first
        )
      )
    }
  }

  /// Returns the sources or targets of all segments as one element; nil if one is missing.
  ///
  /// Translation tools may divide a text into segments. The space between them isn't translated.
  private static func joined(_ segments: [XMLElement], _ name: String) -> XMLElement? {
    let parts = segments.compactMap { segment in
      segment.elements.first { $0.name == name }
        ?? (segment.name == "ignorable" ? segment.elements.first { $0.name == "source" } : nil)
    }
    guard parts.count == segments.count else { return nil }
    return parts.first?.followed(by: parts.dropFirst())
  }
}
