/// What people mean by texts that are more than the name of a host or an IP address.
enum HostSlips {
  /// Returns the names that may be meant.
  static func meantNames(by text: String) -> [String] {
    let host = host(in: text)
    if let name = WebSlips.withDotsForCommas(in: host) { return [name] }
    // A single label can be the beginning of a name that was typed wrongly.
    return host == text || !host.contains(".") ? [] : [String(host)]
  }

  /// Returns the IP addresses or networks that may be meant.
  static func meantAddresses(by text: String) -> [String] {
    var texts: [String] = []
    if text.utf8.allSatisfy({ UInt8(ascii: "+") < $0 && $0 <= UInt8(ascii: "9") }) {
      texts.append(text.replacing(",", with: "."))
    }
    texts.append(text.replacing("\\", with: "/"))
    if let address = IPSlipFinder.addressInBrackets(of: text) { texts.append(String(address)) }
    texts.append(String(host(in: text)))
    return texts
  }

  /// Returns the host in a URL, in an address of email, or before a port or a path.
  ///
  /// If a text doesn't look like one of these, it is returned whole.
  private static func host(in text: String) -> Substring {
    var rest = Substring(text)
    var isAfterWWW = false
    if let slashes = text.firstRange(of: "//") {
      isAfterWWW = text[..<slashes.lowerBound].lowercased().hasPrefix("www.")
      rest = text[slashes.upperBound...]
    }
    rest = rest.prefix { !"/?#".contains($0) }
    let pieces = rest.split(separator: "@", omittingEmptySubsequences: false)
    if pieces.count == 2 { rest = pieces[1] }
    if let colon = rest.firstIndex(of: ":"), rest.contains("."),
      rest[rest.index(after: colon)...].allSatisfy(\.isNumber)
    {
      rest = rest[..<colon]
    }
    return isAfterWWW && !rest.hasPrefix("www.") ? "www." + rest : rest
  }
}
