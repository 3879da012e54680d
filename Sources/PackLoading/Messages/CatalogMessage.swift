package import Documents
package import ErrorCatalog
import UnicodeText
package import Violations

/// A message of a catalog or pack, with its file.
package struct CatalogMessage {
  /// The key.
  package var key: String

  /// The message.
  package var message: Message

  /// The locale in which it is written.
  package var locale: LocaleIdentifier

  /// Where it is written.
  package var written: WrittenText

  /// The part of the key that names a code; nil for labels and for other texts.
  package var codeKey: String? {
    guard let colon = key.lastIndex(of: ":") else { return key }
    let rest = key[key.index(after: colon)...]
    return rest.isEmpty || key.hasPrefix("field:") ? nil : String(rest)
  }

  /// Returns a diagnostic at the message, or where it first mentions an argument.
  package func diagnostic(
    _ code: String,
    atArgument argument: String? = nil,
    _ reason: String,
    hint: String? = nil
  ) -> Diagnostic {
    let offset = argument.flatMap(message.offset(ofArgument:))
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

  /// What is wrong with a file for a locale that another file is for already.
  package func repeats(_ other: ARBFile) -> Diagnostic {
    source.diagnostic(
      "arb.duplicate_locale",
      at: localePosition,
      reason: "the catalog for `\(locale)` is \(other.source.name) already",
      hint: "put the messages of one locale into one file"
    )
  }

  /// The name of the file, without folders and ending.
  package var fileName: String {
    String((source.name.split(separator: "/").last ?? "").prefix { $0 != "." })
  }

  /// What is wrong with the name of a file that says that it is for another locale; nil if they agree.
  package var problemOfName: Diagnostic? {
    if LocaleIdentifier(canonicalizing: fileName) == locale { return nil }
    return source.diagnostic(
      "lint.locale_name",
      at: localePosition,
      reason: "the file says that it is for `\(locale)`",
      hint: "call it \(locale).arb, or write \"@@locale\": \"\(fileName)\""
    )
  }
}

extension PackDeclaration {
  /// The messages in the pack's own file, sorted by locale and key.
  package var catalogMessages: [CatalogMessage] {
    messages.sorted { $0.key < $1.key }.flatMap { locale, messages in
      messages.sorted { $0.key < $1.key }.compactMap { key, message in
        // Those of catalog files beside the pack are in other files.
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
