import UnicodeText

/// The Public Suffix List: the suffixes that people and companies can register names under.
///
///     let list = PublicSuffixes(lines: ["com", "uk", "co.uk", "*.ck", "!www.ck"])
///     list.split("www.example.co.uk".utf8Span.span)?.suffix   // 12..<17
public struct PublicSuffixes: Sendable {
  /// The parts of a name, as ranges in bytes.
  public struct Division: Hashable, Sendable {
    /// The public suffix.
    public let suffix: Range<Int>

    /// The suffix and the label before it, or nil if the name is itself a suffix.
    public let registrable: Range<Int>?
  }

  /// The rules of a list entry, one bit for each.
  private struct Rules: OptionSet {
    let rawValue: UInt8
    static let name = Self(rawValue: 1 << 0)
    static let wildcard = Self(rawValue: 1 << 1)
    static let exception = Self(rawValue: 1 << 2)
    static let privateName = Self(rawValue: 1 << 3)
    static let privateWildcard = Self(rawValue: 1 << 4)
    static let privateException = Self(rawValue: 1 << 5)
  }

  private struct Entry {
    var start: Int32
    var length: Int32
    var rules: Rules
  }

  /// The names of all entries, one after another.
  private var text: [UInt8] = []

  private var entries: [Entry] = []

  /// For each slot of the hash table, the number of an entry plus one, or 0 if the slot is empty.
  private var places: [Int32] = []

  /// The number of rules in the list.
  public private(set) var count = 0

  /// Creates a list from lines with one rule each, in ASCII and as on publicsuffix.org.
  ///
  /// Rules after the line `# private` come from domain owners. Other lines with `#` are comments.
  ///
  /// - Complexity: O(*n*) on average.
  public init(lines: some Sequence<String>) {
    places = Array(repeating: 0, count: 1 << 15)
    var isPrivate = false
    for line in lines where !line.isEmpty {
      if line.hasPrefix("#") {
        if line == "# private" { isPrivate = true }
        continue
      }
      add(line, isPrivate: isPrivate)
    }
  }

  private mutating func add(_ line: String, isPrivate: Bool) {
    let rule: Rules
    let name: Substring
    if line.hasPrefix("*.") {
      (name, rule) = (line.dropFirst(2), isPrivate ? .privateWildcard : .wildcard)
    } else if line.hasPrefix("!") {
      (name, rule) = (line.dropFirst(1), isPrivate ? .privateException : .exception)
    } else {
      (name, rule) = (line[...], isPrivate ? .privateName : .name)
    }
    let bytes = Array(name.utf8)
    var hash = Self.seed
    for byte in bytes.reversed() { Self.feed(&hash, byte) }
    count += 1
    if let found = entry(hash, bytes.span, from: 0) {
      let old = entries[found].rules
      entries[found].rules = old.union(rule)
      return
    }
    if entries.count * 2 > places.count { grow() }
    insert(entries.count, hash)
    entries.append(Entry(start: Int32(text.count), length: Int32(bytes.count), rules: rule))
    text += bytes
  }

  private mutating func insert(_ number: Int, _ hash: UInt64) {
    var place = Int(truncatingIfNeeded: hash >> 20) & (places.count - 1)
    while places[place] != 0 { place = (place + 1) & (places.count - 1) }
    places[place] = Int32(number + 1)
  }

  private mutating func grow() {
    places = Array(repeating: 0, count: places.count * 2)
    for (number, entry) in entries.enumerated() {
      var hash = Self.seed
      for index in (entry.start..<entry.start + entry.length).reversed() {
        Self.feed(&hash, text[Int(index)])
      }
      insert(number, hash)
    }
  }

  // FNV-1a from right to left, so that the hash of a longer suffix continues the hash of a shorter
  // one.
  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  private static func feed(_ hash: inout UInt64, _ byte: UInt8) {
    hash = (hash ^ UInt64(byte.lowercasedASCII)) &* 0x0000_0100_0000_01B3
  }

  /// Returns the number of the entry that equals the end of a name from an offset.
  private func entry(
    _ hash: UInt64,
    _ name: borrowing Span<UInt8>,
    from start: Int,
    to end: Int? = nil
  ) -> Int? {
    let length = (end ?? name.count) - start
    var place = Int(truncatingIfNeeded: hash >> 20) & (places.count - 1)
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      let entry = entries[number]
      if Int(entry.length) == length {
        var index = 0
        while index < length,
          text[Int(entry.start) + index] == name[start + index].lowercasedASCII
        { index += 1 }
        if index == length { return number }
      }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Divides an ASCII name, in any letter case, with the algorithm of publicsuffix.org.
  ///
  /// The rule with the most labels decides, but an exception takes precedence over all other rules.
  ///
  /// - Parameters:
  ///   - name: A name without a dot at its start. It may have one dot at its end.
  ///   - usesPrivate: Whether to use the rules of domain owners, such as the one for
  ///     `blogspot.com`.
  /// - Returns: The parts, or nil if no rule covers the last label.
  /// - Complexity: O(*n*) on average. Nothing is allocated.
  public func split(_ name: borrowing Span<UInt8>, usesPrivate: Bool = true) -> Division? {
    var end = name.count
    if end > 0, name[end - 1] == UInt8(ascii: ".") { end -= 1 }
    var hash = Self.seed
    var suffix: Int?
    var isKnown = false
    var coversNextLabel = false
    var labelEnd = end
    var before = end
    var index = end
    while true {
      if index > 0, name[index - 1] != UInt8(ascii: ".") {
        index -= 1
        Self.feed(&hash, name[index])
        continue
      }
      // A label begins here. The label to its right began at `before`.
      if index < labelEnd {
        if coversNextLabel { suffix = index }
        let rules = entry(hash, name, from: index, to: end).map { entries[$0].rules } ?? []
        if rules.contains(.exception) || (usesPrivate && rules.contains(.privateException)) {
          suffix = before
          isKnown = true
          break
        }
        if rules.contains(.name) || (usesPrivate && rules.contains(.privateName)) {
          suffix = index
        }
        coversNextLabel =
          rules.contains(.wildcard) || (usesPrivate && rules.contains(.privateWildcard))
        isKnown = isKnown || suffix != nil || coversNextLabel
        before = index
      }
      guard index > 0 else { break }
      index -= 1
      labelEnd = index
      Self.feed(&hash, UInt8(ascii: "."))
    }
    guard isKnown else { return nil }
    return division(of: name, suffix: suffix ?? lastLabel(of: name, to: end), end: end)
  }

  /// Returns the names of the first rules in the list.
  package func firstNames(_ maximum: Int) -> [String] {
    entries.prefix(maximum).map { entry in
      String(decoding: text[Int(entry.start)..<Int(entry.start + entry.length)], as: UTF8.self)
    }
  }

  private func lastLabel(of name: borrowing Span<UInt8>, to end: Int) -> Int {
    var start = end
    while start > 0, name[start - 1] != UInt8(ascii: ".") { start -= 1 }
    return start
  }

  private func division(of name: borrowing Span<UInt8>, suffix: Int, end: Int) -> Division {
    guard suffix > 1 else { return Division(suffix: suffix..<end, registrable: nil) }
    let start = lastLabel(of: name, to: suffix - 1)
    return Division(suffix: suffix..<end, registrable: start..<end)
  }
}
