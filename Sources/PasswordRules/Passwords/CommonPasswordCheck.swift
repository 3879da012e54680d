public import BlocklistFiles
public import PasswordGuesses
public import RuleEngine
public import Violations

/// Refuses passwords that are common, or not much more than a common one.
///
///     let check = CommonPasswordCheck(list, dictionaries)
///     // password, qwerty123456789, Monkey1987!  common_password.listed
///     // correct horse battery staple            valid
///
/// | Code | Arguments |
/// |---|---|
/// | `common_password.listed` | none |
public struct CommonPasswordCheck: Check {
  private let list: Blocklist
  private let dictionaries: PasswordDictionaries

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - list: Passwords that are refused exactly as listed.
  ///   - dictionaries: The dictionaries; only those of common passwords count.
  public init(_ list: Blocklist, _ dictionaries: PasswordDictionaries) {
    self.list = list
    self.dictionaries = dictionaries
  }

  /// Reports a common password, or a limit if the list or a dictionary can't be read.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    switch list.lookUp(text) {
    case .listed: return findings.add(.commonPasswordListed)
    case .unlisted: break
    case .unreadable: return findings.addLimit(.dataUnreadable)
    }
    do throws(PasswordDataUnreadable) {
      if try dictionaries.hasCommonForm(text) { findings.add(.commonPasswordListed) }
    } catch {
      findings.addLimit(.dataUnreadable)
    }
  }

  /// Returns the requirement that the password isn't common.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.commonPasswordListed)]
  }
}

extension CodeDefinition {
  static let commonPasswordListed = CodeDefinition(
    "common_password.listed",
    "The password is common, or not much more than a common one."
  )
}

extension CommonPasswordCheck: MeasuredCheck {
  package var runningCost: RunningCost { RunningCost(call: 5_000, byte: 40) }
}

extension CommonPasswordCheck {
  /// The definition of this check for packs and documentation.
  public static let definition = CheckDefinition(
    "common-password",
    "Refuses common passwords, even with years, runs, or a few digits around them.",
    settings: [
      .init(
        "words",
        .table("blocklist"),
        "The table of passwords that are refused as listed: a blocklist, or words.",
        isRequired: true,
        comparison: .loosely
      ),
      .init(
        "dictionaries",
        .table("password-dictionaries"),
        "The table of dictionaries; those with the role `common-passwords` count.",
        isRequired: true
      ),
    ],
    codes: [.commonPasswordListed],
    confidentiality: .sealed
  ) { settings throws(SettingError) in
    let dictionaries = try settings.requiredTable("dictionaries", as: PasswordDictionaries.self)
    if let list = settings.table("words", as: Blocklist.self) {
      return CommonPasswordCheck(list, dictionaries)
    }
    do throws(BlocklistError) {
      let list = settings.table("words", as: WordList.self) ?? WordList([String]())
      return CommonPasswordCheck(try list.blocklist(ignoringCase: true), dictionaries)
    } catch {
      throw SettingError("words", error.reason, hint: error.hint)
    }
  }
}
