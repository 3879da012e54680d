import Rulebook

/// A server that knows the names of all users.
private actor Users {
  private let names: Set<String> = ["ann"]

  func isFree(_ name: String) -> Bool { !names.contains(name) }
}

private struct Newcomer: Sendable { var name = "" }

extension Recipes {
  @MainActor static func liveChecks() async throws {
    let users = Users()
    let rulebook = try rulebook("accounts")
    let form = try TypedForm<Newcomer>("newcomer") { Field(\.name, "username", required: true) }
      .bound(to: rulebook)
    let session = form.session(for: Newcomer())

    let names = AsyncChecks {
      AsyncCheck("username.taken", field: "name", when: .whileTyping()) { input in
        await users.isFree(input.value?.text ?? "")
      }
    }
    try session.startLiveChecks(names)

    let name = session.field(\.name)
    name.focus()
    name.text = "ann"
    print(name.state)
    name.blur()
    while name.state == .checking { await Task.yield() }
    print(name.state, name.shownViolations.map(\.code))
  }
}
