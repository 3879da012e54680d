import UnicodeText
import Violations

/// One step of the look-up: a table, and how its messages are written for the requested locale.
///
/// Numbers and dates are written as the requested locale writes them if the message is in one of
/// its parents, so that `de-CH` groups digits in its own way in messages of `de`; otherwise they
/// are written as the message's locale writes them.
final class LookupStep: Sendable {
  /// The code whose message is used where no other is found.
  static let lastCode = "invalid"

  let table: MessageTable
  /// How messages of the table's locales are written, in the order of the table's locales.
  private let styles: [Style]

  /// How messages of one locale are written for the requested locale.
  final class Style: Sendable {
    let locale: LocaleIdentifier
    let writer: MessageWriter
    let isFallback: Bool

    init(_ locale: LocaleIdentifier, formats: LocaleFormats, isFallback: Bool) {
      self.locale = locale
      self.isFallback = isFallback
      writer = MessageWriter(formats)
    }
  }

  /// An entry that was found.
  struct Finding {
    var key: String
    var message: Message
    var style: Style
  }

  init(_ table: MessageTable, requested: LocaleIdentifier) {
    self.table = table
    let chain = requested.chain
    styles = table.locales.map { locale in
      let isFallback = !chain.contains(locale)
      let formats = LocaleFormats.shared(for: isFallback ? locale : requested)
      return Style(locale, formats: formats, isFallback: isFallback)
    }
  }

  subscript(key: String) -> Finding? {
    guard let entry = table[key] else { return nil }
    return Finding(key: key, message: entry.message, style: styles[entry.locale])
  }

  /// Returns the message for a violation, or nil if the table has none: first one for its field
  /// and code, then one for its code in any field, each time from the special code to the general.
  ///
  /// A message that mentions an argument which the violation does not have is passed over. The
  /// arguments of secret values are dropped, and nobody should read a name in braces.
  func message(for violation: Violation, _ labels: FieldLabels) -> LocalizedMessage? {
    if let form = violation.form, table.hasKeys(of: form) {
      let prefix = "\(form)/\(violation.path.pattern):"
      if let found = message(for: violation, prefix: prefix, labels) { return found }
    }
    return message(for: violation, prefix: "", labels)
  }

  private func message(
    for violation: Violation,
    prefix: String,
    _ labels: FieldLabels
  ) -> LocalizedMessage? {
    var code = violation.code
    while true {
      let key = prefix.isEmpty ? code.rawValue : prefix + code.rawValue
      if let found = self[key]?.written(with: violation.arguments, labels) { return found }
      guard let parent = code.parent else { return nil }
      code = parent
    }
  }
}

extension LookupStep.Finding {
  /// The message that is used if even ``LookupStep/lastCode`` has none.
  static let lastResort: Self = {
    let english = LocaleIdentifier("en") ?? .root
    return Self(
      key: "",
      message: Message(literal: "This value is not valid."),
      style: LookupStep.Style(english, formats: .shared(for: english), isFallback: true)
    )
  }()

  /// Returns the message with its arguments, or nil if one of them is missing or nothing is written.
  func written(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage? {
    let written = style.writer.written(message, arguments, labels)
    // A message that is nothing but an argument may come to nothing.
    return written.isComplete && !written.text.isEmpty ? localized(written.text) : nil
  }

  /// Returns the message with its arguments.
  ///
  /// An argument that is missing is written as its name in braces.
  func localized(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage {
    localized(style.writer.written(message, arguments, labels).text)
  }

  private func localized(_ text: String) -> LocalizedMessage {
    LocalizedMessage(text: text, locale: style.locale, key: key, isFallback: style.isFallback)
  }
}
