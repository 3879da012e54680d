import PersonNames
import RuleEngine
import UnicodeText

/// The requirements of a ``NameCheck``.
struct NamePolicy: Sendable {
  /// How a suspicious finding is reported.
  enum Suspicion: String, CaseIterable, Sendable {
    case refuse, warn, accept
  }

  /// The kind of names to check.
  enum Profile: String, CaseIterable, Sendable {
    /// Names of people: letters, marks, and joiners in their places.
    case person

    /// Display names that people choose for themselves: also digits and punctuation.
    case display

    /// Names of companies and products: also digits, punctuation and symbols.
    case company
  }

  var joiners = JoinerTable.standard
  var allowsDigits = false
  var allowsPunctuation = false
  var allowsSymbols = false
  var allowsEmoji = false

  /// Whether a text such as `example.com` is a web address rather than a name.
  var refusesBareDomains = true

  /// More characters that are allowed anywhere.
  var allowed: UnicodeSet?

  /// The scripts that letters may have, or nil for all.
  var scripts: ScriptSet?

  /// The letters of one language, or nil for all.
  var alphabet: UnicodeSet?

  /// The characters and sequences that a name may consist of, or nil for all.
  var repertoire: CharacterRepertoire?

  var maximumSharedMarks = 3
  var maximumOwnMarks = 8
  var mixedScripts = Suspicion.refuse
  var mixedWords = Suspicion.warn
  var confusables = Suspicion.refuse

  /// The names that no other name may look like, by their skeletons in every case.
  var protected: [String: String] = [:]

  /// Returns the skeletons of a name unchanged, in lowercase and in uppercase letters, because
  /// letters that look alike in one case may differ in the other.
  static func looks(of name: String) -> [String] {
    [name, name.utf8Span.mapped(.foldCase).text, name.utf8Span.mapped(.uppercase).text]
      .map(\.confusableSkeleton)
  }

  /// The parts that a name must have.
  var parts: [String] = []

  /// The names that don't need an inspection, or nil if the policy depends on each letter.
  var plainNames: PlainNames? {
    guard alphabet == nil, repertoire == nil, protected.isEmpty, parts.isEmpty else { return nil }
    return PlainNames(
      joiners: joiners.sorted.filter { $0.scripts == nil }.map { ($0.scalar, $0.places) },
      scripts: scripts,
      maximumMarks: min(maximumSharedMarks, maximumOwnMarks)
    )
  }
}

/// The characters and sequences that a name may consist of.
///
/// A row of the table has a code point, a range or a sequence, then a group, then the types of text
/// that contain it: `004D 0302 ; bll ; ABCDE`.
struct CharacterRepertoire: Sendable {
  private var single: Set<Unicode.Scalar> = []

  /// The sequences by their first scalar, the longest first.
  private var sequences: [Unicode.Scalar: [[Unicode.Scalar]]] = [:]

  /// Reads the rows for a type of text.
  ///
  /// - Throws: A ``SettingError`` that names the invalid rows.
  init(_ rows: WordList, type: String) throws(SettingError) {
    var faults = RowFaults(in: rows.source, setting: "characters")
    for (row, position) in rows.rows {
      let facts = row.split(separator: "#", omittingEmptySubsequences: false)[0]
      let fields = facts.split(separator: ";").map {
        $0.split(separator: " ").joined(separator: " ")
      }
      // The row names the replacement of a deprecated entry, which has a row of its own.
      if fields.count == 2, fields[1].hasPrefix("=") { continue }
      if fields.count == 3, add(fields[0], fields[2].contains(type)) { continue }
      faults.add(
        "`\(row)` isn't a row of a character table",
        hint: "write a row such as `00C0..00D6 ; letters ; A` or `004D 0302 ; letters ; A`",
        at: position
      )
    }
    try faults.throwIfAny()
  }

  private mutating func add(_ field: String, _ isWanted: Bool) -> Bool {
    func scalar(_ text: some StringProtocol) -> Unicode.Scalar? {
      UInt32(text, radix: 16).flatMap(Unicode.Scalar.init)
    }
    let bounds = field.split(separator: ".", omittingEmptySubsequences: true)
    if bounds.count == 2 {
      guard let first = scalar(bounds[0]), let last = scalar(bounds[1]), first <= last else {
        return false
      }
      if isWanted {
        single.formUnion((first.value...last.value).compactMap(Unicode.Scalar.init))
      }
      return true
    }
    let scalars = field.split(separator: " ").map { scalar($0) }
    guard !scalars.isEmpty, !scalars.contains(nil) else { return false }
    let found = scalars.compactMap { $0 }
    guard isWanted else { return true }
    if found.count == 1 {
      single.insert(found[0])
    } else {
      sequences[found[0], default: []].append(found)
      sequences[found[0]]?.sort { $0.count > $1.count }
    }
    return true
  }

  /// Whether a character may occur alone.
  func contains(_ scalar: Unicode.Scalar) -> Bool { single.contains(scalar) }

  /// Whether a character may occur alone, or is part of a sequence.
  func mayContain(_ scalar: Unicode.Scalar) -> Bool {
    single.contains(scalar) || sequences.values.contains { $0.contains { $0.contains(scalar) } }
  }

  /// Returns the length of the entry at an index of a text, or nil if there is none.
  func entry(at index: Int, of text: [Unicode.Scalar]) -> Int? {
    for sequence in sequences[text[index]] ?? []
    where text[index...].starts(with: sequence) {
      return sequence.count
    }
    return single.contains(text[index]) ? 1 : nil
  }
}
