/// A message of a catalog or pack, with its file.
struct LintedMessage {
  var key: String
  var message: Message
  var locale: LocaleIdentifier
  var source: SourceText
  var position: SourcePosition

  /// The part of the key that names a code; nil for labels and for other texts.
  var codeKey: String? {
    guard let colon = key.lastIndex(of: ":") else { return key }
    let rest = key[key.index(after: colon)...]
    return rest.isEmpty || key.hasPrefix("field:") ? nil : String(rest)
  }

  func diagnostic(_ code: String, _ reason: String, hint: String? = nil) -> Diagnostic {
    source.diagnostic(code, at: position, reason: reason, hint: hint)
  }
}

extension ARBFile {
  /// The file's messages, sorted by key.
  var lintedMessages: [LintedMessage] {
    messages.sorted { $0.key < $1.key }.map { key, message in
      LintedMessage(
        key: key,
        message: message,
        locale: locale,
        source: source,
        position: position(of: key)
      )
    }
  }

  /// The name of the file, without folders and ending.
  var fileName: String {
    String((source.name.split(separator: "/").last ?? "").prefix { $0 != "." })
  }
}

extension PackDeclaration {
  /// The messages in the pack's own file, sorted by locale and key.
  var lintedMessages: [LintedMessage] {
    messages.sorted { $0.key < $1.key }.flatMap { locale, messages in
      messages.sorted { $0.key < $1.key }.map { key, message in
        LintedMessage(
          key: key,
          message: message.message,
          locale: locale,
          source: source,
          position: message.place.position
        )
      }
    }
  }
}
