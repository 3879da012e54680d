import EmailAddresses
public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires a text to be a link that opens a new email message.
///
///     MailtoCheck()
///     // mailto:ann@example.org?subject=Hello   valid
///     // mailto:ann                             email.missing_at, at bytes 7 to 10
///     // mailto:ann@example.org?subject         identifier.format
///
/// The recipients are the addresses before the question mark and in `to`, `cc` and `bcc` after it.
/// Each must be an address that SMTP can name, in ASCII or percent-encoded UTF-8. Before the
/// question mark, the `@` between the name and the domain must not be encoded.
///
/// Standard: RFC 6068.
public struct MailtoCheck: Check {
  /// Creates a check.
  public init() {}

  /// Reports what is wrong with a link.
  ///
  /// - Complexity: O(*n*). If no details are wanted, a plain ASCII link is read without allocation.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let reading = URIReference.read(text)
    if let fault = reading.fault {
      findings.add(code(of: fault), at: fault.range.isEmpty ? nil : fault.range, fault.arguments)
      return
    }
    let parts = reading.parts
    guard let scheme = parts.scheme, text.span.isText(scheme, "mailto"), parts.authority == nil
    else {
      findings.add(.identifierFormat, at: parts.scheme)
      return
    }
    let second = parts.path.lowerBound..<min(parts.path.lowerBound + 7, parts.path.upperBound)
    if text.span.isText(second, "mailto:") {
      findings.add(.emailScheme, at: second, ["scheme": .text("mailto:")])
      return
    }
    var recipients: [Value] = []
    addresses(parts.path, of: text, separator: .literal, &recipients, into: &findings)
    if let query = parts.query { fields(query, of: text, &recipients, into: &findings) }
    if !recipients.isEmpty { findings.setFact("recipients", .list(recipients)) }
  }

  /// Returns links with and without a subject.
  public func examples(in context: borrowing CheckContext) -> [String] { Self.examples }

  private static let examples = [
    "mailto:\(ExampleAddresses.usual)", "mailto:\(ExampleAddresses.usual)?subject=Hello",
  ]

  /// Returns the code for a fault of the link.
  ///
  /// A link without a scheme isn't in the format, and neither is one with a server, whatever is
  /// wrong with its name or port.
  private func code(of fault: URIFault) -> CodeDefinition {
    switch fault.kind {
    case .character, .percentEncoding: fault.code
    case .scheme, .host, .port: .identifierFormat
    }
  }

  /// Returns whether a text that is still being typed can become a valid link.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    let reading = URIReference.read(text)
    let wanted = "mailto:".utf8Span.span
    for index in 0..<min(text.count, wanted.count)
    where text.span[index].lowercasedASCII != wanted[index] { return .impossible(at: index) }
    if let offset = reading.fault?.impossibleAt { return .impossible(at: offset) }
    return passes(text, in: context) ? .valid : .unfinished
  }

  /// Checks the header fields, `hfields` in §2: names and values with `=`, joined by `&`.
  private func fields(
    _ query: Range<Int>,
    of text: UTF8Span,
    _ recipients: inout [Value],
    into findings: inout Findings
  ) {
    text.forEachPart(of: query, by: UInt8(ascii: "&")) { field in
      var equals = field.lowerBound
      while equals < field.upperBound, text.span[equals] != UInt8(ascii: "=") { equals += 1 }
      guard equals > field.lowerBound, equals < field.upperBound else {
        findings.add(.identifierFormat, at: field.isEmpty ? nil : field)
        return
      }
      let name = field.lowerBound..<equals
      let value = equals + 1..<field.upperBound
      // A line break would split one field into two, so RFC 6068 §5 allows it only in the body.
      if !text.span.isText(name, "body"), text.hasLineBreak(in: value) {
        findings.add(.identifierFormat, at: value)
        return
      }
      if text.span.isText(name, "to") || text.span.isText(name, "cc")
        || text.span.isText(name, "bcc")
      {
        addresses(value, of: text, separator: .encodable, &recipients, into: &findings)
      } else if findings.wantsDetails, text.span.isText(name, "subject"),
        findings.facts["subject"] == nil
      {
        findings.setFact("subject", .text(text.decoded(value)))
      }
    }
  }

  /// How an address writes the `@` between the name and the domain.
  private enum Separator {
    /// As a character: `to = addr-spec *("," addr-spec)` in §2.
    case literal

    /// As a character or `%40`: a value of a header field is any `qchar`.
    case encodable
  }

  /// Checks addresses that are separated by commas.
  ///
  /// An empty list is valid too.
  private func addresses(
    _ list: Range<Int>,
    of text: UTF8Span,
    separator: Separator,
    _ recipients: inout [Value],
    into findings: inout Findings
  ) {
    if list.isEmpty { return }
    text.forEachPart(of: list, by: UInt8(ascii: ",")) { place in
      let isPlain = text.withSlice(place) { address in
        // A percent-encoded character could be anything.
        !address.span.indices.contains { address.span[$0] == UInt8(ascii: "%") }
          && PlainAddress.offsetOfAt(in: address.span) != nil
      }
      if isPlain, !findings.wantsDetails { return }
      if place.isEmpty {
        findings.add(.identifierFormat)
        return
      }
      let address = text.decoded(place)
      recipients.append(.text(address))
      if isPlain { return }
      let hasSeparator = place.contains { text.span[$0] == UInt8(ascii: "@") }
      if separator == .literal, !hasSeparator, address.utf8.contains(UInt8(ascii: "@")) {
        findings.add(
          EmailFault.Kind.missingAt.code,
          at: place,
          ["example": .text(Self.examples[0])]
        )
        return
      }
      var parser = EmailParser(address.utf8Span, options: .smtp)
      parser.parse()
      if let fault = parser.faults.first {
        findings.add(fault, at: place, example: Self.examples[0])
      } else if separator == .literal, text.endsWithEncodedDomain(place) {
        findings.add(
          EmailFault.Kind.missingAt.code,
          at: place,
          ["example": .text(Self.examples[0])]
        )
      }
    }
  }
}

extension UTF8Span {
  /// Whether the last `@` of an address is encoded, as in `"a@b"%40example.org`.
  fileprivate func endsWithEncodedDomain(_ place: Range<Int>) -> Bool {
    let literal = place.last { span[$0] == UInt8(ascii: "@") }
    let rest = (literal.map { $0 + 1 } ?? place.lowerBound)..<place.upperBound
    return rest.dropLast(2).contains { index in
      span[index] == UInt8(ascii: "%") && span[index + 1] == UInt8(ascii: "4")
        && span[index + 2] == UInt8(ascii: "0")
    }
  }
}

extension MailtoCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 1_000, byte: 300) }
}

extension MailtoCheck {
  /// The definition of the check `mailto` for packs.
  public static let definition = CheckDefinition(
    "mailto",
    "Requires a link that begins with mailto: and opens a new email message.",
    codes: [.identifierFormat, .uriCharacter, .uriPercentEncoding, .emailScheme]
      + EmailFault.Kind.allCases.map(\.code),
    facts: [
      FactDefinition("recipients", "The addresses, decoded.", isFromInput: true),
      FactDefinition("subject", "The subject, decoded.", isFromInput: true),
    ]
  ) { _ in MailtoCheck() }
}

extension UTF8Span {
  /// Returns whether a range contains a percent-encoded carriage return or line feed.
  fileprivate func hasLineBreak(in range: Range<Int>) -> Bool {
    range.dropLast(2).contains { index in
      guard span[index] == UInt8(ascii: "%"), span[index + 1] == UInt8(ascii: "0") else {
        return false
      }
      let last = span[index + 2] | 0x20
      return last == UInt8(ascii: "a") || last == UInt8(ascii: "d")
    }
  }

  /// Calls a closure with each part of a range between separators.
  fileprivate func forEachPart(
    of range: Range<Int>,
    by separator: UInt8,
    _ body: (Range<Int>) -> Void
  ) {
    var start = range.lowerBound
    for index in range where span[index] == separator {
      body(start..<index)
      start = index + 1
    }
    body(start..<range.upperBound)
  }

  /// Returns the percent-decoded text of a range.
  fileprivate func decoded(_ range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if let byte = span.percentEncodedByte(at: index) {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(span[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
