// Written by `rulebook generate swift --pack names --content all --languages all --access public`; change the pack, and write it again.
// swift-format-ignore-file

public import Foundation
public import Rulebook

// Rules, for checks and for fields of typed forms.
nonisolated extension Rule.Reference {
  /// `do`
  public static var `do`: Self { Self("do") }
  /// `is`: A rule with the name of an operator
  public static var `is`: Self { Self("is") }
  /// `is`: A rule with the name of an operator
  ///
  /// - Parameters:
  ///   - in: The beginning (text; default: a)
  ///   - self_: a whole number; default: 1
  ///   - least2_3: a whole number
  public static func `is`(
    `in`: Parameter? = nil,
    self_: Parameter? = nil,
    least2_3: Parameter? = nil
  ) -> Self {
    Self("is", with: ["in": `in`, "self": self_, "least-2-3": least2_3])
  }
  /// `mod-11-2`: A rule with two numbers in its name
  public static var mod11_2: Self { Self("mod-11-2") }
  /// `mod-112`: A rule with one of them
  public static var mod112: Self { Self("mod-112") }
  /// `self`
  public static var `self`: Self { Self("self") }
}

/// The fields of the form `for`.
public nonisolated enum ForFields {
  /// The name of the form.
  public static var formName: String { "for" }
  /// `is`: required; the rule `is`
  public static var `is`: FieldPath { "is" }
  /// `lists[].items[].self`: the rule `self`
  public static var listsItemsSelf: FieldPath { "lists[].items[].self" }
  /// `lists[].items[].self` at a position in each list, from 0.
  public static func listsItemsSelf(_ position1: Int, _ position2: Int) -> FieldPath {
    FieldPath(components: [.name("lists"), .index(position1), .name("items"), .index(position2), .name("self")])
  }
  /// `two words`: the rule `do`
  public static var twoWords: FieldPath { "two words" }
  /// `["3.4"]`: the rule `do`
  public static var _3_4: FieldPath { "[\"3.4\"]" }
}

// Codes of violations and errors.
nonisolated extension ViolationCode {
  /// `default`: It begins with something else.
  public static var `default`: ViolationCode { ViolationCode(rawValue: "default") }
  /// `names.empty`
  @available(*, deprecated, message: "deprecated since 2; use `namesFull` instead")
  public static var namesEmpty: ViolationCode { ViolationCode(rawValue: "names.empty") }
  /// `names.full`: There are no more names
  public static var namesFull: ViolationCode { ViolationCode(rawValue: "names.full") }
  /// `self.init.long`: It is too long.
  public static var selfInitLong: ViolationCode { ViolationCode(rawValue: "self.init.long") }
  /// `self.init.short`: It is too short.
  public static var selfInitShort: ViolationCode { ViolationCode(rawValue: "self.init.short") }
}

// Facts that rules learn about values.
nonisolated extension Report.Fact {
  /// `init`
  public static var `init`: Report.Fact { Report.Fact(rawValue: "init") }
  /// `rank_1_2`
  public static var rank1_2: Report.Fact { Report.Fact(rawValue: "rank_1_2") }
}

/// The errors that the pack `names` declares.
#if hasAttribute(nonexhaustive)
@nonexhaustive
#endif
public nonisolated enum NamesError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// The code `names.empty`.
  ///
  /// It is deprecated since 2; use `full` instead.
  @available(*, deprecated, message: "deprecated since 2; use `full` instead")
  case empty

  /// There are no more names
  ///
  /// The code `names.full`.
  case full(count: Int)

  /// The code, for programs.
  public var code: ViolationCode {
    switch self {
    case .empty: "names.empty"
    case .full: "names.full"
    }
  }

  /// The arguments that everyone may see.
  public var arguments: [String: Argument] {
    switch self {
    case .full(let count):
      ["count": .integer(count)]
    default: [:]
    }
  }

  /// The message, in the source language of the pack.
  public var errorDescription: String? { sourceText.message }

  /// More about the error, in the source language of the pack.
  public var failureReason: String? { sourceText.detail }

  /// What the reader can do, in the source language of the pack.
  public var recoverySuggestion: String? { sourceText.action }

  /// The address of a page about the code.
  public var helpAnchor: String? { sourceText.help }

  /// The name of the pack.
  public static var errorDomain: String { "names" }

  /// The number of the code; 0 if there is none.
  public var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  public var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The declarations of the codes, and their texts in all languages of the pack.
  public static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "default",
        pack: "names",
        summary: "It begins with something else."
      )
    )
    codes.append(
      ErrorDeclaration(
        "names.empty",
        pack: "names",
        arguments: [],
        standing: .deprecated(since: "2", replacement: "names.full")
      )
    )
    codes.append(
      ErrorDeclaration(
        "names.full",
        pack: "names",
        summary: "There are no more names",
        arguments: [
          ErrorArgument("count", .integer),
        ]
      )
    )
    codes.append(
      ErrorDeclaration(
        "self.init.long",
        pack: "names",
        summary: "It is too long."
      )
    )
    codes.append(
      ErrorDeclaration(
        "self.init.short",
        pack: "names",
        summary: "It is too short."
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "names.empty": "Write a name.",
      "names.full": "{count, plural, one {The name is} other {All # names are}} taken.",
      "names.full#action": "Think of another name.",
    ]
    messages["de"] = [
      "names.empty": "Gib einen Namen ein.",
      "names.full": "{count, plural, one {Der Name ist} other {Alle # Namen sind}} vergeben.",
    ]
    messages["fr"] = [
      "names.full": "{count, plural, one {Le nom est pris} other {Les # noms sont pris}}.",
    ]
    return ErrorPack("names", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
