import Synchronization
import UnicodeText
import Violations

/// Finds out whether a text is the beginning of one of many.
///
/// The texts are sorted when they are first asked for, because most rules are never typed into.
final class Beginnings: Sendable {
  private let texts: Set<[UInt8]>
  private let words: WordList?
  private let sorted = Mutex<[[UInt8]]?>(nil)

  init(of texts: Set<[UInt8]>, and words: WordList?) {
    self.texts = texts
    self.words = words
  }

  /// Returns how far a text has come that must be one of the texts.
  ///
  /// - Parameters:
  ///   - text: The text so far.
  ///   - ignoresCase: Whether it is folded first, as the texts are.
  /// - Returns: The progress.
  /// - Complexity: O(*n* + log *m*) once the texts are sorted.
  func progress(of text: UTF8Span, ignoringCase ignoresCase: Bool) -> TextProgress {
    guard ignoresCase, !text.isMapped(.foldCase) else { return progress(of: text) }
    let folded = text.mapped(.foldCase)
    guard case .impossible(let place) = progress(of: folded.text.utf8Span) else {
      return progress(of: folded.text.utf8Span)
    }
    return .impossible(at: folded.edits.sourceRange(of: place..<(place + 1)).lowerBound)
  }

  private func progress(of text: UTF8Span) -> TextProgress {
    let sorted = sortedTexts()
    var low = 0
    var high = sorted.count
    while low < high {
      let middle = low + (high - low) / 2
      let other = sorted[middle]
      if text.follows(other.span) { low = middle + 1 } else { high = middle }
    }
    // The texts that have most in common with this one stand beside its place.
    var common = 0
    for index in [low - 1, low] where sorted.indices.contains(index) {
      let neighbour = sorted[index]
      common = max(common, text.commonPrefix(with: neighbour.span))
    }
    if common < text.count { return .impossible(at: common) }
    return sorted[low].count == text.count ? .valid : .unfinished
  }

  private func sortedTexts() -> [[UInt8]] {
    sorted.withLock { sorted in
      if let sorted { return sorted }
      let all = texts.union(words?.spellings ?? []).sorted { $0.lexicographicallyPrecedes($1) }
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
