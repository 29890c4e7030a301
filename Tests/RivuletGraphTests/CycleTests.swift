import RivuletGraph
import Testing

@Suite struct CycleTests {
  private struct Ping: Rule {
    let isLinked: Attribute<Bool>
    let other: Box<Attribute<Int>?>
    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(isLinked.value ? other.value!.value + 1 : 0) }
  }

  private struct Pong: Rule {
    let source: Attribute<Int>
    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(source.value) }
  }

  private struct Selfish: Rule {
    let own: Box<Attribute<Int>?>
    let source: Attribute<Int>
    mutating func update(_ output: borrowing RuleOutput<Int>) { output.set(own.value!.value + source.value) }
  }

  @Test func `a rule that reads itself gets its value of before, and the cycle is reported`() {
    let graph = LoggedGraph()
    let isLinked = graph.input("isLinked", false)
    let own = Box<Attribute<Int>?>(nil)
    let ping = graph.graph.makeRule(Ping(isLinked: isLinked.attribute, other: own), in: graph.root)
    own.value = ping
    #expect(ping.value == 0)
    isLinked.value = true
    #expect(ping.value == 1)
    graph.expectIssues(
      "The rule Ping depends on itself: it was read while running. The value from the previous run is used. Remove the read.")
    graph.expectSound()
    isLinked.value = false
    #expect(ping.value == 0)
    graph.expectIssues()
  }

  @Test func `a cycle of several rules is named from the first to the last`() {
    let graph = LoggedGraph()
    let isLinked = graph.input("isLinked", false)
    let last = Box<Attribute<Int>?>(nil)
    let ping = graph.graph.makeRule(Ping(isLinked: isLinked.attribute, other: last), in: graph.root)
    let double = graph.rule("double") { ping.value * 2 }
    let pong = graph.graph.makeRule(Pong(source: double), in: graph.root)
    last.value = pong
    #expect(pong.value == 0)
    isLinked.value = true
    #expect(ping.value == 1)
    graph.expectIssues(
      "The rules Ping, Pong, LoggedRule<Int> depend on each other: Ping was read while running. The value from the previous run is used. "
        + "Remove one of the reads.")
    graph.expectSound()
    #expect(pong.value == 2 || pong.value == 0)
    graph.expectSound()
  }

  @Test func `a cycle through a rule that waits for its sources is reported too`() {
    let graph = LoggedGraph()
    let isLinked = graph.input("isLinked", false)
    let pong = Box<Attribute<Int>?>(nil)
    let ping = graph.graph.makeRule(Ping(isLinked: isLinked.attribute, other: pong), in: graph.root)
    pong.value = graph.graph.makeRule(Pong(source: ping), in: graph.root)
    graph.observe(pong.value!)
    graph.graph.flush(Lane(0))
    isLinked.value = true
    graph.graph.flush(Lane(0))
    graph.expectIssues(
      "The rules Ping, Pong depend on each other: Ping was read while running. The value from the previous run is used. "
        + "Remove one of the reads.")
    graph.expectSound()
    isLinked.value = false
    graph.graph.flush(Lane(0))
    #expect(graph.log.takeIssues() == [])
    #expect(pong.value!.value == 0)
    graph.expectSound()
  }

  @Test func `an untracked read of the running rule is a cycle`() {
    let graph = LoggedGraph()
    let own = Box<Attribute<Int>?>(nil)
    let source = graph.input("source", 1)
    let rule = graph.rule("rule") { source.value + (own.value?.untrackedValue ?? 0) }
    #expect(rule.value == 1)
    own.value = rule
    source.value = 2
    #expect(rule.value == 3)
    #expect(graph.log.takeIssues().count == 1)
  }

  @Test(arguments: [true, false]) func `a cycle without a value ends with a sentence`(isTracked: Bool) async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { [isTracked] in
      let graph = LoggedGraph()
      let own = Box<Attribute<Int>?>(nil)
      let source = graph.input("source", 1)
      if isTracked {
        own.value = graph.graph.makeRule(Selfish(own: own, source: source.attribute), in: graph.root)
      } else {
        own.value = graph.rule("rule") { own.value!.untrackedValue }
      }
      _ = own.value!.value
    }
    let name = isTracked ? "Selfish" : "LoggedRule<Int>"
    #expect(standardError(result).contains("The rule \(name) depends on itself: it was read while running, and has no value yet."))
  }

  @Test func `a cycle in a long chain does not exhaust the stack`() {
    onSmallStack {
      let graph = LoggedGraph()
      let isLinked = graph.input("isLinked", false)
      let last = Box<Attribute<Int>?>(nil)
      var end = graph.graph.makeRule(Ping(isLinked: isLinked.attribute, other: last), in: graph.root)
      for _ in 0..<10_000 { end = graph.graph.makeRule(Pong(source: end), in: graph.root, reading: [end.id]) }
      last.value = end
      #expect(end.value == 0)
      isLinked.value = true
      _ = end.value
      #expect(!graph.log.takeIssues().isEmpty)
      graph.expectSound()
      // The link goes, and with it the cycle.
      isLinked.value = false
      #expect(end.value == 0)
      graph.expectSound()
    }
  }
}
