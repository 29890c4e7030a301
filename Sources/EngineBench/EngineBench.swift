import Glibc
import RivuletGraph

/// Prints, for each workload, the rules that an iteration runs and the processor time of 500 iterations, least and median of seven.
///
/// Arguments: the number of iterations, and a workload's name to run that one alone.
@main enum EngineBench {
  static func main() {
    let arguments = CommandLine.arguments
    let iterations = arguments.count > 1 ? Int(arguments[1]) ?? 500 : 500
    let only = arguments.count > 2 ? arguments[2] : nil
    for workload in Workload.all where only == nil || only == workload.name { measure(workload, iterations: iterations) }
    for layers in [1_000, 2_500, 5_000] where only == nil || only == "cellx" { measureCellx(layers: layers) }
    if only == nil || only == "build" { measureBuilding() }
  }

  private static func measure(_ workload: Workload, iterations: Int) {
    let graph = Graph()
    let iteration = workload.build(in: graph)
    for _ in 0..<3 { iteration() }
    graph.resetCounters()
    iteration()
    let recomputes = graph.counters.rulesRun
    let times = (0..<7).map { _ in
      milliseconds { for _ in 0..<iterations { iteration() } }
    }.sorted()
    let each = times[0] * 1e6 / Double(iterations) / Double(recomputes)
    print("\(workload.name),\(short(times[0])),\(short(times[3])),recomputes/iter=\(recomputes),ns/recompute=\(short(each))")
  }

  private static func measureCellx(layers: Int) {
    var building: [Double] = []
    var updating: [Double] = []
    var recomputes = 0
    for _ in 0..<10 {
      let graph = Graph()
      var cellx: Cellx?
      building.append(milliseconds { cellx = Cellx(layers: layers, in: graph) })
      graph.resetCounters()
      updating.append(
        milliseconds {
          _ = cellx?.read()
          cellx?.write()
          _ = cellx?.read()
        })
      recomputes = graph.counters.rulesRun
    }
    (building, updating) = (building.sorted(), updating.sorted())
    print(
      "cellx\(layers),build min \(short(building[0])) ms med \(short(building[5])),"
        + "update min \(short(updating[0])) ms med \(short(updating[5])),recomputes \(recomputes)")
  }

  /// What a slot costs from its creation to its first value, and to be freed, in a thousand subgraphs of thirty.
  private static func measureBuilding() {
    var making: [Double] = []
    var freeing: [Double] = []
    let graph = Graph()
    let head = graph.input(0)
    for _ in 0..<20 {
      let rows = graph.root.makeChild()
      making.append(
        milliseconds {
          for _ in 0..<1_000 {
            let row = rows.makeChild()
            var last = head
            for _ in 0..<29 { last = graph.makeRule(Add(source: last, constant: 1), in: row) }
            graph.makeSink(Effect(source: last), lane: Workload.lane, in: row)
          }
          graph.flush(Workload.lane)
        })
      freeing.append(
        milliseconds {
          rows.free()
          graph.freeDeferred()
        })
    }
    (making, freeing) = (making.sorted(), freeing.sorted())
    print(
      "build,ns/slot \(short(making[0] * 1e6 / 30_000)) med \(short(making[10] * 1e6 / 30_000)),free ns/slot \(short(freeing[0] * 1e6 / 30_000))"
    )
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// Processor time of the process in milliseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func short(_ number: Double) -> String { "\((number * 1_000).rounded() / 1_000)" }
}
