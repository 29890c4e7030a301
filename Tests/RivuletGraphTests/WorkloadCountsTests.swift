import EngineWorkloads
import RivuletGraph
import Testing

/// What the workloads of the benchmark cost in numbers that no machine changes.
struct WorkloadCountsTests {
  @Test(arguments: Workload.all) func `an iteration runs as many rules as it has to, and takes no memory`(workload: Workload) {
    let graph = Graph()
    let iteration = workload.build(in: graph)
    for _ in 0..<2 { iteration() }
    let before = graph.counters
    graph.resetCounters()
    iteration()
    let after = graph.counters
    #expect(after.rulesRun == workload.recomputes)
    // Of these only one changes its sources: by an edge in each flush after which the other one is read.
    #expect(after.edgesCreated == (workload.name == "unstable" ? 100 : 0))
    #expect(after.slotsCreated == 0)
    #expect(after.liveEdges == before.liveEdges)
    #expect(after.pages == before.pages)
    #expect(graph.checkInvariants() == [])
  }

  @Test func `cellx runs each rule once for each change, without new edges`() {
    let graph = Graph()
    let cellx = Cellx(layers: 1_000, in: graph)
    #expect(cellx.read() == [-3, -6, -2, 2])
    graph.resetCounters()
    cellx.write()
    #expect(cellx.read() == [-2, -4, 2, 3])
    #expect(graph.counters.rulesRun == 8_000)
    #expect(graph.counters.edgesCreated == 0)
  }
}
