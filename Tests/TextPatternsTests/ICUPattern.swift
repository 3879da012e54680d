import CICUOracle

/// A pattern compiled by ICU, whose answers ours are held against.
final class ICUPattern {
  private let regex: OpaquePointer

  /// Compiles a pattern; nil where ICU refuses it.
  init?(_ pattern: String, ignoringCase: Bool = false) {
    var pattern = pattern
    let regex = pattern.withUTF8 {
      icu_oracle_regex_open($0.baseAddress, Int32($0.count), ignoringCase)
    }
    guard let regex else { return nil }
    self.regex = regex
  }

  deinit { icu_oracle_regex_close(regex) }

  /// What ICU says about a text.
  enum Answer: Equatable {
    /// The whole text matches, and the groups took these parts of it, in offsets of bytes.
    case match([Range<Int>?])

    case noMatch

    /// ICU took more time than it may.
    case gaveUp
  }

  /// Returns what ICU says about a whole text.
  ///
  /// The names of groups are in ICU's syntax, which has no underscores.
  func answer(for text: String, groups names: [String] = []) -> Answer {
    // One place more than there are names, so that the pointers always lead somewhere.
    var starts = [Int64](repeating: -1, count: names.count + 1)
    var ends = starts
    var text = text
    var characters: [CChar] = []
    for name in names { characters += name.utf8CString }
    characters.append(0)
    let result = characters.withUnsafeBufferPointer { buffer in
      var pointers: [UnsafePointer<CChar>] = []
      var offset = 0
      for name in names {
        if let base = buffer.baseAddress { pointers.append(base + offset) }
        offset += name.utf8.count + 1
      }
      return text.withUTF8 { bytes in
        icu_oracle_regex_match(
          regex,
          bytes.baseAddress,
          Int32(bytes.count),
          pointers,
          Int32(pointers.count),
          &starts,
          &ends
        )
      }
    }
    guard result >= 0 else { return .gaveUp }
    guard result == 1 else { return .noMatch }
    return .match(names.indices.map { starts[$0] < 0 ? nil : Int(starts[$0])..<Int(ends[$0]) })
  }

  /// Whether the whole text matches; nil if ICU gave up.
  func matches(_ text: String) -> Bool? {
    switch answer(for: text) {
    case .match: true
    case .noMatch: false
    case .gaveUp: nil
    }
  }
}
