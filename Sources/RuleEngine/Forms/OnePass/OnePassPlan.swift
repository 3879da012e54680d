import Violations

/// A plan for going through a record that is checked only once.
///
/// It is derived from a ``FormPlan``, which doesn't depend on it.
///
/// A ``FormState`` keeps what was found at each path, because values can change. If only a report
/// is wanted, most fields don't need to be kept: one pass over the record checks these plain fields
/// (see ``PlainFields``) and writes what it finds directly into the ``RecordReport``. A
/// ``FormState`` checks the other fields first. As a result, a record of 20 plain fields takes
/// about as long as its 20 rules alone.
final class OnePassPlan: Sendable {
  /// The fields in the order of the file, which is also the order of reports.
  let fields: [OnePassField]

  /// The positions of the fields that aren't plain, in the order of checking.
  let otherFields: [Int]

  /// The number of plain fields that provide parameters for others.
  let giverCount: Int

  /// The positions of fields, by their path in the form.
  let positions: [FieldPath: Int]

  /// The initial record of a ``SlottedRecord``, with the paths of all outermost fields that can
  /// have a normalized value.
  let blankRecord: [String: Value]

  /// The same for the fields that can have facts.
  let blankFacts: [String: Value]

  init(of plan: FormPlan) {
    let declared = plan.fields.map(\.field)
    let blankRecord = Self.blank(declared) { !$0.rule.isSecret }
    let blankFacts = Self.blank(declared) { $0.rule.checks.contains(where: \.hasFacts) }
    let plain = PlainFields(of: plan)
    let givers = plain.givers
    positions = plan.positions
    giverCount = givers.count
    self.blankRecord = blankRecord
    self.blankFacts = blankFacts
    fields = plan.fields.map { field in
      OnePassField(
        field,
        isPlain: plain.isPlain[field.index],
        giverIndex: givers.firstIndex(of: field.index),
        slot: blankRecord.index(forKey: field.text),
        // If several fields have the same path, the facts of the last one stay, and no other field
        // removes them.
        factSlot: plan.positions[field.field.path] == field.index
          ? blankFacts.index(forKey: field.text) : nil
      )
    }
    otherFields = plan.order.filter { !plain.isPlain[$0] }
  }

  /// Returns a record with the paths of those outermost fields that are included.
  private static func blank(
    _ fields: [FormField],
    where isIncluded: (FormField) -> Bool
  ) -> [String: Value] {
    let paths = fields.filter { $0.path.outermostName != nil && isIncluded($0) }.map(\.path)
    return Dictionary(
      paths.map { ($0.description, .null) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}

/// A field of a form as seen by a single pass.
final class OnePassField: Sendable {
  let planned: PlannedField

  /// Whether a single pass over the outermost record checks the field; see ``PlainFields``.
  let isPlain: Bool

  /// The index of the field among the plain fields that provide parameters; nil for all others.
  let giverIndex: Int?

  /// The field's slot in the record of normalized values, if it is in the outermost record and
  /// isn't secret.
  let slot: SlottedRecord.Slot?

  /// The field's slot in the record of facts, if it is in the outermost record and its rule has
  /// facts.
  let factSlot: SlottedRecord.Slot?

  fileprivate init(
    _ planned: PlannedField,
    isPlain: Bool,
    giverIndex: Int?,
    slot: SlottedRecord.Slot?,
    factSlot: SlottedRecord.Slot?
  ) {
    self.planned = planned
    self.isPlain = isPlain
    self.giverIndex = giverIndex
    self.slot = slot
    self.factSlot = factSlot
  }
}
