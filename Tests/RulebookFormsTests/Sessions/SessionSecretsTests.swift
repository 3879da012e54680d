import Rulebook
import Testing

@Suite("Secrets in sessions") @MainActor
struct SessionSecretsTests {
  private static let secret = "hunter2!"

  @Test("No description, mirror, message or violation shows a secret text")
  func silence() throws {
    let fixture = try SessionFixture.shared.get()
    let session = try fixture.session("whole", policy: [.onChange])
    let typed = ["hun", "hunter2", Self.secret]
    for text in typed {
      session["secret"]?.text = text
      session["again"]?.text = text + "x"
      let submission = session.submit()
      var shown = "\(submission) \(String(reflecting: submission))"
      dump(submission, to: &shown)
      for value: Any in [session, session.fields, session["secret"] as Any] {
        shown += "\(value) \(String(reflecting: value))"
        dump(value, to: &shown)
      }
      for field in session.fields where field.isSecret {
        shown += field.messages.map(\.text).joined() + "\(field.report)\(field.checklist)"
        shown += "\(field.shownViolations)\(field.label)\(field.state)"
      }
      shown += "\(session.report)\(session.summary)\(session.generalMessages)"
      #expect(!shown.contains("hun"))
    }
    #expect(session["secret"]?.text == Self.secret)
    #expect(session.report.normalized == nil)
  }

  @Test("An accepted record says nothing when it is printed")
  func accepted() throws {
    let session = try SessionFixture.shared.get().session(
      "whole",
      ["secret": .text(Self.secret), "again": .text(Self.secret), "phone": "1234"]
    )
    let submission = session.submit()
    #expect(submission.isAccepted)
    var shown = "\(submission) \(String(reflecting: submission)) \([submission])"
    dump(submission, to: &shown)
    #expect(!shown.contains(Self.secret))
  }
}
