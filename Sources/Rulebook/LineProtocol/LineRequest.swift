import DatesAndTimes

/// The request in one line of the line protocol.
///
/// The article “The line protocol” lists all members.
///
/// A member that is null counts as absent, except `id` and `value`.
struct LineRequest {
  static let memberNames = [
    "id", "rule", "value", "form", "record", "with", "code", "arguments", "locale", "now",
    "origins", "groups", "trace", "generation", "hello",
  ]

  /// The subject of a request: a value or record to check, a code whose texts are returned, or the
  /// rulebook itself.
  enum Subject {
    case value(Value, rule: String, parameters: [String: Value], groups: Set<String>)
    case record(Value, form: String, groups: Set<String>)
    case code(ViolationCode, arguments: [String: Value])
    case hello
  }

  var subject: Subject
  var locale: String?
  var now: Moment?
  var tellsOrigins: Bool
  var traces: Bool

  /// Whether the request can't be answered with the rulebook's own clock and settings.
  var hasOwnSurroundings: Bool { now != nil || traces }

  /// Creates a request from a line's members.
  ///
  /// - Parameters:
  ///   - members: The line's members.
  ///   - defaults: The defaults for members that the line doesn't have.
  ///   - tellsGeneration: Whether the answer says which generation it comes from. It is set even if
  ///     the line has a mistake, because its answer can say it, too.
  /// - Throws: The first mistake in the members.
  init(
    _ members: [String: Value],
    defaults: LineProtocol.Defaults,
    tellsGeneration: inout Bool
  ) throws(LineError) {
    var named = Members()
    for (name, value) in members { named.add(name, value) }
    if case .boolean(let isAsked)? = named.generation { tellsGeneration = isAsked }
    if let unknown = named.unknown { throw .unknownMember(unknown) }
    locale = try Self.text(named.locale, "locale") ?? defaults.locale
    now = try Self.moment(named.now) ?? defaults.now.map { Moment($0) }
    tellsOrigins = try Self.boolean(named.origins, "origins") ?? defaults.tellsOrigins
    traces = try Self.boolean(named.trace, "trace") ?? false
    _ = try Self.boolean(named.generation, "generation")
    subject = try Self.subject(named, defaults: defaults)
    if case .hello = subject { tellsGeneration = true }
  }

  private static func subject(
    _ named: borrowing Members,
    defaults: LineProtocol.Defaults
  ) throws(LineError) -> Subject {
    let rule = try text(named.rule, "rule")
    let form = try text(named.form, "form")
    if try boolean(named.hello, "hello") ?? false {
      try exclude([("code", named.code), ("arguments", named.arguments)], beside: "hello")
      try exclude(checking(named), beside: "hello")
      return .hello
    }
    if let code = try code(named) { return code }
    let groups = try groups(named.groups) ?? defaults.groups
    let isForForm = form != nil || named.record != nil
    if !isForForm, rule != nil || named.value != nil {
      guard let value = named.value else { throw .missingMember("value", beside: "rule") }
      guard let rule = rule ?? defaults.rule else {
        throw .missingMember("rule", beside: "value")
      }
      let parameters = try record(named.with, "with") ?? defaults.parameters
      return .value(value, rule: rule, parameters: parameters, groups: groups)
    }
    guard isForForm else { throw .nothingToCheck }
    let own = form != nil ? "form" : "record"
    if rule != nil { throw .conflictingMembers(own, "rule") }
    if let value = named.value, value != .null { throw .conflictingMembers(own, "value") }
    if named.with != nil { throw .conflictingMembers(own, "with") }
    guard let record = named.record else { throw .missingMember("record", beside: "form") }
    guard let form = form ?? defaults.form else { throw .missingMember("form", beside: "record") }
    return .record(record, form: form, groups: groups)
  }

  /// Returns the code in a line; nil if there is none.
  private static func code(_ named: borrowing Members) throws(LineError) -> Subject? {
    guard let code = try text(named.code, "code") else {
      if named.arguments != nil { throw .missingMember("code", beside: "arguments") }
      return nil
    }
    try exclude(checking(named), beside: "code")
    let arguments = try record(named.arguments, "arguments") ?? [:]
    return .code(ViolationCode(rawValue: code), arguments: arguments)
  }

  /// The members of a line that checks something.
  private static func checking(_ named: borrowing Members) -> [(name: String, value: Value?)] {
    [
      ("rule", named.rule), ("form", named.form), ("record", named.record), ("with", named.with),
      ("groups", named.groups), ("value", named.value?.unlessNull),
    ]
  }

  /// Throws an error if a line has one of several members that exclude another.
  private static func exclude(
    _ members: [(name: String, value: Value?)],
    beside name: String
  ) throws(LineError) {
    if let other = members.first(where: { $0.value != nil }) {
      throw .conflictingMembers(name, other.name)
    }
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

  private static func groups(_ value: Value?) throws(LineError) -> Set<String>? {
    guard let value else { return nil }
    guard case .list(let elements) = value, elements.allSatisfy({ $0.text != nil }) else {
      throw .unsuitableMember("groups", wanted: "a list of strings")
    }
    return Set(elements.compactMap(\.text))
  }

  private static func boolean(_ value: Value?, _ name: String) throws(LineError) -> Bool? {
    guard let value else { return nil }
    guard case .boolean(let boolean) = value else {
      throw .unsuitableMember(name, wanted: "true or false")
    }
    return boolean
  }

  private static func moment(_ value: Value?) throws(LineError) -> Moment? {
    guard let value else { return nil }
    guard case .text(let text) = value, let moment = Moment(text) else {
      throw .unsuitableMember(
        "now",
        wanted: "a date like `2026-11-20` or a time stamp like `2026-11-20T09:30:00Z`"
      )
    }
    return moment
  }
}

/// The members of a line, by name.
private struct Members {
  var rule: Value?
  var value: Value?
  var form: Value?
  var record: Value?
  var with: Value?
  var code: Value?
  var arguments: Value?
  var locale: Value?
  var now: Value?
  var origins: Value?
  var groups: Value?
  var trace: Value?
  var generation: Value?
  var hello: Value?

  /// The first unknown name in alphabetical order, so that answers are deterministic.
  var unknown: String?

  mutating func add(_ name: String, _ member: Value) {
    switch name {
    case "id": break
    case "rule": rule = member.unlessNull
    case "value": value = member
    case "form": form = member.unlessNull
    case "record": record = member.unlessNull
    case "with": with = member.unlessNull
    case "code": code = member.unlessNull
    case "arguments": arguments = member.unlessNull
    case "locale": locale = member.unlessNull
    case "now": now = member.unlessNull
    case "origins": origins = member.unlessNull
    case "groups": groups = member.unlessNull
    case "trace": trace = member.unlessNull
    case "generation": generation = member.unlessNull
    case "hello": hello = member.unlessNull
    default: unknown = unknown.map { min($0, name) } ?? name
    }
  }
}

extension Value {
  fileprivate var unlessNull: Value? {
    if case .null = self { nil } else { self }
  }
}
