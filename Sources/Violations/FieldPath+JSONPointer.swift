extension FieldPath {
  /// The path as a JSON Pointer (RFC 6901 §3).
  ///
  ///     FieldPath("contacts[2].email").jsonPointer  // /contacts/2/email
  ///     FieldPath(field: "a/b").jsonPointer          // /a~1b
  ///     FieldPath().jsonPointer                      // the empty text
  ///
  /// The step `[]`, which only forms use, doesn't have a JSON Pointer; it is written as `*`.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public var jsonPointer: String {
    var bytes: [UInt8] = []
    for component in components {
      bytes.append(UInt8(ascii: "/"))
      switch component {
      case .index(let index): bytes += index.description.utf8
      case .each: bytes.append(UInt8(ascii: "*"))
      case .name(let name):
        for byte in name.utf8 {
          switch byte {
          case UInt8(ascii: "~"): bytes += "~0".utf8
          case UInt8(ascii: "/"): bytes += "~1".utf8
          default: bytes.append(byte)
          }
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The path as a JSON Pointer in the fragment of a URI (RFC 6901 §6).
  ///
  ///     FieldPath("contacts[2].email").jsonPointerFragment  // #/contacts/2/email
  ///     FieldPath(field: "größe").jsonPointerFragment        // #/gr%C3%B6%C3%9Fe
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public var jsonPointerFragment: String {
    var bytes = [UInt8(ascii: "#")]
    for byte in jsonPointer.utf8 {
      if byte.isOfFragment {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), byte.highHexadecimalDigit, byte.lowHexadecimalDigit]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates a path from a JSON Pointer, or nil if the text isn't one.
  ///
  ///     FieldPath(jsonPointer: "/contacts/2/email")?.description    // contacts[2].email
  ///     FieldPath(jsonPointer: "#/gr%C3%B6%C3%9Fe")?.description  // größe
  ///     FieldPath(jsonPointer: "contacts")                          // nil
  ///
  /// A pointer doesn't distinguish a position from a name that consists of digits. A token that RFC
  /// 6901 §4 allows as a position (digits without a leading zero) is read as one if it fits into
  /// `Int`. Everything else is a name, even `-` and `*`.
  ///
  /// - Parameter text: The pointer (RFC 6901 §3), or a pointer in the fragment of a URI (§6), which
  ///   begins with `#`.
  /// - Complexity: O(*n*) in the length of the text.
  public init?(jsonPointer text: some StringProtocol) {
    var bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "#") {
      guard let decoded = Self.decodingPercents(in: bytes.dropFirst()) else { return nil }
      bytes = decoded
    }
    guard let first = bytes.first else {
      self.init()
      return
    }
    guard first == UInt8(ascii: "/") else { return nil }
    var components: [Component] = []
    let tokens = bytes.dropFirst().split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    for token in tokens {
      guard let component = Self.component(ofToken: token) else { return nil }
      components.append(component)
    }
    self.init(components: components)
  }

  private static func component(ofToken token: ArraySlice<UInt8>) -> Component? {
    let isPosition =
      token.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      && (token.count == 1 || token.first != UInt8(ascii: "0"))
    if isPosition, let index = Int(String(decoding: token, as: UTF8.self)) { return .index(index) }
    var name: [UInt8] = []
    var rest = token
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        name.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): name.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): name.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return .name(String(decoding: name, as: UTF8.self))
  }

  /// Returns the decoded bytes of a fragment, or nil if it isn't valid or not UTF-8.
  private static func decodingPercents(in fragment: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = fragment
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexadecimalValue,
          let low = rest.popFirst()?.hexadecimalValue
        else { return nil }
        bytes.append(high << 4 | low)
      } else if byte.isOfFragment {
        bytes.append(byte)
      } else {
        return nil
      }
    }
    return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
  }
}

extension UInt8 {
  /// Whether a fragment can contain the byte unencoded (RFC 3986 §3.5).
  fileprivate var isOfFragment: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "-._~!$&'()*+,;=:@/?".utf8.contains(self)
    }
  }

  fileprivate var highHexadecimalDigit: UInt8 { Self.hexadecimalDigit(self >> 4) }

  fileprivate var lowHexadecimalDigit: UInt8 { Self.hexadecimalDigit(self & 0xF) }

  private static func hexadecimalDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  fileprivate var hexadecimalValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
