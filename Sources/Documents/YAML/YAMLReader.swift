public import SourceTexts
public import Violations

/// Reads the part of YAML that packs use, and refuses everything else with a specific error.
///
/// It accepts scalars, lists and records in one document. It refuses anchors, aliases, tags, merge
/// keys, directives, duplicate or composite keys, and more nesting or nodes than the limits. Values
/// aren't interpreted; see ``DocumentNode``.
///
///     let source = SourceText("pattern: '[A-Z]+'", name: "pack.yaml")
///     let node = try YAMLReader.read(source)
///     node.record?["pattern"]?.text   // "[A-Z]+"
///     node.record?["pattern"]?.start  // 1:10
public enum YAMLReader {
  /// Limits for the time and memory that a file can take.
  public struct Limits: Hashable, Sendable {
    /// The deepest nesting of lists and records, at most 256.
    public var depth: Int

    /// The largest number of scalars, lists, records and keys.
    public var nodes: Int

    /// The largest number of diagnostics in one error.
    public var diagnostics: Int

    /// Creates limits; the defaults fit files that people write.
    public init(depth: Int = 64, nodes: Int = 500_000, diagnostics: Int = 20) {
      precondition((1...256).contains(depth), "the depth limit must be from 1 to 256")
      self.depth = depth
      self.nodes = nodes
      self.diagnostics = diagnostics
    }
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - source: The file; its size was limited when it was read.
  ///   - limits: The limits for time and memory.
  /// - Returns: The file's value.
  /// - Throws: ``LoadingError`` with each refused construct, up to the first one that makes it
  ///   impossible to continue.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func read(
    _ source: SourceText,
    limits: Limits = Limits()
  ) throws(LoadingError) -> DocumentNode {
    let reading = reading(source, limits: limits)
    let problems = reading.refused + (reading.end.map { [$0.diagnostic(in: source)] } ?? [])
    if let error = LoadingError(problems) { throw error }
    guard let root = reading.root else {
      throw LoadingError(
        source.diagnostic(
          "yaml.empty",
          at: .start,
          reason: "the file is empty or contains only comments"
        )
      )
    }
    return root
  }

  /// What could be read of a file.
  struct Reading {
    /// The file's value; nil if it doesn't have one, or if reading ended before its end.
    var root: DocumentNode?

    /// The constructs that are refused, but that don't keep the rest from being read.
    var refused: [Diagnostic]

    /// The reason why reading ended before the end; nil if it didn't.
    var end: YAMLProblem?
  }

  /// Reads as much of a file as possible.
  static func reading(_ source: SourceText, limits: Limits = Limits()) -> Reading {
    if let offset = source.firstUnicodeLineBreak {
      let refused = source.diagnostic(
        "yaml.line_separator",
        atByte: offset,
        reason: "there is an invisible line separator here (U+0085, U+2028 or U+2029)",
        hint: #"remove it, or write it as `"\u2028"` in double quotes"#
      )
      return Reading(root: nil, refused: [refused], end: nil)
    }
    var builder = YAMLTreeBuilder(source: source, limits: limits)
    do throws(YAMLProblem) {
      try YAMLEventStream.read(source.bytes) { (event: borrowing YAMLEvent) throws(YAMLProblem) in
        try builder.accept(event)
      }
    } catch {
      return Reading(root: nil, refused: builder.collector.diagnostics, end: error)
    }
    return Reading(root: builder.root, refused: builder.collector.diagnostics, end: nil)
  }
}

extension YAMLReader {
  /// Reads a file, and keeps its text for later diagnostics.
  ///
  /// - Throws: ``LoadingError``, like ``read(_:limits:)``.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func document(_ source: SourceText) throws(LoadingError) -> SourceDocument {
    SourceDocument(try read(source), of: source)
  }
}

extension SourceText {
  /// The offset of the first character that is a line break in YAML 1.1 but not in editors.
  ///
  /// Refusing it keeps the line numbers of errors the same for everyone.
  fileprivate var firstUnicodeLineBreak: Int? {
    let bytes = bytes.span
    var index = 0
    while index < bytes.count {
      // Most files are ASCII, where eight bytes can be checked at a time.
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
  /// Returns whether eight bytes are all below 128.
  fileprivate func hasOnlyASCII(inEightFrom offset: Int) -> Bool {
    // SAFETY: the span checks that eight bytes are there, and every pattern of bits is a number.
    unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
  }
}
