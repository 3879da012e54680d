import ErrorCatalog
import PackLoading
import Synchronization
import Violations

/// The codes that an application's own checks can report for a form, or for a value of a rule.
///
/// A code must exist and have a text, so that people never read only that an entry is wrong.
final class ReportableCodes: Sendable {
  private struct Use: Hashable {
    var code: ViolationCode
    var path: FieldPath
  }

  private let library: PackLibrary
  private let catalog: Catalog
  private let form: String?

  /// The codes that only the form defines.
  private let ownCodes: Set<ViolationCode>

  /// The uses that were already found to be right.
  private let known = Mutex<Set<Use>>([])

  init(
    _ library: PackLibrary,
    _ catalog: Catalog,
    form: String?,
    ownCodes: Set<ViolationCode> = []
  ) {
    self.library = library
    self.catalog = catalog
    self.form = form
    self.ownCodes = ownCodes
  }

  /// Requires a code that can be reported without arguments for the values at a path.
  ///
  /// - Throws: A ``UsageError`` if the code doesn't exist, or if its text needs arguments.
  func require(_ code: ViolationCode, at path: FieldPath) throws(UsageError) {
    let use = Use(code: code, path: path)
    if known.withLock({ $0.contains(use) }) { return }
    guard ownCodes.contains(code) || library.hasCode(code) else {
      let names = library.allCodes.map(\.rawValue) + ownCodes.map(\.rawValue)
      throw .unknownCode(code.rawValue, known: names)
    }
    let place = path.filled(with: path.components.filter { $0 == .each }.map { _ in 0 })
    let violation = Violation(code, form: form, path: place)
    let key = catalog.localizer(forRequest: "en").message(for: violation).key
    let found = TextKey(key).code.map(ViolationCode.init(rawValue:))
    guard let found, found == code || code.ancestors.contains(found) else {
      throw .textNeedsArguments(code)
    }
    known.withLock { _ = $0.insert(use) }
  }

  /// Requires texts for what the application's own checks found.
  ///
  /// - Throws: A ``UsageError`` if a code doesn't exist, or if its text needs other arguments.
  func requireTexts(of violations: [Violation]) throws(UsageError) {
    if violations.isEmpty { return }
    let localizer = catalog.localizer(forRequest: "en")
    // Whether a check could run isn't its own code.
    for violation in violations where !violation.isUndecided {
      var located = violation
      if located.form == nil { located.form = form }
      let key = localizer.message(for: located).key
      let code = violation.code
      if let found = TextKey(key).code.map(ViolationCode.init(rawValue:)),
        found == code || code.ancestors.contains(found)
      {
        continue
      }
      guard ownCodes.contains(code) || library.hasCode(code) else {
        let names = library.allCodes.map(\.rawValue) + ownCodes.map(\.rawValue)
        throw .unknownCode(code.rawValue, known: names)
      }
      throw .textNeedsArguments(code)
    }
  }
}

extension UsageError {
  fileprivate static func textNeedsArguments(_ code: ViolationCode) -> Self {
    Self(
      kind: .missingArgument,
      reason: "the code `\(code)` doesn't have a text that can be shown without more arguments",
      hint: "return a violation with its arguments, or throw the generated error"
    )
  }
}
