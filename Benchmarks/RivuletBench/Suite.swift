/// Everything that is measured, in the order of the table.
@MainActor
struct Suite {
  let options: Options

  /// Measures what the options ask for.
  func run() async -> [Figure] {
    var figures: [Figure] = []
    for operation in RowOperation.allCases where options.wants("rows 1000 \(operation)") {
      figures.append(await RowBenchmark(size: 1_000, rounds: options.rounds).figure(operation))
    }
    if options.wants("rows 10000 create") {
      figures.append(await RowBenchmark(size: 10_000, rounds: max(3, options.rounds / 4)).figure(.create))
    }
    for shape in LeafTree.Shape.allCases { figures += await LeafBenchmark(shape: shape, rounds: options.rounds).figures(options) }
    return figures
  }
}
