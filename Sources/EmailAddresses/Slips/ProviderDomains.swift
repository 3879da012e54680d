/// Domains of well-known providers, and what people mean when they misspell one.
///
/// To leave real domains in peace, little counts as a slip. A known one in the ending
/// (`gmail.con`), an ending cut to one letter (`hotmail.f`), or one edit in the first label: a
/// letter too many or missing, two neighbours swapped, a letter typed for the one beside it, or
/// a key beside the right one; in long names any other letter too. Where no domain has such an
/// ending, both may be wrong (`gmial.con`).
struct ProviderDomains: Hashable, Sendable {
  private let domains: Set<String>
  private let realDomains: WordList
  private let endings: [String: [(name: [UInt8], domain: String)]]

  /// The shortest first label that is compared letter by letter.
  private static let shortestName = 5

  /// From this length on any letter may be wrong.
  private static let longName = 7

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - list: What may be meant.
  ///   - realDomains: What is no slip, though it looks like one.
  init(_ list: WordList, realDomains: WordList? = nil) {
    domains = Set(list.words)
    self.realDomains = realDomains ?? WordList([])
    var endings: [String: [(name: [UInt8], domain: String)]] = [:]
    for domain in list.words.sorted() {
      guard let (name, ending) = Self.parts(domain) else { continue }
      endings[ending, default: []].append((Array(name.utf8), domain))
    }
    self.endings = endings
  }

  static func == (left: Self, right: Self) -> Bool {
    left.domains == right.domains && left.realDomains == right.realDomains
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(domains)
    hasher.combine(realDomains)
  }

  /// Returns the domain that a misspelt one most likely stands for, or nil.
  ///
  /// - Parameter domain: A valid domain in lowercase.
  /// - Returns: A domain of the list.
  /// - Complexity: O(*m*) in the number of domains with the same ending; O(*n*) in that of all
  ///   behind an ending of one letter.
  func suggestion(for domain: String) -> String? {
    guard domain.utf8.count <= 64, !domains.contains(domain), !realDomains.contains(domain),
      let (name, ending) = Self.parts(domain)
    else { return nil }
    let slip = EndingSlip(in: ending, after: name)
    if let slip, domains.contains("\(name).\(slip.meant)") { return "\(name).\(slip.meant)" }
    if domain.utf8.dropLast().last == UInt8(ascii: ".") { return completion(of: domain) }
    let likely = if let slip, slip.isCertain { slip.meant } else { ending }
    let bytes = Array(name.utf8)
    return endings[likely]?.first { Self.isSlip(bytes, of: $0.name) }?.domain
  }

  /// The one domain that lacks its last letter, as no top-level domain has one letter alone.
  private func completion(of domain: String) -> String? {
    let found = domains.filter { $0.hasPrefix(domain) && $0.utf8.count == domain.utf8.count + 1 }
    return found.count == 1 ? found.first : nil
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
      let isRepeated = left.dropFirst().first == first || written[..<shared].last == first
      return Keyboard.areNeighbours(first, meant)
        || shared > 0 && (isRepeated || name.count >= longName)
    }
    return left.dropFirst(2).elementsEqual(right.dropFirst(2))
      && left.prefix(2).elementsEqual(right.prefix(2).reversed())
  }
}
