import PersonNames
import RuleEngine
import UnicodeText

/// The characters other than letters and marks that names contain, and the places where each may
/// occur.
///
/// `NameInspection+Joiners.swift` applies the table to a name. A row in a pack:
///
///     2019 ; leading inner trailing final ; any ; apostrophe ; en fr it uk # O’Connor
///
/// The fields are the code point, the places, the scripts of the letters around it (`any` for all),
/// the group, and the languages that need it. A `leading` character may begin a word. An `inner`
/// character is between letters. A `trailing` character may end a word, and a `final` character may
/// end the name. A `between` character is alone between two words, and doesn't have any other
/// place. Two characters of the same group are never next to each other. All fields except the
/// languages are read.
struct JoinerTable: Sendable {
  /// A character of the table.
  struct Joiner: Sendable {
    let scalar: Unicode.Scalar
    let places: JoinerPlaces

    /// The scripts of the letters around it, or nil for all scripts.
    let scripts: ScriptSet?

    /// The group.
    ///
    /// Two characters of the same group are never next to each other.
    let group: String
  }

  private let joiners: [Unicode.Scalar: Joiner]

  /// Creates a table.
  ///
  /// If a character occurs twice, the last row wins.
  init(_ joiners: [Joiner]) {
    self.joiners = Dictionary(joiners.map { ($0.scalar, $0) }, uniquingKeysWith: { $1 })
  }

  /// Reads the rows of a pack's table.
  ///
  /// - Throws: A ``SettingError`` that names the invalid rows.
  init(_ rows: WordList) throws(SettingError) {
    var joiners: [Joiner] = []
    var faults = RowFaults(in: rows.source, setting: "joiners")
    for (row, position) in rows.rows {
      if let joiner = Joiner(row) {
        joiners.append(joiner)
        continue
      }
      faults.add(
        "`\(row)` isn't a row of a joiner table",
        hint: "write a row such as `002D ; inner ; any ; hyphen ; fr de # Jean-Luc`",
        at: position
      )
    }
    try faults.throwIfAny()
    self.init(joiners)
  }

  /// The row of a character, or nil if the table doesn't have one.
  subscript(scalar: Unicode.Scalar) -> Joiner? { joiners[scalar] }

  /// The characters, by code point.
  var sorted: [Joiner] { joiners.values.sorted { $0.scalar < $1.scalar } }

  /// The table of a check that doesn't name a table: apostrophes, hyphen and period.
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
  /// Reads a row, or returns nil if it has another form.
  fileprivate init?(_ row: String) {
    let facts = row.split(separator: "#", omittingEmptySubsequences: false)[0]
    let fields = facts.split(separator: ";", omittingEmptySubsequences: false)
      .map { $0.split(separator: " ").map(String.init) }
    guard fields.count == 5, fields[0].count == 1, fields[3].count == 1, !fields[4].isEmpty,
      let scalar = UInt32(fields[0][0], radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    var places = JoinerPlaces()
    for name in fields[1] {
      guard let place = JoinerPlaces.names.first(where: { $0.name == name })?.place else {
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
