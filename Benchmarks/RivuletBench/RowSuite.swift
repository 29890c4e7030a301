import RivuletTesting

/// All row operations beside a retained tree that was written by hand on the same layout and drawing code.
@MainActor
struct RowSuite {
  let options: Options

  /// Rows of 1,000, their sum, the creation of 10,000, and what a row keeps.
  func figures() async -> [Figure] {
    guard options.wantsAny(of: "rows") else { return [] }
    let baseline = options.program("RetainedRows").map { Program(command: [$0]).numbers() } ?? [:]
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
    for index in figures.indices { figures[index].baseline = baseline[figures[index].name]?.first }
    for index in turns.indices { turns[index].baseline = figures[index].baseline }
    let sum = sum(of: turns)
    if options.wants("rows 1000 select, read in rows") {
      figures.append(await RowBenchmark(size: 1_000, selectionReading: .inRows, rounds: options.rounds).figures(.select).toDamage)
    }
    return figures + turns + means + sum + (options.wants("rows nodes") ? [await nodes()] : [])
  }

  /// The whole set up to the ends of the turns, if all of it ran.
  private func sum(of turns: [Figure]) -> [Figure] {
    guard turns.count == RowOperation.allCases.count else { return [] }
    let theirs = turns.compactMap(\.baseline)
    return [
      Figure(
        name: "rows 1000 all", value: turns.map(\.value).reduce(0, +), unit: "ms",
        baseline: theirs.count == turns.count ? theirs.reduce(0, +) : nil, limit: .ratio(1.25))
    ]
  }

  /// Nodes of the graph for each row.
  private func nodes() async -> Figure {
    let trial = RowTrial(size: 1_000)
    await trial.harness.settle()
    let before = trial.harness.treeSize.graphNodes
    await trial.prepare(.update)
    let nodes = Double(trial.harness.treeSize.graphNodes - before) / 1_000
    return Figure(name: "rows nodes of a row", value: nodes, unit: "nodes", limit: .value(30))
  }
}
