import Rules

extension PackDeclaration {
  /// Adds the messages of catalog files that stand beside the pack.
  ///
  /// - Throws: A ``LoadingError`` if the pack has one of the messages already.
  public mutating func add(_ files: [ARBFile]) throws(LoadingError) {
    var collector = DiagnosticCollector()
    for file in files {
      for (key, message) in file.messages.sorted(by: { $0.key < $1.key }) {
        let position = file.position(of: key)
        if let first = messages[file.locale]?[key] {
          collector.add(
            file.source.diagnostic(
              "pack.duplicate_message",
              at: position,
              reason: "the message `\(key)` is in \(first.place.file):\(first.place.line) already"
            )
          )
          continue
        }
        messages[file.locale, default: [:]][key] = MessageDeclaration(
          message: message,
          place: SourcePlace(
            file: file.source.name,
            line: position.line,
            column: position.column
          )
        )
      }
    }
    try collector.throwIfAny()
  }
}
