import Rulebook
import TestSupport
import Testing

/// A form, and values that give it trouble.
struct RandomForm: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var sequences: Int

  /// The fields that are changed, and the lists.
  var paths: [String]
  var lists: [String]
  var texts: [String]

  static let whole = RandomForm(
    testDescription: "whole",
    sequences: 60,
    paths: [
      "start", "word", "secret", "again", "agreed", "phone", "mail", "people[0].name",
      "people[0].word", "people[1].name", "people[1].word", "people[2]", "people",
      "address.street", "address", "elsewhere",
    ],
    lists: ["people"],
    texts: [
      "", " ", "a", "ab", "AB ", "abc", "abcde", "b", "1", "1234", "1x", "é", "e\u{301}",
      "\u{E9}a", "e\u{301}a", "ab!c", "ann@", "ann@example.org",
    ]
  )

  static let parcel = RandomForm(
    testDescription: "parcel",
    sequences: 40,
    paths: [
      "start", "address", "address.street", "address.word", "address.secret", "people[0].street",
      "people[0].word", "people[0].start", "people[1].secret", "people[1].word", "people[0]",
      "elsewhere", "elsewhere.address", "elsewhere.address.street", "elsewhere.address.word",
      "elsewhere.other",
    ],
    lists: ["people"],
    texts: ["", " ", "a", "ab", "AB ", "abc", "abcde", "b", "1", "1x!4", "e\u{301}"]
  )

  static let listed = RandomForm(
    testDescription: "listed",
    sequences: 40,
    paths: [
      "start", "word", "mail", "gone", "total", "people[0].name", "people[0].word",
      "people[1].name", "people[1].word", "people[0]", "people",
    ],
    lists: ["people"],
    texts: ["", " ", "ab", "AB ", "abcde", "1", "12", "24", "7x", "é"]
  )

  static let signUp = RandomForm(
    testDescription: "sign-up",
    sequences: 15,
    paths: [
      "name", "email", "country", "birth-date", "password", "password-again", "card", "terms",
      "referrals[0].email", "referrals[1].email", "referrals",
    ],
    lists: ["referrals"],
    texts: [
      "", " ", "Ann", "Ann Smith 1", "ann@", "ann@gmial.com", "ann@example.org", "CH", "XX",
      "1990-01-01", "1990-13-01", "password", "correct horse battery", "tr0ub4dor",
      "4111 1111 1111 1111", "4111", "true",
    ]
  )
}

@Suite("Random sessions") @MainActor
struct SessionRandomTests {
  @Test(
    "Whatever a person does, a session is as if its record had been checked from scratch",
    arguments: [RandomForm.whole, .parcel, .listed, .signUp]
  )
  func sameAsFromScratch(_ form: RandomForm) throws {
    let rulebook = try SessionFixture.shared.get().rulebook
    for seed in 0..<form.sequences {
      var generator = SplitMix64(seed: UInt64(seed))
      let session = try rulebook.session(form: form.testDescription)
      let validity = Validity(session)
      session.onFlip = { field, old, new in validity.flip(field, old, new) }
      session.onValidityChange = { validity.isValid = $0 }
      for step in 0..<40 {
        try take(step: form, in: session, &generator)
        let isSame = try matches(session, rulebook, form.testDescription)
        #expect(isSame && validity.matches(session), "seed \(seed), step \(step)")
        if !isSame { return }
      }
    }
  }

  /// Does something that a person might do.
  private func take(
    step form: RandomForm,
    in session: FormSession,
    _ generator: inout SplitMix64
  ) throws {
    let path = try #require(form.paths.randomElement(using: &generator).flatMap { FieldPath($0) })
    let list = try #require(form.lists.randomElement(using: &generator).flatMap { FieldPath($0) })
    let text = try #require(form.texts.randomElement(using: &generator))
    switch Int.random(in: 0..<20, using: &generator) {
    case 0:
      session.locale = ["en", "de-CH", "fr", "ar", "xx"].randomElement(using: &generator) ?? ""
    case 1: session.focusedField = session[path]
    case 2: session.focusedField = nil
    case 3: _ = session.submit()
    case 4: session.appendElement(to: list)
    case 5:
      session.removeElement(at: list.appending(.index(Int.random(in: 0..<3, using: &generator))))
    case 6: session.set(.boolean(Bool.random(using: &generator)), at: path)
    case 7:
      session.set([.null, [], [[:]], [:], 7].randomElement(using: &generator) ?? .null, at: path)
    case 8:
      session[path]?.policy = ValidationPolicy(
        rawValue: UInt8.random(in: 0..<16, using: &generator)
      )
    case 9: session[path]?.refusesImpossibleEdits.toggle()
    case 10, 11:
      let old = session[path]?.text ?? ""
      let range = Int.random(in: 0...old.utf16.count, using: &generator)..<old.utf16.count
      session.offer(TextEdit(oldText: old, utf16Range: range, replacement: text), at: path)
    case 12 where Int.random(in: 0..<8, using: &generator) == 0: session.reset()
    default: session.set(.text(text), at: path)
    }
  }

  /// Compares a session with a new one on the same record.
  private func matches(_ session: FormSession, _ rulebook: Rulebook, _ form: String) throws -> Bool
  {
    guard case .record(let record) = session.record else { return false }
    let new = try rulebook.session(form: form, record: record, locale: session.locale)
    let report = try rulebook.check(record, form: form)
    guard session.report == report, session.outcome == report.outcome,
      session.fields.map(\.path) == new.fields.map(\.path)
    else {
      print(session.record, session.report.places, report.places)
      return false
    }
    return zip(session.fields, new.fields).allSatisfy { field, other in
      let isSame =
        field.report == other.report && field.state == other.state && field.text == other.text
        && field.value == other.value && field.label == other.label
        && field.isRequired == other.isRequired && field.checklist == other.checklist
        && session[field.path] === field && isShownRightly(field, in: session)
      if !isSame { print(field.path, field.report, other.report, field.state, other.state) }
      return isSame
    }
  }

  /// Whether the field shows what was found, in the session's language, or nothing.
  private func isShownRightly(_ field: SessionField, in session: FormSession) -> Bool {
    let errors = field.shownViolations.filter { $0.severity == .error }
    return (field.shownViolations.isEmpty || field.shownViolations == field.report.violations)
      && (field.state != .valid || errors.isEmpty)
      && (!field.policy.isEmpty || field.shownViolations.isEmpty)
      && field.messages == errors.map { session.localizer.message(for: $0) }
  }
}

/// What callbacks reported about a session.
@MainActor private final class Validity {
  var isValid: Bool
  private var fields: [FieldPath: Bool] = [:]
  private var isSound = true

  init(_ session: FormSession) { isValid = session.isValid }

  /// Notes a flip, and whether it really is one.
  func flip(_ field: SessionField, _ old: FieldState, _ new: FieldState) {
    if let known = fields[field.path], known == field.isValid { isSound = false }
    if new != field.state || old == .valid && new == .valid { isSound = false }
    fields[field.path] = field.isValid
  }

  /// Whether the callbacks reported the session's state; fields without a report haven't flipped.
  func matches(_ session: FormSession) -> Bool {
    defer { for field in session.fields { fields[field.path] = field.isValid } }
    // Fields of lists come and go without a flip.
    return isSound && isValid == session.isValid
      && session.fields.allSatisfy { field in
        field.path.components.count > 1 || fields[field.path] == nil
          || fields[field.path] == field.isValid
      }
  }
}
