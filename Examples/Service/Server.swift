import Foundation
import Rulebook

/// A service whose rules change while it runs.
struct Server: Sendable {
  private let rules: LiveRulebook.Following<Rules>

  /// What only the service knows.
  ///
  /// A real one would ask its database.
  private let checks = AsyncChecks {
    AsyncCheck("account.taken", field: "email") { $0.value?.text != "bob@example.org" }
  }

  init(_ live: LiveRulebook) throws(UsageError) {
    rules = try live.following { (rulebook) throws(UsageError) in
      try Rules(rulebook)
    }
  }

  func respond(to request: Request) async throws -> Response {
    // The whole request sees one generation.
    let rules = self.rules.current
    var response = try await respond(to: request, with: rules)
    let identity = rules.rulebook.identity
    response.headers["Rulebook-Generation"] = identity.generation.map { "\($0)" }
    response.headers["Rulebook-Digest"] = identity.digest
    return response
  }

  private func respond(to request: Request, with rules: Rules) async throws -> Response {
    switch (request.method, request.path) {
    case ("POST", "/accounts"): return try await signUp(request, with: rules)
    case ("GET", "/requirements"): return try requirements(request, with: rules)
    default: return Response(status: 404)
    }
  }
}

extension Server {
  /// Creates an account.
  private func signUp(_ request: Request, with rules: Rules) async throws -> Response {
    let (report, account) = try await rules.accounts.decode(request.body, then: checks)
    if let problem = report.problem(in: request.acceptLanguage) { return try Response(problem) }
    do {
      if let account { try await save(account) }
      return Response(status: 201)
    } catch {
      return try Response(rules.rulebook.problem(for: error, in: request.acceptLanguage))
    }
  }

  private func save(_ account: Account) async throws {}

  /// Returns what a PIN must be like, for people who haven't typed one.
  ///
  /// A browser keeps the response until the rules change.
  private func requirements(_ request: Request, with rules: Rules) throws -> Response {
    let requirements = try rules.rulebook.requirements(of: "pin", in: request.acceptLanguage)
    let language = requirements.first?.message.locale.tag ?? "en"
    let tag = "\"\(rules.rulebook.identity.digest)-\(language)\""
    let headers = ["ETag": tag, "Vary": "Accept-Language"]
    if request.headers["If-None-Match"] == tag { return Response(status: 304, headers: headers) }
    return Response(
      status: 200,
      headers: headers.merging(
        ["Content-Language": language, "Content-Type": "application/json"],
        uniquingKeysWith: { $1 }
      ),
      body: try JSONEncoder().encode(requirements.map(\.message.text))
    )
  }
}
