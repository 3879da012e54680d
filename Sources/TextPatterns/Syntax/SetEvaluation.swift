/// An operator between sets, by its symbol.
///
/// The doubled symbol applies to everything on both sides.
enum SetOperator: String {
  case difference = "-"
  case intersection = "&"
}

/// Evaluates the operators of a set in square brackets, in ICU's order.
///
/// Adjacent sets are united, with the same precedence as `[[a]-[b]]` and `[[a]&[b]]`. The operators
/// `--` and `&&` have a lower precedence. A set is closed over case before it is inverted.
struct SetEvaluation {
  private enum Operation: Int {
    case start, invert, closeOverCase, subtractAll, intersectAll, unite, subtract, intersect

    /// The precedence.
    ///
    /// An operation is evaluated before a later one that doesn't bind more strongly.
    var strength: Int {
      switch self {
      case .start: 0
      case .invert, .closeOverCase: 2
      case .subtractAll, .intersectAll: 3
      case .unite, .subtract, .intersect: 4
      }
    }
  }

  private var sets: [ScalarSet] = []
  private var operations: [Operation] = []

  /// The number of set boundaries created, at about ten nanoseconds each.
  private(set) var work = 0

  /// The set that the next characters belong to.
  var current: ScalarSet {
    get { sets.last ?? .none }
    set {
      work += newValue.boundaries.count
      if !sets.isEmpty { sets[sets.count - 1] = newValue }
    }
  }

  mutating func begin(ignoringCase: Bool) {
    if sets.isEmpty { sets.append(.none) }
    operations.append(.start)
    if ignoringCase { operations.append(.closeOverCase) }
  }

  mutating func invert() {
    if operations.last == .closeOverCase {
      operations[operations.count - 1] = .invert
      operations.append(.closeOverCase)
    } else {
      operations.append(.invert)
    }
  }

  mutating func unite() { push(.unite) }

  /// Applies an operator between the last set and the next one.
  mutating func apply(_ sign: SetOperator) {
    push(sign == .difference ? .subtract : .intersect)
  }

  /// Applies an operator between everything before it and everything after it.
  mutating func applyToAll(_ sign: SetOperator) {
    push(sign == .difference ? .subtractAll : .intersectAll)
  }

  private mutating func push(_ operation: Operation) {
    evaluate(downTo: operation.strength)
    operations.append(operation)
    sets.append(.none)
  }

  /// Evaluates the operations that bind at least as strongly as a union, before a character is
  /// added.
  mutating func settle() { evaluate(downTo: Operation.unite.strength) }

  mutating func end() {
    evaluate(downTo: 1)
    operations.removeLast()
  }

  private mutating func evaluate(downTo strength: Int) {
    while let operation = operations.last, operation.strength >= max(strength, 1) {
      operations.removeLast()
      let right = current
      switch operation {
      case .start: return
      case .invert: current = right.inverted
      case .closeOverCase:
        work += CaseFolding.workOfClosure
        current = CaseFolding.closure(of: right)
      case .subtractAll, .subtract:
        sets.removeLast()
        current = current.subtracting(right)
      case .intersectAll, .intersect:
        sets.removeLast()
        current = current.intersection(right)
      case .unite:
        sets.removeLast()
        current = current.union(right)
      }
    }
  }
}
