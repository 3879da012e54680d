import Foundation
import TestSupport
import Testing

/// A way to break the declaration of a code, or one of its texts.
struct ProgramCodeMistake: Sendable, CustomTestStringConvertible {
  var name: String

  /// What stands in the pack, and what is put in its place.
  var old: String
  var new: String

  /// What is said of it: the severity, the code and the place.
  var finding: String

  var testDescription: String { name }

  /// The pack with the mistake.
  var pack: String {
    guard let range = Self.sound.firstRange(of: old) else { return "" }
    return Self.sound.replacingCharacters(in: range, with: new)
  }

  /// A pack with everything that codes may have, of checks and of programs, without a mistake.
  static let sound = """
    format: 1
    pack: shop
    rules:
      voucher:
        checks: [{ pattern: '[A-Z]{4}', code: voucher.format }]
        examples: { valid: [ABCD], invalid: [{ value: ab, codes: [voucher.format] }] }
    forms: { order: { fields: { voucher: { rule: voucher } } } }
    codes:
      voucher.format: { number: 1, severity: warning, help: 'https://acme.example/{code}' }
      billing.declined:
        number: 4102
        summary: The issuer refused the payment
        arguments:
          brand: { type: { choice: [visa, maestro] } }
          attempts: { type: integer }
          until: { type: date }
          items: { type: { list: text } }
          gateway: { type: text, internal: true }
          holder: { type: text, personal: true }
        underlying: [storage, billing.expired]
        status: { http: 402, grpc: failed-precondition }
        retry: { after: attempts }
        help: https://acme.example/errors/{code}?n={number}&l={locale}
        log: 'refused at {gateway}, attempt {attempts}'
      billing.expired: { number: 4103, arguments: {}, retry: never }
      storage.full: { number: 4200, arguments: {}, retry: same }
      billing.refused:
        number: 4101
        retired: { since: '3.2', replaced-by: billing.declined }
    messages:
      en:
        voucher.format: Enter four letters.
        voucher.format#title: No voucher
        voucher.format#action: Look at the back of the card.
        'order/voucher:voucher.format': Enter the four letters of your voucher.
        'order/voucher:voucher.format#detail': They are on its back.
        billing#title: Payment
        billing.declined: 'Your {brand, select, visa {Visa} maestro {Maestro} other {bank}} card was declined.'
        billing.declined#title: Card declined
        billing.declined#detail: '{attempts, plural, one {# attempt} other {# attempts}} until {until, date}.'
        billing.declined#action: 'Leave out {items, list, or}.'
        billing.expired: Your card has expired.
        storage.full: Nothing can be saved.
      de:
        voucher.format: Gib vier Buchstaben ein.
        voucher.format#title: Kein Gutschein
        voucher.format#action: Sieh auf der Rückseite nach.
        'order/voucher:voucher.format': Gib die vier Buchstaben deines Gutscheins ein.
        'order/voucher:voucher.format#detail': Du findest sie auf der Rückseite.
        billing#title: Zahlung
        billing.declined: 'Deine {brand, select, visa {Visa} maestro {Maestro} other {Bank}}-Karte wurde abgelehnt.'
        billing.declined#title: Karte abgelehnt
        billing.declined#detail: '{attempts, plural, one {# Versuch} other {# Versuche}} bis {until, date}.'
        billing.declined#action: 'Lass {items, list, or} weg.'
        billing.expired: Deine Karte ist abgelaufen.
        storage.full: Nichts kann gespeichert werden.

    """

  /// The name, the old and the new text, and the finding; each breaks the pack in one way only.
  static let all = TextRow.rows(
    """
    a code with a capital | storage.full: { number | storage.Full: { number | error pack.bad_name 26:3
    a pack with the library's name | pack: shop | pack: rulebook | error pack.bad_name 2:7
    an argument with its type alone | attempts: { type: integer } | attempts: integer | error pack.wrong_type 15:17
    a key that is none |     retry: { after |     retries: { after | error pack.unknown_key 22:5
    a name of an argument with a hyphen |       attempts: { type |       at-tempts: { type | error pack.bad_name 15:7
    a key of an argument that is none | gateway: { type: text, internal: true | gateway: { type: text, intern: true | error pack.unknown_key 18:30
    an argument without a type | gateway: { type: text, internal | gateway: { internal | error pack.missing_key 18:16
    an argument that is no record | until: { type: date } | until: date | error pack.wrong_type 16:14
    arguments that are no record | number: 4103, arguments: {} | number: 4103, arguments: [] | error pack.wrong_type 25:47
    a type that is none | attempts: { type: integer } | attempts: { type: number } | error pack.wrong_value 15:25
    a list of nothing known | { list: text } | { list: words } | error pack.wrong_value 17:30
    a type of two kinds | { list: text } | { list: text, choice: [a] } | error pack.wrong_value 17:22
    a choice among nothing | [visa, maestro] | [] | error pack.empty_list 14:32
    a choice that no select could name | [visa, maestro] | [visa, 'Maestro Card'] | error pack.wrong_value 14:39
    a choice that is called other | [visa, maestro] | [visa, maestro, other] | error pack.wrong_value 14:48
    a choice that stands twice | [visa, maestro] | [visa, maestro, visa] | error pack.wrong_value 14:48
    an argument with both marks | gateway: { type: text, internal: true | gateway: { type: text, personal: true, internal: true | error pack.wrong_value 18:40
    a mark that is not true or false | internal: true | internal: 'yes' | error pack.wrong_type 18:40
    a number that another code has | number: 4103 | number: 4200 | error pack.duplicate_number 26:27
    a number that a retired code keeps | number: 4103 | number: 4101 | error pack.duplicate_number 28:13
    a number that is a word | number: 4103 | number: E4103 | error pack.wrong_type 25:30
    a number below zero | number: 4103 | number: -4103 | error pack.wrong_value 25:30
    a status of success | http: 402 | http: 200 | error pack.wrong_value 21:21
    a status that is a word | http: 402 | http: payment-required | error pack.wrong_type 21:21
    a status of gRPC that is none | failed-precondition | failed-precondtion | error pack.wrong_value 21:32
    a status of a protocol that is none | http: 402 | https: 402 | error pack.unknown_key 21:15
    a status without a protocol | { http: 402, grpc: failed-precondition } | 402 | error pack.wrong_type 21:13
    a word for retry that is none | arguments: {}, retry: never | arguments: {}, retry: no | error pack.wrong_value 25:58
    seconds in an argument that is none | { after: attempts } | { after: atempts } | error pack.wrong_value 22:21
    seconds in an argument that is no number | { after: attempts } | { after: until } | error pack.wrong_value 22:21
    seconds in an argument that nobody sees | { after: attempts } | { after: gateway } | error pack.wrong_value 22:21
    another key than after | { after: attempts } | { before: attempts } | error pack.missing_key 22:12
    help that is not of HTTPS | help: https://acme.example/errors | help: http://acme.example/errors | error pack.wrong_value 23:11
    help with a name that is none | l={locale} | l={language} | error pack.wrong_value 23:59
    help with a number that the code lacks | number: 4103, arguments: {} | arguments: {}, help: 'https://acme.example/{number}' | error pack.wrong_value 25:65
    help with a brace that is never closed | l={locale} | l={locale | error pack.wrong_value 23:59
    help with a space | /errors/{code} | /my errors/{code} | error pack.wrong_value 23:11
    help with a broken escape | /errors/{code} | /err%zz/{code} | error pack.wrong_value 23:11
    help with a port that is none | https://acme.example/errors | https://acme.example:99999/errors | error pack.wrong_value 23:11
    help with a bracket | /errors/{code} | /[errors]/{code} | error pack.wrong_value 23:11
    help with a host that is no host | https://acme.example/errors/{code} | https://{code}.example/errors | error pack.wrong_value 23:11
    a log with an argument that is none | at {gateway}, attempt | at {gatway}, attempt | error pack.unknown_argument 24:22
    a log with a personal argument | at {gateway}, attempt | for {holder}, attempt | error pack.confidential_argument 24:23
    a log with a brace that opens nothing | at {gateway}, attempt | at gateway}, attempt | error pack.wrong_value 24:29
    a log that is a list | 'refused at {gateway}, attempt {attempts}' | [refused] | error pack.wrong_type 24:10
    a cause that nobody declares | [storage, billing.expired] | [storage, billing.expird] | error pack.unknown_code 20:27
    a cause that is no code | [storage, billing.expired] | [Storage] | error pack.bad_name 20:18
    a cause that stands twice | [storage, billing.expired] | [storage, storage] | error pack.wrong_value 20:27
    causes that are no list | [storage, billing.expired] | storage | error pack.wrong_type 20:17
    a retired code with an empty version | since: '3.2' | since: '' | error pack.bad_version 29:23
    a retired code with words for a version | since: '3.2' | since: last year | error pack.bad_version 29:23
    a retired code without a version | { since: '3.2', replaced-by: billing.declined } | { replaced-by: billing.declined } | error pack.missing_key 29:14
    a replacement that nobody declares | replaced-by: billing.declined | replaced-by: billing.decline | error pack.unknown_code 29:43
    a code in its own place | replaced-by: billing.declined | replaced-by: billing.refused | error pack.retired_code 29:43
    a retired code in the place of another | arguments: {}, retry: same } | arguments: {}, deprecated: { since: '3', replaced-by: billing.refused } } | error pack.retired_code 26:87
    a code that is deprecated and retired | retired: { since: '3.2' | deprecated: { since: '3.1' }¶    retired: { since: '3.2' | error pack.wrong_value 30:14
    a key of retired that is none | replaced-by: billing.declined | replacedby: billing.declined | error pack.unknown_key 29:30
    a check that reports a retired code | code: voucher.format } | code: billing.refused } | error pack.retired_code 5:43
    a message of a retired code |     billing.expired: Your |     billing.refused: Refused.¶    billing.expired: Your | error pack.retired_code 42:22
    a title of a retired code, in German |     billing.expired: Deine |     billing.refused#title: Aus¶    billing.expired: Deine | error pack.retired_code 55:28
    a message of a field for a retired code | 'order/voucher:voucher.format': Enter | 'order/voucher:billing.refused': Enter | error pack.retired_code 35:38
    a check that reports a code of programs | code: voucher.format } | code: storage.full } | error pack.code_of_programs 5:43
    a status of a code of checks | severity: warning, help | severity: warning, status: { http: 400 }, help | error pack.needs_arguments 9:51
    causes of a code of checks | severity: warning, help | severity: warning, underlying: [storage], help | error pack.needs_arguments 9:51
    arguments for a code of Rulebook's checks | billing.expired: { number: 4103 | length.too_short: { number: 4103 | error pack.code_arguments 25:3
    a code of programs without a message |     billing.expired: Your card has expired.¶ |  | error pack.missing_message 25:3
    a message with an argument that is none | until {until, date}.'¶    billing.declined#action: 'Leave | until {untill, date}.'¶    billing.declined#action: 'Leave | error lint.unknown_argument 40:92
    a translation with an argument that is none | bis {until, date} | bis {bis, date} | error lint.unknown_argument 53:90
    a detail with an internal argument | # attempts}} until | # attempts}} at {gateway} until | error lint.confidential_argument 40:89
    an action with a personal argument, in German | 'Lass {items | '{holder}, lass {items | error lint.confidential_argument 54:31
    a title above with an argument that not all have | billing#title: Payment | billing#title: 'Payment with {brand}' | error lint.unknown_argument 37:34
    a text counted | {attempts, plural, one {# attempt} | {brand, plural, one {# attempt} | error lint.argument_kind 40:31
    a date that is a number | until {until, date}.'¶    billing.declined#action: 'Leave | until {attempts, date}.'¶    billing.declined#action: 'Leave | error lint.argument_kind 40:31
    a list that a select asks | 'Leave out {items, list, or}.' | 'Leave out {items, select, a {b} other {c}}.' | error lint.argument_kind 41:41
    a plural without a form | {attempts, plural, one {# Versuch} other | {attempts, plural, other | error lint.missing_plural 53:31
    a part that is misspelt | billing.declined#title: Card | billing.declined#titel: Card | error pack.unknown_part 39:29
    a part that is nothing like one, in German | billing.declined#title: Karte | billing.declined#xyz: Karte | error pack.unknown_part 52:27
    a part of a message of a field that is misspelt | #detail': They | #details': They | error pack.unknown_part 36:45
    a title of a label | billing#title: Payment | 'order/voucher:#title': Payment | error pack.unknown_part 37:29
    a title of a code that nobody declares | billing#title: Payment | biling#title: Payment | error pack.foreign_message 37:19
    a code that is deprecated | arguments: {}, retry: same } | arguments: {}, deprecated: { since: '3', replaced-by: billing.expired } } | warning lint.deprecated_code 26:3
    a check that reports a deprecated code | { number: 1, severity: warning, | { number: 1, severity: warning, deprecated: { since: '2' }, | warning lint.deprecated_code 5:43
    a branch that is missing | maestro {Maestro} other {bank}} card | other {bank}} card | warning lint.missing_value 38:29
    a branch that is missing, in German | maestro {Maestro} other {Bank}} | other {Bank}} | warning lint.missing_value 51:30
    a branch that never occurs | maestro {Maestro} other {bank}} card | maestro {Maestro} amex {Amex} other {bank}} card | warning lint.unknown_value 38:75
    a branch that is misspelt, in German | maestro {Maestro} other {Bank}} | maestor {Maestro} other {Bank}} | warning lint.unknown_value 51:58
    an action without a message in its language |   de:¶ |   fr:¶    storage.full#action: Réessayez plus tard.¶  de:¶ | warning lint.unused_text 45:26
    a title without a message in its language |   de:¶ |   fr:¶    billing#title: Paiement¶  de:¶ | warning lint.unused_text 45:20
    a text that a language lacks |     voucher.format#action: Sieh auf der Rückseite nach.¶ |  | warning lint.missing_message 34:28
    a message that a language lacks |     storage.full: Nichts kann gespeichert werden.¶ |  | warning lint.missing_message 26:3
    """
  ).map { ProgramCodeMistake(name: $0[0], old: $0[1], new: $0[2], finding: $0[3]) }
}
