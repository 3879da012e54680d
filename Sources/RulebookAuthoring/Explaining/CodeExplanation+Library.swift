import ErrorCatalog
import Rulebook
import Violations

extension CodeExplanation {
  /// The codes of the library's own errors, and of mistakes in files and requests, sorted.
  static let codesOfLibrary: [ViolationCode] =
    (ErrorPack.ofLibrary.codes + LintCode.explained.map(\.code)).sorted()

  /// Explains an error of the library itself, or a mistake in packs, catalogs and other files.
  ///
  /// Returns nil if the code is neither of these, and isn't above one.
  init?(ofLibrary code: ViolationCode) {
    let below = Self.codesOfLibrary.filter { $0 != code && $0.isOrIsBelow(code) }
    let declaration = ErrorPack.ofLibrary.declaration(of: code)
    let lint = LintCode.named(code.rawValue)
    if declaration == nil, lint == nil, below.isEmpty { return nil }
    self.init(
      code: code,
      summary: declaration?.summary ?? lint?.summary,
      severity: declaration?.severity ?? lint?.severity ?? .error,
      isDefined: declaration != nil || lint != nil,
      codesBelow: below,
      checks: [],
      rules: [],
      forms: [],
      arguments: [],
      declaration: declaration,
      isForPeople: declaration != nil,
      remedy: lint?.remedy
    )
  }
}
