package import Rulebook
package import RulebookAuthoring
package import SourceTexts
package import Violations

/// A format for sending texts to translators and back, with nothing lost either way.
///
///     let text = try ExchangeFormat.xliff.text(of: sheet)
///     let source = SourceText(text, name: "nl.xlf")
///     try ExchangeFormat(of: source).sheet(in: source) == sheet  // true, except for offsets
package enum ExchangeFormat: String, CaseIterable, Sendable {
  /// XLIFF 2.1, which translation tools read and write; 1.2 is only read.
  case xliff

  /// A table with a line for each text (RFC 4180), for spreadsheets.
  case csv

  /// Recognizes the format of a file.
  ///
  /// XML begins with `<`.
  package init(of source: SourceText) {
    let first = source.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    self = first == UInt8(ascii: "<") ? .xliff : .csv
  }

  /// Returns texts in the format.
  ///
  /// - Throws: A ``UsageError`` if a key has characters that the format can't contain.
  /// - Complexity: O(*n*) in the length of the texts.
  package func text(of sheet: TranslationSheet) throws(UsageError) -> String {
    switch self {
    case .xliff: try XLIFFWriter(sheet).text
    case .csv: CSVSheet.text(of: sheet)
    }
  }

  /// Reads texts.
  ///
  /// - Throws: A ``LoadingError`` with what is wrong and where.
  package func sheet(in source: SourceText) throws(LoadingError) -> TranslationSheet {
    switch self {
    case .xliff: try XLIFFReader.sheet(in: source)
    case .csv: try CSVSheet.sheet(in: source)
    }
  }
}
