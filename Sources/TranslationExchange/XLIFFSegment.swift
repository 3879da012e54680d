import Rulebook
import RulebookAuthoring

/// A part of a text in XLIFF: a sentence, or the text between two sentences.
struct XLIFFSegment: Hashable {
  /// Whether the part should be translated.
  var isSegment: Bool

  var state: String?
  var subState: String?

  /// The position of the translation among those of the text, counted from 1; nil if it is the
  /// position of the source.
  var order: Int?

  var source = ""
  var target: String?

  /// Whether no one has translated the segment yet.
  ///
  /// This is the default.
  private var isInitial: Bool { state == nil || state == "initial" && subState == nil }

  /// Returns the targets in the order of the translation; nil if a segment doesn't have one.
  static func translation(of segments: [Self]) -> String? {
    let wanted = segments.filter(\.isSegment)
    guard !wanted.isEmpty, wanted.allSatisfy({ $0.target?.isEmpty == false }) else { return nil }
    // Some tools begin with the source as the target.
    if wanted.allSatisfy({ $0.isInitial && $0.target == $0.source }) { return nil }
    let numbered = segments.enumerated().map { ($0.element.order ?? $0.offset + 1, $0.element) }
    return numbered.sorted { $0.0 < $1.0 }.map { $0.1.target ?? $0.1.source }.joined()
  }

  /// Returns the lowest state of the segments.
  static func state(of segments: [Self]) -> TranslationSheet.State {
    let states = segments.filter(\.isSegment).map { segment in
      TranslationSheet.State.allCases.first {
        segment.subState == XLIFFWriter.statePrefix + $0.rawValue
      } ?? .translated
    }
    return TranslationSheet.State.allCases.first(where: states.contains) ?? .translated
  }
}
