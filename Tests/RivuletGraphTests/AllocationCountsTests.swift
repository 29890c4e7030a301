import AllocationCount
import EngineWorkloads
import RivuletGraph
import Testing

/// An update that changes no structure asks for no memory. Optimised builds only; debug builds ask for what the optimiser takes away.
#if !DEBUG
struct AllocationCountsTests {
  @Test(arguments: Workload.all) func `an update that stays in its structure asks for no memory`(workload: Workload) {
    let graph = Graph()
    let iteration = workload.build(in: graph)
    for _ in 0..<3 { iteration() }
    let before = rivulet_allocations_of_this_thread()
    iteration()
    // One rule of this workload makes an array each time it runs; of the twenty writes two change nothing.
    let valuesOfRules: UInt = workload.name == "mux" ? 18 : 0
    #expect(rivulet_allocations_of_this_thread() - before == valuesOfRules)
  }

  @Test func `the count sees what is asked for`() {
    let before = rivulet_allocations_of_this_thread()
    let graph = Graph()
    #expect(rivulet_allocations_of_this_thread() > before)
    withExtendedLifetime(graph) {}
  }
}
#endif
