import UnicodeText
public import Violations

/// Reads the nodes of one file by their expected types, and collects all errors in them.
///
/// The readers of rule packs and of their tables use it. If a method can't read a node, it reports
/// why and returns nil. Reading continues, so that an author sees all errors of a file together.
/// The parameter `what` is the name of the node in diagnostics, such as "the rates".
///
///     let nothing = "there are no rates"
///     let rows = try NodeReader.content(of: document, orElse: nothing) { reader, node in
///       reader.record(node, "a file of rates")
///         .flatMap { reader.required("rates", in: $0, of: node, "a file of rates") }
///         .flatMap { reader.list($0, "the rates") }
///     }
public final class NodeReader {
  /// The file.
  public let source: SourceText

  /// The errors in the nodes that were read.
  package private(set) var collector = DiagnosticCollector()

  /// The names that were refused where they are declared, with the names that were meant.
  package private(set) var refusedNames: [String: String] = [:]

  /// Creates a reader for a file's nodes.
  public init(_ source: SourceText) { self.source = source }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - nothing: The reason in the error if `read` returns nil without a report.
  ///   - read: Makes the content from the root node of the file.
  /// - Returns: What `read` returned.
  /// - Throws: A `LoadingError` with all errors in the file.
  public static func content<Content>(
    of document: SourceDocument,
    orElse nothing: String,
    _ read: (NodeReader, DocumentNode) -> Content?
  ) throws(LoadingError) -> Content {
    let reader = NodeReader(document.source)
    let content = read(reader, document.root)
    try reader.collector.throwIfAny()
    if let content { return content }
    throw LoadingError(
      document.source.diagnostic("pack.empty", at: document.root.start, reason: nothing)
    )
  }

  // MARK: Reporting

  /// Reports an error at a position of the file.
  ///
  /// Once there are too many errors to show more, the reason and the hint aren't even computed.
  public func report(
    _ code: String,
    at position: SourcePosition,
    _ reason: @autoclosure () -> String,
    hint: @autoclosure () -> String? = nil
  ) {
    collector.add(source.diagnostic(code, at: position, reason: reason(), hint: hint()))
  }

  /// Adds the errors from another file to those of this one.
  public func report(_ error: LoadingError) { collector.add(error) }

  /// Returns a hint that suggests the name that was probably meant, or nil if none is similar.
  public func suggestion(for name: String, in names: some Collection<String>) -> String? {
    meantName(to: name, in: names).map { "did you mean `\($0)`?" }
  }

  /// Returns a position together with the file's name, for errors that are found after reading.
  package func filePosition(_ position: SourcePosition) -> FilePosition {
    FilePosition(file: source.name, at: position)
  }

  // MARK: Typed nodes

  /// Returns the record in a node, or reports that the node must be a record.
  public func record(_ node: DocumentNode, _ what: String) -> DocumentRecord? {
    if let record = node.record { return record }
    reportType(node, what, "a record of `name: value`", hint: "write `{ name: value }`")
    return nil
  }

  /// Returns the elements of the list in a node, or reports that the node must be a list.
  public func list(_ node: DocumentNode, _ what: String) -> [DocumentNode]? {
    if let list = node.list { return list }
    reportType(node, what, "a list", hint: "write `[first, second]`")
    return nil
  }

  /// Returns the elements of a list, or only the node itself if it isn't a list.
  public func oneOrMore(_ node: DocumentNode) -> [DocumentNode] { node.list ?? [node] }

  /// Returns the elements of a list that must not be empty, or only the node itself if it isn't a
  /// list.
  public func elements(_ node: DocumentNode, _ what: String) -> [DocumentNode] {
    let elements = oneOrMore(node)
    if elements.isEmpty {
      report("pack.empty_list", at: node.start, "there are no \(what)", hint: "write at least one")
    }
    return elements
  }

  /// Returns the value that a node represents, and reports text under the key `json` that isn't
  /// valid JSON.
  public func value(_ node: DocumentNode) -> Value {
    if let scalar = node.firstThatIsNoJSON {
      report(
        "pack.bad_json",
        at: scalar.start,
        "`\(scalar.text?.prefix(40) ?? "")` isn't JSON",
        hint: "write a number, true, false or null, or a text in quotes"
      )
    }
    return node.value
  }

  /// Returns the text of a node, or reports that the node must be text.
  ///
  /// An empty node isn't a text, but an empty text in quotes is.
  public func text(_ node: DocumentNode, _ what: String) -> String? {
    if let text = node.text, !node.isEmpty { return text }
    reportType(node, what, "text", hint: "write text, in quotes if YAML would read it differently")
    return nil
  }

  /// Returns the boolean in a node, or reports that the node must be true or false.
  public func boolean(_ node: DocumentNode, _ what: String) -> Bool? {
    switch node.text {
    case "true": return true
    case "false": return false
    default:
      reportType(node, what, "true or false", hint: "write `true` or `false`")
      return nil
    }
  }

  /// Returns the whole number in a node, or reports that the node must be one.
  public func integer(_ node: DocumentNode, _ what: String) -> Int? {
    if let text = node.text, let number = Int(text) { return number }
    reportType(node, what, "a whole number", hint: "write it in digits, such as `12`")
    return nil
  }

  /// Returns the case of an enumeration that a node names, or reports that it must name one.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: DocumentNode,
    _ what: String
  ) -> Choice? {
    guard let text = text(node, what) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    reportChoice(text, at: node.start, what, among: Choice.allCases.map(\.rawValue))
    return nil
  }

  /// Returns the text of a node, or reports that it must be one of the given words.
  public func choice(_ node: DocumentNode, _ what: String, among words: [String]) -> String? {
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
      "\(what) must be one of \(words.joined(separator: ", ")), not `\(text)`",
      hint: suggestion(for: text, in: words) ?? "write one of these"
    )
  }

  /// Returns the path of a file or folder that a node contains, relative to the folder of this
  /// file.
  ///
  /// An absolute path or one that contains `..` is reported, because it can lead out of that
  /// folder.
  public func fileName(_ node: DocumentNode) -> String? {
    guard let name = text(node, "a file's name") else { return nil }
    if !name.isEmpty, !name.hasPrefix("/"), !name.split(separator: "/").contains("..") {
      return name
    }
    report(
      "pack.wrong_value",
      at: node.start,
      "`\(name)` isn't the name of a file next to the pack"
    )
    return nil
  }

  private func reportType(_ node: DocumentNode, _ what: String, _ expected: String, hint: String) {
    let actual =
      switch node.content {
      case .scalar where node.isEmpty: "nothing"
      case .scalar(let scalar): "`\(scalar.text.prefix(40))`"
      case .list: "a list"
      case .record: "a record"
      }
    report(
      "pack.wrong_type",
      at: node.start,
      "\(what) must be \(expected), not \(actual)",
      hint: hint
    )
  }

  // MARK: Keys and names

  /// Reads the name of something that the file declares.
  ///
  /// - Returns: The name; for one that was refused where it is declared, the name that was meant.
  package func reference(_ node: DocumentNode, _ what: String) -> String? {
    text(node, what).map { refusedNames[$0] ?? $0 }
  }

  /// Reports the keys of a record that aren't among the known ones.
  ///
  /// A misspelt key is one mistake: what it contains is read as the key that was meant, so that
  /// nothing else seems to be missing, and mistakes in it are found, too.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - what: The name of the record in the diagnostic.
  ///   - known: The keys that it can have.
  ///   - advice: What to write instead of some keys that authors might expect here.
  /// - Returns: The record with the keys that were meant instead of misspelt ones.
  @discardableResult
  public func checkKeys(
    _ record: DocumentRecord,
    of what: String,
    known: [String],
    advice: [String: String] = [:]
  ) -> DocumentRecord {
    var meantKeys: [String: String] = [:]
    // A key that the record already has isn't meant by another one.
    lazy var others = known.filter(Set(known).subtracting(record.keys).contains)
    for entry in record.entries where !known.contains(where: { $0.isSameKey(as: entry.key) }) {
      if collector.isFull { break }
      let meant = advice[entry.key] == nil ? meantName(to: entry.key, in: others) : nil
      report(
        "pack.unknown_key",
        at: entry.keyStart,
        "`\(entry.key)` isn't a key of \(what)",
        hint: advice[entry.key] ?? meant.map { "did you mean `\($0)`?" }
          ?? "the keys are \(known.sorted().joined(separator: ", "))"
      )
      if let meant { meantKeys[entry.key] = meant }
    }
    return meantKeys.isEmpty ? record : record.renaming(meantKeys)
  }

  /// Returns the value of a key that a record must have.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - record: The record.
  ///   - node: The node of the record, whose position is used to report a missing key.
  ///   - what: The name of the record in the diagnostic.
  /// - Returns: The value, or nil if the key is missing.
  public func required(
    _ key: String,
    in record: DocumentRecord,
    of node: DocumentNode,
    _ what: String
  ) -> DocumentNode? {
    if let value = record[key] { return value }
    report(
      "pack.missing_key",
      at: node.start,
      "\(what) needs the key `\(key)`",
      hint: "add `\(key):`"
    )
    return nil
  }

  /// Reports a file without `format: 1` or without the expected `kind`.
  public func checkHeader(_ record: DocumentRecord, of node: DocumentNode, kind: String) {
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

  /// Reports a name that doesn't consist of lowercase words joined by hyphens, such as `staff-id`.
  ///
  /// A word consists of ASCII letters and digits, and a name doesn't begin with a digit. With
  /// `variants`, a name can consist of several such names joined by dots: `email.html` is a variant
  /// of the rule `email`.
  ///
  /// - Returns: The name. If it only has another case or other separators, the name that was meant,
  ///   so that what refers to that name isn't another mistake.
  @discardableResult
  public func checkName(
    _ name: String,
    at position: SourcePosition,
    _ what: String,
    variants: Bool = false
  ) -> String {
    if name.isName(withVariants: variants) { return name }
    let meant = String(name.lowercased().map { $0 == "_" || $0 == " " ? "-" : $0 })
    let isMeant = meant.isName(withVariants: variants)
    report(
      "pack.bad_name",
      at: position,
      "`\(name)` can't be \(what): write lowercase words joined by hyphens",
      hint: isMeant
        ? "write `\(meant)`"
        : variants ? "such as `staff-id` or `email.html`" : "such as `staff-id`"
    )
    if isMeant { refusedNames[name] = meant }
    return isMeant ? meant : name
  }
}

extension String {
  /// Whether this consists of lowercase words joined by hyphens, or of several such names joined by
  /// dots.
  package func isName(withVariants variants: Bool = false) -> Bool {
    let parts = variants ? split(separator: ".", omittingEmptySubsequences: false) : [self[...]]
    return parts.allSatisfy { part in
      part.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
        !word.isEmpty && word.utf8.allSatisfy { $0.isLowercaseLetterOrDigit }
      } && part.utf8.first?.isDigit == false
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
  fileprivate var isLowercaseLetterOrDigit: Bool {
    isDigit || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self
  }
}
