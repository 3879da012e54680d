import PersonNames
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
  /// One character.
  struct Joiner: Sendable {
    let scalar: Unicode.Scalar
    let places: JoinerPlaces

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
  /// - Throws: A ``SettingError`` that names the wrong rows.
  init(_ rows: WordList) throws(SettingError) {
    var joiners: [Joiner] = []
    var faults = RowFaults(in: rows.source, setting: "joiners")
    for (row, position) in rows.rows {
      if let joiner = Joiner(row) {
        joiners.append(joiner)
        continue
      }
      faults.add(
        "'\(row)' is no row of a table of joiners",
        hint: "write it like '002D ; inner ; any ; hyphen ; fr de # Jean-Luc'",
        at: position
      )
    }
    try faults.throwIfAny()
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

extension NameInspection {
  /// Finds joiners that stand where names do not have them.
  mutating func inspectJoiners() {
    let isFirstInWord = edges(text.characters.indices, 1)
    let isLastInWord = edges(text.characters.indices.reversed(), -1)
    for index in text.characters.indices {
      guard let joiner = joiner(at: index), joiner.places != .between else { continue }
      if let before = self.joiner(at: index - 1), before.group == joiner.group {
        add(.repeatedJoiner, at: index)
        continue
      }
      let isFirst = isFirstInWord[index]
      let isLast = isLastInWord[index]
      if isFirst, isLast {
        // No letter is in its word, only joiners.
        let isEnd = text.words.count > 1 && text.words.last?.contains(index) == true
        if isEnd, !joiner.places.contains(.final) {
          add(.trailingJoiner, at: index)
        } else if !isEnd,
          text.words.first?.contains(index) == true
            || joiner.places.isDisjoint(with: [.trailing, .final]),
          !joiner.places.contains(.leading)
        {
          add(.leadingJoiner, at: index)
        }
      } else if isFirst {
        if !joiner.places.contains(.leading) { add(.leadingJoiner, at: index) }
      } else if isLast {
        let isEnd = text.words.last?.contains(index) == true
        if !joiner.places.contains(isEnd ? .final : .trailing) {
          add(.trailingJoiner, at: index)
        }
      } else if !joiner.places.contains(.inner) {
        add(.trailingJoiner, at: index)
      }
    }
  }

  private func joiner(at index: Int) -> JoinerTable.Joiner? {
    guard let character = text[index], !character.isTaken, !isAllowed(character),
      isJoiner(at: index)
    else { return nil }
    return policy.joiners[character.scalar]
  }

  /// Whether a word ends at an index: a space, or the end of the name.
  func isEdge(_ index: Int) -> Bool {
    guard let character = text[index] else { return true }
    return character.kind == .space
  }

  /// Returns for each index whether only joiners stand between it and an edge of its word, seen
  /// in one direction.
  ///
  /// - Complexity: O(*n*); a search from each joiner would be O(*n*²) in a text of joiners.
  private func edges(_ indices: some Sequence<Int>, _ step: Int) -> [Bool] {
    var result = [Bool](repeating: false, count: text.characters.count)
    for index in indices {
      let before = index - step
      result[index] = isEdge(before) || joiner(at: before) != nil && result[before]
    }
    return result
  }
}
