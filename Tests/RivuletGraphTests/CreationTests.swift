import RivuletGraph
import Testing

@Suite struct CreationTests {
  @Test func `a rule makes and frees rows while it runs`() {
    let graph = LoggedGraph()
    let ids = graph.input("ids", [1, 2])
    let scale = graph.input("scale", 10)
    let rows = Box<[Int: (subgraph: Subgraph, value: Attribute<Int>)]>([:])
    let total = graph.rule("total") {
      let wanted = ids.value
      for (id, row) in rows.value where !wanted.contains(id) {
        row.subgraph.free()
        rows.value[id] = nil
      }
      for id in wanted where rows.value[id] == nil {
        let subgraph = graph.root.makeChild()
        rows.value[id] = (subgraph, graph.rule("row \(id)", in: subgraph) { id * scale.value })
      }
      return wanted.reduce(0) { $0 + rows.value[$1]!.value.value }
    }
    graph.observe(total)
    graph.expectRan("row 1", "row 2", "total")
    #expect(total.value == 30)
    ids.value = [2, 3]
    graph.expectRan("row 3", "total")
    #expect(total.value == 50)
    graph.graph.freeDeferred()
    scale.value = 100
    graph.expectRan("row 2", "row 3", "total")
    #expect(total.value == 500)
    ids.value = []
    graph.expectRan("total")
    graph.graph.freeDeferred()
    graph.expectSound()
    #expect(graph.graph.counters.liveSlots == 4)
  }

  @Test func `a rule may make so much that the graph takes new pages`() {
    let graph = LoggedGraph()
    let total = graph.rule("total") {
      let inputs = (0..<10_000).map { graph.input("input", $0) }
      return inputs.reduce(0) { $0 + $1.value }
    }
    #expect(total.value == 49_995_000)
    graph.expectSound()
    #expect(graph.graph.counters.slotsCreated == 10_001)
  }

  @Test func `creation numbers ascend and are not used again`() {
    let graph = LoggedGraph()
    var numbers: [UInt32] = []
    for _ in 0..<3 {
      let child = graph.root.makeChild()
      numbers.append(graph.input("input", 1, in: child).id.sequence)
      child.free()
      graph.graph.freeDeferred()
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test func `a rule knows where it stands`() {
    let graph = LoggedGraph()
    let child = graph.root.makeChild()
    let seen = Box<(AttributeID, Bool, Bool)?>(nil)
    let rule: Attribute<Int> = graph.rule("rule", in: child) { output in
      seen.value = (output.id, output.graph === graph.graph, output.subgraph === child)
      return Int(output.ranAt)
    }
    #expect(rule.value == 0)
    #expect(seen.value?.0 == rule.id)
    #expect(seen.value?.1 == true)
    #expect(seen.value?.2 == true)
    #expect(rule.id.graph === graph.graph)
    #expect(rule.id.subgraph === child)
    #expect(child.parent === graph.root)
    #expect(graph.root.parent == nil)
  }

  @Test(arguments: ["rule", "declared", "invalidate"]) func `the graph of another host is refused`(call: String) async {
    #if DEBUG
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [call] in
      let one = LoggedGraph()
      let other = LoggedGraph()
      let foreign = other.input("foreign", 1)
      switch call {
      case "rule": one.rule("rule", in: other.root) { 1 }
      case "declared": one.rule("rule", reading: [foreign.id]) { 1 }
      default: one.graph.invalidate(foreign.id)
      }
    }
    #expect(standardError(result).contains("belongs to another graph. Use the graph that made it."))
    #endif
  }
}
