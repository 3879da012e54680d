#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A text that is visible only on request, such as a password that is about to be hashed.
///
///     let secret = SecretText("correct horse")
///     print(secret)                       // an empty line
///     secret.reveal { $0.count }          // 13
///
/// Its descriptions and its mirror are empty, and it can't be encoded or compared. Its memory is
/// overwritten when the last copy is released. The text that it was created from, and texts that
/// are created from it, have their own memory, which isn't overwritten.
public struct SecretText: Sendable {
  private let storage: Storage

  /// Creates a secret text with a copy of a text: `SecretText("correct horse")`.
  ///
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    storage = Storage(text.utf8Span)
  }

  /// Calls a closure with the text, and returns its result.
  ///
  ///     secret.reveal { hash($0.span) }
  ///
  /// - Parameter body: A closure that gets the text, which it must not store.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func reveal<Result, Failure: Error>(
    _ body: (UTF8Span) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try storage.reveal(body)
  }

  /// The bytes of one text.
  private final class Storage: @unchecked Sendable {
    // SAFETY: the bytes are written before any other code has the instance, and are then only read
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
        // The compiler may remove an ordinary loop, because nothing reads what it writes.
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
  /// An empty text.
  public var description: String { "" }

  /// An empty text.
  public var debugDescription: String { "" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension SecretText {
  /// A rule's report on a secret value, with the text to hash or compare.
  ///
  ///     let form = try rulebook.secretForm(of: "correct horse battery", as: "password")
  ///     form.report.outcome                 // .valid
  ///     form.text?.reveal { hash($0.span) }
  public struct Form: Sendable {
    /// The report of the rule.
    ///
    /// Like every report on a secret value, it doesn't contain any part of the value.
    public let report: Report

    /// The text to hash or compare; nil unless the report is valid.
    public let text: SecretText?

    /// Creates a form.
    ///
    /// - Parameters:
    ///   - report: The report of the rule.
    ///   - text: The form of the value to hash or compare; dropped unless the report is valid.
    package init(report: Report, text: SecretText?) {
      self.report = report
      self.text = report.isValid ? text : nil
    }
  }
}
