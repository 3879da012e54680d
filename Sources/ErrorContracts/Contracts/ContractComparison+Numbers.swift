import Violations

extension ContractComparison {
  /// Compares the pack and the number of a code that still exists.
  mutating func compareNumbers(_ entry: ContractFile.Entry, _ code: DeclaredCode) {
    let (old, new) = (entry.contract, code.contract)
    if old.pack != new.pack {
      return add(
        .error,
        "contract.moved",
        entry,
        .number,
        "the code `\(old.code)` was in the pack `\(old.pack)`, but is now in `\(new.pack)`",
        now: code.place(.code),
        hint: "programs identify a number by its pack; leave the code where it was"
      )
    }
    if old.number == new.number { return }
    guard let number = old.number else {
      return add(
        .warning,
        "contract.number_given",
        entry,
        .number,
        "the code `\(old.code)` now has the number \(new.text(.number)), and had none before",
        now: code.place(.number)
      )
    }
    let holder = new.number == nil ? nil : holders[new.text(.number)]?.contract.code
    add(
      .error,
      holder == nil ? "contract.number" : "contract.number_reused",
      entry,
      .number,
      "the code `\(old.code)` had the number \(number), and now "
        + (new.number.map { "has \($0)" } ?? "has none")
        + (holder.map { ", which belonged to `\($0)`" } ?? ""),
      now: code.place(.number),
      hint: "a number belongs to one code forever; write \(number) again"
    )
  }
}
