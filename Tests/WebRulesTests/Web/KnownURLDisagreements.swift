/// A row of a suite that is judged otherwise, and why.
struct KnownURLDisagreement: Sendable {
  var id: String
  var reason: String
  var clause: String

  private static func row(_ number: Int, _ reason: String, _ clause: String) -> Self {
    Self(id: "url-validatorjs#\(number)", reason: reason, clause: clause)
  }

  static let all: [Self] = [
    row(
      50,
      "No standard sets a smallest length for a top-level domain.",
      "URL Standard §3.4, valid domain string"
    ),
    row(
      59,
      "The port 0 is a port, though no server waits there.",
      "URL Standard §4.3, URL-port string"
    ),
    row(
      69,
      "A password may have a colon; only the first one ends the name.",
      "RFC 3986 §3.2.1, userinfo"
    ),
    row(
      81,
      "A dot at the end is the root of the DNS, which is not counted among the labels.",
      "UTS #46 §4.2, VerifyDnsLength"
    ),
    row(
      108,
      "Where any scheme is accepted, localhost is one.",
      "URL Standard §4.3, URL-scheme string"
    ),
    row(
      109,
      "Where any scheme is accepted, service-name is one.",
      "URL Standard §4.3, URL-scheme string"
    ),
    row(110, "Where any scheme is accepted, user is one.", "URL Standard §4.3, URL-scheme string"),
    row(
      121,
      "The host of a file may be empty, and so may its path.",
      "URL Standard §4.3, scheme-relative-file-URL string"
    ),
    row(122, "Before a host that is empty there can be no name.", "URL Standard §4.1, username"),
    row(
      124,
      "Behind two slashes the host of such a scheme may be empty.",
      "URL Standard §4.3, opaque-host-and-port string"
    ),
    row(
      129,
      "Where any scheme is accepted, mailto is one.",
      "URL Standard §4.3, URL-scheme string"
    ),
    row(
      171,
      "The text before the first colon is read as a scheme, user, so no scheme is lacking.",
      "URL Standard §4.4, scheme state"
    ),
    row(
      216,
      "The text before the first colon is read as a scheme, user, so no scheme is lacking.",
      "URL Standard §4.4, scheme state"
    ),
    row(
      217,
      "The text before the first colon is read as a scheme, user, so no scheme is lacking.",
      "URL Standard §4.4, scheme state"
    ),
  ]
}
