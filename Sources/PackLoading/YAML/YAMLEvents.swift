import CYaml

/// What libyaml reports, without its pointers.
struct YAMLEvent {
  var kind: Kind
  var start: SourcePosition
  var end: SourcePosition
  /// Whether an anchor (`&name`) stands before the node.
  var hasAnchor = false
  /// The tag (`!name`) before the node.
  var tag: String?

  enum Kind {
    case scalar(YAMLScalar)
    case listStart
    case recordStart
    case collectionEnd
    case alias
    case documentStart(hasDirectives: Bool)
    case other
  }
}

/// Runs libyaml's parser over bytes.
enum YAMLEventStream {
  /// Calls a function with each event of the bytes, in order.
  ///
  /// - Throws: What the function throws, or the parser's own problem.
  static func read(
    _ bytes: [UInt8],
    _ accept: (YAMLEvent) throws(YAMLProblem) -> Void
  ) throws(YAMLProblem) {
    // SAFETY: libyaml keeps pointers to the parser and to the bytes. The parser lives at
    // one address until the `defer`, and the bytes are held by the closure around it.
    // Each event is deleted after it was copied, and none is read after an error.
    try bytes.withUnsafeBufferPointer { (input) throws(YAMLProblem) in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else { throw .memory }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
      while true {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLProblem(parser.pointee) }
        let copy = YAMLEvent(event)
        let isEnd = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
        if isEnd { return }
        try accept(copy)
      }
    }
  }
}

extension YAMLEvent {
  /// Copies an event.
  fileprivate init(_ event: yaml_event_t) {
    start = SourcePosition(event.start_mark)
    end = SourcePosition(event.end_mark)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      // SAFETY: libyaml gives the count of the bytes at the pointer.
      let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      kind = .scalar(
        YAMLScalar(text: String(decoding: value, as: UTF8.self), style: .init(scalar.style))
      )
      hasAnchor = scalar.anchor != nil
      tag = Self.text(scalar.tag)
    case YAML_SEQUENCE_START_EVENT:
      kind = .listStart
      hasAnchor = event.data.sequence_start.anchor != nil
      tag = Self.text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      kind = .recordStart
      hasAnchor = event.data.mapping_start.anchor != nil
      tag = Self.text(event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT:
      let document = event.data.document_start
      kind = .documentStart(
        hasDirectives: document.version_directive != nil
          || document.tag_directives.start != document.tag_directives.end
      )
    default: kind = .other
    }
  }

  /// Copies a text that ends with a NUL byte.
  private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    pointer.map { String(cString: $0) }
  }
}

extension YAMLScalar.Style {
  fileprivate init(_ style: yaml_scalar_style_t) {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: self = .literal
    case YAML_FOLDED_SCALAR_STYLE: self = .folded
    default: self = .plain
    }
  }
}

extension SourcePosition {
  /// A mark of libyaml, which counts from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
