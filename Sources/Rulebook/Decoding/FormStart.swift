import RuleEngine
import Violations

/// The value that a form starts from when it decodes a record.
struct FormStart<Root: Sendable>: Sendable {
  enum Source: Sendable {
    /// A blank value, whose properties the fields overwrite.
    case blank(Root)

    /// The type's own initializer.
    case decoding(@Sendable (ValueDecoder) throws -> Root)
  }

  let source: Source

  static func blank(_ root: Root) -> Self { Self(source: .blank(root)) }

  static func decoding(_ type: Root.Type) -> Self where Root: Decodable {
    Self(source: .decoding { try Root(from: $0) })
  }

  /// Whether the form also makes optional values and elements of lists.
  var needsInnerStarts: Bool { if case .blank = source { true } else { false } }

  /// Returns the first key that the type's own initializer needs and the form doesn't have; nil if
  /// there is none.
  func missingKey(in parts: [FormPart<Root>]) -> FieldPath? {
    guard case .decoding(let make) = source else { return nil }
    return ValueDecoder.missingKey(in: parts.skeleton()) { _ = try make($0) }
  }

  /// Makes the value from the record of a valid report.
  ///
  /// - Parameters:
  ///   - record: The record as given.
  ///   - normalized: The normalized values of the report, by path.
  ///   - parts: The parts of the form.
  /// - Returns: The value, or the values of the record that the type can't hold.
  func value(
    from record: Value,
    normalized: [String: Value],
    _ parts: [FormPart<Root>]
  ) -> DecodingResult<Root> {
    let values = FormValues.decoded(record, normalized: normalized)
    switch source {
    case .blank(var root):
      if parts.write(values, to: &root, at: FieldPath()) { return .value(root) }
      var faults: [TypeFault] = []
      let test = PropertyTest.suitability(normalized: normalized)
      parts.addFaults(in: record, at: FieldPath(), by: test, to: &faults)
      return .faults(faults.isEmpty ? [TypeFault(at: FieldPath())] : faults)
    case .decoding(let make):
      do {
        return .value(try make(ValueDecoder(parts.completed(values, at: FieldPath()))))
      } catch {
        return .faults([TypeFault(at: FieldPath(ofDecodingError: error))])
      }
    }
  }
}

/// A value, or the reasons why there is none.
enum DecodingResult<Root> {
  case value(Root)
  case faults([TypeFault])
}

/// The way to make the value of an optional property, or the element of a list.
struct InnerStart<Inner>: Sendable {
  /// Returns a blank value; nil if the form wasn't given one.
  let blank: @Sendable () -> Inner?

  /// Makes a value: the blank one, or else one of the type's own initializer.
  ///
  /// - Parameter record: The record of all properties with fields. It is computed only if needed.
  /// - Returns: The value; nil if there is neither.
  func value(from record: @autoclosure () -> Value) -> Inner? {
    if let inner = blank() { return inner }
    guard let type = Inner.self as? any Decodable.Type else { return nil }
    do {
      return try type.init(from: ValueDecoder(record())) as? Inner
    } catch {
      // The caller finds out which values the type can't hold.
      return nil
    }
  }

  /// Returns what is wrong with the start in a form that decodes records; nil if nothing is.
  func problem(at keyPath: AnyKeyPath, _ skeleton: @autoclosure () -> Value) -> String? {
    if blank() != nil { return nil }
    guard let type = Inner.self as? any Decodable.Type else {
      return "`\(keyPath)` needs a `blank:` value, because the form decodes records"
    }
    let missing = ValueDecoder.missingKey(in: skeleton()) { _ = try type.init(from: $0) }
    return missing.map { "`\(keyPath)` has no field `\($0)`, which its type decodes" }
  }
}

extension FieldPath {
  /// The path that a decoding error is about; empty for other errors.
  fileprivate init(ofDecodingError error: any Error) {
    let keys: [any CodingKey]? =
      switch error as? DecodingError {
      case .keyNotFound(let key, let context)?: context.codingPath + [key]
      case .valueNotFound(_, let context)?, .typeMismatch(_, let context)?,
        .dataCorrupted(let context)?:
        context.codingPath
      default: nil
      }
    self.init(codingPath: keys ?? [])
  }

  /// Creates the path of coding keys.
  init(codingPath: [any CodingKey]) {
    self.init(
      components: codingPath.map { key in
        key.intValue.map(Component.index) ?? .name(key.stringValue)
      }
    )
  }
}
