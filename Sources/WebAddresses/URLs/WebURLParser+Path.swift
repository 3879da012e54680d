import UnicodeText

// The states from the path to the end (URL Standard §4.4).
extension WebURLParser {
  /// Reads the path after a host, which may be absent.
  mutating func parsePathStart(from start: Int) {
    if isSpecial {
      reportBackslash(at: start)
      parsePath(from: hasSlash(at: start) ? start + 1 : start)
    } else if has("?", at: start) {
      parseQuery(from: start)
    } else if has("#", at: start) {
      parseFragment(from: start)
    } else if start < bytes.count {
      parsePath(from: has("/", at: start) ? start + 1 : start)
    }
  }

  /// Reads the segments of a path from an offset.
  mutating func parsePath(from start: Int) {
    path.reserveCapacity(bytes.count - start)
    var index = start
    while true {
      let segmentStart = path.count
      path.append(UInt8(ascii: "/"))
      while index < bytes.count, !isEndOfAuthority(bytes[index]) {
        reportUnit(at: index)
        path.append(bytes[index], encoding: .pathEncoded)
        index += 1
      }
      let isFollowed = hasSlash(at: index)
      reportBackslash(at: index)
      endSegment(from: segmentStart, isLast: !isFollowed)
      guard isFollowed else { break }
      index += 1
    }
    parseQueryOrFragment(from: index)
  }

  /// Removes a last segment that is a dot, or one that is two dots and the segment before it.
  private mutating func endSegment(from start: Int, isLast: Bool) {
    switch numberOfDots(from: start + 1) {
    case 1:
      path.removeSubrange(start...)
      if isLast { path.append(UInt8(ascii: "/")) }
    case 2:
      path.removeSubrange(start...)
      shortenPath()
      if isLast { path.append(UInt8(ascii: "/")) }
    default:
      let isDrive =
        start == 0 && path.count == 3 && path[1].isLetter && path[2] == UInt8(ascii: "|")
      if isDrive, WebURLScheme.isFile(url.scheme.utf8) { path[2] = UInt8(ascii: ":") }
    }
  }

  /// Returns 1 or 2 if the path's last segment consists of this number of dots, each written as `.`
  /// or `%2e`, and 0 for any other segment.
  private func numberOfDots(from start: Int) -> Int {
    // The longest of these segments, `%2e%2e`, has six bytes.
    guard 1...6 ~= path.count - start else { return 0 }
    var dots = 0
    var index = start
    while index < path.count {
      if path[index] == UInt8(ascii: ".") {
        index += 1
      } else if path.isPercentEncoded(at: index, before: path.count),
        path[index + 1] == UInt8(ascii: "2"),
        path[index + 2].lowercasedASCII == UInt8(ascii: "e")
      {
        index += 3
      } else {
        return 0
      }
      dots += 1
    }
    return dots <= 2 ? dots : 0
  }

  /// Removes the last segment, unless it is the drive of a file.
  mutating func shortenPath() {
    guard let last = path.lastIndex(of: UInt8(ascii: "/")) else { return }
    let isDrive = last == 0 && path.count == 3 && path[1].isLetter && path[2] == UInt8(ascii: ":")
    if isDrive, WebURLScheme.isFile(url.scheme.utf8) { return }
    path.removeSubrange(last...)
  }

  /// Reads a path without segments.
  mutating func parseOpaquePath(from start: Int) {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: "#")
    {
      reportUnit(at: index)
      if bytes[index] == UInt8(ascii: " "), has("?", at: index + 1) || has("#", at: index + 1) {
        path.append(contentsOf: "%20".utf8)
      } else {
        path.append(bytes[index], encoding: .controlEncoded)
      }
      index += 1
    }
    parseQueryOrFragment(from: index)
  }

  private mutating func parseQueryOrFragment(from start: Int) {
    if has("?", at: start) {
      parseQuery(from: start)
    } else if has("#", at: start) {
      parseFragment(from: start)
    }
  }

  /// Reads a query from its question mark.
  mutating func parseQuery(from start: Int) {
    locate(query: start)
    var query: [UInt8] = []
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "#") {
      reportUnit(at: index)
      query.append(bytes[index], encoding: isSpecial ? .specialQueryEncoded : .queryEncoded)
      index += 1
    }
    url.query = String(decoding: query, as: UTF8.self)
    if index < bytes.count { parseFragment(from: index) }
  }

  /// Reads a fragment from its number sign.
  mutating func parseFragment(from start: Int) {
    locate(fragment: start)
    var fragment: [UInt8] = []
    for index in start + 1..<bytes.count {
      reportUnit(at: index)
      fragment.append(bytes[index], encoding: .fragmentEncoded)
    }
    url.fragment = String(decoding: fragment, as: UTF8.self)
  }

  /// Reports a character that isn't a URL unit, if one begins at an offset.
  mutating func reportUnit(at index: Int) {
    let byte = bytes[index]
    if ByteSet.urlCodePoint.contains(byte) { return }
    if byte == UInt8(ascii: "%") {
      if bytes.isPercentEncoded(at: index, before: bytes.count) { return }
      report(.percentSign, at: index..<index + 1)
    } else if byte <= 0x20 || byte == 0x7F {
      report(.whiteSpace, at: index..<index + 1)
    } else if byte < 0x80 {
      report(.invalidURLUnit, at: index..<index + 1)
    } else if byte >= 0xC0 {
      let (value, length) = bytes.span.scalarValue(at: index, startingWith: byte)
      if Self.isURLCodePoint(beyondASCII: value) { return }
      report(value < 0xA0 ? .whiteSpace : .invalidURLUnit, at: index..<index + length)
    }
  }

  /// Returns whether a scalar outside ASCII is a URL code point: U+00A0 and above, except for
  /// noncharacters.
  private static func isURLCodePoint(beyondASCII value: UInt32) -> Bool {
    value >= 0xA0 && value & 0xFFFE != 0xFFFE && !(0xFDD0...0xFDEF ~= value)
  }
}
