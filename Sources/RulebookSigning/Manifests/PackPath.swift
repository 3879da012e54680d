import UnicodeText

/// The rules for paths in manifests, which make every path mean one file on every system.
enum PackPath {
  private static let mostBytes = 1_024

  /// Returns why a path can't be in a manifest; nil if it can.
  static func problem(of path: String) -> String? {
    if path.isEmpty { return "is empty" }
    if path.utf8.count > mostBytes { return "has more than \(mostBytes) bytes" }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "has a backslash" }
    if path.utf8.first == UInt8(ascii: "/") { return "is absolute" }
    if path.unicodeScalars.contains(where: isControl) { return "has a control character" }
    if !path.utf8Span.isNormalized(.nfc) { return "isn't in the Unicode form NFC" }
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "has an empty part" }
      if part.elementsEqual("..".utf8) { return "has `..`" }
      // The loader doesn't see hidden files either.
      if part.first == UInt8(ascii: ".") { return "has a part that begins with a dot" }
    }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
  }

  /// Returns the first path that differs from an earlier one at most in case; nil if there is none.
  ///
  /// Some systems would treat them as one file.
  static func firstRepeated(among paths: some Sequence<String>) -> String? {
    var known: Set<String> = []
    return paths.first { path in
      !known.insert(path.uppercased().lowercased()).inserted
    }
  }
}
