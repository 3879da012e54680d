public import Violations

/// The one JSON reader: RFC 8259, strict, with exact numbers and positions.
///
/// It refuses what other readers treat in different ways: duplicate names, lone surrogates, invalid
/// UTF-8, numbers with an exponent beyond ±10,000, names of more than 1,024 bytes, deep nesting, and
/// anything after the value. Names are the same if they are canonically equivalent, as Swift
/// compares strings.
///
///     try JSONReader.value(of: Array(#"{"price": 0.10}"#.utf8).span)
///     // .record(["price": .decimal(0.1)]), exactly
///
/// The caller limits the size of the input.
public enum JSONReader {
  /// The deepest nesting of lists and objects, unless the caller says otherwise.
  public static let defaultDepthLimit = 64

  /// Reads one JSON text without positions: a line of the line protocol.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The value that the text represents.
  /// - Throws: ``JSONError`` with the byte at fault.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func value(
    of bytes: Span<UInt8>,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try JSONParser<JSONValueBuilder>.parse(bytes, depthLimit: depthLimit).node
  }

  /// Reads one JSON text of which one member is wanted only as it is written.
  ///
  ///     let line = Array(#"{"id": -0, "value": 1}"#.utf8)
  ///     let (value, id) = try JSONReader.value(of: line.span, skipping: "id")
  ///     // value is { id: null, value: 1 }, and line[id] is `-0`
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - name: The name of a member of the outermost object.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The value, in which that member is null, and the range of the member's own value;
  ///   nil where there is no such member.
  /// - Throws: ``JSONError`` with the byte at fault, also within that member.
  /// - Complexity: O(*n*) in the number of bytes.
  package static func value(
    of bytes: Span<UInt8>,
    skipping name: String,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> (value: Value, skipped: Range<Int>?) {
    let read = try JSONParser<JSONValueBuilder>.parse(
      bytes,
      depthLimit: depthLimit,
      skipping: name
    )
    return (read.node, read.skipped)
  }

  /// Reads one JSON text without positions from a string.
  ///
  /// - Throws: ``JSONError`` with the byte at fault.
  public static func value(
    of text: String,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try value(of: Array(text.utf8).span, depthLimit: depthLimit)
  }

  /// Reads a JSON file with the byte range of every name and value.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The file's value with its members in order.
  /// - Throws: ``LoadingError`` with the first thing that is wrong.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func document(
    in source: SourceText,
    depthLimit: Int = defaultDepthLimit
  ) throws(LoadingError) -> JSONValue {
    do {
      return try JSONParser<JSONTreeBuilder>.parse(source.bytes.span, depthLimit: depthLimit).node
    } catch {
      throw LoadingError(error.diagnostic(in: source))
    }
  }
}

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

/// Builds nothing; only the names of an object are kept, to find one that is there twice.
enum JSONSkipper: JSONBuilder {
  static func text(_ text: String, _ range: Range<Int>) {}
  static func number(_ text: String, _ range: Range<Int>) -> Void? { () }
  static func boolean(_ value: Bool, _ range: Range<Int>) {}
  static func null(_ range: Range<Int>) {}
  static func list(_ elements: [Void], _ range: Range<Int>) {}
  static func record(_ members: consuming Set<String>, _ range: Range<Int>) {}

  static func noMembers() -> Set<String> { [] }
  static func add(
    _ node: Void,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Set<String>
  ) -> Bool {
    members.insert(key).inserted
  }
}
