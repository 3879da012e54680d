import UnicodeText

/// Host names in ASCII (RFC 952, RFC 1123 §2.1, RFC 1035 §2.3.4).
///
///     HostName.read("a.example.org".utf8Span.span, [])   // .name(hasALabel: false)
///     HostName.read("-a.example.org".utf8Span.span, [])  // .fault(.hyphen, 0..<1, isFinal: true)
public enum HostName {
  /// The forms to accept in addition to names with at least two labels.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates options from bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Underscores wherever letters are allowed, as in `_dmarc.example.org` (RFC 8552).
    public static let underscores = Self(rawValue: 1 << 0)

    /// A single label, as in `localhost`.
    public static let singleLabel = Self(rawValue: 1 << 1)

    /// A dot at the end, which marks the name as complete.
    public static let trailingDot = Self(rawValue: 1 << 2)

    /// An asterisk as the first label, as in `*.example.org` (RFC 4592 §2.1.1).
    public static let wildcard = Self(rawValue: 1 << 3)

    /// A last label that consists of digits only, as in `192.168.0`.
    public static let numericTopLevel = Self(rawValue: 1 << 4)
  }

  /// The result of reading a name.
  public enum Reading: Hashable, Sendable {
    /// The text is a name.
    case name(hasALabel: Bool)

    /// The first fault, its range in bytes, and whether it is final: more text can't fix it.
    case fault(Fault, Range<Int>, isFinal: Bool)
  }

  /// A fault of a name.
  public enum Fault: Hashable, Sendable {
    /// A character that isn't allowed there.
    case character

    /// A dot at the start or the end, or two in a row.
    case emptyLabel

    /// A hyphen at the start or the end of a label.
    case hyphen

    /// A label with more bytes than ``longestLabel``.
    case labelTooLong

    /// A name with more bytes than ``longestName``.
    case nameTooLong

    /// A name with only one label.
    case singleLabel

    /// A last label that consists of digits only.
    case numericTopLevel

    /// An IP address.
    case ipAddress
  }

  /// RFC 1035 §2.3.4: 63 octets or less.
  public static let longestLabel = 63

  /// RFC 1035 §2.3.4: 255 octets on the wire, which is 253 characters as text.
  public static let longestName = 253

  /// Reads a name.
  ///
  /// - Complexity: O(*n*), with at most 255 steps except to recognize an IPv6 address. Nothing is
  ///   allocated.
  public static func read(_ bytes: borrowing Span<UInt8>, _ options: Options) -> Reading {
    var labelStart = 0
    var labels = 0
    var hasALabel = false
    var isNumeric = true
    var index = 0
    if options.contains(.wildcard), bytes.count > 0, bytes[0] == UInt8(ascii: "*") {
      if bytes.count == 1 { return .fault(.singleLabel, 0..<1, isFinal: false) }
      if bytes[1] != UInt8(ascii: ".") { return .fault(.character, 1..<2, isFinal: true) }
      (labelStart, index, labels) = (2, 2, 1)
    }
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isDigit {
        // Digits don't change whether a label is numeric.
      } else if byte.isLetter {
        isNumeric = false
      } else if byte == UInt8(ascii: ".") {
        if let fault = fault(ofLabel: labelStart..<index, in: bytes, isWhole: true) { return fault }
        hasALabel = hasALabel || isALabel(bytes, labelStart..<index)
        labels &+= 1
        labelStart = index &+ 1
        // A dot at the end closes the last label, which decides whether the name is numeric.
        if labelStart < bytes.count { isNumeric = true }
      } else if byte == UInt8(ascii: "-") {
        if index == labelStart { return .fault(.hyphen, index..<index + 1, isFinal: true) }
        isNumeric = false
      } else if byte == UInt8(ascii: "_"), options.contains(.underscores) {
        isNumeric = false
      } else {
        return faultOfCharacter(at: index, in: bytes)
      }
      // After the longest name, only a dot at the end is allowed.
      if index >= longestName,
        index > longestName || byte != UInt8(ascii: ".") || !options.contains(.trailingDot)
      {
        return .fault(.nameTooLong, index..<bytes.count, isFinal: true)
      }
      index &+= 1
    }
    return readEnd(
      bytes,
      options,
      lastLabel: labelStart..<bytes.count,
      labels: labels,
      hasALabel: hasALabel,
      isNumeric: isNumeric
    )
  }

  /// Reads the last label, and decides about the whole name.
  @inline(__always)
  private static func readEnd(
    _ bytes: borrowing Span<UInt8>,
    _ options: Options,
    lastLabel: Range<Int>,
    labels before: Int,
    hasALabel isEncoded: Bool,
    isNumeric: Bool
  ) -> Reading {
    var labels = before
    var hasALabel = isEncoded
    if lastLabel.isEmpty {
      guard labels > 0, bytes.count > 0, options.contains(.trailingDot) else {
        return .fault(.emptyLabel, max(bytes.count - 1, 0)..<bytes.count, isFinal: false)
      }
    } else {
      if let fault = fault(ofLabel: lastLabel, in: bytes, isWhole: false) {
        return fault
      }
      hasALabel = hasALabel || isALabel(bytes, lastLabel)
      labels &+= 1
    }
    if isNumeric, !options.contains(.numericTopLevel), labels > 1 || isAllDigits(bytes) {
      let isAddress = IPv4Address.read(bytes).address != nil
      return .fault(isAddress ? .ipAddress : .numericTopLevel, 0..<bytes.count, isFinal: false)
    }
    if labels < 2, !options.contains(.singleLabel) {
      return .fault(.singleLabel, 0..<bytes.count, isFinal: false)
    }
    return .name(hasALabel: hasALabel)
  }

  private static func isAllDigits(_ bytes: borrowing Span<UInt8>) -> Bool {
    for index in 0..<bytes.count where !bytes[index].isDigit { return false }
    return true
  }

  /// Returns the fault of a label whose characters are all allowed.
  @inline(__always)
  private static func fault(
    ofLabel label: Range<Int>,
    in bytes: borrowing Span<UInt8>,
    isWhole: Bool
  ) -> Reading? {
    if label.isEmpty {
      return .fault(.emptyLabel, label.lowerBound..<label.lowerBound + 1, isFinal: true)
    }
    if label.count > longestLabel { return .fault(.labelTooLong, label, isFinal: true) }
    if bytes[label.upperBound - 1] == UInt8(ascii: "-") {
      return .fault(.hyphen, label.upperBound - 1..<label.upperBound, isFinal: isWhole)
    }
    return nil
  }

  /// Returns whether a label starts with `xn--` (RFC 5890 §2.3.2.1).
  @inline(__always)
  private static func isALabel(_ bytes: borrowing Span<UInt8>, _ label: Range<Int>) -> Bool {
    let start = label.lowerBound
    return label.count >= 4 && bytes[start + 2] == UInt8(ascii: "-")
      && bytes[start + 3] == UInt8(ascii: "-") && bytes[start] | 0x20 == UInt8(ascii: "x")
      && bytes[start + 1] | 0x20 == UInt8(ascii: "n")
  }

  /// Returns that a character isn't allowed, or that the text is an IPv6 address, with or without
  /// brackets.
  private static func faultOfCharacter(at index: Int, in bytes: borrowing Span<UInt8>) -> Reading {
    let isBracketed =
      bytes.count > 2 && bytes[0] == UInt8(ascii: "[")
      && bytes[bytes.count - 1] == UInt8(ascii: "]")
    let inner = isBracketed ? 1..<bytes.count - 1 : 0..<bytes.count
    if inner.count <= 45, IPv6Address.read(bytes, in: inner).address != nil {
      return .fault(.ipAddress, 0..<bytes.count, isFinal: true)
    }
    return .fault(.character, bytes.rangeOfScalar(at: index), isFinal: true)
  }
}
