/// The source of a part's text.
package indirect enum PartExpression: Hashable, Sendable {
  /// The group of the pattern or of a split with this number.
  case group(Int)

  /// A column of the row that a lookup found.
  case cell(lookUp: Int, column: Int)

  /// A constant text.
  case constant(String)

  /// Nothing, such as the value of a parameter that doesn't have one.
  case unset

  /// Several pieces in order. The join is unset if it contains parts and all of them are unset.
  /// Otherwise, unset pieces count as empty.
  case join([PartExpression], Rewriting = Rewriting())

  /// The changes to the text of a join.
  package struct Rewriting: Hashable, Sendable {
    /// The texts that replace single characters.
    package var replacements: [Unicode.Scalar: String]

    /// The case that letters are converted to, or nil to leave them unchanged.
    package var letterCase: LetterCase?

    /// A case of letters.
    package enum LetterCase: String, CaseIterable, Sendable {
      case upper, lower
    }

    /// The length that the text is padded to at its beginning; 0 for none.
    package var paddedLength: Int

    /// The ASCII character used for padding.
    package var padding: UInt8

    package init(
      replacements: [Unicode.Scalar: String] = [:],
      letterCase: LetterCase? = nil,
      paddedLength: Int = 0,
      padding: UInt8 = UInt8(ascii: "0")
    ) {
      self.replacements = replacements
      self.letterCase = letterCase
      self.paddedLength = paddedLength
      self.padding = padding
    }
  }
}

/// The steps that assemble the text of a part: a range of the steps of a ``PartPlan``.
package struct PartProgram: BitwiseCopyable, Hashable, Sendable {
  var start: Int32
  var count: Int32

  /// The group, if the part is only a group; otherwise -1.
  var group: Int32
}

/// One step of a ``PartProgram``.
struct PartStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Adds the bytes of a constant from `first` to `second`.
    case constant

    /// Adds the text of the group `first`.
    case group

    /// Adds the text in the column `second` of the row that the lookup `first` found.
    case cell

    /// Notes a piece that is unset.
    case unset

    /// Begins a join.
    case open

    /// Ends a join with the rewriting `first`, or with none if that is negative.
    case close
  }

  var kind: Kind
  var first: Int32 = 0
  var second: Int32 = 0
}
