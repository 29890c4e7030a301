import RivuletGraph

/// One random graph and a plain model of it.
///
/// Cells are inputs or formulas over earlier cells; some live in subgraphs that leave, return, are freed and are made anew by a sink while
/// it runs. The model keeps for each cell what it ought to be.
final class RandomGraph {
  enum Operation {
    case write(Int, Int)
    case flush
    case read(Int)
    case leave(Int)
    case comeBack(Int)
    case rebuild(Int)
  }

  /// A cell of the model; sources are earlier cells.
  final class Cell {
    let attribute: Attribute<Int>
    let formula: Formula?
    let group: Int?
    /// What a formula of a leaving group last saw of the cells outside.
    var latched: [Int: Int] = [:]

    init(attribute: Attribute<Int>, formula: Formula?, group: Int?) {
      self.attribute = attribute
      self.formula = formula
      self.group = group
    }
  }

  /// `selector` decides which of the others are read, and in which order: dependencies that change.
  struct Formula {
    let selector: Int
    let even: Int
    let odd: Int
    let modulus: Int
    /// None, or so many that the engine keeps account of them in another way than of a few.
    var others: [Int] = []

    func value(_ read: (Int) -> Int) -> Int {
      let first = read(selector)
      var sum = read(first % 2 == 0 ? even : odd) * 7 + read(selector)
      for index in others.indices where (index + first) % 3 != 0 { sum += read(others[(index * 5 + first) % others.count]) }
      return sum % modulus
    }
  }

  private static let inputCount = 6
  private static let formulaCount = 18
  private static let groupCount = 3
  private static let formulasPerGroup = 4

  private let graph = Graph(lanes: [.creation])
  private var cells: [Cell] = []
  private var values: [Int] = []
  private var groups: [Subgraph?] = []
  private var groupInputs: [[Int]] = []
  private var rebuildCounts: [Attribute<Int>] = []
  private var random: SplitMix

  init(seed: Int, dropsEveryNthEdge fault: Int = 0) {
    random = SplitMix(state: UInt64(seed))
    #if DEBUG
    graph.faults.dropsEveryNthEdge = fault
    #endif
    for _ in 0..<Self.inputCount { addInput(in: graph.root, group: nil) }
    for _ in 0..<Self.formulaCount { addFormula(below: cells.count, in: graph.root, group: nil) }
    let outer = cells.count
    for group in 0..<Self.groupCount {
      groups.append(nil)
      groupInputs.append([])
      let generation = graph.makeInput(0, in: graph.root)
      rebuildCounts.append(generation)
      _ = graph.makeSink(
        Rebuilder(generation: generation) { [unowned self] in build(group: group, below: outer) }, lane: Lane(0), in: graph.root)
    }
    graph.flush(Lane(0))
  }

  /// Replaces a group by a new one; runs inside a sink, so rules and subgraphs are made while a rule runs.
  private func build(group: Int, below outer: Int) {
    groups[group]?.free()
    let subgraph = graph.root.makeChild()
    groups[group] = subgraph
    let first = cells.count
    addInput(in: subgraph, group: group)
    for _ in 0..<Self.formulasPerGroup {
      addFormula(choosing: Array(0..<outer) + Array(first..<cells.count), in: subgraph, group: group)
    }
    groupInputs[group] = [first]
  }

  private func addInput(in subgraph: Subgraph, group: Int?) {
    let value = random.next(below: 10)
    cells.append(Cell(attribute: graph.makeInput(value, in: subgraph), formula: nil, group: group))
    values.append(value)
  }

  private func addFormula(below count: Int, in subgraph: Subgraph, group: Int?) {
    addFormula(choosing: Array(0..<count), in: subgraph, group: group)
  }

  private func addFormula(choosing sources: [Int], in subgraph: Subgraph, group: Int?) {
    func pick() -> Int { sources[random.next(below: sources.count)] }
    let formula = Formula(
      selector: pick(), even: pick(), odd: pick(), modulus: 2 + random.next(below: 9),
      others: random.next(below: 9) == 0 ? (0..<14).map { _ in pick() } : [])
    let rule = CellRule(formula: formula) { [unowned self] in cells[$0].attribute.value }
    let attribute =
      switch random.next(below: 6) {
      case 0: graph.makeSink(rule, lane: Lane(0), in: subgraph)
      case 1: graph.makeBarrier(rule, lane: Lane(0), in: subgraph)
      default: graph.makeRule(rule, in: subgraph)
      }
    cells.append(Cell(attribute: attribute, formula: formula, group: group))
    values.append(0)
  }

  // MARK: The script

  func randomOperation() -> Operation {
    switch random.next(below: 20) {
    case 0...7: .write(random.next(below: 64), random.next(below: 10))
    case 8...13: .read(random.next(below: 64))
    case 14...16: .flush
    case 17: .leave(random.next(below: Self.groupCount))
    case 18: .comeBack(random.next(below: Self.groupCount))
    default: .rebuild(random.next(below: Self.groupCount))
    }
  }

  /// Runs one step on both; returns what differs.
  func apply(_ operation: Operation) -> String? {
    switch operation {
    case .write(let number, let value):
      let inputs = Array(0..<Self.inputCount) + groupInputs.flatMap { $0 }
      let cell = inputs[number % inputs.count]
      cells[cell].attribute.set(value)
      values[cell] = value
    case .read(let number):
      let live = cells.indices.filter { cells[$0].attribute.id.isLive }
      return check(live[number % live.count])
    case .flush:
      graph.flush(Lane(0))
      graph.freeDeferred()
      if let violation = graph.checkInvariants().first { return violation }
      for cell in cells.indices where cells[cell].attribute.id.isLive {
        if let difference = check(cell) { return difference }
      }
    case .leave(let group): leave(group)
    case .comeBack(let group):
      groups[group]?.returnToLive()
      for cell in cells where cell.group == group { cell.latched = [:] }
    case .rebuild(let group):
      rebuildCounts[group].set(rebuildCounts[group].untrackedValue + 1)
      graph.flush(Lane(0))
    }
    return nil
  }

  /// Outside values are latched as they are; everything is brought up to date first, so that both see the same.
  private func leave(_ group: Int) {
    guard let subgraph = groups[group], subgraph.state == .live else { return }
    graph.flush(Lane(0))
    for index in cells.indices where cells[index].group == group || cells[index].group == nil {
      if cells[index].attribute.id.isLive { _ = cells[index].attribute.value }
    }
    let latched = Dictionary(uniqueKeysWithValues: cells.indices.filter { cells[$0].group == nil }.map { ($0, expected($0)) })
    for cell in cells where cell.group == group { cell.latched = latched }
    subgraph.leave()
    for cell in cells.indices where cells[cell].group == nil { touchLatch(cell, in: subgraph) }
  }

  /// Makes sure that the engine's latch is taken now and not at some later read.
  private func touchLatch(_ cell: Int, in subgraph: Subgraph) {
    let reader = graph.makeRule(
      CellRule(formula: Formula(selector: cell, even: cell, odd: cell, modulus: 2)) { [unowned self] in cells[$0].attribute.value },
      in: subgraph)
    _ = reader.value
  }

  private func check(_ cell: Int) -> String? {
    let (actual, wanted) = (cells[cell].attribute.value, expected(cell))
    return actual == wanted ? nil : "cell \(cell) is \(actual), recomputing everything gives \(wanted)"
  }

  /// Recomputes a cell from the inputs.
  private func expected(_ cell: Int) -> Int {
    var known: [Int: Int] = [:]
    return expected(cell, for: cells[cell], &known)
  }

  private func expected(_ cell: Int, for reader: Cell, _ known: inout [Int: Int]) -> Int {
    if cells[cell].group == nil, let latched = reader.latched[cell] { return latched }
    if let value = known[cell] { return value }
    guard let formula = cells[cell].formula else { return values[cell] }
    let owner = cells[cell]
    let value = formula.value { expected($0, for: owner, &known) }
    known[cell] = value
    return value
  }
}

extension RandomGraph {
  static func firstFailure(seed: Int, steps: Int, dropsEveryNthEdge fault: Int = 0) -> String? {
    let graph = RandomGraph(seed: seed, dropsEveryNthEdge: fault)
    for step in 0..<steps {
      let operation = graph.randomOperation()
      if let failure = graph.apply(operation) { return "step \(step), \(operation): \(failure)" }
    }
    return nil
  }

  /// The steps of a failing seed, without those that the failure does not need.
  static func minimisedScript(seed: Int, steps: Int) -> String {
    let source = RandomGraph(seed: seed)
    var script: [Operation] = []
    for _ in 0..<steps {
      let operation = source.randomOperation()
      script.append(operation)
      if source.apply(operation) != nil { break }
    }
    var index = 0
    while index < script.count {
      var fewer = script
      fewer.remove(at: index)
      if replay(fewer, seed: seed) != nil { script = fewer } else { index += 1 }
    }
    return script.map { "\($0)" }.joined(separator: "\n")
  }

  private static func replay(_ script: [Operation], seed: Int) -> String? {
    let graph = RandomGraph(seed: seed)
    for operation in script {
      if let failure = graph.apply(operation) { return failure }
    }
    return nil
  }
}

private struct CellRule: Rule {
  let formula: RandomGraph.Formula
  let read: (Int) -> Int

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    output.set(formula.value(read))
  }
}

private struct Rebuilder: Rule {
  let generation: Attribute<Int>
  let rebuild: () -> Void

  mutating func update(_ output: borrowing RuleOutput<Int>) {
    let now = generation.value
    rebuild()
    output.set(now)
  }
}

/// The same numbers for the same seed.
struct SplitMix {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
