/// Domains of well-known providers, and what people mean when they misspell one.
///
/// To leave real domains in peace, little counts as a slip. A known one in the ending
/// (`gmail.con`), or one edit in the first label: a letter too many or missing, two neighbours
/// swapped, or a key beside the right one; in long names any other letter too.
struct ProviderDomains: Hashable, Sendable {
  private let domains: Set<String>
  private let endings: [String: [(name: [UInt8], domain: String)]]

  /// The shortest first label that is compared letter by letter.
  private static let shortestName = 5

  /// From this length on any letter may be wrong.
  private static let longName = 7

  /// Creates the list.
  init(_ list: WordList) {
    domains = Set(list.words)
    var endings: [String: [(name: [UInt8], domain: String)]] = [:]
    for domain in list.words.sorted() {
      guard let (name, ending) = Self.parts(domain) else { continue }
      endings[ending, default: []].append((Array(name.utf8), domain))
    }
    self.endings = endings
  }

  static func == (left: Self, right: Self) -> Bool { left.domains == right.domains }

  func hash(into hasher: inout Hasher) { hasher.combine(domains) }

  /// Returns the domain that a misspelt one most likely stands for, or nil.
  ///
  /// - Parameter domain: A valid domain in lowercase.
  /// - Returns: A domain of the list.
  /// - Complexity: O(*m*) in the number of domains with the same ending.
  func suggestion(for domain: String) -> String? {
    guard domain.utf8.count <= 64, !domains.contains(domain),
      let (name, ending) = Self.parts(domain)
    else { return nil }
    if let meant = EndingSlip.meant(by: ending, after: name) {
      let corrected = "\(name).\(meant)"
      if domains.contains(corrected) { return corrected }
    }
    let bytes = Array(name.utf8)
    return endings[ending]?.first { Self.isSlip(bytes, of: $0.name) }?.domain
  }

  /// The first label and the rest of a domain.
  private static func parts(_ domain: String) -> (name: String, ending: String)? {
    guard let dot = domain.firstIndex(of: ".") else { return nil }
    return (String(domain[..<dot]), String(domain[domain.index(after: dot)...]))
  }

  /// Whether one slip of the fingers makes a name into the written one.
  static func isSlip(_ written: [UInt8], of name: [UInt8]) -> Bool {
    guard name.count >= shortestName, abs(written.count - name.count) <= 1 else { return false }
    let shared = zip(written, name).prefix { $0 == $1 }.count
    let left = written.dropFirst(shared)
    let right = name.dropFirst(shared)
    guard let first = left.first ?? right.first else { return false }
    if written.count != name.count {
      let longer = left.count > right.count ? left : right
      let shorter = left.count > right.count ? right : left
      return shared > 0 && longer.dropFirst().elementsEqual(shorter)
    }
    guard let meant = right.first else { return false }
    if left.dropFirst().elementsEqual(right.dropFirst()) {
      return Keyboard.areNeighbours(first, meant) || shared > 0 && name.count >= longName
    }
    return left.dropFirst(2).elementsEqual(right.dropFirst(2))
      && left.prefix(2).elementsEqual(right.prefix(2).reversed())
  }
}
