import UnicodeText
import Violations

/// One step of the lookup: a table, and the styles of its messages for the requested locale.
///
/// If a message is in a parent of the requested locale, its numbers and dates are written as in the
/// requested locale. So `de-CH` groups digits in its own way in messages of `de`. Otherwise they
/// are written as in the message's locale.
final class LookupStep: Sendable {
  /// The code whose message is used when no other message is found.
  static let lastCode = "invalid"

  let table: MessageTable
  /// The styles of messages in the table's locales, in the order of the locales.
  private let styles: [Style]

  /// The style of one locale's messages when they are written for the requested locale.
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
    var layer: String
  }

  init(_ table: MessageTable, requested: LocaleIdentifier) {
    self.table = table
    let chain = requested.chain
    // The files of a language say which digits to write.
    let digits = table[Catalog.Layer.digitsKey]?.message.pattern
    styles = table.locales.map { locale in
      let isFallback = !chain.contains(locale)
      let written = isFallback ? locale : requested
      let formats = LocaleFormats.shared(for: digits.map(written.withDigits) ?? written)
      return Style(locale, formats: formats, isFallback: isFallback)
    }
  }

  subscript(key: String) -> Finding? {
    guard let entry = table[key] else { return nil }
    return Finding(
      key: key,
      message: entry.message,
      style: styles[entry.locale],
      layer: table.layers[entry.layer]
    )
  }

  /// Returns the writer of a table's entry.
  func writer(of entry: MessageTable.Entry) -> MessageWriter { styles[entry.locale].writer }

  /// Returns the message for a violation, or nil if the table doesn't have one.
  ///
  /// Messages for the violation's field and code come first, then messages for the code in any
  /// field. Each search goes from the specific code to the general ones.
  ///
  /// A message is skipped if it mentions an argument that the violation doesn't have. The arguments
  /// of secret values are dropped, and no reader should see a name in braces.
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
  /// The message to use if even ``LookupStep/lastCode`` doesn't have one.
  static let lastResort: Self = {
    let english = LocaleIdentifier("en") ?? .root
    return Self(
      key: "",
      message: Message(literal: "Check this entry."),
      style: LookupStep.Style(english, formats: .shared(for: english), isFallback: true),
      layer: ""
    )
  }()

  /// Returns the message with its arguments, or nil if an argument is missing or the text is empty.
  func written(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage? {
    let written = style.writer.written(message, arguments, labels)
    // A message that consists of one argument can be empty.
    return written.isComplete && !written.text.isEmpty ? localized(written.text) : nil
  }

  /// Returns the message with its arguments.
  ///
  /// A missing argument is written as its name in braces.
  func localized(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage {
    localized(style.writer.written(message, arguments, labels).text)
  }

  private func localized(_ text: String) -> LocalizedMessage {
    LocalizedMessage(
      text: text,
      locale: style.locale,
      key: key,
      layer: layer,
      isFallback: style.isFallback
    )
  }
}
