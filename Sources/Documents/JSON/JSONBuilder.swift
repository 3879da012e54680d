import Violations

/// What the parser makes of the JSON that it reads.
///
/// The parser is written once and is specialised for each builder, so that the line
/// protocol does not pay for positions.
protocol JSONBuilder {
  associatedtype Node
  /// The members of an object that is being read.
  associatedtype Members

  static func text(_ text: String, _ range: Range<Int>) -> Node
  /// Returns nil for a number that the node cannot hold.
  static func number(_ text: String, _ range: Range<Int>) -> Node?
  static func boolean(_ value: Bool, _ range: Range<Int>) -> Node
  static func null(_ range: Range<Int>) -> Node
  static func list(_ elements: [Node], _ range: Range<Int>) -> Node
  static func record(_ members: consuming Members, _ range: Range<Int>) -> Node

  static func noMembers() -> Members
  /// Adds a member; false if there is one with this name.
  static func add(
    _ node: Node,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Members
  )
    -> Bool
}

/// Builds values without positions.
enum JSONValueBuilder: JSONBuilder {
  static func text(_ text: String, _ range: Range<Int>) -> Value { .text(text) }
  static func number(_ text: String, _ range: Range<Int>) -> Value? {
    if text.utf8.count < 19, let integer = Int(text) { return .decimal(ExactDecimal(integer)) }
    return ExactDecimal(text).map(Value.decimal)
  }
  static func boolean(_ value: Bool, _ range: Range<Int>) -> Value { .boolean(value) }
  static func null(_ range: Range<Int>) -> Value { .null }
  static func list(_ elements: [Value], _ range: Range<Int>) -> Value { .list(elements) }
  static func record(_ members: consuming [String: Value], _ range: Range<Int>) -> Value {
    .record(members)
  }

  static func noMembers() -> [String: Value] { [:] }
  static func add(
    _ node: Value,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout [String: Value]
  ) -> Bool {
    members.updateValue(node, forKey: key) == nil
  }
}

/// Builds values with positions and in order.
enum JSONTreeBuilder: JSONBuilder {
  struct Members {
    var list: [JSONValue.Member] = []
    var names: Set<String> = []
  }

  static func text(_ text: String, _ range: Range<Int>) -> JSONValue {
    JSONValue(content: .text(text), range: range)
  }
  static func number(_ text: String, _ range: Range<Int>) -> JSONValue? {
    JSONValue(content: .number(text), range: range)
  }
  static func boolean(_ value: Bool, _ range: Range<Int>) -> JSONValue {
    JSONValue(content: .boolean(value), range: range)
  }
  static func null(_ range: Range<Int>) -> JSONValue { JSONValue(content: .null, range: range) }
  static func list(_ elements: [JSONValue], _ range: Range<Int>) -> JSONValue {
    JSONValue(content: .list(elements), range: range)
  }
  static func record(_ members: consuming Members, _ range: Range<Int>) -> JSONValue {
    JSONValue(content: .record(members.list), range: range)
  }

  static func noMembers() -> Members { Members() }
  static func add(
    _ node: JSONValue,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Members
  ) -> Bool {
    members.list.append(JSONValue.Member(key: key, keyRange: keyRange, value: node))
    return members.names.insert(key).inserted
  }
}
