import RuleEngine
import Violations

/// Finds the slip that explains why a text isn't the name of a host: it is more than the name, such
/// as a link.
struct HostSlipFinder {
  /// The text, which isn't a name.
  let text: String

  /// Returns the slip, or nil if none is certain.
  func slip() -> NamedSlip? {
    NamedSlip.first(of: [several, scheme, account, path, port, comma])
  }

  /// Finds a second name.
  private func several() -> NamedSlip? {
    if WebSlips.withDotsForCommas(in: text[...]) != nil { return nil }
    let pieces = text.split { " ,;\n\t".contains($0) }
    return .several(.hostSeveralNames, pieces, of: text) {
      $0.contains(".") && $0.first != "." && $0.last != "."
    }
  }

  /// Finds a scheme in front of the name, however its slashes are written.
  private func scheme() -> NamedSlip? {
    let isAfterWWW = text.lowercased().hasPrefix("www.")
    let whole = isAfterWWW ? text.dropFirst(4) : text[...]
    if let (_, rest) = WebSlips.scheme(of: whole) {
      return slip(forScheme: text[whole.startIndex..<rest.startIndex])
    }
    let word = text.prefix(while: \.isLetter)
    let rest = text[word.endIndex...]
    for signs in ["://", "//"] where rest.hasPrefix(signs) && rest.count > signs.count {
      return slip(forScheme: text[..<text.index(word.endIndex, offsetBy: signs.count)])
    }
    return nil
  }

  private func slip(forScheme scheme: Substring) -> NamedSlip {
    NamedSlip(.hostScheme, scheme, of: text, ["scheme": .text(String(scheme))])
  }

  /// Finds the part of an email address before the name.
  private func account() -> NamedSlip? {
    guard let at = text.firstIndex(of: "@"), at == text.lastIndex(of: "@"), !text.contains(" ")
    else { return nil }
    return NamedSlip(.hostEmailAddress, text[...at], of: text)
  }

  /// Finds a path, a query or a fragment after the name.
  private func path() -> NamedSlip? {
    guard let start = text.firstIndex(where: { "/?#".contains($0) }), text[..<start].contains(".")
    else { return nil }
    return NamedSlip(.hostPath, text[start...], of: text)
  }

  /// Finds a port after the name.
  private func port() -> NamedSlip? {
    guard let colon = text.firstIndex(of: ":"), text[..<colon].contains(".") else { return nil }
    let digits = text[colon...].dropFirst()
    guard !digits.isEmpty, digits.allSatisfy({ "0"..."9" ~= $0 }) else { return nil }
    return NamedSlip(.hostPort, text[colon...], of: text)
  }

  /// Finds a comma that stands for a dot.
  private func comma() -> NamedSlip? {
    guard let comma = text.firstIndex(of: ","), WebSlips.withDotsForCommas(in: text[...]) != nil
    else { return nil }
    return NamedSlip(.hostComma, text[comma...comma], of: text)
  }
}

extension CodeDefinition {
  static let hostScheme = CodeDefinition(
    "host.scheme",
    "There is a scheme in front of the name, such as https://.",
    [.writtenScheme]
  )

  static let hostPath = CodeDefinition("host.path", "There is a path or a query after the name.")

  static let hostPort = CodeDefinition("host.port", "There is a port after the name.")

  static let hostEmailAddress = CodeDefinition(
    "host.email_address",
    "The text is an email address."
  )

  static let hostSeveralNames = CodeDefinition("host.several_names", "There are several names.")

  static let hostComma = CodeDefinition(
    "host.comma",
    "There is a comma in place of a dot in the name."
  )
}
