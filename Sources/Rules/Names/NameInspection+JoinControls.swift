import UnicodeText

extension NameInspection {
  /// Returns whether U+200C or U+200D has a meaning where it stands.
  ///
  /// The places are those of UAX #31 §2.3.1, which UTS #46 takes from RFC 5892, Appendix A.1 and
  /// A.2, and those of real names that they miss: U+200C between any two letters of a joining
  /// script (کار‌ها), or before a mark of an Indic script (ड‌ंगोल), U+200D before a virama
  /// (Bengali র‍্য), and after a letter that joins at the end of an abbreviation (ه‍).
  func joins(at index: Int) -> Bool {
    guard let control = text[index], let before = text[index - 1],
      before.isLetter || before.isMark,
      let scripts = text.scripts(at: index - 1)
    else { return false }
    let after = text[index + 1].flatMap { $0.isLetter || $0.isMark ? $0 : nil }
    let continues =
      after.map { ScriptSet(of: $0.scalar) }
      .map { $0.isShared || $0.intersects(scripts) } ?? false
    let isNonJoiner = control.scalar.value == 0x200C
    if scripts.intersects(Self.indicScripts) {
      let isAfterVirama = ScalarProperties(of: before.scalar).combiningClass == 9
      if isAfterVirama { return after == nil || continues }
      if isNonJoiner { return continues }
      return continues
        && (after.map { ScalarProperties(of: $0.scalar).combiningClass == 9 || $0.isMark } ?? false)
    }
    if scripts.intersects(Self.joiningScripts) {
      if isNonJoiner { return continues }
      return continues || joinsForward(before: index)
    }
    return false
  }

  /// Whether the letter before joins the next one; transparent marks may stand between.
  private func joinsForward(before index: Int) -> Bool {
    var place = index - 1
    while let character = text[place] {
      switch ScalarProperties(of: character.scalar).joiningType {
      case .transparent: place -= 1
      case .dualJoining, .leftJoining, .joinCausing: return true
      case .nonJoining, .rightJoining: return false
      }
    }
    return false
  }

  private static let indicScripts = scripts(
    "Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt Newa Cakm Java Bali Sund"
  )

  private static let joiningScripts = scripts("Arab Syrc Mong Mand Nkoo Adlm Phag Mani Rohg Sogd")

  private static func scripts(_ codes: String) -> ScriptSet {
    ScriptSet(codes.split(separator: " ").compactMap { Script(String($0)) })
  }
}
