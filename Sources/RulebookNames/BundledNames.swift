// Written by `rulebook generate swift --bundled --content names --access public`; change the pack, and write it again.
// swift-format-ignore-file

public import Rulebook

// Rules, for checks and for fields of typed forms.
nonisolated extension Rule.Reference {
  /// `ad.nrt`: Andorra's tax number of a person or company
  public static var adNrt: Self { Self("ad.nrt") }
  /// `ad.nrt`: Andorra's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func adNrt(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ad.nrt", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ad.vat`: Andorra's sales tax number
  public static var adVat: Self { Self("ad.vat") }
  /// `ad.vat`: Andorra's sales tax number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func adVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ad.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `adult`: The date of birth of a person who is at least eighteen years old
  public static var adult: Self { Self("adult") }
  /// `adult`: The date of birth of a person who is at least eighteen years old
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func adult(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("adult", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ae.eid`: Number of an identity card of the United Arab Emirates, with the year of birth
  public static var aeEid: Self { Self("ae.eid") }
  /// `ae.eid`: Number of an identity card of the United Arab Emirates, with the year of birth
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func aeEid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ae.eid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ae.trn`: Tax number of a business in the United Arab Emirates, which is also the VAT number
  public static var aeTrn: Self { Self("ae.trn") }
  /// `ae.trn`: Tax number of a business in the United Arab Emirates, which is also the VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func aeTrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ae.trn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `age`: The date of birth of a person whose age is within limits
  public static var age: Self { Self("age") }
  /// `age`: The date of birth of a person whose age is within limits
  ///
  /// - Parameters:
  ///   - minimum: The minimum age in years (a whole number)
  ///   - maximum: The maximum age in years (a whole number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func age(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("age", with: [
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `al.nipt`: Albania's taxpayer number
  public static var alNipt: Self { Self("al.nipt") }
  /// `al.nipt`: Albania's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alNipt(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("al.nipt", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `al.vat`: Albania's VAT number
  public static var alVat: Self { Self("al.vat") }
  /// `al.vat`: Albania's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("al.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphabetic`: Letters of any script, without spaces
  public static var alphabetic: Self { Self("alphabetic") }
  /// `alphabetic`: Letters of any script, without spaces
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphabetic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphabetic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphabetic.ascii`: The letters a to z, lowercase or uppercase, without spaces
  public static var alphabeticAscii: Self { Self("alphabetic.ascii") }
  /// `alphabetic.ascii`: The letters a to z, lowercase or uppercase, without spaces
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphabeticAscii(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphabetic.ascii", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphabetic.ascii-words`: The letters a to z, lowercase or uppercase, and spaces between words
  public static var alphabeticAsciiWords: Self { Self("alphabetic.ascii-words") }
  /// `alphabetic.ascii-words`: The letters a to z, lowercase or uppercase, and spaces between words
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphabeticAsciiWords(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphabetic.ascii-words", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphabetic.words`: Letters of any script, and spaces between words
  public static var alphabeticWords: Self { Self("alphabetic.words") }
  /// `alphabetic.words`: Letters of any script, and spaces between words
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphabeticWords(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphabetic.words", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphanumeric`: Letters and decimal digits of any script, without spaces
  public static var alphanumeric: Self { Self("alphanumeric") }
  /// `alphanumeric`: Letters and decimal digits of any script, without spaces
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphanumeric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphanumeric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphanumeric.ascii`: The letters a to z, lowercase or uppercase, and the digits 0 to 9, without spaces
  public static var alphanumericAscii: Self { Self("alphanumeric.ascii") }
  /// `alphanumeric.ascii`: The letters a to z, lowercase or uppercase, and the digits 0 to 9, without spaces
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphanumericAscii(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphanumeric.ascii", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphanumeric.ascii-words`: The letters a to z, lowercase or uppercase, the digits 0 to 9, and spaces between words
  public static var alphanumericAsciiWords: Self { Self("alphanumeric.ascii-words") }
  /// `alphanumeric.ascii-words`: The letters a to z, lowercase or uppercase, the digits 0 to 9, and spaces between words
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphanumericAsciiWords(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphanumeric.ascii-words", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `alphanumeric.words`: Letters and decimal digits of any script, and spaces between words
  public static var alphanumericWords: Self { Self("alphanumeric.words") }
  /// `alphanumeric.words`: Letters and decimal digits of any script, and spaces between words
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func alphanumericWords(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("alphanumeric.words", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ar.cbu`: Argentina's bank account number
  public static var arCbu: Self { Self("ar.cbu") }
  /// `ar.cbu`: Argentina's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arCbu(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ar.cbu", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ar.cuit`: Argentina's tax number of a person or company
  public static var arCuit: Self { Self("ar.cuit") }
  /// `ar.cuit`: Argentina's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arCuit(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ar.cuit", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ar.dni`: Argentina's number of an identity document
  public static var arDni: Self { Self("ar.dni") }
  /// `ar.dni`: Argentina's number of an identity document
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arDni(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ar.dni", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ar.personalid`: Argentina's number of an identity document, the DNI
  public static var arPersonalid: Self { Self("ar.personalid") }
  /// `ar.personalid`: Argentina's number of an identity document, the DNI
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ar.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ar.vat`: Argentina's tax number, the CUIT
  public static var arVat: Self { Self("ar.vat") }
  /// `ar.vat`: Argentina's tax number, the CUIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ar.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `arxiv`: The identifier of an article in arXiv, also as a link
  public static var arxiv: Self { Self("arxiv") }
  /// `arxiv`: The identifier of an article in arXiv, also as a link
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func arxiv(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("arxiv", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `asn`: The number of an autonomous system, a network of the internet
  public static var asn: Self { Self("asn") }
  /// `asn`: The number of an autonomous system, a network of the internet
  ///
  /// - Parameters:
  ///   - use: Whether numbers for private use and for examples are refused (one of any, public; default: any)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func asn(use: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("asn", with: ["use": use, "exactly-as-written": exactlyAsWritten])
  }
  /// `at.businessid`: Austria's number in the company register
  public static var atBusinessid: Self { Self("at.businessid") }
  /// `at.businessid`: Austria's number in the company register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.personalid`: Austria's social security number
  public static var atPersonalid: Self { Self("at.personalid") }
  /// `at.personalid`: Austria's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.postal-code`: Austria's postal code
  public static var atPostalCode: Self { Self("at.postal-code") }
  /// `at.postal-code`: Austria's postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atPostalCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.postal-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.postleitzahl`: Austria's postal code
  public static var atPostleitzahl: Self { Self("at.postleitzahl") }
  /// `at.postleitzahl`: Austria's postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atPostleitzahl(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.postleitzahl", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.tin`: Austria's tax account number
  public static var atTin: Self { Self("at.tin") }
  /// `at.tin`: Austria's tax account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.uid`: Austria's VAT number
  public static var atUid: Self { Self("at.uid") }
  /// `at.uid`: Austria's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atUid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.uid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.vat`: Austria's VAT number
  public static var atVat: Self { Self("at.vat") }
  /// `at.vat`: Austria's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `at.vnr`: Austria's social security number
  public static var atVnr: Self { Self("at.vnr") }
  /// `at.vnr`: Austria's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atVnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("at.vnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `atc-code`: The code of a medicine or a group of medicines in the ATC classification
  public static var atcCode: Self { Self("atc-code") }
  /// `atc-code`: The code of a medicine or a group of medicines in the ATC classification
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func atcCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("atc-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.abn`: Australia's business number
  public static var auAbn: Self { Self("au.abn") }
  /// `au.abn`: Australia's business number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auAbn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.abn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.acn`: Australia's company number
  public static var auAcn: Self { Self("au.acn") }
  /// `au.acn`: Australia's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auAcn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.acn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.bankaccount`: Australia's bank account number, with the BSB of the branch
  public static var auBankaccount: Self { Self("au.bankaccount") }
  /// `au.bankaccount`: Australia's bank account number, with the BSB of the branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.bsb`: Australia's code of a bank branch
  public static var auBsb: Self { Self("au.bsb") }
  /// `au.bsb`: Australia's code of a bank branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auBsb(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.bsb", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.medicare`: Number of a Medicare card of Australia, with or without the number of the person on it
  public static var auMedicare: Self { Self("au.medicare") }
  /// `au.medicare`: Number of a Medicare card of Australia, with or without the number of the person on it
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auMedicare(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.medicare", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.tfn`: Australia's tax number of a person or company
  public static var auTfn: Self { Self("au.tfn") }
  /// `au.tfn`: Australia's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auTfn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.tfn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `au.vat`: Australia's tax number of a business, the ABN
  public static var auVat: Self { Self("au.vat") }
  /// `au.vat`: Australia's tax number of a business, the ABN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func auVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("au.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `awb`: The number of an air waybill
  public static var awb: Self { Self("awb") }
  /// `awb`: The number of an air waybill
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func awb(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("awb", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `az.fin`: Azerbaijan's personal number
  public static var azFin: Self { Self("az.fin") }
  /// `az.fin`: Azerbaijan's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func azFin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("az.fin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `az.vat`: Azerbaijan's VAT number
  public static var azVat: Self { Self("az.vat") }
  /// `az.vat`: Azerbaijan's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func azVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("az.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `az.voen`: Azerbaijan's taxpayer number, with its kind
  public static var azVoen: Self { Self("az.voen") }
  /// `az.voen`: Azerbaijan's taxpayer number, with its kind
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func azVoen(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("az.voen", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bank-account`: IBAN, or, for a given country, an account number as people write it there
  public static var bankAccount: Self { Self("bank-account") }
  /// `bank-account`: IBAN, or, for a given country, an account number as people write it there
  ///
  /// - Parameters:
  ///   - country: Two letters, such as PL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bankAccount(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("bank-account", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `base16`: Bytes in hexadecimal digits, two for each, as in RFC 4648 section 8
  public static var base16: Self { Self("base16") }
  /// `base16`: Bytes in hexadecimal digits, two for each, as in RFC 4648 section 8
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base16(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("base16", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `base32`: Bytes in letters and digits, as in RFC 4648 section 6
  public static var base32: Self { Self("base32") }
  /// `base32`: Bytes in letters and digits, as in RFC 4648 section 6
  ///
  /// - Parameters:
  ///   - padding: Whether equals signs fill up the last group (one of required, optional, refused; default: required)
  ///   - canonical: Whether the bits after the last byte must be zero (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base32(
    padding: Parameter? = nil,
    canonical: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("base32", with: [
      "padding": padding,
      "canonical": canonical,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `base32.crockford`: A number in Crockford’s digits, which do not look alike; hyphens do not count
  public static var base32Crockford: Self { Self("base32.crockford") }
  /// `base32.crockford`: A number in Crockford’s digits, which do not look alike; hyphens do not count
  ///
  /// - Parameters:
  ///   - checkSymbol: Whether the number ends with a check symbol (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base32Crockford(
    checkSymbol: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("base32.crockford", with: [
      "check-symbol": checkSymbol,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `base32.hex`: Bytes in letters and digits that keep their order, as in RFC 4648 section 7
  public static var base32Hex: Self { Self("base32.hex") }
  /// `base32.hex`: Bytes in letters and digits that keep their order, as in RFC 4648 section 7
  ///
  /// - Parameters:
  ///   - padding: Whether equals signs fill up the last group (one of required, optional, refused; default: required)
  ///   - canonical: Whether the bits after the last byte must be zero (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base32Hex(
    padding: Parameter? = nil,
    canonical: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("base32.hex", with: [
      "padding": padding,
      "canonical": canonical,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `base58`: Bytes in letters and digits that do not look alike, as Bitcoin writes them
  public static var base58: Self { Self("base58") }
  /// `base58`: Bytes in letters and digits that do not look alike, as Bitcoin writes them
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base58(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("base58", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `base58check`: Bytes in Base 58 with a check code, such as addresses and keys of Bitcoin
  public static var base58check: Self { Self("base58check") }
  /// `base58check`: Bytes in Base 58 with a check code, such as addresses and keys of Bitcoin
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base58check(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("base58check", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `base64`: Bytes in letters, digits, plus signs and slashes, as in RFC 4648 section 4
  public static var base64: Self { Self("base64") }
  /// `base64`: Bytes in letters, digits, plus signs and slashes, as in RFC 4648 section 4
  ///
  /// - Parameters:
  ///   - padding: Whether equals signs fill up the last group (one of required, optional, refused; default: required)
  ///   - canonical: Whether the bits after the last byte must be zero (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base64(
    padding: Parameter? = nil,
    canonical: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("base64", with: [
      "padding": padding,
      "canonical": canonical,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `base64url`: Bytes in letters, digits, hyphens and underscores, as in RFC 4648 section 5
  public static var base64url: Self { Self("base64url") }
  /// `base64url`: Bytes in letters, digits, hyphens and underscores, as in RFC 4648 section 5
  ///
  /// - Parameters:
  ///   - padding: Whether equals signs fill up the last group (one of required, optional, refused; default: optional)
  ///   - canonical: Whether the bits after the last byte must be zero (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func base64url(
    padding: Parameter? = nil,
    canonical: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("base64url", with: [
      "padding": padding,
      "canonical": canonical,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `bban.ba`: Bosnia and Herzegovina's bank account number
  public static var bbanBa: Self { Self("bban.ba") }
  /// `bban.ba`: Bosnia and Herzegovina's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanBa(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.ba", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.be`: Belgium's bank account number
  public static var bbanBe: Self { Self("bban.be") }
  /// `bban.be`: Belgium's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanBe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.be", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.cz`: Czech or Slovak account number as in an IBAN, with leading zeros in bank, prefix and number
  public static var bbanCz: Self { Self("bban.cz") }
  /// `bban.cz`: Czech or Slovak account number as in an IBAN, with leading zeros in bank, prefix and number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanCz(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.cz", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.ee`: Estonia's bank account number
  public static var bbanEe: Self { Self("bban.ee") }
  /// `bban.ee`: Estonia's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanEe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.ee", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.es`: Spain's bank account number, as in an IBAN
  public static var bbanEs: Self { Self("bban.es") }
  /// `bban.es`: Spain's bank account number, as in an IBAN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanEs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.es", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.fi`: Finland's bank account number, with fourteen digits
  public static var bbanFi: Self { Self("bban.fi") }
  /// `bban.fi`: Finland's bank account number, with fourteen digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanFi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.fi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.fr`: Bank account number in France and Monaco, with its key
  public static var bbanFr: Self { Self("bban.fr") }
  /// `bban.fr`: Bank account number in France and Monaco, with its key
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanFr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.fr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.hr`: Croatia's bank account number
  public static var bbanHr: Self { Self("bban.hr") }
  /// `bban.hr`: Croatia's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanHr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.hr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.hu`: Hungary's bank account number, with twenty-four digits
  public static var bbanHu: Self { Self("bban.hu") }
  /// `bban.hu`: Hungary's bank account number, with twenty-four digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanHu(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.hu", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.is`: Iceland's bank account number, with the identity number of its holder
  public static var bbanIs: Self { Self("bban.is") }
  /// `bban.is`: Iceland's bank account number, with the identity number of its holder
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanIs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.is", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.it`: Bank account number in Italy and San Marino, with its check letter
  public static var bbanIt: Self { Self("bban.it") }
  /// `bban.it`: Bank account number in Italy and San Marino, with its check letter
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanIt(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.it", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.me`: Montenegro's bank account number
  public static var bbanMe: Self { Self("bban.me") }
  /// `bban.me`: Montenegro's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanMe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.me", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.mk`: North Macedonia's bank account number
  public static var bbanMk: Self { Self("bban.mk") }
  /// `bban.mk`: North Macedonia's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanMk(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.mk", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.mr`: Mauritania's bank account number, with its key
  public static var bbanMr: Self { Self("bban.mr") }
  /// `bban.mr`: Mauritania's bank account number, with its key
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanMr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.mr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.no`: Norway's bank account number
  public static var bbanNo: Self { Self("bban.no") }
  /// `bban.no`: Norway's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanNo(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.no", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.pl`: Poland's bank account number, without the first two digits
  public static var bbanPl: Self { Self("bban.pl") }
  /// `bban.pl`: Poland's bank account number, without the first two digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanPl(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.pl", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.pt`: Portugal's bank account number
  public static var bbanPt: Self { Self("bban.pt") }
  /// `bban.pt`: Portugal's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanPt(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.pt", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.rs`: Serbia's bank account number
  public static var bbanRs: Self { Self("bban.rs") }
  /// `bban.rs`: Serbia's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanRs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.rs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.si`: Slovenia's bank account number
  public static var bbanSi: Self { Self("bban.si") }
  /// `bban.si`: Slovenia's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanSi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.si", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.tl`: Timor-Leste's number of a bank account
  public static var bbanTl: Self { Self("bban.tl") }
  /// `bban.tl`: Timor-Leste's number of a bank account
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanTl(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.tl", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bban.tn`: Tunisia's bank account number, with its key
  public static var bbanTn: Self { Self("bban.tn") }
  /// `bban.tn`: Tunisia's bank account number, with its key
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bbanTn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bban.tn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bd.bin`: Bangladesh's VAT number of a business, with the office
  public static var bdBin: Self { Self("bd.bin") }
  /// `bd.bin`: Bangladesh's VAT number of a business, with the office
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bdBin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bd.bin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bd.nid`: Bangladesh's personal number of 10, 13 or 17 digits
  public static var bdNid: Self { Self("bd.nid") }
  /// `bd.nid`: Bangladesh's personal number of 10, 13 or 17 digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bdNid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bd.nid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bd.tin`: Bangladesh's tax number of a person or company
  public static var bdTin: Self { Self("bd.tin") }
  /// `bd.tin`: Bangladesh's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bdTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bd.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.bis`: Belgium's number of a person outside the population register
  public static var beBis: Self { Self("be.bis") }
  /// `be.bis`: Belgium's number of a person outside the population register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beBis(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.bis", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.businessid`: Belgium's enterprise number
  public static var beBusinessid: Self { Self("be.businessid") }
  /// `be.businessid`: Belgium's enterprise number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.eid`: Number of a Belgian identity card
  public static var beEid: Self { Self("be.eid") }
  /// `be.eid`: Number of a Belgian identity card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beEid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.eid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.iban`: Belgium's IBAN, with the bank and the check digits of the earlier account number
  public static var beIban: Self { Self("be.iban") }
  /// `be.iban`: Belgium's IBAN, with the bank and the check digits of the earlier account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beIban(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.iban", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.nn`: Belgium's personal number, with birth date and sex
  public static var beNn: Self { Self("be.nn") }
  /// `be.nn`: Belgium's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beNn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.nn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.ogm-vcs`: Belgium's structured payment message
  public static var beOgmVcs: Self { Self("be.ogm-vcs") }
  /// `be.ogm-vcs`: Belgium's structured payment message
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beOgmVcs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.ogm-vcs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.personalid`: Belgium's personal number, with birth date and sex
  public static var bePersonalid: Self { Self("be.personalid") }
  /// `be.personalid`: Belgium's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bePersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.ssn`: Belgium's social security number
  public static var beSsn: Self { Self("be.ssn") }
  /// `be.ssn`: Belgium's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beSsn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.ssn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `be.vat`: Belgium's enterprise and VAT number
  public static var beVat: Self { Self("be.vat") }
  /// `be.vat`: Belgium's enterprise and VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func beVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("be.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bg.egn`: Bulgaria's personal number, with birth date and sex
  public static var bgEgn: Self { Self("bg.egn") }
  /// `bg.egn`: Bulgaria's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bgEgn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bg.egn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bg.eik`: Bulgaria's number of a company or other organization, or of one of its branches
  public static var bgEik: Self { Self("bg.eik") }
  /// `bg.eik`: Bulgaria's number of a company or other organization, or of one of its branches
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bgEik(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bg.eik", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bg.pnf`: Bulgaria's foreigner number
  public static var bgPnf: Self { Self("bg.pnf") }
  /// `bg.pnf`: Bulgaria's foreigner number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bgPnf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bg.pnf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bg.vat`: Bulgaria's VAT number for companies and persons
  public static var bgVat: Self { Self("bg.vat") }
  /// `bg.vat`: Bulgaria's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bgVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bg.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bh.cpr`: Bahrain's personal number
  public static var bhCpr: Self { Self("bh.cpr") }
  /// `bh.cpr`: Bahrain's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bhCpr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bh.cpr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bic`: Code of a bank or business for international payments, such as DEUTDEFF
  public static var bic: Self { Self("bic") }
  /// `bic`: Code of a bank or business for international payments, such as DEUTDEFF
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `binary`: A binary number, with or without a prefix
  public static var binary: Self { Self("binary") }
  /// `binary`: A binary number, with or without a prefix
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func binary(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("binary", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bitcoin`: A bitcoin address, with its check code, also with spaces
  public static var bitcoin: Self { Self("bitcoin") }
  /// `bitcoin`: A bitcoin address, with its check code, also with spaces
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bitcoin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("bitcoin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `bitcoin-address`: A bitcoin address, with its check code
  public static var bitcoinAddress: Self { Self("bitcoin-address") }
  /// `bitcoin-address`: A bitcoin address, with its check code
  ///
  /// - Parameters:
  ///   - networks: The networks whose addresses are accepted (a list of: one of main, test, regtest; default: main)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func bitcoinAddress(
    networks: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("bitcoin-address", with: ["networks": networks, "exactly-as-written": exactlyAsWritten])
  }
  /// `br.cnh`: Brazil's number of a driver
  public static var brCnh: Self { Self("br.cnh") }
  /// `br.cnh`: Brazil's number of a driver
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brCnh(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.cnh", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.cnpj`: Brazil's company number, with or without letters
  public static var brCnpj: Self { Self("br.cnpj") }
  /// `br.cnpj`: Brazil's company number, with or without letters
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brCnpj(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.cnpj", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.cns`: Brazil's number of a patient of the health service
  public static var brCns: Self { Self("br.cns") }
  /// `br.cns`: Brazil's number of a patient of the health service
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brCns(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.cns", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.cpf`: Brazil's personal number
  public static var brCpf: Self { Self("br.cpf") }
  /// `br.cpf`: Brazil's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brCpf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.cpf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.nfe`: Brazil's access key of an electronic invoice, with state and month
  public static var brNfe: Self { Self("br.nfe") }
  /// `br.nfe`: Brazil's access key of an electronic invoice, with state and month
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brNfe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.nfe", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.pis`: Brazil's number of a worker in social programs, which is also called NIS, NIT and PASEP
  public static var brPis: Self { Self("br.pis") }
  /// `br.pis`: Brazil's number of a worker in social programs, which is also called NIS, NIT and PASEP
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brPis(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.pis", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.processo`: Brazil's number of a lawsuit, with year and kind of court
  public static var brProcesso: Self { Self("br.processo") }
  /// `br.processo`: Brazil's number of a lawsuit, with year and kind of court
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brProcesso(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.processo", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.renavam`: Brazil's number of a vehicle
  public static var brRenavam: Self { Self("br.renavam") }
  /// `br.renavam`: Brazil's number of a vehicle
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brRenavam(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.renavam", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.titulo-eleitoral`: Brazil's voter number
  public static var brTituloEleitoral: Self { Self("br.titulo-eleitoral") }
  /// `br.titulo-eleitoral`: Brazil's voter number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brTituloEleitoral(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.titulo-eleitoral", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `br.vat`: Brazil's tax number of a company, the CNPJ
  public static var brVat: Self { Self("br.vat") }
  /// `br.vat`: Brazil's tax number of a company, the CNPJ
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func brVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("br.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `by.in`: Belarus's personal number, with birth date and sex
  public static var byIn: Self { Self("by.in") }
  /// `by.in`: Belarus's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func byIn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("by.in", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `by.unp`: Belarus's taxpayer number
  public static var byUnp: Self { Self("by.unp") }
  /// `by.unp`: Belarus's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func byUnp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("by.unp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `by.vat`: Belarus's taxpayer number, which is also the VAT number
  public static var byVat: Self { Self("by.vat") }
  /// `by.vat`: Belarus's taxpayer number, which is also the VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func byVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("by.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `byte-size`: A number of bytes with a unit, such as 10 MB or 1.5GiB
  public static var byteSize: Self { Self("byte-size") }
  /// `byte-size`: A number of bytes with a unit, such as 10 MB or 1.5GiB
  ///
  /// - Parameters:
  ///   - least: The minimum size, such as 1 KiB (text)
  ///   - greatest: The maximum size, such as 10 MB (text)
  ///   - prefixes: Whether KB, MB and GB are powers of 1000, as in the SI, or of 1024, as in Windows (one of decimal, binary; default: decimal)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func byteSize(
    least: Parameter? = nil,
    greatest: Parameter? = nil,
    prefixes: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("byte-size", with: [
      "least": least,
      "greatest": greatest,
      "prefixes": prefixes,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ca.bc-phn`: British Columbia's personal health number
  public static var caBcPhn: Self { Self("ca.bc-phn") }
  /// `ca.bc-phn`: British Columbia's personal health number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func caBcPhn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ca.bc-phn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ca.bn`: Canada's business number, with or without its program account
  public static var caBn: Self { Self("ca.bn") }
  /// `ca.bn`: Canada's business number, with or without its program account
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func caBn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ca.bn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ca.sin`: Canada's social insurance number
  public static var caSin: Self { Self("ca.sin") }
  /// `ca.sin`: Canada's social insurance number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func caSin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ca.sin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ca.vat`: Canada's tax number of a business, the business number
  public static var caVat: Self { Self("ca.vat") }
  /// `ca.vat`: Canada's tax number of a business, the business number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func caVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ca.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `card-expiry`: The month when a payment card expires
  public static var cardExpiry: Self { Self("card-expiry") }
  /// `card-expiry`: The month when a payment card expires
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cardExpiry(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("card-expiry", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `casrn`: The number of a substance in the registry of the Chemical Abstracts Service
  public static var casrn: Self { Self("casrn") }
  /// `casrn`: The number of a substance in the registry of the Chemical Abstracts Service
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func casrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("casrn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cfi`: The class of a financial instrument
  public static var cfi: Self { Self("cfi") }
  /// `cfi`: The class of a financial instrument
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cfi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cfi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ch.esr`: Reference of a Swiss payment slip or QR-bill
  public static var chEsr: Self { Self("ch.esr") }
  /// `ch.esr`: Reference of a Swiss payment slip or QR-bill
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func chEsr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ch.esr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ch.ssn`: Switzerland's social security number
  public static var chSsn: Self { Self("ch.ssn") }
  /// `ch.ssn`: Switzerland's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func chSsn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ch.ssn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ch.uid`: Switzerland's company number
  public static var chUid: Self { Self("ch.uid") }
  /// `ch.uid`: Switzerland's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func chUid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ch.uid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ch.vat`: Switzerland's VAT number
  public static var chVat: Self { Self("ch.vat") }
  /// `ch.vat`: Switzerland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func chVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ch.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cidr`: A network of IP addresses, with the length of its prefix
  public static var cidr: Self { Self("cidr") }
  /// `cidr`: A network of IP addresses, with the length of its prefix
  ///
  /// - Parameters:
  ///   - version: The accepted version; both if absent (one of 4, 6)
  ///   - leastPrefix: The minimum length of the prefix (a whole number; default: 0)
  ///   - greatestPrefix: The maximum length of the prefix (a whole number; default: 128)
  ///   - hostBits: Whether bits after the prefix may be set, as in 10.1.2.3/8 (true or false; default: true)
  ///   - kinds: The accepted kinds, such as private (a list of: text)
  ///   - exceptKinds: The refused kinds, such as multicast (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cidr(
    version: Parameter? = nil,
    leastPrefix: Parameter? = nil,
    greatestPrefix: Parameter? = nil,
    hostBits: Parameter? = nil,
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("cidr", with: [
      "version": version,
      "least-prefix": leastPrefix,
      "greatest-prefix": greatestPrefix,
      "host-bits": hostBits,
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `cidr-v4`: A network of IPv4 addresses, with the length of its prefix
  public static var cidrV4: Self { Self("cidr-v4") }
  /// `cidr-v4`: A network of IPv4 addresses, with the length of its prefix
  ///
  /// - Parameters:
  ///   - leastPrefix: The minimum length of the prefix (a whole number; default: 0)
  ///   - greatestPrefix: The maximum length of the prefix (a whole number; default: 128)
  ///   - hostBits: Whether bits after the prefix may be set, as in 10.1.2.3/8 (true or false; default: true)
  ///   - kinds: The accepted kinds, such as private (a list of: text)
  ///   - exceptKinds: The refused kinds, such as multicast (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cidrV4(
    leastPrefix: Parameter? = nil,
    greatestPrefix: Parameter? = nil,
    hostBits: Parameter? = nil,
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("cidr-v4", with: [
      "least-prefix": leastPrefix,
      "greatest-prefix": greatestPrefix,
      "host-bits": hostBits,
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `cidr-v6`: A network of IPv6 addresses, with the length of its prefix
  public static var cidrV6: Self { Self("cidr-v6") }
  /// `cidr-v6`: A network of IPv6 addresses, with the length of its prefix
  ///
  /// - Parameters:
  ///   - leastPrefix: The minimum length of the prefix (a whole number; default: 0)
  ///   - greatestPrefix: The maximum length of the prefix (a whole number; default: 128)
  ///   - hostBits: Whether bits after the prefix may be set, as in 10.1.2.3/8 (true or false; default: true)
  ///   - kinds: The accepted kinds, such as private (a list of: text)
  ///   - exceptKinds: The refused kinds, such as multicast (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cidrV6(
    leastPrefix: Parameter? = nil,
    greatestPrefix: Parameter? = nil,
    hostBits: Parameter? = nil,
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("cidr-v6", with: [
      "least-prefix": leastPrefix,
      "greatest-prefix": greatestPrefix,
      "host-bits": hostBits,
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `cl.run`: Chile's personal number, the same as the tax number
  public static var clRun: Self { Self("cl.run") }
  /// `cl.run`: Chile's personal number, the same as the tax number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func clRun(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cl.run", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cl.rut`: Chile's tax number of a person or company
  public static var clRut: Self { Self("cl.rut") }
  /// `cl.rut`: Chile's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func clRut(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cl.rut", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cl.vat`: Chile's tax number, the RUT
  public static var clVat: Self { Self("cl.vat") }
  /// `cl.vat`: Chile's tax number, the RUT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func clVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cl.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cn.ric`: China's personal number, with birth date and sex
  public static var cnRic: Self { Self("cn.ric") }
  /// `cn.ric`: China's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cnRic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cn.ric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cn.uscc`: China's number of an organization
  public static var cnUscc: Self { Self("cn.uscc") }
  /// `cn.uscc`: China's number of an organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cnUscc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cn.uscc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cn.vat`: China's tax number of an organization, the unified social credit code
  public static var cnVat: Self { Self("cn.vat") }
  /// `cn.vat`: China's tax number of an organization, the unified social credit code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cnVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cn.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `co.cedula`: Colombia's number of an identity card or NUIP, without a check digit
  public static var coCedula: Self { Self("co.cedula") }
  /// `co.cedula`: Colombia's number of an identity card or NUIP, without a check digit
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coCedula(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("co.cedula", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `co.nit`: Colombia's tax number of a person or company
  public static var coNit: Self { Self("co.nit") }
  /// `co.nit`: Colombia's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coNit(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("co.nit", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `co.rut`: Colombia's number in the register of taxpayers, the NIT
  public static var coRut: Self { Self("co.rut") }
  /// `co.rut`: Colombia's number in the register of taxpayers, the NIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coRut(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("co.rut", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `co.vat`: Colombia's tax number, the NIT
  public static var coVat: Self { Self("co.vat") }
  /// `co.vat`: Colombia's tax number, the NIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("co.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `color-name`: The name of a color, CSS Color 4 section 6.1
  public static var colorName: Self { Self("color-name") }
  /// `color-name`: The name of a color, CSS Color 4 section 6.1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func colorName(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("color-name", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `company-name`: The name of a company
  public static var companyName: Self { Self("company-name") }
  /// `company-name`: The name of a company
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 200)
  public static func companyName(maximum: Parameter? = nil) -> Self {
    Self("company-name", with: ["maximum": maximum])
  }
  /// `company-number`: Number of a company in the register of a given country
  public static var companyNumber: Self { Self("company-number") }
  /// `company-number`: Number of a company in the register of a given country
  ///
  /// - Parameters:
  ///   - country: Two letters, such as PL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func companyNumber(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("company-number", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `coordinates`: A latitude and a longitude, in decimal degrees or in degrees, minutes and seconds
  public static var coordinates: Self { Self("coordinates") }
  /// `coordinates`: A latitude and a longitude, in decimal degrees or in degrees, minutes and seconds
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coordinates(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("coordinates", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `coordinates.decimal`: A latitude and a longitude in decimal degrees
  public static var coordinatesDecimal: Self { Self("coordinates.decimal") }
  /// `coordinates.decimal`: A latitude and a longitude in decimal degrees
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coordinatesDecimal(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("coordinates.decimal", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `coordinates.dms`: A latitude and a longitude in degrees, minutes and seconds, with the points of the compass
  public static var coordinatesDms: Self { Self("coordinates.dms") }
  /// `coordinates.dms`: A latitude and a longitude in degrees, minutes and seconds, with the points of the compass
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func coordinatesDms(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("coordinates.dms", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `country-code`: A country or territory by its two-letter code in ISO 3166-1
  public static var countryCode: Self { Self("country-code") }
  /// `country-code`: A country or territory by its two-letter code in ISO 3166-1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func countryCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("country-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `country-code.alpha-3`: A country or territory by its three-letter code in ISO 3166-1
  public static var countryCodeAlpha3: Self { Self("country-code.alpha-3") }
  /// `country-code.alpha-3`: A country or territory by its three-letter code in ISO 3166-1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func countryCodeAlpha3(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("country-code.alpha-3", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `country-code.numeric`: A country or territory by its three-digit code in ISO 3166-1
  public static var countryCodeNumeric: Self { Self("country-code.numeric") }
  /// `country-code.numeric`: A country or territory by its three-digit code in ISO 3166-1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func countryCodeNumeric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("country-code.numeric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `country-subdivision`: A state, province or other subdivision of a country by its code in ISO 3166-2
  public static var countrySubdivision: Self { Self("country-subdivision") }
  /// `country-subdivision`: A state, province or other subdivision of a country by its code in ISO 3166-2
  ///
  /// - Parameters:
  ///   - country: The country that it must be in, as two uppercase letters (text; default: any)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func countrySubdivision(
    country: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("country-subdivision", with: ["country": country, "exactly-as-written": exactlyAsWritten])
  }
  /// `cr.cpf`: Costa Rica's citizen number
  public static var crCpf: Self { Self("cr.cpf") }
  /// `cr.cpf`: Costa Rica's citizen number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func crCpf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cr.cpf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cr.cpj`: Costa Rica's number of a company or other legal person
  public static var crCpj: Self { Self("cr.cpj") }
  /// `cr.cpj`: Costa Rica's number of a company or other legal person
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func crCpj(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cr.cpj", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cr.cr`: Costa Rica's number of a foreign resident
  public static var crCr: Self { Self("cr.cr") }
  /// `cr.cr`: Costa Rica's number of a foreign resident
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func crCr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cr.cr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cr.vat`: Costa Rica's tax number of a company, the cédula jurídica
  public static var crVat: Self { Self("cr.vat") }
  /// `cr.vat`: Costa Rica's tax number of a company, the cédula jurídica
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func crVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `crc32`: A digest of CRC-32 in hexadecimal digits
  public static var crc32: Self { Self("crc32") }
  /// `crc32`: A digest of CRC-32 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func crc32(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("crc32", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `creditor-identifier`: Number of a creditor who collects direct debits within SEPA
  public static var creditorIdentifier: Self { Self("creditor-identifier") }
  /// `creditor-identifier`: Number of a creditor who collects direct debits within SEPA
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func creditorIdentifier(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("creditor-identifier", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cron`: A cron schedule such as 0 9 * * 1-5, with fields for minute, hour, day, month and weekday
  public static var cron: Self { Self("cron") }
  /// `cron`: A cron schedule such as 0 9 * * 1-5, with fields for minute, hour, day, month and weekday
  ///
  /// - Parameters:
  ///   - seconds: Whether a field for seconds comes first (true or false; default: false)
  ///   - years: Whether a field for years may come last (true or false; default: false)
  ///   - names: Whether months and weekdays may be names (true or false; default: true)
  ///   - macros: Whether macros such as @daily may replace the fields (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cron(
    seconds: Parameter? = nil,
    years: Parameter? = nil,
    names: Parameter? = nil,
    macros: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("cron", with: [
      "seconds": seconds,
      "years": years,
      "names": names,
      "macros": macros,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `cron.quartz`: A Quartz schedule, with seconds, an optional year, and ? in one of the day fields
  public static var cronQuartz: Self { Self("cron.quartz") }
  /// `cron.quartz`: A Quartz schedule, with seconds, an optional year, and ? in one of the day fields
  ///
  /// - Parameters:
  ///   - names: Whether months and weekdays may be names (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cronQuartz(
    names: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("cron.quartz", with: ["names": names, "exactly-as-written": exactlyAsWritten])
  }
  /// `css-color`: A color in any notation of CSS Color 4, except functions of other modules
  public static var cssColor: Self { Self("css-color") }
  /// `css-color`: A color in any notation of CSS Color 4, except functions of other modules
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cssColor(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("css-color", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cu.ni`: Cuba's personal number, with birth date and sex
  public static var cuNi: Self { Self("cu.ni") }
  /// `cu.ni`: Cuba's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cuNi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cu.ni", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cuid`: An identifier of the first CUID, with a c before 24 letters and digits
  public static var cuid: Self { Self("cuid") }
  /// `cuid`: An identifier of the first CUID, with a c before 24 letters and digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cuid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cuid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cuid2`: An identifier of CUID2, with a letter before letters and digits
  public static var cuid2: Self { Self("cuid2") }
  /// `cuid2`: An identifier of CUID2, with a letter before letters and digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cuid2(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cuid2", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `currency-code`: A currency by its three-letter code in ISO 4217
  public static var currencyCode: Self { Self("currency-code") }
  /// `currency-code`: A currency by its three-letter code in ISO 4217
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func currencyCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("currency-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `currency-code.numeric`: A currency by its three-digit code in ISO 4217
  public static var currencyCodeNumeric: Self { Self("currency-code.numeric") }
  /// `currency-code.numeric`: A currency by its three-digit code in ISO 4217
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func currencyCodeNumeric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("currency-code.numeric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cusip`: The number of a North American security
  public static var cusip: Self { Self("cusip") }
  /// `cusip`: The number of a North American security
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cusip(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cusip", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cve-id`: The identifier of a vulnerability of a program
  public static var cveId: Self { Self("cve-id") }
  /// `cve-id`: The identifier of a vulnerability of a program
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cveId(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cve-id", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cy.vat`: Cyprus's VAT number
  public static var cyVat: Self { Self("cy.vat") }
  /// `cy.vat`: Cyprus's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func cyVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cy.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cz.bankaccount`: Czechia's bank account number, with the bank
  public static var czBankaccount: Self { Self("cz.bankaccount") }
  /// `cz.bankaccount`: Czechia's bank account number, with the bank
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func czBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cz.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cz.dic`: Czechia's VAT number for companies and persons
  public static var czDic: Self { Self("cz.dic") }
  /// `cz.dic`: Czechia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func czDic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cz.dic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cz.ico`: Czechia's number of a company or other organization
  public static var czIco: Self { Self("cz.ico") }
  /// `cz.ico`: Czechia's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func czIco(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cz.ico", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cz.rc`: Czechia's personal number, with birth date and sex
  public static var czRc: Self { Self("cz.rc") }
  /// `cz.rc`: Czechia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func czRc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cz.rc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `cz.vat`: Czechia's VAT number for companies and persons
  public static var czVat: Self { Self("cz.vat") }
  /// `cz.vat`: Czechia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func czVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("cz.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `damm`: Digits that end with Damm's check digit
  public static var damm: Self { Self("damm") }
  /// `damm`: Digits that end with Damm's check digit
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func damm(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("damm", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `data-uri`: A URI that contains data, as plain text or in Base64
  public static var dataUri: Self { Self("data-uri") }
  /// `data-uri`: A URI that contains data, as plain text or in Base64
  ///
  /// - Parameters:
  ///   - accepted: The accepted media types, such as [image/png, text/*]; all if absent (a list of: text)
  ///   - maximumSize: The maximum number of bytes of data (a whole number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dataUri(
    accepted: Parameter? = nil,
    maximumSize: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("data-uri", with: [
      "accepted": accepted,
      "maximum-size": maximumSize,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `date`: A date such as 2026-11-20
  public static var date: Self { Self("date") }
  /// `date`: A date such as 2026-11-20
  ///
  /// - Parameters:
  ///   - earliest: The first accepted day (a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`)
  ///   - latest: The last accepted day (a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func date(
    earliest: Parameter? = nil,
    latest: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("date", with: [
      "earliest": earliest,
      "latest": latest,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `date-of-birth`: The date of birth of a living person
  public static var dateOfBirth: Self { Self("date-of-birth") }
  /// `date-of-birth`: The date of birth of a living person
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dateOfBirth(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("date-of-birth", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `date-time`: A date with a time and its offset from UTC, the date-time of RFC 3339
  public static var dateTime: Self { Self("date-time") }
  /// `date-time`: A date with a time and its offset from UTC, the date-time of RFC 3339
  ///
  /// - Parameters:
  ///   - earliest: The first accepted point in time, such as now-PT15M or 2026-11-20T14:30:00Z (text)
  ///   - latest: The last accepted point in time, such as now+P1D (text)
  public static func dateTime(earliest: Parameter? = nil, latest: Parameter? = nil) -> Self {
    Self("date-time", with: ["earliest": earliest, "latest": latest])
  }
  /// `date-time.email`: A date with a time in email, the date-time of RFC 5322 without comments and obsolete forms
  public static var dateTimeEmail: Self { Self("date-time.email") }
  /// `date-time.http`: A date with a time in HTTP, the IMF-fixdate of RFC 9110
  public static var dateTimeHttp: Self { Self("date-time.http") }
  /// `date-time.iso8601`: A date with a time in the basic or extended format of ISO 8601
  public static var dateTimeIso8601: Self { Self("date-time.iso8601") }
  /// `date-time.local`: A date with a local time such as 2026-11-20 14:30, as in an HTML input of type datetime-local
  public static var dateTimeLocal: Self { Self("date-time.local") }
  /// `date-time.local`: A date with a local time such as 2026-11-20 14:30, as in an HTML input of type datetime-local
  ///
  /// - Parameters:
  ///   - earliest: The first accepted point in time, such as now or today (text)
  ///   - latest: The last accepted point in time, such as now+P1D (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dateTimeLocal(
    earliest: Parameter? = nil,
    latest: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("date-time.local", with: [
      "earliest": earliest,
      "latest": latest,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `date.iso8601`: A day, week, month or year in the basic or extended format of ISO 8601
  public static var dateIso8601: Self { Self("date.iso8601") }
  /// `date.localized`: A date as people write it in a locale
  public static var dateLocalized: Self { Self("date.localized") }
  /// `date.localized`: A date as people write it in a locale
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - earliest: The first accepted day (a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`)
  ///   - latest: The last accepted day (a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`)
  ///   - pivot: A day of the last possible year of two digits; of latest or this year if absent (a date such as `2026-11-20`, `today`, `today+P1D` or `today-P18Y`)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dateLocalized(
    locale: Parameter? = nil,
    earliest: Parameter? = nil,
    latest: Parameter? = nil,
    pivot: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("date.localized", with: [
      "locale": locale,
      "earliest": earliest,
      "latest": latest,
      "pivot": pivot,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `date.rfc3339`: A date according to RFC 3339, without surrounding spaces, which JSON Schema calls date
  public static var dateRfc3339: Self { Self("date.rfc3339") }
  /// `de.bsnr`: Germany's number of a doctor's practice
  public static var deBsnr: Self { Self("de.bsnr") }
  /// `de.bsnr`: Germany's number of a doctor's practice
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deBsnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.bsnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.businessid`: Number of a company in the register of a German court
  public static var deBusinessid: Self { Self("de.businessid") }
  /// `de.businessid`: Number of a company in the register of a German court
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.handelsregisternummer`: Number of a company in the register of a German court
  public static var deHandelsregisternummer: Self { Self("de.handelsregisternummer") }
  /// `de.handelsregisternummer`: Number of a company in the register of a German court
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deHandelsregisternummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.handelsregisternummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.idnr`: Germany's tax number of a person, kept for life
  public static var deIdnr: Self { Self("de.idnr") }
  /// `de.idnr`: Germany's tax number of a person, kept for life
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deIdnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.idnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.ik`: Germany's number of an institution in the social insurance, such as a hospital or health insurer
  public static var deIk: Self { Self("de.ik") }
  /// `de.ik`: Germany's number of an institution in the social insurance, such as a hospital or health insurer
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deIk(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.ik", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.kvnr`: Germany's number of a person in the health insurance
  public static var deKvnr: Self { Self("de.kvnr") }
  /// `de.kvnr`: Germany's number of a person in the health insurance
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deKvnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.kvnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.lanr`: Germany's number of a doctor, with the group of doctors
  public static var deLanr: Self { Self("de.lanr") }
  /// `de.lanr`: Germany's number of a doctor, with the group of doctors
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deLanr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.lanr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.leitweg`: Address of an authority in Germany that receives electronic invoices
  public static var deLeitweg: Self { Self("de.leitweg") }
  /// `de.leitweg`: Address of an authority in Germany that receives electronic invoices
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deLeitweg(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.leitweg", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.rvnr`: Germany's number of a person in the pension insurance, with birth date and sex
  public static var deRvnr: Self { Self("de.rvnr") }
  /// `de.rvnr`: Germany's number of a person in the pension insurance, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deRvnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.rvnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.stnr`: Tax number that a tax office of a German state assigns to a person or company
  public static var deStnr: Self { Self("de.stnr") }
  /// `de.stnr`: Tax number that a tax office of a German state assigns to a person or company
  ///
  /// - Parameters:
  ///   - state: The state whose tax office assigned the number, such as SN (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deStnr(state: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.stnr", with: ["state": state, "exactly-as-written": exactlyAsWritten])
  }
  /// `de.vat`: Germany's VAT number
  public static var deVat: Self { Self("de.vat") }
  /// `de.vat`: Germany's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.widnr`: Germany's number of a person or company that does business, issued since November 2024
  public static var deWidnr: Self { Self("de.widnr") }
  /// `de.widnr`: Germany's number of a person or company that does business, issued since November 2024
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deWidnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.widnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `de.wkn`: Germany's securities identification number
  public static var deWkn: Self { Self("de.wkn") }
  /// `de.wkn`: Germany's securities identification number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func deWkn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("de.wkn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `decimal`: A number, with or without a fraction
  public static var decimal: Self { Self("decimal") }
  /// `decimal`: A number, with or without a fraction
  ///
  /// - Parameters:
  ///   - minimum: The least accepted number (a number)
  ///   - maximum: The greatest accepted number (a number)
  ///   - fractionDigits: The maximum number of digits after the decimal point (a whole number)
  ///   - multipleOf: A number that it must be a multiple of (a number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func decimal(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    fractionDigits: Parameter? = nil,
    multipleOf: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("decimal", with: [
      "minimum": minimum,
      "maximum": maximum,
      "fraction-digits": fractionDigits,
      "multiple-of": multipleOf,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `display-name`: The name that a person shows to others
  public static var displayName: Self { Self("display-name") }
  /// `display-name`: The name that a person shows to others
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 100)
  ///   - emoji: Whether emoji are allowed (true or false; default: false)
  public static func displayName(maximum: Parameter? = nil, emoji: Parameter? = nil) -> Self {
    Self("display-name", with: ["maximum": maximum, "emoji": emoji])
  }
  /// `dk.cpr`: Denmark's personal number, with birth date and sex
  public static var dkCpr: Self { Self("dk.cpr") }
  /// `dk.cpr`: Denmark's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dkCpr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dk.cpr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `dk.cvr`: Denmark's company number
  public static var dkCvr: Self { Self("dk.cvr") }
  /// `dk.cvr`: Denmark's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dkCvr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dk.cvr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `dk.personalid`: Denmark's personal number, with birth date and sex
  public static var dkPersonalid: Self { Self("dk.personalid") }
  /// `dk.personalid`: Denmark's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dkPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dk.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `dk.vat`: Denmark's VAT number, which is the company number after DK
  public static var dkVat: Self { Self("dk.vat") }
  /// `dk.vat`: Denmark's VAT number, which is the company number after DK
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dkVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dk.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `do.cedula`: The Dominican Republic's personal number
  public static var doCedula: Self { Self("do.cedula") }
  /// `do.cedula`: The Dominican Republic's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func doCedula(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("do.cedula", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `do.ncf`: The Dominican Republic's receipt number
  public static var doNcf: Self { Self("do.ncf") }
  /// `do.ncf`: The Dominican Republic's receipt number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func doNcf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("do.ncf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `do.rnc`: The Dominican Republic's company number
  public static var doRnc: Self { Self("do.rnc") }
  /// `do.rnc`: The Dominican Republic's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func doRnc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("do.rnc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `do.vat`: The Dominican Republic's tax number of a company, the RNC
  public static var doVat: Self { Self("do.vat") }
  /// `do.vat`: The Dominican Republic's tax number of a company, the RNC
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func doVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("do.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `docker-image`: The reference of a container image, with an optional registry, tag and digest
  public static var dockerImage: Self { Self("docker-image") }
  /// `docker-image`: The reference of a container image, with an optional registry, tag and digest
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dockerImage(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("docker-image", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `doi`: The identifier of an article, data set or other object, also as a link
  public static var doi: Self { Self("doi") }
  /// `doi`: The identifier of an article, data set or other object, also as a link
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func doi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("doi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `domain-name`: A domain that people and companies can register, or a name below one
  public static var domainName: Self { Self("domain-name") }
  /// `domain-name`: A domain that people and companies can register, or a name below one
  ///
  /// - Parameters:
  ///   - unicode: Whether names may be written in all scripts (true or false; default: true)
  ///   - privateSuffixes: Whether suffixes of domain owners count, such as github.io, in addition to suffixes of registries (true or false; default: false)
  ///   - underscores: Whether names may have underscores, as in _dmarc.example.org (true or false; default: false)
  ///   - trailingDot: Whether the name may end with a dot (true or false; default: false)
  ///   - wildcard: Whether an asterisk may be the first label, as in *.example.org (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func domainName(
    unicode: Parameter? = nil,
    privateSuffixes: Parameter? = nil,
    underscores: Parameter? = nil,
    trailingDot: Parameter? = nil,
    wildcard: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("domain-name", with: [
      "unicode": unicode,
      "private-suffixes": privateSuffixes,
      "underscores": underscores,
      "trailing-dot": trailingDot,
      "wildcard": wildcard,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `duns`: The number of a company at Dun & Bradstreet
  public static var duns: Self { Self("duns") }
  /// `duns`: The number of a company at Dun & Bradstreet
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func duns(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("duns", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `duration`: A duration such as PT90M or P1DT12H, as in RFC 3339 appendix A and JSON Schema
  public static var duration: Self { Self("duration") }
  /// `duration`: A duration such as PT90M or P1DT12H, as in RFC 3339 appendix A and JSON Schema
  ///
  /// - Parameters:
  ///   - minimum: The shortest accepted duration, such as PT15M (text)
  ///   - maximum: The longest accepted duration, such as P1D (text)
  public static func duration(minimum: Parameter? = nil, maximum: Parameter? = nil) -> Self {
    Self("duration", with: ["minimum": minimum, "maximum": maximum])
  }
  /// `duration.iso8601`: A duration of ISO 8601, where units are optional and the last one may have a fraction
  public static var durationIso8601: Self { Self("duration.iso8601") }
  /// `duration.iso8601`: A duration of ISO 8601, where units are optional and the last one may have a fraction
  ///
  /// - Parameters:
  ///   - minimum: The shortest accepted duration, such as PT15M (text)
  ///   - maximum: The longest accepted duration, such as P1D (text)
  public static func durationIso8601(minimum: Parameter? = nil, maximum: Parameter? = nil) -> Self {
    Self("duration.iso8601", with: ["minimum": minimum, "maximum": maximum])
  }
  /// `duration.localized`: A duration as people write it in a locale
  public static var durationLocalized: Self { Self("duration.localized") }
  /// `duration.localized`: A duration as people write it in a locale
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - minimum: The shortest accepted duration, such as PT15M (text)
  ///   - maximum: The longest accepted duration, such as P1D (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func durationLocalized(
    locale: Parameter? = nil,
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("duration.localized", with: [
      "locale": locale,
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `dz.nif`: Algeria's tax number of a person or company
  public static var dzNif: Self { Self("dz.nif") }
  /// `dz.nif`: Algeria's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dzNif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dz.nif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `dz.nin`: Algeria's personal number
  public static var dzNin: Self { Self("dz.nin") }
  /// `dz.nin`: Algeria's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dzNin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dz.nin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `dz.vat`: Algeria's tax number, the NIF
  public static var dzVat: Self { Self("dz.vat") }
  /// `dz.vat`: Algeria's tax number, the NIF
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func dzVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("dz.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ean`: The number of an article, with 8, 12 (UPC), 13 or 14 digits (EAN, GTIN)
  public static var ean: Self { Self("ean") }
  /// `ean`: The number of an article, with 8, 12 (UPC), 13 or 14 digits (EAN, GTIN)
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ean(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ean", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ec.ci`: Ecuador's personal number
  public static var ecCi: Self { Self("ec.ci") }
  /// `ec.ci`: Ecuador's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ecCi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ec.ci", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ec.ruc`: Ecuador's tax number of a person, company or public body, with its establishment
  public static var ecRuc: Self { Self("ec.ruc") }
  /// `ec.ruc`: Ecuador's tax number of a person, company or public body, with its establishment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ecRuc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ec.ruc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ec.vat`: Ecuador's tax number, the RUC
  public static var ecVat: Self { Self("ec.vat") }
  /// `ec.vat`: Ecuador's tax number, the RUC
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ecVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ec.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ecli`: The identifier of a judgment in Europe
  public static var ecli: Self { Self("ecli") }
  /// `ecli`: The identifier of a judgment in Europe
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ecli(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ecli", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.businessid`: Estonia's number of a company or other organization
  public static var eeBusinessid: Self { Self("ee.businessid") }
  /// `ee.businessid`: Estonia's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.ik`: Estonia's personal number, with birth date and sex
  public static var eeIk: Self { Self("ee.ik") }
  /// `ee.ik`: Estonia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeIk(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.ik", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.kmkr`: Estonia's VAT number
  public static var eeKmkr: Self { Self("ee.kmkr") }
  /// `ee.kmkr`: Estonia's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeKmkr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.kmkr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.personalid`: Estonia's personal number, with birth date and sex
  public static var eePersonalid: Self { Self("ee.personalid") }
  /// `ee.personalid`: Estonia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eePersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.registrikood`: Estonia's number of a company or other organization
  public static var eeRegistrikood: Self { Self("ee.registrikood") }
  /// `ee.registrikood`: Estonia's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeRegistrikood(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.registrikood", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.vat`: Estonia's VAT number
  public static var eeVat: Self { Self("ee.vat") }
  /// `ee.vat`: Estonia's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ee.viitenumber`: Estonia's reference number of a payment
  public static var eeViitenumber: Self { Self("ee.viitenumber") }
  /// `ee.viitenumber`: Estonia's reference number of a payment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eeViitenumber(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ee.viitenumber", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eg.id`: Egypt's personal number, with birth date, sex and governorate
  public static var egId: Self { Self("eg.id") }
  /// `eg.id`: Egypt's personal number, with birth date, sex and governorate
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func egId(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eg.id", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eg.tn`: Egypt's tax number of a person or company
  public static var egTn: Self { Self("eg.tn") }
  /// `eg.tn`: Egypt's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func egTn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eg.tn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eg.vat`: Egypt's tax number, the tax registration number
  public static var egVat: Self { Self("eg.vat") }
  /// `eg.vat`: Egypt's tax number, the tax registration number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func egVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eg.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eid`: The number of an embedded SIM (eSIM)
  public static var eid: Self { Self("eid") }
  /// `eid`: The number of an embedded SIM (eSIM)
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eidr`: The identifier of a film, series, episode or version of it
  public static var eidr: Self { Self("eidr") }
  /// `eidr`: The identifier of a film, series, episode or version of it
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eidr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eidr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `email`: An address that can receive mail from the public internet
  public static var email: Self { Self("email") }
  /// `email`: An address that can receive mail from the public internet
  ///
  /// - Parameters:
  ///   - internationalized: Whether non-ASCII characters are accepted (true or false; default: true)
  ///   - knownEnding: Whether an unknown ending of the domain is an error instead of a warning (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func email(
    internationalized: Parameter? = nil,
    knownEnding: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("email", with: [
      "internationalized": internationalized,
      "known-ending": knownEnding,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `email.html`: Exactly what the HTML standard calls a valid email address
  public static var emailHtml: Self { Self("email.html") }
  /// `email.rfc5321`: Any mailbox that SMTP can address
  public static var emailRfc5321: Self { Self("email.rfc5321") }
  /// `email.rfc5321`: Any mailbox that SMTP can address
  ///
  /// - Parameters:
  ///   - internationalized: Whether SMTPUTF8 (RFC 6531) is supported (true or false; default: false)
  public static func emailRfc5321(internationalized: Parameter? = nil) -> Self {
    Self("email.rfc5321", with: ["internationalized": internationalized])
  }
  /// `email.strict-ascii`: An ASCII address, for systems that can't send to other addresses
  public static var emailStrictAscii: Self { Self("email.strict-ascii") }
  /// `email.strict-ascii`: An ASCII address, for systems that can't send to other addresses
  ///
  /// - Parameters:
  ///   - knownEnding: Whether an unknown ending of the domain is an error instead of a warning (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func emailStrictAscii(
    knownEnding: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("email.strict-ascii", with: [
      "known-ending": knownEnding,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `emoji`: Emoji, one unless `maximum` says otherwise
  public static var emoji: Self { Self("emoji") }
  /// `emoji`: Emoji, one unless `maximum` says otherwise
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of emoji (a whole number; default: 1)
  ///   - maximum: The maximum number of emoji (a whole number; default: 1)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func emoji(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("emoji", with: [
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `env-name`: The name of an environment variable that shells can set
  public static var envName: Self { Self("env-name") }
  /// `env-name`: The name of an environment variable that shells can set
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func envName(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("env-name", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eori`: The number of a company at the customs of the European Union or the United Kingdom
  public static var eori: Self { Self("eori") }
  /// `eori`: The number of a company at the customs of the European Union or the United Kingdom
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func eori(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eori", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.cae`: Spain's number of a business with goods under excise duty
  public static var esCae: Self { Self("es.cae") }
  /// `es.cae`: Spain's number of a business with goods under excise duty
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esCae(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.cae", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.ccc`: Spain's bank account number before IBAN
  public static var esCcc: Self { Self("es.ccc") }
  /// `es.ccc`: Spain's bank account number before IBAN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esCcc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.ccc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.cif`: Spain's tax number of a company or other organization
  public static var esCif: Self { Self("es.cif") }
  /// `es.cif`: Spain's tax number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esCif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.cif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.cups`: Spain's number of a supply point of electricity or gas
  public static var esCups: Self { Self("es.cups") }
  /// `es.cups`: Spain's number of a supply point of electricity or gas
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esCups(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.cups", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.dni`: Spain's citizen number
  public static var esDni: Self { Self("es.dni") }
  /// `es.dni`: Spain's citizen number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esDni(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.dni", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.iban`: Spain's IBAN, with the check digits of the earlier account number
  public static var esIban: Self { Self("es.iban") }
  /// `es.iban`: Spain's IBAN, with the check digits of the earlier account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esIban(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.iban", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.naf`: Spain's social security number
  public static var esNaf: Self { Self("es.naf") }
  /// `es.naf`: Spain's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esNaf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.naf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.nie`: Spain's foreigner number
  public static var esNie: Self { Self("es.nie") }
  /// `es.nie`: Spain's foreigner number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esNie(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.nie", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.nif`: Spain's tax and VAT number of a person or company
  public static var esNif: Self { Self("es.nif") }
  /// `es.nif`: Spain's tax and VAT number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esNif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.nif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.postal-code`: Spain's postal code
  public static var esPostalCode: Self { Self("es.postal-code") }
  /// `es.postal-code`: Spain's postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esPostalCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.postal-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.referenciacatastral`: Spain's number of a plot or building in the land register
  public static var esReferenciacatastral: Self { Self("es.referenciacatastral") }
  /// `es.referenciacatastral`: Spain's number of a plot or building in the land register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esReferenciacatastral(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.referenciacatastral", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `es.vat`: Spain's VAT number
  public static var esVat: Self { Self("es.vat") }
  /// `es.vat`: Spain's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func esVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("es.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ethereum-address`: An Ethereum address, with the optional check code in the case of its letters
  public static var ethereumAddress: Self { Self("ethereum-address") }
  /// `ethereum-address`: An Ethereum address, with the optional check code in the case of its letters
  ///
  /// - Parameters:
  ///   - checksum: Whether the case of letters must follow ERC-55 (one of required, optional, ignored; default: optional)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ethereumAddress(
    checksum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("ethereum-address", with: ["checksum": checksum, "exactly-as-written": exactlyAsWritten])
  }
  /// `eu.at-02`: The number of a creditor who collects SEPA direct debits
  public static var euAt02: Self { Self("eu.at-02") }
  /// `eu.at-02`: The number of a creditor who collects SEPA direct debits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euAt02(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.at-02", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.banknote`: The serial number of a euro banknote
  public static var euBanknote: Self { Self("eu.banknote") }
  /// `eu.banknote`: The serial number of a euro banknote
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euBanknote(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.banknote", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.cpv`: The code of goods or services in public procurement, by its form; the method of the check digit isn't published
  public static var euCpv: Self { Self("eu.cpv") }
  /// `eu.cpv`: The code of goods or services in public procurement, by its form; the method of the check digit isn't published
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euCpv(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.cpv", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.ecnumber`: The number of a substance in the inventory of the European Union
  public static var euEcnumber: Self { Self("eu.ecnumber") }
  /// `eu.ecnumber`: The number of a substance in the inventory of the European Union
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euEcnumber(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.ecnumber", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.eic`: The code of a party, area or place in Europe's energy markets
  public static var euEic: Self { Self("eu.eic") }
  /// `eu.eic`: The code of a party, area or place in Europe's energy markets
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euEic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.eic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.excise`: The number of an excise operator or tax warehouse in the European Union
  public static var euExcise: Self { Self("eu.excise") }
  /// `eu.excise`: The number of an excise operator or tax warehouse in the European Union
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euExcise(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.excise", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.nace`: A class of economic activities in the European Union
  public static var euNace: Self { Self("eu.nace") }
  /// `eu.nace`: A class of economic activities in the European Union
  ///
  /// - Parameters:
  ///   - revision: The revision of the classification (one of 2.1, 2.0; default: 2.1)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euNace(
    revision: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("eu.nace", with: ["revision": revision, "exactly-as-written": exactlyAsWritten])
  }
  /// `eu.oss`: The VAT number of a seller from outside the European Union
  public static var euOss: Self { Self("eu.oss") }
  /// `eu.oss`: The VAT number of a seller from outside the European Union
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euOss(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.oss", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `eu.vat`: VAT number of a member state of the European Union or Northern Ireland, or of the one-stop shop
  public static var euVat: Self { Self("eu.vat") }
  /// `eu.vat`: VAT number of a member state of the European Union or Northern Ireland, or of the one-stop shop
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func euVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("eu.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `evn`: The number of a railway vehicle, such as a wagon or a locomotive
  public static var evn: Self { Self("evn") }
  /// `evn`: The number of a railway vehicle, such as a wagon or a locomotive
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func evn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("evn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.alv`: Finland's VAT number
  public static var fiAlv: Self { Self("fi.alv") }
  /// `fi.alv`: Finland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiAlv(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.alv", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.associationid`: Finland's number of a registered association
  public static var fiAssociationid: Self { Self("fi.associationid") }
  /// `fi.associationid`: Finland's number of a registered association
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiAssociationid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.associationid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.businessid`: Finland's number of a company or other organization
  public static var fiBusinessid: Self { Self("fi.businessid") }
  /// `fi.businessid`: Finland's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.hetu`: Finland's personal number, with birth date and sex
  public static var fiHetu: Self { Self("fi.hetu") }
  /// `fi.hetu`: Finland's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - temporary: true or false; default: false
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiHetu(
    temporary: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("fi.hetu", with: ["temporary": temporary, "exactly-as-written": exactlyAsWritten])
  }
  /// `fi.personalid`: Finland's personal number, with birth date and sex
  public static var fiPersonalid: Self { Self("fi.personalid") }
  /// `fi.personalid`: Finland's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - temporary: true or false; default: false
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiPersonalid(
    temporary: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("fi.personalid", with: ["temporary": temporary, "exactly-as-written": exactlyAsWritten])
  }
  /// `fi.vat`: Finland's VAT number
  public static var fiVat: Self { Self("fi.vat") }
  /// `fi.vat`: Finland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.veronumero`: Finland's tax number of a person who works at a construction site
  public static var fiVeronumero: Self { Self("fi.veronumero") }
  /// `fi.veronumero`: Finland's tax number of a person who works at a construction site
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiVeronumero(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.veronumero", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.viitenumero`: Finland's reference number of a payment
  public static var fiViitenumero: Self { Self("fi.viitenumero") }
  /// `fi.viitenumero`: Finland's reference number of a payment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiViitenumero(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.viitenumero", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fi.ytunnus`: Finland's number of a company or other organization
  public static var fiYtunnus: Self { Self("fi.ytunnus") }
  /// `fi.ytunnus`: Finland's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func fiYtunnus(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fi.ytunnus", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `figi`: The open number of a financial instrument
  public static var figi: Self { Self("figi") }
  /// `figi`: The open number of a financial instrument
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func figi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("figi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `file-name`: The name of a file, without folders, that Windows, macOS and Linux all accept
  public static var fileName: Self { Self("file-name") }
  /// `file-name`: The name of a file, without folders, that Windows, macOS and Linux all accept
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of bytes (a whole number; default: 255)
  public static func fileName(maximum: Parameter? = nil) -> Self {
    Self("file-name", with: ["maximum": maximum])
  }
  /// `file-name.with-extension`: The name of a file with one of the given extensions
  public static var fileNameWithExtension: Self { Self("file-name.with-extension") }
  /// `file-name.with-extension`: The name of a file with one of the given extensions
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of bytes (a whole number; default: 255)
  ///   - extensions: The accepted extensions, without a dot (a list of: text; default: csv, doc, docx, gif, jpeg, jpg, odt, pdf, png, rtf, svg, txt, webp, xls, xlsx)
  public static func fileNameWithExtension(
    maximum: Parameter? = nil,
    extensions: Parameter? = nil
  ) -> Self {
    Self("file-name.with-extension", with: ["maximum": maximum, "extensions": extensions])
  }
  /// `flight-number`: The designator of an airline, and the number of a flight
  public static var flightNumber: Self { Self("flight-number") }
  /// `flight-number`: The designator of an airline, and the number of a flight
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func flightNumber(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("flight-number", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fo.vat`: The Faroe Islands' VAT number
  public static var foVat: Self { Self("fo.vat") }
  /// `fo.vat`: The Faroe Islands' VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func foVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fo.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fo.vn`: The Faroe Islands' company number
  public static var foVn: Self { Self("fo.vn") }
  /// `fo.vn`: The Faroe Islands' company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func foVn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fo.vn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.accise`: France's number of an excise operator
  public static var frAccise: Self { Self("fr.accise") }
  /// `fr.accise`: France's number of an excise operator
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frAccise(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.accise", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.excise`: France's number of an excise operator
  public static var frExcise: Self { Self("fr.excise") }
  /// `fr.excise`: France's number of an excise operator
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frExcise(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.excise", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.nif`: France's tax number of a person
  public static var frNif: Self { Self("fr.nif") }
  /// `fr.nif`: France's tax number of a person
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frNif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.nif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.nir`: France's personal number, which is also the social security number
  public static var frNir: Self { Self("fr.nir") }
  /// `fr.nir`: France's personal number, which is also the social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frNir(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.nir", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.rcs`: Entry of a company in the register of commerce of a French court
  public static var frRcs: Self { Self("fr.rcs") }
  /// `fr.rcs`: Entry of a company in the register of commerce of a French court
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frRcs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.rcs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.rpps`: France's number of a health professional
  public static var frRpps: Self { Self("fr.rpps") }
  /// `fr.rpps`: France's number of a health professional
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frRpps(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.rpps", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.siren`: France's company number
  public static var frSiren: Self { Self("fr.siren") }
  /// `fr.siren`: France's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frSiren(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.siren", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.siret`: France's number of an establishment of a company
  public static var frSiret: Self { Self("fr.siret") }
  /// `fr.siret`: France's number of an establishment of a company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frSiret(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.siret", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.tva`: France's VAT number
  public static var frTva: Self { Self("fr.tva") }
  /// `fr.tva`: France's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frTva(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.tva", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `fr.vat`: France's VAT number
  public static var frVat: Self { Self("fr.vat") }
  /// `fr.vat`: France's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func frVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("fr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.accounts-office`: Number of an employer for payments to the United Kingdom's tax office, with or without the month
  public static var gbAccountsOffice: Self { Self("gb.accounts-office") }
  /// `gb.accounts-office`: Number of an employer for payments to the United Kingdom's tax office, with or without the month
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbAccountsOffice(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.accounts-office", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.bankaccount`: The United Kingdom's bank account number, with the sort code
  public static var gbBankaccount: Self { Self("gb.bankaccount") }
  /// `gb.bankaccount`: The United Kingdom's bank account number, with the sort code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.chi`: Number of a patient of Scotland's health service, with birth date and sex
  public static var gbChi: Self { Self("gb.chi") }
  /// `gb.chi`: Number of a patient of Scotland's health service, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbChi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.chi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.crn`: Number of a company in the registers of England and Wales, Scotland or Northern Ireland
  public static var gbCrn: Self { Self("gb.crn") }
  /// `gb.crn`: Number of a company in the registers of England and Wales, Scotland or Northern Ireland
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbCrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.crn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.nhs`: Number of a patient in England, Wales and the Isle of Man
  public static var gbNhs: Self { Self("gb.nhs") }
  /// `gb.nhs`: Number of a patient in England, Wales and the Isle of Man
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbNhs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.nhs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.nino`: The United Kingdom's National Insurance number
  public static var gbNino: Self { Self("gb.nino") }
  /// `gb.nino`: The United Kingdom's National Insurance number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbNino(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.nino", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.paye`: Number of an employer at the United Kingdom's tax office
  public static var gbPaye: Self { Self("gb.paye") }
  /// `gb.paye`: Number of an employer at the United Kingdom's tax office
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbPaye(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.paye", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.sedol`: Number of a security on the London Stock Exchange
  public static var gbSedol: Self { Self("gb.sedol") }
  /// `gb.sedol`: Number of a security on the London Stock Exchange
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbSedol(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.sedol", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.sort-code`: Code of a bank branch in the United Kingdom or Ireland
  public static var gbSortCode: Self { Self("gb.sort-code") }
  /// `gb.sort-code`: Code of a bank branch in the United Kingdom or Ireland
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbSortCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.sort-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.upn`: Number of a pupil in England
  public static var gbUpn: Self { Self("gb.upn") }
  /// `gb.upn`: Number of a pupil in England
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbUpn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.upn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.utr`: The United Kingdom's tax number of a person or company
  public static var gbUtr: Self { Self("gb.utr") }
  /// `gb.utr`: The United Kingdom's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbUtr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.utr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gb.vat`: The United Kingdom's VAT number, including Northern Ireland
  public static var gbVat: Self { Self("gb.vat") }
  /// `gb.vat`: The United Kingdom's VAT number, including Northern Ireland
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gbVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gb.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gdti`: The number of a kind of document, with the serial number of a copy
  public static var gdti: Self { Self("gdti") }
  /// `gdti`: The number of a kind of document, with the serial number of a copy
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gdti(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gdti", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ge.pn`: Georgia's personal number, which is also the tax number
  public static var gePn: Self { Self("ge.pn") }
  /// `ge.pn`: Georgia's personal number, which is also the tax number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gePn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ge.pn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ge.tin`: Georgia's number of a company or other organization, and of a foreign taxpayer
  public static var geTin: Self { Self("ge.tin") }
  /// `ge.tin`: Georgia's number of a company or other organization, and of a foreign taxpayer
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func geTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ge.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `geohash`: A place as a geohash, with up to twelve letters and digits
  public static var geohash: Self { Self("geohash") }
  /// `geohash`: A place as a geohash, with up to twelve letters and digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func geohash(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("geohash", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gh.pin`: Ghana's number of a person on the Ghana Card, which is also the tax number since April 2021
  public static var ghPin: Self { Self("gh.pin") }
  /// `gh.pin`: Ghana's number of a person on the Ghana Card, which is also the tax number since April 2021
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ghPin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gh.pin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gh.tin`: Ghana's tax number of a person or company
  public static var ghTin: Self { Self("gh.tin") }
  /// `gh.tin`: Ghana's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ghTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gh.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gh.vat`: Ghana's tax number, the TIN
  public static var ghVat: Self { Self("gh.vat") }
  /// `gh.vat`: Ghana's tax number, the TIN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ghVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gh.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `git-commit`: The name of a commit in Git, with 40 or 64 hexadecimal digits, or abbreviated
  public static var gitCommit: Self { Self("git-commit") }
  /// `git-commit`: The name of a commit in Git, with 40 or 64 hexadecimal digits, or abbreviated
  ///
  /// - Parameters:
  ///   - abbreviated: Whether abbreviations of at least seven digits are accepted (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gitCommit(
    abbreviated: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("git-commit", with: ["abbreviated": abbreviated, "exactly-as-written": exactlyAsWritten])
  }
  /// `gln`: The number of a company or a place, such as a warehouse
  public static var gln: Self { Self("gln") }
  /// `gln`: The number of a company or a place, such as a warehouse
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gln(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gln", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gn.nifp`: Guinea's tax number of a person or company
  public static var gnNifp: Self { Self("gn.nifp") }
  /// `gn.nifp`: Guinea's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gnNifp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gn.nifp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gn.vat`: Guinea's tax number, the NIFp
  public static var gnVat: Self { Self("gn.vat") }
  /// `gn.vat`: Guinea's tax number, the NIFp
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gnVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gn.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gr.amka`: Greece's social security number, with the sex
  public static var grAmka: Self { Self("gr.amka") }
  /// `gr.amka`: Greece's social security number, with the sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func grAmka(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gr.amka", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gr.vat`: Greece's taxpayer number, which is also the VAT number
  public static var grVat: Self { Self("gr.vat") }
  /// `gr.vat`: Greece's taxpayer number, which is also the VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func grVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `grai`: The number of a returnable asset, such as a crate or a keg, with its serial number
  public static var grai: Self { Self("grai") }
  /// `grai`: The number of a returnable asset, such as a crate or a keg, with its serial number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func grai(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("grai", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `grid`: The identifier of a release of music
  public static var grid: Self { Self("grid") }
  /// `grid`: The identifier of a release of music
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func grid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("grid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gs1-128`: The content of a GS1-128 or GS1 DataMatrix code, with one or more facts about goods
  public static var gs1_128: Self { Self("gs1-128") }
  /// `gs1-128`: The content of a GS1-128 or GS1 DataMatrix code, with one or more facts about goods
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gs1_128(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gs1-128", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gsin`: The number of a shipment
  public static var gsin: Self { Self("gsin") }
  /// `gsin`: The number of a shipment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gsin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gsin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gsrn`: The number of someone who gives or receives a service, such as a patient
  public static var gsrn: Self { Self("gsrn") }
  /// `gsrn`: The number of someone who gives or receives a service, such as a patient
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gsrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gsrn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gt.cui`: Guatemala's number of a person on the identity card, which is also the tax number since March 2025
  public static var gtCui: Self { Self("gt.cui") }
  /// `gt.cui`: Guatemala's number of a person on the identity card, which is also the tax number since March 2025
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtCui(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gt.cui", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gt.nit`: Guatemala's tax number of a person or company
  public static var gtNit: Self { Self("gt.nit") }
  /// `gt.nit`: Guatemala's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtNit(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gt.nit", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gt.vat`: Guatemala's tax number, the NIT
  public static var gtVat: Self { Self("gt.vat") }
  /// `gt.vat`: Guatemala's tax number, the NIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gt.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gtin`: The number of a trade item, with 8, 12, 13 or 14 digits
  public static var gtin: Self { Self("gtin") }
  /// `gtin`: The number of a trade item, with 8, 12, 13 or 14 digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gtin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gtin-12`: The number of a trade item with 12 digits, as in the bar code UPC-A
  public static var gtin12: Self { Self("gtin-12") }
  /// `gtin-12`: The number of a trade item with 12 digits, as in the bar code UPC-A
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtin12(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gtin-12", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gtin-13`: The number of a trade item with 13 digits, as in the bar code EAN-13
  public static var gtin13: Self { Self("gtin-13") }
  /// `gtin-13`: The number of a trade item with 13 digits, as in the bar code EAN-13
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtin13(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gtin-13", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gtin-14`: The number of a trade item with 14 digits, as in the bar code ITF-14
  public static var gtin14: Self { Self("gtin-14") }
  /// `gtin-14`: The number of a trade item with 14 digits, as in the bar code ITF-14
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtin14(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gtin-14", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `gtin-8`: The number of a trade item with 8 digits, as in the bar code EAN-8
  public static var gtin8: Self { Self("gtin-8") }
  /// `gtin-8`: The number of a trade item with 8 digits, as in the bar code EAN-8
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func gtin8(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("gtin-8", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hash`: A digest in hexadecimal digits, of one method or of any common size
  public static var hash: Self { Self("hash") }
  /// `hash`: A digest in hexadecimal digits, of one method or of any common size
  ///
  /// - Parameters:
  ///   - algorithm: The method of the digest; any if absent (one of adler32, blake2b, blake2s, blake3, crc32, crc32b, md4, md5, ripemd128, ripemd160, sha1, sha224, sha256, sha384, sha512, sha512-224, sha512-256, sha3-224, sha3-256, sha3-384, sha3-512, tiger128, tiger160, tiger192)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hash(algorithm: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hash", with: ["algorithm": algorithm, "exactly-as-written": exactlyAsWritten])
  }
  /// `hex`: A hexadecimal number, with or without a prefix
  public static var hex: Self { Self("hex") }
  /// `hex`: A hexadecimal number, with or without a prefix
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hex(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hex", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hex-color`: A color in hexadecimal digits after a number sign, CSS Color 4 section 5.2
  public static var hexColor: Self { Self("hex-color") }
  /// `hex-color`: A color in hexadecimal digits after a number sign, CSS Color 4 section 5.2
  ///
  /// - Parameters:
  ///   - alpha: Whether four or eight digits with transparency are accepted (true or false; default: true)
  ///   - numberSign: Whether the digits begin with a # (one of required, optional; default: required)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hexColor(
    alpha: Parameter? = nil,
    numberSign: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("hex-color", with: [
      "alpha": alpha,
      "number-sign": numberSign,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `hin`: The number of the hull of a boat (CIN in Europe)
  public static var hin: Self { Self("hin") }
  /// `hin`: The number of the hull of a boat (CIN in Europe)
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hk.hkid`: Number of a Hong Kong identity card, with or without its check digit
  public static var hkHkid: Self { Self("hk.hkid") }
  /// `hk.hkid`: Number of a Hong Kong identity card, with or without its check digit
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hkHkid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hk.hkid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hostname`: The name of a host in ASCII
  public static var hostname: Self { Self("hostname") }
  /// `hostname`: The name of a host in ASCII
  ///
  /// - Parameters:
  ///   - singleLabel: Whether a name may lack a dot, as in localhost (true or false; default: true)
  ///   - underscores: Whether names may have underscores, as in _dmarc.example.org (true or false; default: false)
  ///   - trailingDot: Whether the name may end with a dot (true or false; default: false)
  ///   - wildcard: Whether an asterisk may be the first label, as in *.example.org (true or false; default: false)
  ///   - numericTopLevel: Whether the last label may have only digits (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hostname(
    singleLabel: Parameter? = nil,
    underscores: Parameter? = nil,
    trailingDot: Parameter? = nil,
    wildcard: Parameter? = nil,
    numericTopLevel: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("hostname", with: [
      "single-label": singleLabel,
      "underscores": underscores,
      "trailing-dot": trailingDot,
      "wildcard": wildcard,
      "numeric-top-level": numericTopLevel,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `hr.oib`: Croatia's number of a person or company
  public static var hrOib: Self { Self("hr.oib") }
  /// `hr.oib`: Croatia's number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hrOib(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hr.oib", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hr.vat`: Croatia's VAT number, which is the OIB after HR
  public static var hrVat: Self { Self("hr.vat") }
  /// `hr.vat`: Croatia's VAT number, which is the OIB after HR
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hrVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hs-code`: The code of goods in the Harmonized System, with 4 or 6 digits, or with 8 or 10 as in the tariffs of countries
  public static var hsCode: Self { Self("hs-code") }
  /// `hs-code`: The code of goods in the Harmonized System, with 4 or 6 digits, or with 8 or 10 as in the tariffs of countries
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hsCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hs-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hsl-color`: A color of hue, saturation and lightness, CSS Color 4 section 7
  public static var hslColor: Self { Self("hsl-color") }
  /// `hsl-color`: A color of hue, saturation and lightness, CSS Color 4 section 7
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func hslColor(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hsl-color", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `http-header-name`: The name of an HTTP header field, a token of RFC 9110 section 5.6.2
  public static var httpHeaderName: Self { Self("http-header-name") }
  /// `http-header-name`: The name of an HTTP header field, a token of RFC 9110 section 5.6.2
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func httpHeaderName(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("http-header-name", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.adoazonosito`: Hungary's tax number of a person
  public static var huAdoazonosito: Self { Self("hu.adoazonosito") }
  /// `hu.adoazonosito`: Hungary's tax number of a person
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huAdoazonosito(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.adoazonosito", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.adoszam`: Hungary's tax number of a company, sole trader or public body
  public static var huAdoszam: Self { Self("hu.adoszam") }
  /// `hu.adoszam`: Hungary's tax number of a company, sole trader or public body
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huAdoszam(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.adoszam", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.anum`: Hungary's VAT number
  public static var huAnum: Self { Self("hu.anum") }
  /// `hu.anum`: Hungary's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huAnum(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.anum", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.cegjegyzekszam`: Number of a company in Hungary's register of companies
  public static var huCegjegyzekszam: Self { Self("hu.cegjegyzekszam") }
  /// `hu.cegjegyzekszam`: Number of a company in Hungary's register of companies
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huCegjegyzekszam(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.cegjegyzekszam", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.szemelyi`: Hungary's personal number, with birth date
  public static var huSzemelyi: Self { Self("hu.szemelyi") }
  /// `hu.szemelyi`: Hungary's personal number, with birth date
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huSzemelyi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.szemelyi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.taj`: Hungary's social security number
  public static var huTaj: Self { Self("hu.taj") }
  /// `hu.taj`: Hungary's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huTaj(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.taj", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `hu.vat`: Hungary's VAT number
  public static var huVat: Self { Self("hu.vat") }
  /// `hu.vat`: Hungary's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func huVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("hu.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iata-airline`: An airline by the form of its two-character designator; whether the airline exists isn't checked
  public static var iataAirline: Self { Self("iata-airline") }
  /// `iata-airline`: An airline by the form of its two-character designator; whether the airline exists isn't checked
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iataAirline(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iata-airline", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iata-airport`: An airport, or a city with several airports, by its three-letter code of IATA
  public static var iataAirport: Self { Self("iata-airport") }
  /// `iata-airport`: An airport, or a city with several airports, by its three-letter code of IATA
  ///
  /// - Parameters:
  ///   - unlisted: Whether a code that is newer than the list is accepted (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iataAirport(
    unlisted: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("iata-airport", with: ["unlisted": unlisted, "exactly-as-written": exactlyAsWritten])
  }
  /// `iban`: International bank account number, in the shape that its country defines
  public static var iban: Self { Self("iban") }
  /// `iban`: International bank account number, in the shape that its country defines
  ///
  /// - Parameters:
  ///   - nationalCheck: true or false; default: false
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iban(
    nationalCheck: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("iban", with: ["national-check": nationalCheck, "exactly-as-written": exactlyAsWritten])
  }
  /// `icao-airline`: An airline by the form of its three-letter designator; whether the airline exists isn't checked
  public static var icaoAirline: Self { Self("icao-airline") }
  /// `icao-airline`: An airline by the form of its three-letter designator; whether the airline exists isn't checked
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func icaoAirline(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("icao-airline", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `icao-airport`: An airport or airfield by its four-letter code of the International Civil Aviation Organization
  public static var icaoAirport: Self { Self("icao-airport") }
  /// `icao-airport`: An airport or airfield by its four-letter code of the International Civil Aviation Organization
  ///
  /// - Parameters:
  ///   - unlisted: Whether a code that is newer than the list is accepted (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func icaoAirport(
    unlisted: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("icao-airport", with: ["unlisted": unlisted, "exactly-as-written": exactlyAsWritten])
  }
  /// `icao24`: The address of the transponder of an aircraft, in hexadecimal digits
  public static var icao24: Self { Self("icao24") }
  /// `icao24`: The address of the transponder of an aircraft, in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func icao24(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("icao24", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iccid`: The number of a SIM card
  public static var iccid: Self { Self("iccid") }
  /// `iccid`: The number of a SIM card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iccid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iccid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `icd-10`: The code of a disease by its form in ICD-10, also as in the editions of countries; whether it exists isn't checked
  public static var icd10: Self { Self("icd-10") }
  /// `icd-10`: The code of a disease by its form in ICD-10, also as in the editions of countries; whether it exists isn't checked
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func icd10(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("icd-10", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `id.nik`: Indonesia's personal number, with province, birth date and sex
  public static var idNik: Self { Self("id.nik") }
  /// `id.nik`: Indonesia's personal number, with province, birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func idNik(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("id.nik", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `id.npwp`: Indonesia's tax number of a person or company
  public static var idNpwp: Self { Self("id.npwp") }
  /// `id.npwp`: Indonesia's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func idNpwp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("id.npwp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `id.vat`: Indonesia's tax number, the NPWP
  public static var idVat: Self { Self("id.vat") }
  /// `id.vat`: Indonesia's tax number, the NPWP
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func idVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("id.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `idn-hostname`: The name of a host in any script, as IDNA2008 lets people register it
  public static var idnHostname: Self { Self("idn-hostname") }
  /// `idn-hostname`: The name of a host in any script, as IDNA2008 lets people register it
  ///
  /// - Parameters:
  ///   - singleLabel: Whether a name may lack a dot, as in localhost (true or false; default: true)
  ///   - trailingDot: Whether the name may end with a dot (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func idnHostname(
    singleLabel: Parameter? = nil,
    trailingDot: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("idn-hostname", with: [
      "single-label": singleLabel,
      "trailing-dot": trailingDot,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ie.chy`: Ireland's number of a charity that is exempt from tax
  public static var ieChy: Self { Self("ie.chy") }
  /// `ie.chy`: Ireland's number of a charity that is exempt from tax
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ieChy(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ie.chy", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ie.cro`: Number of a company in Ireland's register of companies
  public static var ieCro: Self { Self("ie.cro") }
  /// `ie.cro`: Number of a company in Ireland's register of companies
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ieCro(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ie.cro", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ie.pps`: Ireland's number of a person for taxes and public services
  public static var iePps: Self { Self("ie.pps") }
  /// `ie.pps`: Ireland's number of a person for taxes and public services
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iePps(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ie.pps", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ie.vat`: Ireland's VAT number
  public static var ieVat: Self { Self("ie.vat") }
  /// `ie.vat`: Ireland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ieVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ie.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `il.hp`: Israel's company number
  public static var ilHp: Self { Self("il.hp") }
  /// `il.hp`: Israel's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ilHp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("il.hp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `il.idnr`: Israel's personal number
  public static var ilIdnr: Self { Self("il.idnr") }
  /// `il.idnr`: Israel's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ilIdnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("il.idnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `il.vat`: Israel's tax number of a company, the company number
  public static var ilVat: Self { Self("il.vat") }
  /// `il.vat`: Israel's tax number of a company, the company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ilVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("il.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `imei`: The number of a mobile telephone, with or without check digit or software version
  public static var imei: Self { Self("imei") }
  /// `imei`: The number of a mobile telephone, with or without check digit or software version
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func imei(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("imei", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `imo`: The number of a ship
  public static var imo: Self { Self("imo") }
  /// `imo`: The number of a ship
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func imo(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("imo", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `imsi`: The number of a subscriber to a mobile network
  public static var imsi: Self { Self("imsi") }
  /// `imsi`: The number of a subscriber to a mobile network
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func imsi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("imsi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.aadhaar`: India's number of a resident
  public static var inAadhaar: Self { Self("in.aadhaar") }
  /// `in.aadhaar`: India's number of a resident
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inAadhaar(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.aadhaar", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.cin`: India's number of a company
  public static var inCin: Self { Self("in.cin") }
  /// `in.cin`: India's number of a company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inCin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.cin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.din`: India's number of a director of companies
  public static var inDin: Self { Self("in.din") }
  /// `in.din`: India's number of a director of companies
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inDin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.din", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.epic`: India's number of a voter card
  public static var inEpic: Self { Self("in.epic") }
  /// `in.epic`: India's number of a voter card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inEpic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.epic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.gstin`: India's tax number of a business, with its state
  public static var inGstin: Self { Self("in.gstin") }
  /// `in.gstin`: India's tax number of a business, with its state
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inGstin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.gstin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.ifsc`: India's code of a bank branch
  public static var inIfsc: Self { Self("in.ifsc") }
  /// `in.ifsc`: India's code of a bank branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inIfsc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.ifsc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.micr`: India's code of a bank branch on checks
  public static var inMicr: Self { Self("in.micr") }
  /// `in.micr`: India's code of a bank branch on checks
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inMicr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.micr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.pan`: India's taxpayer number
  public static var inPan: Self { Self("in.pan") }
  /// `in.pan`: India's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inPan(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.pan", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.tan`: India's number of a person or company that deducts taxes for others
  public static var inTan: Self { Self("in.tan") }
  /// `in.tan`: India's number of a person or company that deducts taxes for others
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inTan(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.tan", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.uan`: India's number of a member of the provident fund
  public static var inUan: Self { Self("in.uan") }
  /// `in.uan`: India's number of a member of the provident fund
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inUan(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.uan", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.vat`: India's tax number of a business, the GSTIN
  public static var inVat: Self { Self("in.vat") }
  /// `in.vat`: India's tax number of a business, the GSTIN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `in.vid`: India's number that replaces an Aadhaar number
  public static var inVid: Self { Self("in.vid") }
  /// `in.vid`: India's number that replaces an Aadhaar number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inVid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("in.vid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `inchikey`: The short form of the International Chemical Identifier of a substance
  public static var inchikey: Self { Self("inchikey") }
  /// `inchikey`: The short form of the International Chemical Identifier of a substance
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func inchikey(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("inchikey", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `integer`: A whole number
  public static var integer: Self { Self("integer") }
  /// `integer`: A whole number
  ///
  /// - Parameters:
  ///   - minimum: The least accepted number (a number)
  ///   - maximum: The greatest accepted number (a number)
  ///   - multipleOf: A number that it must be a multiple of (a number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func integer(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    multipleOf: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("integer", with: [
      "minimum": minimum,
      "maximum": maximum,
      "multiple-of": multipleOf,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `interval`: A time interval of ISO 8601, from its start to its end
  public static var interval: Self { Self("interval") }
  /// `ip-address`: An Internet Protocol address, of either version
  public static var ipAddress: Self { Self("ip-address") }
  /// `ip-address`: An Internet Protocol address, of either version
  ///
  /// - Parameters:
  ///   - version: The accepted version; both if absent (one of 4, 6)
  ///   - kinds: The accepted kinds, such as public (a list of: text)
  ///   - exceptKinds: The refused kinds, such as private (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - zone: Whether the name of an interface may follow, as in fe80::1%eth0 (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ipAddress(
    version: Parameter? = nil,
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    zone: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("ip-address", with: [
      "version": version,
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "zone": zone,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ipv4`: An Internet Protocol address, version 4
  public static var ipv4: Self { Self("ipv4") }
  /// `ipv4`: An Internet Protocol address, version 4
  ///
  /// - Parameters:
  ///   - kinds: The accepted kinds, such as public (a list of: text)
  ///   - exceptKinds: The refused kinds, such as private (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - zone: Whether the name of an interface may follow, as in fe80::1%eth0 (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ipv4(
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    zone: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("ipv4", with: [
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "zone": zone,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ipv6`: An Internet Protocol address, version 6
  public static var ipv6: Self { Self("ipv6") }
  /// `ipv6`: An Internet Protocol address, version 6
  ///
  /// - Parameters:
  ///   - kinds: The accepted kinds, such as public (a list of: text)
  ///   - exceptKinds: The refused kinds, such as private (a list of: text)
  ///   - within: The accepted networks, such as 10.0.0.0/8 (a list of: text)
  ///   - zone: Whether the name of an interface may follow, as in fe80::1%eth0 (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ipv6(
    kinds: Parameter? = nil,
    exceptKinds: Parameter? = nil,
    within: Parameter? = nil,
    zone: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("ipv6", with: [
      "kinds": kinds,
      "except-kinds": exceptKinds,
      "within": within,
      "zone": zone,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ir.melli`: Iran's personal number
  public static var irMelli: Self { Self("ir.melli") }
  /// `ir.melli`: Iran's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func irMelli(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ir.melli", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iri`: An IRI with its scheme, in any script
  public static var iri: Self { Self("iri") }
  /// `iri`: An IRI with its scheme, in any script
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, such as [https, ftp]; all if absent (a list of: text)
  ///   - authority: Whether // with a host is required (one of optional, required, refused; default: optional)
  ///   - fragment: Whether a # with a fragment is required (one of optional, required, refused; default: optional)
  ///   - maximumLength: The maximum number of characters (a whole number)
  public static func iri(
    schemes: Parameter? = nil,
    authority: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil
  ) -> Self {
    Self("iri", with: [
      "schemes": schemes,
      "authority": authority,
      "fragment": fragment,
      "maximum-length": maximumLength
    ])
  }
  /// `iri-reference`: An IRI, or a reference relative to one, in any script
  public static var iriReference: Self { Self("iri-reference") }
  /// `iri-reference`: An IRI, or a reference relative to one, in any script
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, such as [https, ftp]; all if absent (a list of: text)
  ///   - authority: Whether // with a host is required (one of optional, required, refused; default: optional)
  ///   - fragment: Whether a # with a fragment is required (one of optional, required, refused; default: optional)
  ///   - maximumLength: The maximum number of characters (a whole number)
  public static func iriReference(
    schemes: Parameter? = nil,
    authority: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil
  ) -> Self {
    Self("iri-reference", with: [
      "schemes": schemes,
      "authority": authority,
      "fragment": fragment,
      "maximum-length": maximumLength
    ])
  }
  /// `is.kennitala`: Iceland's number of a person or organization, with the birth date of persons
  public static var isKennitala: Self { Self("is.kennitala") }
  /// `is.kennitala`: Iceland's number of a person or organization, with the birth date of persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isKennitala(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("is.kennitala", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `is.personalid`: Iceland's number of a person or organization, with the birth date of persons
  public static var isPersonalid: Self { Self("is.personalid") }
  /// `is.personalid`: Iceland's number of a person or organization, with the birth date of persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("is.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `is.vat`: Iceland's VAT number
  public static var isVat: Self { Self("is.vat") }
  /// `is.vat`: Iceland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("is.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `is.vsk`: Iceland's VAT number
  public static var isVsk: Self { Self("is.vsk") }
  /// `is.vsk`: Iceland's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isVsk(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("is.vsk", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `isan`: The number of a film or other audiovisual work
  public static var isan: Self { Self("isan") }
  /// `isan`: The number of a film or other audiovisual work
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isan(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isan", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `isbn`: The number of a book, with 13 digits, or with 10 as until 2006
  public static var isbn: Self { Self("isbn") }
  /// `isbn`: The number of a book, with 13 digits, or with 10 as until 2006
  ///
  /// - Parameters:
  ///   - length: The required number of digits; either if absent (one of 10, 13)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isbn(length: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isbn", with: ["length": length, "exactly-as-written": exactlyAsWritten])
  }
  /// `isil`: The identifier of a library, archive or museum
  public static var isil: Self { Self("isil") }
  /// `isil`: The identifier of a library, archive or museum
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isil(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isil", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `isin`: The international number of a security
  public static var isin: Self { Self("isin") }
  /// `isin`: The international number of a security
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ismn`: The number of printed music
  public static var ismn: Self { Self("ismn") }
  /// `ismn`: The number of printed music
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ismn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ismn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `isni`: The number of the public name of an author, artist or organization
  public static var isni: Self { Self("isni") }
  /// `isni`: The number of the public name of an author, artist or organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isni(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isni", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso11649`: The reference of a creditor, which begins with RF
  public static var iso11649: Self { Self("iso11649") }
  /// `iso11649`: The reference of a creditor, which begins with RF
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso11649(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso11649", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso6346`: The number of a freight container
  public static var iso6346: Self { Self("iso6346") }
  /// `iso6346`: The number of a freight container
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso6346(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso6346", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso7064.mod-11-10`: Digits that end with a check digit of ISO/IEC 7064, MOD 11,10
  public static var iso7064Mod11_10: Self { Self("iso7064.mod-11-10") }
  /// `iso7064.mod-11-10`: Digits that end with a check digit of ISO/IEC 7064, MOD 11,10
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso7064Mod11_10(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso7064.mod-11-10", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso7064.mod-11-2`: Digits with a check character of ISO/IEC 7064, MOD 11-2
  public static var iso7064Mod11_2: Self { Self("iso7064.mod-11-2") }
  /// `iso7064.mod-11-2`: Digits with a check character of ISO/IEC 7064, MOD 11-2
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso7064Mod11_2(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso7064.mod-11-2", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso7064.mod-37-2`: Letters and digits with a check character of ISO/IEC 7064, MOD 37-2
  public static var iso7064Mod37_2: Self { Self("iso7064.mod-37-2") }
  /// `iso7064.mod-37-2`: Letters and digits with a check character of ISO/IEC 7064, MOD 37-2
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso7064Mod37_2(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso7064.mod-37-2", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso7064.mod-37-36`: Letters and digits with a check character of ISO/IEC 7064, MOD 37,36
  public static var iso7064Mod37_36: Self { Self("iso7064.mod-37-36") }
  /// `iso7064.mod-37-36`: Letters and digits with a check character of ISO/IEC 7064, MOD 37,36
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso7064Mod37_36(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso7064.mod-37-36", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso7064.mod-97-10`: Letters and digits with two check digits of ISO/IEC 7064, MOD 97-10
  public static var iso7064Mod97_10: Self { Self("iso7064.mod-97-10") }
  /// `iso7064.mod-97-10`: Letters and digits with two check digits of ISO/IEC 7064, MOD 97-10
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso7064Mod97_10(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso7064.mod-97-10", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iso9362`: BIC under the name of its standard
  public static var iso9362: Self { Self("iso9362") }
  /// `iso9362`: BIC under the name of its standard
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iso9362(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iso9362", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `isrc`: The code of a sound recording or music video
  public static var isrc: Self { Self("isrc") }
  /// `isrc`: The code of a sound recording or music video
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func isrc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("isrc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `issn`: The number of a periodical or other serial
  public static var issn: Self { Self("issn") }
  /// `issn`: The number of a periodical or other serial
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func issn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("issn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `iswc`: The code of a musical work
  public static var iswc: Self { Self("iswc") }
  /// `iswc`: The code of a musical work
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func iswc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("iswc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.aic`: Italy's number of a medicine package
  public static var itAic: Self { Self("it.aic") }
  /// `it.aic`: Italy's number of a medicine package
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itAic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.aic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.cig`: Italy's code of a public contract
  public static var itCig: Self { Self("it.cig") }
  /// `it.cig`: Italy's code of a public contract
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itCig(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.cig", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.codicedestinatario`: Italy's code of a recipient of electronic invoices, a business or a public office
  public static var itCodicedestinatario: Self { Self("it.codicedestinatario") }
  /// `it.codicedestinatario`: Italy's code of a recipient of electronic invoices, a business or a public office
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itCodicedestinatario(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.codicedestinatario", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.codicefiscale`: Italy's tax number of a person, with birth date and sex, or of an organization
  public static var itCodicefiscale: Self { Self("it.codicefiscale") }
  /// `it.codicefiscale`: Italy's tax number of a person, with birth date and sex, or of an organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itCodicefiscale(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.codicefiscale", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.cup`: Italy's code of a public investment project
  public static var itCup: Self { Self("it.cup") }
  /// `it.cup`: Italy's code of a public investment project
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itCup(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.cup", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.iva`: Italy's VAT number
  public static var itIva: Self { Self("it.iva") }
  /// `it.iva`: Italy's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itIva(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.iva", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `it.vat`: Italy's VAT number
  public static var itVat: Self { Self("it.vat") }
  /// `it.vat`: Italy's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func itVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("it.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `jp.cn`: Japan's company number
  public static var jpCn: Self { Self("jp.cn") }
  /// `jp.cn`: Japan's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func jpCn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("jp.cn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `jp.in`: Japan's personal number, known as My Number
  public static var jpIn: Self { Self("jp.in") }
  /// `jp.in`: Japan's personal number, known as My Number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func jpIn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("jp.in", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `jp.invoice`: Japan's number of a company or sole trader that is registered to issue tax invoices
  public static var jpInvoice: Self { Self("jp.invoice") }
  /// `jp.invoice`: Japan's number of a company or sole trader that is registered to issue tax invoices
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func jpInvoice(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("jp.invoice", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `jp.vat`: Japan's tax number of a company, the corporate number
  public static var jpVat: Self { Self("jp.vat") }
  /// `jp.vat`: Japan's tax number of a company, the corporate number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func jpVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("jp.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `json`: A complete JSON text according to RFC 8259
  public static var json: Self { Self("json") }
  /// `json`: A complete JSON text according to RFC 8259
  ///
  /// - Parameters:
  ///   - types: The accepted types of the outermost value; any if absent (a list of: one of object, array, string, number, boolean, null)
  ///   - depth: The maximum depth of nested objects and arrays, at most 256 (a whole number; default: 64)
  ///   - duplicateNames: Whether an object may have duplicate names (true or false; default: false)
  public static func json(
    types: Parameter? = nil,
    depth: Parameter? = nil,
    duplicateNames: Parameter? = nil
  ) -> Self {
    Self("json", with: ["types": types, "depth": depth, "duplicate-names": duplicateNames])
  }
  /// `json-pointer`: A pointer to a value within a JSON document
  public static var jsonPointer: Self { Self("json-pointer") }
  /// `json-pointer.uri-fragment`: A pointer to a value within a JSON document, as the fragment of a URI
  public static var jsonPointerUriFragment: Self { Self("json-pointer.uri-fragment") }
  /// `jwt`: A signed JSON Web Token by its format, RFC 7519; its signature is not verified
  public static var jwt: Self { Self("jwt") }
  /// `jwt`: A signed JSON Web Token by its format, RFC 7519; its signature is not verified
  ///
  /// - Parameters:
  ///   - unsigned: Whether tokens without a signature are accepted (true or false; default: false)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func jwt(unsigned: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("jwt", with: ["unsigned": unsigned, "exactly-as-written": exactlyAsWritten])
  }
  /// `ke.pin`: Kenya's tax number of a person or company
  public static var kePin: Self { Self("ke.pin") }
  /// `ke.pin`: Kenya's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func kePin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ke.pin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ke.vat`: Kenya's tax number, the PIN
  public static var keVat: Self { Self("ke.vat") }
  /// `ke.vat`: Kenya's tax number, the PIN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func keVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ke.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kr.brn`: South Korea's business number
  public static var krBrn: Self { Self("kr.brn") }
  /// `kr.brn`: South Korea's business number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func krBrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kr.brn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kr.crn`: Number of a corporation in South Korea's register
  public static var krCrn: Self { Self("kr.crn") }
  /// `kr.crn`: Number of a corporation in South Korea's register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func krCrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kr.crn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kr.rrn`: South Korea's resident number, with birth date and sex
  public static var krRrn: Self { Self("kr.rrn") }
  /// `kr.rrn`: South Korea's resident number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func krRrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kr.rrn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kr.vat`: South Korea's tax number of a business, the registration number
  public static var krVat: Self { Self("kr.vat") }
  /// `kr.vat`: South Korea's tax number of a business, the registration number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func krVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ksuid`: An identifier of twenty bytes that sorts by time, in base 62
  public static var ksuid: Self { Self("ksuid") }
  /// `ksuid`: An identifier of twenty bytes that sorts by time, in base 62
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ksuid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ksuid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kw.civil`: Kuwait's personal number, with birth date
  public static var kwCivil: Self { Self("kw.civil") }
  /// `kw.civil`: Kuwait's personal number, with birth date
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func kwCivil(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kw.civil", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kz.bin`: Kazakhstan's number of a company, branch or farm
  public static var kzBin: Self { Self("kz.bin") }
  /// `kz.bin`: Kazakhstan's number of a company, branch or farm
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func kzBin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kz.bin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `kz.iin`: Kazakhstan's personal number, with birth date and sex
  public static var kzIin: Self { Self("kz.iin") }
  /// `kz.iin`: Kazakhstan's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func kzIin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("kz.iin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `language-code`: A language by its two-letter code in ISO 639-1
  public static var languageCode: Self { Self("language-code") }
  /// `language-code`: A language by its two-letter code in ISO 639-1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func languageCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("language-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `language-code.alpha-3`: A language by its three-letter code in ISO 639-3, or a different code in ISO 639-2, such as ger
  public static var languageCodeAlpha3: Self { Self("language-code.alpha-3") }
  /// `language-code.alpha-3`: A language by its three-letter code in ISO 639-3, or a different code in ISO 639-2, such as ger
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func languageCodeAlpha3(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("language-code.alpha-3", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `language-tag`: A language tag such as pt-BR, well-formed according to RFC 5646 section 2.1
  public static var languageTag: Self { Self("language-tag") }
  /// `language-tag`: A language tag such as pt-BR, well-formed according to RFC 5646 section 2.1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func languageTag(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("language-tag", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `language-tag.registered`: A language tag whose subtags are all in the registry of IANA, which RFC 5646 calls valid
  public static var languageTagRegistered: Self { Self("language-tag.registered") }
  /// `language-tag.registered`: A language tag whose subtags are all in the registry of IANA, which RFC 5646 calls valid
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func languageTagRegistered(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("language-tag.registered", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `latitude`: Degrees north of the equator, or south of it with a minus sign, from -90 to 90
  public static var latitude: Self { Self("latitude") }
  /// `latitude`: Degrees north of the equator, or south of it with a minus sign, from -90 to 90
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func latitude(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("latitude", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lei`: The number of a legal entity that takes part in financial markets
  public static var lei: Self { Self("lei") }
  /// `lei`: The number of a legal entity that takes part in financial markets
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func lei(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lei", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `li.peid`: Liechtenstein's tax number of a person or company
  public static var liPeid: Self { Self("li.peid") }
  /// `li.peid`: Liechtenstein's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func liPeid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("li.peid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lk.nic`: Sri Lanka's personal number of twelve digits, or of nine digits and a letter, with the year of birth and the sex
  public static var lkNic: Self { Self("lk.nic") }
  /// `lk.nic`: Sri Lanka's personal number of twelve digits, or of nine digits and a letter, with the year of birth and the sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func lkNic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lk.nic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `loinc`: The code of a laboratory test or another observation
  public static var loinc: Self { Self("loinc") }
  /// `loinc`: The code of a laboratory test or another observation
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func loinc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("loinc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `longitude`: Degrees east of Greenwich, or west of it with a minus sign, from -180 to 180
  public static var longitude: Self { Self("longitude") }
  /// `longitude`: Degrees east of Greenwich, or west of it with a minus sign, from -180 to 180
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func longitude(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("longitude", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lt.asmens`: Lithuania's personal number, with birth date and sex
  public static var ltAsmens: Self { Self("lt.asmens") }
  /// `lt.asmens`: Lithuania's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ltAsmens(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lt.asmens", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lt.jak`: Lithuania's number of a company or other organization
  public static var ltJak: Self { Self("lt.jak") }
  /// `lt.jak`: Lithuania's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ltJak(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lt.jak", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lt.pvm`: Lithuania's VAT number
  public static var ltPvm: Self { Self("lt.pvm") }
  /// `lt.pvm`: Lithuania's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ltPvm(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lt.pvm", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lt.vat`: Lithuania's VAT number
  public static var ltVat: Self { Self("lt.vat") }
  /// `lt.vat`: Lithuania's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ltVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lt.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lu.matricule`: Luxembourg's national identification number of a person, company or public body
  public static var luMatricule: Self { Self("lu.matricule") }
  /// `lu.matricule`: Luxembourg's national identification number of a person, company or public body
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func luMatricule(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lu.matricule", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lu.tva`: Luxembourg's VAT number
  public static var luTva: Self { Self("lu.tva") }
  /// `lu.tva`: Luxembourg's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func luTva(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lu.tva", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lu.vat`: Luxembourg's VAT number
  public static var luVat: Self { Self("lu.vat") }
  /// `lu.vat`: Luxembourg's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func luVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lu.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `luhn`: Digits that end with Luhn's check digit
  public static var luhn: Self { Self("luhn") }
  /// `luhn`: Digits that end with Luhn's check digit
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func luhn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("luhn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lv.pvn`: Latvia's VAT number for companies and persons
  public static var lvPvn: Self { Self("lv.pvn") }
  /// `lv.pvn`: Latvia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func lvPvn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lv.pvn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `lv.vat`: Latvia's VAT number for companies and persons
  public static var lvVat: Self { Self("lv.vat") }
  /// `lv.vat`: Latvia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func lvVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("lv.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ma.ice`: Morocco's company number, with its establishment
  public static var maIce: Self { Self("ma.ice") }
  /// `ma.ice`: Morocco's company number, with its establishment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func maIce(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ma.ice", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ma.vat`: Morocco's tax number of a company, the ICE
  public static var maVat: Self { Self("ma.vat") }
  /// `ma.vat`: Morocco's tax number of a company, the ICE
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func maVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ma.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mac`: The address of a network interface
  public static var mac: Self { Self("mac") }
  /// `mac`: The address of a network interface
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mac(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mac", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mac-address`: The address of a network interface, of 48 or 64 bits, in one of the forms that people write
  public static var macAddress: Self { Self("mac-address") }
  /// `mac-address`: The address of a network interface, of 48 or 64 bits, in one of the forms that people write
  ///
  /// - Parameters:
  ///   - eui: The accepted number of bits; both if absent (one of 48, 64)
  ///   - separators: Whether separators between the digits are required, refused or optional (one of any, none, some; default: any)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func macAddress(
    eui: Parameter? = nil,
    separators: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("mac-address", with: [
      "eui": eui,
      "separators": separators,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `magnet-uri`: A link to content by its hash
  public static var magnetUri: Self { Self("magnet-uri") }
  /// `magnet-uri`: A link to content by its hash
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func magnetUri(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("magnet-uri", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `maidenhead`: A place as a locator of radio amateurs, with 2 to 10 characters
  public static var maidenhead: Self { Self("maidenhead") }
  /// `maidenhead`: A place as a locator of radio amateurs, with 2 to 10 characters
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func maidenhead(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("maidenhead", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mailto`: A link that begins an email
  public static var mailto: Self { Self("mailto") }
  /// `mailto`: A link that begins an email
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mailto(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mailto", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mc.tva`: Monaco's VAT number
  public static var mcTva: Self { Self("mc.tva") }
  /// `mc.tva`: Monaco's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mcTva(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mc.tva", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mc.vat`: Monaco's VAT number
  public static var mcVat: Self { Self("mc.vat") }
  /// `mc.vat`: Monaco's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mcVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mc.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `md.idno`: Moldova's company number
  public static var mdIdno: Self { Self("md.idno") }
  /// `md.idno`: Moldova's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mdIdno(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("md.idno", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `md4`: A digest of MD4 in hexadecimal digits
  public static var md4: Self { Self("md4") }
  /// `md4`: A digest of MD4 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func md4(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("md4", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `md5`: A digest of MD5 in hexadecimal digits
  public static var md5: Self { Self("md5") }
  /// `md5`: A digest of MD5 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func md5(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("md5", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `me.iban`: An IBAN of Montenegro, with the check digits of the account in it
  public static var meIban: Self { Self("me.iban") }
  /// `me.iban`: An IBAN of Montenegro, with the check digits of the account in it
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func meIban(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("me.iban", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `me.jmbg`: Montenegro's personal number, with birth date and sex
  public static var meJmbg: Self { Self("me.jmbg") }
  /// `me.jmbg`: Montenegro's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func meJmbg(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("me.jmbg", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `me.pib`: Montenegro's taxpayer number
  public static var mePib: Self { Self("me.pib") }
  /// `me.pib`: Montenegro's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mePib(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("me.pib", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `me.vat`: Montenegro's taxpayer number
  public static var meVat: Self { Self("me.vat") }
  /// `me.vat`: Montenegro's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func meVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("me.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `meid`: The number of a mobile telephone, hexadecimal or decimal
  public static var meid: Self { Self("meid") }
  /// `meid`: The number of a mobile telephone, hexadecimal or decimal
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func meid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("meid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mgrs`: A place in the Military Grid Reference System
  public static var mgrs: Self { Self("mgrs") }
  /// `mgrs`: A place in the Military Grid Reference System
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mgrs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mgrs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mic`: A market for securities by its four-letter code in ISO 10383
  public static var mic: Self { Self("mic") }
  /// `mic`: A market for securities by its four-letter code in ISO 10383
  ///
  /// - Parameters:
  ///   - unlisted: Whether a code that is newer than the list is accepted (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mic(unlisted: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mic", with: ["unlisted": unlisted, "exactly-as-written": exactlyAsWritten])
  }
  /// `mime-type`: A media type such as text/html, with or without parameters
  public static var mimeType: Self { Self("mime-type") }
  /// `mime-type`: A media type such as text/html, with or without parameters
  ///
  /// - Parameters:
  ///   - accepted: The accepted types, such as [image/png, text/*]; all if absent (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mimeType(
    accepted: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("mime-type", with: ["accepted": accepted, "exactly-as-written": exactlyAsWritten])
  }
  /// `mk.edb`: North Macedonia's taxpayer number
  public static var mkEdb: Self { Self("mk.edb") }
  /// `mk.edb`: North Macedonia's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mkEdb(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mk.edb", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mk.embg`: North Macedonia's personal number, with birth date and sex
  public static var mkEmbg: Self { Self("mk.embg") }
  /// `mk.embg`: North Macedonia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mkEmbg(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mk.embg", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mk.vat`: North Macedonia's taxpayer number
  public static var mkVat: Self { Self("mk.vat") }
  /// `mk.vat`: North Macedonia's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mkVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mk.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mmsi`: The number of a ship, coast station or other station in the maritime mobile service
  public static var mmsi: Self { Self("mmsi") }
  /// `mmsi`: The number of a ship, coast station or other station in the maritime mobile service
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mmsi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mmsi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `money.localized`: An amount of money as people write it in a locale
  public static var moneyLocalized: Self { Self("money.localized") }
  /// `money.localized`: An amount of money as people write it in a locale
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - currency: required, optional, or the code of the only currency, which amounts may then leave out (text; default: required)
  ///   - currencies: The codes of the accepted currencies (a list of: text)
  ///   - minimum: The least accepted amount (a number)
  ///   - maximum: The greatest accepted amount (a number)
  ///   - fractionDigits: The maximum number of digits after the decimal separator; the number of the currency if absent (a whole number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func moneyLocalized(
    locale: Parameter? = nil,
    currency: Parameter? = nil,
    currencies: Parameter? = nil,
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    fractionDigits: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("money.localized", with: [
      "locale": locale,
      "currency": currency,
      "currencies": currencies,
      "minimum": minimum,
      "maximum": maximum,
      "fraction-digits": fractionDigits,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `mongo-id`: An ObjectId of MongoDB, 24 hexadecimal digits
  public static var mongoId: Self { Self("mongo-id") }
  /// `mongo-id`: An ObjectId of MongoDB, 24 hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mongoId(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mongo-id", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `month`: A month of a year such as 2026-11
  public static var month: Self { Self("month") }
  /// `month`: A month of a year such as 2026-11
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func month(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("month", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mt.tin`: Malta's tax number of a person or company
  public static var mtTin: Self { Self("mt.tin") }
  /// `mt.tin`: Malta's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mtTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mt.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mt.vat`: Malta's VAT number
  public static var mtVat: Self { Self("mt.vat") }
  /// `mt.vat`: Malta's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mtVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mt.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mu.nid`: Mauritius's personal number, with birth date
  public static var muNid: Self { Self("mu.nid") }
  /// `mu.nid`: Mauritius's personal number, with birth date
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func muNid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mu.nid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mx.clabe`: Mexico's bank account number
  public static var mxClabe: Self { Self("mx.clabe") }
  /// `mx.clabe`: Mexico's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxClabe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mx.clabe", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mx.curp`: Mexico's personal number, with birth date, sex and state
  public static var mxCurp: Self { Self("mx.curp") }
  /// `mx.curp`: Mexico's personal number, with birth date, sex and state
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxCurp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mx.curp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mx.nss`: Mexico's social security number
  public static var mxNss: Self { Self("mx.nss") }
  /// `mx.nss`: Mexico's social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxNss(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mx.nss", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mx.personalid`: Mexico's personal number, the CURP
  public static var mxPersonalid: Self { Self("mx.personalid") }
  /// `mx.personalid`: Mexico's personal number, the CURP
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mx.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mx.rfc`: Mexico's tax number of a person or company; the check digit is checked only on request
  public static var mxRfc: Self { Self("mx.rfc") }
  /// `mx.rfc`: Mexico's tax number of a person or company; the check digit is checked only on request
  ///
  /// - Parameters:
  ///   - checkDigit: true or false; default: false
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxRfc(
    checkDigit: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("mx.rfc", with: ["check-digit": checkDigit, "exactly-as-written": exactlyAsWritten])
  }
  /// `mx.vat`: Mexico's tax number, the RFC
  public static var mxVat: Self { Self("mx.vat") }
  /// `mx.vat`: Mexico's tax number, the RFC
  ///
  /// - Parameters:
  ///   - checkDigit: true or false; default: false
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mxVat(
    checkDigit: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("mx.vat", with: ["check-digit": checkDigit, "exactly-as-written": exactlyAsWritten])
  }
  /// `my.nric`: Malaysia's personal number, with birth date, place of birth and sex
  public static var myNric: Self { Self("my.nric") }
  /// `my.nric`: Malaysia's personal number, with birth date, place of birth and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func myNric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("my.nric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mz.nuit`: Mozambique's tax number of a person or company
  public static var mzNuit: Self { Self("mz.nuit") }
  /// `mz.nuit`: Mozambique's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mzNuit(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mz.nuit", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `mz.vat`: Mozambique's tax number, the NUIT
  public static var mzVat: Self { Self("mz.vat") }
  /// `mz.vat`: Mozambique's tax number, the NUIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func mzVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("mz.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nanoid`: A random identifier in letters, digits, hyphens and underscores
  public static var nanoid: Self { Self("nanoid") }
  /// `nanoid`: A random identifier in letters, digits, hyphens and underscores
  ///
  /// - Parameters:
  ///   - size: The number of characters (a whole number; default: 21)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nanoid(size: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nanoid", with: ["size": size, "exactly-as-written": exactlyAsWritten])
  }
  /// `national-id`: Number of a person in a given country, such as an identity or social security number
  public static var nationalId: Self { Self("national-id") }
  /// `national-id`: Number of a person in a given country, such as an identity or social security number
  ///
  /// - Parameters:
  ///   - country: Two letters, such as PL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nationalId(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("national-id", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ng.bvn`: Number of a bank's customer in Nigeria
  public static var ngBvn: Self { Self("ng.bvn") }
  /// `ng.bvn`: Number of a bank's customer in Nigeria
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ngBvn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ng.bvn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ng.nin`: Nigeria's personal number, which is also the tax number since 2026
  public static var ngNin: Self { Self("ng.nin") }
  /// `ng.nin`: Nigeria's personal number, which is also the tax number since 2026
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ngNin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ng.nin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ng.nuban`: Nigeria's bank account number, with or without the code of the bank
  public static var ngNuban: Self { Self("ng.nuban") }
  /// `ng.nuban`: Nigeria's bank account number, with or without the code of the bank
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ngNuban(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ng.nuban", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ng.rc`: Number in Nigeria's register of companies and business names
  public static var ngRc: Self { Self("ng.rc") }
  /// `ng.rc`: Number in Nigeria's register of companies and business names
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ngRc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ng.rc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ng.tin`: Nigeria's earlier tax number of a person or company
  public static var ngTin: Self { Self("ng.tin") }
  /// `ng.tin`: Nigeria's earlier tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ngTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ng.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nickname`: A nickname in a chat or a list of friends (RFC 8266)
  public static var nickname: Self { Self("nickname") }
  /// `nickname`: A nickname in a chat or a list of friends (RFC 8266)
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 100)
  public static func nickname(maximum: Parameter? = nil) -> Self {
    Self("nickname", with: ["maximum": maximum])
  }
  /// `nl.brin`: The Netherlands' school number
  public static var nlBrin: Self { Self("nl.brin") }
  /// `nl.brin`: The Netherlands' school number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlBrin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.brin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.bsn`: The Netherlands' personal number
  public static var nlBsn: Self { Self("nl.bsn") }
  /// `nl.bsn`: The Netherlands' personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlBsn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.bsn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.btw`: The Netherlands' VAT number
  public static var nlBtw: Self { Self("nl.btw") }
  /// `nl.btw`: The Netherlands' VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlBtw(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.btw", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.identiteitskaartnummer`: Number of a Dutch identity card or passport
  public static var nlIdentiteitskaartnummer: Self { Self("nl.identiteitskaartnummer") }
  /// `nl.identiteitskaartnummer`: Number of a Dutch identity card or passport
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlIdentiteitskaartnummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.identiteitskaartnummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.kvk`: Number of a company in the Dutch register of companies
  public static var nlKvk: Self { Self("nl.kvk") }
  /// `nl.kvk`: Number of a company in the Dutch register of companies
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlKvk(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.kvk", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.onderwijsnummer`: The Netherlands' number of a pupil or student without a BSN
  public static var nlOnderwijsnummer: Self { Self("nl.onderwijsnummer") }
  /// `nl.onderwijsnummer`: The Netherlands' number of a pupil or student without a BSN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlOnderwijsnummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.onderwijsnummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.postal-code`: The Netherlands' postal code
  public static var nlPostalCode: Self { Self("nl.postal-code") }
  /// `nl.postal-code`: The Netherlands' postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlPostalCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.postal-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.postcode`: The Netherlands' postal code
  public static var nlPostcode: Self { Self("nl.postcode") }
  /// `nl.postcode`: The Netherlands' postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlPostcode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.postcode", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nl.vat`: The Netherlands' VAT number
  public static var nlVat: Self { Self("nl.vat") }
  /// `nl.vat`: The Netherlands' VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nlVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nl.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.fodselsnummer`: Norway's personal number or D-number, with birth date and sex
  public static var noFodselsnummer: Self { Self("no.fodselsnummer") }
  /// `no.fodselsnummer`: Norway's personal number or D-number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noFodselsnummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.fodselsnummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.iban`: An IBAN of Norway, with the check digit of the account in it
  public static var noIban: Self { Self("no.iban") }
  /// `no.iban`: An IBAN of Norway, with the check digit of the account in it
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noIban(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.iban", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.kid`: Norway's reference number of a payment
  public static var noKid: Self { Self("no.kid") }
  /// `no.kid`: Norway's reference number of a payment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noKid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.kid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.kontonr`: Norway's bank account number
  public static var noKontonr: Self { Self("no.kontonr") }
  /// `no.kontonr`: Norway's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noKontonr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.kontonr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.mva`: Norway's VAT number, which is the organization number before MVA
  public static var noMva: Self { Self("no.mva") }
  /// `no.mva`: Norway's VAT number, which is the organization number before MVA
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noMva(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.mva", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.orgnr`: Norway's number of a company or other organization
  public static var noOrgnr: Self { Self("no.orgnr") }
  /// `no.orgnr`: Norway's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noOrgnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.orgnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.personalid`: Norway's personal number or D-number, with birth date and sex
  public static var noPersonalid: Self { Self("no.personalid") }
  /// `no.personalid`: Norway's personal number or D-number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `no.vat`: Norway's VAT number, which is the organization number before MVA
  public static var noVat: Self { Self("no.vat") }
  /// `no.vat`: Norway's VAT number, which is the organization number before MVA
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func noVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("no.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `npm-package-name`: A name for a new npm package, with or without a scope
  public static var npmPackageName: Self { Self("npm-package-name") }
  /// `npm-package-name`: A name for a new npm package, with or without a scope
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func npmPackageName(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("npm-package-name", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `number.localized`: A number as people write it in a locale
  public static var numberLocalized: Self { Self("number.localized") }
  /// `number.localized`: A number as people write it in a locale
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - minimum: The least accepted number (a number)
  ///   - maximum: The greatest accepted number (a number)
  ///   - fractionDigits: The maximum number of digits after the decimal separator (a whole number)
  ///   - grouping: Whether large numbers are written in groups of digits (one of optional, required, refused; default: optional)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func numberLocalized(
    locale: Parameter? = nil,
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    fractionDigits: Parameter? = nil,
    grouping: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("number.localized", with: [
      "locale": locale,
      "minimum": minimum,
      "maximum": maximum,
      "fraction-digits": fractionDigits,
      "grouping": grouping,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `numeric`: Decimal digits of any script
  public static var numeric: Self { Self("numeric") }
  /// `numeric`: Decimal digits of any script
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func numeric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("numeric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `numeric.ascii`: The digits 0 to 9
  public static var numericAscii: Self { Self("numeric.ascii") }
  /// `numeric.ascii`: The digits 0 to 9
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func numericAscii(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("numeric.ascii", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.bankaccount`: New Zealand's bank account number
  public static var nzBankaccount: Self { Self("nz.bankaccount") }
  /// `nz.bankaccount`: New Zealand's bank account number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.bankbranch`: New Zealand's code of a bank branch
  public static var nzBankbranch: Self { Self("nz.bankbranch") }
  /// `nz.bankbranch`: New Zealand's code of a bank branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzBankbranch(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.bankbranch", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.ird`: New Zealand's tax number of a person or company
  public static var nzIrd: Self { Self("nz.ird") }
  /// `nz.ird`: New Zealand's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzIrd(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.ird", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.nhi`: Number of a patient of New Zealand's health services
  public static var nzNhi: Self { Self("nz.nhi") }
  /// `nz.nhi`: Number of a patient of New Zealand's health services
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzNhi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.nhi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.nzbn`: New Zealand's business number, which is a GS1 location number
  public static var nzNzbn: Self { Self("nz.nzbn") }
  /// `nz.nzbn`: New Zealand's business number, which is a GS1 location number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzNzbn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.nzbn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `nz.vat`: New Zealand's tax number, the IRD number
  public static var nzVat: Self { Self("nz.vat") }
  /// `nz.vat`: New Zealand's tax number, the IRD number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func nzVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("nz.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `octal`: An octal number, with or without a prefix
  public static var octal: Self { Self("octal") }
  /// `octal`: An octal number, with or without a prefix
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func octal(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("octal", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `oid`: An object identifier, as in certificates and directories
  public static var oid: Self { Self("oid") }
  /// `oid`: An object identifier, as in certificates and directories
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func oid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("oid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `om.vat`: Oman's VAT number
  public static var omVat: Self { Self("om.vat") }
  /// `om.vat`: Oman's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func omVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("om.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `orcid`: The number of a researcher, also as a link
  public static var orcid: Self { Self("orcid") }
  /// `orcid`: The number of a researcher, also as a link
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func orcid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("orcid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `password`: A new password of any characters that is long enough and hard to guess
  public static var password: Self { Self("password") }
  /// `password`: A new password of any characters that is long enough and hard to guess
  ///
  /// - Parameters:
  ///   - secondFactor: Whether a second factor is required, such as a code (true or false; default: false)
  ///   - minimum: The minimum number of code points (a whole number; default: 15)
  ///   - minimumWithSecondFactor: The minimum number of code points with a second factor (a whole number; default: 8)
  ///   - maximum: The maximum number of code points, at least 64 (a whole number; default: 128)
  ///   - minimumScore: The minimum strength score, 0 to 4 (a whole number; default: 0)
  ///   - context: Words that are easy to guess, such as names, the address and the site (a list of: text; default: none)
  public static func password(
    secondFactor: Parameter? = nil,
    minimum: Parameter? = nil,
    minimumWithSecondFactor: Parameter? = nil,
    maximum: Parameter? = nil,
    minimumScore: Parameter? = nil,
    context: Parameter? = nil
  ) -> Self {
    Self("password", with: [
      "second-factor": secondFactor,
      "minimum": minimum,
      "minimum-with-second-factor": minimumWithSecondFactor,
      "maximum": maximum,
      "minimum-score": minimumScore,
      "context": context
    ])
  }
  /// `password.classic`: A password with characters of several kinds, for systems whose policy requires them
  public static var passwordClassic: Self { Self("password.classic") }
  /// `password.classic`: A password with characters of several kinds, for systems whose policy requires them
  ///
  /// - Parameters:
  ///   - minimumWithSecondFactor: The minimum number of code points with a second factor (a whole number; default: 8)
  ///   - maximum: The maximum number of code points, at least 64 (a whole number; default: 128)
  ///   - minimumScore: The minimum strength score, 0 to 4 (a whole number; default: 0)
  ///   - context: Words that are easy to guess, such as names, the address and the site (a list of: text; default: none)
  ///   - minimum: The minimum number of code points (a whole number; default: 8)
  ///   - lowercase: The minimum number of lowercase letters (a whole number; default: 1)
  ///   - uppercase: The minimum number of uppercase letters (a whole number; default: 1)
  ///   - digits: The minimum number of digits (a whole number; default: 1)
  ///   - symbols: The minimum number of symbols and spaces (a whole number; default: 1)
  ///   - maximumRepeat: The longest accepted run of one character (a whole number; default: 3)
  ///   - maximumSequence: The longest accepted run of neighbors such as abc (a whole number; default: 5)
  public static func passwordClassic(
    minimumWithSecondFactor: Parameter? = nil,
    maximum: Parameter? = nil,
    minimumScore: Parameter? = nil,
    context: Parameter? = nil,
    minimum: Parameter? = nil,
    lowercase: Parameter? = nil,
    uppercase: Parameter? = nil,
    digits: Parameter? = nil,
    symbols: Parameter? = nil,
    maximumRepeat: Parameter? = nil,
    maximumSequence: Parameter? = nil
  ) -> Self {
    Self("password.classic", with: [
      "minimum-with-second-factor": minimumWithSecondFactor,
      "maximum": maximum,
      "minimum-score": minimumScore,
      "context": context,
      "minimum": minimum,
      "lowercase": lowercase,
      "uppercase": uppercase,
      "digits": digits,
      "symbols": symbols,
      "maximum-repeat": maximumRepeat,
      "maximum-sequence": maximumSequence
    ])
  }
  /// `password.levels`: A password with enough points for kinds of characters and length
  public static var passwordLevels: Self { Self("password.levels") }
  /// `password.levels`: A password with enough points for kinds of characters and length
  ///
  /// - Parameters:
  ///   - minimumLevel: The minimum level: very-weak, weak, reasonable, strong or very-strong (text; default: reasonable)
  public static func passwordLevels(minimumLevel: Parameter? = nil) -> Self {
    Self("password.levels", with: ["minimum-level": minimumLevel])
  }
  /// `password.zxcvbn`: A password that takes many guesses, by the published model of zxcvbn
  public static var passwordZxcvbn: Self { Self("password.zxcvbn") }
  /// `password.zxcvbn`: A password that takes many guesses, by the published model of zxcvbn
  ///
  /// - Parameters:
  ///   - context: Words that an attacker tries first, such as the user's name (a list of: text)
  ///   - minimumScore: The minimum score, 0 to 4 (a whole number; default: 3)
  ///   - referenceYear: The reference for years in passwords (a whole number)
  public static func passwordZxcvbn(
    context: Parameter? = nil,
    minimumScore: Parameter? = nil,
    referenceYear: Parameter? = nil
  ) -> Self {
    Self("password.zxcvbn", with: [
      "context": context,
      "minimum-score": minimumScore,
      "reference-year": referenceYear
    ])
  }
  /// `payment-card`: The number of a payment card
  public static var paymentCard: Self { Self("payment-card") }
  /// `payment-card`: The number of a payment card
  ///
  /// - Parameters:
  ///   - accepted: a list of: text
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func paymentCard(
    accepted: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("payment-card", with: ["accepted": accepted, "exactly-as-written": exactlyAsWritten])
  }
  /// `pe.cui`: Peru's personal number, with or without the check character of the card
  public static var peCui: Self { Self("pe.cui") }
  /// `pe.cui`: Peru's personal number, with or without the check character of the card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func peCui(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pe.cui", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pe.ruc`: Peru's tax number of a person or company
  public static var peRuc: Self { Self("pe.ruc") }
  /// `pe.ruc`: Peru's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func peRuc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pe.ruc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pe.vat`: Peru's tax number, the RUC
  public static var peVat: Self { Self("pe.vat") }
  /// `pe.vat`: Peru's tax number, the RUC
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func peVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pe.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `percentage`: A number from 0 to 100, without the percent sign
  public static var percentage: Self { Self("percentage") }
  /// `percentage`: A number from 0 to 100, without the percent sign
  ///
  /// - Parameters:
  ///   - fractionDigits: The maximum number of digits after the decimal point (a whole number)
  ///   - multipleOf: A number that it must be a multiple of (a number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func percentage(
    fractionDigits: Parameter? = nil,
    multipleOf: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("percentage", with: [
      "fraction-digits": fractionDigits,
      "multiple-of": multipleOf,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `percentage.localized`: A percentage as people write it in a locale, with or without the percent sign
  public static var percentageLocalized: Self { Self("percentage.localized") }
  /// `percentage.localized`: A percentage as people write it in a locale, with or without the percent sign
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - minimum: The least accepted number (a number; default: 0)
  ///   - maximum: The greatest accepted number (a number; default: 100)
  ///   - fractionDigits: The maximum number of digits after the decimal separator (a whole number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func percentageLocalized(
    locale: Parameter? = nil,
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    fractionDigits: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("percentage.localized", with: [
      "locale": locale,
      "minimum": minimum,
      "maximum": maximum,
      "fraction-digits": fractionDigits,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `person-name`: A person’s name, or a part of it
  public static var personName: Self { Self("person-name") }
  /// `person-name`: A person’s name, or a part of it
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number; default: 1)
  ///   - maximum: The maximum number of characters (a whole number; default: 300)
  ///   - scripts: The scripts that letters may have, such as [Latn] (a list of: text)
  ///   - alphabet: The locale whose letters are accepted, such as de (text)
  ///   - digits: Whether digits are allowed (true or false; default: false)
  ///   - allowed: More characters that are allowed, such as [&/] (text)
  ///   - mixedScripts: How to treat words in several scripts: refuse, warn or accept (text; default: refuse)
  ///   - mixedWords: How to treat names with words in different scripts (text; default: warn)
  ///   - confusables: How to treat names that look like protected names (text; default: refuse)
  ///   - protected: Names that no other name may look like (a list of: text)
  ///   - parts: The required parts, such as [given, family] (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func personName(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    scripts: Parameter? = nil,
    alphabet: Parameter? = nil,
    digits: Parameter? = nil,
    allowed: Parameter? = nil,
    mixedScripts: Parameter? = nil,
    mixedWords: Parameter? = nil,
    confusables: Parameter? = nil,
    protected: Parameter? = nil,
    parts: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("person-name", with: [
      "minimum": minimum,
      "maximum": maximum,
      "scripts": scripts,
      "alphabet": alphabet,
      "digits": digits,
      "allowed": allowed,
      "mixed-scripts": mixedScripts,
      "mixed-words": mixedWords,
      "confusables": confusables,
      "protected": protected,
      "parts": parts,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `person-name.latin`: A person’s name in Latin letters, as in passports
  public static var personNameLatin: Self { Self("person-name.latin") }
  /// `person-name.latin`: A person’s name in Latin letters, as in passports
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number; default: 1)
  ///   - maximum: The maximum number of characters (a whole number; default: 300)
  ///   - alphabet: The locale whose letters are accepted, such as de (text)
  ///   - digits: Whether digits are allowed (true or false; default: false)
  ///   - allowed: More characters that are allowed, such as [&/] (text)
  ///   - confusables: How to treat names that look like protected names (text; default: refuse)
  ///   - protected: Names that no other name may look like (a list of: text)
  ///   - parts: The required parts, such as [given, family] (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func personNameLatin(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    alphabet: Parameter? = nil,
    digits: Parameter? = nil,
    allowed: Parameter? = nil,
    confusables: Parameter? = nil,
    protected: Parameter? = nil,
    parts: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("person-name.latin", with: [
      "minimum": minimum,
      "maximum": maximum,
      "alphabet": alphabet,
      "digits": digits,
      "allowed": allowed,
      "confusables": confusables,
      "protected": protected,
      "parts": parts,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `person-name.legal-eu`: A person’s name in the letters that DIN 91379 requires of systems in the European Union
  public static var personNameLegalEu: Self { Self("person-name.legal-eu") }
  /// `person-name.legal-eu`: A person’s name in the letters that DIN 91379 requires of systems in the European Union
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number; default: 1)
  ///   - maximum: The maximum number of characters (a whole number; default: 300)
  ///   - scripts: The scripts that letters may have, such as [Latn] (a list of: text)
  ///   - alphabet: The locale whose letters are accepted, such as de (text)
  ///   - digits: Whether digits are allowed (true or false; default: false)
  ///   - allowed: More characters that are allowed, such as [&/] (text)
  ///   - mixedScripts: How to treat words in several scripts: refuse, warn or accept (text; default: refuse)
  ///   - mixedWords: How to treat names with words in different scripts (text; default: warn)
  ///   - confusables: How to treat names that look like protected names (text; default: refuse)
  ///   - protected: Names that no other name may look like (a list of: text)
  ///   - parts: The required parts, such as [given, family] (a list of: text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func personNameLegalEu(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    scripts: Parameter? = nil,
    alphabet: Parameter? = nil,
    digits: Parameter? = nil,
    allowed: Parameter? = nil,
    mixedScripts: Parameter? = nil,
    mixedWords: Parameter? = nil,
    confusables: Parameter? = nil,
    protected: Parameter? = nil,
    parts: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("person-name.legal-eu", with: [
      "minimum": minimum,
      "maximum": maximum,
      "scripts": scripts,
      "alphabet": alphabet,
      "digits": digits,
      "allowed": allowed,
      "mixed-scripts": mixedScripts,
      "mixed-words": mixedWords,
      "confusables": confusables,
      "protected": protected,
      "parts": parts,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `ph.pagibig`: The Philippines' number of a member of the housing fund
  public static var phPagibig: Self { Self("ph.pagibig") }
  /// `ph.pagibig`: The Philippines' number of a member of the housing fund
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phPagibig(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.pagibig", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ph.pcn`: Number on the Philippines' identity card, which stands for the personal number
  public static var phPcn: Self { Self("ph.pcn") }
  /// `ph.pcn`: Number on the Philippines' identity card, which stands for the personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phPcn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.pcn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ph.philhealth`: The Philippines' number of a person in the health insurance
  public static var phPhilhealth: Self { Self("ph.philhealth") }
  /// `ph.philhealth`: The Philippines' number of a person in the health insurance
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phPhilhealth(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.philhealth", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ph.psn`: The Philippines' personal number, which is confidential
  public static var phPsn: Self { Self("ph.psn") }
  /// `ph.psn`: The Philippines' personal number, which is confidential
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phPsn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.psn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ph.sss`: The Philippines' social security number
  public static var phSss: Self { Self("ph.sss") }
  /// `ph.sss`: The Philippines' social security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phSss(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.sss", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ph.tin`: The Philippines' tax number of a person or company, with or without its branch
  public static var phTin: Self { Self("ph.tin") }
  /// `ph.tin`: The Philippines' tax number of a person or company, with or without its branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ph.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `phone`: A telephone number that is in use somewhere
  public static var phone: Self { Self("phone") }
  /// `phone`: A telephone number that is in use somewhere
  ///
  /// - Parameters:
  ///   - region: The region where numbers without a calling code are dialed (text)
  ///   - regions: The regions whose numbers are accepted (a list of: text)
  ///   - types: The accepted types of number, such as mobile (a list of: text)
  ///   - requireInternational: Whether + and the calling code are required (true or false; default: false)
  ///   - allowPossible: Whether a possible length is enough (true or false; default: false)
  ///   - extensions: Whether an extension may follow (true or false; default: true)
  ///   - vanityLetters: Whether letters may represent digits (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phone(
    region: Parameter? = nil,
    regions: Parameter? = nil,
    types: Parameter? = nil,
    requireInternational: Parameter? = nil,
    allowPossible: Parameter? = nil,
    extensions: Parameter? = nil,
    vanityLetters: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("phone", with: [
      "region": region,
      "regions": regions,
      "types": types,
      "require-international": requireInternational,
      "allow-possible": allowPossible,
      "extensions": extensions,
      "vanity-letters": vanityLetters,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `phone.emergency`: A number of emergency services in a region
  public static var phoneEmergency: Self { Self("phone.emergency") }
  /// `phone.emergency`: A number of emergency services in a region
  ///
  /// - Parameters:
  ///   - region: The region where the number is dialed, such as CH (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phoneEmergency(
    region: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("phone.emergency", with: ["region": region, "exactly-as-written": exactlyAsWritten])
  }
  /// `phone.international`: A telephone number that begins with + and its calling code
  public static var phoneInternational: Self { Self("phone.international") }
  /// `phone.international`: A telephone number that begins with + and its calling code
  ///
  /// - Parameters:
  ///   - region: The region where numbers without a calling code are dialed (text)
  ///   - regions: The regions whose numbers are accepted (a list of: text)
  ///   - types: The accepted types of number, such as mobile (a list of: text)
  ///   - allowPossible: Whether a possible length is enough (true or false; default: false)
  ///   - extensions: Whether an extension may follow (true or false; default: true)
  ///   - vanityLetters: Whether letters may represent digits (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phoneInternational(
    region: Parameter? = nil,
    regions: Parameter? = nil,
    types: Parameter? = nil,
    allowPossible: Parameter? = nil,
    extensions: Parameter? = nil,
    vanityLetters: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("phone.international", with: [
      "region": region,
      "regions": regions,
      "types": types,
      "allow-possible": allowPossible,
      "extensions": extensions,
      "vanity-letters": vanityLetters,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `phone.mobile`: The number of a mobile telephone
  public static var phoneMobile: Self { Self("phone.mobile") }
  /// `phone.mobile`: The number of a mobile telephone
  ///
  /// - Parameters:
  ///   - region: The region where numbers without a calling code are dialed (text)
  ///   - regions: The regions whose numbers are accepted (a list of: text)
  ///   - requireInternational: Whether + and the calling code are required (true or false; default: false)
  ///   - allowPossible: Whether a possible length is enough (true or false; default: false)
  ///   - extensions: Whether an extension may follow (true or false; default: true)
  ///   - vanityLetters: Whether letters may represent digits (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phoneMobile(
    region: Parameter? = nil,
    regions: Parameter? = nil,
    requireInternational: Parameter? = nil,
    allowPossible: Parameter? = nil,
    extensions: Parameter? = nil,
    vanityLetters: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("phone.mobile", with: [
      "region": region,
      "regions": regions,
      "require-international": requireInternational,
      "allow-possible": allowPossible,
      "extensions": extensions,
      "vanity-letters": vanityLetters,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `phone.short`: A short number that works in a region, such as one of a service, an information desk or an emergency call
  public static var phoneShort: Self { Self("phone.short") }
  /// `phone.short`: A short number that works in a region, such as one of a service, an information desk or an emergency call
  ///
  /// - Parameters:
  ///   - region: The region where the number is dialed, such as CH (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func phoneShort(
    region: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("phone.short", with: ["region": region, "exactly-as-written": exactlyAsWritten])
  }
  /// `pk.cnic`: Pakistan's personal number, with province and sex
  public static var pkCnic: Self { Self("pk.cnic") }
  /// `pk.cnic`: Pakistan's personal number, with province and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func pkCnic(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pk.cnic", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pk.ntn`: Pakistan's tax number of a company
  public static var pkNtn: Self { Self("pk.ntn") }
  /// `pk.ntn`: Pakistan's tax number of a company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func pkNtn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pk.ntn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pl.krs`: Number of a company or association in Poland's register of courts
  public static var plKrs: Self { Self("pl.krs") }
  /// `pl.krs`: Number of a company or association in Poland's register of courts
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plKrs(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pl.krs", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pl.nip`: Poland's taxpayer number
  public static var plNip: Self { Self("pl.nip") }
  /// `pl.nip`: Poland's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plNip(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pl.nip", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pl.pesel`: Poland's personal number, with birth date and sex
  public static var plPesel: Self { Self("pl.pesel") }
  /// `pl.pesel`: Poland's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plPesel(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pl.pesel", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pl.regon`: Poland's number of a company or of one of its local units
  public static var plRegon: Self { Self("pl.regon") }
  /// `pl.regon`: Poland's number of a company or of one of its local units
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plRegon(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pl.regon", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pl.vat`: Poland's VAT number, which is the NIP after PL
  public static var plVat: Self { Self("pl.vat") }
  /// `pl.vat`: Poland's VAT number, which is the NIP after PL
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pl.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `plus-code`: A place as a full plus code (Open Location Code)
  public static var plusCode: Self { Self("plus-code") }
  /// `plus-code`: A place as a full plus code (Open Location Code)
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plusCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("plus-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `plus-code.short`: A place near another one as a shortened plus code, which needs the name of the other place
  public static var plusCodeShort: Self { Self("plus-code.short") }
  /// `plus-code.short`: A place near another one as a shortened plus code, which needs the name of the other place
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func plusCodeShort(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("plus-code.short", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `port`: A TCP or UDP port number
  public static var port: Self { Self("port") }
  /// `port`: A TCP or UDP port number
  ///
  /// - Parameters:
  ///   - minimum: The least accepted number (a whole number; default: 1)
  ///   - maximum: The greatest accepted number (a whole number; default: 65535)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func port(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("port", with: [
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `postal-code`: Postal code in the format of a given country; a country without postal codes counts as unknown
  public static var postalCode: Self { Self("postal-code") }
  /// `postal-code`: Postal code in the format of a given country; a country without postal codes counts as unknown
  ///
  /// - Parameters:
  ///   - country: Two letters, such as NL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without postal codes, and without a country (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func postalCode(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("postal-code", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `postal-code.region`: Postal code of a state, province, canton or other region of AT, AU, CA, CH, DE, ES, FR, IT or US; elsewhere, that of the country
  public static var postalCodeRegion: Self { Self("postal-code.region") }
  /// `postal-code.region`: Postal code of a state, province, canton or other region of AT, AU, CA, CH, DE, ES, FR, IT or US; elsewhere, that of the country
  ///
  /// - Parameters:
  ///   - country: Two letters, such as CH (text)
  ///   - region: The code of the region in ISO 3166-2, such as CH-ZH (text)
  ///   - unknownCountry: Whether any text is accepted for a country without postal codes, and without a country (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func postalCodeRegion(
    country: Parameter? = nil,
    region: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("postal-code.region", with: [
      "country": country,
      "region": region,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `present`: Any value that is not blank
  public static var present: Self { Self("present") }
  /// `pt.cc`: Number of a Portuguese citizen card
  public static var ptCc: Self { Self("pt.cc") }
  /// `pt.cc`: Number of a Portuguese citizen card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ptCc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pt.cc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pt.nif`: Portugal's tax and VAT number of a person or company
  public static var ptNif: Self { Self("pt.nif") }
  /// `pt.nif`: Portugal's tax and VAT number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ptNif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pt.nif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pt.niss`: Portugal's social security number of a person or company
  public static var ptNiss: Self { Self("pt.niss") }
  /// `pt.niss`: Portugal's social security number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ptNiss(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pt.niss", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `pt.vat`: Portugal's VAT number
  public static var ptVat: Self { Self("pt.vat") }
  /// `pt.vat`: Portugal's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ptVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("pt.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `py.ruc`: Paraguay's tax number of a person or company
  public static var pyRuc: Self { Self("py.ruc") }
  /// `py.ruc`: Paraguay's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func pyRuc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("py.ruc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `py.vat`: Paraguay's tax number, the RUC
  public static var pyVat: Self { Self("py.vat") }
  /// `py.vat`: Paraguay's tax number, the RUC
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func pyVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("py.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `qa.qid`: Qatar's personal number, with the year of birth and the nationality
  public static var qaQid: Self { Self("qa.qid") }
  /// `qa.qid`: Qatar's personal number, with the year of birth and the nationality
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func qaQid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("qa.qid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `regex`: A regular expression of ECMAScript, as JSON Schema requires, or of ICU
  public static var regex: Self { Self("regex") }
  /// `regex`: A regular expression of ECMAScript, as JSON Schema requires, or of ICU
  ///
  /// - Parameters:
  ///   - syntax: The syntax; ecmascript has the flag u, and browsers is Annex B without flags (one of ecmascript, ecmascript-without-flags, browsers, icu; default: ecmascript)
  public static func regex(syntax: Parameter? = nil) -> Self {
    Self("regex", with: ["syntax": syntax])
  }
  /// `relative-json-pointer`: A pointer to a value within a JSON document, relative to a place in it
  public static var relativeJsonPointer: Self { Self("relative-json-pointer") }
  /// `rgb-color`: A color of red, green and blue, CSS Color 4 section 5.1; numbers out of range are clamped there, not refused
  public static var rgbColor: Self { Self("rgb-color") }
  /// `rgb-color`: A color of red, green and blue, CSS Color 4 section 5.1; numbers out of range are clamped there, not refused
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func rgbColor(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("rgb-color", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ripemd128`: A digest of RIPEMD-128 in hexadecimal digits
  public static var ripemd128: Self { Self("ripemd128") }
  /// `ripemd128`: A digest of RIPEMD-128 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ripemd128(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ripemd128", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ripemd160`: A digest of RIPEMD-160 in hexadecimal digits
  public static var ripemd160: Self { Self("ripemd160") }
  /// `ripemd160`: A digest of RIPEMD-160 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ripemd160(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ripemd160", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ro.cf`: Romania's tax number for companies and persons
  public static var roCf: Self { Self("ro.cf") }
  /// `ro.cf`: Romania's tax number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func roCf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ro.cf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ro.cnp`: Romania's personal number, with birth date, sex and county
  public static var roCnp: Self { Self("ro.cnp") }
  /// `ro.cnp`: Romania's personal number, with birth date, sex and county
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func roCnp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ro.cnp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ro.cui`: Romania's company number
  public static var roCui: Self { Self("ro.cui") }
  /// `ro.cui`: Romania's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func roCui(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ro.cui", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ro.onrc`: Romania's number in the trade register, in the forms before and since July 2024
  public static var roOnrc: Self { Self("ro.onrc") }
  /// `ro.onrc`: Romania's number in the trade register, in the forms before and since July 2024
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func roOnrc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ro.onrc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ro.vat`: Romania's VAT number for companies and persons
  public static var roVat: Self { Self("ro.vat") }
  /// `ro.vat`: Romania's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func roVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ro.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ror`: The identifier of a research organization, also as a link
  public static var ror: Self { Self("ror") }
  /// `ror`: The identifier of a research organization, also as a link
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ror(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ror", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `rs.jmbg`: Personal number of Serbia or of Bosnia and Herzegovina, with birth date and sex
  public static var rsJmbg: Self { Self("rs.jmbg") }
  /// `rs.jmbg`: Personal number of Serbia or of Bosnia and Herzegovina, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func rsJmbg(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("rs.jmbg", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `rs.pib`: Serbia's taxpayer number
  public static var rsPib: Self { Self("rs.pib") }
  /// `rs.pib`: Serbia's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func rsPib(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("rs.pib", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `rs.vat`: Serbia's taxpayer number
  public static var rsVat: Self { Self("rs.vat") }
  /// `rs.vat`: Serbia's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func rsVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("rs.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.inn`: Russia's taxpayer number for companies and persons
  public static var ruInn: Self { Self("ru.inn") }
  /// `ru.inn`: Russia's taxpayer number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruInn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.inn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.kpp`: Russia's code of the reason why a company is registered at a tax office
  public static var ruKpp: Self { Self("ru.kpp") }
  /// `ru.kpp`: Russia's code of the reason why a company is registered at a tax office
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruKpp(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.kpp", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.ogrn`: Russia's number in the register of companies or of entrepreneurs
  public static var ruOgrn: Self { Self("ru.ogrn") }
  /// `ru.ogrn`: Russia's number in the register of companies or of entrepreneurs
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruOgrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.ogrn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.okpo`: Russia's number of a company or entrepreneur in the statistics
  public static var ruOkpo: Self { Self("ru.okpo") }
  /// `ru.okpo`: Russia's number of a company or entrepreneur in the statistics
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruOkpo(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.okpo", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.snils`: Russia's number of a person in the social insurance
  public static var ruSnils: Self { Self("ru.snils") }
  /// `ru.snils`: Russia's number of a person in the social insurance
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruSnils(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.snils", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ru.vat`: Russia's taxpayer number for companies and persons
  public static var ruVat: Self { Self("ru.vat") }
  /// `ru.vat`: Russia's taxpayer number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ruVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ru.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sa.crn`: Saudi Arabia's number of a company in the commercial register
  public static var saCrn: Self { Self("sa.crn") }
  /// `sa.crn`: Saudi Arabia's number of a company in the commercial register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func saCrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sa.crn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sa.id`: Saudi Arabia's number of a citizen or resident
  public static var saId: Self { Self("sa.id") }
  /// `sa.id`: Saudi Arabia's number of a citizen or resident
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func saId(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sa.id", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sa.tin`: Saudi Arabia's tax number of a person or company
  public static var saTin: Self { Self("sa.tin") }
  /// `sa.tin`: Saudi Arabia's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func saTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sa.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sa.unn`: Saudi Arabia's unified number of a company or other organization
  public static var saUnn: Self { Self("sa.unn") }
  /// `sa.unn`: Saudi Arabia's unified number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func saUnn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sa.unn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sa.vat`: Saudi Arabia's VAT number
  public static var saVat: Self { Self("sa.vat") }
  /// `sa.vat`: Saudi Arabia's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func saVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sa.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `script-code`: A script by its four-letter code in ISO 15924
  public static var scriptCode: Self { Self("script-code") }
  /// `script-code`: A script by its four-letter code in ISO 15924
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func scriptCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("script-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `script-code.numeric`: A script by its three-digit code in ISO 15924
  public static var scriptCodeNumeric: Self { Self("script-code.numeric") }
  /// `script-code.numeric`: A script by its three-digit code in ISO 15924
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func scriptCodeNumeric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("script-code.numeric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.bankgiro`: Sweden's number of a payee in the system of the banks
  public static var seBankgiro: Self { Self("se.bankgiro") }
  /// `se.bankgiro`: Sweden's number of a payee in the system of the banks
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func seBankgiro(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.bankgiro", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.orgnr`: Sweden's number of a company or other organization
  public static var seOrgnr: Self { Self("se.orgnr") }
  /// `se.orgnr`: Sweden's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func seOrgnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.orgnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.personalid`: Sweden's personal or coordination number, with birth date and sex
  public static var sePersonalid: Self { Self("se.personalid") }
  /// `se.personalid`: Sweden's personal or coordination number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sePersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.personnummer`: Sweden's personal or coordination number, with birth date and sex
  public static var sePersonnummer: Self { Self("se.personnummer") }
  /// `se.personnummer`: Sweden's personal or coordination number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sePersonnummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.personnummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.postal-code`: Sweden's postal code
  public static var sePostalCode: Self { Self("se.postal-code") }
  /// `se.postal-code`: Sweden's postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sePostalCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.postal-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.postnummer`: Sweden's postal code
  public static var sePostnummer: Self { Self("se.postnummer") }
  /// `se.postnummer`: Sweden's postal code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sePostnummer(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.postnummer", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `se.vat`: Sweden's VAT number, which contains the organization number
  public static var seVat: Self { Self("se.vat") }
  /// `se.vat`: Sweden's VAT number, which contains the organization number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func seVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("se.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `security-code`: The code printed next to the number of a payment card
  public static var securityCode: Self { Self("security-code") }
  /// `security-code`: The code printed next to the number of a payment card
  ///
  /// - Parameters:
  ///   - number: text
  ///   - length: a whole number
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func securityCode(
    number: Parameter? = nil,
    length: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("security-code", with: [
      "number": number,
      "length": length,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `semver`: A version according to Semantic Versioning 2.0.0, such as 2.1.0-rc.1+build.5
  public static var semver: Self { Self("semver") }
  /// `semver`: A version according to Semantic Versioning 2.0.0, such as 2.1.0-rc.1+build.5
  ///
  /// - Parameters:
  ///   - prerelease: Whether prerelease versions are accepted (true or false; default: true)
  ///   - build: Whether build metadata after a plus sign is accepted (true or false; default: true)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func semver(
    prerelease: Parameter? = nil,
    build: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("semver", with: [
      "prerelease": prerelease,
      "build": build,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `sg.nric`: Singapore's number of a citizen, resident or foreigner, which is also a tax number
  public static var sgNric: Self { Self("sg.nric") }
  /// `sg.nric`: Singapore's number of a citizen, resident or foreigner, which is also a tax number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sgNric(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sg.nric", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sg.uen`: Singapore's business number, company or other entity
  public static var sgUen: Self { Self("sg.uen") }
  /// `sg.uen`: Singapore's business number, company or other entity
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sgUen(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sg.uen", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sg.vat`: Singapore's tax number of an entity, the UEN
  public static var sgVat: Self { Self("sg.vat") }
  /// `sg.vat`: Singapore's tax number of an entity, the UEN
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sgVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sg.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sha1`: A digest of SHA-1 in hexadecimal digits
  public static var sha1: Self { Self("sha1") }
  /// `sha1`: A digest of SHA-1 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sha1(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sha1", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sha224`: A digest of SHA-224 in hexadecimal digits
  public static var sha224: Self { Self("sha224") }
  /// `sha224`: A digest of SHA-224 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sha224(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sha224", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sha256`: A digest of SHA-256 in hexadecimal digits
  public static var sha256: Self { Self("sha256") }
  /// `sha256`: A digest of SHA-256 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sha256(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sha256", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sha384`: A digest of SHA-384 in hexadecimal digits
  public static var sha384: Self { Self("sha384") }
  /// `sha384`: A digest of SHA-384 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sha384(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sha384", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sha512`: A digest of SHA-512 in hexadecimal digits
  public static var sha512: Self { Self("sha512") }
  /// `sha512`: A digest of SHA-512 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sha512(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sha512", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.businessid`: Slovenia's number of a company or of one of its units
  public static var siBusinessid: Self { Self("si.businessid") }
  /// `si.businessid`: Slovenia's number of a company or of one of its units
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siBusinessid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.businessid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.ddv`: Slovenia's taxpayer number, which is also the VAT number
  public static var siDdv: Self { Self("si.ddv") }
  /// `si.ddv`: Slovenia's taxpayer number, which is also the VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siDdv(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.ddv", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.emso`: Slovenia's personal number, with birth date and sex
  public static var siEmso: Self { Self("si.emso") }
  /// `si.emso`: Slovenia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siEmso(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.emso", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.maticna`: Slovenia's number of a company or of one of its units
  public static var siMaticna: Self { Self("si.maticna") }
  /// `si.maticna`: Slovenia's number of a company or of one of its units
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siMaticna(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.maticna", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.personalid`: Slovenia's personal number, with birth date and sex
  public static var siPersonalid: Self { Self("si.personalid") }
  /// `si.personalid`: Slovenia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siPersonalid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.personalid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `si.vat`: Slovenia's VAT number
  public static var siVat: Self { Self("si.vat") }
  /// `si.vat`: Slovenia's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func siVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("si.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sk.bankaccount`: Slovakia's bank account number, with the bank
  public static var skBankaccount: Self { Self("sk.bankaccount") }
  /// `sk.bankaccount`: Slovakia's bank account number, with the bank
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func skBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sk.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sk.dph`: Slovakia's VAT number for companies and persons
  public static var skDph: Self { Self("sk.dph") }
  /// `sk.dph`: Slovakia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func skDph(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sk.dph", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sk.ico`: Slovakia's number of a company or other organization
  public static var skIco: Self { Self("sk.ico") }
  /// `sk.ico`: Slovakia's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func skIco(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sk.ico", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sk.rc`: Slovakia's personal number, with birth date and sex
  public static var skRc: Self { Self("sk.rc") }
  /// `sk.rc`: Slovakia's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func skRc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sk.rc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sk.vat`: Slovakia's VAT number for companies and persons
  public static var skVat: Self { Self("sk.vat") }
  /// `sk.vat`: Slovakia's VAT number for companies and persons
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func skVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sk.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `slug`: The readable last part of a web address, such as my-first-post
  public static var slug: Self { Self("slug") }
  /// `slug`: The readable last part of a web address, such as my-first-post
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 100)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func slug(maximum: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("slug", with: ["maximum": maximum, "exactly-as-written": exactlyAsWritten])
  }
  /// `sm.coe`: San Marino's tax number of a business
  public static var smCoe: Self { Self("sm.coe") }
  /// `sm.coe`: San Marino's tax number of a business
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func smCoe(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sm.coe", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sm.vat`: San Marino's number of a business for taxes on imports
  public static var smVat: Self { Self("sm.vat") }
  /// `sm.vat`: San Marino's number of a business for taxes on imports
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func smVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sm.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sn.ninea`: Senegal's number of a company or association, with or without its tax code
  public static var snNinea: Self { Self("sn.ninea") }
  /// `sn.ninea`: Senegal's number of a company or association, with or without its tax code
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func snNinea(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sn.ninea", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sn.vat`: Senegal's tax number, the NINEA
  public static var snVat: Self { Self("sn.vat") }
  /// `sn.vat`: Senegal's tax number, the NINEA
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func snVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sn.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `snomed-ct`: The identifier of a concept, description or relationship of SNOMED CT
  public static var snomedCt: Self { Self("snomed-ct") }
  /// `snomed-ct`: The identifier of a concept, description or relationship of SNOMED CT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func snomedCt(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("snomed-ct", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sscc`: The number of a logistic unit, such as a pallet
  public static var sscc: Self { Self("sscc") }
  /// `sscc`: The number of a logistic unit, such as a pallet
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func sscc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sscc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sv.dui`: El Salvador's number of a person on the identity card, which is also the tax number
  public static var svDui: Self { Self("sv.dui") }
  /// `sv.dui`: El Salvador's number of a person on the identity card, which is also the tax number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func svDui(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sv.dui", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sv.nit`: El Salvador's tax number of a person or company
  public static var svNit: Self { Self("sv.nit") }
  /// `sv.nit`: El Salvador's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func svNit(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sv.nit", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `sv.vat`: El Salvador's tax number, the NIT
  public static var svVat: Self { Self("sv.vat") }
  /// `sv.vat`: El Salvador's tax number, the NIT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func svVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("sv.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tax-number`: Tax number of a person or company in a given country
  public static var taxNumber: Self { Self("tax-number") }
  /// `tax-number`: Tax number of a person or company in a given country
  ///
  /// - Parameters:
  ///   - country: Two letters, such as PL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func taxNumber(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("tax-number", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `text.ascii`: A text of visible ASCII characters and spaces
  public static var textAscii: Self { Self("text.ascii") }
  /// `text.full-width`: A text of wide characters, such as kanji, kana and ＡＢＣ
  public static var textFullWidth: Self { Self("text.full-width") }
  /// `text.half-width`: A text of narrow characters, such as ABC and ﾔﾏﾀﾞ
  public static var textHalfWidth: Self { Self("text.half-width") }
  /// `text.hiragana`: A text in Hiragana, with spaces, as in forms for readings of names
  public static var textHiragana: Self { Self("text.hiragana") }
  /// `text.hiragana`: A text in Hiragana, with spaces, as in forms for readings of names
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func textHiragana(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("text.hiragana", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `text.katakana`: A text in Katakana, with spaces, as in forms for readings of names
  public static var textKatakana: Self { Self("text.katakana") }
  /// `text.katakana`: A text in Katakana, with spaces, as in forms for readings of names
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func textKatakana(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("text.katakana", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `text.multi-line`: A text of one or more lines
  public static var textMultiLine: Self { Self("text.multi-line") }
  /// `text.multi-line`: A text of one or more lines
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number)
  ///   - maximum: The maximum number of characters (a whole number; default: 10000)
  public static func textMultiLine(minimum: Parameter? = nil, maximum: Parameter? = nil) -> Self {
    Self("text.multi-line", with: ["minimum": minimum, "maximum": maximum])
  }
  /// `text.plain`: A text without markup, web addresses or email addresses, such as a review
  public static var textPlain: Self { Self("text.plain") }
  /// `text.plain`: A text without markup, web addresses or email addresses, such as a review
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number)
  ///   - maximum: The maximum number of characters (a whole number; default: 10000)
  public static func textPlain(minimum: Parameter? = nil, maximum: Parameter? = nil) -> Self {
    Self("text.plain", with: ["minimum": minimum, "maximum": maximum])
  }
  /// `text.printable`: A text of visible characters in one line
  public static var textPrintable: Self { Self("text.printable") }
  /// `text.single-line`: A short text without line breaks
  public static var textSingleLine: Self { Self("text.single-line") }
  /// `text.single-line`: A short text without line breaks
  ///
  /// - Parameters:
  ///   - minimum: The minimum number of characters (a whole number)
  ///   - maximum: The maximum number of characters (a whole number; default: 200)
  public static func textSingleLine(minimum: Parameter? = nil, maximum: Parameter? = nil) -> Self {
    Self("text.single-line", with: ["minimum": minimum, "maximum": maximum])
  }
  /// `text.trustworthy`: A text without characters that deceive its readers
  public static var textTrustworthy: Self { Self("text.trustworthy") }
  /// `text.without-emoji`: A text without emoji
  public static var textWithoutEmoji: Self { Self("text.without-emoji") }
  /// `th.moa`: Thailand's company number
  public static var thMoa: Self { Self("th.moa") }
  /// `th.moa`: Thailand's company number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func thMoa(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("th.moa", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `th.pin`: Thailand's personal number
  public static var thPin: Self { Self("th.pin") }
  /// `th.pin`: Thailand's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func thPin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("th.pin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `th.tin`: Thailand's tax number of a person or company
  public static var thTin: Self { Self("th.tin") }
  /// `th.tin`: Thailand's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func thTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("th.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `th.vat`: Thailand's tax number of a company, its registration number
  public static var thVat: Self { Self("th.vat") }
  /// `th.vat`: Thailand's tax number of a company, its registration number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func thVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("th.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tiger128`: A digest of Tiger/128 in hexadecimal digits
  public static var tiger128: Self { Self("tiger128") }
  /// `tiger128`: A digest of Tiger/128 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func tiger128(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tiger128", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tiger160`: A digest of Tiger/160 in hexadecimal digits
  public static var tiger160: Self { Self("tiger160") }
  /// `tiger160`: A digest of Tiger/160 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func tiger160(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tiger160", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tiger192`: A digest of Tiger/192 in hexadecimal digits
  public static var tiger192: Self { Self("tiger192") }
  /// `tiger192`: A digest of Tiger/192 in hexadecimal digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func tiger192(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tiger192", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `time`: A time of day such as 14:30, with or without seconds, as in an HTML input of type time
  public static var time: Self { Self("time") }
  /// `time`: A time of day such as 14:30, with or without seconds, as in an HTML input of type time
  ///
  /// - Parameters:
  ///   - earliest: The first accepted time, such as 08:00 or now (text)
  ///   - latest: The last accepted time, such as 18:00 or now+PT15M (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func time(
    earliest: Parameter? = nil,
    latest: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("time", with: [
      "earliest": earliest,
      "latest": latest,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `time-zone`: The name of a time zone in the IANA Time Zone Database, in upper or lower case
  public static var timeZone: Self { Self("time-zone") }
  /// `time-zone`: The name of a time zone in the IANA Time Zone Database, in upper or lower case
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func timeZone(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("time-zone", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `time.localized`: A time of day as people write it in a locale
  public static var timeLocalized: Self { Self("time.localized") }
  /// `time.localized`: A time of day as people write it in a locale
  ///
  /// - Parameters:
  ///   - locale: The locale, such as de-CH (text)
  ///   - earliest: The first accepted time, such as 08:00 or now (text)
  ///   - latest: The last accepted time, such as 18:00 or now+PT15M (text)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func timeLocalized(
    locale: Parameter? = nil,
    earliest: Parameter? = nil,
    latest: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("time.localized", with: [
      "locale": locale,
      "earliest": earliest,
      "latest": latest,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `time.rfc3339`: A time with seconds and an offset from UTC, the full-time of RFC 3339 that JSON Schema calls time
  public static var timeRfc3339: Self { Self("time.rfc3339") }
  /// `tn.mf`: Tunisia's tax number of a person or company, with or without codes and establishment
  public static var tnMf: Self { Self("tn.mf") }
  /// `tn.mf`: Tunisia's tax number of a person or company, with or without codes and establishment
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func tnMf(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tn.mf", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tn.vat`: Tunisia's tax number, the matricule fiscal
  public static var tnVat: Self { Self("tn.vat") }
  /// `tn.vat`: Tunisia's tax number, the matricule fiscal
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func tnVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tn.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tr.tckimlik`: Türkiye's personal number
  public static var trTckimlik: Self { Self("tr.tckimlik") }
  /// `tr.tckimlik`: Türkiye's personal number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func trTckimlik(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tr.tckimlik", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tr.vat`: Türkiye's taxpayer number
  public static var trVat: Self { Self("tr.vat") }
  /// `tr.vat`: Türkiye's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func trVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tr.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tr.vkn`: Türkiye's taxpayer number
  public static var trVkn: Self { Self("tr.vkn") }
  /// `tr.vkn`: Türkiye's taxpayer number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func trVkn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tr.vkn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tw.nid`: Taiwan's number of a citizen or resident
  public static var twNid: Self { Self("tw.nid") }
  /// `tw.nid`: Taiwan's number of a citizen or resident
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func twNid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tw.nid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tw.ubn`: Taiwan's business number
  public static var twUbn: Self { Self("tw.ubn") }
  /// `tw.ubn`: Taiwan's business number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func twUbn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tw.ubn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `tw.vat`: Taiwan's tax number of a business, the unified business number
  public static var twVat: Self { Self("tw.vat") }
  /// `tw.vat`: Taiwan's tax number of a business, the unified business number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func twVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("tw.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ua.edrpou`: Ukraine's number of a company or other organization
  public static var uaEdrpou: Self { Self("ua.edrpou") }
  /// `ua.edrpou`: Ukraine's number of a company or other organization
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uaEdrpou(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ua.edrpou", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ua.rntrc`: Ukraine's tax number of a person, with the sex
  public static var uaRntrc: Self { Self("ua.rntrc") }
  /// `ua.rntrc`: Ukraine's tax number of a person, with the sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uaRntrc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ua.rntrc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ua.unzr`: Ukraine's number of a person in the register of the population, with birth date
  public static var uaUnzr: Self { Self("ua.unzr") }
  /// `ua.unzr`: Ukraine's number of a person in the register of the population, with birth date
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uaUnzr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ua.unzr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uetr`: The reference of a payment from end to end, a UUID of version 4
  public static var uetr: Self { Self("uetr") }
  /// `uetr`: The reference of a payment from end to end, a UUID of version 4
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uetr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uetr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ulid`: An identifier that sorts by time, with 26 letters and digits
  public static var ulid: Self { Self("ulid") }
  /// `ulid`: An identifier that sorts by time, with 26 letters and digits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func ulid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ulid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `un-locode`: A place of trade or transport by the form of its code in UN/LOCODE; whether the place exists isn't checked
  public static var unLocode: Self { Self("un-locode") }
  /// `un-locode`: A place of trade or transport by the form of its code in UN/LOCODE; whether the place exists isn't checked
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func unLocode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("un-locode", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `unit-code`: A unit of measure, or a kind of package after an X, by its common code in UNECE Recommendations 20 and 21
  public static var unitCode: Self { Self("unit-code") }
  /// `unit-code`: A unit of measure, or a kind of package after an X, by its common code in UNECE Recommendations 20 and 21
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func unitCode(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("unit-code", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `unix-time`: The seconds since 1970 in UTC
  public static var unixTime: Self { Self("unix-time") }
  /// `unix-time`: The seconds since 1970 in UTC
  ///
  /// - Parameters:
  ///   - minimum: The least accepted number; the beginning of the year 1 if absent (a whole number; default: -62135596800)
  ///   - maximum: The greatest accepted number; the end of the year 9999 if absent (a whole number; default: 253402300799)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func unixTime(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("unix-time", with: [
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `unix-time.milliseconds`: The milliseconds since 1970 in UTC
  public static var unixTimeMilliseconds: Self { Self("unix-time.milliseconds") }
  /// `unix-time.milliseconds`: The milliseconds since 1970 in UTC
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func unixTimeMilliseconds(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("unix-time.milliseconds", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `upu-s10`: The number of an item in the mail, such as a registered letter or a parcel
  public static var upuS10: Self { Self("upu-s10") }
  /// `upu-s10`: The number of an item in the mail, such as a registered letter or a parcel
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func upuS10(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("upu-s10", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uri`: A URI with its scheme, in ASCII
  public static var uri: Self { Self("uri") }
  /// `uri`: A URI with its scheme, in ASCII
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, such as [https, ftp]; all if absent (a list of: text)
  ///   - authority: Whether // with a host is required (one of optional, required, refused; default: optional)
  ///   - fragment: Whether a # with a fragment is required (one of optional, required, refused; default: optional)
  ///   - maximumLength: The maximum number of characters (a whole number)
  public static func uri(
    schemes: Parameter? = nil,
    authority: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil
  ) -> Self {
    Self("uri", with: [
      "schemes": schemes,
      "authority": authority,
      "fragment": fragment,
      "maximum-length": maximumLength
    ])
  }
  /// `uri-reference`: A URI, or a reference relative to one, in ASCII
  public static var uriReference: Self { Self("uri-reference") }
  /// `uri-reference`: A URI, or a reference relative to one, in ASCII
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, such as [https, ftp]; all if absent (a list of: text)
  ///   - authority: Whether // with a host is required (one of optional, required, refused; default: optional)
  ///   - fragment: Whether a # with a fragment is required (one of optional, required, refused; default: optional)
  ///   - maximumLength: The maximum number of characters (a whole number)
  public static func uriReference(
    schemes: Parameter? = nil,
    authority: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil
  ) -> Self {
    Self("uri-reference", with: [
      "schemes": schemes,
      "authority": authority,
      "fragment": fragment,
      "maximum-length": maximumLength
    ])
  }
  /// `uri-template`: A URI template with variables in braces
  public static var uriTemplate: Self { Self("uri-template") }
  /// `url`: A web address as a person should type it, with its scheme and without a password
  public static var url: Self { Self("url") }
  /// `url`: A web address as a person should type it, with its scheme and without a password
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, [https, http] if absent; * for any (a list of: text)
  ///   - schemeOptional: Whether the scheme may be missing, as in example.org/a; it is then https, or the first of the schemes (true or false; default: false)
  ///   - credentials: Whether a name and a password may come before an @ (true or false; default: false)
  ///   - ports: The accepted ports, such as [443, 8000-8999]; default is for none (a list of: text)
  ///   - publicHost: Whether hosts that are surely not on the public internet are refused (true or false; default: false)
  ///   - singleLabelHost: Whether a host may lack a dot (true or false; default: false)
  ///   - anyHostName: Whether a host may be a name such as my_host.example.org (true or false; default: false)
  ///   - ipAddress: Whether a host may be an IP address (true or false; default: true)
  ///   - allow: The accepted domains; *.acme.example matches all domains below it (a list of: text)
  ///   - deny: The refused domains; *.acme.example matches all domains below it (a list of: text)
  ///   - base: A base URL for relative URLs (text)
  ///   - query: Whether a ? with a query is accepted (true or false; default: true)
  ///   - fragment: Whether a # with a fragment is accepted (true or false; default: true)
  ///   - maximumLength: The maximum number of characters (a whole number; default: 2048)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func url(
    schemes: Parameter? = nil,
    schemeOptional: Parameter? = nil,
    credentials: Parameter? = nil,
    ports: Parameter? = nil,
    publicHost: Parameter? = nil,
    singleLabelHost: Parameter? = nil,
    anyHostName: Parameter? = nil,
    ipAddress: Parameter? = nil,
    allow: Parameter? = nil,
    deny: Parameter? = nil,
    base: Parameter? = nil,
    query: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("url", with: [
      "schemes": schemes,
      "scheme-optional": schemeOptional,
      "credentials": credentials,
      "ports": ports,
      "public-host": publicHost,
      "single-label-host": singleLabelHost,
      "any-host-name": anyHostName,
      "ip-address": ipAddress,
      "allow": allow,
      "deny": deny,
      "base": base,
      "query": query,
      "fragment": fragment,
      "maximum-length": maximumLength,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `url.lenient`: Any URL that a browser accepts, with any scheme
  public static var urlLenient: Self { Self("url.lenient") }
  /// `url.lenient`: Any URL that a browser accepts, with any scheme
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes; all if absent (a list of: text)
  ///   - credentials: Whether a name and a password may come before an @ (true or false; default: true)
  ///   - publicHost: Whether hosts that are surely not on the public internet are refused (true or false; default: false)
  ///   - base: A base URL for relative URLs (text)
  public static func urlLenient(
    schemes: Parameter? = nil,
    credentials: Parameter? = nil,
    publicHost: Parameter? = nil,
    base: Parameter? = nil
  ) -> Self {
    Self("url.lenient", with: [
      "schemes": schemes,
      "credentials": credentials,
      "public-host": publicHost,
      "base": base
    ])
  }
  /// `url.public`: A web address whose host is not surely on a private network
  public static var urlPublic: Self { Self("url.public") }
  /// `url.public`: A web address whose host is not surely on a private network
  ///
  /// - Parameters:
  ///   - schemes: The accepted schemes, [https, http] if absent; * for any (a list of: text)
  ///   - schemeOptional: Whether the scheme may be missing, as in example.org/a; it is then https, or the first of the schemes (true or false; default: false)
  ///   - credentials: Whether a name and a password may come before an @ (true or false; default: false)
  ///   - ports: The accepted ports, such as [443, 8000-8999]; default is for none (a list of: text)
  ///   - singleLabelHost: Whether a host may lack a dot (true or false; default: false)
  ///   - anyHostName: Whether a host may be a name such as my_host.example.org (true or false; default: false)
  ///   - ipAddress: Whether a host may be an IP address (true or false; default: true)
  ///   - allow: The accepted domains; *.acme.example matches all domains below it (a list of: text)
  ///   - deny: The refused domains; *.acme.example matches all domains below it (a list of: text)
  ///   - base: A base URL for relative URLs (text)
  ///   - query: Whether a ? with a query is accepted (true or false; default: true)
  ///   - fragment: Whether a # with a fragment is accepted (true or false; default: true)
  ///   - maximumLength: The maximum number of characters (a whole number; default: 2048)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func urlPublic(
    schemes: Parameter? = nil,
    schemeOptional: Parameter? = nil,
    credentials: Parameter? = nil,
    ports: Parameter? = nil,
    singleLabelHost: Parameter? = nil,
    anyHostName: Parameter? = nil,
    ipAddress: Parameter? = nil,
    allow: Parameter? = nil,
    deny: Parameter? = nil,
    base: Parameter? = nil,
    query: Parameter? = nil,
    fragment: Parameter? = nil,
    maximumLength: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("url.public", with: [
      "schemes": schemes,
      "scheme-optional": schemeOptional,
      "credentials": credentials,
      "ports": ports,
      "single-label-host": singleLabelHost,
      "any-host-name": anyHostName,
      "ip-address": ipAddress,
      "allow": allow,
      "deny": deny,
      "base": base,
      "query": query,
      "fragment": fragment,
      "maximum-length": maximumLength,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `us.atin`: Tax number of a child in the United States while its adoption is pending
  public static var usAtin: Self { Self("us.atin") }
  /// `us.atin`: Tax number of a child in the United States while its adoption is pending
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usAtin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.atin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.bankaccount`: Bank account number of the United States, with the routing number of the bank
  public static var usBankaccount: Self { Self("us.bankaccount") }
  /// `us.bankaccount`: Bank account number of the United States, with the routing number of the bank
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usBankaccount(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.bankaccount", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.dea`: Number of a registrant for controlled substances in the United States
  public static var usDea: Self { Self("us.dea") }
  /// `us.dea`: Number of a registrant for controlled substances in the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usDea(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.dea", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.ein`: Tax number of an employer in the United States
  public static var usEin: Self { Self("us.ein") }
  /// `us.ein`: Tax number of an employer in the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usEin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.ein", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.itin`: Tax number of a person in the United States who is not eligible for a Social Security number
  public static var usItin: Self { Self("us.itin") }
  /// `us.itin`: Tax number of a person in the United States who is not eligible for a Social Security number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usItin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.itin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.mbi`: Number of a person insured in Medicare of the United States
  public static var usMbi: Self { Self("us.mbi") }
  /// `us.mbi`: Number of a person insured in Medicare of the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usMbi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.mbi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.npi`: Number of a provider of health care in the United States
  public static var usNpi: Self { Self("us.npi") }
  /// `us.npi`: Number of a provider of health care in the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usNpi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.npi", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.ptin`: Number of a paid preparer of tax returns in the United States
  public static var usPtin: Self { Self("us.ptin") }
  /// `us.ptin`: Number of a paid preparer of tax returns in the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usPtin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.ptin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.rtn`: Routing number of a bank in the United States
  public static var usRtn: Self { Self("us.rtn") }
  /// `us.rtn`: Routing number of a bank in the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usRtn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.rtn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.ssn`: Social Security number of the United States
  public static var usSsn: Self { Self("us.ssn") }
  /// `us.ssn`: Social Security number of the United States
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usSsn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.ssn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `us.tin`: Tax number of the United States, of any kind
  public static var usTin: Self { Self("us.tin") }
  /// `us.tin`: Tax number of the United States, of any kind
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func usTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("us.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `username`: A user name where uppercase and lowercase letters are the same (RFC 8265, UsernameCaseMapped)
  public static var username: Self { Self("username") }
  /// `username`: A user name where uppercase and lowercase letters are the same (RFC 8265, UsernameCaseMapped)
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 64)
  public static func username(maximum: Parameter? = nil) -> Self {
    Self("username", with: ["maximum": maximum])
  }
  /// `username.case-preserved`: A user name where uppercase and lowercase letters differ (RFC 8265, UsernameCasePreserved)
  public static var usernameCasePreserved: Self { Self("username.case-preserved") }
  /// `username.case-preserved`: A user name where uppercase and lowercase letters differ (RFC 8265, UsernameCasePreserved)
  ///
  /// - Parameters:
  ///   - maximum: The maximum number of characters (a whole number; default: 64)
  public static func usernameCasePreserved(maximum: Parameter? = nil) -> Self {
    Self("username.case-preserved", with: ["maximum": maximum])
  }
  /// `utc-offset`: An offset from UTC that clocks use, such as +01:00 or Z
  public static var utcOffset: Self { Self("utc-offset") }
  /// `utc-offset`: An offset from UTC that clocks use, such as +01:00 or Z
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func utcOffset(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("utc-offset", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid`: A universally unique identifier, written as in RFC 9562 section 4
  public static var uuid: Self { Self("uuid") }
  /// `uuid`: A universally unique identifier, written as in RFC 9562 section 4
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.max`: The UUID of all ones, RFC 9562 section 5.10
  public static var uuidMax: Self { Self("uuid.max") }
  /// `uuid.max`: The UUID of all ones, RFC 9562 section 5.10
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidMax(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.max", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.nil`: The UUID of all zeros, RFC 9562 section 5.9
  public static var uuidNil: Self { Self("uuid.nil") }
  /// `uuid.nil`: The UUID of all zeros, RFC 9562 section 5.9
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidNil(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.nil", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.rfc`: A UUID of any version, with the variant bits of RFC 9562 section 4.1
  public static var uuidRfc: Self { Self("uuid.rfc") }
  /// `uuid.rfc`: A UUID of any version, with the variant bits of RFC 9562 section 4.1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidRfc(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.rfc", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v1`: A UUID of version 1, from the time and a network interface
  public static var uuidV1: Self { Self("uuid.v1") }
  /// `uuid.v1`: A UUID of version 1, from the time and a network interface
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV1(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v1", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v2`: A UUID of version 2, from the number of a local user
  public static var uuidV2: Self { Self("uuid.v2") }
  /// `uuid.v2`: A UUID of version 2, from the number of a local user
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV2(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v2", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v3`: A UUID of version 3, from a name, with MD5
  public static var uuidV3: Self { Self("uuid.v3") }
  /// `uuid.v3`: A UUID of version 3, from a name, with MD5
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV3(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v3", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v4`: A UUID of version 4, from random bits
  public static var uuidV4: Self { Self("uuid.v4") }
  /// `uuid.v4`: A UUID of version 4, from random bits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV4(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v4", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v5`: A UUID of version 5, from a name, with SHA-1
  public static var uuidV5: Self { Self("uuid.v5") }
  /// `uuid.v5`: A UUID of version 5, from a name, with SHA-1
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV5(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v5", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v6`: A UUID of version 6, from the time, in sortable order
  public static var uuidV6: Self { Self("uuid.v6") }
  /// `uuid.v6`: A UUID of version 6, from the time, in sortable order
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV6(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v6", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v7`: A UUID of version 7, from Unix time and random bits
  public static var uuidV7: Self { Self("uuid.v7") }
  /// `uuid.v7`: A UUID of version 7, from Unix time and random bits
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV7(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v7", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uuid.v8`: A UUID of version 8, from custom data
  public static var uuidV8: Self { Self("uuid.v8") }
  /// `uuid.v8`: A UUID of version 8, from custom data
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uuidV8(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uuid.v8", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uy.ci`: Uruguay's number of a person on the identity card
  public static var uyCi: Self { Self("uy.ci") }
  /// `uy.ci`: Uruguay's number of a person on the identity card
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uyCi(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uy.ci", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uy.rut`: Uruguay's tax number of a company
  public static var uyRut: Self { Self("uy.rut") }
  /// `uy.rut`: Uruguay's tax number of a company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uyRut(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uy.rut", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uy.vat`: Uruguay's tax number, the RUT
  public static var uyVat: Self { Self("uy.vat") }
  /// `uy.vat`: Uruguay's tax number, the RUT
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uyVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uy.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `uz.pinfl`: Uzbekistan's personal number, with birth date and sex
  public static var uzPinfl: Self { Self("uz.pinfl") }
  /// `uz.pinfl`: Uzbekistan's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func uzPinfl(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("uz.pinfl", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `vat`: VAT number of any known country, by its first two letters or a given country
  public static var vat: Self { Self("vat") }
  /// `vat`: VAT number of any known country, by its first two letters or a given country
  ///
  /// - Parameters:
  ///   - country: Two letters, such as PL (text)
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vat(
    country: Parameter? = nil,
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("vat", with: [
      "country": country,
      "unknown-country": unknownCountry,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `vatin`: VAT number with the two letters of its country in front
  public static var vatin: Self { Self("vatin") }
  /// `vatin`: VAT number with the two letters of its country in front
  ///
  /// - Parameters:
  ///   - unknownCountry: Whether any text is accepted for a country without a known rule (one of refuse, accept; default: refuse)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vatin(
    unknownCountry: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("vatin", with: ["unknown-country": unknownCountry, "exactly-as-written": exactlyAsWritten])
  }
  /// `ve.rif`: Venezuela's tax number of a person or company
  public static var veRif: Self { Self("ve.rif") }
  /// `ve.rif`: Venezuela's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func veRif(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ve.rif", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `ve.vat`: Venezuela's tax number, the RIF
  public static var veVat: Self { Self("ve.vat") }
  /// `ve.vat`: Venezuela's tax number, the RIF
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func veVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("ve.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `verhoeff`: Digits that end with Verhoeff's check digit
  public static var verhoeff: Self { Self("verhoeff") }
  /// `verhoeff`: Digits that end with Verhoeff's check digit
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func verhoeff(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("verhoeff", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `vin`: The identification number of a road vehicle
  public static var vin: Self { Self("vin") }
  /// `vin`: The identification number of a road vehicle
  ///
  /// - Parameters:
  ///   - checkDigit: Whether place 9 must be a check digit; by the maker's country if absent (one of always, never, where-required; default: where-required)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vin(checkDigit: Parameter? = nil, exactlyAsWritten: Parameter? = nil) -> Self {
    Self("vin", with: ["check-digit": checkDigit, "exactly-as-written": exactlyAsWritten])
  }
  /// `vn.cccd`: Vietnam's personal number, which is also the tax number since July 2025
  public static var vnCccd: Self { Self("vn.cccd") }
  /// `vn.cccd`: Vietnam's personal number, which is also the tax number since July 2025
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vnCccd(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("vn.cccd", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `vn.mst`: Vietnam's tax number of a company or person, with or without its branch
  public static var vnMst: Self { Self("vn.mst") }
  /// `vn.mst`: Vietnam's tax number of a company or person, with or without its branch
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vnMst(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("vn.mst", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `vn.vat`: Vietnam's tax number, the MST
  public static var vnVat: Self { Self("vn.vat") }
  /// `vn.vat`: Vietnam's tax number, the MST
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func vnVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("vn.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `week`: A week of a year such as 2026-W47, according to ISO 8601
  public static var week: Self { Self("week") }
  /// `week`: A week of a year such as 2026-W47, according to ISO 8601
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func week(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("week", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `xid`: An identifier of twelve bytes that sorts by time, in base 32
  public static var xid: Self { Self("xid") }
  /// `xid`: An identifier of twelve bytes that sorts by time, in base 32
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func xid(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("xid", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `year`: A year of four digits
  public static var year: Self { Self("year") }
  /// `year`: A year of four digits
  ///
  /// - Parameters:
  ///   - minimum: The first accepted year (a whole number)
  ///   - maximum: The last accepted year (a whole number)
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func year(
    minimum: Parameter? = nil,
    maximum: Parameter? = nil,
    exactlyAsWritten: Parameter? = nil
  ) -> Self {
    Self("year", with: [
      "minimum": minimum,
      "maximum": maximum,
      "exactly-as-written": exactlyAsWritten
    ])
  }
  /// `yes`: Consent, as a checked box sends it
  public static var yes: Self { Self("yes") }
  /// `yes`: Consent, as a checked box sends it
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func yes(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("yes", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `za.crn`: Number of a company in South Africa's register
  public static var zaCrn: Self { Self("za.crn") }
  /// `za.crn`: Number of a company in South Africa's register
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func zaCrn(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("za.crn", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `za.idnr`: South Africa's personal number, with birth date and sex
  public static var zaIdnr: Self { Self("za.idnr") }
  /// `za.idnr`: South Africa's personal number, with birth date and sex
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func zaIdnr(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("za.idnr", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `za.tin`: South Africa's tax number of a person or company
  public static var zaTin: Self { Self("za.tin") }
  /// `za.tin`: South Africa's tax number of a person or company
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func zaTin(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("za.tin", with: ["exactly-as-written": exactlyAsWritten])
  }
  /// `za.vat`: South Africa's VAT number
  public static var zaVat: Self { Self("za.vat") }
  /// `za.vat`: South Africa's VAT number
  ///
  /// - Parameters:
  ///   - exactlyAsWritten: Whether no normalization step changes the value, as for values that programs send (true or false; default: false)
  public static func zaVat(exactlyAsWritten: Parameter? = nil) -> Self {
    Self("za.vat", with: ["exactly-as-written": exactlyAsWritten])
  }
}

/// The fields of the form `sign-up`.
public nonisolated enum SignUpFields {
  /// The name of the form.
  public static var formName: String { "sign-up" }
  /// `name`: required; the rule `person-name`
  public static var name: FieldPath { "name" }
  /// `email`: required; the rule `email`
  public static var email: FieldPath { "email" }
  /// `country`: the rule `country-code`
  public static var country: FieldPath { "country" }
  /// `birth-date`: the rule `date-of-birth`
  public static var birthDate: FieldPath { "birth-date" }
  /// `password`: required; the rule `password`
  public static var password: FieldPath { "password" }
  /// `password-again`: required; the rule `sign-up/password-again`
  public static var passwordAgain: FieldPath { "password-again" }
  /// `card`: the rule `payment-card`
  public static var card: FieldPath { "card" }
  /// `terms`: required; the rule `yes`
  public static var terms: FieldPath { "terms" }
  /// `referrals[].email`: the rule `email`
  public static var referralsEmail: FieldPath { "referrals[].email" }
  /// `referrals[].email` at a position in each list, from 0.
  public static func referralsEmail(_ position1: Int) -> FieldPath {
    FieldPath(components: [.name("referrals"), .index(position1), .name("email")])
  }
}

// Codes of violations and errors.
nonisolated extension ViolationCode {
  /// `absent`: A value is present where there must be none.
  public static var absent: ViolationCode { ViolationCode(rawValue: "absent") }
  /// `addresses.found`: The text contains a web or email address.
  public static var addressesFound: ViolationCode { ViolationCode(rawValue: "addresses.found") }
  /// `adult.too_young`: The date of birth is less than eighteen years ago.
  public static var adultTooYoung: ViolationCode { ViolationCode(rawValue: "adult.too_young") }
  /// `age.too_old`: The person is too old.
  public static var ageTooOld: ViolationCode { ViolationCode(rawValue: "age.too_old") }
  /// `age.too_young`: The person is too young.
  public static var ageTooYoung: ViolationCode { ViolationCode(rawValue: "age.too_young") }
  /// `alphabetic.not_ascii_letter`: The text has a character that is not a letter from a to z.
  public static var alphabeticNotAsciiLetter: ViolationCode { ViolationCode(rawValue: "alphabetic.not_ascii_letter") }
  /// `alphabetic.not_letter`: The text has a character that is not a letter.
  public static var alphabeticNotLetter: ViolationCode { ViolationCode(rawValue: "alphabetic.not_letter") }
  /// `alphanumeric.not_ascii`: The text has a character that is not a letter from a to z or a digit from 0 to 9.
  public static var alphanumericNotAscii: ViolationCode { ViolationCode(rawValue: "alphanumeric.not_ascii") }
  /// `alphanumeric.not_letter_or_digit`: The text has a character that is neither a letter nor a decimal digit.
  public static var alphanumericNotLetterOrDigit: ViolationCode { ViolationCode(rawValue: "alphanumeric.not_letter_or_digit") }
  /// `blocklist.listed`: The value is in the list.
  public static var blocklistListed: ViolationCode { ViolationCode(rawValue: "blocklist.listed") }
  /// `byte_size.format`: The text isn't a whole number of bytes with a unit.
  public static var byteSizeFormat: ViolationCode { ViolationCode(rawValue: "byte_size.format") }
  /// `byte_size.format.comma`: There is a comma in place of the dot before the decimals.
  public static var byteSizeFormatComma: ViolationCode { ViolationCode(rawValue: "byte_size.format.comma") }
  /// `byte_size.too_large`: The size is above the limit.
  public static var byteSizeTooLarge: ViolationCode { ViolationCode(rawValue: "byte_size.too_large") }
  /// `byte_size.too_small`: The size is below the limit.
  public static var byteSizeTooSmall: ViolationCode { ViolationCode(rawValue: "byte_size.too_small") }
  /// `card_expiry.format`: A text isn't a month and a year.
  public static var cardExpiryFormat: ViolationCode { ViolationCode(rawValue: "card_expiry.format") }
  /// `card_expiry.month`: The month isn't from 1 to 12.
  public static var cardExpiryMonth: ViolationCode { ViolationCode(rawValue: "card_expiry.month") }
  /// `card_expiry.order`: The year comes before the month.
  public static var cardExpiryOrder: ViolationCode { ViolationCode(rawValue: "card_expiry.order") }
  /// `card_expiry.past`: The card expired before this month.
  public static var cardExpiryPast: ViolationCode { ViolationCode(rawValue: "card_expiry.past") }
  /// `card_expiry.too_far`: The card expires too far in the future.
  public static var cardExpiryTooFar: ViolationCode { ViolationCode(rawValue: "card_expiry.too_far") }
  /// `characters.not_allowed`: The text contains a character that isn't allowed.
  public static var charactersNotAllowed: ViolationCode { ViolationCode(rawValue: "characters.not_allowed") }
  /// `characters.too_few`: The text has too few characters of a kind.
  public static var charactersTooFew: ViolationCode { ViolationCode(rawValue: "characters.too_few") }
  /// `characters.too_few.digit`: The text has too few digits.
  public static var charactersTooFewDigit: ViolationCode { ViolationCode(rawValue: "characters.too_few.digit") }
  /// `characters.too_few.letter`: The text has too few letters.
  public static var charactersTooFewLetter: ViolationCode { ViolationCode(rawValue: "characters.too_few.letter") }
  /// `characters.too_few.lowercase`: The text has too few lowercase letters.
  public static var charactersTooFewLowercase: ViolationCode { ViolationCode(rawValue: "characters.too_few.lowercase") }
  /// `characters.too_few.space`: The text has too few spaces.
  public static var charactersTooFewSpace: ViolationCode { ViolationCode(rawValue: "characters.too_few.space") }
  /// `characters.too_few.symbol`: The text has too few symbols.
  public static var charactersTooFewSymbol: ViolationCode { ViolationCode(rawValue: "characters.too_few.symbol") }
  /// `characters.too_few.uppercase`: The text has too few uppercase letters.
  public static var charactersTooFewUppercase: ViolationCode { ViolationCode(rawValue: "characters.too_few.uppercase") }
  /// `characters.too_many`: The text has too many characters of a kind.
  public static var charactersTooMany: ViolationCode { ViolationCode(rawValue: "characters.too_many") }
  /// `characters.too_many.digit`: The text has too many digits.
  public static var charactersTooManyDigit: ViolationCode { ViolationCode(rawValue: "characters.too_many.digit") }
  /// `characters.too_many.letter`: The text has too many letters.
  public static var charactersTooManyLetter: ViolationCode { ViolationCode(rawValue: "characters.too_many.letter") }
  /// `characters.too_many.lowercase`: The text has too many lowercase letters.
  public static var charactersTooManyLowercase: ViolationCode { ViolationCode(rawValue: "characters.too_many.lowercase") }
  /// `characters.too_many.space`: The text has too many spaces.
  public static var charactersTooManySpace: ViolationCode { ViolationCode(rawValue: "characters.too_many.space") }
  /// `characters.too_many.symbol`: The text has too many symbols.
  public static var charactersTooManySymbol: ViolationCode { ViolationCode(rawValue: "characters.too_many.symbol") }
  /// `characters.too_many.uppercase`: The text has too many uppercase letters.
  public static var charactersTooManyUppercase: ViolationCode { ViolationCode(rawValue: "characters.too_many.uppercase") }
  /// `check.unavailable`: A check of the application couldn't answer.
  public static var checkUnavailable: ViolationCode { ViolationCode(rawValue: "check.unavailable") }
  /// `color.format`: The text is not a color in the notation of the rule.
  public static var colorFormat: ViolationCode { ViolationCode(rawValue: "color.format") }
  /// `color.format.character`: A color in hexadecimal digits has another character.
  public static var colorFormatCharacter: ViolationCode { ViolationCode(rawValue: "color.format.character") }
  /// `color.format.number_sign`: The number sign in front of a color is missing.
  public static var colorFormatNumberSign: ViolationCode { ViolationCode(rawValue: "color.format.number_sign") }
  /// `common_password.listed`: The password is common, or not much more than a common one.
  public static var commonPasswordListed: ViolationCode { ViolationCode(rawValue: "common_password.listed") }
  /// `compare.after`: The field is greater or later than the other.
  public static var compareAfter: ViolationCode { ViolationCode(rawValue: "compare.after") }
  /// `compare.before`: The field is smaller or earlier than the other.
  public static var compareBefore: ViolationCode { ViolationCode(rawValue: "compare.before") }
  /// `compare.not_after`: The field isn't greater or later than the other.
  public static var compareNotAfter: ViolationCode { ViolationCode(rawValue: "compare.not_after") }
  /// `compare.not_before`: The field isn't smaller or earlier than the other.
  public static var compareNotBefore: ViolationCode { ViolationCode(rawValue: "compare.not_before") }
  /// `compare.too_early`: The date is too early, compared with another field or a constant.
  public static var compareTooEarly: ViolationCode { ViolationCode(rawValue: "compare.too_early") }
  /// `compare.too_large`: The number is too large, compared with another field or a constant.
  public static var compareTooLarge: ViolationCode { ViolationCode(rawValue: "compare.too_large") }
  /// `compare.too_late`: The date is too late, compared with another field or a constant.
  public static var compareTooLate: ViolationCode { ViolationCode(rawValue: "compare.too_late") }
  /// `compare.too_small`: The number is too small, compared with another field or a constant.
  public static var compareTooSmall: ViolationCode { ViolationCode(rawValue: "compare.too_small") }
  /// `contains.missing`: The text doesn't contain the given text.
  public static var containsMissing: ViolationCode { ViolationCode(rawValue: "contains.missing") }
  /// `context_words.contained`: The text has little more than words from its context.
  public static var contextWordsContained: ViolationCode { ViolationCode(rawValue: "context_words.contained") }
  /// `coordinates.format`: The text is not a latitude and a longitude.
  public static var coordinatesFormat: ViolationCode { ViolationCode(rawValue: "coordinates.format") }
  /// `coordinates.swapped`: The first number can only be a longitude, and the second one can be a latitude.
  public static var coordinatesSwapped: ViolationCode { ViolationCode(rawValue: "coordinates.swapped") }
  /// `count.too_few`: A list has too few elements, or a record too few members.
  public static var countTooFew: ViolationCode { ViolationCode(rawValue: "count.too_few") }
  /// `count.too_many`: A list has too many elements, or a record too many members.
  public static var countTooMany: ViolationCode { ViolationCode(rawValue: "count.too_many") }
  /// `count.wrong`: A list or a record doesn't have the exact number of members.
  public static var countWrong: ViolationCode { ViolationCode(rawValue: "count.wrong") }
  /// `country_code.former`: The code belongs to a country that does not exist any more.
  public static var countryCodeFormer: ViolationCode { ViolationCode(rawValue: "country_code.former") }
  /// `country_code.several`: There are several codes of countries instead of one.
  public static var countryCodeSeveral: ViolationCode { ViolationCode(rawValue: "country_code.several") }
  /// `country_code.suggested`: The text is a name or another code of a country.
  public static var countryCodeSuggested: ViolationCode { ViolationCode(rawValue: "country_code.suggested") }
  /// `country_code.suggested.alpha_3`: The text is another code of a country than the one with three letters.
  public static var countryCodeSuggestedAlpha3: ViolationCode { ViolationCode(rawValue: "country_code.suggested.alpha_3") }
  /// `country_code.suggested.numeric`: The text is another code of a country than the one with three digits.
  public static var countryCodeSuggestedNumeric: ViolationCode { ViolationCode(rawValue: "country_code.suggested.numeric") }
  /// `country_code.unknown`: The code does not exist in ISO 3166-1.
  public static var countryCodeUnknown: ViolationCode { ViolationCode(rawValue: "country_code.unknown") }
  /// `cron.field`: A field of the schedule has an invalid value.
  public static var cronField: ViolationCode { ViolationCode(rawValue: "cron.field") }
  /// `cron.format`: The schedule has too few or too many fields.
  public static var cronFormat: ViolationCode { ViolationCode(rawValue: "cron.format") }
  /// `cron.never`: The schedule names a day that no month has.
  public static var cronNever: ViolationCode { ViolationCode(rawValue: "cron.never") }
  /// `cron.open_day`: A Quartz schedule has a question mark for neither or for both of its day fields.
  public static var cronOpenDay: ViolationCode { ViolationCode(rawValue: "cron.open_day") }
  /// `currency_code.suggested`: The text is a sign or a name of a currency, and not its code.
  public static var currencyCodeSuggested: ViolationCode { ViolationCode(rawValue: "currency_code.suggested") }
  /// `data.unreadable`: The data of a rule couldn't be read.
  public static var dataUnreadable: ViolationCode { ViolationCode(rawValue: "data.unreadable") }
  /// `date.format`: The text isn't written as a date.
  public static var dateFormat: ViolationCode { ViolationCode(rawValue: "date.format") }
  /// `date.format.ambiguous`: The text can be read as two dates.
  public static var dateFormatAmbiguous: ViolationCode { ViolationCode(rawValue: "date.format.ambiguous") }
  /// `date.format.letter_for_digit`: There is a letter in place of a digit.
  public static var dateFormatLetterForDigit: ViolationCode { ViolationCode(rawValue: "date.format.letter_for_digit") }
  /// `date.format.month_name`: The month is a name.
  public static var dateFormatMonthName: ViolationCode { ViolationCode(rawValue: "date.format.month_name") }
  /// `date.format.order`: The numbers of the date are in another order, or between other signs.
  public static var dateFormatOrder: ViolationCode { ViolationCode(rawValue: "date.format.order") }
  /// `date.format.several`: There are several dates.
  public static var dateFormatSeveral: ViolationCode { ViolationCode(rawValue: "date.format.several") }
  /// `date.format.text_after`: There is a remark after the date.
  public static var dateFormatTextAfter: ViolationCode { ViolationCode(rawValue: "date.format.text_after") }
  /// `date.format.text_before`: There are words before the date.
  public static var dateFormatTextBefore: ViolationCode { ViolationCode(rawValue: "date.format.text_before") }
  /// `date.format.two_digit_year`: The year has only two digits.
  public static var dateFormatTwoDigitYear: ViolationCode { ViolationCode(rawValue: "date.format.two_digit_year") }
  /// `date.no_such_day`: The day doesn't exist in the calendar.
  public static var dateNoSuchDay: ViolationCode { ViolationCode(rawValue: "date.no_such_day") }
  /// `date.no_such_day.weekday`: The day of the week isn't the one of the date.
  public static var dateNoSuchDayWeekday: ViolationCode { ViolationCode(rawValue: "date.no_such_day.weekday") }
  /// `date.too_early`: The date is too early.
  public static var dateTooEarly: ViolationCode { ViolationCode(rawValue: "date.too_early") }
  /// `date.too_late`: The date is too late.
  public static var dateTooLate: ViolationCode { ViolationCode(rawValue: "date.too_late") }
  /// `date_time.format`: The text isn't written as a date with a time.
  public static var dateTimeFormat: ViolationCode { ViolationCode(rawValue: "date_time.format") }
  /// `date_time.format.dashes`: There are dashes instead of the hyphens in the date.
  public static var dateTimeFormatDashes: ViolationCode { ViolationCode(rawValue: "date_time.format.dashes") }
  /// `date_time.too_early`: The point in time is too early.
  public static var dateTimeTooEarly: ViolationCode { ViolationCode(rawValue: "date_time.too_early") }
  /// `date_time.too_late`: The point in time is too late.
  public static var dateTimeTooLate: ViolationCode { ViolationCode(rawValue: "date_time.too_late") }
  /// `different_from.same`: The two fields are the same.
  public static var differentFromSame: ViolationCode { ViolationCode(rawValue: "different_from.same") }
  /// `distinct.repeated`: An element of a list is equal to an earlier one.
  public static var distinctRepeated: ViolationCode { ViolationCode(rawValue: "distinct.repeated") }
  /// `domain.denied`: The domain is on the list of refused domains.
  public static var domainDenied: ViolationCode { ViolationCode(rawValue: "domain.denied") }
  /// `domain.malformed`: The text contains no domain that could be looked up.
  public static var domainMalformed: ViolationCode { ViolationCode(rawValue: "domain.malformed") }
  /// `domain.not_allowed`: The domain isn't on the list of accepted domains.
  public static var domainNotAllowed: ViolationCode { ViolationCode(rawValue: "domain.not_allowed") }
  /// `duration.format`: The text isn't written as a duration.
  public static var durationFormat: ViolationCode { ViolationCode(rawValue: "duration.format") }
  /// `duration.format.words`: The duration is written in words, or in lowercase letters.
  public static var durationFormatWords: ViolationCode { ViolationCode(rawValue: "duration.format.words") }
  /// `duration.too_long`: The duration is too long.
  public static var durationTooLong: ViolationCode { ViolationCode(rawValue: "duration.too_long") }
  /// `duration.too_short`: The duration is too short.
  public static var durationTooShort: ViolationCode { ViolationCode(rawValue: "duration.too_short") }
  /// `email.brackets`: There are brackets or parentheses around the address, and perhaps a name before them.
  public static var emailBrackets: ViolationCode { ViolationCode(rawValue: "email.brackets") }
  /// `email.comment`: There is a comment in parentheses.
  public static var emailComment: ViolationCode { ViolationCode(rawValue: "email.comment") }
  /// `email.comment.unclosed`: A parenthesis is never closed.
  public static var emailCommentUnclosed: ViolationCode { ViolationCode(rawValue: "email.comment.unclosed") }
  /// `email.display_name`: There is a name before the address.
  public static var emailDisplayName: ViolationCode { ViolationCode(rawValue: "email.display_name") }
  /// `email.display_name.character`: The name before the address contains a character that isn't allowed there.
  public static var emailDisplayNameCharacter: ViolationCode { ViolationCode(rawValue: "email.display_name.character") }
  /// `email.display_name.unclosed`: The angle bracket is never closed.
  public static var emailDisplayNameUnclosed: ViolationCode { ViolationCode(rawValue: "email.display_name.unclosed") }
  /// `email.domain.bidi`: The domain mixes left-to-right and right-to-left characters in a forbidden way.
  public static var emailDomainBidi: ViolationCode { ViolationCode(rawValue: "email.domain.bidi") }
  /// `email.domain.character`: The domain contains a character that isn't allowed there.
  public static var emailDomainCharacter: ViolationCode { ViolationCode(rawValue: "email.domain.character") }
  /// `email.domain.comma`: There is a comma in place of a dot in the domain.
  public static var emailDomainComma: ViolationCode { ViolationCode(rawValue: "email.domain.comma") }
  /// `email.domain.consecutive_dots`: There are two dots in a row in the domain.
  public static var emailDomainConsecutiveDots: ViolationCode { ViolationCode(rawValue: "email.domain.consecutive_dots") }
  /// `email.domain.dot_at_end`: The domain ends with a dot.
  public static var emailDomainDotAtEnd: ViolationCode { ViolationCode(rawValue: "email.domain.dot_at_end") }
  /// `email.domain.dot_at_start`: There is a dot right after the @.
  public static var emailDomainDotAtStart: ViolationCode { ViolationCode(rawValue: "email.domain.dot_at_start") }
  /// `email.domain.double_hyphen`: A part of the domain outside ASCII has hyphens as its third and fourth character.
  public static var emailDomainDoubleHyphen: ViolationCode { ViolationCode(rawValue: "email.domain.double_hyphen") }
  /// `email.domain.hyphen`: A part of the domain starts or ends with a hyphen.
  public static var emailDomainHyphen: ViolationCode { ViolationCode(rawValue: "email.domain.hyphen") }
  /// `email.domain.joiner`: The domain contains a joiner that no script needs there.
  public static var emailDomainJoiner: ViolationCode { ViolationCode(rawValue: "email.domain.joiner") }
  /// `email.domain.label_too_long`: A part of the domain between two dots is too long.
  public static var emailDomainLabelTooLong: ViolationCode { ViolationCode(rawValue: "email.domain.label_too_long") }
  /// `email.domain.likely_typo`: The domain looks like a misspelling of a well-known provider's domain, or lacks a dot.
  public static var emailDomainLikelyTypo: ViolationCode { ViolationCode(rawValue: "email.domain.likely_typo") }
  /// `email.domain.literal_malformed`: The square brackets don't contain an IP address.
  public static var emailDomainLiteralMalformed: ViolationCode { ViolationCode(rawValue: "email.domain.literal_malformed") }
  /// `email.domain.literal_not_allowed`: The domain is an IP address in square brackets.
  public static var emailDomainLiteralNotAllowed: ViolationCode { ViolationCode(rawValue: "email.domain.literal_not_allowed") }
  /// `email.domain.missing`: There is nothing after the @.
  public static var emailDomainMissing: ViolationCode { ViolationCode(rawValue: "email.domain.missing") }
  /// `email.domain.mixed_scripts`: A label of the domain has letters of several scripts.
  public static var emailDomainMixedScripts: ViolationCode { ViolationCode(rawValue: "email.domain.mixed_scripts") }
  /// `email.domain.mixed_scripts.look_alike`: A label of the domain has a letter of another script that looks like one of its own.
  public static var emailDomainMixedScriptsLookAlike: ViolationCode { ViolationCode(rawValue: "email.domain.mixed_scripts.look_alike") }
  /// `email.domain.not_ascii`: The domain contains a character outside ASCII.
  public static var emailDomainNotAscii: ViolationCode { ViolationCode(rawValue: "email.domain.not_ascii") }
  /// `email.domain.punycode`: A part of the domain starts with xn-- but isn't valid Punycode.
  public static var emailDomainPunycode: ViolationCode { ViolationCode(rawValue: "email.domain.punycode") }
  /// `email.domain.single_label`: The domain doesn't contain a dot.
  public static var emailDomainSingleLabel: ViolationCode { ViolationCode(rawValue: "email.domain.single_label") }
  /// `email.domain.special_use`: The domain isn't on the public internet.
  public static var emailDomainSpecialUse: ViolationCode { ViolationCode(rawValue: "email.domain.special_use") }
  /// `email.domain.too_long`: The domain is too long.
  public static var emailDomainTooLong: ViolationCode { ViolationCode(rawValue: "email.domain.too_long") }
  /// `email.domain.top_level`: The last part of the domain contains digits or hyphens.
  public static var emailDomainTopLevel: ViolationCode { ViolationCode(rawValue: "email.domain.top_level") }
  /// `email.domain.unknown_ending`: The Public Suffix List doesn't know the ending of the domain.
  public static var emailDomainUnknownEnding: ViolationCode { ViolationCode(rawValue: "email.domain.unknown_ending") }
  /// `email.domain.www`: The domain begins with www., as web addresses do.
  public static var emailDomainWww: ViolationCode { ViolationCode(rawValue: "email.domain.www") }
  /// `email.link_parameters`: The address ends with the parameters of a link, such as a subject.
  public static var emailLinkParameters: ViolationCode { ViolationCode(rawValue: "email.link_parameters") }
  /// `email.local.backslash`: There is a backslash in the part before the @.
  public static var emailLocalBackslash: ViolationCode { ViolationCode(rawValue: "email.local.backslash") }
  /// `email.local.character`: The part before the @ contains a character that isn't allowed there.
  public static var emailLocalCharacter: ViolationCode { ViolationCode(rawValue: "email.local.character") }
  /// `email.local.comma`: There is a comma in the part before the @.
  public static var emailLocalComma: ViolationCode { ViolationCode(rawValue: "email.local.comma") }
  /// `email.local.consecutive_dots`: There are two dots in a row before the @.
  public static var emailLocalConsecutiveDots: ViolationCode { ViolationCode(rawValue: "email.local.consecutive_dots") }
  /// `email.local.dot_at_end`: There is a dot right before the @.
  public static var emailLocalDotAtEnd: ViolationCode { ViolationCode(rawValue: "email.local.dot_at_end") }
  /// `email.local.dot_at_start`: The address starts with a dot.
  public static var emailLocalDotAtStart: ViolationCode { ViolationCode(rawValue: "email.local.dot_at_start") }
  /// `email.local.look_alike`: A character before the @ only looks like the usual one.
  public static var emailLocalLookAlike: ViolationCode { ViolationCode(rawValue: "email.local.look_alike") }
  /// `email.local.missing`: There is nothing before the @.
  public static var emailLocalMissing: ViolationCode { ViolationCode(rawValue: "email.local.missing") }
  /// `email.local.not_ascii`: The part before the @ contains a character outside ASCII.
  public static var emailLocalNotAscii: ViolationCode { ViolationCode(rawValue: "email.local.not_ascii") }
  /// `email.local.quote_unclosed`: The double quotes are never closed.
  public static var emailLocalQuoteUnclosed: ViolationCode { ViolationCode(rawValue: "email.local.quote_unclosed") }
  /// `email.local.quoted_not_allowed`: The part before the @ is in double quotes.
  public static var emailLocalQuotedNotAllowed: ViolationCode { ViolationCode(rawValue: "email.local.quoted_not_allowed") }
  /// `email.local.too_long`: The part before the @ is too long.
  public static var emailLocalTooLong: ViolationCode { ViolationCode(rawValue: "email.local.too_long") }
  /// `email.markup`: There is code of a web page in the text, such as &lt;.
  public static var emailMarkup: ViolationCode { ViolationCode(rawValue: "email.markup") }
  /// `email.missing_at`: There is no @.
  public static var emailMissingAt: ViolationCode { ViolationCode(rawValue: "email.missing_at") }
  /// `email.missing_at.look_alike`: There is no @, only a character that looks like one.
  public static var emailMissingAtLookAlike: ViolationCode { ViolationCode(rawValue: "email.missing_at.look_alike") }
  /// `email.missing_at.word`: There is a word or code in place of the @.
  public static var emailMissingAtWord: ViolationCode { ViolationCode(rawValue: "email.missing_at.word") }
  /// `email.multiple_at`: There is more than one @.
  public static var emailMultipleAt: ViolationCode { ViolationCode(rawValue: "email.multiple_at") }
  /// `email.obsolete`: The address has an obsolete form that no system writes any more.
  public static var emailObsolete: ViolationCode { ViolationCode(rawValue: "email.obsolete") }
  /// `email.scheme`: There is a scheme in the address, such as https://.
  public static var emailScheme: ViolationCode { ViolationCode(rawValue: "email.scheme") }
  /// `email.several_addresses`: There are several addresses.
  public static var emailSeveralAddresses: ViolationCode { ViolationCode(rawValue: "email.several_addresses") }
  /// `email.text_after`: There is a remark after the address.
  public static var emailTextAfter: ViolationCode { ViolationCode(rawValue: "email.text_after") }
  /// `email.text_before`: There are words before the address.
  public static var emailTextBefore: ViolationCode { ViolationCode(rawValue: "email.text_before") }
  /// `email.too_long`: The address is too long.
  public static var emailTooLong: ViolationCode { ViolationCode(rawValue: "email.too_long") }
  /// `email.web_address`: The text is a web address.
  public static var emailWebAddress: ViolationCode { ViolationCode(rawValue: "email.web_address") }
  /// `email.white_space`: There is a space, tab or line end.
  public static var emailWhiteSpace: ViolationCode { ViolationCode(rawValue: "email.white_space") }
  /// `equals.different`: The value doesn't equal the accepted value.
  public static var equalsDifferent: ViolationCode { ViolationCode(rawValue: "equals.different") }
  /// `excludes.refused`: A list contains an element that is refused.
  public static var excludesRefused: ViolationCode { ViolationCode(rawValue: "excludes.refused") }
  /// `field.unknown`: A record has a field that its form doesn't name.
  public static var fieldUnknown: ViolationCode { ViolationCode(rawValue: "field.unknown") }
  /// `file_name.end`: The name ends with a period or a space.
  public static var fileNameEnd: ViolationCode { ViolationCode(rawValue: "file_name.end") }
  /// `file_name.extension`: The name has an extension that is not accepted.
  public static var fileNameExtension: ViolationCode { ViolationCode(rawValue: "file_name.extension") }
  /// `file_name.extension.accepted`: The name has an extension that is not in a short list of accepted ones.
  public static var fileNameExtensionAccepted: ViolationCode { ViolationCode(rawValue: "file_name.extension.accepted") }
  /// `file_name.no_extension`: The name does not have an extension.
  public static var fileNameNoExtension: ViolationCode { ViolationCode(rawValue: "file_name.no_extension") }
  /// `file_name.path`: The name has folders in front of it.
  public static var fileNamePath: ViolationCode { ViolationCode(rawValue: "file_name.path") }
  /// `file_name.reserved`: The name is reserved by the operating system.
  public static var fileNameReserved: ViolationCode { ViolationCode(rawValue: "file_name.reserved") }
  /// `filled.all_or_none`: Some of the fields are filled, and others aren't.
  public static var filledAllOrNone: ViolationCode { ViolationCode(rawValue: "filled.all_or_none") }
  /// `filled.too_few`: Too few of the fields are filled.
  public static var filledTooFew: ViolationCode { ViolationCode(rawValue: "filled.too_few") }
  /// `filled.too_many`: Too many of the fields are filled.
  public static var filledTooMany: ViolationCode { ViolationCode(rawValue: "filled.too_many") }
  /// `host.character`: The name contains a character that isn't allowed in a host name.
  public static var hostCharacter: ViolationCode { ViolationCode(rawValue: "host.character") }
  /// `host.comma`: There is a comma in place of a dot in the name.
  public static var hostComma: ViolationCode { ViolationCode(rawValue: "host.comma") }
  /// `host.dot`: There is a dot at the start or the end of the name, or next to another dot.
  public static var hostDot: ViolationCode { ViolationCode(rawValue: "host.dot") }
  /// `host.email_address`: The text is an email address.
  public static var hostEmailAddress: ViolationCode { ViolationCode(rawValue: "host.email_address") }
  /// `host.hyphen`: There is a hyphen at the start or the end of a label.
  public static var hostHyphen: ViolationCode { ViolationCode(rawValue: "host.hyphen") }
  /// `host.ip_address`: The text is an IP address instead of a name.
  public static var hostIpAddress: ViolationCode { ViolationCode(rawValue: "host.ip_address") }
  /// `host.label`: A label isn't allowed by IDNA2008, or isn't valid Punycode.
  public static var hostLabel: ViolationCode { ViolationCode(rawValue: "host.label") }
  /// `host.label_too_long`: A label has too many characters.
  public static var hostLabelTooLong: ViolationCode { ViolationCode(rawValue: "host.label_too_long") }
  /// `host.mixed_scripts`: A label has letters of several scripts.
  public static var hostMixedScripts: ViolationCode { ViolationCode(rawValue: "host.mixed_scripts") }
  /// `host.mixed_scripts.look_alike`: A label has a letter of another script that looks like one of its own.
  public static var hostMixedScriptsLookAlike: ViolationCode { ViolationCode(rawValue: "host.mixed_scripts.look_alike") }
  /// `host.path`: There is a path or a query after the name.
  public static var hostPath: ViolationCode { ViolationCode(rawValue: "host.path") }
  /// `host.port`: There is a port after the name.
  public static var hostPort: ViolationCode { ViolationCode(rawValue: "host.port") }
  /// `host.public_suffix`: The name is a public suffix that domains are registered under.
  public static var hostPublicSuffix: ViolationCode { ViolationCode(rawValue: "host.public_suffix") }
  /// `host.scheme`: There is a scheme in front of the name, such as https://.
  public static var hostScheme: ViolationCode { ViolationCode(rawValue: "host.scheme") }
  /// `host.several_names`: There are several names.
  public static var hostSeveralNames: ViolationCode { ViolationCode(rawValue: "host.several_names") }
  /// `host.too_long`: The name has too many characters.
  public static var hostTooLong: ViolationCode { ViolationCode(rawValue: "host.too_long") }
  /// `host.top_level`: The top-level domain is missing or doesn't exist.
  public static var hostTopLevel: ViolationCode { ViolationCode(rawValue: "host.top_level") }
  /// `iban.country_missing`: The letters of the country and the check digits are missing at the beginning.
  public static var ibanCountryMissing: ViolationCode { ViolationCode(rawValue: "iban.country_missing") }
  /// `identifier.check_digit`: The check digits of a value don't match the rest.
  public static var identifierCheckDigit: ViolationCode { ViolationCode(rawValue: "identifier.check_digit") }
  /// `identifier.check_digit.swapped`: The check digits would be right if two neighbors changed places.
  public static var identifierCheckDigitSwapped: ViolationCode { ViolationCode(rawValue: "identifier.check_digit.swapped") }
  /// `identifier.country`: The country of a value doesn't have a rule.
  public static var identifierCountry: ViolationCode { ViolationCode(rawValue: "identifier.country") }
  /// `identifier.date`: The date in a value isn't possible.
  public static var identifierDate: ViolationCode { ViolationCode(rawValue: "identifier.date") }
  /// `identifier.format`: A value isn't in the format that its rule requires.
  public static var identifierFormat: ViolationCode { ViolationCode(rawValue: "identifier.format") }
  /// `identifier.format.character`: A character can't be where it is.
  public static var identifierFormatCharacter: ViolationCode { ViolationCode(rawValue: "identifier.format.character") }
  /// `identifier.format.character.digit`: A character is where only a digit can be.
  public static var identifierFormatCharacterDigit: ViolationCode { ViolationCode(rawValue: "identifier.format.character.digit") }
  /// `identifier.format.character.letter`: A character is where only a letter can be.
  public static var identifierFormatCharacterLetter: ViolationCode { ViolationCode(rawValue: "identifier.format.character.letter") }
  /// `identifier.format.end`: A sign that doesn't belong to a value is at its end.
  public static var identifierFormatEnd: ViolationCode { ViolationCode(rawValue: "identifier.format.end") }
  /// `identifier.format.letter_for_digit`: A letter that looks like a digit is where a digit belongs.
  public static var identifierFormatLetterForDigit: ViolationCode { ViolationCode(rawValue: "identifier.format.letter_for_digit") }
  /// `identifier.format.look_alike`: A letter of another alphabet only looks like the right one.
  public static var identifierFormatLookAlike: ViolationCode { ViolationCode(rawValue: "identifier.format.look_alike") }
  /// `identifier.format.repeated`: The letters at the beginning of a value are there twice.
  public static var identifierFormatRepeated: ViolationCode { ViolationCode(rawValue: "identifier.format.repeated") }
  /// `identifier.format.separator`: Other signs than the usual ones are between the parts of a value.
  public static var identifierFormatSeparator: ViolationCode { ViolationCode(rawValue: "identifier.format.separator") }
  /// `identifier.format.several`: There are two values instead of one.
  public static var identifierFormatSeveral: ViolationCode { ViolationCode(rawValue: "identifier.format.several") }
  /// `identifier.format.text_after`: Words that don't belong to a value follow it.
  public static var identifierFormatTextAfter: ViolationCode { ViolationCode(rawValue: "identifier.format.text_after") }
  /// `identifier.format.text_before`: Text that doesn't belong to a value, such as words or https://, comes before it.
  public static var identifierFormatTextBefore: ViolationCode { ViolationCode(rawValue: "identifier.format.text_before") }
  /// `identifier.format.too_long`: A value has more characters than belong to it.
  public static var identifierFormatTooLong: ViolationCode { ViolationCode(rawValue: "identifier.format.too_long") }
  /// `identifier.format.too_short`: The end of a value is missing.
  public static var identifierFormatTooShort: ViolationCode { ViolationCode(rawValue: "identifier.format.too_short") }
  /// `identifier.length`: A value is too short or too long.
  public static var identifierLength: ViolationCode { ViolationCode(rawValue: "identifier.length") }
  /// `identifier.length.too_long`: A value has more characters than belong to it.
  public static var identifierLengthTooLong: ViolationCode { ViolationCode(rawValue: "identifier.length.too_long") }
  /// `identifier.length.too_short`: A value has fewer characters than belong to it.
  public static var identifierLengthTooShort: ViolationCode { ViolationCode(rawValue: "identifier.length.too_short") }
  /// `identifier.not_issued`: A value has the right format, but is never issued to anyone.
  public static var identifierNotIssued: ViolationCode { ViolationCode(rawValue: "identifier.not_issued") }
  /// `identifier.placeholder`: A value looks like a placeholder, such as 111111111, instead of one that someone has.
  public static var identifierPlaceholder: ViolationCode { ViolationCode(rawValue: "identifier.placeholder") }
  /// `identifier.unknown_code`: A value is a code that isn't in its list.
  public static var identifierUnknownCode: ViolationCode { ViolationCode(rawValue: "identifier.unknown_code") }
  /// `identifier.unknown_part`: A part of a value refers to something that doesn't exist.
  public static var identifierUnknownPart: ViolationCode { ViolationCode(rawValue: "identifier.unknown_part") }
  /// `includes.missing`: Required elements of a list are missing.
  public static var includesMissing: ViolationCode { ViolationCode(rawValue: "includes.missing") }
  /// `includes.too_few`: A list has too few of the given elements.
  public static var includesTooFew: ViolationCode { ViolationCode(rawValue: "includes.too_few") }
  /// `includes.too_few.listed`: A list has too few of the given elements, which a message can show.
  public static var includesTooFewListed: ViolationCode { ViolationCode(rawValue: "includes.too_few.listed") }
  /// `input.text_removed`: Text around a value, such as a label or quotation marks, was left out.
  public static var inputTextRemoved: ViolationCode { ViolationCode(rawValue: "input.text_removed") }
  /// `internal`: A program failed, and people don't get any details.
  public static var `internal`: ViolationCode { ViolationCode(rawValue: "internal") }
  /// `interval.order`: A time interval doesn't end after its start.
  public static var intervalOrder: ViolationCode { ViolationCode(rawValue: "interval.order") }
  /// `ip.format`: The text doesn't have the form of an IP address or network.
  public static var ipFormat: ViolationCode { ViolationCode(rawValue: "ip.format") }
  /// `ip.format.brackets`: There are square brackets around an IPv6 address, and perhaps a port after them.
  public static var ipFormatBrackets: ViolationCode { ViolationCode(rawValue: "ip.format.brackets") }
  /// `ip.format.comma`: There is a comma in place of a dot.
  public static var ipFormatComma: ViolationCode { ViolationCode(rawValue: "ip.format.comma") }
  /// `ip.format.letter_for_digit`: There is a letter in place of a digit.
  public static var ipFormatLetterForDigit: ViolationCode { ViolationCode(rawValue: "ip.format.letter_for_digit") }
  /// `ip.format.parts`: An IPv4 address doesn't have four numbers.
  public static var ipFormatParts: ViolationCode { ViolationCode(rawValue: "ip.format.parts") }
  /// `ip.format.port`: There is a port after the address.
  public static var ipFormatPort: ViolationCode { ViolationCode(rawValue: "ip.format.port") }
  /// `ip.format.prefix`: There is the length of a prefix after the address.
  public static var ipFormatPrefix: ViolationCode { ViolationCode(rawValue: "ip.format.prefix") }
  /// `ip.format.scheme`: There is a scheme in front of the address, such as https://.
  public static var ipFormatScheme: ViolationCode { ViolationCode(rawValue: "ip.format.scheme") }
  /// `ip.format.several`: There are several addresses.
  public static var ipFormatSeveral: ViolationCode { ViolationCode(rawValue: "ip.format.several") }
  /// `ip.format.text_after`: A remark follows the address.
  public static var ipFormatTextAfter: ViolationCode { ViolationCode(rawValue: "ip.format.text_after") }
  /// `ip.host_bits`: The address has bits after the prefix of its network.
  public static var ipHostBits: ViolationCode { ViolationCode(rawValue: "ip.host_bits") }
  /// `ip.not_accepted`: The address is of a kind, or in a network, that isn't accepted.
  public static var ipNotAccepted: ViolationCode { ViolationCode(rawValue: "ip.not_accepted") }
  /// `ip.not_public`: The address isn't a public address, and only public ones are accepted.
  public static var ipNotPublic: ViolationCode { ViolationCode(rawValue: "ip.not_public") }
  /// `ip.octet`: A number in an IPv4 address is above 255.
  public static var ipOctet: ViolationCode { ViolationCode(rawValue: "ip.octet") }
  /// `ip.prefix`: The prefix length is missing or not within limits.
  public static var ipPrefix: ViolationCode { ViolationCode(rawValue: "ip.prefix") }
  /// `ip.version`: The address is IPv4 instead of IPv6, or the reverse.
  public static var ipVersion: ViolationCode { ViolationCode(rawValue: "ip.version") }
  /// `iso_date.no_such_week`: The year doesn't have the week.
  public static var isoDateNoSuchWeek: ViolationCode { ViolationCode(rawValue: "iso_date.no_such_week") }
  /// `json.duplicate_name`: An object in a JSON text contains the same name twice.
  public static var jsonDuplicateName: ViolationCode { ViolationCode(rawValue: "json.duplicate_name") }
  /// `json.syntax`: A JSON text contains a character that isn't allowed there.
  public static var jsonSyntax: ViolationCode { ViolationCode(rawValue: "json.syntax") }
  /// `json.syntax.brace`: A JSON text begins with the name of an entry, without a brace before it.
  public static var jsonSyntaxBrace: ViolationCode { ViolationCode(rawValue: "json.syntax.brace") }
  /// `json.syntax.end`: Something follows a JSON text that is complete.
  public static var jsonSyntaxEnd: ViolationCode { ViolationCode(rawValue: "json.syntax.end") }
  /// `json.syntax.quotes`: A JSON text has other quotation marks than straight double ones.
  public static var jsonSyntaxQuotes: ViolationCode { ViolationCode(rawValue: "json.syntax.quotes") }
  /// `json.syntax.trailing_comma`: A comma follows the last entry of an object or array in a JSON text.
  public static var jsonSyntaxTrailingComma: ViolationCode { ViolationCode(rawValue: "json.syntax.trailing_comma") }
  /// `json.too_deep`: The objects and arrays in a JSON text are nested too deep.
  public static var jsonTooDeep: ViolationCode { ViolationCode(rawValue: "json.too_deep") }
  /// `json.truncated`: A JSON text ends before it is complete.
  public static var jsonTruncated: ViolationCode { ViolationCode(rawValue: "json.truncated") }
  /// `json.type`: The outermost value of a JSON text has a type that isn't accepted.
  public static var jsonType: ViolationCode { ViolationCode(rawValue: "json.type") }
  /// `language_code.suggested`: The text is a name or another code of a language, or the code of a country.
  public static var languageCodeSuggested: ViolationCode { ViolationCode(rawValue: "language_code.suggested") }
  /// `language_tag.format`: The text is not a well-formed language tag.
  public static var languageTagFormat: ViolationCode { ViolationCode(rawValue: "language_tag.format") }
  /// `latitude.comma`: There is a comma before the decimals of a latitude.
  public static var latitudeComma: ViolationCode { ViolationCode(rawValue: "latitude.comma") }
  /// `latitude.format`: The text is not written as a latitude.
  public static var latitudeFormat: ViolationCode { ViolationCode(rawValue: "latitude.format") }
  /// `latitude.out_of_range`: The latitude is above 90 or below -90 degrees.
  public static var latitudeOutOfRange: ViolationCode { ViolationCode(rawValue: "latitude.out_of_range") }
  /// `length.too_long`: The text is too long.
  public static var lengthTooLong: ViolationCode { ViolationCode(rawValue: "length.too_long") }
  /// `length.too_long.bytes`: The text has too many bytes.
  public static var lengthTooLongBytes: ViolationCode { ViolationCode(rawValue: "length.too_long.bytes") }
  /// `length.too_long.words`: The text has too many words.
  public static var lengthTooLongWords: ViolationCode { ViolationCode(rawValue: "length.too_long.words") }
  /// `length.too_short`: The text is too short.
  public static var lengthTooShort: ViolationCode { ViolationCode(rawValue: "length.too_short") }
  /// `length.too_short.bytes`: The text has too few bytes.
  public static var lengthTooShortBytes: ViolationCode { ViolationCode(rawValue: "length.too_short.bytes") }
  /// `length.too_short.words`: The text has too few words.
  public static var lengthTooShortWords: ViolationCode { ViolationCode(rawValue: "length.too_short.words") }
  /// `length.wrong`: The text doesn't have the exact length.
  public static var lengthWrong: ViolationCode { ViolationCode(rawValue: "length.wrong") }
  /// `length.wrong.bytes`: The text doesn't have the exact number of bytes.
  public static var lengthWrongBytes: ViolationCode { ViolationCode(rawValue: "length.wrong.bytes") }
  /// `length.wrong.words`: The text doesn't have the exact number of words.
  public static var lengthWrongWords: ViolationCode { ViolationCode(rawValue: "length.wrong.words") }
  /// `limit.input_size`: A value is larger than the limit.
  public static var limitInputSize: ViolationCode { ViolationCode(rawValue: "limit.input_size") }
  /// `limit.list_size`: A list has more elements than the limit allows.
  public static var limitListSize: ViolationCode { ViolationCode(rawValue: "limit.list_size") }
  /// `limit.other_field`: What a value depends on in another field would take too much work to check.
  public static var limitOtherField: ViolationCode { ViolationCode(rawValue: "limit.other_field") }
  /// `limit.report_size`: A report would be many times as large as the checked value.
  public static var limitReportSize: ViolationCode { ViolationCode(rawValue: "limit.report_size") }
  /// `limit.time`: A check took longer than its time limit.
  public static var limitTime: ViolationCode { ViolationCode(rawValue: "limit.time") }
  /// `limit.work`: Checking a value or record would take too much work.
  public static var limitWork: ViolationCode { ViolationCode(rawValue: "limit.work") }
  /// `localized_date.ambiguous`: The date is ambiguous: its year, or its order of day and month, could differ.
  public static var localizedDateAmbiguous: ViolationCode { ViolationCode(rawValue: "localized_date.ambiguous") }
  /// `localized_date.format`: The text isn't written as a date in the locale.
  public static var localizedDateFormat: ViolationCode { ViolationCode(rawValue: "localized_date.format") }
  /// `localized_date.order`: The day and the month of a date are in the other order than in the locale.
  public static var localizedDateOrder: ViolationCode { ViolationCode(rawValue: "localized_date.order") }
  /// `localized_date.two_calendars`: The year of a date is of our time in two calendars.
  public static var localizedDateTwoCalendars: ViolationCode { ViolationCode(rawValue: "localized_date.two_calendars") }
  /// `localized_duration.format`: The text isn't written as a duration in the locale.
  public static var localizedDurationFormat: ViolationCode { ViolationCode(rawValue: "localized_duration.format") }
  /// `localized_number.ambiguous`: The number has a separator that could come before a fraction or between groups.
  public static var localizedNumberAmbiguous: ViolationCode { ViolationCode(rawValue: "localized_number.ambiguous") }
  /// `localized_number.format`: The text isn't written as a number in the locale.
  public static var localizedNumberFormat: ViolationCode { ViolationCode(rawValue: "localized_number.format") }
  /// `localized_number.separators`: The separators of a number are in the wrong places for the locale.
  public static var localizedNumberSeparators: ViolationCode { ViolationCode(rawValue: "localized_number.separators") }
  /// `localized_number.unit`: There is a unit or a currency after the number.
  public static var localizedNumberUnit: ViolationCode { ViolationCode(rawValue: "localized_number.unit") }
  /// `localized_time.format`: The text isn't written as a time of day in the locale.
  public static var localizedTimeFormat: ViolationCode { ViolationCode(rawValue: "localized_time.format") }
  /// `longitude.comma`: There is a comma before the decimals of a longitude.
  public static var longitudeComma: ViolationCode { ViolationCode(rawValue: "longitude.comma") }
  /// `longitude.format`: The text is not written as a longitude.
  public static var longitudeFormat: ViolationCode { ViolationCode(rawValue: "longitude.format") }
  /// `longitude.out_of_range`: The longitude is above 180 or below -180 degrees.
  public static var longitudeOutOfRange: ViolationCode { ViolationCode(rawValue: "longitude.out_of_range") }
  /// `markup.found`: The text contains markup.
  public static var markupFound: ViolationCode { ViolationCode(rawValue: "markup.found") }
  /// `media_type.not_accepted`: The media type isn't one of the accepted types.
  public static var mediaTypeNotAccepted: ViolationCode { ViolationCode(rawValue: "media_type.not_accepted") }
  /// `member_of.missing`: A value isn't in the list of another field.
  public static var memberOfMissing: ViolationCode { ViolationCode(rawValue: "member_of.missing") }
  /// `money.currency_missing`: The amount has no currency.
  public static var moneyCurrencyMissing: ViolationCode { ViolationCode(rawValue: "money.currency_missing") }
  /// `money.currency_not_accepted`: The amount has a currency that isn't accepted.
  public static var moneyCurrencyNotAccepted: ViolationCode { ViolationCode(rawValue: "money.currency_not_accepted") }
  /// `money.currency_unknown`: The text next to the number isn't a currency, or is a symbol that several currencies share.
  public static var moneyCurrencyUnknown: ViolationCode { ViolationCode(rawValue: "money.currency_unknown") }
  /// `money.format`: The text isn't written as an amount of money in the locale.
  public static var moneyFormat: ViolationCode { ViolationCode(rawValue: "money.format") }
  /// `month.order`: The month comes before the year.
  public static var monthOrder: ViolationCode { ViolationCode(rawValue: "month.order") }
  /// `month.out_of_range`: The number of the month is 0 or greater than 12.
  public static var monthOutOfRange: ViolationCode { ViolationCode(rawValue: "month.out_of_range") }
  /// `nickname.character`: The nickname contains a character that nicknames don't allow.
  public static var nicknameCharacter: ViolationCode { ViolationCode(rawValue: "nickname.character") }
  /// `nickname.context`: A character of the nickname isn't allowed in its position.
  public static var nicknameContext: ViolationCode { ViolationCode(rawValue: "nickname.context") }
  /// `nickname.invisible`: The nickname contains an invisible character.
  public static var nicknameInvisible: ViolationCode { ViolationCode(rawValue: "nickname.invisible") }
  /// `not_equals.same`: The value equals the refused value.
  public static var notEqualsSame: ViolationCode { ViolationCode(rawValue: "not_equals.same") }
  /// `number.exponent`: The number has an exponent.
  public static var numberExponent: ViolationCode { ViolationCode(rawValue: "number.exponent") }
  /// `number.format`: The text isn't written as a number.
  public static var numberFormat: ViolationCode { ViolationCode(rawValue: "number.format") }
  /// `number.format.ambiguous`: There is a comma that can separate thousands or decimals.
  public static var numberFormatAmbiguous: ViolationCode { ViolationCode(rawValue: "number.format.ambiguous") }
  /// `number.format.brackets`: The number is in brackets, as bookkeepers write a negative one.
  public static var numberFormatBrackets: ViolationCode { ViolationCode(rawValue: "number.format.brackets") }
  /// `number.format.comma`: There is a comma in place of the dot before the decimals.
  public static var numberFormatComma: ViolationCode { ViolationCode(rawValue: "number.format.comma") }
  /// `number.format.grouping`: There are separators of thousands.
  public static var numberFormatGrouping: ViolationCode { ViolationCode(rawValue: "number.format.grouping") }
  /// `number.format.letter_for_digit`: There is a letter in place of a digit.
  public static var numberFormatLetterForDigit: ViolationCode { ViolationCode(rawValue: "number.format.letter_for_digit") }
  /// `number.format.several`: There are several numbers.
  public static var numberFormatSeveral: ViolationCode { ViolationCode(rawValue: "number.format.several") }
  /// `number.format.unit`: There is a unit or a currency next to the number.
  public static var numberFormatUnit: ViolationCode { ViolationCode(rawValue: "number.format.unit") }
  /// `number.not_above`: The number isn't above the limit.
  public static var numberNotAbove: ViolationCode { ViolationCode(rawValue: "number.not_above") }
  /// `number.not_below`: The number isn't below the limit.
  public static var numberNotBelow: ViolationCode { ViolationCode(rawValue: "number.not_below") }
  /// `number.not_multiple`: The number isn't a multiple of the required divisor.
  public static var numberNotMultiple: ViolationCode { ViolationCode(rawValue: "number.not_multiple") }
  /// `number.not_whole`: The number has a fraction.
  public static var numberNotWhole: ViolationCode { ViolationCode(rawValue: "number.not_whole") }
  /// `number.too_large`: The number is too large.
  public static var numberTooLarge: ViolationCode { ViolationCode(rawValue: "number.too_large") }
  /// `number.too_precise`: The number has too many digits after the decimal point.
  public static var numberTooPrecise: ViolationCode { ViolationCode(rawValue: "number.too_precise") }
  /// `number.too_small`: The number is too small.
  public static var numberTooSmall: ViolationCode { ViolationCode(rawValue: "number.too_small") }
  /// `numeric.not_ascii_digit`: The text has a character that is not a digit from 0 to 9.
  public static var numericNotAsciiDigit: ViolationCode { ViolationCode(rawValue: "numeric.not_ascii_digit") }
  /// `numeric.not_digit`: The text has a character that is not a decimal digit.
  public static var numericNotDigit: ViolationCode { ViolationCode(rawValue: "numeric.not_digit") }
  /// `one_of.missing`: The value isn't in the short list of accepted values.
  public static var oneOfMissing: ViolationCode { ViolationCode(rawValue: "one_of.missing") }
  /// `one_of.unlisted`: The value isn't in the long list of accepted values.
  public static var oneOfUnlisted: ViolationCode { ViolationCode(rawValue: "one_of.unlisted") }
  /// `password.advice.add_words`: Another word or two would help.
  public static var passwordAdviceAddWords: ViolationCode { ViolationCode(rawValue: "password.advice.add_words") }
  /// `password.advice.all_uppercase`: Uppercase letters throughout don't help much.
  public static var passwordAdviceAllUppercase: ViolationCode { ViolationCode(rawValue: "password.advice.all_uppercase") }
  /// `password.advice.avoid_associated_dates`: Dates and years that are associated with the user make a password weak.
  public static var passwordAdviceAvoidAssociatedDates: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_associated_dates") }
  /// `password.advice.avoid_associated_years`: Years that are associated with the user make a password weak.
  public static var passwordAdviceAvoidAssociatedYears: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_associated_years") }
  /// `password.advice.avoid_context`: The user's own names and addresses make a password weak.
  public static var passwordAdviceAvoidContext: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_context") }
  /// `password.advice.avoid_recent_years`: Recent years make a password weak.
  public static var passwordAdviceAvoidRecentYears: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_recent_years") }
  /// `password.advice.avoid_repeats`: Repeated words and characters make a password weak.
  public static var passwordAdviceAvoidRepeats: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_repeats") }
  /// `password.advice.avoid_sequences`: Sequences make a password weak.
  public static var passwordAdviceAvoidSequences: ViolationCode { ViolationCode(rawValue: "password.advice.avoid_sequences") }
  /// `password.advice.capitalization`: An uppercase first letter doesn't help much.
  public static var passwordAdviceCapitalization: ViolationCode { ViolationCode(rawValue: "password.advice.capitalization") }
  /// `password.advice.longer_keyboard_walk`: A longer pattern of keys with more turns would help.
  public static var passwordAdviceLongerKeyboardWalk: ViolationCode { ViolationCode(rawValue: "password.advice.longer_keyboard_walk") }
  /// `password.advice.no_symbols_needed`: Symbols, digits, and uppercase letters aren't necessary.
  public static var passwordAdviceNoSymbolsNeeded: ViolationCode { ViolationCode(rawValue: "password.advice.no_symbols_needed") }
  /// `password.advice.reversed`: Reversed words don't help much.
  public static var passwordAdviceReversed: ViolationCode { ViolationCode(rawValue: "password.advice.reversed") }
  /// `password.advice.substitutions`: Substitutions such as `@` for `a` don't help much.
  public static var passwordAdviceSubstitutions: ViolationCode { ViolationCode(rawValue: "password.advice.substitutions") }
  /// `password.advice.use_words`: A few unrelated words are better.
  public static var passwordAdviceUseWords: ViolationCode { ViolationCode(rawValue: "password.advice.use_words") }
  /// `password.common`: The password is one of the first that attackers try.
  public static var passwordCommon: ViolationCode { ViolationCode(rawValue: "password.common") }
  /// `password.common.requirement`: The requirement about common passwords, shown before anything is typed.
  public static var passwordCommonRequirement: ViolationCode { ViolationCode(rawValue: "password.common.requirement") }
  /// `password.context`: The password has little more than words from its context.
  public static var passwordContext: ViolationCode { ViolationCode(rawValue: "password.context") }
  /// `password.context.requirement`: The requirement about words from the context, shown before anything is typed.
  public static var passwordContextRequirement: ViolationCode { ViolationCode(rawValue: "password.context.requirement") }
  /// `password.crack_time.centuries`: Guessing the password takes centuries.
  public static var passwordCrackTimeCenturies: ViolationCode { ViolationCode(rawValue: "password.crack_time.centuries") }
  /// `password.crack_time.days`: Guessing the password takes days.
  public static var passwordCrackTimeDays: ViolationCode { ViolationCode(rawValue: "password.crack_time.days") }
  /// `password.crack_time.hours`: Guessing the password takes hours.
  public static var passwordCrackTimeHours: ViolationCode { ViolationCode(rawValue: "password.crack_time.hours") }
  /// `password.crack_time.minutes`: Guessing the password takes minutes.
  public static var passwordCrackTimeMinutes: ViolationCode { ViolationCode(rawValue: "password.crack_time.minutes") }
  /// `password.crack_time.months`: Guessing the password takes months.
  public static var passwordCrackTimeMonths: ViolationCode { ViolationCode(rawValue: "password.crack_time.months") }
  /// `password.crack_time.seconds`: Guessing the password takes seconds.
  public static var passwordCrackTimeSeconds: ViolationCode { ViolationCode(rawValue: "password.crack_time.seconds") }
  /// `password.crack_time.years`: Guessing the password takes years.
  public static var passwordCrackTimeYears: ViolationCode { ViolationCode(rawValue: "password.crack_time.years") }
  /// `password.too_few_digits`: The password has too few digits.
  public static var passwordTooFewDigits: ViolationCode { ViolationCode(rawValue: "password.too_few_digits") }
  /// `password.too_few_lowercase`: The password has too few lowercase letters.
  public static var passwordTooFewLowercase: ViolationCode { ViolationCode(rawValue: "password.too_few_lowercase") }
  /// `password.too_few_points`: The password has too few points.
  public static var passwordTooFewPoints: ViolationCode { ViolationCode(rawValue: "password.too_few_points") }
  /// `password.too_few_symbols`: The password has too few symbols.
  public static var passwordTooFewSymbols: ViolationCode { ViolationCode(rawValue: "password.too_few_symbols") }
  /// `password.too_few_uppercase`: The password has too few uppercase letters.
  public static var passwordTooFewUppercase: ViolationCode { ViolationCode(rawValue: "password.too_few_uppercase") }
  /// `password.weak`: A password takes too few guesses, but it doesn't have a particular weakness.
  public static var passwordWeak: ViolationCode { ViolationCode(rawValue: "password.weak") }
  /// `password.weak.common`: A password is common.
  public static var passwordWeakCommon: ViolationCode { ViolationCode(rawValue: "password.weak.common") }
  /// `password.weak.context`: Most of a password is a word that has to do with the user or the site.
  public static var passwordWeakContext: ViolationCode { ViolationCode(rawValue: "password.weak.context") }
  /// `password.weak.date`: Most of a password is a date.
  public static var passwordWeakDate: ViolationCode { ViolationCode(rawValue: "password.weak.date") }
  /// `password.weak.keyboard_row`: Most of a password is a straight row of keys.
  public static var passwordWeakKeyboardRow: ViolationCode { ViolationCode(rawValue: "password.weak.keyboard_row") }
  /// `password.weak.keyboard_walk`: Most of a password is a pattern of neighboring keys.
  public static var passwordWeakKeyboardWalk: ViolationCode { ViolationCode(rawValue: "password.weak.keyboard_walk") }
  /// `password.weak.name`: Most of a password is a name.
  public static var passwordWeakName: ViolationCode { ViolationCode(rawValue: "password.weak.name") }
  /// `password.weak.repeat`: Most of a password is a repeated piece.
  public static var passwordWeakRepeat: ViolationCode { ViolationCode(rawValue: "password.weak.repeat") }
  /// `password.weak.repeat_character`: Most of a password is a repeated character.
  public static var passwordWeakRepeatCharacter: ViolationCode { ViolationCode(rawValue: "password.weak.repeat_character") }
  /// `password.weak.requirement`: The requirement about strength, shown before anything is typed.
  public static var passwordWeakRequirement: ViolationCode { ViolationCode(rawValue: "password.weak.requirement") }
  /// `password.weak.sequence`: Most of a password is a sequence such as `abc`.
  public static var passwordWeakSequence: ViolationCode { ViolationCode(rawValue: "password.weak.sequence") }
  /// `password.weak.similar_to_common`: A password is similar to a common one.
  public static var passwordWeakSimilarToCommon: ViolationCode { ViolationCode(rawValue: "password.weak.similar_to_common") }
  /// `password.weak.single_name`: A password is a single name.
  public static var passwordWeakSingleName: ViolationCode { ViolationCode(rawValue: "password.weak.single_name") }
  /// `password.weak.top_10`: A password is one of the ten most common.
  public static var passwordWeakTop10: ViolationCode { ViolationCode(rawValue: "password.weak.top_10") }
  /// `password.weak.top_100`: A password is one of the hundred most common.
  public static var passwordWeakTop100: ViolationCode { ViolationCode(rawValue: "password.weak.top_100") }
  /// `password.weak.word`: A password is a single word.
  public static var passwordWeakWord: ViolationCode { ViolationCode(rawValue: "password.weak.word") }
  /// `password.weak.year`: Most of a password is a recent year.
  public static var passwordWeakYear: ViolationCode { ViolationCode(rawValue: "password.weak.year") }
  /// `pattern.mismatch`: The text doesn't match the pattern.
  public static var patternMismatch: ViolationCode { ViolationCode(rawValue: "pattern.mismatch") }
  /// `payment_card.character`: A card number has a character that is neither a digit nor a separator.
  public static var paymentCardCharacter: ViolationCode { ViolationCode(rawValue: "payment_card.character") }
  /// `payment_card.check_digit`: The check digit of a card number doesn't match the other digits.
  public static var paymentCardCheckDigit: ViolationCode { ViolationCode(rawValue: "payment_card.check_digit") }
  /// `payment_card.not_accepted`: The card's brand isn't accepted.
  public static var paymentCardNotAccepted: ViolationCode { ViolationCode(rawValue: "payment_card.not_accepted") }
  /// `payment_card.separator`: A separator in a card number isn't between two digits.
  public static var paymentCardSeparator: ViolationCode { ViolationCode(rawValue: "payment_card.separator") }
  /// `payment_card.several`: Something else follows a whole card number, such as its month of expiry or another number.
  public static var paymentCardSeveral: ViolationCode { ViolationCode(rawValue: "payment_card.several") }
  /// `payment_card.too_long`: A card number has more digits than any number of its issuer.
  public static var paymentCardTooLong: ViolationCode { ViolationCode(rawValue: "payment_card.too_long") }
  /// `payment_card.too_short`: A card number has fewer digits than any number of its issuer.
  public static var paymentCardTooShort: ViolationCode { ViolationCode(rawValue: "payment_card.too_short") }
  /// `payment_card.unknown_issuer`: No issuer uses card numbers that begin like this.
  public static var paymentCardUnknownIssuer: ViolationCode { ViolationCode(rawValue: "payment_card.unknown_issuer") }
  /// `payment_card.wrong_length`: A card number has a length that its issuer doesn't use.
  public static var paymentCardWrongLength: ViolationCode { ViolationCode(rawValue: "payment_card.wrong_length") }
  /// `person_name.bidi_control`: The name contains a character that changes the direction of text.
  public static var personNameBidiControl: ViolationCode { ViolationCode(rawValue: "person_name.bidi_control") }
  /// `person_name.character`: The name contains a character that names don't use.
  public static var personNameCharacter: ViolationCode { ViolationCode(rawValue: "person_name.character") }
  /// `person_name.confusable`: The name looks like a protected name.
  public static var personNameConfusable: ViolationCode { ViolationCode(rawValue: "person_name.confusable") }
  /// `person_name.control`: The name contains a control character.
  public static var personNameControl: ViolationCode { ViolationCode(rawValue: "person_name.control") }
  /// `person_name.digit`: The name contains a digit.
  public static var personNameDigit: ViolationCode { ViolationCode(rawValue: "person_name.digit") }
  /// `person_name.email_address`: The name contains an email address.
  public static var personNameEmailAddress: ViolationCode { ViolationCode(rawValue: "person_name.email_address") }
  /// `person_name.emoji`: The name contains an emoji.
  public static var personNameEmoji: ViolationCode { ViolationCode(rawValue: "person_name.emoji") }
  /// `person_name.invisible`: The name contains an invisible character, or a joiner that doesn't join anything.
  public static var personNameInvisible: ViolationCode { ViolationCode(rawValue: "person_name.invisible") }
  /// `person_name.leading_joiner`: A word of the name begins with a joining character.
  public static var personNameLeadingJoiner: ViolationCode { ViolationCode(rawValue: "person_name.leading_joiner") }
  /// `person_name.mark_without_base`: The name contains a mark without a letter.
  public static var personNameMarkWithoutBase: ViolationCode { ViolationCode(rawValue: "person_name.mark_without_base") }
  /// `person_name.markup`: The name contains markup: tags, entities or links.
  public static var personNameMarkup: ViolationCode { ViolationCode(rawValue: "person_name.markup") }
  /// `person_name.mixed_scripts`: The name mixes letters of scripts that don't belong together.
  public static var personNameMixedScripts: ViolationCode { ViolationCode(rawValue: "person_name.mixed_scripts") }
  /// `person_name.no_letter`: The name doesn't contain a letter.
  public static var personNameNoLetter: ViolationCode { ViolationCode(rawValue: "person_name.no_letter") }
  /// `person_name.not_in_alphabet`: The name contains a letter that isn't in the accepted alphabet.
  public static var personNameNotInAlphabet: ViolationCode { ViolationCode(rawValue: "person_name.not_in_alphabet") }
  /// `person_name.not_latin`: The name has a letter that is not Latin.
  public static var personNameNotLatin: ViolationCode { ViolationCode(rawValue: "person_name.not_latin") }
  /// `person_name.part_missing`: A part of the name is missing.
  public static var personNamePartMissing: ViolationCode { ViolationCode(rawValue: "person_name.part_missing") }
  /// `person_name.private_use`: The name contains a private-use code point.
  public static var personNamePrivateUse: ViolationCode { ViolationCode(rawValue: "person_name.private_use") }
  /// `person_name.punctuation`: The name contains punctuation that names don't use.
  public static var personNamePunctuation: ViolationCode { ViolationCode(rawValue: "person_name.punctuation") }
  /// `person_name.repeated_joiner`: The name contains the same joining character twice in a row.
  public static var personNameRepeatedJoiner: ViolationCode { ViolationCode(rawValue: "person_name.repeated_joiner") }
  /// `person_name.script_not_allowed`: The name contains a letter of a script that isn't accepted.
  public static var personNameScriptNotAllowed: ViolationCode { ViolationCode(rawValue: "person_name.script_not_allowed") }
  /// `person_name.symbol`: The name contains a symbol, or a letter in a special style.
  public static var personNameSymbol: ViolationCode { ViolationCode(rawValue: "person_name.symbol") }
  /// `person_name.too_many_marks`: A letter of the name has more marks than any orthography uses.
  public static var personNameTooManyMarks: ViolationCode { ViolationCode(rawValue: "person_name.too_many_marks") }
  /// `person_name.trailing_joiner`: A word of the name ends with a joining character.
  public static var personNameTrailingJoiner: ViolationCode { ViolationCode(rawValue: "person_name.trailing_joiner") }
  /// `person_name.unassigned`: The name contains a code point without a character.
  public static var personNameUnassigned: ViolationCode { ViolationCode(rawValue: "person_name.unassigned") }
  /// `person_name.url`: The name contains a web address.
  public static var personNameUrl: ViolationCode { ViolationCode(rawValue: "person_name.url") }
  /// `phone.extension`: A number has an extension, but extensions aren't accepted.
  public static var phoneExtension: ViolationCode { ViolationCode(rawValue: "phone.extension") }
  /// `phone.international_required`: A number must begin with + and its calling code.
  public static var phoneInternationalRequired: ViolationCode { ViolationCode(rawValue: "phone.international_required") }
  /// `phone.invalid_for_region`: A number isn't in use in its region.
  public static var phoneInvalidForRegion: ViolationCode { ViolationCode(rawValue: "phone.invalid_for_region") }
  /// `phone.letters`: A number has letters, but letters aren't accepted.
  public static var phoneLetters: ViolationCode { ViolationCode(rawValue: "phone.letters") }
  /// `phone.not_a_number`: The text isn't a telephone number.
  public static var phoneNotANumber: ViolationCode { ViolationCode(rawValue: "phone.not_a_number") }
  /// `phone.not_emergency_number`: The number is not an emergency number in the region.
  public static var phoneNotEmergencyNumber: ViolationCode { ViolationCode(rawValue: "phone.not_emergency_number") }
  /// `phone.not_short_number`: The number is not a short number in the region.
  public static var phoneNotShortNumber: ViolationCode { ViolationCode(rawValue: "phone.not_short_number") }
  /// `phone.only_local`: A number lacks its area code.
  public static var phoneOnlyLocal: ViolationCode { ViolationCode(rawValue: "phone.only_local") }
  /// `phone.prefix_repeated`: The calling code is there twice.
  public static var phonePrefixRepeated: ViolationCode { ViolationCode(rawValue: "phone.prefix_repeated") }
  /// `phone.several_numbers`: There are several numbers.
  public static var phoneSeveralNumbers: ViolationCode { ViolationCode(rawValue: "phone.several_numbers") }
  /// `phone.text_after`: There is a remark after the number.
  public static var phoneTextAfter: ViolationCode { ViolationCode(rawValue: "phone.text_after") }
  /// `phone.too_long`: A number has more digits than any number in its region.
  public static var phoneTooLong: ViolationCode { ViolationCode(rawValue: "phone.too_long") }
  /// `phone.too_short`: A number has fewer digits than any number in its region.
  public static var phoneTooShort: ViolationCode { ViolationCode(rawValue: "phone.too_short") }
  /// `phone.unknown_calling_code`: No region has the calling code that a number begins with.
  public static var phoneUnknownCallingCode: ViolationCode { ViolationCode(rawValue: "phone.unknown_calling_code") }
  /// `phone.wrong_length`: A number's length is between the lengths that its region uses.
  public static var phoneWrongLength: ViolationCode { ViolationCode(rawValue: "phone.wrong_length") }
  /// `phone.wrong_region`: A number belongs to a region that isn't accepted.
  public static var phoneWrongRegion: ViolationCode { ViolationCode(rawValue: "phone.wrong_region") }
  /// `phone.wrong_type`: A number's type isn't accepted.
  public static var phoneWrongType: ViolationCode { ViolationCode(rawValue: "phone.wrong_type") }
  /// `phone.wrong_type.fixed_line_wanted`: Only fixed-line numbers are accepted.
  public static var phoneWrongTypeFixedLineWanted: ViolationCode { ViolationCode(rawValue: "phone.wrong_type.fixed_line_wanted") }
  /// `phone.wrong_type.mobile_wanted`: Only mobile numbers are accepted.
  public static var phoneWrongTypeMobileWanted: ViolationCode { ViolationCode(rawValue: "phone.wrong_type.mobile_wanted") }
  /// `points.too_few`: Too few of the checks pass.
  public static var pointsTooFew: ViolationCode { ViolationCode(rawValue: "points.too_few") }
  /// `postal_code.other_region`: The postal code belongs to another state, province or region than the chosen one.
  public static var postalCodeOtherRegion: ViolationCode { ViolationCode(rawValue: "postal_code.other_region") }
  /// `prefix.missing`: The text doesn't begin with the given text.
  public static var prefixMissing: ViolationCode { ViolationCode(rawValue: "prefix.missing") }
  /// `regex.syntax`: A regular expression contains something that its syntax doesn't allow there.
  public static var regexSyntax: ViolationCode { ViolationCode(rawValue: "regex.syntax") }
  /// `regex.unclosed`: A parenthesis, bracket or brace in a regular expression is never closed.
  public static var regexUnclosed: ViolationCode { ViolationCode(rawValue: "regex.unclosed") }
  /// `required`: A value is missing or blank.
  public static var required: ViolationCode { ViolationCode(rawValue: "required") }
  /// `runs.repeated`: A character repeats too often.
  public static var runsRepeated: ViolationCode { ViolationCode(rawValue: "runs.repeated") }
  /// `runs.sequence`: Too many neighbors in an alphabet follow each other.
  public static var runsSequence: ViolationCode { ViolationCode(rawValue: "runs.sequence") }
  /// `same_as.mismatch`: The two fields aren't the same.
  public static var sameAsMismatch: ViolationCode { ViolationCode(rawValue: "same_as.mismatch") }
  /// `security_code.character`: A security code has a character that isn't a digit.
  public static var securityCodeCharacter: ViolationCode { ViolationCode(rawValue: "security_code.character") }
  /// `security_code.length`: A security code has a different number of digits than its brand uses.
  public static var securityCodeLength: ViolationCode { ViolationCode(rawValue: "security_code.length") }
  /// `security_code.length_range`: A security code has a number of digits that no brand uses.
  public static var securityCodeLengthRange: ViolationCode { ViolationCode(rawValue: "security_code.length_range") }
  /// `semver.v`: The letter v is in front of the version.
  public static var semverV: ViolationCode { ViolationCode(rawValue: "semver.v") }
  /// `slug.format`: The text does not consist of words in lowercase letters and digits, joined by hyphens.
  public static var slugFormat: ViolationCode { ViolationCode(rawValue: "slug.format") }
  /// `sorted.wrong`: An element of a list is out of order.
  public static var sortedWrong: ViolationCode { ViolationCode(rawValue: "sorted.wrong") }
  /// `suffix.missing`: The text doesn't end with the given text.
  public static var suffixMissing: ViolationCode { ViolationCode(rawValue: "suffix.missing") }
  /// `sum.different`: A field isn't the sum of the other fields.
  public static var sumDifferent: ViolationCode { ViolationCode(rawValue: "sum.different") }
  /// `sum.different_share`: A field isn't the part of a sum that a factor gives.
  public static var sumDifferentShare: ViolationCode { ViolationCode(rawValue: "sum.different_share") }
  /// `sum.too_large`: The sum of some fields is too large.
  public static var sumTooLarge: ViolationCode { ViolationCode(rawValue: "sum.too_large") }
  /// `sum.too_small`: The sum of some fields is too small.
  public static var sumTooSmall: ViolationCode { ViolationCode(rawValue: "sum.too_small") }
  /// `suspicious_characters.direction_mark`: The text contains a mark that changes the direction of writing.
  public static var suspiciousCharactersDirectionMark: ViolationCode { ViolationCode(rawValue: "suspicious_characters.direction_mark") }
  /// `suspicious_characters.invisible`: The text contains an invisible character.
  public static var suspiciousCharactersInvisible: ViolationCode { ViolationCode(rawValue: "suspicious_characters.invisible") }
  /// `suspicious_characters.mixed_digits`: A number has digits of several scripts.
  public static var suspiciousCharactersMixedDigits: ViolationCode { ViolationCode(rawValue: "suspicious_characters.mixed_digits") }
  /// `suspicious_characters.mixed_scripts`: A word has letters of scripts that no language mixes.
  public static var suspiciousCharactersMixedScripts: ViolationCode { ViolationCode(rawValue: "suspicious_characters.mixed_scripts") }
  /// `text.emoji`: The text contains an emoji.
  public static var textEmoji: ViolationCode { ViolationCode(rawValue: "text.emoji") }
  /// `text.line_break`: The text has a line break.
  public static var textLineBreak: ViolationCode { ViolationCode(rawValue: "text.line_break") }
  /// `text.not_ascii`: The text contains a non-ASCII or invisible character.
  public static var textNotAscii: ViolationCode { ViolationCode(rawValue: "text.not_ascii") }
  /// `text.not_emoji`: The text contains something other than emoji.
  public static var textNotEmoji: ViolationCode { ViolationCode(rawValue: "text.not_emoji") }
  /// `text.not_full_width`: The text contains a character that is not wide.
  public static var textNotFullWidth: ViolationCode { ViolationCode(rawValue: "text.not_full_width") }
  /// `text.not_half_width`: The text contains a wide character.
  public static var textNotHalfWidth: ViolationCode { ViolationCode(rawValue: "text.not_half_width") }
  /// `text.not_hiragana`: The text contains something other than Hiragana.
  public static var textNotHiragana: ViolationCode { ViolationCode(rawValue: "text.not_hiragana") }
  /// `text.not_katakana`: The text contains something other than Katakana.
  public static var textNotKatakana: ViolationCode { ViolationCode(rawValue: "text.not_katakana") }
  /// `time.format`: The text isn't written as a time.
  public static var timeFormat: ViolationCode { ViolationCode(rawValue: "time.format") }
  /// `time.format.letter_for_digit`: There is a letter in place of a digit.
  public static var timeFormatLetterForDigit: ViolationCode { ViolationCode(rawValue: "time.format.letter_for_digit") }
  /// `time.format.notation`: The time is written in another notation, such as 2:30 pm.
  public static var timeFormatNotation: ViolationCode { ViolationCode(rawValue: "time.format.notation") }
  /// `time.format.several`: There are several times.
  public static var timeFormatSeveral: ViolationCode { ViolationCode(rawValue: "time.format.several") }
  /// `time.no_such_time`: The time doesn't exist on the clock.
  public static var timeNoSuchTime: ViolationCode { ViolationCode(rawValue: "time.no_such_time") }
  /// `time.too_early`: The time is too early.
  public static var timeTooEarly: ViolationCode { ViolationCode(rawValue: "time.too_early") }
  /// `time.too_late`: The time is too late.
  public static var timeTooLate: ViolationCode { ViolationCode(rawValue: "time.too_late") }
  /// `type.mismatch`: A value isn't of the kind that its rule accepts.
  public static var typeMismatch: ViolationCode { ViolationCode(rawValue: "type.mismatch") }
  /// `type.unsuitable`: A value is of the right kind, but the program's own type can't hold it.
  public static var typeUnsuitable: ViolationCode { ViolationCode(rawValue: "type.unsuitable") }
  /// `unix_time.milliseconds`: The number has 13 digits, as milliseconds since 1970 have.
  public static var unixTimeMilliseconds: ViolationCode { ViolationCode(rawValue: "unix_time.milliseconds") }
  /// `unwanted_words.found`: The text contains an unwanted word.
  public static var unwantedWordsFound: ViolationCode { ViolationCode(rawValue: "unwanted_words.found") }
  /// `uri.character`: A character must be percent-encoded.
  public static var uriCharacter: ViolationCode { ViolationCode(rawValue: "uri.character") }
  /// `uri.host`: The square brackets don't contain an IP address, or are never closed.
  public static var uriHost: ViolationCode { ViolationCode(rawValue: "uri.host") }
  /// `uri.part_missing`: A required part is missing.
  public static var uriPartMissing: ViolationCode { ViolationCode(rawValue: "uri.part_missing") }
  /// `uri.part_not_accepted`: There is a part that isn't accepted.
  public static var uriPartNotAccepted: ViolationCode { ViolationCode(rawValue: "uri.part_not_accepted") }
  /// `uri.percent_encoding`: A percent sign isn't followed by two hexadecimal digits.
  public static var uriPercentEncoding: ViolationCode { ViolationCode(rawValue: "uri.percent_encoding") }
  /// `uri.port`: The port after the host isn't a number.
  public static var uriPort: ViolationCode { ViolationCode(rawValue: "uri.port") }
  /// `uri.scheme`: The scheme at the beginning is missing, or contains a character that isn't allowed there.
  public static var uriScheme: ViolationCode { ViolationCode(rawValue: "uri.scheme") }
  /// `uri.scheme_not_accepted`: The scheme isn't one of the accepted schemes.
  public static var uriSchemeNotAccepted: ViolationCode { ViolationCode(rawValue: "uri.scheme_not_accepted") }
  /// `uri_template.expression`: Braces don't contain an expression, or are never closed.
  public static var uriTemplateExpression: ViolationCode { ViolationCode(rawValue: "uri_template.expression") }
  /// `url.backslash`: There is a backslash instead of a slash.
  public static var urlBackslash: ViolationCode { ViolationCode(rawValue: "url.backslash") }
  /// `url.backslash.escaped`: There is a backslash before each slash.
  public static var urlBackslashEscaped: ViolationCode { ViolationCode(rawValue: "url.backslash.escaped") }
  /// `url.brackets`: There are brackets or parentheses around the URL.
  public static var urlBrackets: ViolationCode { ViolationCode(rawValue: "url.brackets") }
  /// `url.character`: There is a character that isn't allowed in a URL.
  public static var urlCharacter: ViolationCode { ViolationCode(rawValue: "url.character") }
  /// `url.credentials`: There is a name or a password before an @.
  public static var urlCredentials: ViolationCode { ViolationCode(rawValue: "url.credentials") }
  /// `url.email_address`: The text is an email address.
  public static var urlEmailAddress: ViolationCode { ViolationCode(rawValue: "url.email_address") }
  /// `url.end`: The URL ends with a sign that probably doesn't belong to it, such as a full stop.
  public static var urlEnd: ViolationCode { ViolationCode(rawValue: "url.end") }
  /// `url.end.not_allowed`: The URL ends with a sign that can't be a part of it, such as a comma.
  public static var urlEndNotAllowed: ViolationCode { ViolationCode(rawValue: "url.end.not_allowed") }
  /// `url.file_path`: The text is the path of a file on a computer.
  public static var urlFilePath: ViolationCode { ViolationCode(rawValue: "url.file_path") }
  /// `url.fragment`: There is a fragment.
  public static var urlFragment: ViolationCode { ViolationCode(rawValue: "url.fragment") }
  /// `url.host`: The host isn't a domain that could exist.
  public static var urlHost: ViolationCode { ViolationCode(rawValue: "url.host") }
  /// `url.host.comma`: There is a comma in place of a dot in the host.
  public static var urlHostComma: ViolationCode { ViolationCode(rawValue: "url.host.comma") }
  /// `url.host.dash`: There is a dash in the host instead of a hyphen.
  public static var urlHostDash: ViolationCode { ViolationCode(rawValue: "url.host.dash") }
  /// `url.host.ip_malformed`: The host looks like an IP address but doesn't have the form of one.
  public static var urlHostIpMalformed: ViolationCode { ViolationCode(rawValue: "url.host.ip_malformed") }
  /// `url.host.ip_not_allowed`: The host is an IP address.
  public static var urlHostIpNotAllowed: ViolationCode { ViolationCode(rawValue: "url.host.ip_not_allowed") }
  /// `url.host.missing`: The host is missing.
  public static var urlHostMissing: ViolationCode { ViolationCode(rawValue: "url.host.missing") }
  /// `url.host.mixed_scripts`: A label of the domain has letters of several scripts.
  public static var urlHostMixedScripts: ViolationCode { ViolationCode(rawValue: "url.host.mixed_scripts") }
  /// `url.host.mixed_scripts.look_alike`: A label of the domain has a letter of another script that looks like one of its own.
  public static var urlHostMixedScriptsLookAlike: ViolationCode { ViolationCode(rawValue: "url.host.mixed_scripts.look_alike") }
  /// `url.host.not_public`: The host isn't on the public internet.
  public static var urlHostNotPublic: ViolationCode { ViolationCode(rawValue: "url.host.not_public") }
  /// `url.host.single_label`: The host doesn't contain a dot.
  public static var urlHostSingleLabel: ViolationCode { ViolationCode(rawValue: "url.host.single_label") }
  /// `url.host.unknown_ending`: The Public Suffix List doesn't know the ending of the domain.
  public static var urlHostUnknownEnding: ViolationCode { ViolationCode(rawValue: "url.host.unknown_ending") }
  /// `url.host.www`: The host begins with www. twice.
  public static var urlHostWww: ViolationCode { ViolationCode(rawValue: "url.host.www") }
  /// `url.markup`: There is code of a web page or of Markdown around the URL.
  public static var urlMarkup: ViolationCode { ViolationCode(rawValue: "url.markup") }
  /// `url.percent`: A percent sign isn't followed by two hexadecimal digits.
  public static var urlPercent: ViolationCode { ViolationCode(rawValue: "url.percent") }
  /// `url.port`: The port isn't a number up to 65535.
  public static var urlPort: ViolationCode { ViolationCode(rawValue: "url.port") }
  /// `url.port.not_allowed`: The port isn't accepted.
  public static var urlPortNotAllowed: ViolationCode { ViolationCode(rawValue: "url.port.not_allowed") }
  /// `url.query`: There is a query.
  public static var urlQuery: ViolationCode { ViolationCode(rawValue: "url.query") }
  /// `url.scheme`: The scheme isn't accepted.
  public static var urlScheme: ViolationCode { ViolationCode(rawValue: "url.scheme") }
  /// `url.scheme.colon`: The colon after the scheme is missing, or another sign is in its place.
  public static var urlSchemeColon: ViolationCode { ViolationCode(rawValue: "url.scheme.colon") }
  /// `url.scheme.look_alike`: A character of the scheme only looks like the usual one.
  public static var urlSchemeLookAlike: ViolationCode { ViolationCode(rawValue: "url.scheme.look_alike") }
  /// `url.scheme.missing`: The scheme is missing.
  public static var urlSchemeMissing: ViolationCode { ViolationCode(rawValue: "url.scheme.missing") }
  /// `url.scheme.position`: The scheme follows www.
  public static var urlSchemePosition: ViolationCode { ViolationCode(rawValue: "url.scheme.position") }
  /// `url.scheme.repeated`: The scheme is there twice.
  public static var urlSchemeRepeated: ViolationCode { ViolationCode(rawValue: "url.scheme.repeated") }
  /// `url.several_addresses`: There are several web addresses.
  public static var urlSeveralAddresses: ViolationCode { ViolationCode(rawValue: "url.several_addresses") }
  /// `url.slashes`: The number of slashes after the scheme isn't two.
  public static var urlSlashes: ViolationCode { ViolationCode(rawValue: "url.slashes") }
  /// `url.text_after`: There is a remark after the URL.
  public static var urlTextAfter: ViolationCode { ViolationCode(rawValue: "url.text_after") }
  /// `url.text_before`: There are words before the URL.
  public static var urlTextBefore: ViolationCode { ViolationCode(rawValue: "url.text_before") }
  /// `url.white_space`: There is a space, a line end or another invisible character.
  public static var urlWhiteSpace: ViolationCode { ViolationCode(rawValue: "url.white_space") }
  /// `url.white_space.dot`: There is a space in place of the dot after www.
  public static var urlWhiteSpaceDot: ViolationCode { ViolationCode(rawValue: "url.white_space.dot") }
  /// `username.character`: The user name contains a character that user names don't allow.
  public static var usernameCharacter: ViolationCode { ViolationCode(rawValue: "username.character") }
  /// `username.context`: A character of the user name isn't allowed in its position.
  public static var usernameContext: ViolationCode { ViolationCode(rawValue: "username.context") }
  /// `username.display_name`: There is a name before the user name, which is in angle brackets.
  public static var usernameDisplayName: ViolationCode { ViolationCode(rawValue: "username.display_name") }
  /// `username.invisible`: The user name contains an invisible character.
  public static var usernameInvisible: ViolationCode { ViolationCode(rawValue: "username.invisible") }
  /// `username.link`: The user name looks like a link.
  public static var usernameLink: ViolationCode { ViolationCode(rawValue: "username.link") }
  /// `username.look_alike`: A letter of another script looks like one of the user name's own.
  public static var usernameLookAlike: ViolationCode { ViolationCode(rawValue: "username.look_alike") }
  /// `username.mixed_direction`: The user name mixes right-to-left with left-to-right characters.
  public static var usernameMixedDirection: ViolationCode { ViolationCode(rawValue: "username.mixed_direction") }
  /// `username.space`: The user name contains a space.
  public static var usernameSpace: ViolationCode { ViolationCode(rawValue: "username.space") }
  /// `utc_offset.out_of_range`: No clock has an offset this far from UTC.
  public static var utcOffsetOutOfRange: ViolationCode { ViolationCode(rawValue: "utc_offset.out_of_range") }
  /// `uuid.character`: A UUID has a character that is neither a hexadecimal digit nor a hyphen.
  public static var uuidCharacter: ViolationCode { ViolationCode(rawValue: "uuid.character") }
  /// `uuid.format`: The text is not written as a UUID.
  public static var uuidFormat: ViolationCode { ViolationCode(rawValue: "uuid.format") }
  /// `yes.missing`: Consent was not given.
  public static var yesMissing: ViolationCode { ViolationCode(rawValue: "yes.missing") }
}

// Facts that rules learn about values.
nonisolated extension Report.Fact {
  /// `account`
  public static var account: Report.Fact { Report.Fact(rawValue: "account") }
  /// `activity`
  public static var activity: Report.Fact { Report.Fact(rawValue: "activity") }
  /// `administration`
  public static var administration: Report.Fact { Report.Fact(rawValue: "administration") }
  /// `age`
  public static var age: Report.Fact { Report.Fact(rawValue: "age") }
  /// `agency`
  public static var agency: Report.Fact { Report.Fact(rawValue: "agency") }
  /// `airline`
  public static var airline: Report.Fact { Report.Fact(rawValue: "airline") }
  /// `algorithm`
  public static var algorithm: Report.Fact { Report.Fact(rawValue: "algorithm") }
  /// `alpha_2`
  public static var alpha2: Report.Fact { Report.Fact(rawValue: "alpha_2") }
  /// `alpha_3`
  public static var alpha3: Report.Fact { Report.Fact(rawValue: "alpha_3") }
  /// `alphabetic`
  public static var alphabetic: Report.Fact { Report.Fact(rawValue: "alphabetic") }
  /// `ascii`
  public static var ascii: Report.Fact { Report.Fact(rawValue: "ascii") }
  /// `ascii_domain`
  public static var asciiDomain: Report.Fact { Report.Fact(rawValue: "ascii_domain") }
  /// `association`
  public static var association: Report.Fact { Report.Fact(rawValue: "association") }
  /// `authority`
  public static var authority: Report.Fact { Report.Fact(rawValue: "authority") }
  /// `bank`
  public static var bank: Report.Fact { Report.Fact(rawValue: "bank") }
  /// `bank_code`
  public static var bankCode: Report.Fact { Report.Fact(rawValue: "bank_code") }
  /// `base64`
  public static var base64: Report.Fact { Report.Fact(rawValue: "base64") }
  /// `bic`
  public static var bic: Report.Fact { Report.Fact(rawValue: "bic") }
  /// `birth_date`
  public static var birthDate: Report.Fact { Report.Fact(rawValue: "birth_date") }
  /// `birth_year`
  public static var birthYear: Report.Fact { Report.Fact(rawValue: "birth_year") }
  /// `branch`
  public static var branch: Report.Fact { Report.Fact(rawValue: "branch") }
  /// `branch_code`
  public static var branchCode: Report.Fact { Report.Fact(rawValue: "branch_code") }
  /// `brand`
  public static var brand: Report.Fact { Report.Fact(rawValue: "brand") }
  /// `build`
  public static var build: Report.Fact { Report.Fact(rawValue: "build") }
  /// `business_code`
  public static var businessCode: Report.Fact { Report.Fact(rawValue: "business_code") }
  /// `bytes`
  public static var bytes: Report.Fact { Report.Fact(rawValue: "bytes") }
  /// `calendar`
  public static var calendar: Report.Fact { Report.Fact(rawValue: "calendar") }
  /// `campus`
  public static var campus: Report.Fact { Report.Fact(rawValue: "campus") }
  /// `canonical`
  public static var canonical: Report.Fact { Report.Fact(rawValue: "canonical") }
  /// `category`
  public static var category: Report.Fact { Report.Fact(rawValue: "category") }
  /// `chapter`
  public static var chapter: Report.Fact { Report.Fact(rawValue: "chapter") }
  /// `city`
  public static var city: Report.Fact { Report.Fact(rawValue: "city") }
  /// `city_code`
  public static var cityCode: Report.Fact { Report.Fact(rawValue: "city_code") }
  /// `class`
  public static var `class`: Report.Fact { Report.Fact(rawValue: "class") }
  /// `complete`
  public static var complete: Report.Fact { Report.Fact(rawValue: "complete") }
  /// `country`
  public static var country: Report.Fact { Report.Fact(rawValue: "country") }
  /// `county`
  public static var county: Report.Fact { Report.Fact(rawValue: "county") }
  /// `court`
  public static var court: Report.Fact { Report.Fact(rawValue: "court") }
  /// `crack_times`
  public static var crackTimes: Report.Fact { Report.Fact(rawValue: "crack_times") }
  /// `currency`
  public static var currency: Report.Fact { Report.Fact(rawValue: "currency") }
  /// `date`
  public static var date: Report.Fact { Report.Fact(rawValue: "date") }
  /// `decimals`
  public static var decimals: Report.Fact { Report.Fact(rawValue: "decimals") }
  /// `department`
  public static var department: Report.Fact { Report.Fact(rawValue: "department") }
  /// `digest`
  public static var digest: Report.Fact { Report.Fact(rawValue: "digest") }
  /// `distributor`
  public static var distributor: Report.Fact { Report.Fact(rawValue: "distributor") }
  /// `division`
  public static var division: Report.Fact { Report.Fact(rawValue: "division") }
  /// `domain`
  public static var domain: Report.Fact { Report.Fact(rawValue: "domain") }
  /// `end`
  public static var end: Report.Fact { Report.Fact(rawValue: "end") }
  /// `entity_type`
  public static var entityType: Report.Fact { Report.Fact(rawValue: "entity_type") }
  /// `extension`
  public static var `extension`: Report.Fact { Report.Fact(rawValue: "extension") }
  /// `first_day`
  public static var firstDay: Report.Fact { Report.Fact(rawValue: "first_day") }
  /// `formatted`
  public static var formatted: Report.Fact { Report.Fact(rawValue: "formatted") }
  /// `fragment`
  public static var fragment: Report.Fact { Report.Fact(rawValue: "fragment") }
  /// `group`
  public static var group: Report.Fact { Report.Fact(rawValue: "group") }
  /// `groups`
  public static var groups: Report.Fact { Report.Fact(rawValue: "groups") }
  /// `gtin`
  public static var gtin: Report.Fact { Report.Fact(rawValue: "gtin") }
  /// `gtin_14`
  public static var gtin14: Report.Fact { Report.Fact(rawValue: "gtin_14") }
  /// `guesses_log10`
  public static var guessesLog10: Report.Fact { Report.Fact(rawValue: "guesses_log10") }
  /// `hash`
  public static var hash: Report.Fact { Report.Fact(rawValue: "hash") }
  /// `heading`
  public static var heading: Report.Fact { Report.Fact(rawValue: "heading") }
  /// `hospital_code`
  public static var hospitalCode: Report.Fact { Report.Fact(rawValue: "hospital_code") }
  /// `host`
  public static var host: Report.Fact { Report.Fact(rawValue: "host") }
  /// `host_kind`
  public static var hostKind: Report.Fact { Report.Fact(rawValue: "host_kind") }
  /// `iata`
  public static var iata: Report.Fact { Report.Fact(rawValue: "iata") }
  /// `icao`
  public static var icao: Report.Fact { Report.Fact(rawValue: "icao") }
  /// `initial`
  public static var initial: Report.Fact { Report.Fact(rawValue: "initial") }
  /// `instant`
  public static var instant: Report.Fact { Report.Fact(rawValue: "instant") }
  /// `international`
  public static var international: Report.Fact { Report.Fact(rawValue: "international") }
  /// `issue`
  public static var issue: Report.Fact { Report.Fact(rawValue: "issue") }
  /// `issuer`
  public static var issuer: Report.Fact { Report.Fact(rawValue: "issuer") }
  /// `kind`
  public static var kind: Report.Fact { Report.Fact(rawValue: "kind") }
  /// `language`
  public static var language: Report.Fact { Report.Fact(rawValue: "language") }
  /// `last_day`
  public static var lastDay: Report.Fact { Report.Fact(rawValue: "last_day") }
  /// `latitude`
  public static var latitude: Report.Fact { Report.Fact(rawValue: "latitude") }
  /// `latitude_degrees`
  public static var latitudeDegrees: Report.Fact { Report.Fact(rawValue: "latitude_degrees") }
  /// `latitude_direction`
  public static var latitudeDirection: Report.Fact { Report.Fact(rawValue: "latitude_direction") }
  /// `latitude_minutes`
  public static var latitudeMinutes: Report.Fact { Report.Fact(rawValue: "latitude_minutes") }
  /// `latitude_seconds`
  public static var latitudeSeconds: Report.Fact { Report.Fact(rawValue: "latitude_seconds") }
  /// `level`
  public static var level: Report.Fact { Report.Fact(rawValue: "level") }
  /// `local`
  public static var local: Report.Fact { Report.Fact(rawValue: "local") }
  /// `location`
  public static var location: Report.Fact { Report.Fact(rawValue: "location") }
  /// `longitude`
  public static var longitude: Report.Fact { Report.Fact(rawValue: "longitude") }
  /// `longitude_degrees`
  public static var longitudeDegrees: Report.Fact { Report.Fact(rawValue: "longitude_degrees") }
  /// `longitude_direction`
  public static var longitudeDirection: Report.Fact { Report.Fact(rawValue: "longitude_direction") }
  /// `longitude_minutes`
  public static var longitudeMinutes: Report.Fact { Report.Fact(rawValue: "longitude_minutes") }
  /// `longitude_seconds`
  public static var longitudeSeconds: Report.Fact { Report.Fact(rawValue: "longitude_seconds") }
  /// `main_group`
  public static var mainGroup: Report.Fact { Report.Fact(rawValue: "main_group") }
  /// `major`
  public static var major: Report.Fact { Report.Fact(rawValue: "major") }
  /// `maker`
  public static var maker: Report.Fact { Report.Fact(rawValue: "maker") }
  /// `method`
  public static var method: Report.Fact { Report.Fact(rawValue: "method") }
  /// `minor`
  public static var minor: Report.Fact { Report.Fact(rawValue: "minor") }
  /// `model`
  public static var model: Report.Fact { Report.Fact(rawValue: "model") }
  /// `model_year`
  public static var modelYear: Report.Fact { Report.Fact(rawValue: "model_year") }
  /// `months`
  public static var months: Report.Fact { Report.Fact(rawValue: "months") }
  /// `names`
  public static var names: Report.Fact { Report.Fact(rawValue: "names") }
  /// `namespace`
  public static var namespace: Report.Fact { Report.Fact(rawValue: "namespace") }
  /// `national`
  public static var national: Report.Fact { Report.Fact(rawValue: "national") }
  /// `nationality`
  public static var nationality: Report.Fact { Report.Fact(rawValue: "nationality") }
  /// `nationality_code`
  public static var nationalityCode: Report.Fact { Report.Fact(rawValue: "nationality_code") }
  /// `network`
  public static var network: Report.Fact { Report.Fact(rawValue: "network") }
  /// `number`
  public static var number: Report.Fact { Report.Fact(rawValue: "number") }
  /// `numeric`
  public static var numeric: Report.Fact { Report.Fact(rawValue: "numeric") }
  /// `office`
  public static var office: Report.Fact { Report.Fact(rawValue: "office") }
  /// `offset`
  public static var offset: Report.Fact { Report.Fact(rawValue: "offset") }
  /// `operator`
  public static var `operator`: Report.Fact { Report.Fact(rawValue: "operator") }
  /// `organisation`
  public static var organisation: Report.Fact { Report.Fact(rawValue: "organisation") }
  /// `pan`
  public static var pan: Report.Fact { Report.Fact(rawValue: "pan") }
  /// `parent`
  public static var parent: Report.Fact { Report.Fact(rawValue: "parent") }
  /// `patch`
  public static var patch: Report.Fact { Report.Fact(rawValue: "patch") }
  /// `path`
  public static var path: Report.Fact { Report.Fact(rawValue: "path") }
  /// `person`
  public static var person: Report.Fact { Report.Fact(rawValue: "person") }
  /// `place`
  public static var place: Report.Fact { Report.Fact(rawValue: "place") }
  /// `points`
  public static var points: Report.Fact { Report.Fact(rawValue: "points") }
  /// `port`
  public static var port: Report.Fact { Report.Fact(rawValue: "port") }
  /// `prefix`
  public static var prefix: Report.Fact { Report.Fact(rawValue: "prefix") }
  /// `prerelease`
  public static var prerelease: Report.Fact { Report.Fact(rawValue: "prerelease") }
  /// `program`
  public static var program: Report.Fact { Report.Fact(rawValue: "program") }
  /// `public_suffix`
  public static var publicSuffix: Report.Fact { Report.Fact(rawValue: "public_suffix") }
  /// `query`
  public static var query: Report.Fact { Report.Fact(rawValue: "query") }
  /// `reason`
  public static var reason: Report.Fact { Report.Fact(rawValue: "reason") }
  /// `recipients`
  public static var recipients: Report.Fact { Report.Fact(rawValue: "recipients") }
  /// `region`
  public static var region: Report.Fact { Report.Fact(rawValue: "region") }
  /// `register`
  public static var register: Report.Fact { Report.Fact(rawValue: "register") }
  /// `registrable_domain`
  public static var registrableDomain: Report.Fact { Report.Fact(rawValue: "registrable_domain") }
  /// `registry`
  public static var registry: Report.Fact { Report.Fact(rawValue: "registry") }
  /// `removed`
  public static var removed: Report.Fact { Report.Fact(rawValue: "removed") }
  /// `repository`
  public static var repository: Report.Fact { Report.Fact(rawValue: "repository") }
  /// `rfc3966`
  public static var rfc3966: Report.Fact { Report.Fact(rawValue: "rfc3966") }
  /// `scheme`
  public static var scheme: Report.Fact { Report.Fact(rawValue: "scheme") }
  /// `scope`
  public static var scope: Report.Fact { Report.Fact(rawValue: "scope") }
  /// `score`
  public static var score: Report.Fact { Report.Fact(rawValue: "score") }
  /// `script`
  public static var script: Report.Fact { Report.Fact(rawValue: "script") }
  /// `seconds`
  public static var seconds: Report.Fact { Report.Fact(rawValue: "seconds") }
  /// `section`
  public static var section: Report.Fact { Report.Fact(rawValue: "section") }
  /// `serial`
  public static var serial: Report.Fact { Report.Fact(rawValue: "serial") }
  /// `service`
  public static var service: Report.Fact { Report.Fact(rawValue: "service") }
  /// `sex`
  public static var sex: Report.Fact { Report.Fact(rawValue: "sex") }
  /// `siren`
  public static var siren: Report.Fact { Report.Fact(rawValue: "siren") }
  /// `size`
  public static var size: Report.Fact { Report.Fact(rawValue: "size") }
  /// `skeleton`
  public static var skeleton: Report.Fact { Report.Fact(rawValue: "skeleton") }
  /// `square`
  public static var square: Report.Fact { Report.Fact(rawValue: "square") }
  /// `sscc`
  public static var sscc: Report.Fact { Report.Fact(rawValue: "sscc") }
  /// `start`
  public static var start: Report.Fact { Report.Fact(rawValue: "start") }
  /// `status`
  public static var status: Report.Fact { Report.Fact(rawValue: "status") }
  /// `subdomain`
  public static var subdomain: Report.Fact { Report.Fact(rawValue: "subdomain") }
  /// `subgroup`
  public static var subgroup: Report.Fact { Report.Fact(rawValue: "subgroup") }
  /// `subject`
  public static var subject: Report.Fact { Report.Fact(rawValue: "subject") }
  /// `subtype`
  public static var subtype: Report.Fact { Report.Fact(rawValue: "subtype") }
  /// `suffix`
  public static var suffix: Report.Fact { Report.Fact(rawValue: "suffix") }
  /// `suggestions`
  public static var suggestions: Report.Fact { Report.Fact(rawValue: "suggestions") }
  /// `tag`
  public static var tag: Report.Fact { Report.Fact(rawValue: "tag") }
  /// `tax_code`
  public static var taxCode: Report.Fact { Report.Fact(rawValue: "tax_code") }
  /// `time`
  public static var time: Report.Fact { Report.Fact(rawValue: "time") }
  /// `token_type`
  public static var tokenType: Report.Fact { Report.Fact(rawValue: "token_type") }
  /// `type`
  public static var type: Report.Fact { Report.Fact(rawValue: "type") }
  /// `unicode`
  public static var unicode: Report.Fact { Report.Fact(rawValue: "unicode") }
  /// `unicode_host`
  public static var unicodeHost: Report.Fact { Report.Fact(rawValue: "unicode_host") }
  /// `unit`
  public static var unit: Report.Fact { Report.Fact(rawValue: "unit") }
  /// `variables`
  public static var variables: Report.Fact { Report.Fact(rawValue: "variables") }
  /// `vat_code`
  public static var vatCode: Report.Fact { Report.Fact(rawValue: "vat_code") }
  /// `version`
  public static var version: Report.Fact { Report.Fact(rawValue: "version") }
  /// `warning`
  public static var warning: Report.Fact { Report.Fact(rawValue: "warning") }
  /// `year`
  public static var year: Report.Fact { Report.Fact(rawValue: "year") }
  /// `zone`
  public static var zone: Report.Fact { Report.Fact(rawValue: "zone") }
}
