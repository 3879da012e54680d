import CPatternReferences

/// A regular expression that ICU matches.
final class ICUPattern {
  private let pattern: OpaquePointer

  /// Compiles a pattern, or returns nil if ICU refuses it.
  init?(_ text: String, ignoringCase: Bool = false) {
    var text = text
    let opened = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.flatMap {
          icu_pattern_open($0, Int32(characters.count), ignoringCase)
        }
      }
    }
    guard let opened else { return nil }
    pattern = opened
  }

  deinit { icu_pattern_close(pattern) }

  /// ICU's answer about a text.
  enum Answer: Equatable {
    /// ICU took too many steps.
    case gaveUp

    case noMatch

    /// The text matches. The ranges of the named groups are in bytes, or nil for a group that
    /// didn't take part.
    case match([Range<Int>?])
  }

  /// Matches a whole text.
  func match(_ text: String, names: [String]) -> Answer {
    var starts = [Int64](repeating: -1, count: names.count + 1)
    var ends = starts
    let result = text.withCString { characters in
      Self.withPointers(names) { pointers in
        icu_pattern_match(
          pattern,
          characters,
          Int32(text.utf8.count),
          pointers.baseAddress,
          Int32(names.count),
          &starts,
          &ends
        )
      }
    }
    guard result >= 0 else { return .gaveUp }
    if result == 0 { return .noMatch }
    return .match(names.indices.map { starts[$0] < 0 ? nil : Int(starts[$0])..<Int(ends[$0]) })
  }

  private static func withPointers<Result>(
    _ names: [String],
    _ body: (UnsafeBufferPointer<UnsafePointer<CChar>>) -> Result
  ) -> Result {
    // SAFETY: all names are in one array that lives as long as the pointers into it.
    let characters = names.flatMap { Array($0.utf8CString) }
    return characters.withUnsafeBufferPointer { buffer in
      guard var next = buffer.baseAddress else { return body(.init(start: nil, count: 0)) }
      var pointers: [UnsafePointer<CChar>] = []
      for name in names {
        pointers.append(next)
        next += name.utf8.count + 1
      }
      return pointers.withUnsafeBufferPointer(body)
    }
  }

  /// Resolves ICU's escapes, or returns nil if an escape is invalid.
  static func unescape(_ text: String) -> String? {
    var output = [CChar](repeating: 0, count: text.utf8.count * 4 + 16)
    let length = text.withCString {
      icu_unescape($0, Int32(text.utf8.count), &output, Int32(output.count))
    }
    guard length >= 0 else { return nil }
    return String(decoding: output.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// A regular expression that RE2 matches.
final class RE2Pattern {
  private let pattern: OpaquePointer

  /// Compiles a pattern, or returns nil if RE2 refuses it.
  init?(_ text: String) {
    let opened = text.withCString { re2_pattern_open($0, Int32(text.utf8.count), false) }
    guard let opened else { return nil }
    pattern = opened
  }

  deinit { re2_pattern_close(pattern) }

  /// Returns whether the whole text matches.
  func matches(_ text: String) -> Bool {
    text.withCString { re2_pattern_match(pattern, $0, Int32(text.utf8.count)) }
  }
}
