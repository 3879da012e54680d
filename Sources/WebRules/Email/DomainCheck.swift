import EmailAddresses
public import RuleEngine
import UnicodeText
public import Violations

/// Requires the domain of an email address, or a text that is a domain, to be on a list or off it.
///
///     try DomainCheck(allow: ["acme.example", "*.acme.example"])
///     // ann@shop.acme.example  valid
///     // ann@example.org        domain.not_allowed, domain: example.org
///     try DomainCheck(deny: ["mailinator.com"])
///     // ann@mailinator.com     domain.denied, domain: mailinator.com
///
/// `acme.example` covers only itself, and `*.acme.example` covers every domain below it. Domains
/// are compared in their ASCII form, so letter case and script don't matter. A text without a
/// domain that could be looked up is `domain.malformed`.
public struct DomainCheck: Check {
  private let allowed: [DomainPattern]?
  private let denied: [DomainPattern]

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - allow: The domains to accept, or nil to accept all.
  ///   - deny: The domains to refuse, even if `allow` lists them.
  /// - Throws: ``SettingError`` for a text that isn't a domain.
  public init(allow: [String]? = nil, deny: [String] = []) throws(SettingError) {
    allowed = if let allow { try Self.patterns(allow, setting: "allow") } else { nil }
    denied = try Self.patterns(deny, setting: "deny")
  }

  static func patterns(_ texts: [String], setting: String) throws(SettingError) -> [DomainPattern] {
    var patterns: [DomainPattern] = []
    for text in texts {
      guard let pattern = DomainPattern(text) else {
        throw SettingError(
          setting,
          "`\(text)` isn't a domain",
          hint: "write a domain such as `acme.example`, or `*.acme.example` for those below it"
        )
      }
      patterns.append(pattern)
    }
    return patterns
  }

  /// Reports a domain that isn't accepted.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists. A plain ASCII address isn't
  ///   copied.
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
    guard let found = LocatedDomain(in: text) else {
      return findings.add(.domainMalformed, ["example": .text(example)])
    }
    if let code = fault(of: found.ascii.utf8Span.span, from: 0) {
      findings.add(code, at: found.range, ["domain": .text(found.unicode)])
    }
  }

  /// Returns domains that are accepted, each alone and in an email address.
  public func examples(in context: borrowing CheckContext) -> [String] { examples(atMost: 8) }

  /// The first example, or a usual domain if the check accepts none of the examples.
  private var example: String { examples(atMost: 1).first ?? ExampleAddresses.domains[0] }

  private func examples(atMost maximum: Int) -> [String] {
    let domains = ExampleAddresses.domains(on: allowed)
    return passing(among: domains.lazy.flatMap { [$0, "ann@\($0)"] }, atMost: maximum)
  }

  private func fault(of bytes: borrowing Span<UInt8>, from start: Int) -> CodeDefinition? {
    for index in denied.indices where denied[index].covers(bytes, from: start) {
      return .domainDenied
    }
    guard let allowed else { return nil }
    for index in allowed.indices where allowed[index].covers(bytes, from: start) { return nil }
    return .domainNotAllowed
  }

  /// Returns whether the domain can still become one that is allowed.
  ///
  /// A domain that is refused might become another one, and before the `@`, the domain isn't known.
  /// The check makes no prediction for a list that allows all domains below one, or a domain
  /// outside ASCII.
  ///
  /// - Complexity: O(*n* + *m*), where *m* is the size of the lists.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let offset = firstImpossibleByte(in: text.span) { return .impossible(at: offset) }
    return passes(text, in: context) ? .valid : .unfinished
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

extension [SettingDefinition] {
  /// The domains that a check accepts, and those that it refuses.
  static var domains: [SettingDefinition] {
    [
      SettingDefinition(
        "allow",
        .list(.text),
        "The domains to accept; *.acme.example is for all domains below acme.example."
      ),
      SettingDefinition(
        "deny",
        .list(.text),
        "The domains to refuse; *.acme.example is for all domains below acme.example."
      ),
    ]
  }
}

extension DomainCheck {
  /// The definition of the check `domain` for packs.
  public static let definition = CheckDefinition(
    "domain",
    "Requires a domain, or the domain of an email address, to be on one list, or not on another.",
    shorthand: "allow",
    settings: .domains,
    codes: [.domainNotAllowed, .domainDenied, .domainMalformed]
  ) { settings throws(SettingError) in
    guard settings.contains("allow") || settings.contains("deny") else {
      throw SettingError(nil, "the check needs `allow` or `deny`")
    }
    return try DomainCheck(allow: settings.texts("allow"), deny: settings.texts("deny") ?? [])
  }
}

extension CodeDefinition {
  static let domainNotAllowed = CodeDefinition(
    "domain.not_allowed",
    "The domain isn't on the list of accepted domains.",
    [.domain]
  )

  static let domainDenied = CodeDefinition(
    "domain.denied",
    "The domain is on the list of refused domains.",
    [.domain]
  )

  fileprivate static let domainMalformed = CodeDefinition(
    "domain.malformed",
    "The text contains no domain that could be looked up.",
    [.example]
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
