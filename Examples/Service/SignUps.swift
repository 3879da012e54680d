import Foundation
import Rulebook

/// Responds to requests for an account.
struct SignUps: Sendable {
  /// The parts of an HTTP response.
  struct Response: Sendable {
    var status: Int
    var headers: [String: String] = [:]
    var body = Data()
  }

  let rules: ReloadingRules

  /// What only the service knows.
  ///
  /// A real one would ask its database.
  let checks = AsyncChecks {
    AsyncCheck("account.taken", field: "email") { $0.value?.text != "bob@example.org" }
  }

  func respond(to body: Data, in acceptLanguage: String) async throws -> Response {
    let (report, account) = try await rules.accounts.current.decode(body, then: checks)
    if let problem = report.problem(in: acceptLanguage) {
      return Response(status: problem.status, headers: problem.headers, body: try problem.encoded())
    }
    if let account { try await save(account) }
    return Response(status: 201)
  }

  private func save(_ account: Account) async throws {}
}
