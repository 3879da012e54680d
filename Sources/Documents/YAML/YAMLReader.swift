public import Violations

/// Reads the part of YAML that packs use, and refuses the rest by name.
///
/// Accepted are scalars, lists and records in one document. Refused are anchors,
/// aliases, tags, merge keys, directives, duplicate or composite keys, and more nesting
/// or nodes than the limits. Values are not interpreted; see ``YAMLNode``.
///
///     let source = SourceText("pattern: '[A-Z]+'", name: "pack.yaml")
///     let node = try YAMLReader.read(source)
///     node.record?["pattern"]?.text   // "[A-Z]+"
///     node.record?["pattern"]?.start  // 1:10
public enum YAMLReader {
  /// What bounds the time and memory that a file can take.
  public struct Limits: Hashable, Sendable {
    /// The deepest nesting of lists and records, at most 256.
    public var depth: Int

    /// The largest number of scalars, lists, records and keys.
    public var nodes: Int

    /// The largest number of diagnostics in one error.
    public var diagnostics: Int

    /// Creates limits; the defaults suit files that people write.
    public init(depth: Int = 64, nodes: Int = 500_000, diagnostics: Int = 20) {
      precondition((1...256).contains(depth), "the depth limit is from 1 to 256")
      self.depth = depth
      self.nodes = nodes
      self.diagnostics = diagnostics
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file; its size was limited when it was read.
  ///   - limits: What bounds the time and memory.
  /// - Returns: The file's value.
  /// - Throws: ``LoadingError`` with each refused construct, up to the first that makes
  ///   it impossible to go on.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(
    _ source: SourceText,
    limits: Limits = Limits()
  ) throws(LoadingError) -> YAMLNode {
    if let offset = source.firstUnicodeLineBreak {
      throw LoadingError(
        source.diagnostic(
          "yaml.line_separator",
          atByte: offset,
          reason: "an invisible line separator (U+0085, U+2028 or U+2029) stands here",
          hint: #"remove it, or write "\u2028" in double quotes"#
        )
      )
    }
    var builder = YAMLTreeBuilder(source: source, limits: limits)
    do throws(YAMLProblem) {
      try YAMLEventStream.read(source.bytes) { (event: borrowing YAMLEvent) throws(YAMLProblem) in
        try builder.accept(event)
      }
    } catch {
      builder.collector.add(error.diagnostic(in: source))
    }
    try builder.collector.throwIfAny()
    guard let root = builder.root else {
      throw LoadingError(
        source.diagnostic("yaml.empty", at: .start, reason: "the file holds nothing but comments")
      )
    }
    return root
  }
}

extension SourceText {
  /// The first character that YAML 1.1 takes for a line break and editors do not.
  ///
  /// Refusing it keeps the lines of errors the same for everyone.
  fileprivate var firstUnicodeLineBreak: Int? {
    let bytes = bytes.span
    var index = 0
    while index < bytes.count {
      // Most files are ASCII, where eight bytes are seen at once.
      if index + 8 <= bytes.count, bytes.bytes.hasOnlyASCII(inEightFrom: index) {
        index += 8
        continue
      }
      switch bytes[index] {
      case 0xC2 where bytes[index + 1] == 0x85: return index
      case 0xE2 where bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8: return index
      default: index += 1
      }
    }
    return nil
  }
}

extension RawSpan {
  /// Whether eight bytes are all below 128.
  fileprivate func hasOnlyASCII(inEightFrom offset: Int) -> Bool {
    // SAFETY: the span checks that eight bytes are there, and every pattern of bits is a number.
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
  }
}
