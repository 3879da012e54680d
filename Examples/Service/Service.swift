import Foundation
import Rulebook

/// A service whose rules are in a folder that an operator edits.
@main
struct Service {
  static func main() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let pack = folder.appending(path: "service.yaml")

    try write("length: 4", to: pack)
    let rules = try ReloadingRules(.init(sources: [.bundled, .folder(folder.path)]))
    print(accepts("1234", rules))
    try await signUp(rules)

    // An operator makes a mistake, and corrects it. Meanwhile, the service uses the old rules.
    for check in ["lenght: 6", "length: 6"] {
      try write(check, to: pack)
      if case .refused(let error) = await rules.reload() {
        print("not loaded:", error.diagnostics.map(\.code), error.diagnostics.map(\.line))
      }
      print(accepts("1234", rules))
    }
    try FileManager.default.removeItem(at: folder)
  }

  /// Sends three requests: with a mistake, with a taken address, and a good one.
  private static func signUp(_ rules: ReloadingRules) async throws {
    let signUps = SignUps(rules: rules)
    for (email, language) in [
      ("ann@", "de-CH, en;q=0.5"), ("bob@example.org", "en"), ("ann@example.org", "en"),
    ] {
      let body = Data(#"{"email": "\#(email)", "pin": "1234"}"#.utf8)
      let response = try await signUps.respond(to: body, in: language)
      print(response.status, response.headers["Content-Language"] ?? "-")
    }
  }

  private static func accepts(_ pin: String, _ rules: ReloadingRules) -> Bool {
    rules.accounts.current.check(Account(email: "ann@example.org", pin: pin)).isValid
  }

  private static func write(_ check: String, to file: URL) throws {
    let pack = """
      format: 1
      pack: service
      source-locale: en
      codes: { account.taken: {} }
      messages: { en: { account.taken: Use another address. There is an account with this one. } }
      rules:
        pin:
          checks:
            - \(check)
      """
    try Data(pack.utf8).write(to: file)
  }
}
