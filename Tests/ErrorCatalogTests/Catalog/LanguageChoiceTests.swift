import ErrorCatalog
import TestSupport
import Testing
import UnicodeText
import Violations

/// The language of each message, for a reader's wishes and the languages that have the message.
@Suite struct LanguageChoiceTests {
  /// What is special, the wishes, the locales of a pack's message, the locales of the library's
  /// message, and the locales of the two messages that the reader gets.
  ///
  /// The first locale of a pack is its source locale. The library's source locale is `en`. The last
  /// column names the messages that are fallbacks.
  static let rows = TextRow.rows(
    """
    the reader's own language | de | de en-US | en de | de | de
    the nearest region instead of a foreign language | en | de en-US | en de | en-US | en
    the same for another region | en-GB | de en-US | en de en-GB | en-US | en-GB
    the nearest region before the same one as a second wish | en-GB,en-US;q=0.9 | de en-US | en de en-GB | en-US | en-GB
    a region without a file | en-IE | de en-US | en | en-US | en
    the second wish before the source | de, fr;q=0.8 | en fr | en fr | fr | fr
    the second wish for one message only | de, fr;q=0.8 | en fr | en de | fr | de
    the first wish wherever it is there | de, fr;q=0.8 | en fr de | en de fr | de | de
    the weights, not the order | fr;q=0.2, de;q=0.9 | en fr de | en fr | de | fr
    a third wish | ja, ko;q=0.9, fr;q=0.8 | en fr | en ko | fr | ko
    a weight of zero | de;q=0, fr | en de fr | en de | fr | en | y
    any language | * | de en | en de | de | en | x y
    any language but the source | *, de;q=0 | de en | en de | en | en
    any language but the source as second wish | fr, *;q=0.5, de;q=0 | de en fr | en de | fr | en
    any language but English in all regions | en;q=0, * | en-GB de | en de | de | de
    no wish | ␠ | de en | en de | de | en | x y
    an unknown language | tlh | de en | en de | de | en | x y
    the pack's own source | ja | de en-US | en | de | en | x y
    the pack's own source before the library's | ja | de en | en ja | de | ja | x
    the library's source if it is a wish | ja, en | de en | en ja | en | ja
    the pack's source as the last wish | ja, de;q=0.1 | de en | en ja | de | ja
    a malformed wish | !!, de-CH | en de | en | de | en | y
    a parent | de-CH | en de | en de | de | de
    the region itself | de-CH | en de de-CH | en de-CH | de-CH | de-CH
    a sibling | de-CH | en de-AT | en de-DE | de-AT | de-DE
    a parent before a sibling | de-CH | en de-AT de | en de | de | de
    a region below the wish | de | en de-CH | en de-AT | de-CH | de-AT
    the language before a region below it | de | en de-CH de | en de | de | de
    a parent by CLDR | es-MX | en es es-419 | en es | es-419 | es
    a sibling that is nearer than a parent | es-AR | en es es-MX | en es | es-MX | es
    a nearer parent before a sibling | es-AR | en es es-419 es-MX | en es | es-419 | es
    a sibling on the other side of the ocean | es-AR | en es-ES | en es-MX | es-ES | es-MX
    Spain's reader with Mexico's texts | es-ES | en es-MX | en es-419 | es-MX | es-419
    Portugal before Brazil, in Angola | pt-AO | en pt pt-PT | en pt | pt-PT | pt
    Portugal's text in Brazil | pt-BR | en pt-PT | en pt pt-PT | pt-PT | pt
    Brazil's text in Portugal | pt-PT | en pt | en pt-BR | pt | pt-BR
    British before American, in Australia | en-AU | de en en-GB | en | en-GB | en
    Britain is nearer than Belize | en-AU | de en-BZ en-GB | en | en-GB | en
    New Zealand is nearer than America | en-AU | de en-NZ en-US | en | en-NZ | en
    Tunisia is nearer to Morocco than the Emirates | ar-MA | en ar-AE ar-TN | en ar | ar-TN | ar
    Switzerland in Canada | fr-CA | en fr-CH | en fr | fr-CH | fr
    another script is another language | zh-TW | en zh | en zh-Hant | en | zh-Hant | x
    the same the other way round | zh | en zh-Hant | en zh-SG | en | zh-SG | x
    a region that implies the script | zh-HK | en zh-TW | en zh-Hant | zh-TW | zh-Hant
    a script with a region that implies it | zh-Hant | en zh-HK zh | en zh-TW | zh-HK | zh-TW
    the usual script before the region | en-Latn-GB | de en en-GB | en en-GB | en-GB | en-GB
    a region that implies the usual script | zh-CN | en zh | en zh-Hant zh-SG | zh | zh-SG
    Latin letters instead of Cyrillic ones | sr-Latn | en sr | en sr-Latn | en | sr-Latn | x
    Montenegro writes Latin letters | sr-ME | en sr-Latn sr | en sr | sr-Latn | en | y
    the second wish for the other script | sr-Latn, sr;q=0.5 | en sr | en sr sr-Latn | sr | sr-Latn
    Nynorsk with a text in Bokmål | nn | en nb | en no | nb | no
    Bokmål with a text in Nynorsk | nb | en nn | en no nn | nn | no
    a language that many understand | gsw | en de | en de | en | en | x y
    a neighboring language | ca | en es | en fr | en | en | x y
    a deprecated tag | iw | en he | en iw | he | he
    only a place | und-DE | en de | en fr | de | en | y
    a name as in POSIX | de_CH.UTF-8 | en de | en de-CH | de | de-CH
    the name of no language | C.UTF-8, de;q=0.5 | en de | en | de | en | y
    an extension | de-u-nu-arab | en de | en de-AT | de | de-AT
    a private tag | de-x-own | en de-AT | en de | de-AT | de
    a sibling of the first wish before the second | de-CH, fr | en de-AT fr | en fr | de-AT | fr
    a sibling of the first wish before the source as second | en-GB, de | de en-US | en de | en-US | en
    a first wish that nothing is in | it, de-CH, fr | en de fr | en fr | de | fr
    two regions, each with its language between them | pt-BR, pt-PT;q=0.9 | en pt-PT pt | en pt-PT | pt | pt-PT
    the parent of a second wish | ja, de-CH | en de | en ja | de | ja
    a pseudo-locale | en-XA | en | en | en-XA | en-XA
    a pseudo-locale of a text without the source | en-XA | de | en | de | en-XA | x
    Hindi in Latin letters reads the English of India | hi-Latn | de en hi | en | en | en
    """
  )

  @Test("The language is the first wish that has the message, or its source", arguments: rows)
  func language(row: TextRow) throws {
    func entries(_ layer: String, _ column: Int, _ key: String) -> [String] {
      row[column].split(separator: " ").map { "\(layer) \($0) \(key)" }
    }
    let source = row[2].prefix { $0 != " " }
    let catalog = try Catalog(
      entries("pack", 2, "x") + entries("built", 3, "y"),
      layers: ["pack=\(source)", "built"]
    )
    let localizer = catalog.localizer(forRequest: row[1])
    for (code, column) in [("x", 4), ("y", 5)] {
      let message = localizer.message(for: Violation(ViolationCode(rawValue: code)))
      #expect(message.locale.tag == row[column], "\(row[0]): \(code)")
      #expect(message.key == code, "\(row[0]): \(code)")
      let fallbacks = row[6].split(separator: " ")
      #expect(message.isFallback == fallbacks.contains { $0 == code }, "\(row[0]): \(code)")
    }
  }

  @Test("There are sixty cases")
  func count() {
    #expect(Self.rows.count >= 60)
  }

  @Test("A list of wishes says the same whether it is new or known")
  func cached() throws {
    let catalog = try Catalog(
      ["pack fr x", "pack en x", "built en y", "built de y"],
      layers: ["pack", "built"]
    )
    let first = catalog.localizer(forRequest: "de, fr;q=0.8")
    #expect(first === catalog.localizer(forRequest: "de, fr;q=0.8"))
    #expect(first === catalog.localizer(forRequest: "de,fr"))
    #expect(catalog.localizer(forRequest: "fr") === catalog.localizer(forRequest: "xx, fr"))
  }
}
