/// An email address, split into its parts.
///
///     let address = EmailAddress("Ann.Lee@Bücher.example")
///     address?.localPart     // "Ann.Lee"
///     address?.domain        // "bücher.example"
///     address?.asciiDomain   // "xn--bcher-kva.example"
///     address?.description   // "Ann.Lee@bücher.example"
///
/// Two addresses are equal if their local parts have the same scalars and their domains are
/// equivalent. Only the server of a mailbox may treat `Ann` and `ann` as the same (RFC 5321 §2.4).
public struct EmailAddress: Sendable {
  /// The part before the `@` as written, with its quotes and without comments around it.
  public let localPart: String

  /// The domain as people read it: in lowercase and in Unicode (UTS #46).
  ///
  /// An address literal is unchanged.
  public let domain: String

  /// The domain as the DNS needs it: in lowercase and in ASCII (A-labels, RFC 5890).
  ///
  /// An address literal is unchanged.
  public let asciiDomain: String

  /// The name before the address, without its quotes, or nil if there is none.
  public let displayName: String?

  /// The special forms in the address.
  public let flags: Flags
}

// An extension, so that the struct keeps its memberwise initializer.
extension EmailAddress {
  /// Reads an address, or returns nil if the options don't accept the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: The forms to accept.
  /// - Complexity: O(*n*).
  public init?(_ text: String, options: Options = Options()) {
    var parser = EmailParser(text.utf8Span, options: options)
    parser.parse()
    guard parser.faults.isEmpty, let address = parser.address else { return nil }
    self = address
  }

  /// The address with its domain in ASCII: `ann@xn--bcher-kva.example`.
  public var asciiForm: String { "\(localPart)@\(asciiDomain)" }
}

extension EmailAddress: Hashable {
  /// Returns whether two addresses are the same, apart from their display names.
  public static func == (left: Self, right: Self) -> Bool {
    left.localPart.utf8.elementsEqual(right.localPart.utf8) && left.asciiDomain == right.asciiDomain
  }

  /// Hashes the parts that equality compares.
  public func hash(into hasher: inout Hasher) {
    for byte in localPart.utf8 { hasher.combine(byte) }
    hasher.combine(asciiDomain)
  }
}

extension EmailAddress: CustomStringConvertible {
  /// The address as people read it, without the display name: `ann@bücher.example`.
  public var description: String { "\(localPart)@\(domain)" }
}

extension EmailAddress {
  /// The forms of an address to accept.
  ///
  /// The default options are for a sign-up form: public, deliverable addresses in all scripts,
  /// without the forms that only protocols need.
  public struct Options: Sendable, Hashable {
    /// A local part in double quotes: `"ann lee"@example.org`.
    ///
    /// RFC 5321 §4.1.2.
    public var allowsQuotedLocalPart = false

    /// An IP address instead of the domain: `ann@[192.0.2.1]`.
    ///
    /// RFC 5321 §4.1.3.
    public var allowsAddressLiteral = false

    /// Characters outside ASCII before the `@`.
    ///
    /// RFC 6531 §3.3.
    public var allowsInternationalizedLocalPart = true

    /// Characters outside ASCII in the domain.
    ///
    /// RFC 6531 §3.3, RFC 5890.
    public var allowsInternationalizedDomain = true

    /// Invisible or meaningless characters before the `@`.
    ///
    /// These are controls, formatting characters, private use and unassigned characters. RFC 6531
    /// allows them. RFC 8264 §9 explains why they are harmful.
    public var allowsUnsafeCharacters = false

    /// A domain of one label: `ann@example`.
    public var allowsSingleLabelDomain = false

    /// A top-level domain outside Punycode that has digits or hyphens.
    ///
    /// No real top-level domain has them.
    ///
    /// RFC 1123 §2.1, RFC 3696 §2.
    public var allowsAnyTopLevelDomain = false

    /// Labels outside ASCII with hyphens as the third and fourth character: `ann@bü--cher.example`.
    ///
    /// RFC 5891 §4.2.3.1 doesn't allow them. In ASCII, such labels are always accepted, because the
    /// DNS has them. RFC 5321 §4.1.2 only gives a meaning to `xn--`, through RFC 5890 §2.3.2.1.
    public var allowsReservedLabels = false

    /// Labels in an ASCII domain that start with `xn--` but can't be decoded: `ann@xn--example`.
    ///
    /// RFC 5321 §4.1.2 only defines letters, digits and hyphens, not their decoding.
    public var allowsUndecodableLabels = false

    /// Domains for special use such as `localhost`.
    ///
    /// RFC 6761.
    public var allowsSpecialUseDomains = false

    /// Comments and folding whitespace around the parts: `ann(work)@example.org`.
    ///
    /// RFC 5322 §3.2.2.
    public var allowsComments = false

    /// A name before the address: `Ann Lee <ann@example.org>`.
    ///
    /// RFC 5322 §3.4.
    public var allowsDisplayName = false

    /// Whether HTML's definition applies, see ``html``: dots may be anywhere before the `@`, only
    /// labels have a maximum length, and labels that start with `xn--` aren't decoded.
    private(set) var followsHTML = false

    /// The treatment of labels that start with `xn--`.
    var aLabels: DomainName.ALabels {
      followsHTML ? .kept : allowsUndecodableLabels ? .decodedIfPossible : .decoded
    }

    /// Creates the options of a sign-up form.
    public init() {}

    /// Everything that SMTP allows between the angle brackets of a path: `Mailbox` in
    /// RFC 5321 §4.1.2, with the extensions of RFC 6531.
    public static var smtp: Options {
      var options = Options()
      options.allowsQuotedLocalPart = true
      options.allowsAddressLiteral = true
      options.allowsUnsafeCharacters = true
      options.allowsSingleLabelDomain = true
      options.allowsAnyTopLevelDomain = true
      options.allowsReservedLabels = true
      options.allowsUndecodableLabels = true
      options.allowsSpecialUseDomains = true
      return options
    }

    /// The HTML standard's valid email address, including its "willful violation of RFC 5322".
    ///
    /// HTML §4.10.5.1.5:
    ///
    ///     email  = 1*( atext / "." ) "@" label *( "." label )
    ///     label  = let-dig [ [ ldh-str ] let-dig ]  ; limited to 63 characters, RFC 1034 §3.5
    package static var html: Options {
      var options = smtp
      options.allowsQuotedLocalPart = false
      options.allowsAddressLiteral = false
      options.allowsInternationalizedLocalPart = false
      options.allowsInternationalizedDomain = false
      options.followsHTML = true
      return options
    }

    /// Every form that can be read as one address.
    public static var everything: Options {
      var options = smtp
      options.allowsComments = true
      options.allowsDisplayName = true
      return options
    }
  }

  /// The special forms in an address.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits of the flags.
    public let rawValue: Int

    /// Creates flags from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The local part is in double quotes.
    public static let quotedLocalPart = Flags(rawValue: 1 << 0)

    /// The domain is an IP address in square brackets.
    public static let addressLiteral = Flags(rawValue: 1 << 1)

    /// The local part contains characters outside ASCII, so that mail requires SMTPUTF8 (RFC 6531).
    public static let internationalizedLocalPart = Flags(rawValue: 1 << 2)

    /// The domain contains characters outside ASCII, at least in its Unicode form.
    public static let internationalizedDomain = Flags(rawValue: 1 << 3)

    /// The domain has one label.
    public static let singleLabelDomain = Flags(rawValue: 1 << 4)

    /// The domain is for special use, so that no public mail server can serve it.
    public static let specialUseDomain = Flags(rawValue: 1 << 5)

    /// There were comments or folding whitespace.
    public static let comments = Flags(rawValue: 1 << 6)

    /// There was a display name, or angle brackets without one.
    public static let displayName = Flags(rawValue: 1 << 7)
  }
}
