import Rulebook
import RulebookChecks

/// Requires the colors of a text, joined by hyphens, to be in a table.
struct ColoursCheck: Check {
  let known: Palette

  func check(
    _ text: UTF8Span,
    in context: borrowing CheckContext,
    into findings: inout Findings
  ) {
    let colours = String(copying: text).split(separator: "-").map(String.init)
    for colour in colours where !known.colours.contains(colour) {
      findings.add(.unknownColour, ["colour": .text(colour)])
    }
  }

  static let definition = CheckDefinition(
    "colours",
    "Requires the colors of a palette.",
    shorthand: "palette",
    settings: [.init("palette", .table("palette"), "The colors.", isRequired: true)],
    codes: [.unknownColour]
  ) { settings throws(SettingError) in
    ColoursCheck(known: try settings.requiredTable("palette"))
  }
}

extension CodeDefinition {
  static let unknownColour = CodeDefinition(
    "colours.unknown",
    "A color is not in the palette.",
    [.init("colour", .text, "the color", isFromInput: true)]
  )
}

/// The table in the form that the check uses.
struct Palette: Sendable { var colours: Set<String> }

extension TableDefinition {
  /// A kind of table with rows in the pack itself, or one on each line of a file next to it.
  static let palette = TableDefinition(
    "palette",
    "Colors, one per word.",
    inline: InlineTable("colours") { node, reader in
      Palette(colours: Set(reader.oneOrMore(node).compactMap { reader.text($0, "a color") }))
    }
  ) { (file) throws(LoadingError) in
    Palette(colours: Set(try file.text().text.split(separator: "\n").map(String.init)))
  }
}

/// The subject that registers checks and kinds of table together.
extension Subject {
  static let painting = Subject("painting", checks: [ColoursCheck.definition], tables: [.palette])
}

let pack = """
  format: 1
  pack: flags
  tables:
    flag-colours: { kind: palette, colours: [red, white, blue, gold] }
  rules:
    flag: { normalize: [trim, lowercase], checks: [colours: flag-colours] }
  """

let english = """
  { "@@locale": "en", "colours.unknown": "No flag of ours has the colour {colour}." }
  """

let rulebook = try Rulebook(
  .bundled,
  .text(pack, name: "flags.yaml"),
  localizations: [.text(english, name: "en.arb")],
  subjects: [.painting]
)
let report = try rulebook.check("Red-mauve-blue", as: "flag")
print(rulebook.messages(for: report, in: "en").map(\.text))
