import TestSupport
import Testing

/// A way to break one text of a catalog.
struct CatalogDefect: Sendable, CustomTestStringConvertible {
  var locale: String
  var key: String
  /// What stands in the text, and what is put in its place.
  var old: String
  var new: String
  /// What lint must call it.
  var code: String

  var testDescription: String { "\(code) in \(locale), \(key)" }

  /// Defects as rows of `locale | key | old | new | code`; ⍽ stands for U+00A0 and ⎵ for U+202F.
  private static func rows(_ text: String) -> [CatalogDefect] {
    let table = text.replacing("⍽", with: "\u{A0}").replacing("⎵", with: "\u{202F}")
    return TextRow.rows(table.replacing("<LRM>", with: "\u{200E}")).map {
      CatalogDefect(locale: $0[0], key: $0[1], old: $0[2], new: $0[3], code: $0[4])
    }
  }

  /// Each text is broken in one way only.
  static let all =
    rows(
      """
      de | required | dieses | dieses <LRM> | lint.direction_mark
      de | email.local.character | {character} | das | lint.lost_argument
      de | card_expiry.too_far | # Jahren | Jahren | lint.lost_number
      de | characters.too_few.digit | {minimum, plural | {actual, plural | lint.wrong_count
      de | compare.after | number { | numer { | lint.unknown_value
      de | contains.missing | „{text}“ | "{text}" | lint.quotation_marks
      de | domain.denied | {domain} | '{domain}' | lint.quoted_argument
      de | email.too_long | mehrfach). | mehrfach. | lint.unbalanced
      de | email.several_addresses | nur eine | nur  eine | lint.double_space
      de | email.domain.likely_typo | ? | ␠? | lint.space
      de | one_of.missing | . |  | lint.end
      de | password.weak.date | Verwende | Verwenden Sie | lint.address
      de | password.common | Passwort | Kennwort | lint.term
      de | payment_card.check_digit | ({brand}) | ({brand} {brnd}) | lint.unknown_argument
      de | payment_card.wrong_length | Ziffern. Kartennummern | Zi\u{444}fern. Kartennummern | lint.mixed_scripts
      de | person_name.digit | Namen | Namæn | lint.foreign_letter
      de | person_name.part_missing | family {Gib auch den Nachnamen ein.}␠ |  | lint.missing_value
      de | phone.wrong_region | . Diese | .. Diese gehört vermutlich, soweit sich das hier überhaupt feststellen lässt, nach den Unterlagen, die dafür zur Verfügung stehen, leider nicht zu den Ländern, die hier angenommen werden. Diese gehört vermutlich | lint.too_long
      de | username.space | Ersetze | ␠Ersetze | lint.outer_space
      de | adult.too_young | one {Das Mindestalter beträgt # Jahr.} | one {Das Mindestalter beträgt # Jahr.} few {Das Mindestalter beträgt # Jahre.} | lint.surplus_plural
      de | number.too_large | oder weniger | ({minimum}) oder weniger | lint.unknown_argument
      de | report.invalid.title | Eingaben | Eingaben. | lint.end
      de | phone.wrong_type.mobile_wanted | Mobilnummer | Handynummer | lint.term
      de | card_expiry.past | * | Use another card. This one has expired. | lint.copied_message
      nl | email.multiple_at | * | Use only one @ sign. | lint.copied_message
      nl | field:house-number | * | House number | lint.copied_message
      pl | payment_card.separator | * | Verwende Leerzeichen oder Bindestriche nur einzeln und nur zwischen Ziffern. | lint.copied_message
      de | yes.missing | . | , bitte. | lint.avoided_word
      de | slug.format | Verwende | Benutze | lint.avoided_word
      fr | required | Remplissez | Remplis ton champ, remplissez | lint.address
      fr | email.local.character | «⍽{character}⍽» | « {character} » | lint.space
      fr | card_expiry.too_far | other {Vérifiez l’année. Une carte est valable # ans | other {Vérifiez l’année. Une carte est valable ans | lint.lost_number
      fr | characters.too_few.digit | {minimum, plural | {actual, plural | lint.wrong_count
      fr | compare.after | number { | nombre { | lint.unknown_value
      fr | contains.missing | «⍽{text}⍽» | “{text}« | lint.space
      fr | domain.denied | {domain} | local | lint.lost_argument
      fr | email.too_long | (les | les | lint.unbalanced
      fr | email.several_addresses | seule adresse | seule  adresse | lint.double_space
      fr | email.domain.likely_typo | ⎵? | ? | lint.space
      fr | number.too_large | moins. | moins? | lint.end
      fr | one_of.missing | {allowed, list, or} | {allowed, list, or} '{allowed}' | lint.quoted_argument
      fr | password.weak.date | . Les | .\u{a0}Les | lint.space
      fr | password.common | mot de passe | code secret | lint.term
      fr | payment_card.check_digit | inscrit | inscr\u{456}t | lint.mixed_scripts
      fr | payment_card.wrong_length | Vérifiez | Vérifißez | lint.foreign_letter
      fr | password.weak.word | . Un | \u{2009}. Un | lint.space
      fr | person_name.part_missing | given {Saisissez aussi le prénom.}␠ |  | lint.missing_value
      fr | phone.wrong_region | pays⍽: | pays: | lint.space
      fr | phone.unknown_calling_code | {calling_code} | {caling_code} | lint.unknown_argument
      fr | username.space | l’espace | l'espace | lint.quotation_marks
      fr | adult.too_young | one {L’âge minimum est de # an.}␠ |  | lint.missing_plural
      fr | type.mismatch | boolean { | boolen { | lint.unknown_value
      fr | report.invalid.title | Vérifiez | Vérifiez : | lint.space
      fr | yes.missing | . | ␠. | lint.space
      fr | email.white_space | adresse. | adresse! | lint.space
      pl | required | Wypełnij | Wypełnij <LRM> | lint.direction_mark
      pl | email.local.character | „{character}” | „{character}“ | lint.quotation_marks
      pl | card_expiry.too_far | # lat.} | lat.} | lint.lost_number
      pl | characters.too_few.digit | many {Użyj co najmniej # cyfr.}␠ |  | lint.missing_plural
      pl | compare.after | {other}”.} other | \\u2026”.} other | lint.lost_argument
      pl | contains.missing | {text} | {tekst} | lint.unknown_argument
      pl | domain.denied | Domena „{domain}” | Domena '{domain}' | lint.quoted_argument
      pl | email.too_long | ( | [ | lint.unbalanced
      pl | email.several_addresses | Wpisz tylko | Wpisz  tylko | lint.double_space
      pl | email.domain.likely_typo | ? | . | lint.end
      pl | number.too_large | mniejszą. | mniejszą . | lint.space
      pl | one_of.missing | opcji: | opcji : | lint.space
      pl | password.weak.date | Daty | D\u{430}ty | lint.mixed_scripts
      pl | password.common | hasło | kod | lint.term
      pl | payment_card.check_digit | Porównaj | Porößnaj | lint.foreign_letter
      pl | payment_card.wrong_length | ich {lengths, list, or} | ich {lengths, list, or} {maximum} | lint.unknown_argument
      pl | person_name.part_missing | family { | fmily { | lint.unknown_value
      pl | phone.wrong_region | ({region}) | ({region} | lint.unbalanced
      pl | security_code.length | ma # cyfr.} | ma cyfr.} | lint.lost_number
      pl | type.mismatch | boolean {Wpisz true lub false.}␠ |  | lint.missing_value
      pl | username.space | Zastąp | ␠Zastąp | lint.outer_space
      pl | report.invalid.title | dane | dane. | lint.end
      pl | payment_card.character | cyfr | znaków | lint.term
      pl | adult.too_young | one {Minimalny wiek to # rok.} | zero {Minimalny wiek to # lat.} one {Minimalny wiek to # rok.} | lint.surplus_plural
      ar | email.local.character | «{character}» | "{character}" | lint.quotation_marks
      ar | card_expiry.too_far | خلال # سنوات | خلال سنوات | lint.lost_number
      ar | characters.too_few.digit | two {استخدم رقمين على الأقل.}␠ |  | lint.missing_plural
      ar | compare.after | number { | nummer { | lint.unknown_value
      ar | contains.missing | {text} | نص | lint.lost_argument
      ar | domain.denied | {domain} | '{domain}' | lint.quoted_argument
      ar | email.too_long | (كل | كل | lint.unbalanced
      ar | email.several_addresses | واحدًا | واحدًا␠ | lint.double_space
      ar | email.domain.likely_typo | ؟ | . | lint.end
      ar | number.too_large | يزيد | يزيد پ | lint.foreign_letter
      ar | one_of.missing | اختر | اخ\u{442}تر | lint.mixed_scripts
      ar | password.weak.date | . التواريخ | ␠. التواريخ | lint.space
      ar | password.common | كلمة مرور | شيفرة | lint.term
      ar | payment_card.check_digit | {brand} | {barnd} | lint.unknown_argument
      ar | person_name.part_missing | given { | givn { | lint.unknown_value
      ar | required | هذا | هذا <LRM> | lint.direction_mark
      ar | report.invalid.title | البيانات | البيانات. | lint.end
      ja | email.local.character | 「{character}」 | “{character}” | lint.quotation_marks
      ja | card_expiry.too_far | 長くても# | 長くても | lint.lost_number
      ja | compare.after | number { | numbers { | lint.unknown_value
      ja | contains.missing | {text} | それ | lint.lost_argument
      ja | domain.denied | 」は | 」 は | lint.space
      ja | email.too_long | （かなや | かなや | lint.unbalanced
      ja | email.several_addresses | 1つだけ | 1つだけ␠␠ | lint.double_space
      ja | email.domain.likely_typo | ？ | 。 | lint.end
      ja | number.too_large | 以下 | 以下д | lint.foreign_letter
      ja | one_of.missing | {allowed, list, or} | {allowed, list, or}'{allowed}' | lint.quoted_argument
      ja | payment_card.wrong_length | {lengths, list, or} | {length} | lint.unknown_argument
      ja | person_name.digit | 」を | を | lint.unbalanced
      ja | person_name.part_missing | （下の名前） | （下の名前 | lint.unbalanced
      ja | phone.wrong_region | 。この | 。␠この | lint.space
      ja | required | 。 |  | lint.end
      ja | username.invisible | ユーザー名 | ログイン名 | lint.term
      ja | report.invalid.title | 確認 | 確認 <LRM> | lint.direction_mark
      ja | password.weak.word | 単語 | パスワードの単語をたくさん、できるだけたくさん、ほかの人がすぐには思いつかないような、めずらしくて長いものを、少なくともいくつか組み合わせるようにして単語 | lint.too_long
      en | required | in this | in  this | lint.double_space
      en | contains.missing | “{text}” | "{text}" | lint.quotation_marks
      en | phone.letters | without | please without | lint.avoided_word
      en | username.space | username | user name | lint.avoided_word
      en | email.white_space | address. | address . | lint.space
      """
    )
}
