import RivuletGraph
import Testing

/// Rules that read a part of a value and depend on nothing else of it.
@Suite struct PartReadTests {
  private struct Quad: Equatable {
    var numbers = (0, 0, 0, 0)

    init(_ numbers: [Int] = [0, 0, 0, 0]) {
      self.numbers = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    subscript(index: Int) -> Int { [numbers.0, numbers.1, numbers.2, numbers.3][index] }

    static func == (lhs: Quad, rhs: Quad) -> Bool { lhs.numbers == rhs.numbers }
  }

  /// Hands its source on, and says where it differs.
  private struct Telling: Rule {
    let source: Attribute<Quad>

    mutating func update(_ output: borrowing RuleOutput<Quad>) { output.set(source.value) }

    static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
      let (old, new) = (slot.storedValue.load(as: Quad.self), candidate.load(as: Quad.self))
      let changed = (0..<4).filter { old[$0] != new[$0] }
      guard let first = changed.first, let last = changed.last else { return true }
      if first > 0 || last < 3 { slot.noteDifference(in: ByteSpan(from: first * 8, to: (last + 1) * 8)) }
      return false
    }
  }

  private let graph = LoggedGraph()

  private func number(_ index: Int, of quad: Attribute<Quad>) -> Attribute<Int> { quad.field(Int.self, at: index * 8) }

  @Test func `a reader of a part runs for that part alone, one of the whole for each`() {
    let source = graph.input("source", Quad())
    let quad = graph.graph.makeRule(Telling(source: source.attribute), in: graph.root)
    let first = number(0, of: quad)
    let third = number(2, of: quad)
    graph.sink("first") { first.withPart { $0 } }
    graph.sink("third") { third.withPart { $0 } }
    graph.sink("whole") { quad.value[3] }
    graph.expectRan("first", "third", "whole")
    source.value = Quad([1, 0, 0, 0])
    graph.expectRan("first", "whole")
    source.value = Quad([1, 0, 3, 0])
    graph.expectRan("third", "whole")
    source.value = Quad([1, 2, 3, 0])
    graph.expectRan("whole")
    source.value = Quad([4, 2, 4, 0])
    graph.expectRan("first", "third", "whole")
    source.value = Quad([4, 2, 4, 0])
    graph.expectRan()
  }

  @Test func `what lies behind a reader of a part is not looked at either`() {
    let source = graph.input("source", Quad())
    let quad = graph.graph.makeBarrier(Telling(source: source.attribute), lane: Lane(0), in: graph.root)
    let second = number(1, of: quad)
    let twice = graph.rule("twice") { second.withPart { $0 } * 2 }
    graph.sink("end") { twice.value }
    graph.expectRan("twice", "end")
    source.value = Quad([1, 0, 0, 0])
    graph.expectRan()
    source.value = Quad([1, 1, 0, 0])
    graph.expectRan("twice", "end")
    #expect(twice.value == 2)
  }

  @Test func `a change of an input concerns all who read a part of it`() {
    let source = graph.input("source", Quad())
    let first = number(0, of: source.attribute)
    graph.sink("first") { first.withPart { $0 } }
    graph.expectRan("first")
    source.value = Quad([0, 1, 0, 0])
    graph.expectRan("first")
  }

  @Test func `a reader that has missed changes beside its part sees the next one in it`() {
    let source = graph.input("source", Quad())
    let other = graph.input("other", 0)
    let quad = graph.graph.makeRule(Telling(source: source.attribute), in: graph.root)
    let first = number(0, of: quad)
    let sum = graph.sink("sum") { other.value + first.withPart { $0 } }
    graph.expectRan("sum")
    source.value = Quad([0, 1, 0, 0])
    graph.expectRan()
    other.value = 5
    graph.expectRan("sum")
    source.value = Quad([7, 1, 0, 0])
    graph.expectRan("sum")
    #expect(sum.value == 12)
  }

  @Test func `readers of parts run exactly for what changed, whatever changed before`() {
    let source = graph.input("source", Quad())
    let quad = graph.graph.makeRule(Telling(source: source.attribute), in: graph.root)
    let sinks = (0..<4).map { index in
      let part = number(index, of: quad)
      return graph.sink("\(index)") { part.withPart { $0 } }
    }
    graph.expectRan("0", "1", "2", "3")
    var now = [0, 0, 0, 0]
    // Each set of numbers changes after each other one.
    for former in 0..<16 {
      for latter in 0..<16 {
        for set in [former, latter] {
          let changed = (0..<4).filter { set >> $0 & 1 == 1 }
          for index in changed { now[index] += 1 }
          source.value = Quad(now)
          graph.graph.flush(Lane(0))
          // What lies between the first and the last change counts as changed.
          graph.expectLogged(changed.isEmpty ? [] : (changed[0]...changed[changed.count - 1]).map(String.init))
          #expect(sinks.map(\.value) == now)
        }
      }
    }
  }
}
