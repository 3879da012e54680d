import Foundation
import Rulebook
import TestSupport
import Testing

/// Random sequences of all operations on a session, next to a slow, obvious model.
///
/// `make sessions` runs 100,000 of them.
@Suite("Sessions and their model") @MainActor
struct SessionModelTests {
  /// The number of sequences, each with its own seed.
  nonisolated private static let count =
    ProcessInfo.processInfo.environment["RULEBOOK_SESSION_SEQUENCES"].flatMap(Int.init) ?? 200

  private static let length = 30

  @Test("A session is what its model is, whatever happens")
  func sequences() async throws {
    let rulebook = try Rulebook(
      .init(sources: [.bundled, .text(Trip.pack, name: "acme.yaml")], resources: DataFiles.root)
    )
    let form = try Trip.form.bound(to: rulebook)
    for seed in 0..<Self.count {
      var generator = SplitMix64(seed: UInt64(seed))
      var trip = Trip(id: 1)
      if case .resetTo(let other) = SessionStep.random(for: SessionModel(trip), &generator) {
        trip = other
      }
      let session = form.session(for: trip)
      var model = SessionModel(trip)
      var done: [SessionStep] = []
      for _ in 0..<Self.length {
        let step = SessionStep.random(for: model, &generator)
        done.append(step)
        try await step.apply(to: session)
        step.apply(to: &model)
        let differences = Self.differences(session, model)
        #expect(differences.isEmpty, "seed \(seed), \(trip), \(done)")
        if !differences.isEmpty { return }
      }
    }
  }

  /// Returns where a session differs from its model.
  private static func differences(
    _ session: TypedSession<Trip>,
    _ model: SessionModel
  ) -> [String] {
    var differences: [String] = []
    func compare<Part: Equatable>(_ name: String, _ value: Part, _ expected: Part) {
      if value != expected { differences.append("\(name): \(value) instead of \(expected)") }
    }
    compare("fields", session.fields.map(\.path), model.places.map(\.path))
    for place in model.places {
      guard let field = session.untyped[place.path] else { continue }
      let entry = model[place]
      compare("text of \(place)", field.text, entry.text)
      compare("validity of \(place)", field.isValid, entry.isValid)
      compare("last value of \(place)", field.lastValidValue?.text, entry.lastValid)
      compare("touch of \(place)", field.isTouched, entry.isTouched)
    }
    let found = session.report.violations.filter { $0.code.rawValue.hasPrefix("acme.") }
    compare("findings", Set(found.map { "\($0.path) \($0.code)" }), model.findings)
    compare("focus", session.focusedField?.path, model.focus?.path)
    compare("removed", session.untyped.removedPaths, model.isNoteRemoved ? ["note"] : [])
    compare("validity", session.isValid, model.isValid)
    compare("value", session.value, model.value)
    compare("last value", session.lastValidValue, model.lastValidValue)
    compare("committed", session.committedValue, model.committed)
    compare("changes", session.hasChanges, model.hasChanges)
    return differences
  }
}
