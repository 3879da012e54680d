import CYaml
import SourceTexts
import Violations

/// An event that libyaml reports, which exists until the next event is read.
///
/// SAFETY: The pointer leads to an event that hasn't been deleted yet. Events are only lent to the
/// function that ``YAMLEventStream/read(_:_:)`` calls, and can't be copied out of it; texts are
/// copied as they are read.
struct YAMLEvent: ~Copyable {
  private let event: UnsafePointer<yaml_event_t>

  enum Kind {
    case scalar
    case listStart
    case recordStart
    case collectionEnd
    case alias
    case documentStart(hasDirectives: Bool)
    case other
  }

  fileprivate init(_ event: UnsafePointer<yaml_event_t>) {
    self.event = event
  }

  var kind: Kind {
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: return .scalar
    case YAML_SEQUENCE_START_EVENT: return .listStart
    case YAML_MAPPING_START_EVENT: return .recordStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .collectionEnd
    case YAML_ALIAS_EVENT: return .alias
    case YAML_DOCUMENT_START_EVENT:
      let document = event.pointee.data.document_start
      return .documentStart(
        hasDirectives: document.version_directive != nil
          || document.tag_directives.start != document.tag_directives.end
      )
    default: return .other
    }
  }

  var start: SourcePosition { SourcePosition(event.pointee.start_mark) }

  var end: SourcePosition { SourcePosition(event.pointee.end_mark) }

  var scalar: DocumentScalar {
    let scalar = event.pointee.data.scalar
    // SAFETY: libyaml stores the number of bytes at the pointer.
    let value = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    return DocumentScalar(text: String(decoding: value, as: UTF8.self), style: .init(scalar.style))
  }

  /// Whether the node has an anchor (`&name`) and a tag (`!name`).
  var properties: (hasAnchor: Bool, hasTag: Bool) {
    let data = event.pointee.data
    let (anchor, tag) =
      switch event.pointee.type {
      case YAML_SCALAR_EVENT: (data.scalar.anchor, data.scalar.tag)
      case YAML_SEQUENCE_START_EVENT: (data.sequence_start.anchor, data.sequence_start.tag)
      case YAML_MAPPING_START_EVENT: (data.mapping_start.anchor, data.mapping_start.tag)
      default: (nil, nil)
      }
    return (anchor != nil, tag != nil)
  }
}

/// Runs libyaml's parser over bytes.
enum YAMLEventStream {
  /// Calls a function with each event of the bytes, in order.
  ///
  /// - Throws: The error from the function, or the parser's own problem.
  static func read(
    _ bytes: [UInt8],
    _ accept: (borrowing YAMLEvent) throws(YAMLProblem) -> Void
  ) throws(YAMLProblem) {
    // SAFETY: libyaml keeps pointers to the parser and to the bytes. The parser stays at one
    // address until the `defer`, and the closure around it keeps the bytes alive. Each event is
    // deleted after it was used, and none is read after an error.
    try bytes.withUnsafeBufferPointer { (input) throws(YAMLProblem) in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      guard yaml_parser_initialize(parser) == 1 else { throw .memory }
      defer { yaml_parser_delete(parser) }
      yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(parser, input.baseAddress, input.count)
      var event = yaml_event_t()
      while true {
        guard yaml_parser_parse(parser, &event) == 1 else { throw YAMLProblem(parser.pointee) }
        defer { yaml_event_delete(&event) }
        if event.type == YAML_STREAM_END_EVENT { return }
        try withUnsafePointer(to: &event) { (pointer) throws(YAMLProblem) in
          try accept(YAMLEvent(pointer))
        }
      }
    }
  }
}

extension DocumentScalar.Style {
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
  /// Converts a mark of libyaml, which counts from 0.
  init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}
