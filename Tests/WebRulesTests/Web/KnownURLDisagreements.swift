import TestSupport

/// A row of a suite that is judged otherwise, and why.
struct KnownURLDisagreement: Sendable {
  var id: String
  var reason: String
  var clause: String

  static let all =
    TextRow.rows(
      """
      50 | No standard sets a smallest length for a top-level domain. | URL Standard §3.4, valid domain string
      59 | The port 0 is a port, though no server waits there. | URL Standard §4.3, URL-port string
      69 | A password may have a colon; only the first one ends the name. | RFC 3986 §3.2.1, userinfo
      81 | A dot at the end is the root of the DNS, which is not counted among the labels. | UTS #46 §4.2, VerifyDnsLength
      108 | Where any scheme is accepted, localhost is one. | URL Standard §4.3, URL-scheme string
      109 | Where any scheme is accepted, service-name is one. | URL Standard §4.3, URL-scheme string
      110 | Where any scheme is accepted, user is one. | URL Standard §4.3, URL-scheme string
      121 | The host of a file may be empty, and so may its path. | URL Standard §4.3, scheme-relative-file-URL string
      122 | Before a host that is empty there can be no name. | URL Standard §4.1, username
      124 | Behind two slashes the host of such a scheme may be empty. | URL Standard §4.3, opaque-host-and-port string
      129 | Where any scheme is accepted, mailto is one. | URL Standard §4.3, URL-scheme string
      171 | The text before the first colon is read as a scheme, user, so no scheme is lacking. | URL Standard §4.4, scheme state
      216 | The text before the first colon is read as a scheme, user, so no scheme is lacking. | URL Standard §4.4, scheme state
      217 | The text before the first colon is read as a scheme, user, so no scheme is lacking. | URL Standard §4.4, scheme state
      """
    ).map { Self(id: "url-validatorjs#\($0[0])", reason: $0[1], clause: $0[2]) }
}
