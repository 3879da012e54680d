import Violations

/// Makes a tree of libyaml's events, and refuses what packs may not use.
///
/// It keeps its own stack of open lists and records, so nesting costs no call depth.
struct YAMLTreeBuilder {
  /// The document's value, once it is complete.
  private(set) var root: YAMLNode?

  /// What was refused so far.
  var collector: DiagnosticCollector

  private let source: SourceText
  private let limits: YAMLReader.Limits
  private var open: [OpenCollection] = []
  private var nodeCount = 0
  private var documentCount = 0

  /// A list or record whose end was not reached yet.
  private struct OpenCollection {
    var start: SourcePosition
    var elements: [YAMLNode] = []
    var record: YAMLRecord?
    /// The key that waits for its value.
    var key: (text: String, start: SourcePosition, end: SourcePosition)?
  }

  init(source: SourceText, limits: YAMLReader.Limits) {
    self.source = source
    self.limits = limits
    collector = DiagnosticCollector(limit: limits.diagnostics)
  }

  /// Takes the next event.
  ///
  /// - Throws: ``YAMLProblem`` where reading on makes no sense or is not safe.
  mutating func accept(_ event: borrowing YAMLEvent) throws(YAMLProblem) {
    try refuseProperties(of: event)
    switch event.kind {
    case .scalar:
      try count(event)
      let scalar = event.scalar
      refuseMergeKey(scalar, event)
      add(YAMLNode(.scalar(scalar), start: event.start, end: event.end))
    case .listStart, .recordStart:
      try count(event)
      try openCollection(event)
    case .collectionEnd: closeCollection(event)
    case .alias:
      try count(event)
      refuse(
        "yaml.alias",
        event,
        "aliases (`*name`) are not accepted",
        "repeat the value, or put a text that begins with `*` in quotes"
      )
      let nothing = YAMLScalar(text: "", style: .plain)
      add(YAMLNode(.scalar(nothing), start: event.start, end: event.end))
    case .documentStart(let hasDirectives): try startDocument(event, hasDirectives)
    case .other: break
    }
  }

  // MARK: Building

  private mutating func openCollection(_ event: borrowing YAMLEvent) throws(YAMLProblem) {
    guard open.count < limits.depth else {
      throw .refused(
        code: "yaml.depth",
        reason: "more than \(limits.depth) lists and records are inside each other",
        hint: nil,
        at: event.start
      )
    }
    var collection = OpenCollection(start: event.start)
    if case .recordStart = event.kind { collection.record = YAMLRecord() }
    if isKeyExpected {
      throw .refused(
        code: "yaml.composite_key",
        reason: "a list or record cannot be a key",
        hint: "put a text that begins with a bracket or brace in quotes",
        at: event.start
      )
    }
    open.append(collection)
  }

  private mutating func closeCollection(_ event: borrowing YAMLEvent) {
    guard let closed = open.popLast() else { return }
    let content: YAMLNode.Content =
      if let record = closed.record { .record(record) } else { .list(closed.elements) }
    add(YAMLNode(content, start: closed.start, end: event.end))
  }

  /// Whether the next node is a key of a record.
  private var isKeyExpected: Bool {
    guard let last = open.last else { return false }
    return last.record != nil && last.key == nil
  }

  /// Puts a complete node where it belongs.
  private mutating func add(_ node: YAMLNode) {
    guard !open.isEmpty else {
      root = node
      return
    }
    let last = open.count - 1
    if open[last].record == nil {
      open[last].elements.append(node)
    } else if let key = open[last].key.take() {
      let entry = YAMLRecord.Entry(
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
      hint: "split it",
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
        hint: "write one document in each file, and a text `---` in quotes",
        at: event.start
      )
    }
    guard hasDirectives else { return }
    refuse("yaml.directive", event, "directives (`%YAML`, `%TAG`) are not accepted", "remove it")
  }

  private mutating func refuseProperties(of event: borrowing YAMLEvent) throws(YAMLProblem) {
    let properties = event.properties
    if properties.hasAnchor {
      refuse(
        "yaml.anchor",
        event,
        "anchors (`&name`) are not accepted",
        "remove it, or put a text that begins with `&` in quotes"
      )
    }
    if properties.hasTag {
      refuse(
        "yaml.tag",
        event,
        "tags (`!name`) are not accepted",
        "remove it, or put a text that begins with `!` in quotes"
      )
    }
  }

  private mutating func refuseMergeKey(_ scalar: YAMLScalar, _ event: borrowing YAMLEvent) {
    guard scalar.isPlain, scalar.text == "<<", isKeyExpected else { return }
    refuse(
      "yaml.merge_key",
      event,
      "merge keys (`<<`) are not accepted",
      "write the entries out"
    )
  }

  private mutating func refuseDuplicate(_ entry: YAMLRecord.Entry, _ first: YAMLRecord.Entry) {
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
