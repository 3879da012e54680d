import JSONDocuments

extension JSONValue {
  /// Whether this is what tools write for a message that isn't translated.
  var isUntranslated: Bool { content == .null || text == "" }

  /// A text, or a number or boolean as it is written; nil for anything else.
  var writtenScalar: String? {
    switch content {
    case .text(let text), .number(let text): text
    case .boolean(let isTrue): String(isTrue)
    case .null, .list, .record: nil
    }
  }
}
