import Foundation
import Rulebook

/// The parts of an HTTP request that the service uses.
///
/// A real one would get them from its framework.
struct Request: Sendable {
  var method: String
  var path: String
  var headers: [String: String] = [:]
  var body = Data()

  /// The languages of the reader, as the browser writes them.
  var acceptLanguage: String { headers["Accept-Language"] ?? "" }
}

/// The parts of an HTTP response.
struct Response: Sendable {
  var status: Int
  var headers: [String: String] = [:]
  var body = Data()
}

extension Response {
  /// Creates the response for problem details (RFC 9457).
  init(_ problem: ProblemDetails) throws {
    self.init(status: problem.status, headers: problem.headers, body: try problem.encoded())
  }
}
