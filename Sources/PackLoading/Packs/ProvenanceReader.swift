import SourceTexts

extension NodeReader {
  /// Reads the key `sources` of a pack or rule: the origins of its facts.
  ///
  /// A source without a title is reported and skipped.
  func provenance(_ node: DocumentNode) -> [PackDeclaration.Provenance] {
    list(node, "sources")?.compactMap(source) ?? []
  }

  /// Reads one source.
  private func source(_ node: DocumentNode) -> PackDeclaration.Provenance? {
    guard let written = record(node, "a source") else { return nil }
    let record = checkKeys(
      written,
      of: "a source",
      known: ["title", "license", "retrieved", "url"],
      advice: ["note": "write a comment: `# …`"]
    )
    guard let title = required("title", in: record, of: node, "a source") else { return nil }
    return PackDeclaration.Provenance(
      title: line(title, "the title") ?? "",
      license: record["license"].flatMap { line($0, "the license") },
      retrieved: record["retrieved"].flatMap { line($0, "the date of retrieval") },
      url: record["url"].flatMap { line($0, "the address") }
    )
  }
}

extension RuleDeclaration {
  /// Returns the sources of the rule's facts, or of its pack's if the rule doesn't name any.
  package func sources(in pack: PackDeclaration) -> [PackDeclaration.Provenance] {
    provenance.isEmpty ? pack.provenance : provenance
  }
}
