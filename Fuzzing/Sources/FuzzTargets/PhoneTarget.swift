@_spi(Kernels) import Rulebook
import RulebookKernels

/// Telephone numbers of all regions under the bundled rule, in written form and while they are
/// being typed.
public struct PhoneTarget: FuzzTarget {
  /// The name on the command line.
  public let name = "phone"

  let directory: PhoneDirectory
  let regions: [String]
  private let anywhere: RuleSubject
  private let atHome: [RuleSubject]

  /// The most digits of an extension after a symbol that may have other meanings.
  private static let mostDigitsAfterSign = 9

  /// Creates the target.
  public init() {
    let rulebook = Rulebook.forFuzzing()
    guard let directory = rulebook.phoneNumbers else {
      preconditionFailure("The telephone numbers are missing")
    }
    self.directory = directory
    regions = directory.regions
    func subject(_ region: String?) -> RuleSubject {
      RuleSubject(
        "phone",
        in: rulebook,
        with: region.map { ["region": .text($0)] } ?? [:],
        PhoneCheck(directory, region: region),
        PhoneCheck.definition
      )
    }
    anywhere = subject(nil)
    atHome = ["CH", "US", "IT", "AR", "CN", "BR"].map(subject)
  }

  /// Tries the library with an input.
  public func attack(with input: [UInt8]) throws(Breach) {
    let text = String(decoding: input, as: UTF8.self)
    let report = try anywhere.attack(with: text)
    try expectE164(of: report)
    try expectSameDigits(text, report)
    let place = input.count % atHome.count
    try expectE164(of: try atHome[place].attack(with: text))
    try expectFormats(of: text, region: regions[Int(input.first ?? 0) % regions.count])
    expectNoCrashWhileTyping(text, region: regions[input.count % regions.count])
  }

  /// A valid number is normalized to E.164 (at most 15 digits after the plus sign, ITU-T E.164 §6).
  private func expectE164(of report: Report) throws(Breach) {
    guard report.isValid, let form = report.normalized?.text else { return }
    let digits = form.dropFirst()
    try expect(
      form.first == "+" && digits.utf8.allSatisfy { $0 &- 0x30 < 10 } && digits.count <= 17,
      "a normalized number is E.164",
      form
    )
  }

  /// Full-width digits mean the same.
  private func expectSameDigits(_ text: String, _ report: Report) throws(Breach) {
    guard text.unicodeScalars.count < 200 else { return }
    var wide = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let digit = scalar.value &- 0x30
      wide.append(digit < 10 ? Unicode.Scalar(0xFF10 + digit) ?? scalar : scalar)
    }
    // In numbers with letters that represent digits, only ASCII digits count.
    guard !text.unicodeScalars.contains(where: \.properties.isAlphabetic) else { return }
    try expect(
      anywhere.errors(in: String(wide)) == report.errors,
      "digits of another script get the same verdict",
      String(wide).debugDescription
    )
  }

  /// A written number is read as the same number.
  private func expectFormats(of text: String, region: String) throws(Breach) {
    let number: PhoneNumber
    do {
      number = try directory.parse(text, region: region)
      guard try directory.isValid(number) else { return }
    } catch {
      return
    }
    for format in PhoneNumberFormat.allCases {
      let written: String
      let home: String?
      do {
        written = try directory.format(number, as: format)
        home = try directory.verdict(on: number).region
      } catch {
        throw Breach("a valid number can be written", "\(error)")
      }
      // Numbers without a region can't be dialed at home.
      if format == .national, home?.utf8.count != 2 { continue }
      if isAmbiguous(written, number) { continue }
      guard let again = read(written, region: home) else {
        throw Breach("a written number can be read", "\(format) \(written)")
      }
      // In some regions, old and new national forms look alike.
      if format == .national { continue }
      try expect(
        again.callingCode == number.callingCode && again.nationalNumber == number.nationalNumber,
        "a written number is the same number",
        "\(format) \(written)"
      )
    }
  }

  /// Whether a number is written with more extension digits than are read after the region's `x` or
  /// `#`, which may have other meanings.
  private func isAmbiguous(_ written: String, _ number: PhoneNumber) -> Bool {
    guard let digits = number.extension, digits.count > Self.mostDigitsAfterSign
    else { return false }
    return written.hasSuffix(" x" + digits) || written.hasSuffix("#" + digits)
  }

  private func read(_ text: String, region: String?) -> PhoneNumber? {
    do { return try directory.parse(text, region: region) } catch { return nil }
  }

  private func expectNoCrashWhileTyping(_ text: String, region: String) {
    var formatter = PhoneNumberFormatter(region: region, directory: directory)
    _ = formatter.append(contentsOf: String(text.prefix(60)))
  }
}
