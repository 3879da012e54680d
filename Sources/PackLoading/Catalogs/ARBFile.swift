public import Documents
public import ErrorCatalog
import UnicodeText
public import Violations

/// A catalog file: Application Resource Bundle, JSON with one message a key.
///
///     let text = #"{ "@@locale": "de", "quota.exceeded": "Das ist zu viel." }"#
///     let file = try ARBFile(SourceText(text, name: "de.arb"))
///     file.locale         // de
///     file.messages.keys  // ["quota.exceeded"]
///
/// Keys that begin with `@@` are about the file, and `@key` is about one message:
/// its `description` and its `placeholders` with `type` and `example`.
public struct ARBFile: Sendable {
  /// What a source file says about a placeholder.
  public struct Placeholder: Sendable, Hashable {
    /// The kind of argument, as written.
    public var type: String?

    /// An example of the argument, as written.
    public var example: String?
  }

  /// What a source file says about a message, for translators.
  public struct Attributes: Sendable, Hashable {
    /// When the message is shown, and what it should say.
    public var description: String?

    /// The arguments by name.
    public var placeholders: [String: Placeholder]
  }

  /// The file's locale.
  public let locale: LocaleIdentifier

  /// The messages by key.
  public let messages: [String: Message]

  /// What the file says about messages, by key.
  public let attributes: [String: Attributes]

  /// The file, for diagnostics about its messages.
  public let source: SourceText

  private let offsets: [String: Int]

  /// Where the locale is written.
  let localePosition: SourcePosition

  /// Reads a file.
  ///
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public init(_ source: SourceText) throws(LoadingError) {
    let reader = ARBReader(source: source)
    let document = try JSONReader.document(in: source)
    let locale = reader.read(document)
    try reader.collector.throwIfAny()
    self.locale = locale ?? .root
    messages = reader.messages
    attributes = reader.attributes
    offsets = reader.offsets
    localePosition = source.position(ofByte: reader.localeOffset)
    self.source = source
  }

  /// Returns where a message is written, or the start of the file if there is none.
  ///
  /// - Complexity: O(*n*) in the bytes before it.
  public func position(of key: String) -> SourcePosition {
    source.position(ofByte: offsets[key] ?? 0)
  }

  /// Returns how a message is written.
  package func written(_ key: String) -> WrittenText {
    WrittenText(in: source, at: position(of: key), as: .json)
  }
}

/// Reads the members of a catalog file and gathers everything that is wrong.
private final class ARBReader {
  let source: SourceText
  var collector = DiagnosticCollector()
  var messages: [String: Message] = [:]
  var offsets: [String: Int] = [:]
  var localeOffset = 0
  var attributes: [String: ARBFile.Attributes] = [:]

  init(source: SourceText) {
    self.source = source
  }

  /// The greatest number of entries in a catalog: more would take seconds to read.
  private static let mostMembers = 100_000

  private func report(
    _ code: String,
    _ offset: Int,
    _ reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    collector.add(source.diagnostic(code, atByte: offset, reason: reason(), hint: hint()))
  }

  /// Reads the whole file and returns its locale.
  func read(_ document: JSONValue) -> LocaleIdentifier? {
    guard let members = document.members else {
      report("arb.not_object", document.range.lowerBound, "a catalog file is a JSON object")
      return nil
    }
    if let first = members.dropFirst(Self.mostMembers).first {
      report(
        "arb.too_many_messages",
        first.keyRange.lowerBound,
        "a catalog has at most \(Self.mostMembers) entries, and this one has \(members.count)"
      )
      return nil
    }
    let locale = locale(document)
    for member in members {
      if member.key.hasPrefix("@@") { continue }
      if member.key.hasPrefix("@") {
        readAttributes(member)
      } else {
        readMessage(member)
      }
    }
    for member in members where member.key.hasPrefix("@") && !member.key.hasPrefix("@@") {
      let key = String(member.key.dropFirst())
      if messages[key] == nil, document[key] == nil {
        report(
          "arb.no_message",
          member.keyRange.lowerBound,
          "there is no message `\(key)`",
          hint: nearestName(to: key, in: messages.keys).map { "did you mean `\($0)`?" }
        )
      }
    }
    return locale
  }

  private func locale(_ document: JSONValue) -> LocaleIdentifier? {
    guard let value = document["@@locale"] else {
      report(
        "arb.no_locale",
        document.range.lowerBound,
        "the file does not say its locale",
        hint: #"begin it with "@@locale": "de""#
      )
      return nil
    }
    localeOffset = value.range.lowerBound
    if let locale = value.text.flatMap({ LocaleIdentifier(canonicalizing: $0) }) { return locale }
    report("arb.bad_locale", value.range.lowerBound, "this is not a language tag")
    return nil
  }

  private func readMessage(_ member: JSONValue.Member) {
    guard let pattern = member.value.text else {
      report("arb.not_text", member.value.range.lowerBound, "a message is a text")
      return
    }
    do throws(MessageSyntaxError) {
      messages[member.key] = try Message(pattern)
      offsets[member.key] = member.value.range.lowerBound
    } catch {
      let start = source.position(ofByte: member.value.range.lowerBound)
      let written = WrittenText(in: source, at: start, as: .json)
      collector.add(
        source.diagnostic(
          error.diagnosticCode,
          at: written.position(ofScalar: error.offset, of: pattern),
          reason: "the message `\(member.key)`: \(error.reason)",
          hint: error.hint.isEmpty ? nil : error.hint
        )
      )
    }
  }

  private func readAttributes(_ member: JSONValue.Member) {
    guard member.value.members != nil else {
      report("arb.not_object", member.value.range.lowerBound, "`\(member.key)` is an object")
      return
    }
    var placeholders: [String: ARBFile.Placeholder] = [:]
    for placeholder in member.value["placeholders"]?.members ?? [] {
      placeholders[placeholder.key] = ARBFile.Placeholder(
        type: placeholder.value["type"]?.text,
        example: placeholder.value["example"]?.text
      )
    }
    attributes[String(member.key.dropFirst())] = ARBFile.Attributes(
      description: member.value["description"]?.text,
      placeholders: placeholders
    )
  }
}
