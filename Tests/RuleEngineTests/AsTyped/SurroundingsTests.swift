import TestSupport
import Testing
import UnicodeText

@testable import RuleEngine

/// What the step `as-typed` finds around a value.
@Suite("Surroundings of a value")
struct SurroundingsTests {
  private static func normalization(
    _ labels: [String],
    keeping kept: AsTyped.Changes = [],
    displayName: Bool = false
  ) -> Normalization {
    let step = AsTyped(keeping: kept, displayName: displayName, labels: labels)
    return Normalization([.asTyped(step), .trim])
  }

  private static func found(
    _ text: String,
    _ normalization: Normalization
  ) -> (value: String, removed: String, isOpen: Bool) {
    let found = normalization.surroundings(of: text.utf8Span)
    let surrounded = found.inner ?? found.marked
    return (surrounded?.value.text ?? "", surrounded?.removed ?? "", found.isOpen)
  }

  /// The labels of the rows, with what they show.
  private static let labels = [
    "IBAN", "ISBN-13", "ISBN", "USt-IdNr", "P.IVA", "〒", "VAT", "Élan", "電話",
  ]

  // A text, the value in it, and what goes; without a value, nothing goes.
  static let labelRows = TextRow.rows(
    """
    IBAN: DE89 | DE89 | IBAN:
    iban DE89 | DE89 | iban
    Iban  :  DE89 | DE89 | Iban  :
    IBAN=DE89 | DE89 | IBAN=
    IBAN # DE89 | DE89 | IBAN #
    IBAN - DE89 | DE89 | IBAN -
    IBAN: ::1 | ::1 | IBAN:
    IBAN ::1 | ::1 | IBAN
    IBAN::1
    IBAN – DE89 | DE89 | IBAN -
    ＩＢＡＮ：DE89 | DE89 | IBAN:
    IBANDE89
    IBAN-DE89
    IBAN
    IBAN:
    IBA: DE89
    X IBAN: DE89
    IBAN-Nr. DE89 | DE89 | IBAN-Nr.
    IBAN Nr DE89 | DE89 | IBAN Nr
    IBAN No.: DE89 | DE89 | IBAN No.:
    IBAN number: DE89 | DE89 | IBAN number:
    IBAN № DE89 | DE89 | IBAN №
    IBAN n° DE89 | DE89 | IBAN n°
    IBAN november | november | IBAN
    VAT NO 995 525 828 MVA | NO 995 525 828 MVA | VAT
    VAT NO. 995 | 995 | VAT NO.
    VAT No 995 | 995 | VAT No
    VAT no: 995 | 995 | VAT no:
    VAT NO995 | NO995 | VAT
    ISBN 978-3 | 978-3 | ISBN
    ISBN-13: 978-3 | 978-3 | ISBN-13:
    ISBN 13 978-3 | 978-3 | ISBN 13
    ISBN13 978-3 | 978-3 | ISBN13
    USt-IdNr.: DE1 | DE1 | USt-IdNr.:
    UST ID NR DE1 | DE1 | UST ID NR
    ustidnr. DE1 | DE1 | ustidnr.
    P.IVA 012 | 012 | P.IVA
    P. IVA: 012 | 012 | P. IVA:
    piva 012 | 012 | piva
    〒123-4567 | 123-4567 | 〒
    〒 123-4567 | 123-4567 | 〒
    élan 5 | 5 | élan
    ÉLAN: 5 | 5 | ÉLAN:
    電話：03 | 03 | 電話:
    電話03
    """
  )

  @Test("can be a label, if a separator follows", arguments: labelRows)
  func label(row: TextRow) {
    let found = Self.found(row[0], Self.normalization(Self.labels))
    #expect(found.value == row[1])
    #expect(found.removed == row[2])
  }

  static let dotRows = TextRow.rows(
    """
    Mail: ann@example.org | ann@example.org | Mail:
    Mail. ann@example.org | ann@example.org | Mail.
    Mail.: ann@example.org | ann@example.org | Mail.:
    Mail Nr. ann@example.org | ann@example.org | Mail Nr.
    mail.ann@example.org
    mail..ann@example.org
    mail.
    """
  )

  @Test("aren't labels before a dot, if dots are a part of values", arguments: dotRows)
  func dot(row: TextRow) {
    let found = Self.found(row[0], Self.normalization(["Mail"], keeping: .dots))
    #expect(found.value == row[1])
    #expect(found.removed == row[2])
  }

  static let markRows: [(text: String, value: String, removed: String)] = [
    ("\"DE89\"", "DE89", "\"…\""), ("'DE89'", "DE89", "'…'"), ("“DE89”", "DE89", "“…”"),
    ("„DE89“", "DE89", "„…“"), ("„DE89”", "DE89", "„…”"), ("‚DE89‘", "DE89", "‚…‘"),
    ("”DE89”", "DE89", "”…”"), ("«DE89»", "DE89", "«…»"), ("»DE89«", "DE89", "»…«"),
    ("« DE89 »", "DE89", "«…»"), ("‹DE89›", "DE89", "‹…›"), ("「DE89」", "DE89", "「…」"),
    ("『DE89』", "DE89", "『…』"), ("`DE89`", "DE89", "`…`"), ("<DE89>", "DE89", "<…>"),
    ("⟨DE89⟩", "DE89", "⟨…⟩"), ("〈DE89〉", "DE89", "〈…〉"), ("＂DE89＂", "DE89", "\"…\""),
    ("“DE89\"", "DE89", "“…\""), (" \"DE89\" ", "DE89", "\"…\""),
    ("\"DE89", "", ""), ("DE89\"", "", ""), ("\"\"", "", ""), ("\"", "", ""), ("« »", "", ""),
    ("\"DE89»", "", ""), ("(DE89)", "", ""), ("", "", ""), (" ", "", ""),
    ("“\"DE89\"”", "DE89", "“\"…\"”"), ("IBAN: \"DE89\"", "DE89", "IBAN: \"…\""),
    ("\"IBAN: DE89\"", "DE89", "\"IBAN:…\""), ("<<<<<DE89>>>>>", "DE89", "<<<<<…>>>>>"),
  ]

  @Test("can be quotation marks and angle brackets, in pairs", arguments: markRows)
  func marks(text: String, value: String, removed: String) {
    let found = Self.found(text, Self.normalization(["IBAN"]))
    #expect(found.value == value)
    #expect(found.removed == removed)
    #expect(Self.found(text, Self.normalization([], keeping: .marks)).value.isEmpty)
  }

  static let nameRows = TextRow.rows(
    #"""
    Ann Lee <ann@example.org> | ann@example.org | Ann Lee <…>
    "Lee, Ann" <ann@example.org> | ann@example.org | "Lee, Ann" <…>
    "ann@example.org" <ann@example.org> | ann@example.org | "ann@example.org" <…>
    Lee, Ann <ann@example.org> | ann@example.org | Lee, Ann <…>
    Ann<ann@example.org> | ann@example.org | Ann<…>
    <ann@example.org> | ann@example.org | <…>
    Ann < ann@example.org > | ann@example.org | Ann <…>
    Ann <mailto:ann@example.org> | ann@example.org | Ann <mailto:…>
    mailto:ann@example.org | ann@example.org | mailto:
    mailto://ann@example.org | ann@example.org | mailto://
    bob@example.org, Ann <ann@example.org>
    bob@example.org; Ann <ann@example.org>
    Bob <bob@example.org>, Ann <ann@example.org>
    Ann <ann@example.org> x
    Ann <ann@example.org
    Ann ann@example.org>
    Ann <>
    Ann <a<b>
    """#
  )

  @Test("can be the name of an address, if the rule says so", arguments: nameRows)
  func displayName(row: TextRow) {
    let found = Self.found(row[0], Self.normalization(["mailto"], displayName: true))
    #expect(found.value == row[1])
    #expect(found.removed == row[2])
  }

  static let markedRows: [(text: String, marked: String, inner: String)] = [
    ("\"DE89\"", "DE89", ""), ("“\"DE89\"”", "DE89", ""), ("IBAN: \"DE89\"", "", "DE89"),
    ("\"IBAN: DE89\"", "IBAN: DE89", "DE89"), ("“IBAN: «DE89»”", "IBAN: «DE89»", "DE89"),
    ("IBAN: DE89", "", "DE89"), ("DE89", "", ""),
  ]

  @Test("are marks around everything, or more than marks", arguments: markedRows)
  func marked(text: String, marked: String, inner: String) {
    let found = Self.normalization(["IBAN"]).surroundings(of: text.utf8Span)
    #expect(found.marked?.value.text ?? "" == marked)
    #expect(found.inner?.value.text ?? "" == inner)
  }

  @Test("don't have a name in other rules")
  func noDisplayName() {
    #expect(Self.found("Ann <a>", Self.normalization([])).value.isEmpty)
    #expect(Self.found("<a>", Self.normalization([])).value == "a")
  }

  // Texts that more typing could complete, and texts that it can't.
  static let openRows: [(text: String, isOpen: Bool)] = [
    ("I", true), ("IBA", true), ("IBAN", true), ("IBAN:", true), ("IBAN: ", true),
    ("IBAN: D", false), ("IBAN N", true), ("IBAN Nu", true), ("IBAN Nr", true),
    ("IBAN Nr D", false), ("ISBN-1", true), ("ISBN-13", true), ("ISBN 9", false), ("X", false),
    ("\"", true), ("\"D", true), ("\"D\"", false), ("IBAN: \"D", true), ("<", true), ("D", false),
    ("U St", true), ("", false),
  ]

  @Test("can be incomplete while a text is typed", arguments: openRows)
  func incomplete(text: String, isOpen: Bool) {
    #expect(Self.found(text, Self.normalization(Self.labels)).isOpen == isOpen)
  }

  static let openNames: [(text: String, isOpen: Bool)] = [
    ("Ann", true), ("Ann L", true), ("Ann <", true), ("Ann <a@b", true), ("Ann <a@b>", false),
    ("ann@", false), ("\"a@b", true), ("a;", false), ("Ann <>", true),
  ]

  @Test("can be a name that isn't complete yet", arguments: openNames)
  func openName(text: String, isOpen: Bool) {
    #expect(Self.found(text, Self.normalization([], displayName: true)).isOpen == isOpen)
  }

  static let possibleLabels: [(label: String, isFault: Bool)] = [
    ("IBAN", false), ("〒", false), ("№", false), ("P.IVA", false), ("電話", false), ("-", true),
    ("13", true), ("١٣", true), (" . ", true), ("", true),
    (String(repeating: "a", count: 60), false), (String(repeating: "a", count: 61), true),
  ]

  @Test("have labels with a letter or a sign", arguments: possibleLabels)
  func faults(label: String, isFault: Bool) {
    #expect((AsTyped.fault(ofLabel: label) != nil) == isFault)
  }

  @Test("are found where the ends of a text allow it")
  func edges() {
    var generator = SplitMix64(seed: 7)
    let step = AsTyped(keeping: [], displayName: true, labels: ["IBAN", "〒", "él"])
    let normalization = Normalization([.asTyped(step)])
    let edges = EdgeBytes(step)
    for _ in 0..<4_000 {
      let text = String.random(
        ofScalars: 0..<8,
        from: "IBANiban: \"'<>“”〒él.\u{200B}\u{A0}\tD8@",
        using: &generator
      )
      let found = normalization.surroundings(of: text.utf8Span)
      if found.inner != nil || found.marked != nil {
        let isAllowed = edges.allowSurroundings(of: text.utf8Span)
        #expect(isAllowed, "\(text.debugDescription)")
      }
    }
    let isAllowedAroundNothing = edges.allowSurroundings(of: "DE89".utf8Span)
    #expect(!isAllowedAroundNothing)
    let isAllowedWithoutStep = EdgeBytes(nil).allowSurroundings(of: "\"DE89\"".utf8Span)
    #expect(!isAllowedWithoutStep)
  }

  @Test("lead back to the text as given, for every part of the value")
  func ranges() {
    var generator = SplitMix64(seed: 8)
    let normalization = Normalization([
      .asTyped(AsTyped(keeping: [], labels: ["IBAN"])), .trim, .uppercase,
    ])
    for _ in 0..<2_000 {
      let value = String.random(ofScalars: 1..<7, from: "D8ß\u{200B}２\u{2013}é", using: &generator)
      // Marks around nothing are the value.
      if value.unicodeScalars.allSatisfy({ $0 == "\u{200B}" }) { continue }
      let text = "\u{FEFF}IBAN\u{A0}: “\(value)” "
      guard let surrounded = normalization.surroundings(of: text.utf8Span).inner else { continue }
      let (start, end) = (14, 14 + value.utf8.count)
      var last = start
      var offset = 0
      for scalar in surrounded.value.text.unicodeScalars {
        let length = scalar.utf8Length
        let range = surrounded.value.sourceRange(of: offset..<(offset + length))
        #expect(start <= range.lowerBound && range.upperBound <= end, "\(text.debugDescription)")
        #expect(last <= range.lowerBound && !range.isEmpty)
        last = range.lowerBound
        offset += length
      }
      #expect(surrounded.place.lowerBound == 3)
      #expect(surrounded.place.upperBound == start)
    }
  }

  @Test("are found in one pass, however long the text is")
  func longTexts() {
    let normalization = Self.normalization(["IBAN"], displayName: true)
    for text in [
      String(repeating: "\"", count: 60_001), String(repeating: "<", count: 60_000),
      "IBAN" + String(repeating: ".", count: 60_000), String(repeating: "I B", count: 20_000),
    ] {
      _ = normalization.surroundings(of: text.utf8Span)
    }
    let value = String(repeating: "a", count: 60_000)
    #expect(Self.found("IBAN: \(value)", normalization).value == value)
  }
}
