// Written by `rulebook generate swift --pack acme-shop`; change the pack, and write it again.
// swift-format-ignore-file

import ErrorCatalog
import Foundation

/// The errors that the pack `acme-shop` declares.
nonisolated enum AcmeShopError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// A word of Swift
  ///
  /// The code `acme_shop.default`, number 1.
  case `default`

  /// Quote " backslash \\ interpolation \\(x) end */ /* \u{2068}isolate\u{2069} \u{200E} mark #"# `ticks`
  ///
  /// The code `acme_shop.hostile`, number 30.
  case hostile(what: String)

  /// The code `acme_shop.in`, number 2.
  case `in`(`let`: String, `var`: Int, `inout`: String)

  /// The code `acme_shop.init`, number 4.
  case `init`(in: String, cause: ErrorCause? = nil)

  /// Every kind
  ///
  /// The code `acme_shop.kinds`, number 10; HTTP 422.
  case kinds(
    aText: String,
    aNumber: Int,
    aDecimal: ExactDecimal,
    aDate: CivilDate,
    aRegion: String,
    aField: FieldPath,
    aCharacter: Unicode.Scalar,
    someTexts: [String],
    someNumbers: [Int],
    someFields: [[FieldPath]],
    deep: [[[String]]],
    brand: KindsBrand,
    brands: [KindsBrands]
  )

  /// The code `acme_shop.many`, number 40.
  case many(
    value1: Int,
    value2: ExactDecimal,
    value3: CivilDate,
    value4: String,
    value5: String,
    value6: Int,
    value7: ExactDecimal,
    value8: CivilDate,
    value9: String,
    value10: String,
    value11: Int,
    value12: ExactDecimal,
    value13: CivilDate,
    value14: String,
    value15: String,
    value16: Int,
    value17: ExactDecimal,
    value18: CivilDate,
    value19: String,
    value20: String,
    value21: Int,
    value22: ExactDecimal,
    value23: CivilDate,
    value24: String,
    value25: String,
    value26: Int,
    value27: ExactDecimal,
    value28: CivilDate,
    value29: String,
    value30: String,
    value31: Int,
    value32: ExactDecimal,
    value33: CivilDate,
    value34: String,
    value35: String,
    value36: Int,
    value37: ExactDecimal,
    value38: CivilDate,
    value39: String,
    value40: String,
    value41: Int,
    value42: ExactDecimal,
    value43: CivilDate,
    value44: String,
    value45: String,
    value46: Int,
    value47: ExactDecimal,
    value48: CivilDate,
    value49: String,
    value50: String
  )

  /// The code `acme_shop.marked`, number 11.
  case marked(
    shown: String,
    gateway: String,
    gateways: [String],
    holder: String,
    holders: [String],
    route: MarkedRoute,
    cause: ErrorCause? = nil
  )

  /// The code `acme_shop.none`, number 6.
  case none

  /// An error that goes away
  ///
  /// The code `acme_shop.old`, number 12.
  ///
  /// It is deprecated since 1.2; use `marked` instead.
  @available(*, deprecated, message: "deprecated since 1.2; use `marked` instead")
  case old(reason: String, cause: ErrorCause? = nil)

  /// The code `acme_shop.self`, number 3.
  case `self`(self: String, init: String)

  /// The code `acme_shop.some.protocol`.
  case someProtocol(protocol: String, any: String)

  /// The code `acme_shop.type`, number 5.
  case type(default: String, class: String, await: Int)

  /// The code `import`.
  case `import`

  /// The code `storage.disk_9`.
  case storageDisk9(cause: ErrorCause? = nil)

  /// The code `storage.full`, number 20; HTTP 507.
  case storageFull

  /// The code, for programs.
  var code: ViolationCode {
    switch self {
    case .`default`: "acme_shop.default"
    case .hostile: "acme_shop.hostile"
    case .`in`: "acme_shop.in"
    case .`init`: "acme_shop.init"
    case .kinds: "acme_shop.kinds"
    case .many: "acme_shop.many"
    case .marked: "acme_shop.marked"
    case .none: "acme_shop.none"
    case .old: "acme_shop.old"
    case .`self`: "acme_shop.self"
    case .someProtocol: "acme_shop.some.protocol"
    case .type: "acme_shop.type"
    case .`import`: "import"
    case .storageDisk9: "storage.disk_9"
    case .storageFull: "storage.full"
    }
  }

  /// The arguments that everyone may see.
  var arguments: [String: Argument] {
    switch self {
    case .hostile(let what):
      ["what": .text(what)]
    case .`in`(let `let`, let `var`, let `inout`):
      ["let": .text(`let`), "var": .integer(`var`), "inout": .text(`inout`)]
    case .`init`(let `in`, _):
      ["in": .text(`in`)]
    case .kinds(
      let aText,
      let aNumber,
      let aDecimal,
      let aDate,
      let aRegion,
      let aField,
      let aCharacter,
      let someTexts,
      let someNumbers,
      let someFields,
      let deep,
      let brand,
      let brands
    ):
      [
        "a_text": .text(aText),
        "a_number": .integer(aNumber),
        "a_decimal": .decimal(aDecimal),
        "a_date": .date(aDate),
        "a_region": .region(aRegion),
        "a_field": .field(aField),
        "a_character": .character(aCharacter),
        "some_texts": .list(someTexts.map { .text($0) }),
        "some_numbers": .list(someNumbers.map { .integer($0) }),
        "some_fields": .list(someFields.map { .list($0.map { .field($0) }) }),
        "deep": .list(deep.map { .list($0.map { .list($0.map { .region($0) }) }) }),
        "brand": .text(brand.rawValue),
        "brands": .list(brands.map { .text($0.rawValue) }),
      ]
    case .many(
      let value1,
      let value2,
      let value3,
      let value4,
      let value5,
      let value6,
      let value7,
      let value8,
      let value9,
      let value10,
      let value11,
      let value12,
      let value13,
      let value14,
      let value15,
      let value16,
      let value17,
      let value18,
      let value19,
      let value20,
      let value21,
      let value22,
      let value23,
      let value24,
      let value25,
      let value26,
      let value27,
      let value28,
      let value29,
      let value30,
      let value31,
      let value32,
      let value33,
      let value34,
      let value35,
      let value36,
      let value37,
      let value38,
      let value39,
      let value40,
      let value41,
      let value42,
      let value43,
      let value44,
      let value45,
      let value46,
      let value47,
      let value48,
      let value49,
      let value50
    ):
      [
        "value_1": .integer(value1),
        "value_2": .decimal(value2),
        "value_3": .date(value3),
        "value_4": .region(value4),
        "value_5": .text(value5),
        "value_6": .integer(value6),
        "value_7": .decimal(value7),
        "value_8": .date(value8),
        "value_9": .region(value9),
        "value_10": .text(value10),
        "value_11": .integer(value11),
        "value_12": .decimal(value12),
        "value_13": .date(value13),
        "value_14": .region(value14),
        "value_15": .text(value15),
        "value_16": .integer(value16),
        "value_17": .decimal(value17),
        "value_18": .date(value18),
        "value_19": .region(value19),
        "value_20": .text(value20),
        "value_21": .integer(value21),
        "value_22": .decimal(value22),
        "value_23": .date(value23),
        "value_24": .region(value24),
        "value_25": .text(value25),
        "value_26": .integer(value26),
        "value_27": .decimal(value27),
        "value_28": .date(value28),
        "value_29": .region(value29),
        "value_30": .text(value30),
        "value_31": .integer(value31),
        "value_32": .decimal(value32),
        "value_33": .date(value33),
        "value_34": .region(value34),
        "value_35": .text(value35),
        "value_36": .integer(value36),
        "value_37": .decimal(value37),
        "value_38": .date(value38),
        "value_39": .region(value39),
        "value_40": .text(value40),
        "value_41": .integer(value41),
        "value_42": .decimal(value42),
        "value_43": .date(value43),
        "value_44": .region(value44),
        "value_45": .text(value45),
        "value_46": .integer(value46),
        "value_47": .decimal(value47),
        "value_48": .date(value48),
        "value_49": .region(value49),
        "value_50": .text(value50),
      ]
    case .marked(let shown, _, _, _, _, _, _):
      ["shown": .text(shown)]
    case .old(let reason, _):
      ["reason": .text(reason)]
    case .`self`(let `self`, _):
      ["self": .text(`self`)]
    case .someProtocol(let `protocol`, let any):
      ["protocol": .text(`protocol`), "any": .text(any)]
    case .type(let `default`, _, let `await`):
      ["default": .text(`default`), "await": .integer(`await`)]
    default: [:]
    }
  }

  /// The arguments that only logs may contain.
  var internalArguments: [String: Argument] {
    switch self {
    case .marked(_, let gateway, let gateways, _, _, let route, _):
      [
        "gateway": .text(gateway),
        "gateways": .list(gateways.map { .text($0) }),
        "route": .text(route.rawValue),
      ]
    case .`self`(_, let `init`):
      ["init": .text(`init`)]
    default: [:]
    }
  }

  /// The error that led to this one.
  var cause: ErrorCause? {
    switch self {
    case .`init`(_, let cause):
      cause
    case .marked(_, _, _, _, _, _, let cause):
      cause
    case .old(_, let cause):
      cause
    case .storageDisk9(let cause):
      cause
    default: nil
    }
  }

  /// The message, in the source language of the pack.
  var errorDescription: String? { sourceText.message }

  /// More about the error, in the source language of the pack.
  var failureReason: String? { sourceText.detail }

  /// What the reader can do, in the source language of the pack.
  var recoverySuggestion: String? { sourceText.action }

  /// The address of a page about the code.
  var helpAnchor: String? { sourceText.help }

  /// The name of the pack.
  static var errorDomain: String { "acme-shop" }

  /// The number of the code; 0 if there is none.
  var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The choices of `kinds`.
  nonisolated enum KindsBrand: String, CaseIterable, Sendable {
    /// The word `VISA`.
    case visa = "VISA"
    /// The word `maestro`.
    case maestro
    /// The word `american_express`.
    case americanExpress = "american_express"
    /// The word `default`.
    case `default`
    /// The word `3d`.
    case _3d = "3d"
    /// The word `self`.
    case `self`
  }

  /// The choices of `kinds`.
  nonisolated enum KindsBrands: String, CaseIterable, Sendable {
    /// The word `A`.
    case a = "A"
    /// The word `B`.
    case b = "B"
  }

  /// The choices of `marked`.
  nonisolated enum MarkedRoute: String, CaseIterable, Sendable {
    /// The word `a`.
    case a
    /// The word `b`.
    case b
  }

  /// The declarations of the codes, and their texts in the source language.
  static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "acme_shop.default",
        pack: "acme-shop",
        number: 1,
        summary: "A word of Swift",
        arguments: []
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.gone",
        pack: "acme-shop",
        number: 13,
        standing: .retired(since: "1.0", replacement: "acme_shop.old")
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.hostile",
        pack: "acme-shop",
        number: 30,
        summary: "Quote \" backslash \\ interpolation \\(x) end */ /* \u{2068}isolate\u{2069} \u{200E} mark #\"# `ticks`",
        arguments: [
          ErrorArgument("what", .text),
        ],
        log: "\\(what) \" \u{AD} \u{2068}{what}\u{2069} #\"\\#(x)\"# {{}}"
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.in",
        pack: "acme-shop",
        number: 2,
        arguments: [
          ErrorArgument("let", .text),
          ErrorArgument("var", .integer),
          ErrorArgument("inout", .text),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.init",
        pack: "acme-shop",
        number: 4,
        arguments: [
          ErrorArgument("in", .text),
        ],
        causes: []
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.kinds",
        pack: "acme-shop",
        number: 10,
        severity: .warning,
        summary: "Every kind",
        arguments: [
          ErrorArgument("a_text", .text),
          ErrorArgument("a_number", .integer),
          ErrorArgument("a_decimal", .single(.decimal)),
          ErrorArgument("a_date", .single(.date)),
          ErrorArgument("a_region", .single(.region)),
          ErrorArgument("a_field", .single(.field)),
          ErrorArgument("a_character", .single(.character)),
          ErrorArgument("some_texts", .list(of: .text)),
          ErrorArgument("some_numbers", .list(of: .integer)),
          ErrorArgument("some_fields", .list(of: .list(of: .single(.field)))),
          ErrorArgument("deep", .list(of: .list(of: .list(of: .single(.region))))),
          ErrorArgument("brand", .choice(["VISA", "maestro", "american_express", "default", "3d", "self"])),
          ErrorArgument("brands", .list(of: .choice(["A", "B"]))),
        ],
        status: ErrorStatus(http: 422, grpc: .invalidArgument),
        retry: .after(argument: "a_number"),
        help: "https://acme.example/errors/{code}?n={number}&l={locale}",
        log: "{a_text} of {a_number}"
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.many",
        pack: "acme-shop",
        number: 40,
        arguments: [
          ErrorArgument("value_1", .integer),
          ErrorArgument("value_2", .single(.decimal)),
          ErrorArgument("value_3", .single(.date)),
          ErrorArgument("value_4", .single(.region)),
          ErrorArgument("value_5", .text),
          ErrorArgument("value_6", .integer),
          ErrorArgument("value_7", .single(.decimal)),
          ErrorArgument("value_8", .single(.date)),
          ErrorArgument("value_9", .single(.region)),
          ErrorArgument("value_10", .text),
          ErrorArgument("value_11", .integer),
          ErrorArgument("value_12", .single(.decimal)),
          ErrorArgument("value_13", .single(.date)),
          ErrorArgument("value_14", .single(.region)),
          ErrorArgument("value_15", .text),
          ErrorArgument("value_16", .integer),
          ErrorArgument("value_17", .single(.decimal)),
          ErrorArgument("value_18", .single(.date)),
          ErrorArgument("value_19", .single(.region)),
          ErrorArgument("value_20", .text),
          ErrorArgument("value_21", .integer),
          ErrorArgument("value_22", .single(.decimal)),
          ErrorArgument("value_23", .single(.date)),
          ErrorArgument("value_24", .single(.region)),
          ErrorArgument("value_25", .text),
          ErrorArgument("value_26", .integer),
          ErrorArgument("value_27", .single(.decimal)),
          ErrorArgument("value_28", .single(.date)),
          ErrorArgument("value_29", .single(.region)),
          ErrorArgument("value_30", .text),
          ErrorArgument("value_31", .integer),
          ErrorArgument("value_32", .single(.decimal)),
          ErrorArgument("value_33", .single(.date)),
          ErrorArgument("value_34", .single(.region)),
          ErrorArgument("value_35", .text),
          ErrorArgument("value_36", .integer),
          ErrorArgument("value_37", .single(.decimal)),
          ErrorArgument("value_38", .single(.date)),
          ErrorArgument("value_39", .single(.region)),
          ErrorArgument("value_40", .text),
          ErrorArgument("value_41", .integer),
          ErrorArgument("value_42", .single(.decimal)),
          ErrorArgument("value_43", .single(.date)),
          ErrorArgument("value_44", .single(.region)),
          ErrorArgument("value_45", .text),
          ErrorArgument("value_46", .integer),
          ErrorArgument("value_47", .single(.decimal)),
          ErrorArgument("value_48", .single(.date)),
          ErrorArgument("value_49", .single(.region)),
          ErrorArgument("value_50", .text),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.marked",
        pack: "acme-shop",
        number: 11,
        arguments: [
          ErrorArgument("shown", .text),
          ErrorArgument("gateway", .text, exposure: .internal),
          ErrorArgument("gateways", .list(of: .text), exposure: .internal),
          ErrorArgument("holder", .text, exposure: .personal),
          ErrorArgument("holders", .list(of: .text), exposure: .personal),
          ErrorArgument("route", .choice(["a", "b"]), exposure: .internal),
        ],
        causes: ["storage", "acme_shop.kinds"],
        status: ErrorStatus(grpc: .internal),
        retry: .same,
        log: "{shown} {gateway}"
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.none",
        pack: "acme-shop",
        number: 6,
        arguments: []
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.old",
        pack: "acme-shop",
        number: 12,
        summary: "An error that goes away",
        arguments: [
          ErrorArgument("reason", .text),
        ],
        causes: [],
        standing: .deprecated(since: "1.2", replacement: "acme_shop.marked")
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.self",
        pack: "acme-shop",
        number: 3,
        arguments: [
          ErrorArgument("self", .text),
          ErrorArgument("init", .text, exposure: .internal),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.some.protocol",
        pack: "acme-shop",
        arguments: [
          ErrorArgument("protocol", .text),
          ErrorArgument("any", .text),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "acme_shop.type",
        pack: "acme-shop",
        number: 5,
        arguments: [
          ErrorArgument("default", .text),
          ErrorArgument("class", .text, exposure: .personal),
          ErrorArgument("await", .integer),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "import",
        pack: "acme-shop",
        arguments: []
      )
    )
    codes.append(
      ErrorDeclaration(
        "storage.disk_9",
        pack: "acme-shop",
        arguments: [],
        causes: ["storage"]
      )
    )
    codes.append(
      ErrorDeclaration(
        "storage.full",
        pack: "acme-shop",
        number: 20,
        arguments: [],
        status: ErrorStatus(http: 507),
        retry: .never
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "acme_shop": "Something is wrong in the shop.",
      "acme_shop#title": "The shop",
      "acme_shop.default": "Default.",
      "acme_shop.hostile": "Say \"{what}\" \\ \\(what) #\"# \\u'{'41'}' \n new line \t tab \u{AD} soft ́ é 👨\u{200D}👩\u{200D}👧",
      "acme_shop.in": "{let} {var} {inout}",
      "acme_shop.init": "{in}",
      "acme_shop.kinds": "{a_text} {a_number, number} {a_decimal, number} {a_date, date, long} {a_region} {a_field} {a_character} {some_texts, list, and} {some_numbers, list, or} {brand, select, VISA {Visa} maestro {Maestro} american_express {Amex} default {D} 3d {3} self {S} other {?}}",
      "acme_shop.kinds#action": "Look at {a_region}.",
      "acme_shop.many": "{value_1} {value_50}",
      "acme_shop.marked": "Shown: {shown}",
      "acme_shop.marked#action": "Do {shown}.",
      "acme_shop.marked#detail": "More of {shown}",
      "acme_shop.marked#title": "Marked",
      "acme_shop.none": "None.",
      "acme_shop.old": "{reason}",
      "acme_shop.self": "{self}",
      "acme_shop.some.protocol": "{protocol} {any}",
      "acme_shop.type": "{default}",
      "import": "Import.",
      "storage": "Storage failed.",
      "storage.disk_9": "Disk nine failed.",
      "storage.full": "Nothing can be saved at the moment.",
    ]
    return ErrorPack("acme-shop", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
