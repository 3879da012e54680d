import Violations

/// How a record that is checked only once is gone through: a plan that is made of a ``FormPlan``,
/// which knows nothing of it.
///
/// A ``FormState`` keeps what was found at each path, because values may change. Where a report is
/// all that is wanted, most fields need nothing to be kept: one pass over the record checks these
/// plain fields (see ``PlainFields``) and writes what it finds into the ``RecordReport`` at once.
/// Fields that are not plain are checked by a ``FormState`` before. This makes a record of 20 plain
/// fields about as fast as its 20 rules by themselves.
final class OnePassPlan: Sendable {
  /// The fields in the order of the file, in which they are reported.
  let fields: [OnePassField]

  /// The positions of the fields that are not plain, in the order of checking.
  let otherFields: [Int]

  /// How many plain fields give others parameters.
  let giverCount: Int

  /// The positions of fields by their paths in the form.
  let positions: [FieldPath: Int]

  /// A record with the paths of all outermost fields that may have a normalised value, as a
  /// ``SlottedRecord`` begins.
  let blankRecord: [String: Value]

  /// The same of those that may have facts.
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
        // Of fields with one path, facts of the last stay, and no other takes them away.
        factSlot: plan.positions[field.field.path] == field.index
          ? blankFacts.index(forKey: field.text) : nil
      )
    }
    otherFields = plan.order.filter { !plain.isPlain[$0] }
  }

  /// Returns a record with the paths of some of the outermost fields.
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

/// A field of a form as one pass sees it.
final class OnePassField: Sendable {
  /// The field.
  let planned: PlannedField

  /// Whether one pass over the outermost record checks the field; see ``PlainFields``.
  let isPlain: Bool

  /// The index of the field among the plain ones that give others parameters; nil for all others.
  let giverIndex: Int?

  /// The field's slot in the record of normalised values, if it stands in the outermost record and
  /// is not secret.
  let slot: SlottedRecord.Slot?

  /// The field's slot in the record of facts, if it stands in the outermost record and its rule has
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
