import UnicodeText

/// The characters beside letters and marks that names are written with, and where they stand.
///
/// A row of the table, as packs write it:
///
///     2019 ; leading inner trailing final ; any ; apostrophe ; en fr it uk # O’Connor
///
/// It has the code point, the places, the scripts between whose letters it stands (`any` for
/// all), the group, and the languages that need it. A word may begin with a `leading` character;
/// `inner` ones stand between letters; `trailing` ones end a word, and `final` ones the name. A
/// `between` character stands alone between two words, and has no other place.
/// Two characters of one group never stand side by side.
struct JoinerTable: Sendable {
  /// Where a character may stand.
  struct Places: OptionSet, Sendable {
    let rawValue: UInt8

    static let leading = Places(rawValue: 1)
    static let inner = Places(rawValue: 2)
    static let trailing = Places(rawValue: 4)
    static let final = Places(rawValue: 8)

    /// Alone, between two words.
    static let between = Places(rawValue: 16)

    static let names: [(name: String, place: Self)] = [
      ("leading", .leading), ("inner", .inner), ("trailing", .trailing), ("final", .final),
      ("between", .between),
    ]
  }

  /// One character.
  struct Joiner: Sendable {
    let scalar: Unicode.Scalar
    let places: Places

    /// The scripts between whose letters it stands; nil for all.
    let scripts: ScriptSet?

    /// Characters of one group never stand side by side.
    let group: String
  }

  private let joiners: [Unicode.Scalar: Joiner]

  init(_ joiners: [Joiner]) {
    self.joiners = Dictionary(joiners.map { ($0.scalar, $0) }, uniquingKeysWith: { $1 })
  }

  /// Reads the rows of a pack's table.
  ///
  /// - Throws: A ``SettingError`` that names the row.
  init(_ rows: WordList) throws(SettingError) {
    var joiners: [Joiner] = []
    for row in rows.words.sorted() {
      guard let joiner = Joiner(row) else {
        throw SettingError(
          "joiners",
          "'\(row)' is no row of a table of joiners",
          hint: "write it like '002D ; inner ; any ; hyphen ; fr de # Jean-Luc'"
        )
      }
      joiners.append(joiner)
    }
    self.init(joiners)
  }

  subscript(scalar: Unicode.Scalar) -> Joiner? { joiners[scalar] }

  /// The characters, by code point.
  var sorted: [Joiner] { joiners.values.sorted { $0.scalar < $1.scalar } }

  /// What a check without a table uses.
  static let standard = JoinerTable(
    [("'", "apostrophe"), ("\u{2019}", "apostrophe"), ("-", "hyphen"), (".", "stop")].map {
      Joiner(
        scalar: $0,
        places: $1 == "hyphen"
          ? .inner
          : $1 == "stop"
            ? [.inner, .trailing, .final]
            : [.leading, .inner, .trailing, .final],
        scripts: nil,
        group: $1
      )
    }
  )
}

extension JoinerTable.Joiner {
  /// Reads a row, or nil if it has another form.
  fileprivate init?(_ row: String) {
    let facts = row.split(separator: "#", omittingEmptySubsequences: false)[0]
    let fields = facts.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    guard fields.count == 5, fields[0].count == 1, fields[3].count == 1, !fields[4].isEmpty,
      let scalar = UInt32(fields[0][0], radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    var places = JoinerTable.Places()
    for name in fields[1] {
      guard let place = JoinerTable.Places.names.first(where: { $0.name == name })?.place else {
        return nil
      }
      places.insert(place)
    }
    let scripts = fields[2].compactMap { Script($0) }
    let isAny = fields[2] == ["any"]
    guard isAny || !scripts.isEmpty && scripts.count == fields[2].count else { return nil }
    self.init(
      scalar: scalar,
      places: places,
      scripts: isAny ? nil : ScriptSet(scripts),
      group: fields[3][0]
    )
  }
}
