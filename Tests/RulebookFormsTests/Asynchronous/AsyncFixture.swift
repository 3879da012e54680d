import Rulebook
import Synchronization
import TestSupport

/// A form, and a log for the asynchronous checks that follow it.
enum AsyncFixture {
  private static let pack = """
    format: 1
    pack: club
    rules:
      word:
        normalize: [trim, lowercase]
        parameters: { maximum: { type: integer } }
        checks: [ length: { minimum: 2, maximum: { parameter: maximum } } ]
      pin: { secret: true, checks: [ length: 4 ] }
    forms:
      join:
        fields:
          name: { rule: word, required: true }
          email: { rule: word, with: { maximum: { field: age } } }
          pin: { rule: pin }
          again: { same-as: pin }
          guests[].name: { rule: word }
          age: { checks: [ number: { minimum: 1, type: number } ] }
      all:
        stop: all
        fields: { name: { rule: word }, email: { rule: word } }
      first:
        stop: first
        fields: { name: { rule: word }, email: { rule: word } }
    codes:
      name.taken: { number: 3101 }
      name.rude: { severity: warning }
      a: {}
      a.b: {}
      b: {}
      c: {}
      d: {}
      email.used: {}
      guest.unknown: {}
      late: {}
      name.known: {}
      pin.seen: {}
      record.known: {}
      word.used: {}
    messages:
      en:
        name.taken: Take another name.
        name.rude: Be polite.
        a: Change this.
        a.b: Change this here.
        b: Change this too.
        c: Change that.
        d: Change that too.
        email.used: Use another address.
        guest.unknown: Invite someone else.
        late: Be faster.
        name.known: Take a name that is new.
        pin.seen: Choose another PIN.
        record.known: We know this.
        word.used: Use another word.

    """

  /// A record of the form `join` without mistakes.
  static let valid: [String: Value] = ["name": " ANN ", "email": "annabel"]

  static let rulebook: Rulebook = {
    do {
      return try Rulebook(
        .init(sources: [.text(pack, name: "club.yaml")], resources: Fixtures.path("Lint/Sound"))
      )
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// What happened, in order.
final class Log: Sendable {
  private let entries = Mutex<[String]>([])

  var all: [String] { entries.withLock { $0 } }

  func note(_ entry: String) { entries.withLock { $0.append(entry) } }
}
