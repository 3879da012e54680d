import FrozenTables

extension ChecksumMachine {
  /// The cell of a character without a value.
  private static let none: Int32 = -1

  /// Lays out a validated formula, or another sum or number.
  ///
  /// - Parameters:
  ///   - formula: The formula.
  ///   - foldBase: The base for adding up the digits of products.
  ///   - check: The values of the check characters of a number, if they are different.
  ///   - checkCount: The number of check characters of a number.
  ///   - memory: Owns the tables.
  init(
    _ formula: ChecksumFormula,
    foldBase: Int = 10,
    check: CharacterValues? = nil,
    checkCount: Int = 0,
    in memory: FrozenMemory
  ) {
    let numbers = formula.values.turns + (check?.turns ?? [])
    let layout = ChecksumLayout(Set(numbers.joined().lazy.map(\.scalar)).sorted(), memory)
    if formula.reading == .sum {
      let rows = (0..<formula.period).map { place in
        layout.row(formula.values.turns[place % formula.values.turns.count]) { value in
          formula.product(value, formula.weights[place % formula.weights.count], foldBase)
        }
      }
      let isFromRight = formula.from == .right
      self.init(
        .sum,
        layout,
        cells: isFromRight ? rows.reversed() : rows,
        places: rows.count,
        isFromRight: isFromRight,
        modulus: formula.modulus
      )
    } else {
      let rows = [formula.values, check ?? formula.values].map { values in
        layout.row(values.turns[0]) { $0 }
      }
      // A character that isn't a check also uses the scale that its value would need as a check.
      let scales = zip(rows[0], rows[1]).map { Int32(formula.reading.scale(Int(max($0, $1)))) }
      self.init(
        .number,
        layout,
        cells: rows,
        places: 2,
        scales: scales,
        checkCount: checkCount,
        modulus: formula.modulus
      )
    }
  }

  /// Lays out a method that moves from state to state.
  init(_ steps: ChecksumSteps, in memory: FrozenMemory) {
    let entries = steps.values.turns[0]
    let layout = ChecksumLayout(entries.map(\.scalar), memory)
    let sink = Int32(steps.states * layout.columns)
    let rows = (0..<steps.places).reversed().flatMap { place in
      (0..<steps.states).map { state in
        layout.row(entries, otherwise: sink) { steps.next(state, $0, place) * layout.columns }
      } + [[Int32](repeating: sink, count: layout.columns)]
    }
    self.init(
      .steps,
      layout,
      cells: rows,
      places: steps.places,
      isFromRight: steps.places > 1,
      scales: (0..<steps.states).map { Int32(steps.remainder($0)) } + [Self.none],
      start: steps.start * layout.columns
    )
  }

  private init(
    _ kind: Kind,
    _ layout: ChecksumLayout,
    cells: [[Int32]],
    places: Int,
    isFromRight: Bool = false,
    scales: [Int32] = [],
    checkCount: Int = 0,
    start: Int = 0,
    modulus: Int = 1
  ) {
    self.kind = kind
    slots = layout.slots
    characters = layout.characters
    self.cells = layout.memory.table(Array(cells.joined()))
    rowLength = cells.count / places * layout.columns
    rowsEnd = cells.count * layout.columns
    self.isFromRight = isFromRight
    hasOtherCharacters = layout.scalars.contains { !$0.isASCII }
    self.scales = layout.memory.table(scales)
    self.checkCount = checkCount
    self.start = start
    self.modulus = modulus
  }
}

/// The characters of a checksum, each with a slot.
private struct ChecksumLayout {
  let scalars: [Unicode.Scalar]
  let slots: FrozenTable<UInt8>
  let characters: FrozenTable<UInt32>
  let memory: FrozenMemory

  /// The number of slots, including the one for all characters without a value.
  var columns: Int { scalars.count + 1 }

  init(_ scalars: [Unicode.Scalar], _ memory: FrozenMemory) {
    self.scalars = scalars
    self.memory = memory
    var slots = [UInt8](repeating: UInt8(scalars.count), count: 256)
    for (slot, scalar) in scalars.enumerated() where scalar.isASCII {
      slots[Int(scalar.value)] = UInt8(slot)
    }
    self.slots = memory.table(slots)
    characters = memory.table(scalars.map(\.value))
  }

  /// Returns the cells of one row.
  func row(
    _ entries: [CharacterValues.Entry],
    otherwise: Int32 = -1,
    _ cell: (Int) -> Int
  ) -> [Int32] {
    var row = [Int32](repeating: otherwise, count: columns)
    for entry in entries {
      let slot =
        entry.scalar.isASCII
        ? Int(slots[Int(entry.scalar.value)]) : scalars.firstIndex(of: entry.scalar)
      // Every entry has a scalar.
      if let slot { row[slot] = Int32(cell(entry.number)) }
    }
    return row
  }
}

extension ChecksumFormula {
  /// Returns a value times a weight, folded and reduced according to the formula.
  fileprivate func product(_ value: Int, _ weight: Int, _ foldBase: Int) -> Int {
    var product = value * weight
    if folds {
      var digits = 0
      while product != 0 { (digits, product) = (digits + product % foldBase, product / foldBase) }
      product = digits
    }
    let remainder = product % modulus
    return remainder < 0 ? remainder + modulus : remainder
  }
}

extension ChecksumFormula.Reading {
  /// Returns the factor of a number before a value is added.
  fileprivate func scale(_ value: Int) -> Int {
    if case .digits(let base) = self { return base }
    var scale = 10
    while scale <= value { scale *= 10 }
    return scale
  }
}
