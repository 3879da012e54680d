/// What the URL Standard calls a validation error, and where it is.
///
/// A text with such a fault is not a valid URL, though browsers accept many of them.
package struct WebURLFault: Hashable, Sendable {
  /// The kinds, each with the standard's name for it; two follow from what it says of writing URLs.
  package enum Kind: String, CaseIterable, Sendable {
    // URL Standard §1.1, IDNA.
    /// A name cannot be made ASCII, so no such domain exists.
    case domainToASCII = "domain-to-ASCII"
    /// A name is none that the DNS can hold (§3.4, valid domain string), though browsers ask for it.
    case domainNotValid = "valid-domain-string"

    // Host parsing.
    /// A domain has a character that no domain has.
    case domainInvalidCodePoint = "domain-invalid-code-point"
    /// A host of a scheme without rules of its own has a character that no host has.
    case hostInvalidCodePoint = "host-invalid-code-point"
    /// An IPv4 address ends in a dot.
    case ipv4EmptyPart = "IPv4-empty-part"
    /// An IPv4 address has more than four parts.
    case ipv4TooManyParts = "IPv4-too-many-parts"
    /// A part of an IPv4 address is no number.
    case ipv4NonNumericPart = "IPv4-non-numeric-part"
    /// A part of an IPv4 address is octal or hexadecimal.
    case ipv4NonDecimalPart = "IPv4-non-decimal-part"
    /// A part of an IPv4 address is too large.
    case ipv4OutOfRangePart = "IPv4-out-of-range-part"
    /// An IPv4 address is not written as four numbers (§3.4, valid IPv4-address string).
    case ipv4NotDotted = "valid-IPv4-address-string"
    /// The bracket of an IPv6 address is not closed.
    case ipv6Unclosed = "IPv6-unclosed"
    /// An IPv6 address begins with a single colon.
    case ipv6InvalidCompression = "IPv6-invalid-compression"
    /// An IPv6 address has more than eight pieces.
    case ipv6TooManyPieces = "IPv6-too-many-pieces"
    /// An IPv6 address has more than one `::`.
    case ipv6MultipleCompression = "IPv6-multiple-compression"
    /// An IPv6 address has a character that none has, or ends in a colon.
    case ipv6InvalidCodePoint = "IPv6-invalid-code-point"
    /// An IPv6 address has fewer than eight pieces and no `::`.
    case ipv6TooFewPieces = "IPv6-too-few-pieces"
    /// An IPv6 address that ends in an IPv4 address has more than six pieces before it.
    case ipv4InIPv6TooManyPieces = "IPv4-in-IPv6-too-many-pieces"
    /// The IPv4 address within an IPv6 address has a character or a zero that none has.
    case ipv4InIPv6InvalidCodePoint = "IPv4-in-IPv6-invalid-code-point"
    /// A part of the IPv4 address within an IPv6 address is above 255.
    case ipv4InIPv6OutOfRangePart = "IPv4-in-IPv6-out-of-range-part"
    /// The IPv4 address within an IPv6 address has fewer than four parts.
    case ipv4InIPv6TooFewParts = "IPv4-in-IPv6-too-few-parts"

    // URL parsing. The standard has one name for the next three.
    /// A character stands where it must be percent-encoded.
    case invalidURLUnit = "invalid-URL-unit"
    /// White space or a control character stands in the URL or at its ends.
    case whiteSpace = "invalid-URL-unit (white space)"
    /// A percent sign is not followed by two hexadecimal digits.
    case percentSign = "invalid-URL-unit (percent sign)"
    /// The scheme is not followed by `//`.
    case missingSolidus = "special-scheme-missing-following-solidus"
    /// There is no scheme, and nothing that the text could be relative to.
    case missingScheme = "missing-scheme-non-relative-URL"
    /// A backslash stands for a slash.
    case reverseSolidus = "invalid-reverse-solidus"
    /// There is an `@` before the host, with or without a name and a password.
    case credentials = "invalid-credentials"
    /// There is no host.
    case hostMissing = "host-missing"
    /// The port is above 65535.
    case portOutOfRange = "port-out-of-range"
    /// The port is no number.
    case portInvalid = "port-invalid"
    /// A relative URL of a file begins with a drive letter.
    case driveLetter = "file-invalid-Windows-drive-letter"
    /// The host of a file is a drive letter.
    case driveLetterHost = "file-invalid-Windows-drive-letter-host"
  }

  package let kind: Kind

  /// The offsets of the bytes at fault, in the text as given.
  package let range: Range<Int>
}
