/// The parts of a canonical tag: `zh`, `Hant`, `TW`, the variants, and everything after the first
/// single letter or digit (extensions and private use).
struct Subtags {
  var language: Substring
  var script: String?
  var region: String?
  var variants: [Substring] = []
  var hasExtensions = false

  init(_ locale: LocaleIdentifier) {
    var parts = locale.tag.split(separator: "-")[...]
    language = parts.popFirst() ?? "und"
    if let part = parts.first, part.count == 4, part.first?.isLetter == true {
      script = String(part)
      parts = parts.dropFirst()
    }
    if let part = parts.first, part.count == 2 || part.count == 3 {
      region = String(part)
      parts = parts.dropFirst()
    }
    while let part = parts.popFirst() {
      guard part.count > 1 else {
        hasExtensions = true
        return
      }
      variants.append(part)
    }
  }

  /// The tag of these parts, without extensions.
  var tag: String {
    var tag = String(language)
    for part in [script, region].compactMap(\.self) { tag += "-" + part }
    for variant in variants { tag += "-" + variant }
    return tag
  }
}
