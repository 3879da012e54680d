import Rulebook

/// What a person edits in the tests with a model: texts, an optional value, a list, and properties
/// without fields.
struct Trip: Sendable, Equatable {
  struct Address: Sendable, Equatable {
    var number = 0
    var city = ""
  }

  struct Guest: Sendable, Equatable {
    var id = 0
    var first = ""
    var last = ""
  }

  var id = 0
  var name = ""
  var note: String?
  var address: Address?
  var guests: [Guest] = []

  static let pack = """
    format: 1
    pack: acme
    rules:
      word: { normalize: [trim, lowercase], checks: [pattern: '[a-z]{2,4}'] }
    """

  static let form = TypedForm<Trip>("trip", stop: .all) {
    Field(\.name, "word", required: true)
    Field(\.note, "word")
    Nested(\.address) { Field(\.city, "word", required: true) }
    Each(\.guests) {
      Field(\.first, "word", required: true)
      Field(\.last, "word")
    }
  }
}

/// A slow, obvious model of a typed session with a ``Trip``: it keeps everything in plain values,
/// and derives everything else from them again and again.
struct SessionModel {
  /// A field with everything that a session remembers about it.
  struct Entry: Equatable {
    var text: String
    var isRequired: Bool
    var lastValid: String?
    var isTouched = false
    var findings: Set<String> = []

    init(_ text: String, isRequired: Bool) {
      (self.text, self.isRequired) = (text, isRequired)
      keep()
    }

    /// The text without spaces around it, in lowercase.
    var normalized: String { text.filter { $0 != " " }.lowercased() }

    var isBlank: Bool { normalized.isEmpty }

    /// Whether the text itself is valid.
    var isWord: Bool {
      2...4 ~= normalized.count && normalized.allSatisfy { "a"..."z" ~= $0 }
    }

    var isValid: Bool { findings.isEmpty && (isBlank ? !isRequired : isWord) }

    mutating func keep() { if isValid, !isBlank { lastValid = normalized } }

    mutating func type(_ new: String) {
      if new == text { return }
      text = new
      findings = []
      keep()
    }
  }

  struct Address: Equatable {
    var number: Int
    var city: Entry
  }

  struct Guest: Equatable {
    var id: Int
    var first: Entry
    var last: Entry
    var findings: Set<String> = []
  }

  /// A field.
  enum Place: Hashable {
    case name
    case note
    case city
    case first(Int)
    case last(Int)

    var path: FieldPath {
      switch self {
      case .name: "name"
      case .note: "note"
      case .city: "address.city"
      case .first(let index):
        FieldPath(components: [.name("guests"), .index(index), .name("first")])
      case .last(let index): FieldPath(components: [.name("guests"), .index(index), .name("last")])
      }
    }
  }

  var id = 0
  var name = Entry("", isRequired: true)
  var note = Entry("", isRequired: false)
  var isNoteRemoved = false
  var address: Address?
  var guests: [Guest] = []

  /// What was found in the list of guests, and in the whole record.
  var listFindings: Set<String> = []
  var recordFindings: Set<String> = []

  var focus: Place?
  var committed: Trip
  var committedTexts: [String]
  var lastValidValue: Trip?
  let initial: Trip

  init(_ trip: Trip) {
    initial = trip
    committed = trip
    committedTexts = []
    fill(with: trip)
    committedTexts = texts
    settle()
  }
}

// What a session shows.
extension SessionModel {
  /// The fields in the order of the form.
  var places: [Place] {
    [.name] + (isNoteRemoved ? [] : [.note]) + (address == nil ? [] : [.city])
      + guests.indices.flatMap { [.first($0), .last($0)] }
  }

  subscript(place: Place) -> Entry {
    get {
      switch place {
      case .name: name
      case .note: note
      case .city: address?.city ?? Entry("", isRequired: false)
      case .first(let index): guests[index].first
      case .last(let index): guests[index].last
      }
    }
    set {
      switch place {
      case .name: name = newValue
      case .note: note = newValue
      case .city: address?.city = newValue
      case .first(let index): guests[index].first = newValue
      case .last(let index): guests[index].last = newValue
      }
    }
  }

  /// Everything that was entered.
  var texts: [String] {
    [name.text, note.text, address.map { "in " + $0.city.text } ?? "nowhere"]
      + guests.flatMap { [$0.first.text, $0.last.text] }
  }

  var isValid: Bool {
    places.allSatisfy { self[$0].isValid } && guests.allSatisfy(\.findings.isEmpty)
      && listFindings.isEmpty && recordFindings.isEmpty
  }

  var value: Trip? {
    guard isValid else { return nil }
    return Trip(
      id: id,
      name: name.normalized,
      note: note.isBlank ? nil : note.normalized,
      address: address.map { Trip.Address(number: $0.number, city: $0.city.normalized) },
      guests: guests.map { guest in
        // A blank text stays as it was typed.
        let last = guest.last.isBlank ? guest.last.text : guest.last.normalized
        return Trip.Guest(id: guest.id, first: guest.first.normalized, last: last)
      }
    )
  }

  var hasChanges: Bool { texts != committedTexts }

  /// All findings with their paths, in any order.
  var findings: Set<String> {
    var all = Set(recordFindings.map { " \($0)" })
    all.formUnion(listFindings.map { "guests \($0)" })
    for (index, guest) in guests.enumerated() {
      all.formUnion(guest.findings.map { "guests[\(index)] \($0)" })
    }
    for place in places { all.formUnion(self[place].findings.map { "\(place.path) \($0)" }) }
    return all
  }
}

// What people and programs do.
extension SessionModel {
  /// Keeps the value if it is valid.
  ///
  /// Every operation ends with it.
  mutating func settle() {
    for place in places { self[place].keep() }
    if let value { lastValidValue = value }
  }

  mutating func type(_ text: String, at place: Place) {
    if self[place].text == text { return }
    self[place].type(text)
    switch place {
    case .first(let index), .last(let index):
      guests[index].findings = []
      listFindings = []
    case .name, .note, .city: break
    }
    recordFindings = []
  }

  mutating func moveFocus(to place: Place?) {
    if place == focus { return }
    if let focus { self[focus].isTouched = true }
    focus = place
  }

  mutating func append(_ guest: Trip.Guest) {
    guests.append(Self.guest(guest))
    listFindings = []
    recordFindings = []
  }

  mutating func removeGuest(at index: Int) {
    guests.remove(at: index)
    listFindings = []
    recordFindings = []
    switch focus {
    case .first(let other)? where other > index: focus = .first(other - 1)
    case .last(let other)? where other > index: focus = .last(other - 1)
    case .first(index)?, .last(index)?: focus = nil
    default: break
    }
  }

  mutating func setAddress(_ new: Trip.Address?) {
    guard let new else {
      if address != nil { recordFindings = [] }
      address = nil
      if focus == .city { focus = nil }
      return
    }
    guard let old = address else {
      address = Self.address(new)
      recordFindings = []
      return
    }
    address?.number = new.number
    if old.city.text == new.city { return }
    var city = Entry(new.city, isRequired: true)
    city.isTouched = old.city.isTouched
    address?.city = city
    recordFindings = []
  }

  mutating func removeNote() {
    if isNoteRemoved { return }
    if focus == .note { focus = nil }
    isNoteRemoved = true
    if !note.text.isEmpty { recordFindings = [] }
    let lastValid = note.lastValid
    note = Entry("", isRequired: false)
    note.lastValid = lastValid
  }

  mutating func addNote() {
    if !isNoteRemoved { return }
    isNoteRemoved = false
    if let last = note.lastValid {
      note.text = last
      recordFindings = []
    }
  }

  mutating func submit() {
    for place in places { self[place].isTouched = true }
    if let value {
      committed = value
      committedTexts = texts
      id = value.id
    } else {
      focusFirstFault()
    }
  }

  /// Submits without committing, and then adds what the program's checks find.
  mutating func submit(finding code: String?, at place: Place) {
    for other in places { self[other].findings.remove("acme.sent") }
    // Until the checks answer, nothing is wrong with the value that they found fault with before.
    settle()
    for other in places { self[other].isTouched = true }
    guard isValid else { return focusFirstFault() }
    if let code {
      self[place].findings.insert(code)
      focusFirstFault()
    }
  }

  private mutating func focusFirstFault() {
    if let fault = places.first(where: { !self[$0].isValid }) { moveFocus(to: fault) }
  }

  mutating func reset(to trip: Trip) {
    committed = trip
    fill(with: trip)
    committedTexts = texts
  }

  mutating func resetToInitial() {
    // What is the same in all fields can't be distinguished.
    let isCommitted = SessionModel(committed).texts == SessionModel(initial).texts
    fill(with: isCommitted ? committed : initial)
  }

  private mutating func fill(with trip: Trip) {
    id = trip.id
    name = Entry(trip.name, isRequired: true)
    note = Entry(trip.note ?? "", isRequired: false)
    isNoteRemoved = false
    address = trip.address.map(Self.address)
    guests = trip.guests.map(Self.guest)
    (listFindings, recordFindings, focus, lastValidValue) = ([], [], nil, nil)
  }

  private static func address(_ address: Trip.Address) -> Address {
    Address(number: address.number, city: Entry(address.city, isRequired: true))
  }

  private static func guest(_ guest: Trip.Guest) -> Guest {
    Guest(
      id: guest.id,
      first: Entry(guest.first, isRequired: true),
      last: Entry(guest.last, isRequired: false)
    )
  }
}
