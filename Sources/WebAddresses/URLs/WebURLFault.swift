/// A validation error of the URL Standard, and its range.
///
/// A text with one of these faults isn't a valid URL, but browsers accept many of them.
package struct WebURLFault: Hashable, Sendable {
  /// The kinds of fault, with their names in the standard.
  ///
  /// Two of them follow from its rules for writing URLs.
  package enum Kind: String, CaseIterable, Sendable {
    // URL Standard §1.1, IDNA.
    /// A name can't be converted to ASCII, so the domain can't exist.
    case domainToASCII = "domain-to-ASCII"
    /// The DNS can't contain a name (§3.4, valid domain string), but browsers still look it up.
    case domainNotValid = "valid-domain-string"

    // Host parsing.
    /// A domain contains a character that isn't allowed in domains.
    case domainInvalidCodePoint = "domain-invalid-code-point"
    /// The host of a scheme without rules of its own contains a character that isn't allowed in
    /// hosts.
    case hostInvalidCodePoint = "host-invalid-code-point"
    /// An IPv4 address ends with a dot.
    case ipv4EmptyPart = "IPv4-empty-part"
    /// An IPv4 address has more than four parts.
    case ipv4TooManyParts = "IPv4-too-many-parts"
    /// A part of an IPv4 address isn't a number.
    case ipv4NonNumericPart = "IPv4-non-numeric-part"
    /// A part of an IPv4 address is octal or hexadecimal.
    case ipv4NonDecimalPart = "IPv4-non-decimal-part"
    /// A part of an IPv4 address is too large.
    case ipv4OutOfRangePart = "IPv4-out-of-range-part"
    /// An IPv4 address doesn't consist of four decimal numbers (§3.4, valid IPv4-address string).
    case ipv4NotDotted = "valid-IPv4-address-string"
    /// The bracket of an IPv6 address is not closed.
    case ipv6Unclosed = "IPv6-unclosed"
    /// An IPv6 address begins with a single colon.
    case ipv6InvalidCompression = "IPv6-invalid-compression"
    /// An IPv6 address has more than eight pieces.
    case ipv6TooManyPieces = "IPv6-too-many-pieces"
    /// An IPv6 address has more than one `::`.
    case ipv6MultipleCompression = "IPv6-multiple-compression"
    /// An IPv6 address contains a character that isn't allowed, or ends with a colon.
    case ipv6InvalidCodePoint = "IPv6-invalid-code-point"
    /// An IPv6 address has fewer than eight pieces and no `::`.
    case ipv6TooFewPieces = "IPv6-too-few-pieces"
    /// An IPv6 address that ends with an IPv4 address has more than six pieces before it.
    case ipv4InIPv6TooManyPieces = "IPv4-in-IPv6-too-many-pieces"
    /// The IPv4 address in an IPv6 address contains a character or a zero that isn't allowed there.
    case ipv4InIPv6InvalidCodePoint = "IPv4-in-IPv6-invalid-code-point"
    /// A part of the IPv4 address in an IPv6 address is above 255.
    case ipv4InIPv6OutOfRangePart = "IPv4-in-IPv6-out-of-range-part"
    /// The IPv4 address in an IPv6 address has fewer than four parts.
    case ipv4InIPv6TooFewParts = "IPv4-in-IPv6-too-few-parts"

    // URL parsing. The standard uses one name for the next three.
    /// A character must be percent-encoded.
    case invalidURLUnit = "invalid-URL-unit"
    /// There is whitespace or a control character in the URL or at its ends.
    case whiteSpace = "invalid-URL-unit (white space)"
    /// A percent sign isn't followed by two hexadecimal digits.
    case percentSign = "invalid-URL-unit (percent sign)"
    /// The scheme isn't followed by `//`.
    case missingSolidus = "special-scheme-missing-following-solidus"
    /// The scheme is missing, and there is no base that the text could be relative to.
    case missingScheme = "missing-scheme-non-relative-URL"
    /// There is a backslash instead of a slash.
    case reverseSolidus = "invalid-reverse-solidus"
    /// There is an `@` before the host, with or without a name and a password.
    case credentials = "invalid-credentials"
    /// The host is missing.
    case hostMissing = "host-missing"
    /// The port is above 65535.
    case portOutOfRange = "port-out-of-range"
    /// The port isn't a number.
    case portInvalid = "port-invalid"
    /// A relative URL for a file begins with a drive letter.
    case driveLetter = "file-invalid-Windows-drive-letter"
    /// The host of a file URL is a drive letter.
    case driveLetterHost = "file-invalid-Windows-drive-letter-host"
  }

  package let kind: Kind

  /// The range of the fault in bytes, in the original text.
  package let range: Range<Int>
}
