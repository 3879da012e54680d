public import RuleEngine
import UnicodeText
public import Violations
import WebAddresses

extension URLCheck {
  /// Returns whether a URL that is still being typed can become valid.
  ///
  /// More typing can't fix a scheme that isn't accepted, missing or extra slashes, characters that
  /// a domain, a port or a URL can't contain, or parts that are refused. It can't fix a host with a
  /// slash after it either. The check makes no prediction in the profile `lenient`, with a base,
  /// and after schemes without rules of their own.
  ///
  /// - Complexity: O(*n*).
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if passes(text, in: context) { return .valid }
    guard options.profile == .strict, options.base == nil else { return .unfinished }
    let typed = TypedURL(options)
    let offset = typed.firstImpossibleByte(in: text.span)
    guard let end = typed.endOfAuthority(in: text.span), end < offset ?? .max else {
      return offset.map { .impossible(at: $0) } ?? .unfinished
    }
    // Text after the host can't change the host.
    let mayGoOn = text.withSlice(0..<end) { passes($0, in: CheckContext()) }
    if !mayGoOn { return .impossible(at: end) }
    return offset.map { .impossible(at: $0) } ?? .unfinished
  }
}

/// The beginning of a URL in the profile `strict`, and what can still follow it.
private struct TypedURL {
  let options: URLOptions

  init(_ options: URLOptions) { self.options = options }

  /// Returns the offset of the first byte that no accepted URL has there, or nil if there is none
  /// or none is known.
  func firstImpossibleByte(in bytes: borrowing Span<UInt8>) -> Int? {
    if let offset = impossibleInScheme(bytes) { return offset }
    guard let start = startOfAuthority(in: bytes) else { return nil }
    let end = endOfAuthority(in: bytes) ?? bytes.count
    return impossibleInAuthority(bytes, start..<end) ?? impossibleBehind(bytes, from: end)
  }

  /// Returns the offset where the text differs from every accepted beginning, such as `https://`.
  private func impossibleInScheme(_ bytes: borrowing Span<UInt8>) -> Int? {
    guard options.schemes != nil else { return nil }
    var longest = 0
    for beginning in options.beginnings {
      var length = 0
      for byte in beginning.utf8 {
        guard length < bytes.count else { return nil }
        guard bytes[length].lowercasedASCII == byte else { break }
        length += 1
      }
      if length == beginning.utf8.count { return nil }
      longest = max(longest, length)
    }
    return longest
  }

  /// Returns where the host begins if the URL has two slashes after `http:` or another scheme that
  /// always has a host.
  private func startOfAuthority(in bytes: borrowing Span<UInt8>) -> Int? {
    for scheme in ["https", "http", "wss", "ws", "ftp"] {
      let beginning = "\(scheme)://"
      guard bytes.count >= beginning.utf8.count else { continue }
      var index = 0
      for byte in beginning.utf8 where bytes[index].lowercasedASCII == byte { index += 1 }
      if index == beginning.utf8.count { return index }
    }
    return nil
  }

  /// Returns where the host and the port end, if anything follows them.
  func endOfAuthority(in bytes: borrowing Span<UInt8>) -> Int? {
    guard let start = startOfAuthority(in: bytes) else { return nil }
    for index in start..<bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"): return index
      default: continue
      }
    }
    return nil
  }

  private func impossibleInAuthority(_ bytes: borrowing Span<UInt8>, _ range: Range<Int>) -> Int? {
    if range.isEmpty { return range.lowerBound < bytes.count ? range.lowerBound : nil }
    // Nearly everything is allowed before an `@`, and colons are allowed in brackets.
    if options.allowsCredentials || options.allowsAnyHostName { return nil }
    if bytes[range.lowerBound] == UInt8(ascii: "[") {
      return options.allowsIPAddress ? nil : range.lowerBound
    }
    var port: Int?
    for index in range {
      let byte = bytes[index]
      if let number = port {
        guard byte.isDigit else { return index }
        let next = number * 10 + Int(byte & 15)
        guard next <= Int(UInt16.max) else { return index }
        port = next
      } else if byte == UInt8(ascii: ":") {
        if index == range.lowerBound { return index }
        port = 0
      } else if byte == UInt8(ascii: ".") {
        if index == range.lowerBound || bytes[index - 1] == byte { return index }
      } else if !byte.isBeyondASCII, !ByteSet.letterDigitHyphen.contains(byte) {
        return index
      }
    }
    return nil
  }

  private func impossibleBehind(_ bytes: borrowing Span<UInt8>, from start: Int) -> Int? {
    var hasFragment = false
    for index in start..<bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "?"):
        if !options.allowsQuery, !hasFragment { return index }
      case UInt8(ascii: "#"):
        if hasFragment || !options.allowsFragment { return index }
        hasFragment = true
      case UInt8(ascii: "%"):
        for digit in index + 1..<min(index + 3, bytes.count) where !bytes[digit].isHexadecimalDigit
        {
          return digit
        }
      default:
        if !byte.isBeyondASCII, !WebURLScheme.isURLCodePoint(byte) { return index }
      }
    }
    return nil
  }
}
