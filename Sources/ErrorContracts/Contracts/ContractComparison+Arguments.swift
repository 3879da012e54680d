import ErrorCatalog
import UnicodeText
import Violations

extension ContractComparison {
  /// Compares the arguments of a code with those in its line.
  mutating func compareArguments(_ entry: ContractFile.Entry, _ code: DeclaredCode) {
    let place = code.place(.arguments)
    guard let old = entry.contract.arguments, let new = code.contract.arguments else {
      if (entry.contract.arguments == nil) == (code.contract.arguments == nil) { return }
      let isOfPrograms = code.contract.arguments != nil
      return add(
        .error,
        "contract.owner",
        entry,
        .arguments,
        "the code `\(entry.contract.code)` is now reported by "
          + (isOfPrograms ? "programs instead of checks" : "checks instead of programs"),
        now: place,
        hint: isOfPrograms ? "declare a separate code for programs" : "write `arguments:` again"
      )
    }
    let added = new.filter { argument in !old.contains { $0.name == argument.name } }
    for argument in old {
      compare(argument, new.first { $0.name == argument.name }, added, entry, place)
    }
    for argument in added {
      add(
        .error,
        "contract.argument_added",
        entry,
        .arguments,
        "`\(entry.contract.code)` has a new argument `\(argument.name)`, which no one passes yet",
        now: place,
        hint: "declare another code with this argument"
      )
    }
    let common = old.map(\.name).filter { name in new.contains { $0.name == name } }
    let order = new.map(\.name).filter(common.contains)
    if let first = zip(common, order).first(where: { $0 != $1 })?.0 {
      add(
        .error,
        "contract.argument_moved",
        entry,
        .arguments,
        at: first,
        "the arguments of `\(entry.contract.code)` are now in a different order: "
          + order.joined(separator: ", "),
        now: place,
        hint: "write them in the old order: \(common.joined(separator: ", "))"
      )
    }
  }

  private mutating func compare(
    _ old: ErrorArgument,
    _ new: ErrorArgument?,
    _ added: [ErrorArgument],
    _ entry: ContractFile.Entry,
    _ place: DeclaredCode.Place
  ) {
    let name = "the argument `\(old.name)` of `\(entry.contract.code)`"
    guard let new else {
      let near = nearestName(to: old.name, in: added.map(\.name))
      return add(
        .error,
        "contract.argument_removed",
        entry,
        .arguments,
        at: old.name,
        "\(name) is gone",
        now: place,
        hint: near.map { "is `\($0)` its new name? Names of arguments are permanent" }
          ?? "declare another code without this argument"
      )
    }
    if old.kind != new.kind {
      add(
        .error,
        "contract.argument_type",
        entry,
        .arguments,
        at: old.name,
        "\(name) had the type \(old.kind), and now has the type \(new.kind)",
        now: place
      )
    }
    if old.exposure != new.exposure {
      add(
        .error,
        "contract.argument_mark",
        entry,
        .arguments,
        at: old.name,
        "\(name) was \(old.exposure.rawValue), and is now \(new.exposure.rawValue)",
        now: place
      )
    }
  }
}
