// Written by `rulebook generate swift --pack staff --content all --languages all`; change the pack, and write it again.
// swift-format-ignore-file

import Foundation
import Rulebook

// Rules, for checks and for fields of typed forms.
nonisolated extension Rule.Reference {
  /// `staff-id`: The number on a badge
  static var staffId: Self { Self("staff-id") }
  /// `staff-id`: The number on a badge
  ///
  /// - Parameters:
  ///   - site: The site that issued the badge (text; default: AB)
  static func staffId(site: Parameter? = nil) -> Self {
    Self("staff-id", with: ["site": site])
  }
}

/// The fields of the form `new-colleague`.
nonisolated enum NewColleagueFields {
  /// The name of the form.
  static var formName: String { "new-colleague" }
  /// `staff-id`: required; the rule `staff-id`
  static var staffId: FieldPath { "staff-id" }
  /// `email`: required; the rule `email`
  static var email: FieldPath { "email" }
  /// `phones[].number`: the rule `phone`
  static var phonesNumber: FieldPath { "phones[].number" }
  /// `phones[].number` at a position in each list, from 0.
  static func phonesNumber(_ position1: Int) -> FieldPath {
    FieldPath(components: [.name("phones"), .index(position1), .name("number")])
  }
}

// Codes of violations and errors.
nonisolated extension ViolationCode {
  /// `staff.full`: All desks are taken
  static var staffFull: ViolationCode { ViolationCode(rawValue: "staff.full") }
  /// `staff_id.wrong_site`: The badge is from another site.
  static var staffIdWrongSite: ViolationCode { ViolationCode(rawValue: "staff_id.wrong_site") }
}

// Facts that rules learn about values.
nonisolated extension Report.Fact {
  /// `issued_at`
  static var issuedAt: Report.Fact { Report.Fact(rawValue: "issued_at") }
}

/// The errors that the pack `staff` declares.
nonisolated enum StaffError: CatalogedError, Equatable, Sendable, LocalizedError, CustomNSError {
  /// All desks are taken
  ///
  /// The code `staff.full`; HTTP 409.
  case full(desks: Int)

  /// The code, for programs.
  var code: ViolationCode {
    switch self {
    case .full: "staff.full"
    }
  }

  /// The arguments that everyone may see.
  var arguments: [String: Argument] {
    switch self {
    case .full(let desks):
      ["desks": .integer(desks)]
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
  static var errorDomain: String { "staff" }

  /// The number of the code; 0 if there is none.
  var errorCode: Int { declaration?.number ?? 0 }

  /// The texts, and nothing else from the error.
  var errorUserInfo: [String: Any] { sourceText.userInfo }

  /// The declarations of the codes, and their texts in all languages of the pack.
  static let pack: ErrorPack = {
    var codes: [ErrorDeclaration] = []
    codes.append(
      ErrorDeclaration(
        "staff.full",
        pack: "staff",
        summary: "All desks are taken",
        arguments: [
          ErrorArgument("desks", .integer),
        ],
        status: ErrorStatus(http: 409)
      )
    )
    codes.append(
      ErrorDeclaration(
        "staff_id.wrong_site",
        pack: "staff",
        summary: "The badge is from another site."
      )
    )
    var messages: [String: [String: String]] = [:]
    messages["en"] = [
      "staff.full": "{desks, plural, one {The only desk is} other {All # desks are}} taken.",
    ]
    messages["de"] = [
      "staff.full": "{desks, plural, one {Der einzige Platz ist} other {Alle # Plätze sind}} besetzt.",
    ]
    return ErrorPack("staff", sourceLocale: "en", codes: codes, messages: messages)
  }()
}
