import Rulebook
import TestSupport

/// An operation on a session, which a person or a program does.
enum SessionStep: Sendable {
  case type(SessionModel.Place, String)
  case focus(SessionModel.Place?)
  case submit
  case submitThen(finding: Bool, SessionModel.Place)
  case reset
  case resetTo(Trip)
  case resetToInitial
  case append(Trip.Guest)
  case removeGuest(Int, isTyped: Bool)
  case setAddress(Trip.Address?)
  case removeNote
  case addNote
  case add(String, FieldPath)
  case answer(String, SessionModel.Place, about: String)
  case locale(String)

  private static let texts = ["", " ", "ab", "abcd", "AB ", "x", "abcde", "cd"]

  /// Chooses an operation that is possible now.
  static func random(for model: SessionModel, _ generator: inout SplitMix64) -> SessionStep {
    func number(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }
    func text() -> String { texts[number(0..<texts.count)] }
    func place() -> SessionModel.Place { model.places[number(0..<model.places.count)] }
    func guest() -> Trip.Guest { Trip.Guest(id: number(1..<1_000), first: text(), last: text()) }
    func address() -> Trip.Address { Trip.Address(number: number(1..<1_000), city: text()) }
    // The path of something that isn't a field: the whole record, the list, or an element.
    func general() -> FieldPath {
      let choice = number(0..<3)
      if choice == 0 { return "" }
      if choice == 1 || model.guests.isEmpty { return "guests" }
      return FieldPath(components: [.name("guests"), .index(number(0..<model.guests.count))])
    }
    switch number(0..<22) {
    case 0: return .focus(place())
    case 1: return .focus(nil)
    case 2: return .submit
    case 3: return .submitThen(finding: number(0..<2) == 0, place())
    case 4: return .reset
    case 5:
      let notes = [nil, "ab", "AB ", "abcde"]
      let hasAddress = number(0..<2) == 0
      let guests = (0..<number(0..<3)).map { _ in guest() }
      return .resetTo(
        Trip(
          id: number(1..<1_000),
          name: text(),
          note: notes[number(0..<notes.count)],
          address: hasAddress ? address() : nil,
          guests: guests
        )
      )
    case 6:
      return number(0..<4) == 0 ? .resetToInitial : .locale(["en", "de", "xx"][number(0..<3)])
    case 7: return model.guests.count < 4 ? .append(guest()) : .focus(nil)
    case 8, 9:
      if model.guests.isEmpty { return .append(guest()) }
      return .removeGuest(number(0..<model.guests.count), isTyped: number(0..<2) == 0)
    case 10: return .setAddress(number(0..<3) == 0 ? nil : address())
    case 11: return .removeNote
    case 12: return .addNote
    case 13: return .add("acme.here", place().path)
    case 14: return .add(["acme.here", "acme.there"][number(0..<2)], general())
    case 15:
      let asked = place()
      let entry = model[asked]
      let other = entry.isBlank ? "zz" : [entry.normalized, "zz"][number(0..<2)]
      return .answer("acme.asked", asked, about: number(0..<2) == 0 ? entry.text : other)
    default: return .type(place(), text())
    }
  }

  /// Does it to the model.
  func apply(to model: inout SessionModel) {
    switch self {
    case .type(let place, let text): model.type(text, at: place)
    case .focus(let place): model.moveFocus(to: place)
    case .submit: model.submit()
    case .submitThen(let hasFinding, let place):
      model.submit(finding: hasFinding ? "acme.sent" : nil, at: place)
    case .reset: model.reset(to: model.committed)
    case .resetTo(let trip): model.reset(to: trip)
    case .resetToInitial: model.resetToInitial()
    case .append(let guest): model.append(guest)
    case .removeGuest(let index, _): model.removeGuest(at: index)
    case .setAddress(let address): model.setAddress(address)
    case .removeNote: model.removeNote()
    case .addNote: model.addNote()
    case .add(let code, let path): model.add(code, at: path)
    case .answer(let code, let place, about: let text):
      let entry = model[place]
      if text == entry.text || entry.isWord && text == entry.normalized {
        model[place].findings.insert(code)
      }
    case .locale: break
    }
    model.settle()
  }

  /// Does it to a session.
  @MainActor
  func apply(to session: TypedSession<Trip>) async throws {
    switch self {
    case .type(let place, let text): session.untyped[place.path]?.text = text
    case .focus(let place): session.focusedField = place.flatMap { session.untyped[$0.path] }
    case .submit: _ = session.submit()
    case .submitThen(let hasFinding, let place):
      let found = hasFinding ? [Violation("acme.sent", path: place.path)] : []
      _ = await session.untyped.submit { _ in found }
    case .reset: session.reset()
    case .resetTo(let trip): session.reset(to: trip)
    case .resetToInitial: session.untyped.reset()
    case .append(let guest): try session.append(guest, to: \.guests)
    case .removeGuest(let index, let isTyped):
      if isTyped {
        try session.remove(at: index, from: \.guests)
      } else {
        let path = FieldPath(components: [.name("guests"), .index(index)])
        session.untyped.removeElement(at: path)
      }
    case .setAddress(let address): try session.set(address, for: \.address)
    case .removeNote: session.untyped.removeField(at: "note")
    case .addNote: session.untyped.addField(at: "note")
    case .add(let code, let path):
      session.untyped.add([Violation(ViolationCode(rawValue: code), path: path)])
    case .answer(let code, let place, about: let text):
      session.untyped.add(
        [Violation(ViolationCode(rawValue: code), path: place.path)],
        about: .text(text)
      )
    case .locale(let tag): session.locale = tag
    }
  }
}

extension SessionModel {
  /// Adds a finding of another system.
  mutating func add(_ code: String, at path: FieldPath) {
    if let place = places.first(where: { $0.path == path }) {
      self[place].findings.insert(code)
    } else if case .index(let index)? = path.components.last {
      guests[index].findings.insert(code)
    } else if path.isEmpty {
      recordFindings.insert(code)
    } else {
      listFindings.insert(code)
    }
  }
}
