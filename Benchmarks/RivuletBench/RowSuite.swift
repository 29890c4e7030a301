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
    for operation in RowOperation.allCases where options.wants("rows 1000 \(operation)") {
      figures.append(await RowBenchmark(size: 1_000, rounds: options.rounds).figure(operation))
    }
    if options.wants("rows 10000 create") {
      figures.append(await RowBenchmark(size: 10_000, rounds: max(3, options.rounds / 4)).figure(.create))
    }
    for index in figures.indices { figures[index].baseline = baseline[figures[index].name]?.first }
    let sum = sum(of: figures)
    if options.wants("rows 1000 select, read in rows") {
      figures.append(await RowBenchmark(size: 1_000, selectionReading: .inRows, rounds: options.rounds).figure(.select))
    }
    return figures + sum + (options.wants("rows nodes") ? [await nodes()] : [])
  }

  /// The whole set, if all of it ran.
  private func sum(of figures: [Figure]) -> [Figure] {
    let set = figures.filter { $0.name.hasPrefix("rows 1000 ") }
    guard set.count == RowOperation.allCases.count else { return [] }
    let theirs = set.compactMap(\.baseline)
    return [
      Figure(
        name: "rows 1000 all", value: set.map(\.value).reduce(0, +), unit: "ms",
        baseline: theirs.count == set.count ? theirs.reduce(0, +) : nil, limit: .ratio(1.25))
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
