import OracleCells
@_spi(Kernels) import Rulebook
import RulebookKernels

/// Answers questions about telephone numbers.
///
/// Each input line has an output line, and tabs separate cells.
///
///     numbers   region, text    → the facts about the number
///     typing    region, text    → the text after each character, joined by |
///     matches   first, second   → how much they agree
///     progress  region, text    → nothing, or the prefixes that are reported as impossible
@main
enum PhoneOracle {
  static func main() throws {
    guard let directory = try Rulebook().phoneNumbers else { return }
    let mode = CommandLine.arguments.dropFirst().first ?? "numbers"
    while let line = readLine() {
      let cells = Cells.split(line)
      guard cells.count == 2 else { throw WrongLine(line: line) }
      let answer =
        switch mode {
        case "typing": [steps(cells[0], cells[1], directory)]
        case "matches": [try match(cells[0], cells[1], directory)]
        case "progress": [try progress(cells[0], cells[1], directory)]
        default: try fields(cells[0], cells[1], directory)
        }
      print(Cells.join(answer))
    }
  }

  /// A line with too few cells.
  struct WrongLine: Error {
    var line: String
  }

  private static func steps(
    _ region: String,
    _ text: String,
    _ directory: PhoneDirectory
  ) -> String {
    var formatter = PhoneNumberFormatter(region: region, directory: directory)
    return text.unicodeScalars.map { formatter.append(Character($0)) }.joined(separator: "|")
  }

  private static func match(
    _ first: String,
    _ second: String,
    _ directory: PhoneDirectory
  ) throws -> String {
    switch try directory.match(first, second) {
    case .notANumber: "not-a-number"
    case .none: "none"
    case .shortNationalNumber: "short"
    case .nationalNumber: "national"
    case .exact: "exact"
    }
  }

  private static func progress(
    _ region: String,
    _ text: String,
    _ directory: PhoneDirectory
  ) throws -> String {
    var refused: [String] = []
    var start = String.UnicodeScalarView()
    let number = try directory.parse(text, region: region.isEmpty ? nil : region)
    let type = try directory.verdict(on: number).type
    for scalar in text.unicodeScalars {
      start.append(scalar)
      let progress = try directory.progress(
        of: String(start),
        region: region.isEmpty ? nil : region
      )
      if progress.isImpossible || !progress.types.contains(type) { refused.append(String(start)) }
    }
    return refused.joined(separator: "|")
  }

  private static func fields(
    _ region: String,
    _ text: String,
    _ directory: PhoneDirectory
  ) throws -> [String] {
    let number: PhoneNumber
    do throws(PhoneNumberError) {
      number = try directory.parse(text, region: region.isEmpty ? nil : region)
    } catch {
      return [try word(error.reason)] + Array(repeating: "", count: 14)
    }
    let verdict = try directory.verdict(on: number)
    let source =
      switch number.source {
      case .plusSign: "plus"
      case .internationalPrefix: "international-prefix"
      case .withoutPlusSign: "calling-code"
      case .region: "region"
      }
    // A check reports some possible numbers that aren't valid as too short, because they exist only
    // with more digits. The possibility is libphonenumber's own.
    let possible =
      switch verdict.possibility {
      case .possible: "yes"
      case .possibleLocally: "only-local"
      default: verdict.possibility.rawValue
      }
    return [
      "", source, "\(number.callingCode)", number.nationalNumber, "\(number.leadingZeros)",
      number.extension ?? "", number.carrierCode ?? "", possible,
      try directory.isValid(number) ? "yes" : "no", verdict.region ?? "", verdict.type.rawValue,
      try directory.format(number, as: .e164), try directory.format(number, as: .national),
      try directory.format(number, as: .international), try directory.format(number, as: .rfc3966),
    ]
  }

  private static func word(_ reason: PhoneNumberError.Reason) throws -> String {
    switch reason {
    case .notANumber: "not-a-number"
    case .regionRequired, .unknownCallingCode: "unknown-calling-code"
    case .tooShortAfterInternationalPrefix: "too-short-after-prefix"
    case .tooShort: "too-short"
    case .tooLong: "too-long"
    case .unreadable(let region): throw region
    }
  }
}
