import Rulebook
import Violations

/// A unit of XLIFF while it is read: a text in one or more segments.
struct XLIFFUnit {
  let key: String
  let position: SourcePosition
  var mark: String?
  var attributes: String?
  var notes: [String] = []

  /// The original data of codes, by its name.
  private(set) var codes: [String: String] = [:]

  /// The data of the ends of codes that are open.
  var ends: [String?] = []

  private var data = ""
  private var pieces: [Piece] = []

  /// A segment, or what stands between two segments.
  private struct Piece {
    var isSegment: Bool
    var state: String?
    var subState: String?
    var order: Int?
    var source = ""
    var target: String?

    /// Whether nobody has translated the segment yet, which is so unless it says otherwise.
    var isInitial: Bool { state == nil || state == "initial" && subState == nil }
  }

  init(key: String, position: SourcePosition) {
    self.key = key
    self.position = position
  }

  mutating func beginData(_ name: String) { data = name }
  mutating func endData(_ text: String) { codes[data] = text }

  mutating func begin(isSegment: Bool, _ state: String?, _ subState: String?) {
    pieces.append(Piece(isSegment: isSegment, state: state, subState: subState))
  }

  mutating func source(_ text: String) { change { $0.source = text } }
  mutating func target(_ text: String) { change { $0.target = text } }
  mutating func order(_ order: Int?) { change { $0.order = order } }

  private mutating func change(_ body: (inout Piece) -> Void) {
    if let last = pieces.indices.last { body(&pieces[last]) }
  }

  /// The text with its translation; nil if it has no key.
  var text: TranslationSheet.Text? {
    if key.isEmpty { return nil }
    var text = TranslationSheet.Text(
      key: key,
      source: pieces.map(\.source).joined(),
      translation: translation,
      mark: mark,
      attributes: attributes,
      notes: notes,
      position: position
    )
    text.take(state)
    return text
  }

  /// The targets in the order of the translation; nil if a segment has none.
  private var translation: String? {
    let segments = pieces.filter(\.isSegment)
    guard !segments.isEmpty, segments.allSatisfy({ $0.target?.isEmpty == false }) else {
      return nil
    }
    // Some tools begin with the source in its place.
    if segments.allSatisfy({ $0.isInitial && $0.target == $0.source }) { return nil }
    let numbered = pieces.enumerated().map { ($0.element.order ?? $0.offset + 1, $0.element) }
    return numbered.sorted { $0.0 < $1.0 }.map { $0.1.target ?? $0.1.source }.joined()
  }

  /// The least of the segments' states.
  private var state: TranslationSheet.State {
    let states = pieces.filter(\.isSegment).map { piece in
      TranslationSheet.State.allCases.first {
        piece.subState == XLIFFWriter.statePrefix + $0.rawValue
      } ?? .translated
    }
    return TranslationSheet.State.allCases.first(where: states.contains) ?? .translated
  }
}
