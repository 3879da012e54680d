package import PackLoading
import SourceTexts
package import Violations

/// The constants that are generated for packs: their rules with parameters, the fields of their
/// forms, their codes, and the facts that their rules learn.
///
///     let names = try SwiftNames(of: packs, in: library)
///     SwiftFile(names: names).text(.internal)
///     // "… nonisolated extension Rule.Reference { … static var staffId: Self …"
///
/// The name of a constant is formed by ``SwiftWords/constant(_:)``. Keywords are in backticks where
/// they are declared. After a period, only `init` and `self` need them.
package struct SwiftNames {
  /// A constant for a name in a pack.
  struct Constant {
    /// The name in Swift, without backticks.
    var name: String

    /// The name in the pack.
    var value: String

    /// What it stands for; nil if the pack doesn't say.
    var summary: String?

    /// Why it shouldn't be used anymore; nil if it can be used.
    var deprecation: String?
  }

  /// A rule.
  struct Rule {
    var constant: Constant
    var parameters: [Constant]
  }

  /// A form, whose fields become an enumeration without cases.
  struct Form {
    /// The name of the enumeration.
    var type: String

    /// The name in the pack.
    var value: String

    var fields: [Field]
  }

  /// A field of a form.
  struct Field {
    var constant: Constant
    var path: FieldPath
  }

  /// The names of the packs, sorted.
  let packs: [String]

  /// Whether these are the bundled packs.
  let isBundled: Bool

  let rules: [Rule]
  let forms: [Form]
  let codes: [Constant]
  let facts: [Constant]

  /// Whether the packs have no name of their own.
  var isEmpty: Bool { rules.isEmpty && forms.isEmpty && codes.isEmpty && facts.isEmpty }

  /// Plans the constants of some packs.
  ///
  /// If packs of a program use a name that the bundled packs have too, such as the fact `country`,
  /// only the bundled packs get a constant for it.
  ///
  /// - Parameters:
  ///   - packs: The packs, which are either all bundled or all not.
  ///   - library: The library with these packs and the bundled ones.
  /// - Throws: A ``LoadingError`` with every name that Swift doesn't allow, or if a rule or form is
  ///   broken.
  /// - Complexity: O(*n*) in the size of all packs of the library.
  package init(of packs: [PackDeclaration], in library: PackLibrary) throws(LoadingError) {
    var planner = try SwiftNamePlanner(packs, library)
    rules = planner.rules()
    forms = planner.forms()
    codes = planner.codes()
    facts = planner.facts()
    try planner.collector.throwIfAny()
    self.packs = packs.map(\.name).sorted()
    isBundled = packs.contains(where: \.isBundled)
  }
}
