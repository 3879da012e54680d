public import Violations

/// Reads the nodes of one YAML file by the types that they must have, and gathers everything that
/// is wrong with them.
///
/// The readers of rule packs and of their tables use it. A method that cannot read a node reports
/// why and returns nil, and reading goes on, so that an author sees all errors of a file at once.
/// The parameter `what` is the name of the node in the messages, such as "the rates".
///
///     let rows = try NodeReader.content(of: source, orElse: "there are no rates") { reader, node in
///       reader.record(node, "a file of rates")
///         .flatMap { reader.required("rates", in: $0, of: node, "a file of rates") }
///         .flatMap { reader.list($0, "the rates") }
///     }
public final class NodeReader {
  /// The file.
  public let source: SourceText

  /// What is wrong with the nodes that were read.
  public private(set) var collector = DiagnosticCollector()

  /// Creates a reader of a file's nodes.
  public init(_ source: SourceText) { self.source = source }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - nothing: The reason in the error if `read` returns nil without a report.
  ///   - read: Makes the content from the root node of the file.
  /// - Returns: What `read` returned.
  /// - Throws: A ``LoadingError`` with everything that is wrong in the file.
  public static func content<Content>(
    of source: SourceText,
    orElse nothing: String,
    _ read: (NodeReader, YAMLNode) -> Content?
  ) throws(LoadingError) -> Content {
    let node = try YAMLReader.read(source)
    let reader = NodeReader(source)
    let content = read(reader, node)
    try reader.collector.throwIfAny()
    if let content { return content }
    throw LoadingError(source.diagnostic("pack.empty", at: node.start, reason: nothing))
  }

  // MARK: Reporting

  /// Reports what is wrong at a position of the file.
  ///
  /// The reason and the hint are not even made once so much is wrong that nothing more is shown.
  public func report(
    _ code: String,
    at position: SourcePosition,
    _ reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    collector.add(source.diagnostic(code, at: position, reason: reason(), hint: hint()))
  }

  /// Adds the errors that were found in another file to those of this one.
  public func report(_ error: LoadingError) { collector.add(error) }

  /// Returns a hint that suggests the nearest of some names; nil if none is near.
  public func suggestion(for name: String, in names: some Collection<String>) -> String? {
    nearestName(to: name, in: names).map { "did you mean `\($0)`?" }
  }

  /// Returns a position with the name of the file, for errors that are found after reading.
  public func filePosition(_ position: SourcePosition) -> FilePosition {
    FilePosition(file: source.name, at: position)
  }

  // MARK: Typed nodes

  /// Returns the record that a node must be.
  public func record(_ node: YAMLNode, _ what: String) -> YAMLRecord? {
    if let record = node.record { return record }
    reportType(node, what, "a record of `name: value`")
    return nil
  }

  /// Returns the elements of the list that a node must be.
  public func list(_ node: YAMLNode, _ what: String) -> [YAMLNode]? {
    if let list = node.list { return list }
    reportType(node, what, "a list")
    return nil
  }

  /// Returns the elements of a list, or the node itself where it is something else.
  public func oneOrMore(_ node: YAMLNode) -> [YAMLNode] { node.list ?? [node] }

  /// Returns the elements of a list that must have some, or the node itself where it is something else.
  public func elements(_ node: YAMLNode, _ what: String) -> [YAMLNode] {
    let elements = oneOrMore(node)
    if elements.isEmpty { report("pack.empty_list", at: node.start, "there are no \(what)") }
    return elements
  }

  /// Returns the value that a node writes, and reports what is no JSON where that is said.
  public func value(_ node: YAMLNode) -> Value {
    if let scalar = node.firstThatIsNoJSON {
      report(
        "pack.bad_json",
        at: scalar.start,
        "`\(scalar.text?.prefix(40) ?? "")` is not JSON",
        hint: "write a number, true, false or null, or a text in quotes"
      )
    }
    return node.value
  }

  /// Returns the text that a node must be.
  ///
  /// A node at which nothing is written is not a text, but an empty text in quotes is one.
  public func text(_ node: YAMLNode, _ what: String) -> String? {
    if let text = node.text, !node.isEmpty { return text }
    reportType(node, what, "a text")
    return nil
  }

  /// Returns the boolean that a node must be.
  public func boolean(_ node: YAMLNode, _ what: String) -> Bool? {
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      reportType(node, what, "true or false")
      return nil
    }
  }

  /// Returns the whole number that a node must be.
  public func integer(_ node: YAMLNode, _ what: String) -> Int? {
    if let text = node.text, let number = Int(text) { return number }
    reportType(node, what, "a whole number")
    return nil
  }

  /// Returns the case of an enumeration that a node must name.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: YAMLNode,
    _ what: String
  ) -> Choice? {
    guard let text = text(node, what) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    reportChoice(text, at: node.start, what, among: Choice.allCases.map(\.rawValue))
    return nil
  }

  /// Returns the text that a node must be: one of the given words.
  public func choice(_ node: YAMLNode, _ what: String, among words: [String]) -> String? {
    guard let text = text(node, what) else { return nil }
    if words.contains(text) { return text }
    reportChoice(text, at: node.start, what, among: words)
    return nil
  }

  private func reportChoice(
    _ text: String,
    at position: SourcePosition,
    _ what: String,
    among words: [String]
  ) {
    report(
      "pack.wrong_value",
      at: position,
      "\(what) is one of \(words.joined(separator: ", ")), not `\(text)`",
      hint: suggestion(for: text, in: words)
    )
  }

  /// Returns the path of a file or folder that a node must be, relative to the folder of this file.
  ///
  /// An absolute path or one with a part `..` is reported, as it can lead out of that folder.
  public func fileName(_ node: YAMLNode) -> String? {
    guard let name = text(node, "a file's name") else { return nil }
    if !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") {
      return name
    }
    report("pack.wrong_value", at: node.start, "`\(name)` is not a file beside the pack")
    return nil
  }

  private func reportType(_ node: YAMLNode, _ what: String, _ expected: String) {
    let actual =
      switch node.content {
      case .scalar where node.isEmpty: "nothing"
      case .scalar(let scalar): "`\(scalar.text.prefix(40))`"
      case .list: "a list"
      case .record: "a record"
      }
    report("pack.wrong_type", at: node.start, "\(what) is \(expected), not \(actual)")
  }

  // MARK: Keys and names

  /// Reports the keys of a record that are not among the known ones.
  public func checkKeys(_ record: YAMLRecord, of what: String, known: [String]) {
    for entry in record.entries where !known.contains(where: { $0.isSameKey(as: entry.key) }) {
      report(
        "pack.unknown_key",
        at: entry.keyStart,
        "\(what) has no key `\(entry.key)`",
        hint: suggestion(for: entry.key, in: known)
          ?? "the keys are \(known.sorted().joined(separator: ", "))"
      )
    }
  }

  /// Returns the value of a key that a record must have.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - record: The record.
  ///   - node: The node of the record, at which a missing key is reported.
  ///   - what: The name of the record in the message.
  /// - Returns: The value, or nil if the key is missing.
  public func required(
    _ key: String,
    in record: YAMLRecord,
    of node: YAMLNode,
    _ what: String
  ) -> YAMLNode? {
    if let value = record[key] { return value }
    report("pack.missing_key", at: node.start, "\(what) needs the key `\(key)`")
    return nil
  }

  /// Reports a file without `format: 1` or without the expected `kind`.
  public func checkHeader(_ record: YAMLRecord, of node: YAMLNode, kind: String) {
    if let format = required("format", in: record, of: node, "the file"), format.text != "1" {
      report(
        "pack.format",
        at: format.start,
        "this version reads files of format 1",
        hint: "write `format: 1`"
      )
    }
    if let found = required("kind", in: record, of: node, "the file"), found.text != kind {
      report(
        "pack.wrong_table",
        at: found.start,
        "a file of kind \(kind) is expected",
        hint: "write `kind: \(kind)`, or move the file elsewhere"
      )
    }
  }

  /// Reports a name that is not made of lowercase words joined by hyphens, such as `staff-id`.
  ///
  /// A word is ASCII letters and digits, and a name does not begin with a digit. With `variants`, a
  /// name may be several such names joined by dots: `email.html` is a variant of the rule `email`.
  public func checkName(
    _ name: String,
    at position: SourcePosition,
    _ what: String,
    variants: Bool = false
  ) {
    let parts =
      variants ? name.split(separator: ".", omittingEmptySubsequences: false) : [name[...]]
    let isGood = parts.allSatisfy { part in
      part.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { $0.isLowercaseLetterOrDigit }
      } && part.utf8.first?.isDigit == false
    }
    if !isGood {
      report(
        "pack.bad_name",
        at: position,
        "`\(name)` is not \(what): write lowercase words joined by hyphens",
        hint: variants ? "like `staff-id` or `email.html`" : "like `staff-id`"
      )
    }
  }
}

extension String {
  /// Returns whether a key equals this one, which must be ASCII.
  ///
  /// Most keys differ in length, so the lengths are compared first, which is fast.
  fileprivate func isSameKey(as key: String) -> Bool {
    utf8.count == key.utf8.count && self == key
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }

  fileprivate var isLowercaseLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }
}
