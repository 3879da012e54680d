import CheckDigits
import Testing

@Suite struct ChecksumSampleTests {
  /// Verdicts of python-stdnum 2.2 on random texts: method, alphabet, text.
  static let rows = """
    damm - 2566689713010 fails
    damm - 6382592414480308264253 fails
    damm - 58660103233251007143407543 fails
    damm - 251763580 holds
    damm - 6961015277435064 holds
    damm - 879 holds
    luhn - 86374600645 fails
    luhn - 7820171718672111981064082 fails
    luhn - 0601320464 fails
    luhn - 00946110285 holds
    luhn - 900045816 holds
    luhn - 448009705378996288438290492 holds
    luhn 01 1111100010001000 fails
    luhn 01 011100 fails
    luhn 01 0100110010111101111 holds
    luhn 01 1110100111100 holds
    luhn 0123 33 fails
    luhn 0123 3301131131312100111 fails
    luhn 0123 202112230220111321 holds
    luhn 0123 323221 holds
    luhn 0123456789 178214073 fails
    luhn 0123456789 328720286 fails
    luhn 0123456789 926299888380572 holds
    luhn 0123456789 21907 holds
    luhn 0123456789ABCDEF D96F108710225 fails
    luhn 0123456789ABCDEF ACB04FCDB35CF6 fails
    luhn 0123456789ABCDEF 03DD772BDB9AC4AC holds
    luhn 0123456789ABCDEF EEEF88 holds
    luhn 0123456789ABCDEFGHIJ 1HB2 fails
    luhn 0123456789ABCDEFGHIJ 51AHI9HCAJ04CBFD fails
    luhn 0123456789ABCDEFGHIJ H5 holds
    luhn 0123456789ABCDEFGHIJ 0IFJ9 holds
    luhn 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ I8N fails
    luhn 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ 1ICYVYOC0P56NHUVQ fails
    luhn 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ EH2WPQE927G1KMJBVLG0 holds
    luhn 0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ PZMYBCOWD holds
    luhn-of-letters - GB00BP1PTB77 fails
    luhn-of-letters - INE52E307BF9 fails
    luhn-of-letters - XS01E7672381 fails
    luhn-of-letters - GN01I1010P35 holds
    luhn-of-letters - INE195D88RW9 holds
    luhn-of-letters - GU9606WLJTH0 holds
    mod-10-recursive - 908381 fails
    mod-10-recursive - 49357551208211253515549729 fails
    mod-10-recursive - 201819162115171700201905152 fails
    mod-10-recursive - 312371180610585300007192101 holds
    mod-10-recursive - 1878583 holds
    mod-10-recursive - 1001097711461312054 holds
    mod-11-10 - 2264079593718587682699105941 fails
    mod-11-10 - 9523 fails
    mod-11-10 - 36828 fails
    mod-11-10 - 34168666 holds
    mod-11-10 - 66528522918 holds
    mod-11-10 - 99595701414368 holds
    mod-11-2 - 849949917844 fails
    mod-11-2 - 2643686213492 fails
    mod-11-2 - 3866299541342710265835907366227 fails
    mod-11-2 - 90975 holds
    mod-11-2 - 68528525715898833792934481954 holds
    mod-11-2 - 6098863 holds
    mod-37-2 - SQOQ9 fails
    mod-37-2 - FMZSC4OVQ fails
    mod-37-2 - N8E5VOX0IB545HKDXV fails
    mod-37-2 - 1WJ26YD57 holds
    mod-37-2 - JFMYR97XFS0KTJ1B4GPNHBMIAJK2K3 holds
    mod-37-2 - BJMH1O holds
    mod-37-36 - LEMCA2C0I29 fails
    mod-37-36 - 72P69YK fails
    mod-37-36 - CYRQKO9WEMTI53E fails
    mod-37-36 - GI68USZI0FJ5EH7KQF1N holds
    mod-37-36 - HVWS1B97KKT9U holds
    mod-37-36 - 7YL36SA44LLZ9HCC holds
    mod-97-10 - 1691120686186026741594 fails
    mod-97-10 - O5370RA8VJ3YQ74 fails
    mod-97-10 - Z47692680NES25 fails
    mod-97-10 - JOP4D1427 holds
    mod-97-10 - 1U39ZZ4HWCO04GVF806 holds
    mod-97-10 - A46A039 holds
    verhoeff - 80737882298742097 fails
    verhoeff - 084422 fails
    verhoeff - 38650610797964783 fails
    verhoeff - 23757648499 holds
    verhoeff - 034842047361073109340340479879 holds
    verhoeff - 490853319 holds
    """.split(separator: "\n").map { String($0) }

  @Test("python-stdnum has the same verdict", arguments: rows)
  func agrees(row: String) throws {
    let fields = row.split(separator: " ").map { String($0) }
    let checksum =
      fields[1] == "-"
      ? Checksum(try #require(ChecksumMethod(rawValue: fields[0])))
      : try Checksum(luhnOver: CharacterValues(fields[1]))
    #expect(checksum.holds(fields[2]) == (fields[3] == "holds"))
  }
}
