package import ErrorCatalog
package import SourceTexts
import UnicodeText
package import Violations

/// A message of a catalog or pack, with its position in the file.
///
/// Lint and ``MessageAudit`` go through these, so that catalogs and packs are treated alike. The
/// key and message are as written; nothing is inherited.
package struct CatalogMessage {
  package var key: String
  package var message: Message

  /// The locale of the message.
  package var locale: LocaleIdentifier

  /// The position of the message in its file.
  package var written: WrittenText

  /// The code that the key names, without the field before it or a part such as `#title` after it;
  /// nil for labels.
  package var codeKey: String? {
    TextKey(key).code
  }

  /// The arguments that a message or label of a field has for its positions in lists.
  package var positions: [String: Set<Argument.Kind>] {
    TextKey(key).positionNames.reduce(into: [:]) { $0[$1] = [.integer] }
  }

  /// Returns a diagnostic at the first mention of an argument, or at the start of the message.
  package func diagnostic(
    _ code: String,
    atArgument argument: String? = nil,
    _ reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let offset = argument.flatMap(message.offset(ofArgument:))
    return diagnostic(code, atScalar: offset, reason, hint: hint)
  }

  /// Returns a diagnostic at a scalar of the message's pattern, or at its start.
  package func diagnostic(
    _ code: String,
    atScalar offset: Int?,
    _ reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let position =
      offset.map { written.position(ofScalar: $0, of: message.pattern) } ?? written.start
    return written.source.diagnostic(code, at: position, reason: reason, hint: hint)
  }
}

extension ARBFile {
  /// The file's messages, sorted by key.
  package var catalogMessages: [CatalogMessage] {
    messages.sorted { $0.key < $1.key }.map { key, message in
      CatalogMessage(
        key: key,
        message: message,
        locale: locale,
        written: written(key)
      )
    }
  }
}

extension PackDeclaration {
  /// The messages in the pack's own file, sorted by locale and key.
  package var catalogMessages: [CatalogMessage] {
    messages.sorted { $0.key < $1.key }.flatMap { locale, messages in
      messages.sorted { $0.key < $1.key }.compactMap { key, message in
        // The pack also has the messages of its catalog files, and `ARBFile` lists those.
        guard message.written.source.name == source.name else { return nil }
        return CatalogMessage(
          key: key,
          message: message.message,
          locale: locale,
          written: message.written
        )
      }
    }
  }
}
