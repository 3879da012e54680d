import UnicodeText
import Violations

/// One step of the lookup: a table, and the styles of its messages for the reader.
///
/// If a message is in the language that the reader wishes, its numbers and dates are written as in
/// the reader's locale. So `de-CH` groups digits in its own way in messages of `de`. Otherwise they
/// are written as in the message's locale.
final class LookupStep: Sendable {
  /// The code whose message is used when no other message is found.
  static let lastCode = "invalid"

  let table: MessageTable
  /// The styles of messages in the table's locales, in the order of the locales.
  private let styles: [Style]

  /// The style of one locale's messages when they are written for the reader.
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

  /// Creates a step.
  ///
  /// - Parameters:
  ///   - table: The messages.
  ///   - wish: The reader's locale; nil if the reader doesn't wish any of the table's locales.
  ///   - isFallback: Whether the reader wishes another language.
  init(_ table: MessageTable, for wish: LocaleIdentifier?, isFallback: Bool) {
    self.table = table
    // The files of a language say which digits to write.
    let digits = table[Catalog.Layer.digitsKey]?.message.pattern
    styles = table.locales.map { locale in
      let written = wish.flatMap { locale.isInOneLanguage(with: $0) ? $0 : nil } ?? locale
      let formats = LocaleFormats.shared(for: digits.map(written.withDigits) ?? written)
      return Style(locale, formats: formats, isFallback: isFallback)
    }
  }

  /// Returns the entry with the label of a field, or of an element of a list.
  ///
  /// For an element, the label of the list is the next best. An entry that mentions a position is
  /// only for paths with positions.
  func label(of path: FieldPath, form: String?) -> Finding? {
    guard let lastName = path.lastName else { return nil }
    let isInList = path.components.contains { if case .index = $0 { true } else { false } }
    func entry(_ key: String) -> Finding? {
      guard let found = self[key], isInList || !found.message.mentionsPosition else { return nil }
      return found
    }
    let pattern = path.pattern
    let name = pattern.description
    if let form, table.hasKeys(of: form) {
      if let found = entry("\(form)/\(name):") { return found }
      if pattern.components.last == .each {
        let list = FieldPath(components: pattern.components.dropLast())
        if let found = entry("\(form)/\(list):") { return found }
      }
    }
    // The last name alone names a field only as a path of its own, which may need quotes.
    let last = FieldPath(field: lastName).description
    return entry("field:\(name)") ?? (last == name ? nil : entry("field:\(last)"))
      ?? entry("field:\(Self.hyphenated(lastName))")
  }

  /// Returns a name in the form that labels of common fields have: `first-name` for `firstName` and
  /// `first_name`.
  private static func hyphenated(_ name: String) -> String {
    var result = ""
    var previous: Character?
    for character in name {
      if character == "_" || character == " " {
        result += "-"
      } else if character.isUppercase {
        if let previous, previous.isLowercase || previous.isNumber { result += "-" }
        result += character.lowercased()
      } else {
        result.append(character)
      }
      previous = character
    }
    return result
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

  /// Returns the message for a violation, or nil if the table doesn't have one.
  ///
  /// Messages for the violation's field and code come first, then messages for the code in any
  /// field. Each search goes from the specific code to the general ones.
  ///
  /// A message is skipped if it mentions an argument that the violation doesn't have. The arguments
  /// of secret values are dropped, and no reader should see a name in braces.
  func message(for violation: Violation, by localizer: Localizer) -> LocalizedMessage? {
    if let form = violation.form, table.hasKeys(of: form) {
      let prefix = "\(form)/\(violation.path.pattern):"
      if let found = message(for: violation, prefix: prefix, by: localizer) { return found }
    }
    return message(for: violation, prefix: "", by: localizer)
  }

  private func message(
    for violation: Violation,
    prefix: String,
    by localizer: Localizer
  ) -> LocalizedMessage? {
    var code = violation.code
    while true {
      let key = prefix.isEmpty ? code.rawValue : prefix + code.rawValue
      if let entry = table[key], let text = text(of: entry, for: violation, by: localizer) {
        return LocalizedMessage(
          text,
          key: key,
          layer: table.layers[entry.layer],
          in: styles[entry.locale]
        )
      }
      guard let parent = code.parent else { return nil }
      code = parent
    }
  }

  /// Returns whether there is a message for a code in any field, whatever arguments it needs.
  func hasMessage(for code: ViolationCode) -> Bool {
    var next: ViolationCode? = code
    while let code = next {
      if table[code.rawValue] != nil { return true }
      next = code.parent
    }
    return false
  }

  /// Returns the text of an entry of the table for a violation, or nil if an argument is missing or
  /// the text is empty.
  func text(
    of entry: MessageTable.Entry,
    for violation: Violation,
    by localizer: Localizer
  ) -> String? {
    // Most messages have no arguments, so they need no names.
    if let text = entry.message.program.constant { return text.isEmpty ? nil : text }
    let (text, isComplete) = styles[entry.locale].writer.written(
      entry.message,
      violation.arguments(for: entry.message),
      .catalog(localizer, form: violation.form)
    )
    // A message that consists of one argument can be empty.
    return isComplete && !text.isEmpty ? text : nil
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

  /// Returns the message with its arguments.
  ///
  /// A missing argument is written as its name in braces.
  func localized(
    with arguments: [String: Argument] = [:],
    _ labels: FieldLabels = .none
  ) -> LocalizedMessage {
    let text = style.writer.written(message, arguments, labels).text
    return LocalizedMessage(text, key: key, layer: layer, in: style)
  }
}

extension LocalizedMessage {
  fileprivate init(_ text: String, key: String, layer: String, in style: LookupStep.Style) {
    self.init(
      text: text,
      locale: style.locale,
      key: key,
      layer: layer,
      isFallback: style.isFallback
    )
  }
}
