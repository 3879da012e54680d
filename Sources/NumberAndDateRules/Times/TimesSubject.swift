public import RuleEngine

extension Subject {
  /// Checks for times of day, points in time, durations and schedules.
  public static let times = Subject(
    "times",
    checks: [
      TimeCheck.definition, DateTimeCheck.definition, DurationCheck.definition,
      ISODateCheck.definition, ISODateCheck.intervalDefinition, CronCheck.definition,
    ]
  )
}
