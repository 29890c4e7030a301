import RivuletTesting

/// Compares all row operations with a handwritten retained tree that uses the same layout and drawing code.
@MainActor
struct RowSuite {
  let options: Options

  /// The number of times each side runs, alternately and in a separate process. The speed of a shared machine varies over periods of some
  /// seconds, and a process keeps the memory layout that it started with. Several passes allow both sides to run at full speed.
  private static let passes = 5

  /// Returns figures for the operations on 1,000 rows, their sum, the creation of 10,000 rows, and the memory of a row.
  func figures() async -> [Figure] {
    guard options.includesAny(of: "rows") else { return [] }
    return options.isSubprocess ? await pass() : besideBaseline()
  }

  private func besideBaseline() -> [Figure] {
    let program = options.program("RetainedRows").map { Program(command: [$0]) }
    var baseline: [String: Double] = [:]
    var figures: [Figure] = []
    for _ in 0..<Self.passes {
      for (name, numbers) in program?.numbers() ?? [:] { baseline[name] = min(baseline[name] ?? .infinity, numbers[0]) }
      let ours = OwnProcess(options: options).figures(options.only ?? "rows")
      // A failed pass has already reported its failure, and the other passes still count.
      if ours.isEmpty { continue }
      figures = figures.isEmpty ? ours : zip(figures, ours).map { $0.least(with: $1) }
    }
    for index in figures.indices {
      let name = figures[index].name
      figures[index].baseline = baseline[name.hasSuffix(Self.wholeTurn) ? String(name.dropLast(Self.wholeTurn.count)) : name]
    }
    return figures + sum(of: figures.filter { $0.name.hasPrefix("rows 1000") && $0.name.hasSuffix(Self.wholeTurn) })
  }

  /// The suffix of figures that are measured up to the end of the turn.
  static let wholeTurn = ", whole turn"

  /// Measures all operations of this implementation once.
  private func pass() async -> [Figure] {
    var figures: [Figure] = []
    var turns: [Figure] = []
    var means: [Figure] = []
    for operation in RowOperation.allCases where options.wants("rows 1000 \(operation)") {
      let (toDamage, turn, mean) = await RowBenchmark(size: 1_000, rounds: options.rounds).figures(operation)
      figures.append(toDamage)
      turns.append(turn)
      means.append(mean)
    }
    if options.wants("rows 10000 create") {
      figures.append(await RowBenchmark(size: 10_000, rounds: max(3, options.rounds / 4)).figures(.create).toDamage)
    }
    if options.wants("rows 1000 select, read in rows") {
      figures.append(await RowBenchmark(size: 1_000, selectionReading: .inRows, rounds: options.rounds).figures(.select).toDamage)
    }
    return figures + turns + means + (options.wants("rows nodes") ? [await nodes()] : [])
  }

  /// Returns the sum of all operations up to the end of their turns; empty unless all of them ran.
  private func sum(of turns: [Figure]) -> [Figure] {
    guard turns.count == RowOperation.allCases.count else { return [] }
    let theirs = turns.compactMap(\.baseline)
    return [
      Figure(
        name: "rows 1000 all", value: turns.map(\.value).reduce(0, +), unit: "ms",
        baseline: theirs.count == turns.count ? theirs.reduce(0, +) : nil, limit: .ratio(5))
    ]
  }

  /// Returns the number of graph nodes per row.
  private func nodes() async -> Figure {
    let trial = RowTrial(size: 1_000)
    await trial.harness.settle()
    let before = trial.harness.treeSize.graphNodes
    await trial.prepare(.update)
    let nodes = Double(trial.harness.treeSize.graphNodes - before) / 1_000
    return Figure(name: "rows nodes of a row", value: nodes, unit: "nodes", limit: .value(30))
  }
}
