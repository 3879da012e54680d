/// Looks at one catalog file by itself.
struct CatalogFileLint {
  let file: ARBFile

  func run(_ report: inout LintReport) {
    guard LocaleIdentifier(file.fileName) != file.locale else { return }
    report.add(
      .error,
      file.source.diagnostic(
        "lint.locale_name",
        at: file.source.position(ofLocale: file.locale.tag),
        reason: "the file says that it is for `\(file.locale)`",
        hint: "call it \(file.locale).arb, or write \"@@locale\": \"\(file.fileName)\""
      )
    )
  }
}

extension SourceText {
  /// The place of `@@locale` in a catalog file.
  fileprivate func position(ofLocale tag: String) -> SourcePosition {
    let key = Array("\"@@locale\"".utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: key) }
    return position(ofByte: start ?? 0)
  }
}
