import Foundation
import Rulebook
import RulebookTesting
import Testing

@Suite("Snapshots")
struct TextSnapshotTests {
  struct Account: Sendable { var pin = "" }

  @Test(
    "An equal text passes, and another one is reported with its first line that differs",
    .enabled(
      if: ProcessInfo.processInfo.environment["RULEBOOK_RECORD_SNAPSHOTS"] == nil,
      "recording would change the file that differs on purpose"
    )
  )
  func texts() throws {
    try expectSnapshot("Hello.\n", named: "greeting")
    try withKnownIssue {
      try expectSnapshot("Hello?\n", named: "greeting")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("line 1: it is `Hello?`, and was `Hello.`") }
    }
  }

  @Test(
    "A missing snapshot is an error",
    .enabled(
      if: ProcessInfo.processInfo.environment["RULEBOOK_RECORD_SNAPSHOTS"] == nil,
      "recording would write it"
    )
  )
  func missing() {
    #expect(throws: LoadingError.self) { try expectSnapshot("x", named: "nothing") }
  }

  @Test("All messages of a form, in several languages")
  func messages() throws {
    let digits: FieldText = ["en": "Use digits.", "de": "Nur Ziffern."]
    let pin = try Rule("pin", messages: ["pin.digits": digits]) {
      .pattern("[0-9]*", code: "pin.digits")
    }
    let form = try TypedForm<Account>("account") {
      Field(
        \.pin,
        pin,
        required: true,
        label: ["en": "PIN", "de": "Geheimzahl"],
        messages: ["required": ["en": "Enter your PIN.", "de": "Gib deine Geheimzahl ein."]]
      )
    }.bound(to: Rulebook(.bundled, .rules([pin])))
    try expectSnapshot(ofMessagesOf: form.handle, in: ["en", "de"], named: "account")
  }

  @Test("Each field of a bundled form has a label and a message in each language")
  func bundledForm() throws {
    let table = try Rulebook().form("sign-up").messageTable()
    let sections = table.split(separator: "# ").map { $0.prefix { $0 != "\n" } }
    #expect(sections.count > 5)
    #expect(sections.contains("de") && sections.contains("ar"))
    #expect(!table.contains("Check this entry."))
  }
}
