import TestSupport
import Testing

/// A way to break one text of a catalog in `Fixtures/Lint/Languages`.
struct LanguageDefect: Sendable, CustomTestStringConvertible {
  var locale: String
  var key: String
  /// What stands in the line of the text, and what is put in its place.
  ///
  /// A broken bar is where the finding must be; without it, that is the start of the text.
  var old: String
  var new: String
  /// What lint must call it.
  var code: String

  var testDescription: String { "\(code) in \(locale), \(key)" }

  /// Defects as rows of `locale | key | old | new | code`; `<U+200B>` stands for that character.
  private static func rows(_ table: String) -> [LanguageDefect] {
    TextRow.rows(
      table.replacing(/<U\+([0-9A-F]+)>/) { match in
        UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String($0) } ?? ""
      }
    )
    .map { LanguageDefect(locale: $0[0], key: $0[1], old: $0[2], new: $0[3], code: $0[4]) }
  }

  /// Each text is broken in one way only.
  static let all =
    rows(
      #"""
      fa | shop.day | \u20662026-11-20\u2069 | ¦2026-11-20 | lint.bare_example
      he | shop.site | \u2066https://example.org\u2069 | ¦https://example.org | lint.bare_example
      fa | shop.brand | ({brand}) | ({brand}، ¦//) | lint.bare_example
      he | shop.brand | ({brand}) | ({brand}, ¦.com) | lint.bare_example
      he | shop.address | ann@example.org | ann@example.org או ¦[2001:db8::1] | lint.bare_example
      fa | shop.name | نام | نام ¦%20 | lint.bare_example
      es | shop.address | ann@example.org | ana@ejemplo.es | lint.changed_example
      it | shop.address | ann@example.org | ann@esempio.it | lint.changed_example
      pt | shop.day | 2026-11-20 | 20/11/2026 | lint.changed_example
      ru | shop.day | 2026-11-20 | 20.11.2026 | lint.changed_example
      cs | shop.site | https://example.org | https://priklad.cz | lint.changed_example
      hu | shop.day | 2026-11-20 | 2026. 11. 20 | lint.changed_example
      fa | shop.site | \u2066https://example.org\u2069 | \u2066https://mesal.ir\u2069 | lint.changed_example
      bn | shop.day | 2026-11-20 | ২০২৬-১১-২০ | lint.changed_example
      ko | shop.site | (예: https://example.org) |  | lint.changed_example
      zh | shop.address | ，例如ann@example.org |  | lint.changed_example
      fi | shop.days | start {Anna ensimmäinen päivä. | ¦start {Enter the first day. | lint.copied_branch
      el | shop.days | end {Εισαγάγετε την τελευταία ημέρα. | ¦end {Enter the last day. | lint.copied_branch
      hi | shop.days | other {दोनों दिन डालें। | ¦other {Enter both days. | lint.copied_branch
      he | shop.too_many | =0 {יש להסיר את כל הקבצים. | ¦=0 {Remove all files. | lint.copied_branch
      ru | shop.days | end {Введите последний день. | ¦end {Enter the last day. | lint.copied_branch
      uk | shop.too_many | other {Виберіть щонайбільше # файлу.} | ¦other {Choose at most # files.} | lint.copied_branch
      tr | shop.too_few | one {En az # dosya seçin.} | one {En az # ¦file seçin.} | lint.copied_branch
      tr | shop.too_many | other {En fazla # dosya seçin.} | other {En fazla # ¦files seçin.} | lint.copied_branch
      th | shop.days | other {ป้อนทั้งสองวัน | ¦other {Enter both days. | lint.copied_branch
      pt | shop.address | endereço | endere¦<U+200B>ço | lint.invisible_character
      ru | shop.address | адрес | ¦<U+FEFF>адрес | lint.invisible_character
      uk | shop.address | електронної | елек¦<U+AD>тронної | lint.invisible_character
      tr | shop.address | e-posta | e-¦<U+200D>posta | lint.invisible_character
      fa | shop.address | یک نشانی | یک ¦<U+2060>نشانی | lint.invisible_character
      vi | shop.address | Nhập | Nhập¦<U+200C> | lint.invisible_character
      el | shop.address | διεύθυνση | διεύ¦<U+200B>θυνση | lint.invisible_character
      hi | shop.brand | कोड की | कोड¦<U+200B> की | lint.invisible_character
      tr | shop.closed | {until, date, long} | {until, date, long}¦’e kadar | lint.joined_ending
      uk | shop.brand | ({brand}) | ({brand}¦-картка) | lint.joined_ending
      uk | shop.closed | {until, date, long} | {until, date, long}¦-го | lint.joined_ending
      tr | shop.character | “{character}” karakterini | “{character}¦”i karakterini | lint.joined_ending
      fi | shop.closed | {until, date, long} | {until, date, long}¦-päivään asti | lint.joined_ending
      fi | shop.brand | ({brand}) | ({brand}¦in kortti) | lint.joined_ending
      hu | shop.closed | {until, date, long} | {until, date, long}¦-ig | lint.joined_ending
      hu | shop.too_many | one {Válasszon legfeljebb # fájlt.} | one {Válasszon legfeljebb #¦-nál több fájlt.} | lint.joined_ending
      ru | shop.brand | ({brand}) | ({brand}¦ом) | lint.joined_ending
      ko | shop.name | “{name}” 표기가 | “{name}¦”이 | lint.joined_ending
      bn | shop.brand | ({brand}) | ({brand}¦এর) | lint.joined_ending
      sw | shop.brand | ({brand}) | ({brand}¦ni) | lint.joined_ending
      es | shop.size | grande. El | grande.¦\nEl | lint.line_break
      it | shop.size | grande. Il | grande.¦\nIl | lint.line_break
      fi | shop.size | suuri. Yläraja | suuri.¦\r\nYläraja | lint.line_break
      el | shop.size | Το όριο | ¦\tΤο όριο | lint.line_break
      sw | shop.size | mno. Kikomo | mno.¦\u2028Kikomo | lint.line_break
      es | shop.closed | {until, date, long} | mañana | lint.lost_argument
      tr | shop.brand | ␠({brand}) |  | lint.lost_argument
      hu | shop.brand | ␠({brand}) |  | lint.lost_argument
      bn | shop.size | {limit, number, ::unit/megabyte unit-width-short} | ৫ | lint.lost_argument
      it | shop.too_many | {maximum, plural, =0 {Rimuovi tutti i documenti.} one | ¦{maximum, plural, one | lint.lost_exact_number
      ru | shop.too_many | {maximum, plural, =0 {Удалите все файлы.} one | ¦{maximum, plural, one | lint.lost_exact_number
      ru | shop.once | {maximum, plural, =1 {Используйте каждый код только один раз.} one | ¦{maximum, plural, one | lint.lost_exact_number
      uk | shop.once | {maximum, plural, =1 {Використовуйте кожен код лише один раз.} one | ¦{maximum, plural, one | lint.lost_exact_number
      hi | shop.once | {maximum, plural, =1 {हर कोड सिर्फ़ एक बार इस्तेमाल करें।} one | ¦{maximum, plural, one | lint.lost_exact_number
      zh | shop.too_many | {maximum, plural, =0 {请删除所有文件。} other {最多选择#个文件。}} | ¦{maximum, plural, other {最多选择#个文件。}} | lint.lost_exact_number
      ko | shop.too_many | {maximum, plural, =0 {파일을 모두 삭제하세요.} other | ¦{maximum, plural, other | lint.lost_exact_number
      id | shop.once | {maximum, plural, =1 {Gunakan setiap kode hanya satu kali.} other {Gunakan setiap kode paling banyak # kali.}} | Gunakan setiap kode paling banyak ¦{maximum, number} kali. | lint.lost_exact_number
      es | shop.once | {maximum, plural, =1 {Usa cada código una sola vez.} one {Usa cada código # vez como máximo.} other {Usa cada código # veces como máximo.}} | Usa cada código ¦{maximum, number} veces como máximo. | lint.lost_plural
      it | shop.too_few | {minimum, plural, one {Scegli almeno # documento.} other {Scegli almeno # documenti.}} | Scegli altri documenti. | lint.lost_plural
      ru | shop.too_few | {minimum, plural, one {Выберите не менее # файла.} few {Выберите не менее # файлов.} many {Выберите не менее # файлов.} other {Выберите не менее # файла.}} | Выберите не менее ¦{minimum, number} файлов. | lint.lost_plural
      fi | shop.too_few | {minimum, plural, one {Valitse vähintään # tiedosto.} other {Valitse vähintään # tiedostoa.}} | Valitse vähintään ¦{minimum, number} tiedostoa. | lint.lost_plural
      el | shop.too_few | {minimum, plural, one {Επιλέξτε τουλάχιστον # αρχείο.} other {Επιλέξτε τουλάχιστον # αρχεία.}} | Επιλέξτε αρχεία. | lint.lost_plural
      th | shop.too_few | {minimum, plural, other {เลือกอย่างน้อย # ไฟล์}} | เลือกไฟล์ | lint.lost_plural
      he | shop.too_few | {minimum, plural, one {יש לבחור קובץ אחד לפחות.} two {יש לבחור שני קבצים לפחות.} other {יש לבחור # קבצים לפחות.}} | יש לבחור ¦{minimum, number} קבצים לפחות. | lint.lost_plural
      cs | shop.once | Použijte každý kód jen jednou. | Použijte každý¦&nbsp;kód jen jednou. | lint.markup
      es | shop.name | ¿Es correcto | ¦<b>¿Es correcto</b> | lint.markup
      ru | shop.name | верно | ¦<em>верно</em> | lint.markup
      hu | shop.name | Helyes | ¦&#72;elyes | lint.markup
      id | shop.name | sudah benar | sudah¦<br/>benar | lint.markup
      th | shop.character | เพราะ | ¦</p>เพราะ | lint.markup
      it | shop.brand | Confronta il | Confronta ¦%d il | lint.foreign_placeholder
      zh | shop.brand | （{brand}） | （{brand}）¦%1$@ | lint.foreign_placeholder
      hu | shop.once | # | # ¦%(name)s | lint.foreign_placeholder
      cs | shop.days | {kind | ¦TODO: {kind | lint.unfinished
      uk | shop.site | https://example.org | https://example.org ¦FIXME | lint.unfinished
      fa | shop.size | پرونده بیش | ۵ و ¦٥ پرونده بیش | lint.mixed_digits
      bn | shop.once | কেবল একবার | কেবল ¦1 বার | lint.mixed_digits
      hi | shop.size | बहुत बड़ी | ¦५ से बड़ी | lint.mixed_digits
      he | shop.size | גדול | ¦٥ גדול | lint.mixed_digits
      th | shop.size | ใหญ่ | ¦๕ใหญ่ | lint.mixed_digits
      es | shop.days | primer | ¦１ primer | lint.mixed_digits
      es | shop.brand | código | c¦o<U+301>digo | lint.not_nfc
      pt | shop.brand | cartão | cart¦a<U+303>o | lint.not_nfc
      cs | shop.brand | Porovnejte kód | Porovnejte k¦o<U+301>d | lint.not_nfc
      vi | shop.brand | thẻ | th¦e<U+309> | lint.not_nfc
      ko | shop.brand | 코드를 카드 | ¦<U+110F><U+1169>드를 카드 | lint.not_nfc
      el | shop.brand | κωδικό | κωδικ¦ο<U+301> | lint.not_nfc
      it | shop.once | al massimo # volte.}} | al massimo # volte.}} Volte: ¦#. | lint.number_sign
      fi | shop.too_many | Valitse enintään # tiedostoa.}} | Valitse enintään # tiedostoa.}} Tiedostoja on ¦#. | lint.number_sign
      hu | shop.too_few | {minimum, plural, one {Válasszon legalább # fájlt.} other {Válasszon legalább # fájlt.}} | Válasszon legalább ¦# fájlt. | lint.number_sign
      vi | shop.too_few | {minimum, plural, other {Chọn ít nhất # tệp.}} | Chọn ít nhất ¦# tệp. | lint.number_sign
      ko | shop.size | 다음과 | ¦#개 다음과 | lint.number_sign
      sw | shop.once | {maximum, plural, =1 {Tumia kila msimbo mara moja tu.} one {Tumia kila msimbo mara # au chini.} other {Tumia kila msimbo mara # au chini.}} | Tumia kila msimbo mara ¦# au chini. | lint.number_sign
      es | shop.too_few | {minimum, plural, one {Elige al menos # archivo.} | ¦{minimum, plural, one {Elige al menos # archivos.} | lint.same_branches
      pt | shop.too_few | {minimum, plural, one {Escolha pelo menos # arquivo.} | ¦{minimum, plural, one {Escolha pelo menos # arquivos.} | lint.same_branches
      uk | shop.too_few | {minimum, plural, one {Виберіть щонайменше # файл.} few {Виберіть щонайменше # файли.} many {Виберіть щонайменше # файлів.} other {Виберіть щонайменше # файлу.} | ¦{minimum, plural, one {Виберіть щонайменше # файлів.} few {Виберіть щонайменше # файлів.} many {Виберіть щонайменше # файлів.} other {Виберіть щонайменше # файлів.} | lint.same_branches
      cs | shop.too_few | {minimum, plural, one {Vyberte alespoň # soubor.} few {Vyberte alespoň # soubory.} many {Vyberte alespoň # souboru.} other | ¦{minimum, plural, one {Vyberte alespoň # souborů.} few {Vyberte alespoň # souborů.} many {Vyberte alespoň # souborů.} other | lint.same_branches
      pt | shop.days | {kind, select, start {Digite o primeiro dia.} end {Digite o último dia.} | ¦{kind, select, start {Digite os dois dias.} end {Digite os dois dias.} | lint.same_branches
      vi | shop.days | {kind, select, start {Nhập ngày đầu tiên.} end {Nhập ngày cuối cùng.} | ¦{kind, select, start {Nhập cả hai ngày.} end {Nhập cả hai ngày.} | lint.same_branches
      zh | shop.days | {kind, select, start {请输入第一天。} end {请输入最后一天。} | ¦{kind, select, start {请输入这两天。} end {请输入这两天。} | lint.same_branches
      es | shop.character | «{character}» | ¦«{character} | lint.unbalanced
      it | shop.name | «{name}» | {name}¦» | lint.unbalanced
      pt | shop.name | “{name}” | ¦“{name} | lint.unbalanced
      cs | shop.name | „{name}“ | ¦„{name} | lint.unbalanced
      fi | shop.name | ”{name}” | ¦”{name} | lint.unbalanced
      hu | shop.character | „{character}” | {character}¦” | lint.unbalanced
      he | shop.character | ”{character}” | {character}¦” | lint.unbalanced
      zh | shop.name | “{name}” | ¦“{name} | lint.unbalanced
      el | shop.name | «{name}» | ¦«{name} | lint.unbalanced
      bn | shop.name | “{name}” | {name}¦” | lint.unbalanced
      es | shop.kind | {accepted, list, or} | ¦{accepted} | lint.wrong_style
      it | shop.kind | {accepted, list, or} | ¦{accepted, list, and} | lint.wrong_style
      pt | shop.closed | {until, date, long} | ¦{until} | lint.wrong_style
      cs | shop.closed | {until, date, long} | ¦{until, date, short} | lint.wrong_style
      ko | shop.closed | {until, date, long} | ¦{until, date} | lint.wrong_style
      sw | shop.kind | {accepted, list, or} | ¦{accepted, list, and} | lint.wrong_style
      """#
    )
}
