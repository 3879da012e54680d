package import ErrorCatalog
package import RuleEngine
import SourceTexts
package import Violations

/// Audits the texts that the fields of a form in Swift bring, as ``MessageAudit`` audits those of
/// packs.
package struct FormTextAudit {
  private let form: FormDefinition
  private let library: PackLibrary

  /// The audits of fields, made when needed.
  private var audits: [FieldPath: MessageAudit] = [:]

  /// Creates an audit of the texts of a form.
  package init(of form: FormDefinition, in library: PackLibrary) {
    self.form = form
    self.library = library
  }

  /// Returns the first mistake in a text; nil if there is none.
  ///
  /// - Parameters:
  ///   - message: The text.
  ///   - key: Its key, such as `sign-up/email:required`.
  ///   - locale: Its locale.
  ///   - path: The path of its field.
  /// - Returns: The mistake, such as an argument that isn't reported with the code.
  package mutating func problem(
    of message: Message,
    for key: String,
    in locale: LocaleIdentifier,
    ofFieldAt path: FieldPath
  ) -> Diagnostic? {
    if message.arguments.isEmpty { return nil }
    let audit = audits[path] ?? MessageAudit(index: CodeIndex(of: form, at: path, in: library))
    audits[path] = audit
    let source = SourceText(message.pattern, name: key)
    let written = WrittenText(in: source, at: .start, as: .yaml)
    return audit.problems(
      of: CatalogMessage(key: key, message: message, locale: locale, written: written)
    ).first
  }
}
