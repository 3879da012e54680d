/// Domains of well-known providers, and what people mean when they misspell one.
///
/// So that real domains get no warning, only few differences count as slips: a known one in the
/// ending (`gmail.con`), an ending cut to one letter (`hotmail.f`), or one edit in the first label.
/// An edit is a letter too many or missing, two neighbours swapped, a letter typed twice instead of
/// the next, or a key beside the right one; in long names also any other letter. Behind an ending
/// that no domain has, the first label may have a slip too (`gmial.con`).
package struct ProviderDomains: Sendable {
  private let domains: Set<String>
  private let realDomains: Set<[UInt8]>
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
  package init(_ list: [String], realDomains: [String] = []) {
    domains = Set(list)
    self.realDomains = Set(realDomains.map { Array($0.utf8) })
    var endings: [String: [(name: [UInt8], domain: String)]] = [:]
    for domain in list.sorted() {
      guard let (name, ending) = Self.parts(domain) else { continue }
      endings[ending, default: []].append((Array(name.utf8), domain))
    }
    self.endings = endings
  }

  /// Returns the domain that a misspelt one most likely stands for, or nil.
  ///
  ///     ProviderDomains(["gmail.com"]).suggestion(for: "gmial.com")  // "gmail.com"
  ///
  /// - Parameter domain: A valid domain in lowercase.
  /// - Returns: A domain of the list.
  /// - Complexity: O(*m*) in the number of domains with the same ending; O(*n*) in that of all
  ///   behind an ending of one letter.
  package func suggestion(for domain: String) -> String? {
    guard domain.utf8.count <= 64, !domains.contains(domain),
      !realDomains.contains(Array(domain.utf8)),
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

  /// Whether a name becomes the written one by one slip of the fingers.
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
