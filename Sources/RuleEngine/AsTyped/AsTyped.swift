// How values as people type and paste them become the values that they meant.
//
// `as-typed` is a step of normalization, and always the first one. It has two halves:
//
// 1. Characters (`AsTyped+Characters.swift`). Each character becomes the ordinary one, or is
//    removed. That depends on the character and its neighbors alone, and for some digits on
//    whether the text has letters beyond ASCII. So this half is a step like any other, with a
//    record of the edits. Doing it again changes nothing.
// 2. Surroundings (`AsTyped+Surroundings.swift`): quotation marks and angle brackets around the
//    whole value, a label, and the name in front of an address. Marks are always removed, unless
//    the rule keeps them: no value is in quotation marks. Labels and names are removed only if the
//    value is invalid as it was given. A step can't know that, so the rule decides it, in one place
//    (`Rule+AsTyped.swift`):
//
//    - The first and the last byte say that nearly every text has no surroundings. It is checked
//      once, as in a rule without the step. Nothing is allocated.
//    - For the others, `AsTyped.outlook(of:)` finds the value in the text, in one pass for each of
//      at most four labels and names. If there are only marks around it, what is inside them is
//      checked once.
//    - Otherwise the text is checked with the label first, for its outcome alone. Unless it is
//      invalid, it is the value. If it is invalid, the value inside is checked instead, and the
//      report is about that value, whether or not it is valid. So a text is checked twice at most.
//      Rules that it is passed to don't try to find a label during the first check
//      (`CheckContext.isTrial`), or a chain of rules would take exponential time.
//
// Ranges of violations lead back to the text as given, because taking surroundings away is one more
// edit. The fact `removed` and the warning `input.text_removed` name what was taken away around a
// value. Changes of characters aren't reported, because readers don't see them.
//
// A normalized value that is valid stays as it is when it is normalized again: its characters are
// ordinary, it isn't in marks, and no label is taken from a valid value.
//
// `exactly-as-written` is the parameter of every rule with the step (`ExactlyAsWritten.swift`). If
// it is true, the rule is made without any step, and hands values to other rules in the same way.

/// What the step `as-typed` takes for granted when people type or paste a value of one line.
public struct AsTyped: Hashable, Sendable {
  /// Kinds of changes that the step makes.
  package struct Changes: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Invisible characters are removed, except between letters that they join.
    package static let invisible = Changes(rawValue: 1)

    /// Spaces of every kind, and tabs, become U+0020.
    package static let blanks = Changes(rawValue: 2)

    /// Decimal digits of every script become ASCII digits, and the Arabic decimal separator,
    /// thousands separator and percent sign become `.`, `,` and `%`.
    package static let digits = Changes(rawValue: 4)

    /// Full-width letters and signs become ASCII characters, and the Chinese and Japanese full stop
    /// and comma become `.` and `,`.
    package static let fullWidth = Changes(rawValue: 8)

    /// Dashes and minus signs become hyphens.
    package static let dashes = Changes(rawValue: 16)

    /// Quotation marks and angle brackets around the whole value are removed.
    package static let marks = Changes(rawValue: 32)

    /// A dot separates a label from the value, even if no space follows it.
    package static let dots = Changes(rawValue: 64)

    /// Decimal digits of other scripts also become ASCII digits in a text with letters beyond
    /// ASCII, where they can be a part of a name.
    package static let digitsInNames = Changes(rawValue: 128)

    /// The changes with their names in packs.
    package static let named: [(name: String, change: Changes)] = [
      ("invisible", .invisible), ("blanks", .blanks), ("digits", .digits),
      ("full-width", .fullWidth), ("dashes", .dashes), ("marks", .marks), ("dots", .dots),
      ("digits-in-names", .digitsInNames),
    ]
  }

  /// The changes that the step doesn't make, because a rule distinguishes such characters.
  package let kept: Changes

  /// Whether a name can come in front of an address in angle brackets: `Ann Lee <ann@example.org>`.
  package let takesDisplayName: Bool

  /// The labels that can come in front of a value.
  let labels: InputLabels

  /// The name of the step in packs.
  package static let name = "as-typed"

  /// The fact with the text that was taken away.
  package static let removedFact = "removed"

  /// The step with all of its changes, and without labels.
  public init() { self.init(keeping: []) }

  /// Creates the step.
  ///
  /// - Parameters:
  ///   - kept: The changes that it doesn't make.
  ///   - takesDisplayName: Whether a name can come in front of an address in angle brackets.
  ///   - labels: The labels that can come in front of a value.
  package init(
    keeping kept: Changes,
    displayName takesDisplayName: Bool = false,
    labels: [String] = []
  ) {
    self.kept = kept
    self.takesDisplayName = takesDisplayName
    self.labels = InputLabels(labels)
  }

  /// Returns why a text can't be a label, or nil if it can.
  package static func fault(ofLabel text: String) -> String? { InputLabels.fault(of: text) }

  /// Returns the step with other labels.
  func with(labels texts: [String]) -> AsTyped {
    if labels.texts == texts { return self }
    return AsTyped(keeping: kept, displayName: takesDisplayName, labels: texts)
  }

  /// Whether the step takes anything away from around a value.
  package var takesSurroundings: Bool {
    !kept.contains(.marks) || takesDisplayName || !labels.texts.isEmpty
  }

  /// The step as packs write it, without the labels, which have a key of their own.
  package var written: WrittenSetting {
    var entries: [WrittenSetting.Entry] = []
    let names = Changes.named.filter { kept.contains($0.change) }.map(\.name)
    if !names.isEmpty {
      entries.append(.init(key: "keep", value: .list(names.map { .scalar($0) })))
    }
    if takesDisplayName { entries.append(.init(key: "display-name", value: .scalar("true"))) }
    return entries.isEmpty ? .scalar(Self.name) : .entry(Self.name, .record(entries))
  }
}
