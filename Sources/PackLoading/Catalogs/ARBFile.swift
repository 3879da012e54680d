public import ErrorCatalog
import JSONDocuments
public import SourceTexts
import UnicodeText
public import Violations

/// A catalog file in the format Application Resource Bundle: JSON with one message for each key.
///
///     let text = #"{ "@@locale": "de", "quota.exceeded": "Das ist zu viel." }"#
///     let file = try ARBFile(SourceText(text, name: "de.arb"))
///     file.locale         // de
///     file.messages.keys  // ["quota.exceeded"]
///
/// Keys that begin with `@@` are about the file, and `@key` is about one message: its `description`
/// and its `placeholders` with `type`, `example` and `examples`. In a translation, `x-source` is
/// the mark of the text that was translated, and `x-text` is that text itself. With `x-text`, the
/// message may be missing, which means that it isn't translated yet. Without `@@locale`, the locale
/// comes from the name of the file, such as `app_de.arb`.
///
/// Translation tools leave traces: a message that is empty or null, or a note without its message.
/// They are ``remarks``, and the rest of the file is used.
public struct ARBFile: Sendable {
  /// What a source file says about a placeholder.
  public struct Placeholder: Sendable, Hashable {
    /// The kind of argument, as written, such as `integer`, or `int` as in Flutter's files.
    public var type: String?

    /// An example of the argument, as written.
    public var example: String?

    /// The type of the items of a list, as written.
    public var items: String?

    /// The values that a text may have, for `select`.
    public var values: [String] = []

    /// Other examples, for some of the values of the argument that a `select` chooses by, as
    /// written.
    package var examples: [String: String] = [:]
  }

  /// What a source file says about a message, for translators.
  public struct Attributes: Sendable, Hashable {
    /// When the message is shown, and what it should say.
    public var description: String?

    /// The arguments by name.
    public var placeholders: [String: Placeholder]

    /// The mark of the text that the message was translated from; nil in source files.
    public var source: String?

    /// The text that needs a translation; nil where only the source file has it.
    public var text: String?
  }

  /// The file's locale.
  public let locale: LocaleIdentifier

  /// The messages by key.
  public let messages: [String: Message]

  /// What the file says about messages, by key.
  public let attributes: [String: Attributes]

  /// The language's rules about style, spelling and punctuation.
  public let profile: LanguageProfile

  /// The file, for diagnostics about its messages.
  public let source: SourceText

  /// What is unusual in the file, although the file can be used.
  package let remarks: [Diagnostic]

  /// Whether nothing is wrong in the file.
  ///
  /// A file that isn't whole lacks the messages that are broken.
  package internal(set) var isWhole: Bool

  /// The keys of the messages that couldn't be read.
  package let unreadableKeys: Set<String>

  private let offsets: [String: Int]

  /// Where the file releases words of its parent, as offsets in bytes by word.
  package let releases: [String: Int]

  /// Where the locale is written, or the start of the file if only its name has the locale.
  package let localePosition: SourcePosition

  /// The locale's tag as it is written.
  package let writtenLocale: String

  /// The reasons why findings are suppressed, by the key of the message, or "" for the file, and by
  /// the code.
  package let suppressions: [String: [String: Suppression]]

  /// A finding that is known and suppressed.
  package struct Suppression: Sendable, Hashable {
    package var reason: String

    /// The position of the reason.
    package var position: SourcePosition
  }

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public init(_ source: SourceText) throws(LoadingError) {
    let reading = try Self.reading(source)
    if let error = reading.error { throw error }
    self = reading.file
  }

  /// Reads as much of a file as possible.
  ///
  /// - Returns: The file without the messages that are broken, and everything that is wrong in it.
  /// - Throws: A ``LoadingError`` if it can't be read as JSON, or doesn't say its locale.
  package static func reading(
    _ source: SourceText
  ) throws(LoadingError) -> (file: ARBFile, error: LoadingError?) {
    let reader = ARBReader(source: source)
    let document = try reader.document()
    guard let locale = reader.read(document) else {
      try reader.collector.throwIfAny()
      return (ARBFile(reader, .root), nil)
    }
    return (ARBFile(reader, locale), LoadingError(reader.collector.diagnostics))
  }

  private init(_ reader: ARBReader, _ locale: LocaleIdentifier) {
    self.locale = locale
    source = reader.source
    messages = reader.messages
    attributes = reader.attributes
    profile = reader.profile
    remarks = reader.remarks.diagnostics
    isWhole = reader.collector.isEmpty
    unreadableKeys = reader.unreadableKeys
    offsets = reader.offsets
    releases = reader.releases
    localePosition = source.position(ofByte: reader.localeOffset)
    writtenLocale = reader.writtenLocale
    suppressions = reader.suppressions
  }

  /// Returns the position of a message, or the start of the file if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  public func position(of key: String) -> SourcePosition {
    source.position(ofByte: offsets[key] ?? 0)
  }

  /// The messages by key, in the form that a catalog needs: with the digits that the language uses.
  package var entries: [String: Message] {
    guard let digits = profile.digits else { return messages }
    return messages.merging([Catalog.Layer.digitsKey: Message(literal: digits)]) { first, _ in first
    }
  }

  /// Returns how a message is written in the file.
  package func written(_ key: String) -> WrittenText {
    WrittenText(in: source, at: position(of: key), as: .json)
  }
}

/// Reads the members of a catalog file and collects everything that is wrong.
private final class ARBReader {
  let source: SourceText
  var collector = DiagnosticCollector()
  var remarks = DiagnosticCollector()
  var messages: [String: Message] = [:]
  var unreadableKeys: Set<String> = []
  var offsets: [String: Int] = [:]
  var localeOffset = 0
  var attributes: [String: ARBFile.Attributes] = [:]
  var profile = LanguageProfile()
  var releases: [String: Int] = [:]
  var writtenLocale = ""
  var suppressions: [String: [String: ARBFile.Suppression]] = [:]

  init(source: SourceText) {
    self.source = source
  }

  /// The greatest number of entries in a catalog.
  ///
  /// More would take seconds to read.
  private static let mostMembers = 100_000

  private func report(
    _ code: String,
    _ offset: Int,
    _ reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    collector.add(source.diagnostic(code, atByte: offset, reason: reason(), hint: hint()))
  }

  /// Parses the file.
  ///
  /// If a comma is wrong or a name appears twice, that is collected, and the rest is read.
  func document() throws(LoadingError) -> JSONValue {
    do throws(LoadingError) {
      return try JSONReader.document(in: source)
    } catch {
      let repaired = JSONReader.document(repairing: source)
      guard let document = repaired.document, let found = LoadingError(repaired.problems) else {
        throw LoadingError(repaired.problems) ?? error
      }
      collector.add(found)
      return document
    }
  }

  /// Reads the whole file and returns its locale.
  func read(_ document: JSONValue) -> LocaleIdentifier? {
    guard let members = document.members else {
      report("arb.not_object", document.range.lowerBound, "a catalog file must be a JSON object")
      return nil
    }
    if let first = members.dropFirst(Self.mostMembers).first {
      report(
        "arb.too_many_messages",
        first.keyRange.lowerBound,
        "a catalog can have at most \(Self.mostMembers) entries; this one has \(members.count)"
      )
      return nil
    }
    let locale = locale(document)
    for member in members {
      if member.key.hasPrefix("@@") {
        if member.key == "@@x-lint" { readSuppressions(member.value, ofKey: "") }
        if member.key == LanguageProfile.Entry.avoid.rawValue { readReleases(member.value) }
        if let fault = profile.read(member) {
          report("arb.bad_profile", fault.offset, fault.reason)
        }
        continue
      }
      if member.key.hasPrefix("@") {
        readAttributes(member)
      } else {
        readMessage(member)
      }
    }
    remarkOnNotes(among: members)
    return locale
  }

  private func locale(_ document: JSONValue) -> LocaleIdentifier? {
    guard let value = document["@@locale"] else {
      localeOffset = document.range.lowerBound
      if let locale = CatalogName(source.name).locale {
        writtenLocale = locale.tag
        return locale
      }
      report(
        "arb.no_locale",
        document.range.lowerBound,
        "neither the file nor its name says its locale",
        hint: #"begin it with `"@@locale": "de"`, or name it as in `de.arb` or `app_de.arb`"#
      )
      return nil
    }
    localeOffset = value.range.lowerBound
    writtenLocale = value.text ?? ""
    if let locale = value.text.flatMap({ LocaleIdentifier(canonicalizing: $0) }) { return locale }
    report("arb.bad_locale", value.range.lowerBound, "this isn't a language tag")
    return nil
  }

  private func readMessage(_ member: JSONValue.Member) {
    // A file with this many mistakes is refused, and looking for more takes time.
    if collector.isFull { return }
    if member.value.isUntranslated {
      remarks.add(
        source.diagnostic(
          "arb.not_translated",
          atByte: member.value.range.lowerBound,
          reason: "the message `\(member.key)` is empty, so it isn't used",
          hint: "translate it, or remove it"
        )
      )
      return
    }
    guard let pattern = member.value.text else {
      report("arb.not_text", member.value.range.lowerBound, "a message must be a text")
      unreadableKeys.insert(member.key)
      return
    }
    do throws(Message.SyntaxError) {
      messages[member.key] = try Message(pattern)
      offsets[member.key] = member.value.range.lowerBound
    } catch {
      unreadableKeys.insert(member.key)
      let start = source.position(ofByte: member.value.range.lowerBound)
      let written = WrittenText(in: source, at: start, as: .json)
      collector.add(
        error.diagnosticCode,
        in: source,
        at: written.position(ofScalar: error.offset, of: pattern),
        reason: "the message `\(member.key)`: \(error.reason)",
        hint: error.hint.isEmpty ? nil : error.hint
      )
    }
  }

  /// Remarks on notes without a message, which tools leave for texts that aren't translated.
  private func remarkOnNotes(among members: [JSONValue.Member]) {
    let keys = Set(members.lazy.map(\.key))
    for member in members where member.key.hasPrefix("@") && !member.key.hasPrefix("@@") {
      if remarks.isFull { return }
      let key = String(member.key.dropFirst())
      // With `x-text`, the note says itself that the text isn't translated yet.
      if keys.contains(key) || attributes[key]?.text != nil { continue }
      remarks.add(
        source.diagnostic(
          "arb.no_message",
          atByte: member.keyRange.lowerBound,
          reason: "there is no message `\(key)` for the note `@\(key)`",
          hint: nearestNameHint(to: key, in: messages.keys)
            ?? "translate the text, or remove the note"
        )
      )
    }
  }

  /// Notes where words of the parent are released: `{ "courriel*": null }`.
  private func readReleases(_ words: JSONValue) {
    for word in words.members ?? [] {
      if case .null = word.value.content { releases[word.key] = word.keyRange.lowerBound }
    }
  }

  /// Reads the reasons why findings are suppressed:
  /// `{ "lint.too_long": "the word is long in every form" }`.
  private func readSuppressions(_ value: JSONValue, ofKey key: String) {
    guard let members = value.members else {
      report(
        "arb.not_object",
        value.range.lowerBound,
        "`x-lint` must be an object of codes and reasons"
      )
      return
    }
    for member in members {
      guard let reason = member.value.text, !reason.allSatisfy(\.isWhitespace) else {
        report(
          "arb.no_reason",
          member.value.range.lowerBound,
          "a finding can only be suppressed with a reason"
        )
        continue
      }
      suppressions[key, default: [:]][member.key] = ARBFile.Suppression(
        reason: reason,
        position: source.position(ofByte: member.keyRange.lowerBound)
      )
    }
  }

  private func readAttributes(_ member: JSONValue.Member) {
    guard member.value.members != nil else {
      report("arb.not_object", member.value.range.lowerBound, "`\(member.key)` must be an object")
      return
    }
    var placeholders: [String: ARBFile.Placeholder] = [:]
    for placeholder in member.value["placeholders"]?.members ?? [] {
      placeholders[placeholder.key] = ARBFile.Placeholder(
        type: placeholder.value["type"]?.text,
        example: placeholder.value["example"]?.writtenScalar,
        items: placeholder.value["items"]?.text,
        values: placeholder.value["values"]?.elements?.compactMap(\.text) ?? [],
        examples: Dictionary(
          (placeholder.value["examples"]?.members ?? []).compactMap { example in
            example.value.writtenScalar.map { (example.key, $0) }
          },
          uniquingKeysWith: { $1 }
        )
      )
    }
    if let lint = member.value["x-lint"] {
      readSuppressions(lint, ofKey: String(member.key.dropFirst()))
    }
    attributes[String(member.key.dropFirst())] = ARBFile.Attributes(
      description: member.value["description"]?.text,
      placeholders: placeholders,
      source: member.value[TranslationMark.attribute]?.text,
      text: member.value[TranslationMark.textAttribute]?.text
    )
  }
}
