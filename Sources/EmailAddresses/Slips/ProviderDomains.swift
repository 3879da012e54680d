/// Domains of well-known email providers, and the one that a misspelled domain most likely means.
///
/// Real domains must not cause warnings, so only a few differences count as slips: a known one in
/// the ending (`gmail.con`), an ending cut to one letter (`hotmail.f`), or one edit in the first
/// label. An edit is an extra or missing letter, two swapped neighbors, a letter typed twice
/// instead of the next one, or a neighboring key. In long names, any other wrong letter is an edit
/// too. With an ending that doesn't exist, the first label may also have a slip (`gmial.con`).
///
/// The check `email` creates the list from a pack's tables, and suggests the result in a warning.
package struct ProviderDomains: Sendable {
  /// The domains that may be intended.
  private let domains: Set<String>

  /// Domains that are never reported as slips.
  private let realDomains: Set<[UInt8]>

  /// The domains that may be intended, in alphabetical order, keyed by the part after their first
  /// label.
  private let endings: [String: [(name: [UInt8], domain: String)]]

  /// The minimum length of a first label that is compared letter by letter.
  private static let shortestName = 5

  /// The minimum length of a first label where any letter may be wrong.
  private static let longName = 7

  /// Creates the list.
  ///
  /// - Parameters:
  ///   - list: The domains that may be intended.
  ///   - realDomains: Domains that look like slips but exist.
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

  /// Returns the domain that a misspelled one most likely means, or nil.
  ///
  ///     ProviderDomains(["gmail.com"]).suggestion(for: "gmial.com")  // "gmail.com"
  ///
  /// - Parameter domain: A valid domain in lowercase.
  /// - Returns: A domain in the list.
  /// - Complexity: O(*m*) in the number of domains with the same ending. After an ending of one
  ///   letter, O(*n*) in the number of all domains.
  package func suggestion(for domain: String) -> String? {
    guard domain.utf8.count <= 64, !domains.contains(domain),
      !realDomains.contains(Array(domain.utf8)),
      let (name, ending) = Self.parts(domain)
    else { return nil }
    if let domain = plainForm(of: domain) { return domain }
    let slip = EndingSlip(in: ending, after: name)
    if let slip, domains.contains("\(name).\(slip.meant)") { return "\(name).\(slip.meant)" }
    if domain.utf8.dropLast().last == UInt8(ascii: ".") { return completion(of: domain) }
    let likely = if let slip, slip.isCertain { slip.meant } else { ending }
    let bytes = Array(name.utf8)
    return endings[likely]?.first { Self.isSlip(bytes, of: $0.name) }?.domain
  }

  /// Returns the domain in the list that a domain with its ending twice, or with the dotless letter
  /// ı for i, means; nil if there is none.
  private func plainForm(of domain: String) -> String? {
    let labels = domain.split(separator: ".")
    if let last = labels.last, labels.dropLast().last == last {
      let once = labels.dropLast().joined(separator: ".")
      if domains.contains(once) { return once }
    }
    guard domain.unicodeScalars.contains("ı") else { return nil }
    let dotted = String(domain.map { $0 == "ı" ? "i" : $0 })
    return domains.contains(dotted) ? dotted : nil
  }

  /// Returns the only domain in the list that has one more letter at the end, or nil unless there
  /// is exactly one.
  ///
  /// This is for endings of one letter, because top-level domains have at least two.
  private func completion(of domain: String) -> String? {
    let found = domains.filter { $0.hasPrefix(domain) && $0.utf8.count == domain.utf8.count + 1 }
    return found.count == 1 ? found.first : nil
  }

  /// Returns the first label and the rest of a domain, or nil if it has only one label.
  private static func parts(_ domain: String) -> (name: String, ending: String)? {
    let bytes = domain.utf8
    guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return (String(domain[..<dot]), String(domain[bytes.index(after: dot)...]))
  }

  /// Returns whether a single typing slip turns a name into the written one.
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
