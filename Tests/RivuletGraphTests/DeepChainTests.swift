import Foundation
import RivuletGraph
import Testing

/// Chains far longer than the stack would allow if each link cost a call.
@Suite struct DeepChainTests {
  @Test func `a chain of 100,000 rules is marked and brought up to date on a small stack`() {
    onSmallStack {
      let graph = Graph()
      let source = graph.makeInput(0, in: graph.root)
      let end = chain(of: 100_000, from: source, in: graph)
      #expect(end.value == 100_000)
      #expect(source.set(5))
      #expect(end.value == 100_005)
      #expect(graph.counters.rulesRun == 200_000)
      #expect(graph.checkInvariants() == [])
    }
  }

  @Test func `a chain that ends in a sink is flushed on a small stack`() {
    onSmallStack {
      let graph = Graph()
      let source = graph.makeInput(0, in: graph.root)
      let end = chain(of: 100_000, from: source, in: graph)
      graph.makeSink(Sum(sources: [end]), lane: Lane(0), in: graph.root)
      graph.flush(Lane(0))
      #expect(source.set(5))
      #expect(graph.flush(Lane(0)) == 1)
      #expect(graph.counters.rulesRun == 200_002)
    }
  }

  @Test func `a chain whose links all read the head, all dirty at once`() {
    onSmallStack {
      let graph = Graph()
      let head = graph.makeInput(1, in: graph.root)
      var last = graph.makeRule(Sum(sources: [head]), in: graph.root)
      for _ in 1..<50_000 { last = graph.makeRule(Sum(sources: [head, last]), in: graph.root, reading: [head.id, last.id]) }
      #expect(last.value == 50_000)
      #expect(head.set(2))
      #expect(last.value == 100_000)
      #expect(graph.counters.rulesRun == 100_000)
    }
  }

  @Test func `a chain of which every link was invalidated`() {
    onSmallStack {
      let graph = Graph()
      let source = graph.makeInput(0, in: graph.root)
      var links = [source]
      for _ in 0..<50_000 { links.append(graph.makeRule(Sum(sources: [links.last!]), in: graph.root, reading: [links.last!.id])) }
      _ = links.last!.value
      for link in links { graph.invalidate(link.id) }
      #expect(links.last!.value == 0)
      #expect(graph.counters.rulesRun == 100_000)
    }
  }

  @Test func `freeing a long chain and a deep nest of subgraphs`() {
    onSmallStack {
      let graph = Graph()
      let source = graph.makeInput(0, in: graph.root)
      let child = graph.root.makeChild()
      var nest = child
      for _ in 0..<1_000 { nest = nest.makeChild() }
      let end = chain(of: 50_000, from: source, in: graph, subgraph: nest)
      #expect(end.value == 50_000)
      child.leave()
      child.returnToLive()
      child.free()
      graph.freeDeferred()
      #expect(graph.counters.liveSlots == 1)
      #expect(graph.counters.liveEdges == 0)
    }
  }

  private struct Sum: Rule {
    let sources: [Attribute<Int>]
    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(sources.reduce(0) { $0 + $1.value }) }
  }

  private struct Next: Rule {
    let source: Attribute<Int>
    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value + 1) }
  }

  private func chain(of length: Int, from source: Attribute<Int>, in graph: Graph, subgraph: Subgraph? = nil) -> Attribute<Int> {
    var end = source
    for _ in 0..<length { end = graph.makeRule(Next(source: end), in: subgraph ?? graph.root, reading: [end.id]) }
    return end
  }
}
