import Foundation
import Rulebook
import TestSupport
import Testing

/// Properties that are points in time, and those that are days.
@Suite("Points in time in forms")
struct PointInTimeTests {
  struct Event: Sendable, Equatable {
    var title = ""
    var start = Date(timeIntervalSince1970: 1_800_000_000)
    var end: Date?
    var day = CivilDate("2027-01-15")
    var times: [Date] = []
  }

  private static let pack = """
    format: 1
    pack: acme
    rules:
      title: { normalize: [trim], checks: [length: { maximum: 40 }] }
      code: { checks: [pattern: '[A-Z]{2}'] }
      later: { checks: [date-time: { earliest: now }] }
      festival:
        checks: [date-time: { earliest: '2031-05-01T00:00:00Z', latest: '2031-05-03T00:00:00Z' }]
      long-ago: { checks: [date-time: { latest: '1850-01-01T00:00:00Z' }] }
    forms:
      event: { fields: { start: { rule: date-time }, day: { rule: date } } }
      calendar: { fields: { start: { rule: date } } }
    """

  private static func rulebook() throws -> Rulebook {
    try Rulebook(
      .init(sources: [.bundled, .text(pack, name: "acme.yaml")], resources: DataFiles.root)
    )
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var isRefused: Bool
    var form: TypedForm<Event>

    init(
      _ name: String,
      isRefused: Bool,
      @FormBuilder<Event> _ entries: () -> [FormBuilder<Event>.Entry]
    ) {
      (testDescription, self.isRefused) = (name, isRefused)
      form = TypedForm("event", entries)
    }

    init(_ name: String, isRefused: Bool, _ form: TypedForm<Event>) {
      (testDescription, self.isRefused, self.form) = (name, isRefused, form)
    }
  }

  static let rows: [Row] = [
    Row("a day", isRefused: true) { Field(\.start, "date") },
    Row("a day that is optional", isRefused: true) { Field(\.end, "date") },
    Row("a day in a list", isRefused: true) { Each(\.times, "date") },
    Row("a local time", isRefused: true) { Field(\.start, "date-time.local") },
    Row("a rule for something else", isRefused: true) { Field(\.start, "code") },
    Row("a rule of a pack", isRefused: true, TypedForm(pack: "calendar") { Field(\.start) }),
    Row("a point in time", isRefused: false) { Field(\.start, "date-time", required: true) },
    Row("a list of points in time", isRefused: false) { Each(\.times, "date-time") },
    Row("a limit from now on", isRefused: false) { Field(\.end, "later") },
    Row("narrow limits", isRefused: false) { Field(\.end, "festival") },
    Row("limits in the past", isRefused: false) { Field(\.end, "long-ago") },
    Row("no rule", isRefused: false) { Field(\.start) },
    Row("a civil date", isRefused: false) { Field(\.day, "date") },
    Row(
      "both in a pack",
      isRefused: false,
      TypedForm(pack: "event") {
        Field(\.start)
        Field(\.day)
      }
    ),
  ]

  @Test("A day isn't a `Date`", arguments: rows)
  func binding(_ row: Row) throws {
    let rulebook = try Self.rulebook()
    do throws(UsageError) {
      _ = try row.form.bound(to: rulebook)
      #expect(!row.isRefused)
    } catch {
      #expect(row.isRefused)
      #expect(error.kind == .unsuitableForm)
      #expect("\(error)".contains("`CivilDate`"))
    }
  }

  @Test("Points in time are compared, and keep their time")
  func keepingTime() throws {
    let form = TypedForm<Event>("event") {
      Field(\.title, "title")
      Field(\.start, "date-time")
      Field(\.end, "date-time")
      FieldCheck(\.end, .after, \.start)
    }
    let bound = try form.bound(to: try Self.rulebook())
    var event = Event(title: " Tea ")
    event.start = Date(timeIntervalSinceReferenceDate: 0.1 + 0.2)
    event.end = event.start.addingTimeInterval(7_200)
    var expected = event
    expected.title = "Tea"
    #expect(bound.check(event).normalized == expected)
    event.end = event.start.addingTimeInterval(-7_200)
    #expect(bound.check(event).violations(at: \.end).map(\.code) == ["compare.not_after"])
  }

  @Test("A session writes only what was changed") @MainActor
  func session() throws {
    let form = TypedForm<Event>("event") {
      Field(\.title, "title")
      Field(\.start, "date-time")
    }
    // Beyond what a text can express.
    let event = Event(start: Date(timeIntervalSinceReferenceDate: 1e-12))
    let session = try form.bound(to: try Self.rulebook()).session(for: event)
    session[\.title]?.text = "Tea"
    #expect(session.submit() == Event(title: "Tea", start: event.start))
    session[\.start]?.text = "2027-01-15T09:00:00+01:00"
    #expect(session.value?.start == Date(timeIntervalSince1970: 1_800_000_000))
  }
}
