/// Languages that are close enough for a whole text to be the same in both.
///
/// A group has the languages of one branch of a family that share a script and the spelling of many
/// words. A text of two or three words is often the same in them.
enum RelatedLanguages {
  private static let groups: [Set<String>] =
    [
      // Slavic: East, South and West.
      "be ru rue uk", "bg mk", "bs hr me sh sl sr", "cs sk", "csb pl szl", "dsb hsb",
      // Germanic: North and West.
      "da fo is nb nn no sv", "af fy nds nl", "de gsw lb nds", "en sco",
      // Romance: West, Italy and the Alps, East.
      "an ast ca es ext gl oc pt", "co it lij lmo nap pms sc scn vec", "fur lld rm", "fr oc wa",
      "mo ro",
      // Celtic and Baltic.
      "ga gd gv", "br cy kw", "ltg lv", "lt sgs",
      // Indo-Aryan and Iranian.
      "awa bho doi hi kok mag mai mr ne sa", "as bn", "pnb ur", "ckb sdh", "fa prs",
      // Turkic and Mongolic.
      "az gag tk tr", "ba kaa kk ky nog tt",
      // Uralic.
      "et vro", "fi krl", "se sma smj smn",
      // Austronesian.
      "ban bjn id jv mad min ms su", "ceb fil hil tl", "haw mi sm to ty",
      // Bantu.
      "nr ss xh zu", "nso st tn", "rn rw", "ts ve",
      // Sinitic languages, Arabic languages and others.
      "gan hak nan wuu yue zh", "ar arq ary arz", "he yi", "hy hyw", "qu quz",
    ]
    .map { Set($0.split(separator: " ").map(String.init)) }

  /// Returns a language and those that may have the same texts, except for the one that a text was
  /// translated from.
  static func of(_ language: String, except source: String) -> Set<String> {
    let own: Set<String> = [language]
    return groups.filter { $0.contains(language) }.reduce(own) { $0.union($1) }
      .subtracting([source])
  }
}
