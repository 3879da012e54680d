public import SourceTexts
public import Violations

/// The only JSON reader: RFC 8259, strict, with exact numbers and positions.
///
/// It refuses input that JSON readers treat differently: duplicate names, lone surrogates, invalid
/// UTF-8, numbers with an exponent outside ±10,000, names of more than 1,024 bytes, deep nesting,
/// and anything after the value. Names are the same if they are canonically equivalent, as Swift
/// compares strings.
///
///     try JSONReader.value(of: Array(#"{"price": 0.10}"#.utf8).span)
///     // .record(["price": .decimal(0.1)]), exactly
///
/// The caller must limit the size of the input.
public enum JSONReader {
  /// The deepest nesting of lists and objects, unless the caller says otherwise.
  public static let defaultDepthLimit = 64

  /// Reads one JSON text without positions, such as a line of the line protocol.
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The value that the text represents.
  /// - Throws: ``JSONError`` with the offset of the wrong byte.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func value(
    of bytes: Span<UInt8>,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try JSONParser<JSONValueBuilder>.parse(bytes, depthLimit: depthLimit).node
  }

  /// Reads one JSON text, but leaves one member as it is written.
  ///
  ///     let line = Array(#"{"id": -0, "value": 1}"#.utf8)
  ///     let (value, id) = try JSONReader.value(of: line.span, skipping: "id")
  ///     // value is { id: null, value: 1 }, and line[id] is `-0`
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - name: The name of a member of the outermost object.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  /// - Returns: The value, where that member is null, and the range of the member's own value; nil
  ///   if there is no such member.
  /// - Throws: ``JSONError`` with the offset of the wrong byte, also inside that member.
  package static func value(
    of bytes: Span<UInt8>,
    skipping name: String,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> (value: Value, skipped: Range<Int>?) {
    let read = try JSONParser<JSONValueBuilder>.parse(bytes, depthLimit: depthLimit, skipping: name)
    return (read.node, read.skipped)
  }

  /// Reads one JSON text without positions from a string.
  ///
  /// - Throws: ``JSONError`` with the offset of the wrong byte.
  public static func value(
    of text: String,
    depthLimit: Int = defaultDepthLimit
  ) throws(JSONError) -> Value {
    try value(of: Array(text.utf8).span, depthLimit: depthLimit)
  }

  /// Checks whether bytes are one JSON text, without building anything.
  ///
  /// It is as strict as the other functions, with one exception: numbers and names may have any
  /// size, since no values are built from them. Names are the same if their characters are, one by
  /// one (RFC 8259 §8.3).
  ///
  ///     try JSONReader.check(Array(#"{"a": 1e99999}"#.utf8).span)
  ///
  /// - Parameters:
  ///   - bytes: The JSON text as UTF-8.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  ///   - allowsDuplicateNames: Whether an object may have a name twice, which RFC 8259 §4 leaves
  ///     open.
  /// - Throws: ``JSONError`` with the offset of the wrong byte.
  package static func check(
    _ bytes: Span<UInt8>,
    depthLimit: Int = defaultDepthLimit,
    allowsDuplicateNames: Bool = false
  ) throws(JSONError) {
    if allowsDuplicateNames {
      _ = try JSONParser<JSONLenientChecker>.parse(bytes, depthLimit: depthLimit)
    } else {
      _ = try JSONParser<JSONChecker>.parse(bytes, depthLimit: depthLimit)
    }
  }

  /// Reads a JSON file with the byte range of every name and value.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - depthLimit: The deepest accepted nesting, at most 256.
  ///   - valueLimit: The greatest accepted number of values, including lists and objects.
  /// - Returns: The file's value with its members in order.
  /// - Throws: ``LoadingError`` with the first error.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func document(
    in source: SourceText,
    depthLimit: Int = defaultDepthLimit,
    valueLimit: Int = 1_000_000
  ) throws(LoadingError) -> JSONValue {
    do {
      return try JSONParser<JSONTreeBuilder>.parse(
        source.bytes.span,
        depthLimit: depthLimit,
        valueLimit: valueLimit
      ).node
    } catch {
      throw LoadingError(error.diagnostic(in: source))
    }
  }
}

/// Builds the result from the JSON that the parser reads.
///
/// The parser is written once and specialized for each builder, so that the line protocol doesn't
/// pay for positions.
protocol JSONBuilder {
  associatedtype Node
  /// The members of an object that is being read.
  associatedtype Members

  /// Whether the length of names and the size of exponents are limited.
  static var limitsSizes: Bool { get }

  static func text(_ text: String, _ range: Range<Int>) -> Node
  /// Returns nil for a number that the node can't represent.
  static func number(_ text: String, _ range: Range<Int>) -> Node?
  static func boolean(_ value: Bool, _ range: Range<Int>) -> Node
  static func null(_ range: Range<Int>) -> Node
  static func list(_ elements: [Node], _ range: Range<Int>) -> Node
  static func record(_ members: consuming Members, _ range: Range<Int>) -> Node

  static func noMembers() -> Members
  /// Adds a member; returns false if there already is one with this name.
  static func add(
    _ node: Node,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Members
  )
    -> Bool
}

extension JSONBuilder {
  static var limitsSizes: Bool { true }
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

// Builders that build nothing.
extension JSONBuilder where Node == Void {
  static func text(_ text: String, _ range: Range<Int>) {}
  static func number(_ text: String, _ range: Range<Int>) -> Void? { () }
  static func boolean(_ value: Bool, _ range: Range<Int>) {}
  static func null(_ range: Range<Int>) {}
  static func list(_ elements: [Void], _ range: Range<Int>) {}
  static func record(_ members: consuming Members, _ range: Range<Int>) {}
}

/// Builds nothing.
///
/// It only keeps the names of an object, to find duplicates.
enum JSONSkipper: JSONBuilder {
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

/// Builds nothing.
///
/// It keeps the bytes of names, so that comparing a name never takes longer than reading it.
enum JSONChecker: JSONBuilder {
  static var limitsSizes: Bool { false }

  static func noMembers() -> Set<[UInt8]> { [] }
  static func add(
    _ node: Void,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Set<[UInt8]>
  ) -> Bool {
    members.insert(Array(key.utf8)).inserted
  }
}

/// Builds nothing, and doesn't keep names.
enum JSONLenientChecker: JSONBuilder {
  static var limitsSizes: Bool { false }

  static func noMembers() {}
  static func add(
    _ node: Void,
    _ key: String,
    _ keyRange: Range<Int>,
    to members: inout Void
  ) -> Bool { true }
}
