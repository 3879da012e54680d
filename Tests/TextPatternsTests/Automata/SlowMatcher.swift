@testable import TextPatterns

/// Matches a tree the obvious way, so that the automata can be compared with it.
///
/// From each place, it finds all places where a match of a node can end.
struct SlowMatcher {
  private let root: PatternNode

  /// Parses a pattern.
  init(_ pattern: String) throws(TextPatternError) {
    var parser = PatternParser(pattern, ignoringCase: false)
    root = try parser.parse().root
  }

  /// Whether the whole text matches.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return Reading(scalars: scalars).ends(of: root, from: 0).contains(scalars.count)
  }

  private struct Reading {
    let scalars: [Unicode.Scalar]

    func ends(of node: PatternNode, from place: Int) -> Set<Int> {
      switch node {
      case .empty: [place]
      case .scalar(let set):
        place < scalars.count && set.contains(scalars[place]) ? [place + 1] : []
      case .anyCharacter:
        place == scalars.count ? [] : isPair(at: place) ? [place + 2] : [place + 1]
      case .sequence(let nodes):
        nodes.reduce([place]) { places, node in ends(of: node, fromAny: places) }
      case .alternatives(let nodes):
        nodes.reduce(into: []) { $0.formUnion(ends(of: $1, from: place)) }
      case .repetition(let node, let repetition): ends(of: node, repetition, from: place)
      case .group(_, let node): ends(of: node, from: place)
      case .anchor(let anchor, _): holds(anchor, at: place) ? [place] : []
      case .lookAhead(let node, let isNegative, _):
        ends(of: node, from: place).isEmpty == isNegative ? [place] : []
      }
    }

    private func ends(of node: PatternNode, fromAny places: Set<Int>) -> Set<Int> {
      places.reduce(into: []) { $0.formUnion(ends(of: node, from: $1)) }
    }

    private func ends(
      of node: PatternNode,
      _ repetition: Repetition,
      from place: Int
    ) -> Set<Int> {
      var places: Set<Int> = [place]
      for _ in 0..<repetition.minimum { places = ends(of: node, fromAny: places) }
      var result = places
      // More rounds than scalars lead nowhere new.
      for _ in 0..<min((repetition.maximum ?? .max) - repetition.minimum, scalars.count) {
        places = ends(of: node, fromAny: places)
        result.formUnion(places)
      }
      return result
    }

    private func holds(_ anchor: Anchor, at place: Int) -> Bool {
      switch anchor {
      case .start: return place == 0
      case .end: return place == scalars.count
      case .endOrLastLineTerminator:
        guard place < scalars.count else { return true }
        if isPair(at: place) { return place + 2 == scalars.count }
        guard place + 1 == scalars.count else { return false }
        let isWithinPair = place > 0 && isPair(at: place - 1)
        return ScalarSet.lineTerminators.contains(scalars[place]) && !isWithinPair
      }
    }

    private func isPair(at place: Int) -> Bool {
      place + 1 < scalars.count && scalars[place] == "\r" && scalars[place + 1] == "\n"
    }
  }
}
