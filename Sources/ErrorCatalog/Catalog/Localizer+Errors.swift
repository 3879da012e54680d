import UnicodeText
package import Violations

extension Localizer {
  /// Returns the texts to show people for an error, in one language; nil if the catalog doesn't
  /// have a message for its code.
  ///
  ///     localizer.errorText(for: BillingError.storageFull)?.title  // "Speicher voll"
  ///
  /// - Complexity: The same as ``message(for:)``, with one more lookup for each word of the code.
  public func errorText(for error: some CatalogedError) -> ErrorText? {
    var text = errorText(for: Violation(error.code, error.shownArguments))
    text?.add(error.declaration)
    return text
  }

  /// Returns the texts to show people for a violation, or for an error with its code and arguments;
  /// nil if the catalog doesn't have a message for the code.
  ///
  /// The message is found first, as in ``message(for:)`` but without the code `invalid` as the last
  /// resort. The other texts are in the same language. The title is the title of the code or of a
  /// more general code. The detail and the action have exactly the message's key, and come from its
  /// layer or a higher one.
  ///
  /// For a violation that was made from an error, the texts of the error's type come last.
  package func errorText(for violation: Violation) -> ErrorText? {
    find { $0.errorText(for: violation, by: self) }
      ?? violation.errorPack?.text(for: violation, in: wishes)
  }
}

extension LookupStep {
  fileprivate func errorText(for violation: Violation, by localizer: Localizer) -> ErrorText? {
    guard let message = message(for: violation, by: localizer) else { return nil }
    var text = ErrorText(code: violation.code, message: message)
    guard let entry = table[message.key] else { return text }
    let writer = PartWriter(step: self, entry: entry, violation: violation, localizer: localizer)
    let parts = table.parts(of: message.key)
    let ownTitle = message.key == violation.code.rawValue ? writer.text(parts?.title) : nil
    text.title = ownTitle ?? writer.title(ofMessage: message.key)
    text.detail = writer.ownText(parts?.detail)
    text.action = writer.ownText(parts?.action)
    return text
  }

  /// Writes the texts that accompany a message.
  ///
  /// Its functions accept a missing part. Passing them to `flatMap` would copy the violation for
  /// each part.
  private struct PartWriter {
    let step: LookupStep
    let entry: MessageTable.Entry
    let violation: Violation
    let localizer: Localizer

    /// Returns the title of the violation's code, or of the nearest more general code that has one.
    ///
    /// If the message is for one field, titles for the field come first.
    func title(ofMessage key: String) -> String? {
      if let colon = key.utf8.lastIndex(of: UInt8(ascii: ":")),
        let title = title(behind: String(key[...colon]))
      {
        return title
      }
      return title(behind: "")
    }

    private func title(behind prefix: String) -> String? {
      var code: ViolationCode? = violation.code
      while let current = code {
        let key = prefix.isEmpty ? current.rawValue : prefix + current.rawValue
        if let title = text(step.table.parts(of: key)?.title) { return title }
        code = current.parent
      }
      return nil
    }

    /// Returns a text with the message's own key, from the message's layer or a higher one.
    func ownText(_ part: MessageTable.Entry?) -> String? {
      guard let part, part.layer <= entry.layer else { return nil }
      return text(part)
    }

    /// Returns a text if it is in the message's language and has all its arguments.
    func text(_ part: MessageTable.Entry?) -> String? {
      guard let part else { return nil }
      let locales = step.table.locales
      guard
        part.locale == entry.locale
          || locales[part.locale].isInOneLanguage(with: locales[entry.locale])
      else { return nil }
      return step.text(of: part, for: violation, by: localizer)
    }
  }
}
