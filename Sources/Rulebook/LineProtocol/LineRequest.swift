/// What one line of the line protocol asks for.
///
/// | Member   | Says                                                              |
/// | -------- | ----------------------------------------------------------------- |
/// | `id`     | anything, repeated in the answer as it is written                 |
/// | `rule`   | the rule that checks `value`                                      |
/// | `value`  | the value, any JSON                                               |
/// | `form`   | the form that checks `record`                                     |
/// | `record` | the record                                                        |
/// | `with`   | the rule's parameters by name                                     |
/// | `locale` | a language tag, list or Accept-Language header, for messages      |
/// | `now`    | what day it is: `2026-11-20`, or a time stamp that begins with it |
///
/// A member that is null counts as absent, except `id` and `value`.
struct LineRequest {
  static let memberNames = ["id", "rule", "value", "form", "record", "with", "locale", "now"]

  /// What is to be checked.
  enum Subject {
    case value(Value, rule: String, parameters: [String: Value])
    case record(Value, form: String)
  }

  var subject: Subject
  var locale: String?
  var now: CivilDate?

  /// Reads a request from a line's members.
  ///
  /// - Parameters:
  ///   - members: The line's members.
  ///   - defaults: What holds where the line says nothing.
  /// - Throws: What is wrong with the members.
  init(_ members: [String: Value], defaults: LineProtocol.Defaults) throws(LineError) {
    var named = Members()
    for (name, value) in members { named.add(name, value) }
    if let unknown = named.unknown { throw .unknownMember(unknown) }
    locale = try Self.text(named.locale, "locale") ?? defaults.locale
    now = try Self.date(named.now) ?? defaults.now
    subject = try Self.subject(named, defaults: defaults)
  }

  private static func subject(
    _ named: borrowing Members,
    defaults: LineProtocol.Defaults
  ) throws(LineError) -> Subject {
    let rule = try text(named.rule, "rule")
    let form = try text(named.form, "form")
    let isForForm = form != nil || named.record != nil
    if !isForForm, rule != nil || named.value != nil {
      guard let value = named.value else { throw .missingMember("value", beside: "rule") }
      guard let rule = rule ?? defaults.rule else {
        throw .missingMember("rule", beside: "value")
      }
      let parameters = try record(named.with, "with") ?? defaults.parameters
      return .value(value, rule: rule, parameters: parameters)
    }
    guard isForForm else { throw .nothingToCheck }
    let own = form != nil ? "form" : "record"
    if rule != nil { throw .conflictingMembers(own, "rule") }
    if let value = named.value, value != .null { throw .conflictingMembers(own, "value") }
    if named.with != nil { throw .conflictingMembers(own, "with") }
    guard let record = named.record else { throw .missingMember("record", beside: "form") }
    guard let form = form ?? defaults.form else { throw .missingMember("form", beside: "record") }
    return .record(record, form: form)
  }

  private static func text(_ value: Value?, _ name: String) throws(LineError) -> String? {
    guard let value else { return nil }
    guard case .text(let text) = value else { throw .unsuitableMember(name, wanted: "a string") }
    return text
  }

  private static func record(
    _ value: Value?,
    _ name: String
  ) throws(LineError) -> [String: Value]? {
    guard let value else { return nil }
    guard case .record(let members) = value else {
      throw .unsuitableMember(name, wanted: "an object")
    }
    return members
  }

  private static func date(_ value: Value?) throws(LineError) -> CivilDate? {
    guard let value else { return nil }
    guard case .text(let text) = value, let date = CivilDate(dateOrTimestamp: text) else {
      throw .unsuitableMember(
        "now",
        wanted: "a date like 2026-11-20 or a time stamp like 2026-11-20T09:30:00Z"
      )
    }
    return date
  }
}

/// The members of a line by their names.
private struct Members {
  var rule: Value?
  var value: Value?
  var form: Value?
  var record: Value?
  var with: Value?
  var locale: Value?
  var now: Value?

  /// The first unknown name in alphabetical order, so that the answer does not depend on chance.
  var unknown: String?

  mutating func add(_ name: String, _ member: Value) {
    switch name {
    case "id": break
    case "rule": rule = member.unlessNull
    case "value": value = member
    case "form": form = member.unlessNull
    case "record": record = member.unlessNull
    case "with": with = member.unlessNull
    case "locale": locale = member.unlessNull
    case "now": now = member.unlessNull
    default: unknown = unknown.map { min($0, name) } ?? name
    }
  }
}

extension Value {
  fileprivate var unlessNull: Value? {
    if case .null = self { nil } else { self }
  }
}

extension CivilDate {
  /// Creates a date from `full-date` or `date-time` of RFC 3339 §5.6, or nil for other text.
  ///
  /// Of a time stamp, this is the date as written, in the stamp's own offset.
  ///
  ///     CivilDate(dateOrTimestamp: "2026-11-20T23:30:00-05:00")  // 2026-11-20
  init?(dateOrTimestamp text: String) {
    let bytes = text.utf8
    guard bytes.count > 10 else {
      self.init(text)
      return
    }
    let dateEnd = bytes.index(bytes.startIndex, offsetBy: 10)
    guard Self.isTime(bytes[dateEnd...]) else { return nil }
    self.init(Substring(bytes[..<dateEnd]))
  }

  /// Returns whether bytes are `T`, a `full-time`, and nothing else.
  ///
  /// RFC 3339 allows a space for `T` and lowercase letters, and a second of 60 for leap seconds.
  private static func isTime(_ bytes: Substring.UTF8View) -> Bool {
    var rest = bytes
    guard let mark = rest.popFirst(), "Tt ".utf8.contains(mark),
      takeNumber(&rest, upTo: 23), take(&rest, ":"),
      takeNumber(&rest, upTo: 59), take(&rest, ":"),
      takeNumber(&rest, upTo: 60)
    else { return false }
    if take(&rest, ".") {
      let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      if digits.isEmpty { return false }
      rest = rest.dropFirst(digits.count)
    }
    if take(&rest, "Z") || take(&rest, "z") { return rest.isEmpty }
    guard take(&rest, "+") || take(&rest, "-"), takeNumber(&rest, upTo: 23), take(&rest, ":"),
      takeNumber(&rest, upTo: 59)
    else { return false }
    return rest.isEmpty
  }

  private static func take(_ rest: inout Substring.UTF8View, _ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes two digits of a number within a limit.
  private static func takeNumber(_ rest: inout Substring.UTF8View, upTo limit: Int) -> Bool {
    var number = 0
    for _ in 0..<2 {
      guard let digit = rest.popFirst(), UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else {
        return false
      }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number <= limit
  }
}
