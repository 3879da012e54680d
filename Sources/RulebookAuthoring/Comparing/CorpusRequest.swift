import DatesAndTimes
import JSONDocuments
import Violations

/// A line of a corpus: a request as for `rulebook batch`, or a value.
struct CorpusRequest {
  enum Subject {
    case value(Value, parameters: [String: Value])
    case record([String: Value])
  }

  /// The rule or form.
  let name: String

  let subject: Subject
  let groups: Set<String>

  /// The current day or time; nil for that of the rulebook.
  let now: Moment?

  /// Whether the line begins like a request but isn't JSON.
  ///
  /// It can be a broken request with a value of a confidential rule.
  private let isBroken: Bool

  /// The value, unless it is a record, whose fields can be confidential, or a broken request.
  var shownValue: Value? {
    if case .value(let value, _) = subject, !isBroken { value } else { nil }
  }

  /// Reads a line; nil if it isn't a request.
  init?(_ bytes: [UInt8], defaults: CorpusComparison.Defaults) {
    let first = bytes.first { $0 != 0x20 && $0 != 0x09 }
    guard first == UInt8(ascii: "{"), let members = Self.members(of: bytes) else {
      // The line is a value itself.
      guard let rule = defaults.rule else { return nil }
      name = rule
      subject = .value(
        .text(String(decoding: bytes, as: UTF8.self)),
        parameters: defaults.parameters
      )
      groups = []
      now = nil
      isBroken = first == UInt8(ascii: "{")
      return
    }
    // A member that is null counts as absent, except a value.
    let line = CorpusLine(members: members.filter { $0.key == "value" || $0.value != .null })
    guard line.isSuitable, let found = line.subject(defaults) else { return nil }
    (name, subject) = found
    groups = line.groups ?? []
    now = line.now
    isBroken = false
  }

  private static func members(of bytes: [UInt8]) -> [String: Value]? {
    do throws(JSONError) {
      guard case .record(let members) = try JSONReader.value(of: bytes.span) else { return nil }
      return members
    } catch {
      return nil
    }
  }
}

/// The members of a line.
private struct CorpusLine {
  let members: [String: Value]

  /// The members of a request that checks something.
  private static let known: Set<String> = [
    "id", "rule", "value", "form", "record", "with", "locale", "now", "origins", "groups", "trace",
  ]

  /// Whether all members are known, and of the right kinds.
  var isSuitable: Bool {
    members.keys.allSatisfy { Self.known.contains($0) }
      && ["rule", "form"].allSatisfy { members[$0] == nil || text($0) != nil }
      && (members["with"] == nil || record("with") != nil)
      && (members["groups"] == nil || groups != nil)
      && (members["now"] == nil || now != nil)
  }

  /// The groups of checks to run; nil if there are none, or if they aren't a list of texts.
  var groups: Set<String>? {
    guard case .list(let elements)? = members["groups"] else { return nil }
    let names = elements.compactMap(\.text)
    return names.count == elements.count ? Set(names) : nil
  }

  var now: Moment? { text("now").flatMap { Moment($0) } }

  /// Returns what is checked, with the name of the rule or form; nil if members are missing or
  /// contradict each other.
  func subject(
    _ defaults: CorpusComparison.Defaults
  ) -> (name: String, subject: CorpusRequest.Subject)? {
    if members["form"] == nil, members["record"] == nil {
      guard let value = members["value"], let rule = text("rule") ?? defaults.rule else {
        return nil
      }
      return (rule, .value(value, parameters: record("with") ?? defaults.parameters))
    }
    let others = ["rule", "with"].filter { members[$0] != nil }
    guard others.isEmpty, (members["value"] ?? .null) == .null, let fields = record("record"),
      let form = text("form") ?? defaults.form
    else { return nil }
    return (form, .record(fields))
  }

  private func text(_ name: String) -> String? { members[name]?.text }

  private func record(_ name: String) -> [String: Value]? {
    if case .record(let members)? = members[name] { members } else { nil }
  }
}
