import ErrorCatalog
import SourceTexts
import UnicodeText
import Violations

extension ContractFile {
  /// Compares the file with what packs declare today.
  ///
  /// An error is a change that users of a code notice, such as services, dashboards, and generated
  /// types. A warning is a change that they can ignore.
  ///
  /// - Parameters:
  ///   - codes: The codes that packs declare.
  ///   - packs: The names of all packs that were read.
  ///   - onlyPacks: The packs to compare; nil for all of them.
  /// - Returns: The changes, in the order of the file. New codes come last.
  /// - Complexity: O(*n* log *n*) in the number of codes, plus O(*n*) for each of the first hundred
  ///   that are gone.
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
struct ContractComparison {
  let source: SourceText
  let entries: [ContractFile.Entry]
  let codes: [DeclaredCode]
  var findings: [ContractFinding] = []

  private let declared: [ViolationCode: DeclaredCode]
  private let promised: Set<ViolationCode>

  /// The codes that have a number in the file, by pack and number.
  let holders: [String: ContractFile.Entry]

  /// The codes that the file doesn't have, and the ones with a number by pack and number.
  private let added: [DeclaredCode]
  private let addedByNumber: [String: DeclaredCode]

  /// The number of codes in the file that were searched for among new names.
  private var searches = 0

  /// The maximum number of these searches, because each of them goes through all new codes.
  private static let mostSearches = 100

  /// New codes that replace one in the file.
  private var successors: Set<ViolationCode> = []

  init(source: SourceText, entries: [ContractFile.Entry], codes: [DeclaredCode]) {
    self.source = source
    self.entries = entries
    self.codes = codes
    declared = Dictionary(codes.map { ($0.contract.code, $0) }) { first, _ in first }
    let promised = Set(entries.map(\.contract.code))
    self.promised = promised
    added = codes.filter { !promised.contains($0.contract.code) }
    let numberedCodes = added.filter { $0.contract.number != nil }
    addedByNumber = Dictionary(numberedCodes.map { ($0.contract.text(.number), $0) }) { first, _ in
      first
    }
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
          "the pack `\(pack)` isn't among the packs that were read",
          hint: nearestName(to: pack, in: packs).map { "did its name change to `\($0)`?" }
            ?? "give its file with `--packs`, or name the packs to compare with `--pack`"
        )
      }
    }
    for code in codes where !promised.contains(code.contract.code) { reportAdded(code) }
  }

  /// Adds a finding at a part of a line.
  mutating func add(
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

  // MARK: Added and removed codes

  private mutating func reportVanished(_ entry: ContractFile.Entry) {
    let old = entry.contract
    let sameNumber = old.number == nil ? nil : addedByNumber[old.text(.number)]
    let heir = sameNumber.flatMap { successors.contains($0.contract.code) ? nil : $0 }
    if old.standing == .retired { return reportForgotten(entry, heir) }
    let hint = "keep `\(old.code)` in the pack, with its number, as "
    guard let successor = heir ?? nearestNewCode(to: old) else {
      return add(
        .error,
        "contract.vanished",
        entry,
        .code,
        "the code `\(old.code)` is gone",
        hint: hint + "`retired: { since: VERSION, replaced-by: CODE }`"
      )
    }
    let name = successor.contract.code
    successors.insert(name)
    add(
      .error,
      "contract.renamed",
      entry,
      .code,
      "the code `\(old.code)` is gone; "
        + (heir == nil
          ? "is `\(name)` its new name?" : "`\(name)` has its number \(old.text(.number))"),
      now: successor.place(.code),
      hint: hint + "`retired: { since: VERSION, replaced-by: \(name) }`"
        + (heir == nil ? "" : ", and give `\(name)` a number that was never used")
    )
  }

  /// Reports a retired code that is no longer declared.
  ///
  /// A new code may have its number.
  private mutating func reportForgotten(_ entry: ContractFile.Entry, _ heir: DeclaredCode?) {
    let old = entry.contract
    let hint = "put `\(old.code)` back unchanged: a retired code keeps its number"
    guard let heir else {
      return add(
        .error,
        "contract.vanished",
        entry,
        .code,
        "the retired code `\(old.code)` is gone",
        hint: hint + ", and its explanation"
      )
    }
    successors.insert(heir.contract.code)
    add(
      .error,
      "contract.number_reused",
      entry,
      .number,
      "the retired code `\(old.code)` is gone, and `\(heir.contract.code)` has its number "
        + old.text(.number),
      now: heir.place(.number),
      hint: hint + ", so give `\(heir.contract.code)` one that was never used"
    )
  }

  /// Returns the new code of the pack with the nearest name, if it doesn't replace another one.
  private mutating func nearestNewCode(to old: CodeContract) -> DeclaredCode? {
    guard searches < Self.mostSearches else { return nil }
    searches += 1
    // A code with the number of another code replaces that one.
    let free = added.filter {
      $0.contract.pack == old.pack && !successors.contains($0.contract.code)
        && holders[$0.contract.text(.number)] == nil
    }
    let near = nearestName(to: old.code.rawValue, in: free.map(\.contract.code.rawValue))
    return free.first { $0.contract.code.rawValue == near }
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
        "the number \(contract.text(.number)) belonged to `\(holder.contract.code)`, and "
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
          reason: "the code `\(contract.code)` is new, and becomes permanent once it is released",
          hint: "add it to the file with `rulebook codes --write`"
        ),
        declared: place
      )
    )
  }

  // MARK: Remaining codes

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
        "the code `\(old.code)` was retired and is in use again",
        now: code.place(.code),
        hint: "a retired code stays retired; declare a new code"
      )
    case (_, .retired):
      return add(
        .warning,
        "contract.retired",
        entry,
        .standing,
        "the code `\(old.code)` is now retired",
        now: code.place(.standing)
      )
    default:
      compare(.standing, .warning, "contract.standing", "the `standing`", entry, code)
    }
    compare(.severity, .warning, "contract.severity", "the severity", entry, code)
    compare(.retry, .warning, "contract.retry", "the retry setting", entry, code)
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
      "\(what) of `\(entry.contract.code)` was `\(old)`, and is now `\(new)`",
      now: code.place(part)
    )
  }
}
