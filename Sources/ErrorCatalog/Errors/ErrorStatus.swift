/// The status codes that services respond with when an error ends a request.
///
///     ErrorStatus(http: 402, grpc: .failedPrecondition).grpc?.number  // 9
public struct ErrorStatus: Hashable, Sendable {
  /// The status codes of gRPC, with the names that packs use.
  public enum GRPC: String, CaseIterable, Sendable {
    case cancelled, unknown, aborted, unimplemented, `internal`, unavailable, unauthenticated
    case invalidArgument = "invalid-argument"
    case deadlineExceeded = "deadline-exceeded"
    case notFound = "not-found"
    case alreadyExists = "already-exists"
    case permissionDenied = "permission-denied"
    case resourceExhausted = "resource-exhausted"
    case failedPrecondition = "failed-precondition"
    case outOfRange = "out-of-range"
    case dataLoss = "data-loss"
  }

  /// The HTTP status code, from 400 to 599; nil if the pack doesn't say.
  public var http: Int?

  /// The gRPC status code; nil if the pack doesn't say.
  public var grpc: GRPC?

  /// Creates a status.
  public init(http: Int? = nil, grpc: GRPC? = nil) {
    self.http = http
    self.grpc = grpc
  }

  /// Returns the name of an HTTP status code (RFC 9110 §15 and IANA's registry), or of its class.
  ///
  ///     ErrorStatus.httpName(of: 404)  // "Not Found"
  ///     ErrorStatus.httpName(of: 499)  // "Client Error"
  package static func httpName(of status: Int) -> String {
    names[status] ?? (status < 500 ? "Client Error" : "Server Error")
  }

  private static let names: [Int: String] = [
    400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable",
    407: "Proxy Authentication Required", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Content",
    423: "Locked", 424: "Failed Dependency", 425: "Too Early", 426: "Upgrade Required",
    428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons",
    500: "Internal Server Error", 501: "Not Implemented", 502: "Bad Gateway",
    503: "Service Unavailable", 504: "Gateway Timeout", 505: "HTTP Version Not Supported",
    506: "Variant Also Negotiates", 507: "Insufficient Storage", 508: "Loop Detected",
    511: "Network Authentication Required",
  ]
}

extension ErrorStatus.GRPC {
  /// The number of the status in the gRPC protocol.
  public var number: Int {
    switch self {
    case .cancelled: 1
    case .unknown: 2
    case .invalidArgument: 3
    case .deadlineExceeded: 4
    case .notFound: 5
    case .alreadyExists: 6
    case .permissionDenied: 7
    case .resourceExhausted: 8
    case .failedPrecondition: 9
    case .aborted: 10
    case .outOfRange: 11
    case .unimplemented: 12
    case .internal: 13
    case .unavailable: 14
    case .dataLoss: 15
    case .unauthenticated: 16
    }
  }
}
