import PackLoading
import TestSupport
import Testing
import Violations

@Suite("The language in the name of a catalog file")
struct CatalogNameTests {
  /// A path and the tag that it names; a hyphen if there is none.
  static let rows = TextRow.rows(
    """
    de.arb | de
    texts/pt-BR.arb | pt-BR
    pt_BR.arb | pt-BR
    app_de.arb | de
    l10n/app_pt_BR.arb | pt-BR
    intl_de.arb | de
    intl_zh_Hant_TW.arb | zh-Hant-TW
    app-de.arb | de
    messages.de.arb | de
    my_app_en.arb | en
    de.more.arb | de
    iw.arb | he
    app_iw.arb | he
    app.arb | -
    messages.arb | -
    strings.arb | -
    app_ar.arb | ar
    app_xx.arb | -
    .arb | -
    a b_de c.arb | -
    """
  )

  @Test("is the longest tag of a language that exists", arguments: rows)
  func locale(row: TextRow) {
    #expect(CatalogName(row[0]).locale?.tag ?? "-" == row[1])
  }
}
