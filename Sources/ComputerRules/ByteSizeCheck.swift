public import ComputerFormats
public import RuleEngine
public import Violations

/// Requires a number of bytes with a unit, such as `10 MB` or `1.5GiB`, within limits.
///
/// KiB, MiB and GiB are powers of 1024. KB, MB and GB are powers of 1000, as in the SI, unless
/// `prefixes: binary` makes them powers of 1024. A number without a unit is in bytes.
///
///     byte-size: { greatest: 10 MB }
///     // 1.5 MiB  valid, bytes: 1572864
///     // 10 MiB   byte_size.too_large, maximum: 10 MB
///     // 10 MBit  byte_size.format
public struct ByteSizeCheck: Check {
  /// A limit as a pack gives it, and its size.
  struct Limit: Sendable {
    let text: String
    let size: ByteSize
  }

  private let least: Limit?
  private let greatest: Limit?
  private let prefixes: ByteSize.Prefixes

  init(least: Limit? = nil, greatest: Limit? = nil, prefixes: ByteSize.Prefixes = .decimal) {
    self.least = least
    self.greatest = greatest
    self.prefixes = prefixes
  }

  /// Creates a check without limits.
  public init(prefixes: ByteSize.Prefixes = .decimal) {
    self.init(least: nil, greatest: nil, prefixes: prefixes)
  }

  /// Reports a text that isn't a size, or a size out of limits.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let size: ByteSize
    do {
      size = try ByteSize(text, prefixes: prefixes)
    } catch {
      if findings.wantsDetails, let slip = comma(in: text, context) { return findings.add(slip) }
      reportWithExample(
        .byteSizeFormat,
        orElse: Self.usualExamples[0],
        in: context,
        into: &findings
      )
      return
    }
    findings.setFact("bytes", ExactDecimal(size.bytes.description).map(Value.decimal) ?? .null)
    if let least, size.bytes < least.size.bytes {
      findings.add(.byteSizeTooSmall, ["minimum": .text(least.text)])
    }
    if let greatest, size.bytes > greatest.size.bytes {
      findings.add(.byteSizeTooLarge, ["maximum": .text(greatest.text)])
    }
  }

  /// Returns the slip of a comma before the decimals; nil if it could also separate thousands.
  private func comma(in text: UTF8Span, _ context: borrowing CheckContext) -> NamedSlip? {
    guard text.count <= NamedSlip.longestText else { return nil }
    let written = String(copying: text)
    let pieces = written.split(separator: ",", omittingEmptySubsequences: false)
    guard pieces.count == 2, let comma = written.firstIndex(of: ","),
      pieces[1].prefix(while: { "0"..."9" ~= $0 }).count != 3
    else { return nil }
    let meant = "\(pieces[0]).\(pieces[1])"
    guard passes(meant.utf8Span, in: context) else { return nil }
    return NamedSlip(
      .byteSizeComma,
      written[comma...comma],
      of: written,
      ["example": .text(meant)]
    )
  }

  /// Returns sizes within the limits, which include the limits themselves.
  public func examples(in context: borrowing CheckContext) -> [String] {
    let limits = [greatest?.text, least?.text].compactMap(\.self)
    return passing(among: Self.usualExamples + limits, in: context)
  }

  private static let usualExamples = ["10 MB", "500 KB", "1 GB", "100 B", "1.5 GiB"]

  /// Returns whether the text can still become a size.
  ///
  /// Any number can still get another unit.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  public func progress(of text: UTF8Span, in context: borrowing CheckContext) -> TextProgress {
    do {
      let size = try ByteSize(text, prefixes: prefixes)
      let isWithin =
        size.bytes >= (least?.size.bytes ?? 0) && size.bytes <= (greatest?.size.bytes ?? .max)
      return isWithin ? .valid : .unfinished
    } catch {
      if case .character(let offset) = error { return .impossible(at: offset) }
      return .unfinished
    }
  }

  /// Returns the limits.
  public func requirements(in context: borrowing CheckContext) -> [Violation] {
    [
      least.map { Violation(.byteSizeTooSmall, ["minimum": .text($0.text)]) },
      greatest.map { Violation(.byteSizeTooLarge, ["maximum": .text($0.text)]) },
    ].compactMap(\.self)
  }
}

extension ByteSizeCheck {
  /// The check's definition for packs and documentation.
  public static let definition = CheckDefinition(
    "byte-size",
    "Requires a number of bytes with a unit, such as 10 MB or 1.5GiB, within limits.",
    settings: [
      .init("least", .text, "The minimum size, such as 1 KiB."),
      .init("greatest", .text, "The maximum size, such as 10 MB."),
      .choice(
        "prefixes",
        ByteSize.Prefixes.self,
        "Whether KB, MB and GB are powers of 1000 (decimal) or of 1024 (binary).",
        default: .decimal
      ),
    ],
    codes: [.byteSizeFormat, .byteSizeComma, .byteSizeTooLarge, .byteSizeTooSmall],
    facts: [FactDefinition("bytes", "The exact number of bytes.", isFromInput: true)],
    reports: CheckDefinition.codes(needing: [
      "byte_size.too_small": [["least"]], "byte_size.too_large": [["greatest"]],
    ])
  ) { settings throws(SettingError) in
    let prefixes: ByteSize.Prefixes = settings.choice("prefixes") ?? .decimal
    let least = try limit("least", settings, prefixes)
    let greatest = try limit("greatest", settings, prefixes)
    if let least, let greatest, least.size.bytes > greatest.size.bytes {
      throw SettingError("least", "`least` \(least.text) is above `greatest` \(greatest.text)")
    }
    return ByteSizeCheck(least: least, greatest: greatest, prefixes: prefixes)
  }
  .reading(.number)

  private static func limit(
    _ name: String,
    _ settings: Settings,
    _ prefixes: ByteSize.Prefixes
  ) throws(SettingError) -> Limit? {
    guard let text = settings.text(name) else { return nil }
    do {
      return Limit(text: text, size: try ByteSize(text.utf8Span, prefixes: prefixes))
    } catch {
      throw SettingError(
        name,
        "`\(text)` isn't a size",
        hint: "write a size such as `10 MB` or `1.5GiB`"
      )
    }
  }
}

extension CodeDefinition {
  static let byteSizeFormat = CodeDefinition(
    "byte_size.format",
    "The text isn't a whole number of bytes with a unit.",
    [.typedExample(of: "a size")]
  )

  static let byteSizeComma = CodeDefinition(
    "byte_size.format.comma",
    "There is a comma in place of the dot before the decimals.",
    [.init("example", .text, "the size that was meant, as it is typed", isFromInput: true)]
  )

  static let byteSizeTooLarge = CodeDefinition(
    "byte_size.too_large",
    "The size is above the limit.",
    [.init("maximum", .text, "the maximum size, as written in the rule")]
  )

  static let byteSizeTooSmall = CodeDefinition(
    "byte_size.too_small",
    "The size is below the limit.",
    [.init("minimum", .text, "the minimum size, as written in the rule")]
  )
}
