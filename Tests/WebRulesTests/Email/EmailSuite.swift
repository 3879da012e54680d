import EmailAddresses
import Foundation
import RuleEngine
import TestSupport
import Testing
import WebRules

/// A public suite and the profile that it belongs to.
struct EmailSuite: Sendable, CustomTestStringConvertible {
  var name: String
  var check: @Sendable (EmailSuiteRow) -> (any Check)?
  var input: @Sendable (EmailSuiteRow) -> String = { $0.input }

  var testDescription: String { name }

  /// The rows.
  func rows() throws -> [EmailSuiteRow] { try ConformanceSuites.rows(of: "email/\(name)") }

  static let all = [
    EmailSuite(name: "email-isemail") { _ in smtp(internationalized: false) },
    EmailSuite(name: "email-skeggse") { _ in smtp(internationalized: true) },
    EmailSuite(name: "email-jsonschema-email") { _ in smtp(internationalized: false) },
    EmailSuite(name: "email-jsonschema-idn-email") { _ in smtp(internationalized: true) },
    EmailSuite(name: "email-protovalidate") { _ in EmailCheck(profile: .html) },
    EmailSuite(name: "email-wpt-typemismatch", check: html, input: \.stripped),
    EmailSuite(name: "email-python-email-validator", check: signUp),
    EmailSuite(name: "email-validatorjs", check: validatorJS),
    EmailSuite(name: "email-generated-open") { _ in EmailCheck() },
  ]

  private static func smtp(internationalized: Bool) -> EmailCheck {
    var options = EmailAddress.Options.smtp
    options.allowsInternationalizedLocalPart = internationalized
    options.allowsInternationalizedDomain = internationalized
    return EmailCheck(options: options)
  }

  /// Returns the check for a row with one address; an empty field isn't checked.
  private static func html(_ row: EmailSuiteRow) -> (any Check)? {
    row.context.multiple == true || row.stripped.isEmpty ? nil : EmailCheck(profile: .html)
  }

  private static func signUp(_ row: EmailSuiteRow) -> (any Check)? {
    var options = EmailAddress.Options()
    options.allowsQuotedLocalPart = row.context.allow_quoted_local ?? false
    options.allowsDisplayName = row.context.allow_display_name ?? false
    options.allowsInternationalizedLocalPart = row.context.allow_smtputf8 ?? true
    options.allowsSpecialUseDomains = row.context.test_environment ?? false
    options.allowsSingleLabelDomain = row.context.test_environment ?? false
    return EmailCheck(options: options)
  }

  /// Returns the check with the library's options, as long as this project has such settings.
  private static func validatorJS(_ row: EmailSuiteRow) -> (any Check)? {
    var options = EmailAddress.Options()
    options.allowsQuotedLocalPart = true
    guard let arguments = row.context.args?.first else { return EmailCheck(options: options) }
    let isBeyondSettings =
      arguments.require_display_name != nil || arguments.domain_specific_validation != nil
      || arguments.allow_underscores != nil || arguments.blacklisted_chars != nil
      || arguments.ignore_max_length != nil
    let hosts = (arguments.host_blacklist ?? []) + (arguments.host_whitelist ?? [])
    if isBeyondSettings || hosts.contains(where: { $0.name == nil }) { return nil }
    options.allowsInternationalizedLocalPart = arguments.allow_utf8_local_part ?? true
    options.allowsDisplayName = arguments.allow_display_name ?? false
    options.allowsAddressLiteral = arguments.allow_ip_domain ?? false
    guard !hosts.isEmpty else { return EmailCheck(options: options) }
    do {
      return try DomainCheck(
        allow: arguments.host_whitelist.map { $0.compactMap(\.name) },
        deny: (arguments.host_blacklist ?? []).compactMap(\.name)
      )
    } catch {
      return nil
    }
  }
}

extension EmailSuiteRow {
  /// The input without the whitespace at its ends, which HTML strips.
  var stripped: String { input.trimmingCharacters(in: .whitespacesAndNewlines) }
}
