import Foundation
import Rulebook
import Testing

@testable import Service

@Suite("The example of a server", .timeLimit(.minutes(10)))
struct ServerTests {
  /// A server that loads its rules again only when it is asked to.
  private struct Setup {
    let packs: PackFolder
    let live: LiveRulebook
    let server: Server

    init(_ check: String = "length: 4") throws {
      packs = try PackFolder(check)
      var options = LiveRulebook.Options()
      options.watching = .off
      live = try LiveRulebook(
        Rulebook.Configuration(sources: [.bundled, .folder(packs.path)]),
        options: options
      )
      server = try Server(live)
    }
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var body: String
    var language: String
    var status: Int
    var contentLanguage: String?

    /// The places of mistakes, with their codes.
    var errors: [String]

    init(
      _ name: String,
      _ body: String,
      _ language: String,
      _ status: Int,
      _ contentLanguage: String?,
      _ errors: [String]
    ) {
      testDescription = name
      self.body = body
      self.language = language
      self.status = status
      self.contentLanguage = contentLanguage
      self.errors = errors
    }
  }

  static let rows = [
    Row("nothing wrong", #"{"email":"ann@example.org","pin":"1234"}"#, "de", 201, nil, []),
    Row(
      "a mistake, and a regional wish",
      #"{"email":"ann@","pin":"1234"}"#,
      "de-CH, en;q=0.5",
      422,
      "de",
      ["#/email email.domain.missing"]
    ),
    Row(
      "two mistakes",
      #"{"email":"ann@","pin":"12"}"#,
      "fr",
      422,
      "fr",
      ["#/email email.domain.missing", "#/pin length.wrong"]
    ),
    Row(
      "what only the service knows",
      #"{"email":"bob@example.org","pin":"1234"}"#,
      "en",
      422,
      "en",
      ["#/email account.taken"]
    ),
    Row("a missing value", #"{"email":"ann@example.org"}"#, "en", 422, "en", ["#/pin required"]),
    Row(
      "a value of another type",
      #"{"email":"ann@example.org","pin":true}"#,
      "en",
      422,
      "en",
      ["#/pin type.mismatch"]
    ),
    Row("no JSON", #"{"email":}"#, "en", 422, "en", ["# json.syntax"]),
  ]

  @Test("A request to sign up is answered with what is wrong, in its language", arguments: rows)
  func signUp(row: Row) async throws {
    let setup = try Setup()
    let response = try await setup.server.respond(
      to: Request(
        method: "POST",
        path: "/accounts",
        headers: ["Accept-Language": row.language],
        body: Data(row.body.utf8)
      )
    )
    #expect(response.status == row.status)
    #expect(response.headers["Content-Language"] == row.contentLanguage)
    #expect(response.headers["Rulebook-Generation"] == "1")
    #expect(response.headers["Rulebook-Digest"] == setup.live.current.identity.digest)
    if row.errors.isEmpty {
      #expect(response.body.isEmpty)
    } else {
      #expect(response.headers["Content-Type"] == ProblemDetails.contentType)
      let problem = try JSONDecoder().decode(ProblemDetails.self, from: response.body)
      #expect(problem.errors.map { "\($0.pointer) \($0.code.rawValue)" } == row.errors)
    }
    try setup.packs.remove()
  }

  @Test("Only known paths are answered")
  func unknownPath() async throws {
    let setup = try Setup()
    for (method, path) in [("GET", "/accounts"), ("POST", "/requirements"), ("GET", "/")] {
      let response = try await setup.server.respond(to: Request(method: method, path: path))
      #expect(response.status == 404, "\(method) \(path)")
    }
    try setup.packs.remove()
  }

  @Test("A response that a browser keeps is sent again when the rules or the language change")
  func tags() async throws {
    let setup = try Setup()
    func ask(_ language: String, _ tag: String? = nil) async throws -> Response {
      var request = Request(method: "GET", path: "/requirements")
      request.headers = ["Accept-Language": language]
      request.headers["If-None-Match"] = tag
      return try await setup.server.respond(to: request)
    }
    let first = try await ask("en")
    let tag = try #require(first.headers["ETag"])
    #expect(first.status == 200)
    #expect(try JSONDecoder().decode([String].self, from: first.body).count == 1)
    #expect(first.headers["Vary"] == "Accept-Language")

    let kept = try await ask("en", tag)
    #expect(kept.status == 304)
    #expect(kept.body.isEmpty)
    #expect(kept.headers["ETag"] == tag)
    #expect(try await ask("de", tag).status == 200)

    try setup.packs.write("lenght: 6")
    setup.live.reload()
    #expect(try await ask("en", tag).status == 304)

    try setup.packs.write("length: 6")
    setup.live.reload()
    let changed = try await ask("en", tag)
    #expect(changed.status == 200)
    #expect(changed.body != first.body)
    #expect(changed.headers["ETag"] != tag)
    #expect(changed.headers["Rulebook-Generation"] == "2")

    try setup.packs.write("length: 4")
    setup.live.reload()
    #expect(try await ask("en", tag).status == 304)
    try setup.packs.remove()
  }

  @Test("Under load, no request is lost, and none sees two generations")
  func load() async throws {
    let setup = try Setup()
    let request = Request(
      method: "POST",
      path: "/accounts",
      headers: ["Accept-Language": "en"],
      body: Data(#"{"email":"ann@example.org","pin":"1234"}"#.utf8)
    )
    let good = ["length: 4", "length: 6"]
    let bad = ["lenght: 6", "length: [6]"]
    let seen = try await Load(server: setup.server, request: request).run(clients: 4) {
      for number in 1...6 {
        try setup.packs.write(bad[number % 2])
        guard case .refused = await setup.live.reloadInBackground() else {
          Issue.record("a bad pack is used")
          return
        }
        try setup.packs.write(good[number % 2])
        guard case .reloaded(let identity) = await setup.live.reloadInBackground() else {
          Issue.record("a good pack isn't used")
          return
        }
        #expect(identity.generation == number + 1)
      }
    }
    #expect(seen.isConsistent)
    #expect(seen.requests >= 4)
    // A PIN of four digits suits one pack, and not the other.
    #expect(seen.statuses.values.allSatisfy { $0 == [201] || $0 == [422] })
    #expect(setup.live.current.identity.generation == 7)
    let last = try await setup.server.respond(to: request)
    #expect(last.status == 201)
    try setup.packs.remove()
  }
}
