import Foundation
import PhoneNumbers
@_spi(Kernels) import Rulebook
import TestSupport

/// The frozen samples of what libphonenumber says, and the directory that should say the same.
enum PhoneSample {
  /// The bundled telephone numbers.
  static let directory = Result { try directoryOfBundledData() }

  private static func directoryOfBundledData() throws -> PhoneDirectory {
    guard let directory = try Rulebook().phoneNumbers else { throw NoNumbers() }
    return directory
  }

  struct NoNumbers: Error {}

  /// Returns the rows of a sample, as cells.
  static func rows(of name: String) throws -> [[String]] {
    let file = URL(filePath: Fixtures.path("Phone/\(name).tsv"))
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
    }
  }

  private static func unescaped(_ cell: Substring) -> String {
    var text = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in cell.unicodeScalars {
      if isEscaped {
        isEscaped = false
        text.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
