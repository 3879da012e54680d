import UnicodeText
package import Violations

extension Localizer {
  /// Returns what to tell people about an error, in one language; nil if the catalog has no message for
  /// its code.
  ///
  ///     localizer.errorText(for: Violation("storage.full"))?.title  // "Speicher voll"
  ///
  /// The message is found first, as ``message(for:)`` finds it, but without the last resort of the code
  /// `invalid`. What stands beside it is in the same language: the title of the code or of one above it,
  /// and the detail and the action of exactly the message's key, from its layer or a higher one.
  package func errorText(for violation: Violation) -> ErrorText? {
    let labels = FieldLabels.catalog(self, form: violation.form)
    return find { $0.errorText(for: violation, labels) }
  }
}

extension LookupStep {
  fileprivate func errorText(for violation: Violation, _ labels: FieldLabels) -> ErrorText? {
    guard let message = message(for: violation, labels), let entry = table[message.key] else {
      return nil
    }
    let parts = Parts(step: self, entry: entry, violation: violation, labels: labels)
    var text = ErrorText(code: violation.code, message: message)
    text.title = parts.title(ofMessage: message.key)
    text.detail = parts.text(TextPart.detail.key(of: message.key), from: 0...entry.layer)
    text.action = parts.text(TextPart.action.key(of: message.key), from: 0...entry.layer)
    return text
  }

  /// Finds what stands beside a message.
  private struct Parts {
    let step: LookupStep
    let entry: MessageTable.Entry
    let violation: Violation
    let labels: FieldLabels

    /// Returns the title of the violation's code, or of the nearest code above it that has one; where the
    /// message is one for a field, titles for the field come first.
    func title(ofMessage key: String) -> String? {
      let prefix = key.lastIndex(of: ":").map { String(key[...$0]) }
      for prefix in [prefix, ""].compactMap(\.self) {
        var code: ViolationCode? = violation.code
        while let current = code {
          let key = TextPart.title.key(of: prefix + current.rawValue)
          if let title = text(key, from: 0...Int.max) { return title }
          code = current.parent
        }
      }
      return nil
    }

    /// Returns a text that is in the message's language and from one of some layers, highest first.
    func text(_ key: String, from layers: ClosedRange<Int>) -> String? {
      guard let found = step.table[key], layers.contains(found.layer) else { return nil }
      let locale = step.table.locales[found.locale]
      guard locale.isInOneLanguage(with: step.table.locales[entry.locale]) else { return nil }
      return step[key]?.written(with: violation.arguments, labels)?.text
    }
  }
}

extension LocaleIdentifier {
  /// Whether readers take the two for one language: one is above the other.
  package func isInOneLanguage(with other: Self) -> Bool {
    self == other
      || language == other.language && (chain.contains(other) || other.chain.contains(self))
  }
}
