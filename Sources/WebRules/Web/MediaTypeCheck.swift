public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

/// Requires a text to be a media type, or a URI that contains data.
///
///     MediaTypeCheck(accepted: ["image/*"])
///     // image/svg+xml       valid, suffix xml
///     // text/html           media_type.not_accepted
///     // image               identifier.format
///
///     MediaTypeCheck(.data, maximumSize: 3)
///     // data:,abc           valid, size 3
///     // data:,abcd          length.too_long.bytes, maximum: 3, actual: 4
///
/// Standards: RFC 6838 §4.2 and RFC 2045 §5.1; for URIs, RFC 2397 with the Base64 of RFC 4648 §4.
public struct MediaTypeCheck: Check {
  /// The places where a media type can be.
  public enum Place: Sendable {
    /// The whole text.
    case text

    /// A part of a URI that begins with `data:`.
    case data
  }

  /// The place of the media type.
  public let place: Place

  /// The types to accept, such as `text/html` and `image/*`.
  ///
  /// If empty, all types are accepted.
  public let accepted: [String]

  /// The maximum size of the data, in bytes.
  public let maximumSize: Int?

  /// Creates a check.
  public init(_ place: Place = .text, accepted: [String] = [], maximumSize: Int? = nil) {
    self.place = place
    self.accepted = accepted
    self.maximumSize = maximumSize
  }

  /// Reports what is wrong with a media type, or with a URI that contains data.
  ///
  /// - Complexity: O(*n*). Without details, nothing is allocated.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch place {
    case .text: checkType(text, into: &findings)
    case .data: checkData(text, into: &findings)
    }
  }

  /// Returns whether a text that is still being typed can become valid.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    switch place {
    case .text:
      let found = MediaType.read(text)
      if let offset = found.impossibleAt { return .impossible(at: offset) }
    case .data:
      let found = DataURI.read(text)
      if let offset = found.impossibleAt, isFinal(at: offset, in: text) {
        return .impossible(at: offset)
      }
    }
    return passes(text, in: context) ? .valid : .unfinished
  }

  /// Returns whether no valid text continues from the character at an offset.
  ///
  /// More typing can still complete a percent sign at the end.
  private func isFinal(at offset: Int, in text: UTF8Span) -> Bool {
    guard offset < text.count else { return true }
    return text.withSlice(0..<offset + text.scalar(at: offset).utf8Length) { beginning in
      DataURI.read(beginning).impossibleAt == offset
    }
  }

  private func checkType(_ text: UTF8Span, into findings: inout Findings) {
    let found = MediaType.read(text)
    guard found.isWhole else {
      findings.add(.identifierFormat, at: text.restOfText(from: found.end))
      return
    }
    judge(found, text, at: 0..<found.subtype.upperBound, into: &findings)
    guard findings.wantsDetails else { return }
    describe(found, text, into: &findings)
    if findings.outcome == .valid {
      let name = String(copying: text, in: 0..<found.subtype.upperBound).lowercased()
      let parameters = String(copying: text, in: found.subtype.upperBound..<text.count)
      findings.setCanonicalForm(name + parameters)
    }
  }

  private func checkData(_ text: UTF8Span, into findings: inout Findings) {
    let found = DataURI.read(text)
    if let fault = found.fault {
      findings.add(.identifierFormat, at: fault.isEmpty ? nil : fault)
      return
    }
    if let maximumSize, found.size > maximumSize {
      findings.add(
        .lengthTooLongBytes,
        at: found.data,
        ["maximum": .integer(maximumSize), "actual": .integer(found.size), "unit": "bytes"]
      )
    }
    if let range = found.mediaType {
      text.withSlice(range) { slice in
        let type = MediaType.read(slice)
        judge(type, slice, at: range, into: &findings)
        if findings.wantsDetails { describe(type, slice, into: &findings) }
      }
    } else {
      // RFC 2397 §2: if the type is left out, it is text/plain.
      let plain = "text/plain".utf8Span
      judge(MediaType.read(plain), plain, at: nil, into: &findings)
    }
    findings.setFact("base64", .boolean(found.isBase64))
    findings.setFact("size", .decimal(ExactDecimal(found.size)))
  }

  private func judge(
    _ type: MediaType,
    _ text: UTF8Span,
    at range: Range<Int>?,
    into findings: inout Findings
  ) {
    if accepted.isEmpty || accepted.contains(where: { type.matches($0, in: text) }) { return }
    findings.add(.mediaTypeNotAccepted, at: range, ["accepted": .list(accepted.map(Argument.text))])
  }

  private func describe(_ found: MediaType, _ text: UTF8Span, into findings: inout Findings) {
    for (name, part) in [
      ("type", found.type), ("subtype", found.subtype), ("suffix", found.suffix),
    ] {
      guard let part else { continue }
      findings.setFact(name, .text(String(copying: text, in: part).lowercased()))
    }
  }
}

extension UTF8Span {
  /// The range from an offset to the end of the text, or nil at the end.
  fileprivate func restOfText(from offset: Int) -> Range<Int>? {
    offset < count ? offset..<count : nil
  }
}
