import CICU

/// A unit of measure that ICU has names for in every language: `megabyte`, `celsius`, or one unit
/// per another, `megabyte-per-second`.
///
///     MeasureUnit("kilometer-per-hour")  // a unit
///     MeasureUnit("kilometre")           // nil
///
/// Identifiers come from CLDR (UTS #35, part 6). A unit contains no reference, so types that
/// contain one can be copied at no cost.
package struct MeasureUnit: Hashable, Sendable {
  private let index: Int16

  /// The index of the unit after `-per-`; -1 if there is none.
  private let divisor: Int16

  /// The identifiers of all units with a single name, in alphabetical order.
  package static let identifiers = (0..<cicu_unit_count()).map {
    String(cString: cicu_unit_name($0))
  }

  private static let indices = Dictionary(uniqueKeysWithValues: zip(identifiers, (0 as Int16)...))

  private static let joint = "-per-"

  /// Creates the unit with an identifier; returns nil if ICU doesn't have it or can't put it into
  /// words.
  package init?(_ identifier: String) {
    if let index = Self.indices[identifier] {
      (self.index, divisor) = (index, -1)
      return
    }
    let parts = identifier.split(separator: Self.joint, maxSplits: 1)
    guard parts.count == 2, parts.allSatisfy({ !$0.contains(Self.joint) }),
      let index = Self.indices[String(parts[0])], let divisor = Self.indices[String(parts[1])]
    else { return nil }
    (self.index, self.divisor) = (index, divisor)
    guard cicu_unit_is_writable(unit) else { return nil }
  }

  /// The identifier of the unit.
  package var identifier: String {
    let name = Self.identifiers[Int(index)]
    return divisor < 0 ? name : name + Self.joint + Self.identifiers[Int(divisor)]
  }

  /// Returns the identifier that was probably meant, of one unit or of one unit per another.
  ///
  ///     MeasureUnit.nearest(to: "megabyts-per-secnd")  // "megabyte-per-second"
  package static func nearest(to written: String) -> String? {
    if let name = nearestName(to: written, in: identifiers) { return name }
    let parts = written.split(separator: joint, maxSplits: 2)
    guard parts.count == 2, let unit = nearestName(to: String(parts[0]), in: identifiers),
      let divisor = nearestName(to: String(parts[1]), in: identifiers)
    else { return nil }
    return MeasureUnit(unit + joint + divisor)?.identifier
  }

  var unit: cicu_unit { cicu_unit(unit: index, divisor: divisor) }
}

/// How to write a unit: the unit, and the width of its name.
package struct UnitStyle: Hashable, Sendable {
  /// The width of a unit's name.
  package enum Width: String, CaseIterable, Sendable {
    /// The full name, in the form that the number requires: `5 megabytes`.
    case fullName = "unit-width-full-name"

    /// A common abbreviation: `5 MB`.
    case short = "unit-width-short"

    /// The shortest form that is clear in context: `5MB`.
    case narrow = "unit-width-narrow"

    var width: cicu_unit_width {
      switch self {
      case .fullName: CICU_FULL_NAME
      case .short: CICU_SHORT_NAME
      case .narrow: CICU_NARROW_NAME
      }
    }
  }

  /// The unit.
  package var unit: MeasureUnit

  /// The width of its name.
  package var width: Width

  /// Creates a style; the default width is the same as in ICU.
  package init(_ unit: MeasureUnit, width: Width = .short) {
    self.unit = unit
    self.width = width
  }
}

extension LocaleFormats {
  /// Returns a number with its unit, with every digit and with grouping.
  ///
  ///     german.text(of: .decimal("1.5"), in: UnitStyle(liter, width: .fullName))  // "1,5 Liter"
  ///
  /// If the operand isn't a number, it is written unchanged, before the unit's identifier.
  package func text(of number: NumberOperand, in style: UnitStyle) -> String {
    let (unit, width) = (style.unit.unit, style.width.width)
    switch number {
    case .integer(let value):
      let written = cicu_formats_unit_integer(formats, Int64(value), unit, width)
      return String(written) ?? "\(value) \(style.unit.identifier)"
    case .decimal(let digits):
      return digits.withBytes {
        String(cicu_formats_unit_decimal(formats, $0, $1, unit, width))
      } ?? "\(digits) \(style.unit.identifier)"
    }
  }
}
