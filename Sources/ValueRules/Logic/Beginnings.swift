import RuleEngine
import Synchronization
import UnicodeText
import Violations

/// Finds out whether a text is the beginning of one of many texts, with a binary search in the
/// sorted texts.
///
/// ``OneOfCheck`` keeps one for texts that are still being typed. The texts are sorted on the first
/// call, because most rules never check unfinished text.
final class Beginnings: Sendable {
  private let texts: Set<[UInt8]>
  private let words: WordList?

  /// All texts in the order of their bytes, or nil before the first call.
  private let sorted = Mutex<[[UInt8]]?>(nil)

  /// Creates an instance from texts and a table of texts.
  ///
  /// They are folded if ``progress(of:ignoringCase:)`` ignores case.
  init(of texts: Set<[UInt8]>, and words: WordList?) {
    self.texts = texts
    self.words = words
  }

  /// Returns whether a text is one of the texts, or can become one of them.
  ///
  /// - Parameters:
  ///   - text: The text so far.
  ///   - ignoresCase: Whether to fold the text first, like the texts.
  /// - Returns: The progress.
  /// - Complexity: O(*n* + log *m*) after the texts have been sorted.
  func progress(of text: UTF8Span, ignoringCase ignoresCase: Bool) -> TextProgress {
    guard ignoresCase, !text.isMapped(.foldCase) else { return progress(of: text) }
    let folded = text.mapped(.foldCase)
    guard case .impossible(let offset) = progress(of: folded.text.utf8Span) else {
      return progress(of: folded.text.utf8Span)
    }
    return .impossible(at: folded.edits.sourceRange(of: offset..<(offset + 1)).lowerBound)
  }

  private func progress(of text: UTF8Span) -> TextProgress {
    let sorted = sortedTexts()
    let low = sorted.partitioningIndex { !text.follows($0.span) }
    // The texts that share the longest beginning with this text are next to its place in the order.
    var common = 0
    for index in [low - 1, low] where sorted.indices.contains(index) {
      let neighbour = sorted[index]
      common = max(common, text.commonPrefix(with: neighbour.span))
    }
    if common < text.count { return .impossible(at: common) }
    return sorted[low].count == text.count ? .valid : .unfinished
  }

  /// Returns the texts in order.
  ///
  /// The texts are sorted only once.
  private func sortedTexts() -> [[UInt8]] {
    sorted.withLock { sorted in
      if let sorted { return sorted }
      let all = texts.union(words.map { Array($0.spellings) } ?? []).sorted {
        $0.lexicographicallyPrecedes($1)
      }
      sorted = all
      return all
    }
  }
}

extension UTF8Span {
  /// Returns whether this text comes after another in the order of bytes.
  fileprivate func follows(_ other: Span<UInt8>) -> Bool {
    let common = commonPrefix(with: other)
    if common == other.count { return count > common }
    return common < count && span[common] > other[common]
  }
}
