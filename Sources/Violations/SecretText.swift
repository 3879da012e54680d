#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A text that shows itself only to whoever asks for it, such as a password that is about to be
/// hashed.
///
///     let secret = SecretText("correct horse")
///     print(secret)                       // an empty line
///     secret.reveal { $0.count }          // 13
///
/// Its descriptions and its mirror are empty, and it can be neither encoded nor compared. Its memory
/// is overwritten when the last copy is gone. The text that it was made from, and texts that are
/// made from it, have memory of their own, which is not overwritten.
public struct SecretText: Sendable {
  private let storage: Storage

  /// Keeps a copy of a text: `SecretText("correct horse")`.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    storage = Storage(text.utf8Span)
  }

  /// Calls a closure with the text, and returns what the closure does.
  ///
  ///     secret.reveal { hash($0.span) }
  ///
  /// - Parameter body: Is given the text, which it may not keep.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func reveal<Result, Failure: Error>(
    _ body: (UTF8Span) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.reveal(body)
  }

  /// The bytes of one text.
  private final class Storage: @unchecked Sendable {
    // SAFETY: the bytes are written before anyone else has the instance, and are then only read
    // until the last reference is gone. They are a copy of well-formed UTF-8.
    private let bytes: UnsafeMutableBufferPointer<UInt8>

    init(_ text: UTF8Span) {
      let span = text.span
      bytes = .allocate(capacity: max(span.count, 1))
      bytes.initialize(repeating: 0)
      for index in span.indices { bytes[index] = span[index] }
      count = span.count
    }

    private let count: Int

    deinit {
      if let start = bytes.baseAddress {
        // An ordinary loop may be left out by the compiler, as nobody reads what it writes.
        #if canImport(Glibc)
        explicit_bzero(start, bytes.count)
        #elseif canImport(Darwin)
        memset_s(start, bytes.count, 0, bytes.count)
        #endif
      }
      bytes.deallocate()
    }

    func reveal<Result, Failure: Error>(
      _ body: (UTF8Span) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      defer { withExtendedLifetime(self) {} }
      let span = UnsafeBufferPointer(rebasing: bytes[..<count]).span
      return try body(UTF8Span(unchecked: span))
    }
  }
}

extension SecretText: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// Nothing.
  public var description: String { "" }

  /// Nothing.
  public var debugDescription: String { "" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

/// A rule's report on a secret value, and the value in the form in which to hash or compare it.
///
///     let form = try rulebook.secretForm(of: "correct horse battery", as: "password")
///     form.report.outcome                 // .valid
///     form.text?.reveal { hash($0.span) }
public struct SecretForm: Sendable {
  /// What was found.
  ///
  /// Like every report on a secret value, it has no part of the value.
  public let report: Report

  /// The value as it is to be hashed or compared; nil unless the report is valid.
  public let text: SecretText?

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - text: The value as it is to be kept; dropped unless the report is valid.
  package init(report: Report, text: SecretText?) {
    self.report = report
    self.text = report.isValid ? text : nil
  }
}
