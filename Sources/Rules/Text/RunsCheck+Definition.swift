import Violations

extension RunsCheck {
  /// What packs and documentation know about this check.
  public static let definition = CheckDefinition(
    "runs",
    "Limits characters that repeat and sequences such as abc and 321.",
    settings: [
      SettingDefinition(
        "maximum-repeat",
        .integer(1...Int.max),
        "The most times that a character may follow itself."
      ),
      SettingDefinition(
        "maximum-sequence",
        .integer(2...Int.max),
        "The most letters or digits that may follow each other in order, up or down."
      ),
      SettingDefinition(
        "ignoring-case",
        .boolean,
        "Whether small and capital letters are the same.",
        default: "true"
      ),
    ],
    codes: [
      CodeDefinition(
        .runsRepeated,
        "A character follows itself too often.",
        [.init("maximum", .integer, "the most times")]
      ),
      CodeDefinition(
        .runsSequence,
        "Too many neighbours in an alphabet follow each other.",
        [.init("maximum", .integer, "the most neighbours")]
      ),
    ]
  ) { settings throws(SettingError) in
    let maximumRepeat = settings.integer("maximum-repeat")
    let maximumSequence = settings.integer("maximum-sequence")
    if maximumRepeat == nil, maximumSequence == nil {
      throw SettingError(nil, "give maximum-repeat, maximum-sequence or both")
    }
    return RunsCheck(
      maximumRepeat: maximumRepeat,
      maximumSequence: maximumSequence,
      ignoringCase: settings.boolean("ignoring-case") ?? true
    )
  }
}
