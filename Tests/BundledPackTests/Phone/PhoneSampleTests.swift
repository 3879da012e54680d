import PhoneNumbers
import Rulebook
import Testing

@Suite("Telephone numbers agree with the frozen samples")
struct PhoneSampleTests {
  let directory: PhoneDirectory

  init() throws { directory = try PhoneSample.directory.get() }

  @Test("Numbers are read, judged and written alike")
  func numbers() throws {
    let rows = try PhoneSample.rows(of: "numbers")
    #expect(rows.count == 5_000)
    for row in rows {
      let answer = try answer(region: row[0], text: row[1])
      var expected = Array(row.dropFirst(2))
      expected += Array(repeating: "", count: max(0, answer.count - expected.count))
      if expected.last == "=", answer.count > 12 {
        expected[expected.count - 1] = uri(from: answer[11], answer[4])
      }
      #expect(answer == expected, "\(row[1].debugDescription) in \(row[0])")
    }
  }

  @Test("Numbers look alike at every step of typing")
  func typing() throws {
    let rows = try PhoneSample.rows(of: "typing")
    #expect(rows.count == 600)
    for row in rows {
      var formatter = PhoneNumberFormatter(region: row[0], directory: directory)
      var typed = ""
      for (character, shown) in zip(row[1], row.dropFirst(2)) {
        typed.append(character)
        #expect(formatter.append(character) == (shown == "=" ? typed : shown), "\(row)")
      }
    }
  }

  @Test("Writings are the same number alike")
  func matches() throws {
    let rows = try PhoneSample.rows(of: "matches")
    #expect(rows.count == 500)
    let names: [String: PhoneNumberMatch] = [
      "not-a-number": .notANumber, "none": .none, "short": .shortNationalNumber,
      "national": .nationalNumber, "exact": .exact,
    ]
    for row in rows {
      #expect(try directory.match(row[0], row[1]) == names[row[2]], "\(row)")
    }
  }

  @Test("No start of a valid number is impossible")
  func progress() throws {
    for row in try PhoneSample.rows(of: "numbers") where row.count > 10 && row[9] == "yes" {
      guard !row[1].contains(";phone-context") else { continue }
      let region = row[0].isEmpty ? nil : row[0]
      let type = try #require(PhoneNumberType(rawValue: row[11]))
      var start = ""
      for character in row[1] {
        start.append(character)
        let progress = try directory.progress(of: start, region: region)
        let place = "\(start.debugDescription) of \(row[1]) in \(row[0])"
        #expect(!progress.isImpossible, "\(place)")
        #expect(progress.types.contains(type), "\(place)")
      }
      #expect(try directory.progress(of: start, region: region).isValid, "\(row[1])")
    }
  }

  private func answer(region: String, text: String) throws -> [String] {
    let number: PhoneNumber
    do throws(PhoneNumberError) {
      number = try directory.parse(text, region: region.isEmpty ? nil : region)
    } catch {
      return [try word(for: error.reason)]
    }
    let verdict = try directory.verdict(on: number)
    return [
      "", word(for: number.source), "\(number.callingCode)", number.nationalNumber,
      number.extension ?? "", number.carrierCode ?? "", word(for: verdict.possibility),
      try directory.isValid(number) ? "yes" : "no", verdict.region ?? "", verdict.type.rawValue,
      try directory.format(number, as: .national), try directory.format(number, as: .international),
      try directory.format(number, as: .rfc3966),
    ]
  }

  /// RFC 3966 as it follows from the international format: hyphens for separators.
  private func uri(from international: String, _ suffix: String) -> String {
    let number = international.split(separator: " ext. ")[0]
    let groups = number.split { !($0 == "+" || $0.isASCII && $0.isNumber) }
    return "tel:" + groups.joined(separator: "-") + (suffix.isEmpty ? "" : ";ext=" + suffix)
  }

  private func word(for reason: PhoneNumberError.Reason) throws -> String {
    switch reason {
    case .notANumber: "not-a-number"
    case .regionRequired, .unknownCallingCode: "unknown-calling-code"
    case .tooShortAfterInternationalPrefix: "too-short-after-prefix"
    case .tooShort: "too-short"
    case .tooLong: "too-long"
    case .unreadable(let region): throw region
    }
  }

  private func word(for source: PhoneNumber.CallingCodeSource) -> String {
    switch source {
    case .plusSign: "plus"
    case .internationalPrefix: "international-prefix"
    case .withoutPlusSign: "calling-code"
    case .region: "region"
    }
  }

  private func word(for possibility: PhoneNumberPossibility) -> String {
    switch possibility {
    case .possible: "yes"
    case .possibleLocally: "only-local"
    default: possibility.rawValue
    }
  }
}
