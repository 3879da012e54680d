import Foundation
import Rulebook

/// A service whose rules are in a folder that an operator edits.
@main
struct Service {
  static func main() async throws {
    let packs = try PackFolder("length: 4")
    let live = try LiveRulebook(.bundled, .folder(packs.path))
    let server = try Server(live)
    var events = live.events.makeAsyncIterator()
    try await signUp(server)
    let tag = try await requirements(server)

    // An operator makes a mistake, and corrects it. Meanwhile, the service uses the old rules.
    for check in ["lenght: 6", "length: 6"] {
      try packs.write(check)
      while let event = await events.next() {
        print(description(of: event))
        if case .watchFailed = event { continue }
        break
      }
      try await requirements(server, tag)
    }

    try await reload(packs, live, server)
    live.stop()
    try packs.remove()
  }

  /// Sends three requests: with a mistake, with a taken address, and a good one.
  private static func signUp(_ server: Server) async throws {
    for (email, language) in [
      ("ann@", "de-CH, en;q=0.5"), ("bob@example.org", "en"), ("ann@example.org", "en"),
    ] {
      let response = try await server.respond(to: Self.signUp(email, in: language))
      print("POST", response.status, response.headers["Content-Language"] ?? "-")
    }
  }

  private static func signUp(_ email: String, in language: String) -> Request {
    Request(
      method: "POST",
      path: "/accounts",
      headers: ["Accept-Language": language],
      body: Data(#"{"email": "\#(email)", "pin": "1234"}"#.utf8)
    )
  }

  /// Asks what a PIN must be like, and returns the tag of the response.
  @discardableResult
  private static func requirements(_ server: Server, _ tag: String? = nil) async throws -> String? {
    var request = Request(method: "GET", path: "/requirements", headers: ["Accept-Language": "en"])
    request.headers["If-None-Match"] = tag
    let response = try await server.respond(to: request)
    let body = response.body.isEmpty ? "-" : String(decoding: response.body, as: UTF8.self)
    print("GET", response.status, body, response.headers["Rulebook-Generation"] ?? "-")
    return response.headers["ETag"]
  }

  private static func description(of event: LiveRulebook.Event) -> String {
    switch event {
    case .reloaded(let identity): "reloaded: generation \(identity.generation ?? 0)"
    case .refused(let error):
      "refused: \(error.diagnostics.map(\.code)) \(error.diagnostics.map(\.line))"
    case .unusable(let error): "refused: \(error)"
    case .unchanged: "unchanged"
    case .watchFailed(let reason): "files are only looked at from time to time: \(reason)"
    }
  }

  /// Changes the rules many times, good and bad in turn, while four clients send requests.
  private static func reload(
    _ packs: PackFolder,
    _ live: LiveRulebook,
    _ server: Server
  ) async throws {
    let load = Load(server: server, request: signUp("ann@example.org", in: "de"))
    let seen = try await load.run(clients: 4) {
      for check in ["length: 4", "lenght: 4", "length: 6", "length: [6]", "length: 4"] {
        try packs.write(check)
        await live.reloadInBackground()
      }
    }
    print("under load:", seen.isConsistent)
  }
}
