import Foundation
import RuleEngine
import Violations

/// A type of property that is a point in time: a `Date`, or an optional one.
protocol PointInTimeProperty {}

extension Date: PointInTimeProperty {}

extension Optional: PointInTimeProperty where Wrapped: PointInTimeProperty {}

extension FormBinder {
  /// Refuses a `Date` whose rule can't accept any point in time, such as a rule for days.
  ///
  /// - Parameters:
  ///   - declared: The fields of the typed form.
  ///   - fields: The same fields with their rules.
  /// - Throws: A ``UsageError`` that names `CivilDate`.
  func refuseDays(
    _ declared: [ResolvedForm.Field],
    in fields: [FormField]
  ) throws(UsageError) {
    for field in declared where field.isPointInTime {
      guard let bound = fields.first(where: { $0.path == field.path }),
        !acceptsPointsInTime(bound)
      else { continue }
      throw .unsuitableForm(
        name,
        "the field `\(field.path)` is a `Date`, and its rule doesn't accept points in time",
        hint: "use a `CivilDate` for a day, or a rule such as `date-time`"
      )
    }
  }

  private func acceptsPointsInTime(_ field: FormField) -> Bool {
    let rule: RuleEngine.Rule
    do throws(BindingError) {
      rule = try field.rule.bind(field.parameters.compactMapValues(\.constant))
    } catch {
      // Only a record has the values that the rule needs.
      return true
    }
    let context = CheckContext(parameters: rule.parameters, surroundings: rulebook.surroundings)
    return pointsInTime(for: rule, in: context).contains { text in
      !rule.progress(of: text, in: context).isImpossible
    }
  }

  /// Returns points in time to try.
  ///
  /// A rule for points in time accepts at least one of them.
  private func pointsInTime(for rule: RuleEngine.Rule, in context: CheckContext) -> [String] {
    let now = context.surroundings.now().seconds
    let hour = 3_600
    var seconds = [now - 24 * hour, now - hour, now, now + hour, now + 24 * hour]
    // The years 1900, 2000 and 2100.
    seconds += [-2_208_988_800, 946_684_800, 4_102_444_800]
    var texts = seconds.compactMap { seconds in
      Date(timeIntervalSince1970: Double(seconds)).fieldValue.text
    }
    // A rule with narrower limits has examples.
    texts += rule.examples(in: context).filter { Date(fieldValue: .text($0)) != nil }
    return texts
  }
}
