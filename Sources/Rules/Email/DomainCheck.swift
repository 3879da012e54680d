import EmailAddresses
import UnicodeText
public import Violations

/// Requires the domain of an e-mail address, or a domain on its own, to be on a list or off it.
///
///     try DomainCheck(allow: ["acme.example", "*.acme.example"])
///     // ann@shop.acme.example  valid
///     // ann@example.org        domain.not_allowed, domain: example.org
///     try DomainCheck(deny: ["mailinator.com"])
///     // ann@mailinator.com     domain.denied, domain: mailinator.com
///
/// `acme.example` covers itself only, and `*.acme.example` every domain below it. Domains are
/// compared in their ASCII form, so the case of letters and the script do not matter. A text
/// without a domain that can be looked up is `domain.malformed`.
public struct DomainCheck: Check {
  private let allowed: [DomainPattern]?
  private let denied: [DomainPattern]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - allow: The domains that are accepted; nil accepts all.
  ///   - deny: The domains that are not accepted, even if allowed.
  /// - Throws: ``SettingError`` for a text that is no domain.
  public init(allow: [String]? = nil, deny: [String] = []) throws(SettingError) {
    allowed = if let allow { try Self.patterns(allow, setting: "allow") } else { nil }
    denied = try Self.patterns(deny, setting: "deny")
  }

  private static func patterns(
    _ texts: [String],
    setting: String
  ) throws(SettingError) -> [DomainPattern] {
    var patterns: [DomainPattern] = []
    for text in texts {
      guard let pattern = DomainPattern(text) else {
        throw SettingError(
          setting,
          "“\(text)” is no domain",
          hint: "write a domain such as acme.example, or *.acme.example for all below it"
        )
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Reports a domain that is not accepted.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists. A plain ASCII address is
  ///   not copied.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if let at = PlainAddress.offsetOfAt(in: text.span) {
      guard let code = fault(of: text.span, from: at + 1) else { return }
      guard findings.wantsDetails else { return findings.add(code) }
      let range = at + 1..<text.count
      let written = String(copying: text, in: range)
      return findings.add(code, at: range, ["domain": .text(written.lowercased())])
    }
    guard let found = LocatedDomain(in: text) else { return findings.add(.domainMalformed) }
    if let code = fault(of: found.ascii.utf8Span.span, from: 0) {
      findings.add(code, at: found.range, ["domain": .text(found.unicode)])
    }
  }

  private func fault(of bytes: borrowing Span<UInt8>, from start: Int) -> CodeDefinition? {
    for index in denied.indices where denied[index].covers(bytes, from: start) {
      return .domainDenied
    }
    guard let allowed else { return nil }
    for index in allowed.indices where allowed[index].covers(bytes, from: start) { return nil }
    return .domainNotAllowed
  }

  /// Returns whether the domain is the beginning of one that is allowed.
  ///
  /// A domain that is refused may become another one, and without an `@` it is not known what the
  /// domain will be. Nothing is foreseen where all domains below one are allowed, or one that is
  /// not in ASCII.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = firstImpossibleByte(in: text.span) { return .impossible(at: offset) }
    var findings = Findings(.outcome)
    check(text, in: context, into: &findings)
    return findings.outcome == .valid ? .valid : .unfinished
  }

  private func firstImpossibleByte(in bytes: borrowing Span<UInt8>) -> Int? {
    guard let allowed, let at = PlainAddress.endOfLocalPart(bytes) else { return nil }
    var last = at + 1
    for index in allowed.indices {
      guard let offset = allowed[index].firstImpossibleByte(in: bytes, from: at + 1) else {
        return nil
      }
      last = max(last, offset)
    }
    return last
  }
}

extension DomainCheck {
  /// The check as packs know it: `domain`.
  public static let definition = CheckDefinition(
    "domain",
    "Requires the domain of an e-mail address, or a domain, to be on a list or off it.",
    shorthand: "allow",
    settings: [
      SettingDefinition(
        "allow",
        .list(.text),
        "The domains that are accepted; *.acme.example stands for all below it."
      ),
      SettingDefinition(
        "deny",
        .list(.text),
        "The domains that are not accepted; *.acme.example stands for all below it."
      ),
    ],
    codes: [.domainNotAllowed, .domainDenied, .domainMalformed]
  ) { settings throws(SettingError) in
    guard settings.contains("allow") || settings.contains("deny") else {
      throw SettingError(nil, "the check needs allow or deny")
    }
    return try DomainCheck(allow: settings.texts("allow"), deny: settings.texts("deny") ?? [])
  }
}

extension CodeDefinition {
  fileprivate static let domainNotAllowed = CodeDefinition(
    "domain.not_allowed",
    "The domain is not on the list.",
    [.domain]
  )

  fileprivate static let domainDenied = CodeDefinition(
    "domain.denied",
    "The domain is on the list of those refused.",
    [.domain]
  )

  fileprivate static let domainMalformed = CodeDefinition(
    "domain.malformed",
    "There is no domain that could be looked up."
  )
}

extension CodeDefinition.Argument {
  fileprivate static let domain = Self(
    "domain",
    .text,
    "the domain as written, in lowercase",
    isFromInput: true
  )
}
