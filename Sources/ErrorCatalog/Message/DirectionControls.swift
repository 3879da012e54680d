import Violations

extension String {
  /// The text without controls that would reorder the text around it (UAX #9 §2): embeddings and
  /// overrides, and isolates that are not balanced within the text.
  ///
  ///     "\u{202E}live".withoutStrayDirections           // "live"
  ///     "\u{2066}abc\u{2069}".withoutStrayDirections    // the same
  var withoutStrayDirections: String {
    // All of these controls begin with this byte in UTF-8; most texts don't contain it.
    guard utf8.contains(0xE2) else { return self }
    var depth = 0
    var isStray = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E: isStray = true
      case 0x2066...0x2068: depth += 1
      case 0x2069:
        depth -= 1
        if depth < 0 { isStray = true }
      default: break
      }
    }
    guard isStray || depth != 0 else { return self }
    var kept = String.UnicodeScalarView()
    kept.append(
      contentsOf: unicodeScalars.lazy.filter {
        !(0x202A...0x202E ~= $0.value) && !(0x2066...0x2069 ~= $0.value)
      }
    )
    return String(kept)
  }
}

extension FieldPath {
  /// The last name of the path, as messages show it if nothing names the field.
  ///
  /// A record can have any names, so they don't reorder the text around them.
  var plainName: String { (lastName ?? description).withoutStrayDirections }
}
