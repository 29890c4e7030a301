import Foundation
import Glibc
import EngineWorkloads
import RivuletGraph

/// A benchmark of the engine. For each workload, it measures the processor time of an iteration with this engine and with the engine in
/// `Benchmarks/limit`, alternating between the two. The output is a JSON array of objects, which are the rows of the table that
/// `Benchmarks/RivuletBench` prints.
///
/// The exit status is 1 if a case ran more or fewer rules than expected. Times are only reported, because they depend on other work on the
/// machine.
@main enum EngineBench {
  static func main() {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((Options.usage + "\n").utf8))
      exit(64)
    }
    let baseline = options.baseline.map(Baseline.init)
    if baseline == nil { FileHandle.standardError.write(Data("There is no baseline, so nothing is compared.\n".utf8)) }
    func isWanted(_ name: String) -> Bool { options.only.map { name.hasPrefix($0) } ?? true }
    var rows: [Measurement] = []
    // Measured first, because the memory of a process doesn't shrink after it grows.
    if isWanted("memory of a slot") { rows.append(measureMemory()) }
    for workload in Workload.all where isWanted(workload.name) { rows.append(measure(workload, options, baseline)) }
    for layers in [1_000, 2_500, 5_000] where isWanted("cellx\(layers)") { rows.append(measureCellx(layers: layers, options, baseline)) }
    if isWanted("build") { rows.append(measureBuilding(options)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    print((try? encoder.encode(rows)).map { String(decoding: $0, as: UTF8.self) } ?? "[]")
    exit(rows.allSatisfy(\.isExact) ? 0 : 1)
  }

  /// The maximum allowed ratio of a workload's time to the baseline's time.
  private static let bar = 1.5

  private static func measure(_ workload: Workload, _ options: Options, _ baseline: Baseline?) -> Measurement {
    let graph = Graph()
    let iteration = workload.build(in: graph)
    for _ in 0..<3 { iteration() }
    graph.resetCounters()
    iteration()
    let recomputes = graph.counters.rulesRun
    let (ours, theirs) = takeTurns(options.rounds) {
      milliseconds { for _ in 0..<options.iterations { iteration() } }
    } theirs: {
      baseline?.milliseconds(of: workload.name, iterations: options.iterations)
    }
    let count = Double(options.iterations)
    return Measurement(
      name: workload.name, unit: "ms", ours: ours / count, baseline: theirs.map { $0 / count }, recomputes: recomputes,
      expectedRecomputes: workload.recomputes, bar: bar)
  }

  private static func measureCellx(layers: Int, _ options: Options, _ baseline: Baseline?) -> Measurement {
    var recomputes = 0
    let (ours, theirs) = takeTurns(options.rounds) {
      let graph = Graph()
      let cellx = Cellx(layers: layers, in: graph)
      graph.resetCounters()
      defer { recomputes = graph.counters.rulesRun }
      return milliseconds {
        _ = cellx.read()
        cellx.write()
        _ = cellx.read()
      }
    } theirs: {
      baseline?.milliseconds(of: "cellx\(layers)", iterations: 1)
    }
    return Measurement(
      name: "cellx\(layers)", unit: "ms", ours: ours, baseline: theirs, recomputes: recomputes, expectedRecomputes: 8 * layers, bar: bar)
  }

  /// Measures the time from the creation of a slot to its first value, averaged over a thousand subgraphs of thirty slots.
  private static func measureBuilding(_ options: Options) -> Measurement {
    let graph = Graph()
    let workload = BuildWorkload(in: graph)
    var recomputes = 0
    let (least, _) = takeTurns(options.rounds) {
      let rows = graph.root.makeChild()
      graph.resetCounters()
      let time = milliseconds { workload.build(in: rows) }
      recomputes = graph.counters.rulesRun
      rows.free()
      graph.freeDeferred()
      return time
    } theirs: {
      nil
    }
    return Measurement(
      name: "build", unit: "ns", ours: least * 1e6 / Double(BuildWorkload.recomputes), baseline: nil, recomputes: recomputes,
      expectedRecomputes: BuildWorkload.recomputes, bar: 150)
  }

  /// Measures the memory of a slot and its edges, averaged over ten thousand subgraphs of thirty slots.
  private static func measureMemory() -> Measurement {
    let graph = Graph()
    let workload = BuildWorkload(in: graph)
    let before = residentBytes()
    for _ in 0..<10 { workload.build(in: graph.root.makeChild()) }
    let count = 10 * BuildWorkload.recomputes
    let bytes = Double(residentBytes() - before)
    return Measurement(
      name: "memory of a slot", unit: "bytes", ours: bytes / Double(count), baseline: nil, recomputes: graph.counters.rulesRun,
      expectedRecomputes: count, bar: nil)
  }

  /// Returns the number of resident bytes of the process; zero if the system doesn't report it.
  private static func residentBytes() -> Int {
    let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
    return fields.count > 1 ? (Int(fields[1]) ?? 0) * Int(getpagesize()) : 0
  }

  /// Returns the shortest time for each engine.
  private static func takeTurns(_ rounds: Int, ours: () -> Double, theirs: () -> Double?) -> (ours: Double, theirs: Double?) {
    var (least, leastOfTheirs) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      least = min(least, ours())
      if let time = theirs() { leastOfTheirs = min(leastOfTheirs, time) }
    }
    return (least, leastOfTheirs.isFinite ? leastOfTheirs : nil)
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let start = now()
    body()
    return now() - start
  }

  /// Returns the processor time of the process, in milliseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}
