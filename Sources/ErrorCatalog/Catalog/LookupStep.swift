import UnicodeText
import Violations

/// One step of the lookup: a table, and how its messages are written for the requested locale.
///
/// Formats follow the requested locale where the message is in one of its parents, so that
/// `de-CH` groups digits in its own way in messages of `de`; else they follow the message.
final class LookupStep: Sendable {
  /// The code behind all others.
  static let lastCode = "invalid"

  let table: MessageTable
  private let places: [Place]

  /// A locale of the table, as the requested one sees it.
  final class Place: Sendable {
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
    var place: Place
  }

  init(_ table: MessageTable, requested: LocaleIdentifier) {
    self.table = table
    let chain = requested.chain
    places = table.locales.map { locale in
      let isFallback = !chain.contains(locale)
      let formats = LocaleFormats.shared(for: isFallback ? locale : requested)
      return Place(locale, formats: formats, isFallback: isFallback)
    }
  }

  subscript(key: String) -> Finding? {
    guard let entry = table[key] else { return nil }
    return Finding(key: key, message: entry.message, place: places[entry.locale])
  }

  /// Returns what to say about a violation: for its field and code, else for its code, each
  /// time from the special code to the general.
  ///
  /// A message that mentions a fact which the violation does not have is passed over: a
  /// secret value's facts are dropped, and nobody should read a name in braces.
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
  /// What is said if even ``LookupStep/lastCode`` has no message.
  static let lastResort: Self = {
    let english = LocaleIdentifier("en") ?? .root
    return Self(
      key: "",
      message: Message(literal: "This value is not valid."),
      place: LookupStep.Place(english, formats: .shared(for: english), isFallback: true)
    )
  }()

  /// Returns the entry with its arguments, or nil if one of them is missing.
  func written(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage? {
    let written = place.writer.written(message, arguments, labels)
    return written.isComplete ? localized(written.text) : nil
  }

  /// Returns the entry with its arguments; the names of those that are missing stand in braces.
  func localized(with arguments: [String: Argument], _ labels: FieldLabels) -> LocalizedMessage {
    localized(place.writer.written(message, arguments, labels).text)
  }

  private func localized(_ text: String) -> LocalizedMessage {
    LocalizedMessage(text: text, locale: place.locale, key: key, isFallback: place.isFallback)
  }
}
