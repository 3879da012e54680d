import UnicodeText

extension NameInspection {
  /// Finds marks without a letter, and more marks on a letter than any orthography uses.
  mutating func inspectMarks() {
    var hasBase = false
    var base = 0
    var isTold = false
    var marks = MarkCount()
    for index in text.characters.indices {
      let character = text.characters[index]
      if !character.isMark {
        marks = MarkCount()
        isTold = false
        base = index
        switch character.kind {
        case .variationSelector, .joinControl, .invisible: break
        case .letter, .styledLetter, .notationLetter, .digit: hasBase = true
        default: hasBase = false
        }
        continue
      }
      if character.isTaken { continue }
      if !hasBase {
        add(.markWithoutBase, at: index)
        continue
      }
      if marks.isTooMany(after: character, policy), !isTold {
        isTold = true
        // The place is the letter with its marks.
        let range = text.place(of: base..<(index + 1))
        add(NameFault(code: .tooManyMarks, range: range, character: character.scalar))
      }
    }
  }
}

/// The marks on one letter.
private struct MarkCount {
  private var shared = 0
  private var own = 0
  private var last: Unicode.Scalar?
  private var repetitions = 0

  /// Counts a mark and returns whether it is one too many: more than the policy allows, or the
  /// same one for the third time.
  mutating func isTooMany(after mark: NameText.Character, _ policy: NamePolicy) -> Bool {
    if mark.kind == .ownMark { own += 1 } else { shared += 1 }
    repetitions = mark.scalar == last ? repetitions + 1 : 1
    last = mark.scalar
    return shared > policy.maximumSharedMarks || own > policy.maximumOwnMarks || repetitions > 2
  }
}
