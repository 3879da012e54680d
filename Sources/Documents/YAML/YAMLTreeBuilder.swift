import SourceTexts
import Violations

/// Builds a tree from libyaml's events, and refuses what packs must not use.
///
/// It keeps its own stack of open lists and records, so nesting doesn't deepen the call stack.
struct YAMLTreeBuilder {
  /// The document's value, once it is complete.
  private(set) var root: DocumentNode?

  /// The constructs refused so far.
  var collector: DiagnosticCollector

  private let source: SourceText
  private let limits: YAMLReader.Limits
  private var open: [OpenCollection] = []
  private var nodeCount = 0
  private var documentCount = 0

  /// A list or record whose end hasn't been reached yet.
  private struct OpenCollection {
    var start: SourcePosition
    var elements: [DocumentNode] = []
    var record: DocumentRecord?
    /// The key whose value comes next.
    var key: (text: String, start: SourcePosition, end: SourcePosition)?
  }

  init(source: SourceText, limits: YAMLReader.Limits) {
    self.source = source
    self.limits = limits
    collector = DiagnosticCollector(limit: limits.diagnostics)
  }

  /// Processes the next event.
  ///
  /// - Throws: ``YAMLProblem`` if continuing makes no sense or isn't safe.
  mutating func accept(_ event: borrowing YAMLEvent) throws(YAMLProblem) {
    try refuseProperties(of: event)
    switch event.kind {
    case .scalar:
      try count(event)
      let scalar = event.scalar
      refuseMergeKey(scalar, event)
      add(DocumentNode(.scalar(scalar), start: event.start, end: event.end))
    case .listStart, .recordStart:
      try count(event)
      try openCollection(event)
    case .collectionEnd: closeCollection(event)
    case .alias:
      try count(event)
      refuse(
        "yaml.alias",
        event,
        "aliases (`*name`) aren't accepted",
        "repeat the value, or put a text that begins with `*` in quotes"
      )
      let nothing = DocumentScalar(text: "", style: .plain)
      add(DocumentNode(.scalar(nothing), start: event.start, end: event.end))
    case .documentStart(let hasDirectives): try startDocument(event, hasDirectives)
    case .other: break
    }
  }

  // MARK: Building

  private mutating func openCollection(_ event: borrowing YAMLEvent) throws(YAMLProblem) {
    guard open.count < limits.depth else {
      throw .refused(
        code: "yaml.depth",
        reason: "lists and records are nested more than \(limits.depth) levels deep",
        hint: nil,
        at: event.start
      )
    }
    var collection = OpenCollection(start: event.start)
    if case .recordStart = event.kind { collection.record = DocumentRecord() }
    if isKeyExpected {
      throw .refused(
        code: "yaml.composite_key",
        reason: "a list or record can't be a key",
        hint: "put a text that begins with a bracket or brace in quotes",
        at: event.start
      )
    }
    open.append(collection)
  }

  private mutating func closeCollection(_ event: borrowing YAMLEvent) {
    guard let closed = open.popLast() else { return }
    let content: DocumentNode.Content =
      if let record = closed.record { .record(record) } else { .list(closed.elements) }
    add(DocumentNode(content, start: closed.start, end: event.end))
  }

  /// Whether the next node is a key of a record.
  private var isKeyExpected: Bool {
    guard let last = open.last else { return false }
    return last.record != nil && last.key == nil
  }

  /// Adds a complete node to the open list or record.
  private mutating func add(_ node: DocumentNode) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    if open[last].record == nil {
      open[last].elements.append(node)
    } else if let key = open[last].key.take() {
      let entry = DocumentRecord.Entry(
        key: key.text,
        keyStart: key.start,
        keyEnd: key.end,
        value: node
      )
      if let first = open[last].record?.append(entry) { refuseDuplicate(entry, first) }
    } else {
      open[last].key = (node.text ?? "", node.start, node.end)
    }
  }

  // MARK: Refusing

  private mutating func count(_ event: borrowing YAMLEvent) throws(YAMLProblem) {
    nodeCount += 1
    guard nodeCount > limits.nodes else { return }
    throw .refused(
      code: "yaml.too_many_nodes",
      reason: "the file has more than \(limits.nodes) values and keys",
      hint: "split it into several files",
      at: event.start
    )
  }

  private mutating func startDocument(
    _ event: borrowing YAMLEvent,
    _ hasDirectives: Bool
  ) throws(YAMLProblem) {
    documentCount += 1
    if documentCount > 1 {
      throw .refused(
        code: "yaml.multiple_documents",
        reason: "a second document begins here",
        hint: "write only one document in each file, and put a text `---` in quotes",
        at: event.start
      )
    }
    guard hasDirectives else { return }
    refuse("yaml.directive", event, "directives (`%YAML`, `%TAG`) aren't accepted", "remove it")
  }

  private mutating func refuseProperties(of event: borrowing YAMLEvent) throws(YAMLProblem) {
    let properties = event.properties
    if properties.hasAnchor {
      refuse(
        "yaml.anchor",
        event,
        "anchors (`&name`) aren't accepted",
        "remove it, or put a text that begins with `&` in quotes"
      )
    }
    if properties.hasTag {
      refuse(
        "yaml.tag",
        event,
        "tags (`!name`) aren't accepted",
        "remove it, or put a text that begins with `!` in quotes"
      )
    }
  }

  private mutating func refuseMergeKey(_ scalar: DocumentScalar, _ event: borrowing YAMLEvent) {
    guard scalar.isPlain, scalar.text == "<<", isKeyExpected else { return }
    refuse(
      "yaml.merge_key",
      event,
      "merge keys (`<<`) aren't accepted",
      "write the entries out"
    )
  }

  private mutating func refuseDuplicate(
    _ entry: DocumentRecord.Entry,
    _ first: DocumentRecord.Entry
  ) {
    collector.add(
      source.diagnostic(
        "yaml.duplicate_key",
        at: entry.keyStart,
        reason:
          "the key “\(entry.key)” appears twice; the first is in line \(first.keyStart.line)",
        hint: "keep one of the two"
      )
    )
  }

  private mutating func refuse(
    _ code: String,
    _ event: borrowing YAMLEvent,
    _ reason: String,
    _ hint: String
  ) {
    collector.add(source.diagnostic(code, at: event.start, reason: reason, hint: hint))
  }
}
