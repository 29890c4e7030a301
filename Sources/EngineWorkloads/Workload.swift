package import RivuletGraph

/// A propagation workload: a graph, and the writes and reads of one iteration.
package struct Workload: Sendable {
  package let name: String
  /// The exact number of rules that run in one iteration.
  package let recomputes: Int
  let make: @Sendable (Graph) -> () -> Void

  /// Builds the graph, brings it up to date, and returns a closure that runs one iteration and traps on a wrong value.
  package func build(in graph: Graph) -> () -> Void {
    let iteration = make(graph)
    graph.flush(Workload.lane)
    return iteration
  }

  static let lane = Lane(0)

  package static let all: [Workload] = [avoidable, broad, deep, diamond, mux, repeated, triangle, unstable]
}

extension Graph {
  func input(_ value: Int) -> Attribute<Int> { makeInput(value, in: root) }

  func rule<R: Rule>(_ rule: R) -> Attribute<R.Value> { makeRule(rule, in: root) }

  func effect(_ source: Attribute<Int>) { makeSink(Effect(source: source), lane: Workload.lane, in: root) }

  /// Writes one input and flushes.
  func write(_ value: Int, to input: Attribute<Int>) {
    input.set(value)
    flush(Workload.lane)
  }
}

extension Workload {
  static let avoidable = Workload(name: "avoidable", recomputes: 2_002) { graph in
    let head = graph.input(0)
    let c1 = graph.rule(Add(source: head, constant: 0))
    let c2 = graph.rule(Zero(source: c1))
    let c3 = graph.rule(BusyAdd(source: c2, constant: 1))
    let c4 = graph.rule(Add(source: c3, constant: 2))
    let c5 = graph.rule(Add(source: c4, constant: 3))
    graph.makeSink(BusyEffect(source: c5), lane: lane, in: graph.root)
    return {
      graph.write(1, to: head)
      for index in 0..<1_000 {
        graph.write(index, to: head)
        precondition(c5.value == 6)
      }
    }
  }

  static let broad = Workload(name: "broad", recomputes: 7_650) { graph in
    let head = graph.input(0)
    var last = head
    for index in 0..<50 {
      last = graph.rule(Add(source: graph.rule(Add(source: head, constant: index)), constant: 1))
      graph.effect(last)
    }
    let end = last
    return {
      graph.write(1, to: head)
      for index in 0..<50 {
        graph.write(index, to: head)
        precondition(end.value == index + 50)
      }
    }
  }

  static let deep = Workload(name: "deep", recomputes: 2_601) { graph in
    let head = graph.input(0)
    var last = head
    for _ in 0..<50 { last = graph.rule(Add(source: last, constant: 1)) }
    graph.effect(last)
    let end = last
    return {
      graph.write(1, to: head)
      for index in 0..<50 {
        graph.write(index, to: head)
        precondition(end.value == index + 50)
      }
    }
  }

  static let diamond = Workload(name: "diamond", recomputes: 3_507) { graph in
    let head = graph.input(0)
    let sum = graph.rule(Sum(sources: (0..<5).map { _ in graph.rule(Add(source: head, constant: 1)) }))
    graph.effect(sum)
    return {
      graph.write(1, to: head)
      for index in 0..<500 {
        graph.write(index, to: head)
        precondition(sum.value == (index + 1) * 5)
      }
    }
  }

  static let mux = Workload(name: "mux", recomputes: 1_854) { graph in
    let heads = (0..<100).map { _ in graph.input(0) }
    let gathered = graph.rule(Gather(sources: heads))
    let ends = (0..<100).map { graph.rule(Add(source: graph.rule(Pick(source: gathered, index: $0)), constant: 1)) }
    for end in ends { graph.effect(end) }
    return {
      for factor in 1...2 {
        for index in 0..<10 {
          graph.write(index * factor, to: heads[index])
          precondition(ends[index].value == index * factor + 1)
        }
      }
    }
  }

  static let repeated = Workload(name: "repeated", recomputes: 202) { graph in
    let head = graph.input(0)
    let sum = graph.rule(Repeat(source: head))
    graph.effect(sum)
    return {
      graph.write(1, to: head)
      for index in 0..<100 {
        graph.write(index, to: head)
        precondition(sum.value == index * 30)
      }
    }
  }

  static let triangle = Workload(name: "triangle", recomputes: 1_111) { graph in
    let head = graph.input(0)
    var items = [head]
    for _ in 1..<10 { items.append(graph.rule(Add(source: items[items.count - 1], constant: 1))) }
    let sum = graph.rule(Sum(sources: items))
    graph.effect(sum)
    return {
      graph.write(1, to: head)
      for index in 0..<100 {
        graph.write(index, to: head)
        precondition(sum.value == 45 + index * 10)
      }
    }
  }

  static let unstable = Workload(name: "unstable", recomputes: 303) { graph in
    let head = graph.input(0)
    let double = graph.rule(Twice(source: head))
    let negative = graph.rule(Negate(source: head))
    let flip = graph.rule(Flip(head: head, odd: double, even: negative))
    graph.effect(flip)
    return {
      graph.write(1, to: head)
      precondition(flip.value == 40)
      for index in 0..<100 { graph.write(index, to: head) }
    }
  }
}
