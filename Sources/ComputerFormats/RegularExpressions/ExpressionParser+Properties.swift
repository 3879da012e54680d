import UnicodeText

// Unicode properties: `UnicodePropertyValueExpression` in ECMA-262 §22.2.1.
extension ExpressionParser {
  /// Reads the braces after `\p`, as in `\p{Lu}` and `\p{Script=Greek}`.
  mutating func property(_ text: UTF8Span, from start: Int) -> Bool {
    let bytes = text.span
    guard take(UInt8(ascii: "{"), bytes) else { return reportHere(.property, from: start, text) }
    let name = propertyText(text)
    guard take(UInt8(ascii: "="), bytes) else {
      return closed(text, from: start) && known(start, PropertyNames.hasLone(name))
    }
    let value = propertyText(text)
    return closed(text, from: start) && known(start, PropertyNames.has(value, of: name))
  }

  /// Reads letters, digits and underscores.
  private mutating func propertyText(_ text: UTF8Span) -> String {
    let bytes = text.span
    let start = index
    while index < bytes.count,
      bytes[index].isLetter || bytes[index].isDigit || bytes[index] == UInt8(ascii: "_")
    {
      index += 1
    }
    // A longer text isn't a name, so it doesn't need to be copied.
    return index - start > PropertyNames.longest ? "" : String(copying: text, in: start..<index)
  }

  private mutating func closed(_ text: UTF8Span, from start: Int) -> Bool {
    take(UInt8(ascii: "}"), text.span) || reportHere(.property, from: start, text)
  }

  private mutating func known(_ start: Int, _ isKnown: Bool) -> Bool {
    isKnown || report(.property, start..<index, index - 1)
  }
}

/// The names that ECMA-262 accepts, with exactly this spelling.
private enum PropertyNames {
  /// The maximum length of a name in bytes.
  static let longest = 32

  /// Returns whether a text is allowed alone in the braces: a binary property, or a general
  /// category.
  static func hasLone(_ name: String) -> Bool {
    categories.contains(name) || binary.contains(name)
  }

  /// Returns whether a property has a value.
  static func has(_ value: String, of name: String) -> Bool {
    switch name {
    case "General_Category", "gc": categories.contains(value)
    case "Script", "sc", "Script_Extensions", "scx": scripts.contains(value)
    default: false
    }
  }

  /// Table 70: binary properties with their aliases.
  static let binary = set(
    """
    ASCII ASCII_Hex_Digit AHex Alphabetic Alpha Any Assigned Bidi_Control Bidi_C Bidi_Mirrored
    Bidi_M Case_Ignorable CI Cased Changes_When_Casefolded CWCF Changes_When_Casemapped CWCM
    Changes_When_Lowercased CWL Changes_When_NFKC_Casefolded CWKCF Changes_When_Titlecased CWT
    Changes_When_Uppercased CWU Dash Default_Ignorable_Code_Point DI Deprecated Dep Diacritic
    Dia Emoji Emoji_Component EComp Emoji_Modifier EMod Emoji_Modifier_Base EBase
    Emoji_Presentation EPres Extended_Pictographic ExtPict Extender Ext Grapheme_Base Gr_Base
    Grapheme_Extend Gr_Ext Hex_Digit Hex IDS_Binary_Operator IDSB IDS_Trinary_Operator IDST
    ID_Continue IDC ID_Start IDS Ideographic Ideo Join_Control Join_C Logical_Order_Exception
    LOE Lowercase Lower Math Noncharacter_Code_Point NChar Pattern_Syntax Pat_Syn
    Pattern_White_Space Pat_WS Quotation_Mark QMark Radical Regional_Indicator RI
    Sentence_Terminal STerm Soft_Dotted SD Terminal_Punctuation Term Unified_Ideograph UIdeo
    Uppercase Upper Variation_Selector VS White_Space space XID_Continue XIDC XID_Start XIDS
    """
  )

  /// Table 71: values of `General_Category` with their aliases.
  static let categories = set(
    """
    Cased_Letter LC Close_Punctuation Pe Connector_Punctuation Pc Control Cc cntrl
    Currency_Symbol Sc Dash_Punctuation Pd Decimal_Number Nd digit Enclosing_Mark Me
    Final_Punctuation Pf Format Cf Initial_Punctuation Pi Letter L Letter_Number Nl
    Line_Separator Zl Lowercase_Letter Ll Mark M Combining_Mark Math_Symbol Sm Modifier_Letter
    Lm Modifier_Symbol Sk Nonspacing_Mark Mn Number N Open_Punctuation Ps Other C Other_Letter
    Lo Other_Number No Other_Punctuation Po Other_Symbol So Paragraph_Separator Zp Private_Use
    Co Punctuation P punct Separator Z Space_Separator Zs Spacing_Mark Mc Surrogate Cs Symbol S
    Titlecase_Letter Lt Unassigned Cn Uppercase_Letter Lu
    """
  )

  /// PropertyValueAliases.txt of Unicode 16.0: values of `Script` with their aliases.
  static let scripts = set(
    """
    Adlam Adlm Aghb Ahom Anatolian_Hieroglyphs Arab Arabic Armenian Armi Armn Avestan Avst Bali
    Balinese Bamu Bamum Bass Bassa_Vah Batak Batk Beng Bengali Bhaiksuki Bhks Bopo Bopomofo Brah
    Brahmi Brai Braille Bugi Buginese Buhd Buhid Cakm Canadian_Aboriginal Cans Cari Carian
    Caucasian_Albanian Chakma Cham Cher Cherokee Chorasmian Chrs Common Copt Coptic Cpmn Cprt
    Cuneiform Cypriot Cypro_Minoan Cyrillic Cyrl Deseret Deva Devanagari Diak Dives_Akuru Dogr
    Dogra Dsrt Dupl Duployan Egyp Egyptian_Hieroglyphs Elba Elbasan Elym Elymaic Ethi Ethiopic
    Gara Garay Geor Georgian Glag Glagolitic Gong Gonm Goth Gothic Gran Grantha Greek Grek
    Gujarati Gujr Gukh Gunjala_Gondi Gurmukhi Guru Gurung_Khema Han Hang Hangul Hani
    Hanifi_Rohingya Hano Hanunoo Hatr Hatran Hebr Hebrew Hira Hiragana Hluw Hmng Hmnp Hrkt Hung
    Imperial_Aramaic Inherited Inscriptional_Pahlavi Inscriptional_Parthian Ital Java Javanese
    Kaithi Kali Kana Kannada Katakana Katakana_Or_Hiragana Kawi Kayah_Li Khar Kharoshthi
    Khitan_Small_Script Khmer Khmr Khoj Khojki Khudawadi Kirat_Rai Kits Knda Krai Kthi Lana Lao
    Laoo Latin Latn Lepc Lepcha Limb Limbu Lina Linb Linear_A Linear_B Lisu Lyci Lycian Lydi
    Lydian Mahajani Mahj Maka Makasar Malayalam Mand Mandaic Mani Manichaean Marc Marchen
    Masaram_Gondi Medefaidrin Medf Meetei_Mayek Mend Mende_Kikakui Merc Mero Meroitic_Cursive
    Meroitic_Hieroglyphs Miao Mlym Modi Mong Mongolian Mro Mroo Mtei Mult Multani Myanmar Mymr
    Nabataean Nag_Mundari Nagm Nand Nandinagari Narb Nbat New_Tai_Lue Newa Nko Nkoo Nshu Nushu
    Nyiakeng_Puachue_Hmong Ogam Ogham Ol_Chiki Ol_Onal Olck Old_Hungarian Old_Italic
    Old_North_Arabian Old_Permic Old_Persian Old_Sogdian Old_South_Arabian Old_Turkic Old_Uyghur
    Onao Oriya Orkh Orya Osage Osge Osma Osmanya Ougr Pahawh_Hmong Palm Palmyrene Pau_Cin_Hau
    Pauc Perm Phag Phags_Pa Phli Phlp Phnx Phoenician Plrd Prti Psalter_Pahlavi Qaac Qaai Rejang
    Rjng Rohg Runic Runr Samaritan Samr Sarb Saur Saurashtra Sgnw Sharada Shavian Shaw Shrd Sidd
    Siddham SignWriting Sind Sinh Sinhala Sogd Sogdian Sogo Sora Sora_Sompeng Soyo Soyombo Sund
    Sundanese Sunu Sunuwar Sylo Syloti_Nagri Syrc Syriac Tagalog Tagb Tagbanwa Tai_Le Tai_Tham
    Tai_Viet Takr Takri Tale Talu Tamil Taml Tang Tangsa Tangut Tavt Telu Telugu Tfng Tglg Thaa
    Thaana Thai Tibetan Tibt Tifinagh Tirh Tirhuta Tnsa Todhri Todr Toto Tulu_Tigalari Tutg Ugar
    Ugaritic Unknown Vai Vaii Vith Vithkuqi Wancho Wara Warang_Citi Wcho Xpeo Xsux Yezi Yezidi
    Yi Yiii Zanabazar_Square Zanb Zinh Zyyy Zzzz
    """
  )

  private static func set(_ names: String) -> Set<String> {
    Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
  }
}

/// The characters outside ASCII in the names of groups.
enum IdentifierSets {
  /// The characters that begin a name.
  static let start = UnicodeSet(constant: #"[\p{ID_Start}]"#)

  /// The characters that continue a name.
  static let rest = UnicodeSet(constant: #"[\p{ID_Continue}]"#)
}

extension Unicode.Scalar {
  /// Whether the scalar has the property `ID_Continue`.
  var isIdentifierPart: Bool {
    guard isASCII else { return IdentifierSets.rest.contains(self) }
    let byte = UInt8(value)
    return byte.isLetter || byte.isDigit || self == "_"
  }
}
