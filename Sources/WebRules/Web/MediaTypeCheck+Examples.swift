public import RuleEngine

extension MediaTypeCheck {
  /// Returns media types, or URIs with data of these types, that are accepted.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let types =
      accepted.isEmpty ? Self.usual : accepted.prefix(16).flatMap(Self.types)
    switch place {
    case .text: return passing(among: types, atMost: 8)
    case .data: return passing(among: types.lazy.flatMap(Self.links), atMost: 8)
    }
  }

  private static let usual = ["text/html", "image/png", "application/json"]

  /// Returns types that a text such as `image/*` stands for.
  private static func types(of range: String) -> [String] {
    guard range.hasSuffix("/*") else { return [range] }
    let type = String(range.dropLast(2)).lowercased()
    return type == "*" ? usual : [subtypes[type].map { "\(type)/\($0)" } ?? "\(type)/example"]
  }

  private static let subtypes = [
    "application": "json", "audio": "mpeg", "font": "woff2", "image": "png", "message": "rfc822",
    "model": "gltf-binary", "multipart": "form-data", "text": "html", "video": "mp4",
  ]

  /// Returns URIs with data of a type, the last one without any.
  private static func links(to type: String) -> [String] {
    let data = type.hasPrefix("text/") ? ",Hello" : ";base64,SGVsbG8="
    return ["data:\(type)\(data)", "data:\(type),"]
  }
}
