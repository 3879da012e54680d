/// Where the text of a part comes from.
package indirect enum PartExpression: Hashable, Sendable {
  /// A group of the pattern, or of a split, by its number.
  case group(Int)

  /// A column of the row that a look-up found.
  case cell(lookUp: Int, column: Int)

  /// The same text always.
  case constant(String)

  /// Nothing, such as the value of a parameter that has none.
  case unset

  /// Several pieces, one behind the other. It is unset if it names pieces and all of them are unset;
  /// otherwise those that are unset count as empty.
  case join([PartExpression], Rewriting = Rewriting())

  /// What becomes of pieces that were joined.
  package struct Rewriting: Hashable, Sendable {
    /// The texts that take the place of characters, one by one.
    package var replacements: [Unicode.Scalar: String]

    /// The case that letters get; nil leaves them as they are.
    package var letterCase: LetterCase?

    /// A case of letters.
    package enum LetterCase: String, CaseIterable, Sendable {
      case upper, lower
    }

    /// The length up to which the text is filled at its beginning; 0 for none.
    package var paddedLength: Int

    /// The ASCII character with which it is filled.
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

/// The steps that put the text of a part together: a range of those of a ``PartPlan``.
package struct PartProgram: BitwiseCopyable, Hashable, Sendable {
  var start: Int32
  var count: Int32

  /// The group that the part is, if it is one and nothing else; else -1.
  var group: Int32
}

/// One step of a ``PartProgram``.
struct PartStep: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    /// Adds the bytes of a constant from `first` to `second`.
    case constant

    /// Adds what the group `first` took.
    case group

    /// Adds the text in the column `second` of the row that the look-up `first` found.
    case cell

    /// Notes a piece that has no text.
    case unset

    /// Begins a join.
    case open

    /// Ends a join, with the rewriting `first`, or none if that is negative.
    case close
  }

  var kind: Kind
  var first: Int32 = 0
  var second: Int32 = 0
}
