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
    guard parser.faults.isEmpty, let address = parser.address else { return nil }
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

extension EmailAddress {
  /// Which of the many forms of an address are accepted.
  ///
  /// Without changes these are the options of a sign-up form: public addresses that can be
  /// delivered to, in all scripts, without the forms that only protocols need.
  public struct Options: Sendable, Hashable {
    /// A local part in double quotes: `"ann lee"@example.org`.
    ///
    /// RFC 5321 §4.1.2.
    public var allowsQuotedLocalPart = false

    /// An address of a machine for the domain: `ann@[192.0.2.1]`.
    ///
    /// RFC 5321 §4.1.3.
    public var allowsAddressLiteral = false

    /// Characters beyond ASCII before the `@`.
    ///
    /// RFC 6531 §3.3.
    public var allowsInternationalizedLocalPart = true

    /// Characters beyond ASCII in the domain.
    ///
    /// RFC 6531 §3.3, RFC 5890.
    public var allowsInternationalizedDomain = true

    /// Characters before the `@` that nobody sees or that mean nothing.
    ///
    /// These are controls, formatting, private use, unassigned. RFC 6531 allows them; RFC 8264 §9
    /// says why not to.
    public var allowsUnsafeCharacters = false

    /// A domain of one label: `ann@example`.
    public var allowsSingleLabelDomain = false

    /// A top-level domain with digits or hyphens that is not in Punycode, which none has.
    ///
    /// RFC 1123 §2.1, RFC 3696 §2.
    public var allowsAnyTopLevelDomain = false

    /// Labels with hyphens as third and fourth character that do not start with `xn`.
    ///
    /// RFC 5890 §2.3.1.
    public var allowsReservedLabels = false

    /// Labels that start with `xn--` and encode nothing, in a domain in ASCII: `ann@xn--example`.
    ///
    /// RFC 5321 §4.1.2 knows letters, digits and hyphens, and nothing of what they encode.
    public var allowsUndecodableLabels = false

    /// Domains for special use such as `localhost`.
    ///
    /// RFC 6761.
    public var allowsSpecialUseDomains = false

    /// Comments and folding white space around the parts: `ann(work)@example.org`.
    ///
    /// RFC 5322 §3.2.2.
    public var allowsComments = false

    /// A name before the address: `Ann Lee <ann@example.org>`.
    ///
    /// RFC 5322 §3.4.
    public var allowsDisplayName = false

    /// Whether HTML's definition holds, see ``html``: dots may stand anywhere before the `@`, only
    /// labels have a greatest length, and labels that start with `xn--` are not decoded.
    private(set) var followsHTML = false

    /// What becomes of labels that start with `xn--`.
    var aLabels: DomainName.ALabels {
      followsHTML ? .kept : allowsUndecodableLabels ? .decodedIfPossible : .decoded
    }

    /// Creates the options of a sign-up form.
    public init() {}

    /// All that SMTP allows between the angle brackets of a path: RFC 5321 §4.1.2 `Mailbox`,
    /// with the extensions of RFC 6531.
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

    /// The HTML standard's valid e-mail address, "willful violation of RFC 5322" included.
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

    /// Everything that can be read as one address.
    public static var everything: Options {
      var options = smtp
      options.allowsComments = true
      options.allowsDisplayName = true
      return options
    }
  }

  /// What is special about an address.
  public struct Flags: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Creates flags from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The local part is in double quotes.
    public static let quotedLocalPart = Flags(rawValue: 1 << 0)

    /// The domain is the address of a machine.
    public static let addressLiteral = Flags(rawValue: 1 << 1)

    /// The local part has characters beyond ASCII, so that mail needs SMTPUTF8 (RFC 6531).
    public static let internationalizedLocalPart = Flags(rawValue: 1 << 2)

    /// The domain has characters beyond ASCII, at least in its Unicode form.
    public static let internationalizedDomain = Flags(rawValue: 1 << 3)

    /// The domain has one label.
    public static let singleLabelDomain = Flags(rawValue: 1 << 4)

    /// The domain is for special use, so that no public mail server can serve it.
    public static let specialUseDomain = Flags(rawValue: 1 << 5)

    /// There were comments or folding white space.
    public static let comments = Flags(rawValue: 1 << 6)

    /// There was a display name, or angle brackets without one.
    public static let displayName = Flags(rawValue: 1 << 7)
  }
}
