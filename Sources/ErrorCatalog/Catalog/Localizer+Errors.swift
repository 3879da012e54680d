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
  package func errorText(for violation: Violation) -> ErrorText? {
    find { $0.errorText(for: violation, by: self) }
  }
}

extension LookupStep {
  fileprivate func errorText(for violation: Violation, by localizer: Localizer) -> ErrorText? {
    guard let message = message(for: violation, by: localizer) else { return nil }
    var text = ErrorText(code: violation.code, message: message)
    guard let entry = table[message.key] else { return text }
    let names = SentenceNames(localizer, form: violation.form, locale: message.locale)
    let writer = PartWriter(step: self, entry: entry, violation: violation, names: names)
    let parts = table.parts(of: message.key)
    let ownTitle = message.key == violation.code.rawValue ? parts?.title.flatMap(writer.text) : nil
    text.title = ownTitle ?? writer.title(ofMessage: message.key)
    if let parts {
      text.detail = parts.detail.flatMap(writer.ownText)
      text.action = parts.action.flatMap(writer.ownText)
    }
    return text
  }

  /// Writes the texts that accompany a message.
  private struct PartWriter {
    let step: LookupStep
    let entry: MessageTable.Entry
    let violation: Violation
    let names: SentenceNames

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
        if let title = step.table.parts(of: key)?.title.flatMap(text) { return title }
        code = current.parent
      }
      return nil
    }

    /// Returns a text with the message's own key, from the message's layer or a higher one.
    func ownText(_ part: MessageTable.Entry) -> String? {
      part.layer <= entry.layer ? text(part) : nil
    }

    /// Returns a text if it is in the message's language and has all its arguments.
    func text(_ part: MessageTable.Entry) -> String? {
      let locales = step.table.locales
      guard
        part.locale == entry.locale
          || locales[part.locale].isInOneLanguage(with: locales[entry.locale])
      else { return nil }
      let (text, isComplete) = step.writer(of: part).written(
        part.message,
        violation.arguments,
        .catalog(names)
      )
      return isComplete && !text.isEmpty ? text : nil
    }
  }
}
