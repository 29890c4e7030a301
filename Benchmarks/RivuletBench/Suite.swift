/// All benchmarks, in the order of the table.
@MainActor
struct Suite {
  let options: Options

  /// Runs the benchmarks that the options request.
  func run() async -> [Figure] {
    let memory = await MemoryBenchmark(options: options).figures()
    var figures = EngineBenchmark(options: options).figures()
    figures += await RowSuite(options: options).figures()
    for shape in LeafTree.Shape.allCases where options.includesAny(of: "leaf \(shape)") {
      figures += await LeafBenchmark(shape: shape, rounds: options.rounds).figures(options)
    }
    figures += await FrameBenchmark(options: options).figures()
    figures += await CausesBenchmark(options: options).figures()
    figures += await ListBenchmark(options: options).figures()
    figures += await ScrollBenchmark(options: options).figures()
    figures += await MotionBenchmark(options: options).figures()
    figures += await ScreenBenchmark(options: options).figures()
    figures += TextBenchmark(options: options).figures()
    figures += await TypingBenchmark(options: options).figures()
    return figures + memory + StartBenchmark(options: options).figures() + BuildBenchmark(options: options).figures()
  }
}
