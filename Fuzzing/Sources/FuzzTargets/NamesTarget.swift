import Foundation
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Names of people in every script, display names, user names and nicknames.
public struct NamesTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "names"

  /// The rules that compose their input before any check.
  private let composed: [RuleSubject]

  /// The rules whose check returns the form to store.
  private let prepared: [RuleSubject]

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    func rule(
      _ name: String,
      with parameters: [String: Value] = [:],
      _ check: any Check,
      _ definition: CheckDefinition
    ) -> RuleSubject {
      RuleSubject(
        name,
        in: rulebook,
        with: parameters,
        check,
        definition,
        besides: LengthCheck.definition
      )
    }
    func names(_ name: String, with parameters: [String: Value] = [:]) -> RuleSubject {
      rule(
        name,
        with: parameters,
        Self.nameCheck(of: name, in: rulebook, with: parameters),
        NameCheck.definition
      )
    }
    composed = [
      names("person-name"),
      names("display-name"),
      names("display-name", with: ["emoji": true]),
      names("company-name"),
    ]
    prepared = [
      rule("username", UsernameCheck(), UsernameCheck.definition),
      rule("username.case-preserved", UsernameCheck(.preserved), UsernameCheck.definition),
      rule("nickname", NicknameCheck(), NicknameCheck.definition),
    ]
  }

  /// Returns the check of a rule, with its constants and with parameters of the same names.
  private static func nameCheck(
    of rule: String,
    in rulebook: Rulebook,
    with parameters: [String: Value]
  ) -> any Check {
    do {
      guard let template = try rulebook.linkedPacks.template(rule)?.checks.last else {
        preconditionFailure("The rule \(rule) has no check of names")
      }
      var settings: [String: SettingValue] = [:]
      for (name, setting) in template.settings {
        if case .constant(let value) = setting { settings[name] = value }
        if let value = parameters[name] {
          settings[name] = try NameCheck.definition.setting(name)?.type.interpret(value)
        }
      }
      return try NameCheck.definition.make(Settings(settings))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let bytes = Array(text.utf8)
    let forms = [
      text.precomposedStringWithCanonicalMapping, text.decomposedStringWithCanonicalMapping,
    ]
    for rule in composed {
      let report = try rule.attack(with: text)
      // Rules don't run their checks on blank texts.
      if report.errors != ["required"] { _ = try rule.check.attack(with: bytes) }
      for form in forms {
        try expect(
          rule.errors(in: form) == report.errors,
          "names have the same faults in every normal form",
          "\(report.errors) and \(rule.errors(in: form))"
        )
      }
    }
    for rule in prepared {
      let report = try rule.attack(with: text)
      // Rules don't run their checks on blank texts.
      if report.errors != ["required"] { _ = try rule.check.attack(with: bytes) }
      for form in forms {
        try expect(
          rule.accepts(form) == report.isValid,
          "user names get the same verdict in every normal form",
          "\(report.errors) and \(rule.errors(in: form))"
        )
      }
    }
  }
}
