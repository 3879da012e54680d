extension PhonePlan {
  /// What a plan holds: plain values, and pointers into the memory where it is itself.
  struct Contents: BitwiseCopyable {
    // What every number needs stands first, close together in memory.
    let callingCode: Int
    let ranges: PhoneKindTree

    /// The possible lengths of numbers of all types.
    let anyLengths: PhoneLengths

    /// The digits with which any of the rules of ``dialling`` begins, as bits.
    let dialledFirst: UInt16

    let leadingDigits: DigitTree?
    let internationalPrefixes: DigitTree?
    let dialling: UnsafePointer<PhoneDiallingStep>
    let diallingCount: Int
    let formats: PhoneFormats

    /// For each first digit the second ones that ``leadingDigits`` allow, as bits.
    let leadingPairs: InlineArray<10, UInt16>

    /// The possible lengths of each type, by the bits of ``PhoneKinds``.
    let lengths: InlineArray<10, PhoneLengths>

    /// A number of each type, by the same bits; no digits where there is none.
    let examples: InlineArray<10, PackedDigits>
  }
}
