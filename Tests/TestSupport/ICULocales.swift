import CICUOracle

/// The locales that ICU has data for.
package enum ICULocales {
  /// Their tags, some 800.
  package static let tags: [String] = (0..<icu_oracle_locale_count()).compactMap { index in
    String(fromOracle: { icu_oracle_locale_tag(index, $0, $1) })
  }

  /// The tags without a region, some 250: `de`, `sr-Latn`.
  package static let languages: [String] = tags.filter { tag in
    let subtags: [Substring] = tag.split(separator: "-")
    return subtags.dropFirst().allSatisfy { $0.count == 4 }
  }
}

extension String {
  /// The text that a function of the oracle writes; nil if ICU fails or has none.
  package init?(fromOracle write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) {
    // SAFETY: ICU writes no more than the capacity, and the closure only passes the pointer on.
    let text: String? = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 2048) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = write(start, 2048)
      guard length > 0 else { return nil }
      return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    guard let text else { return nil }
    self = text
  }
}
