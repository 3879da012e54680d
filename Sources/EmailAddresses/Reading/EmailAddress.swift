/// An e-mail address in its parts.
///
///     let address = EmailAddress("Ann.Lee@Bücher.example")
///     address?.localPart     // "Ann.Lee"
///     address?.domain        // "bücher.example"
///     address?.asciiDomain   // "xn--bcher-kva.example"
///     address?.description   // "Ann.Lee@bücher.example"
///
/// Two addresses are equal if their local parts are the same, scalar by scalar, and their
/// domains mean the same. Nothing is known about a mailbox beyond that: only its own server
/// may take `Ann` and `ann` for one (RFC 5321 §2.4).
public struct EmailAddress: Sendable {
  /// The part before the `@` as written, with its quotes, without comments around it.
  public let localPart: String

  /// The domain as people read it: lowercased and in Unicode (UTS #46), or an address literal
  /// as written.
  public let domain: String

  /// The domain as the DNS wants it: lowercased and in ASCII (A-labels, RFC 5890), or an
  /// address literal as written.
  public let asciiDomain: String

  /// The name before the address, without its quotes; nil if there is none.
  public let displayName: String?

  /// What is special about the address.
  public let flags: Flags

  /// Reads an address, or returns nil if the text is none that the options accept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: Which forms are accepted.
  /// - Complexity: O(*n*).
  public init?(_ text: String, options: Options = Options()) {
    var parser = EmailParser(text.utf8Span, options: options)
    parser.parse()
    guard parser.issues.isEmpty, let address = parser.address else { return nil }
    self = address
  }

  init(
    localPart: String,
    domain: String,
    asciiDomain: String,
    displayName: String?,
    flags: Flags
  ) {
    self.localPart = localPart
    self.domain = domain
    self.asciiDomain = asciiDomain
    self.displayName = displayName
    self.flags = flags
  }

  /// The address with its domain in ASCII: `ann@xn--bcher-kva.example`.
  public var asciiForm: String { "\(localPart)@\(asciiDomain)" }
}

extension EmailAddress: Hashable {
  /// Returns whether two addresses are the same, apart from their display names.
  public static func == (left: Self, right: Self) -> Bool {
    left.localPart.utf8.elementsEqual(right.localPart.utf8) && left.asciiDomain == right.asciiDomain
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    for byte in localPart.utf8 { hasher.combine(byte) }
    hasher.combine(asciiDomain)
  }
}

extension EmailAddress: CustomStringConvertible {
  /// The address as people read it, without the display name: `ann@bücher.example`.
  public var description: String { "\(localPart)@\(domain)" }
}
