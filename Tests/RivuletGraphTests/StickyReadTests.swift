import RivuletGraph
import Testing

@Suite struct StickyReadTests {
  @Test func `a sticky source wakes its reader even if the last run did not read it (B3.03)`() {
    let graph = LoggedGraph()
    let isShown = graph.input("isShown", true)
    let count = graph.input("count", 0)
    graph.sink("body") { isShown.value ? count.attribute.stickyValue : -1 }
    graph.expectRan("body")
    isShown.value = false
    graph.expectRan("body")
    count.value = 1
    graph.expectRan("body")
    count.value = 2
    graph.expectRan("body")
  }

  @Test func `a source never read does not wake, sticky or not (B3.01)`() {
    let graph = LoggedGraph()
    let isShown = graph.input("isShown", false)
    let count = graph.input("count", 0)
    graph.sink("body") { isShown.value ? count.attribute.stickyValue : -1 }
    graph.expectRan("body")
    count.value = 1
    graph.expectRan()
  }

  @Test func `a plain read that becomes sticky stays`() {
    let graph = LoggedGraph()
    let step = graph.input("step", 0)
    let count = graph.input("count", 0)
    graph.sink("body") {
      switch step.value {
      case 0: count.value
      case 1: count.attribute.stickyValue
      default: 0
      }
    }
    for value in 0...2 {
      step.value = value
      graph.expectRan("body")
    }
    count.value = 1
    graph.expectRan("body")
  }

  @Test func `sticky edges stay among others that come and go`() {
    let graph = LoggedGraph()
    let step = graph.input("step", 0)
    let inputs = (0..<5).map { graph.input("input", $0) }
    let sum = graph.sink("sum") {
      switch step.value {
      case 0: inputs[0].value + inputs[1].attribute.stickyValue + inputs[2].value + inputs[3].attribute.stickyValue
      case 1: inputs[4].value + inputs[3].value
      default: inputs[2].value
      }
    }
    graph.expectRan("sum")
    step.value = 1
    graph.expectRan("sum")
    #expect(graph.graph.counters.liveEdges == 4)
    step.value = 2
    graph.expectRan("sum")
    #expect(sum.untrackedValue == 2)
    #expect(graph.graph.counters.liveEdges == 4)
    inputs[0].value = 10
    inputs[4].value = 10
    graph.expectRan()
    inputs[1].value = 10
    inputs[3].value = 10
    graph.expectRan("sum")
  }
}
