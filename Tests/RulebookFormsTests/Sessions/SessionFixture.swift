import RuleEngine
import Rulebook
import Synchronization
import TestSupport

/// Forms for the tests of sessions, with a count of how often a value was checked.
struct SessionFixture {
  static let pack = """
    format: 1
    pack: acme
    rules:
      pin:
        normalize: [trim]
        checks: [four-digits]
      starts:
        normalize: [nfc]
        parameters: { start: { default: a } }
        checks: [prefix: { parameter: start }]
      short: { normalize: [trim, lowercase], checks: [pattern: '.{2,4}'] }
      counted: { checks: [counted] }
      mail: { normalize: [trim], checks: [email] }
      hidden:
        secret: true
        checks: [{ length: { minimum: 4 } }, { contains: '!' }]
      warned:
        checks: [{ length: { maximum: 2 }, severity: warning }, { length: { maximum: 4 } }]
    forms:
      small:
        fields:
          pin: { rule: pin, required: true }
          note: { rule: short }
          warned: { rule: warned }
      counting:
        fields: { first: { rule: counted, required: true }, second: { rule: counted } }
      whole:
        stop: all
        fields:
          start: { rule: short }
          word: { rule: starts, with: { start: { field: start } } }
          secret: { rule: hidden, required: true }
          again: { same-as: secret, required: true }
          agreed: { checks: [{ type: boolean }] }
          phone: { rule: pin, required-if: { field: start, matches: { equals: ab } } }
          mail: { rule: mail, required-if: { field: phone, filled: false } }
          people[].name: { rule: short, required: true }
          people[].word: { rule: starts, with: { start: { field: 'people[].name' } } }
          address.street: { rule: short }
        checks:
          - filled: { fields: [phone, mail], minimum: 1 }
          - compare: { field: word, after: start }
          - filled: { fields: [phone, address.street], minimum: 1, maximum: 1 }
      street:
        fields:
          street: { rule: short, required: true }
          start: { rule: short }
          word: { rule: starts, with: { start: { field: start } } }
          secret: { rule: hidden, required-if: { field: word } }
        checks: [compare: { field: word, after: street }]
      parcel:
        stop: all
        unknown-fields: warn
        fields:
          start: { rule: short }
          address: { form: street, required-if: { field: start } }
          people[]: { form: street }
          elsewhere: { form: nested, required: true }
      listed:
        stop: all
        fields:
          start: { rule: short }
          word: { rule: short, required-with: [start], absent-if: { field: mail } }
          mail: { rule: short, required-unless: { field: start, matches: { equals: ab } } }
          gone: { missing-with: [word] }
          people: { checks: [distinct, { count: { maximum: 2 } }] }
          people[].name: { rule: short, absent-without: ['people[].word'] }
          people[].word: { rule: short }
          total: { rule: short, checks: [is-member-of: people] }
        checks:
          - sum: { field: total, of: [start, 'people[].name'] }
          - filled: { fields: [start, word], all-or-none: true }
      nested: { unknown-fields: refuse, fields: { address: { form: street } } }
      closed:
        unknown-fields: refuse
        fields: { pin: { rule: pin } }
    codes: { pin.taken: {}, name.taken: {} }
    messages:
      en: { pin.taken: 'Another PIN.', name.taken: 'Another name.', 'small/pin:': PIN, 'small/pin:pin.length': 'Four digits.', 'field:word': Word }
      de: { 'small/pin:': Geheimzahl, 'small/pin:pin.length': 'Vier Ziffern.' }
    """

  /// The fixture that all tests share; only one of them uses the form `counting`.
  static let shared = Result { try SessionFixture() }

  let rulebook: Rulebook
  private let counter: Counter

  /// How often the check `counted` ran.
  var count: Int { counter.count }

  private init() throws {
    let counter = Counter()
    self.counter = counter
    rulebook = try Rulebook(
      .init(
        sources: [.bundled, .text(Self.pack, name: "acme.yaml")],
        checks: [
          CheckDefinition("counted", "Counts.", codes: []) { _ in CountedCheck(counter: counter) },
          CheckDefinition(
            "four-digits",
            "Four digits.",
            codes: [
              CodeDefinition("pin.letter", "Something is no digit."),
              CodeDefinition("pin.length", "There are more or less than four."),
            ]
          ) { _ in FourDigitsCheck() },
        ],
        resources: DataFiles.root
      )
    )
  }

  @MainActor
  func session(
    _ form: String,
    _ record: [String: Value] = [:],
    policy: ValidationPolicy = .standard
  ) throws -> FormSession {
    try rulebook.session(form: form, record: record, policy: policy)
  }
}

/// A number that threads share.
final class Counter: Sendable {
  private let value = Atomic(0)

  var count: Int { value.load(ordering: .relaxed) }

  func add() { value.add(1, ordering: .relaxed) }
}

/// A check that counts how often it runs, and has a requirement.
private struct CountedCheck: Check {
  let counter: Counter

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    counter.add()
  }

  func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation("length.wrong", ["expected": 4, "unit": "characters"])]
  }
}

/// A check for four digits that knows what can still become them.
private struct FourDigitsCheck: Check {
  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    if firstLetter(in: text) != nil { findings.add("pin.letter") }
    if text.count != 4 { findings.add("pin.length") }
  }

  func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    if let letter = firstLetter(in: text) { return .impossible(at: min(letter, 4)) }
    return text.count < 4 ? .unfinished : text.count == 4 ? .valid : .impossible(at: 4)
  }

  private func firstLetter(in text: UTF8Span) -> Int? {
    text.span.indices.first { !(0x30...0x39 ~= text.span[$0]) }
  }
}

extension SessionField {
  /// The codes of the violations that are shown.
  @MainActor var shownCodes: [String] { shownViolations.map(\.code.rawValue) }
}
