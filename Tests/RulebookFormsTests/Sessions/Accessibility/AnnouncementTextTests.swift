import Foundation
import Rulebook
import TestSupport
import Testing

/// Every announcement and every text about a field, by kind and state: word for word in seven
/// languages, and in the language's own words in all others that are shipped.
@Suite("What screen readers say, in all languages", .timeLimit(.minutes(15))) @MainActor
struct AnnouncementTextTests {
  /// The locale, the kind, and the whole text, in the order of ``fillIn(_:)``.
  nonisolated static let announcements = TextRow.rows(
    """
    en | message | Email address: Fill in this field.
    en | valid | Looks good.
    en | checking | Email address: Checking now.
    en | valid | Email address: Looks good.
    en | refusedEdit | Use only digits in the card number.
    en | added | Added: Friend 1.
    en | removed | Removed: Friend 1.
    en | refusedSubmission | 2 fields need attention. Name: Fill in this field.
    de | message | E-Mail-Adresse: Fülle dieses Feld aus.
    de | valid | Richtig ausgefüllt.
    de | checking | E-Mail-Adresse: Wird geprüft.
    de | valid | E-Mail-Adresse: Richtig ausgefüllt.
    de | refusedEdit | Verwende in der Kartennummer nur Ziffern.
    de | added | Hinzugefügt: Eingeladene Person 1.
    de | removed | Entfernt: Eingeladene Person 1.
    de | refusedSubmission | Prüfe die Eingaben in 2 Feldern. Name: Fülle dieses Feld aus.
    fr | message | Adresse e-mail\u{A0}: Remplissez ce champ.
    fr | valid | Saisie correcte.
    fr | checking | Adresse e-mail\u{A0}: Vérification en cours.
    fr | valid | Adresse e-mail\u{A0}: Saisie correcte.
    fr | refusedEdit | N’utilisez que des chiffres dans le numéro de carte.
    fr | added | Élément ajouté\u{A0}: Personne parrainée 1.
    fr | removed | Élément supprimé\u{A0}: Personne parrainée 1.
    fr | refusedSubmission | 2 champs sont à corriger. Nom\u{A0}: Remplissez ce champ.
    nl | message | E-mailadres: Vul dit veld in.
    nl | valid | Goed ingevuld.
    nl | checking | E-mailadres: Wordt gecontroleerd.
    nl | valid | E-mailadres: Goed ingevuld.
    nl | refusedEdit | Gebruik alleen cijfers in het kaartnummer.
    nl | added | Toegevoegd: Aanbeveling 1.
    nl | removed | Verwijderd: Aanbeveling 1.
    nl | refusedSubmission | 2 velden vragen aandacht. Naam: Vul dit veld in.
    pl | message | Adres e-mail: Wypełnij to pole.
    pl | valid | Wypełniono poprawnie.
    pl | checking | Adres e-mail: Trwa sprawdzanie.
    pl | valid | Adres e-mail: Wypełniono poprawnie.
    pl | refusedEdit | W numerze karty użyj tylko cyfr.
    pl | added | Dodano: Zaproszona osoba 1.
    pl | removed | Usunięto: Zaproszona osoba 1.
    pl | refusedSubmission | 2 pola wymagają uwagi. Imię i nazwisko: Wypełnij to pole.
    ja | message | メールアドレス：この項目を入力してください。
    ja | valid | 正しく入力されています。
    ja | checking | メールアドレス：確認中です。
    ja | valid | メールアドレス：正しく入力されています。
    ja | refusedEdit | カード番号は数字だけで入力してください。
    ja | added | 「友だち1」を追加しました。
    ja | removed | 「友だち1」を削除しました。
    ja | refusedSubmission | 修正が必要な項目が2件あります。名前：この項目を入力してください。
    ar | message | البريد الإلكتروني: املأ هذا الحقل.
    ar | valid | الحقل صحيح.
    ar | checking | البريد الإلكتروني: جارٍ التحقّق.
    ar | valid | البريد الإلكتروني: الحقل صحيح.
    ar | refusedEdit | استخدم الأرقام فقط في رقم البطاقة.
    ar | added | تمت الإضافة: الصديق 1.
    ar | removed | تم الحذف: الصديق 1.
    ar | refusedSubmission | يحتاج حقلان إلى مراجعة. الاسم: املأ هذا الحقل.
    """
  )

  /// The locale, what the field is like, its name, and its description.
  nonisolated static let fields = TextRow.rows(
    """
    en | optional | Country, optional, 3 of 8
    en | required | Email address, required, 2 of 8
    en | unfinished | Email address, required, 2 of 8 | Not complete yet.
    en | wrong | Email address, required, 2 of 8 | Needs attention. Fill in this field.
    en | checking | Email address, required, 2 of 8 | Checking now.
    en | valid | Email address, required, 2 of 8 | Looks good.
    de | optional | Land, optional, 3 von 8
    de | required | E-Mail-Adresse, erforderlich, 2 von 8
    de | unfinished | E-Mail-Adresse, erforderlich, 2 von 8 | Noch nicht vollständig.
    de | wrong | E-Mail-Adresse, erforderlich, 2 von 8 | Noch nicht richtig ausgefüllt. Fülle dieses Feld aus.
    de | checking | E-Mail-Adresse, erforderlich, 2 von 8 | Wird geprüft.
    de | valid | E-Mail-Adresse, erforderlich, 2 von 8 | Richtig ausgefüllt.
    fr | optional | Pays, facultatif, 3 sur 8
    fr | required | Adresse e-mail, obligatoire, 2 sur 8
    fr | unfinished | Adresse e-mail, obligatoire, 2 sur 8 | Saisie incomplète.
    fr | wrong | Adresse e-mail, obligatoire, 2 sur 8 | À corriger. Remplissez ce champ.
    fr | checking | Adresse e-mail, obligatoire, 2 sur 8 | Vérification en cours.
    fr | valid | Adresse e-mail, obligatoire, 2 sur 8 | Saisie correcte.
    nl | optional | Land, optioneel, 3 van 8
    nl | required | E-mailadres, verplicht, 2 van 8
    nl | unfinished | E-mailadres, verplicht, 2 van 8 | Nog niet volledig.
    nl | wrong | E-mailadres, verplicht, 2 van 8 | Vraagt aandacht. Vul dit veld in.
    nl | checking | E-mailadres, verplicht, 2 van 8 | Wordt gecontroleerd.
    nl | valid | E-mailadres, verplicht, 2 van 8 | Goed ingevuld.
    pl | optional | Kraj, pole opcjonalne, 3 z 8
    pl | required | Adres e-mail, pole wymagane, 2 z 8
    pl | unfinished | Adres e-mail, pole wymagane, 2 z 8 | Jeszcze nie wypełniono do końca.
    pl | wrong | Adres e-mail, pole wymagane, 2 z 8 | To pole wymaga uwagi. Wypełnij to pole.
    pl | checking | Adres e-mail, pole wymagane, 2 z 8 | Trwa sprawdzanie.
    pl | valid | Adres e-mail, pole wymagane, 2 z 8 | Wypełniono poprawnie.
    ja | optional | 国・地域、任意、8項目中3番目
    ja | required | メールアドレス、必須、8項目中2番目
    ja | unfinished | メールアドレス、必須、8項目中2番目 | まだ入力の途中です。
    ja | wrong | メールアドレス、必須、8項目中2番目 | 修正が必要です。この項目を入力してください。
    ja | checking | メールアドレス、必須、8項目中2番目 | 確認中です。
    ja | valid | メールアドレス、必須、8項目中2番目 | 正しく入力されています。
    ar | optional | البلد، اختياري، 3 من 8
    ar | required | البريد الإلكتروني، مطلوب، 2 من 8
    ar | unfinished | البريد الإلكتروني، مطلوب، 2 من 8 | لم يكتمل بعد.
    ar | wrong | البريد الإلكتروني، مطلوب، 2 من 8 | يحتاج الحقل إلى مراجعة. املأ هذا الحقل.
    ar | checking | البريد الإلكتروني، مطلوب، 2 من 8 | جارٍ التحقّق.
    ar | valid | البريد الإلكتروني، مطلوب، 2 من 8 | الحقل صحيح.
    """
  )

  /// The locales of the tables, and two regions that have the same texts, with the locale of their
  /// rows.
  nonisolated static let languages = [
    "en": "en", "en-GB": "en", "de": "de", "de-CH": "de", "fr": "fr", "nl": "nl", "pl": "pl",
    "ja": "ja", "ar": "ar",
  ]

  private func session(_ locale: String) throws -> FormSession {
    try SessionFixture.shared.get().rulebook.session(
      form: "sign-up",
      record: [
        "name": "Ann Weber", "email": "ann@example.org", "password": "le vélo bleu du facteur",
        "password-again": "le vélo bleu du facteur", "terms": true,
      ],
      locale: locale
    )
  }

  /// A check that waits for an event.
  private func check(waitingFor event: Event) -> AsyncChecks {
    let check = AsyncCheck("name.taken", field: "email", when: .onBlur) { _ in
      await event.wait()
      return true
    }
    return AsyncChecks([check], clock: ManualClock())
  }

  /// Causes each announcement once.
  private func fillIn(_ session: FormSession) async throws {
    let email = try #require(session["email"])
    email.focus()
    email.text = ""
    email.blur()
    email.focus()
    email.text = "ann@example.org"

    let event = Event()
    try session.startLiveChecks(check(waitingFor: event))
    email.text = "bob@example.org"
    email.blur()
    event.fire()
    #expect(await eventually { email.state == .valid })
    session.stopLiveChecks()

    let card = try #require(session["card"])
    card.refusesImpossibleEdits = true
    card.offer(TextEdit(oldText: "", utf16Range: 0..<0, replacement: "x"))
    session.appendElement(to: "referrals")
    session.removeElement(at: "referrals[0]")

    session.set("", at: "name")
    session.set(.null, at: "terms")
    _ = session.submit()
  }

  @Test("Each announcement is in the reader's language", arguments: DataFiles.locales)
  func announcements(_ locale: String) async throws {
    let session = try session(locale)
    var announced: [FormSession.Announcement] = []
    session.onAnnouncement = { announced.append($0) }
    try await fillIn(session)
    let expected = Self.announcements.filter { $0[0] == Self.languages[locale, default: "en"] }
    if Self.languages[locale] != nil {
      #expect(announced.map(\.message.text) == expected.map { $0[2] })
    }
    #expect(announced.map(\.kind.rawValue) == expected.map { $0[1] })
    #expect(announced.allSatisfy { !$0.message.isFallback })
    let kinds = FormSession.Announcement.Kind.allCases
    #expect(Set(announced.map(\.kind)) == Set(kinds))
    let urgent = kinds.filter { kind in announced.contains { $0.kind == kind && $0.isUrgent } }
    #expect(urgent == [.refusedEdit, .refusedSubmission])
  }

  @Test("Each state of a field is in the reader's language", arguments: fields)
  func fields(_ row: TextRow) async throws {
    let session = try session(row[0])
    let email = try #require(session["email"])
    let country = try #require(session["country"])
    let event = Event()
    try session.startLiveChecks(check(waitingFor: event))
    email.focus()
    switch row[1] {
    case "optional": country.focus()
    case "required": email.text = ""
    case "unfinished": email.text = "ann@"
    case "wrong":
      email.text = ""
      email.blur()
    case "checking":
      email.text = "bob@example.org"
      email.blur()
    default: email.text = "bob@example.org"
    }
    let texts = (row[1] == "optional" ? country : email).accessibility
    #expect(texts.name.text == row[2])
    #expect(texts.description?.text == row.optional(3))
    #expect(!texts.name.isFallback && texts.description?.isFallback != true)
    event.fire()
  }

  @Test("The languages of the tables are shipped, and have all rows")
  func complete() {
    #expect(Set(Self.languages.keys).isSubset(of: DataFiles.locales))
    #expect(Set(Self.fields.map { "\($0[0]) \($0[1])" }).count == 6 * 7)
  }
}
