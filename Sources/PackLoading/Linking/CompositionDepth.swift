import SourceTexts
import Violations

/// The length of the chains of declarations that extend or replace each other.
///
/// Linking a rule or form links everything below it first, so a chain must not be longer than the
/// stack allows. Lengths are found before anything is linked.
struct CompositionDepth<Declaration: LayeredDeclaration> {
  /// The greatest number of rules or forms that extend or replace each other in a chain.
  static var most: Int { 128 }

  /// The greatest number that only extend each other.
  ///
  /// The linkers refuse longer chains.
  static var mostExtended: Int { 64 }

  /// How many declarations a chain contains, down to the lowest.
  private struct Length {
    /// With those that are replaced.
    var whole = 1

    /// With only those that are extended.
    var extended = 1
  }

  /// A declaration whose lower declarations are being counted.
  private struct Visit {
    let standing: Standings<Declaration>.Standing
    let parent: DeclaredName?
    let lower: [Standings<Declaration>.Standing]
    var next = 0
  }

  private let standings: Standings<Declaration>

  /// The lengths so far; nil for a declaration that is being counted.
  private var lengths: [DeclaredName: Length?] = [:]

  private var visits: [Visit] = []

  /// What is wrong.
  private(set) var collector = DiagnosticCollector()

  /// Finds the chains of the packs that aren't the library's own.
  ///
  /// - Complexity: O(*n*) in the number of declarations and of the names that they replace.
  init(of packs: [PackDeclaration], _ standings: Standings<Declaration>) {
    self.standings = standings
    for pack in packs where !pack.isBundled {
      for declaration in Declaration.all(in: pack) {
        guard let standing = standings.own(declaration, of: pack) else { continue }
        count(from: standing)
      }
    }
  }

  private mutating func count(from standing: Standings<Declaration>.Standing) {
    open(standing)
    while let visit = visits.last {
      if visit.next < visit.lower.count {
        visits[visits.count - 1].next += 1
        open(visit.lower[visit.next])
      } else {
        visits.removeLast()
        lengths[visit.standing.name] = .some(length(of: visit))
      }
    }
  }

  private mutating func open(_ standing: Standings<Declaration>.Standing) {
    // Circles are refused by the linkers.
    if lengths[standing.name] != nil { return }
    lengths[standing.name] = .some(nil)
    let parent = standings.parent(of: standing.declaration, in: standing.pack)
    let replaced = standings.replaced(by: standing.declaration, in: standing.pack)
    visits.append(
      Visit(
        standing: standing,
        parent: parent?.name,
        lower: replaced + (parent.map { [$0] } ?? [])
      )
    )
  }

  private mutating func length(of visit: Visit) -> Length {
    var length = Length()
    for lower in visit.lower {
      guard let below = lengths[lower.name] ?? nil else { continue }
      length.whole = max(length.whole, below.whole + 1)
      if lower.name == visit.parent { length.extended = below.extended + 1 }
    }
    // Nothing is linked below a chain that the linkers refuse.
    if length.extended > Self.mostExtended {
      length.whole = 1
    } else if length.whole == Self.most + 1 {
      report(visit.standing)
    }
    return length
  }

  private mutating func report(_ standing: Standings<Declaration>.Standing) {
    let declaration = standing.declaration
    let place = declaration.replaces.first?.position ?? declaration.parent?.position
    collector.add(
      "pack.extends_too_long",
      in: standing.pack.source,
      at: place ?? declaration.position,
      reason: "more than \(Self.most) \(Declaration.kind.rawValue)s extend or replace each other "
        + "in a chain"
    )
  }
}
