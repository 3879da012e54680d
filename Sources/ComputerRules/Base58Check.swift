import ComputerFormats
public import RuleEngine
public import Violations

/// Requires bytes in Base58Check, with a correct check code.
///
/// `CheckedBase58` decodes the text. Packs use this check as `base58check`.
///
///     base58check: {}
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2  valid, version: 0, bytes: 21
///     // 1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN3  identifier.check_digit
public struct Base58Check: Check {
  /// Creates a check.
  public init() {}

  /// Reports other characters, a wrong length, or a wrong check code.
  ///
  /// - Complexity: O(1), because the length of a text is limited.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let bytes: CheckedBase58
    do {
      bytes = try CheckedBase58(text)
    } catch {
      findings.add(error == .checkCode ? .identifierCheckDigit : .identifierFormat)
      return
    }
    findings.setFact("version", .decimal(ExactDecimal(bytes.version)))
    findings.setFact("bytes", .decimal(ExactDecimal(bytes.byteCount)))
  }

  /// Returns the usual address in introductions to Bitcoin.
  public func examples(in context: borrowing CheckContext) -> [String] {
    ["1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2"]
  }

  /// Returns whether the text is in Base58Check or can become so, judging by its characters and
  /// length.
  ///
  /// - Complexity: O(1).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = CheckedBase58.offsetOfFault(in: text) { return .impossible(at: offset) }
    do {
      _ = try CheckedBase58(text)
      return .valid
    } catch {
      return .unfinished
    }
  }
}

extension Base58Check {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "base58check",
    "Requires bytes in Base58Check, with a correct check code.",
    codes: [.identifierFormat, .identifierCheckDigit],
    facts: [
      FactDefinition("version", "The first byte, which says what the others are."),
      FactDefinition("bytes", "The number of bytes before the check code."),
    ]
  ) { _ in Base58Check() }
}
