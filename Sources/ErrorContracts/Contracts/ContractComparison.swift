import Documents
import ErrorCatalog
import UnicodeText
import Violations

extension ContractFile {
  /// Compares what the file says with what packs declare today.
  ///
  /// An error is what those notice who rely on a code: services, dashboards, generated types. A warning
  /// is what they can ignore.
  ///
  /// - Parameters:
  ///   - codes: What packs declare.
  ///   - packs: The names of all packs that were read.
  ///   - onlyPacks: The packs to compare; nil for all of them.
  /// - Returns: What changed, in the order of the file; new codes are at the end.
  /// - Complexity: O(*n* log *n*) in the number of codes.
  package func compared(
    with codes: [DeclaredCode],
    packs: Set<String>,
    onlyPacks: Set<String>? = nil
  ) -> [ContractFinding] {
    let entries = entries.filter { onlyPacks?.contains($0.contract.pack) ?? true }
    let codes = codes.filter { onlyPacks?.contains($0.contract.pack) ?? true }
    var comparison = ContractComparison(source: source, entries: entries, codes: codes)
    comparison.run(packs)
    return comparison.findings
  }
}

/// A comparison of a file of contracts with packs.
private struct ContractComparison {
  let source: SourceText
  let entries: [ContractFile.Entry]
  let codes: [DeclaredCode]
  var findings: [ContractFinding] = []

  private let declared: [ViolationCode: DeclaredCode]
  private let promised: Set<ViolationCode>

  /// The codes that have a number in the file, by pack and number.
  private let holders: [String: ContractFile.Entry]

  /// New codes that stand for one of the file.
  private var successors: Set<ViolationCode> = []

  init(source: SourceText, entries: [ContractFile.Entry], codes: [DeclaredCode]) {
    self.source = source
    self.entries = entries
    self.codes = codes
    declared = Dictionary(codes.map { ($0.contract.code, $0) }) { first, _ in first }
    promised = Set(entries.map(\.contract.code))
    let numbered = entries.filter { $0.contract.number != nil }
    holders = Dictionary(numbered.map { ($0.contract.text(.number), $0) }) { first, _ in first }
  }

  mutating func run(_ packs: Set<String>) {
    var missing: Set<String> = []
    for entry in entries {
      let pack = entry.contract.pack
      if let code = declared[entry.contract.code] {
        compare(entry, code)
      } else if packs.contains(pack) {
        reportVanished(entry)
      } else if missing.insert(pack).inserted {
        add(
          .error,
          "contract.pack_missing",
          entry,
          .number,
          "the pack `\(pack)` is not among the packs that were read",
          hint: nearestName(to: pack, in: packs).map { "did its name change to `\($0)`?" }
            ?? "give its file by --packs, or compare others alone by --pack"
        )
      }
    }
    for code in codes where !promised.contains(code.contract.code) { reportAdded(code) }
  }

  private mutating func add(
    _ severity: Severity,
    _ code: String,
    _ entry: ContractFile.Entry,
    _ part: CodeContract.Part,
    at argument: String? = nil,
    _ reason: String,
    now: DeclaredCode.Place? = nil,
    hint: String? = nil
  ) {
    let position = argument.flatMap { entry.positionsOfArguments[$0] } ?? entry.position(part)
    findings.append(
      ContractFinding(
        severity: severity,
        diagnostic: source.diagnostic(
          code,
          at: position,
          reason: reason + (now.map { "; see \($0)" } ?? ""),
          hint: hint
        ),
        declared: now
      )
    )
  }

  // MARK: Codes that came or went

  private mutating func reportVanished(_ entry: ContractFile.Entry) {
    let old = entry.contract
    let candidates = codes.filter {
      $0.contract.pack == old.pack && !promised.contains($0.contract.code)
        && !successors.contains($0.contract.code)
    }
    let hint =
      "keep `\(old.code)` in the pack, with its number, as "
      + "`retired: { since: VERSION, replaced-by: CODE }`"
    let near = nearestName(to: old.code.rawValue, in: candidates.map(\.contract.code.rawValue))
    let successor =
      candidates.first { old.number != nil && $0.contract.number == old.number }
      ?? candidates.first { $0.contract.code.rawValue == near }
    guard let successor else {
      add(.error, "contract.vanished", entry, .code, "the code `\(old.code)` is gone", hint: hint)
      return
    }
    successors.insert(successor.contract.code)
    let isSure = old.number != nil && successor.contract.number == old.number
    add(
      .error,
      "contract.renamed",
      entry,
      .code,
      "the code `\(old.code)` is gone; "
        + (isSure ? "`\(successor.contract.code)` has its number \(old.text(.number))" : "")
        + (isSure ? "" : "is `\(successor.contract.code)` its new name?"),
      now: successor.place(.code),
      hint: hint.replacing("CODE }", with: "\(successor.contract.code) }")
    )
  }

  private mutating func reportAdded(_ code: DeclaredCode) {
    let contract = code.contract
    if contract.number != nil, let holder = holders[contract.text(.number)],
      declared[holder.contract.code] != nil
    {
      return add(
        .error,
        "contract.number_reused",
        holder,
        .number,
        "the number \(contract.text(.number)) was that of `\(holder.contract.code)`, and "
          + "`\(contract.code)` has it now",
        now: code.place(.number),
        hint: "a number belongs to one code forever; take one that was never used"
      )
    }
    if successors.contains(contract.code) { return }
    let place = code.place(.code)
    findings.append(
      ContractFinding(
        severity: .warning,
        diagnostic: code.source.diagnostic(
          "contract.added",
          at: place.position,
          reason: "the code `\(contract.code)` is new, and is permanent once it is released",
          hint: "add it to the file by `rulebook codes --write`"
        ),
        declared: place
      )
    )
  }

  // MARK: Codes that are still there

  private mutating func compare(_ entry: ContractFile.Entry, _ code: DeclaredCode) {
    let (old, new) = (entry.contract, code.contract)
    compareNumbers(entry, code)
    switch (old.standing, new.standing) {
    case (.retired, .retired): return
    case (.retired, _):
      return add(
        .error,
        "contract.given_again",
        entry,
        .standing,
        "the code `\(old.code)` was retired and is given again",
        now: code.place(.code),
        hint: "what was retired stays so; declare a new code"
      )
    case (_, .retired):
      return add(
        .warning,
        "contract.retired",
        entry,
        .standing,
        "the code `\(old.code)` is not given any more",
        now: code.place(.standing)
      )
    default:
      compare(.standing, .warning, "contract.standing", "the standing", entry, code)
    }
    compare(.severity, .warning, "contract.severity", "the severity", entry, code)
    compare(.retry, .warning, "contract.retry", "what is said of trying again", entry, code)
    compare(.status, .error, "contract.status", "the status", entry, code)
    compareArguments(entry, code)
  }

  private mutating func compare(
    _ part: CodeContract.Part,
    _ severity: Severity,
    _ name: String,
    _ what: String,
    _ entry: ContractFile.Entry,
    _ code: DeclaredCode
  ) {
    let (old, new) = (entry.contract.text(part), code.contract.text(part))
    if old == new { return }
    add(
      severity,
      name,
      entry,
      part,
      "\(what) of `\(entry.contract.code)` was `\(old)`, and is `\(new)` now",
      now: code.place(part)
    )
  }

  private mutating func compareNumbers(_ entry: ContractFile.Entry, _ code: DeclaredCode) {
    let (old, new) = (entry.contract, code.contract)
    if old.pack != new.pack {
      return add(
        .error,
        "contract.moved",
        entry,
        .number,
        "the code `\(old.code)` was declared by the pack `\(old.pack)`, and is by `\(new.pack)` now",
        now: code.place(.code),
        hint: "the pack is the domain of its number; leave the code where it was"
      )
    }
    if old.number == new.number { return }
    guard let number = old.number else {
      return add(
        .warning,
        "contract.number_given",
        entry,
        .number,
        "the code `\(old.code)` has the number \(new.text(.number)) now, and had none",
        now: code.place(.number)
      )
    }
    let holder = new.number == nil ? nil : holders[new.text(.number)]?.contract.code
    add(
      .error,
      holder == nil ? "contract.number" : "contract.number_reused",
      entry,
      .number,
      "the code `\(old.code)` had the number \(number), and "
        + (new.number.map { "has \($0)" } ?? "has none") + " now"
        + (holder.map { ", which was that of `\($0)`" } ?? ""),
      now: code.place(.number),
      hint: "a number belongs to one code forever; write \(number) again"
    )
  }
}

extension ContractComparison {
  // MARK: Arguments

  private mutating func compareArguments(_ entry: ContractFile.Entry, _ code: DeclaredCode) {
    let place = code.place(.arguments)
    guard let old = entry.contract.arguments, let new = code.contract.arguments else {
      if (entry.contract.arguments == nil) == (code.contract.arguments == nil) { return }
      let isOfPrograms = code.contract.arguments != nil
      return add(
        .error,
        "contract.owner",
        entry,
        .arguments,
        "the code `\(entry.contract.code)` is given by "
          + (isOfPrograms ? "programs now, and was by checks" : "checks now, and was by programs"),
        now: place,
        hint: isOfPrograms ? "declare a code of its own for programs" : "write `arguments:` again"
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
        "`\(entry.contract.code)` has an argument `\(argument.name)` more, which nobody gives yet",
        now: place,
        hint: "declare another code with it"
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
        "the arguments of `\(entry.contract.code)` stand in another order now: "
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
          ?? "declare another code without it"
      )
    }
    if old.kind != new.kind {
      add(
        .error,
        "contract.argument_type",
        entry,
        .arguments,
        at: old.name,
        "\(name) was of type \(old.kind), and is of type \(new.kind) now",
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
        "\(name) was \(old.exposure.rawValue), and is \(new.exposure.rawValue) now",
        now: place
      )
    }
  }
}
