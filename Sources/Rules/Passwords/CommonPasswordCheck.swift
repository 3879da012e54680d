public import BlocklistFiles
public import PasswordGuesses
public import Violations

/// Refuses passwords that many people use, and what is little more than one of them.
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
  ///   - list: Passwords that are refused as they stand there.
  ///   - dictionaries: Dictionaries, of which those of common passwords count.
  public init(_ list: Blocklist, _ dictionaries: PasswordDictionaries) {
    self.list = list
    self.dictionaries = dictionaries
  }

  /// Reports a common password; if the list or a dictionary cannot be read, nobody knows.
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

  /// Returns that the password must not be common.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [Violation(.commonPasswordListed)]
  }
}

extension CodeDefinition {
  static let commonPasswordListed = CodeDefinition(
    "common_password.listed",
    "The password is one that many people use, or little more."
  )
}

extension CommonPasswordCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "common-password",
    "Refuses passwords that many people use, also with years, runs and a few digits around them.",
    settings: [
      SettingDefinition(
        "words",
        .table("blocklist"),
        "The table of passwords that are refused as they stand there: a blocklist, or words.",
        isRequired: true
      ),
      SettingDefinition(
        "dictionaries",
        .table("password-dictionaries"),
        "The table of dictionaries; those with the role common-passwords count.",
        isRequired: true
      ),
    ],
    codes: [.commonPasswordListed],
    confidentiality: .sealed
  ) { settings throws(SettingError) in
    guard let dictionaries = settings.table("dictionaries", as: PasswordDictionaries.self) else {
      throw SettingError("dictionaries", "a table of dictionaries is needed")
    }
    if let list = settings.table("words", as: Blocklist.self) {
      return CommonPasswordCheck(list, dictionaries)
    }
    do throws(BlocklistError) {
      let words = settings.table("words", as: WordList.self)?.words ?? []
      return CommonPasswordCheck(try Blocklist(words, ignoringCase: true), dictionaries)
    } catch {
      throw SettingError("words", error.reason, hint: error.hint)
    }
  }
}
