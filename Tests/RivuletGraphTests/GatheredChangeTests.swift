import RivuletGraph
import Testing

/// What a rule that gathers changes learns of its first source.
@Suite struct GatheredChangeTests {
  private typealias Bytes = SIMD8<UInt8>

  /// Hands its source on, and says where it differs, if the first byte is even.
  private struct Telling: Rule {
    let source: Attribute<Bytes>

    mutating func update(_ output: borrowing RuleOutput<Bytes>) { output.set(source.value) }

    static func isValue(in slot: UnsafeMutablePointer<Slot>, equalTo candidate: UnsafeRawPointer) -> Bool {
      let (old, new) = (slot.storedValue.load(as: Bytes.self), candidate.load(as: Bytes.self))
      guard let part = GatheredChangeTests.difference(old, new) else { return true }
      if new[0] % 2 == 0 { slot.noteDifference(in: part) }
      return false
    }
  }

  private final class Log {
    var changes: [ByteSpan?] = []
  }

  private struct Gatherer: Rule {
    let source: Attribute<Bytes>
    let other: Attribute<Int>
    let part: ByteSpan
    let log: Log

    mutating func update(_ output: borrowing RuleOutput<GatheredChange>) {
      _ = source.start.partPlace(part)
      if output.hasValue {
        log.changes.append(output.changedPart(of: source.id))
      } else {
        output.set(GatheredChange())
      }
      _ = other.value
    }
  }

  private let graph = Graph(lanes: [.creation])
  private let log = Log()
  private let input: Attribute<Bytes>
  private let other: Attribute<Int>
  private let source: Attribute<Bytes>
  private let gatherer: Attribute<GatheredChange>

  init() {
    input = graph.makeInput(Bytes(), in: graph.root, name: "input")
    other = graph.makeInput(0, in: graph.root, name: "other")
    source = graph.makeRule(Telling(source: input), in: graph.root)
    gatherer = graph.root.makeGatherer(
      Gatherer(source: source, other: other, part: ByteSpan(from: 2, to: 6), log: log), lane: Lane(0))
    graph.flush(Lane(0))
  }

  private static func difference(_ old: Bytes, _ new: Bytes) -> ByteSpan? {
    let changed = (0..<8).filter { old[$0] != new[$0] }
    guard let first = changed.first, let last = changed.last else { return nil }
    return ByteSpan(from: first, to: last + 1)
  }

  private func write(_ change: (inout Bytes) -> Void) {
    var bytes = input.untrackedValue
    change(&bytes)
    input.set(bytes)
  }

  private func flush() -> [ByteSpan?] {
    graph.flush(Lane(0))
    defer { log.changes = [] }
    #expect(graph.checkInvariants() == [])
    return log.changes
  }

  @Test func `a change in its part runs it, and it learns which`() {
    write { $0[3] = 1 }
    #expect(flush() == [ByteSpan(from: 3, to: 4)])
    write { $0[7] = 1 }
    #expect(flush() == [])
  }

  @Test func `a run for another source learns that the first is as it was`() {
    other.set(1)
    #expect(flush() == [nil])
  }

  @Test func `changes between two runs are taken together, those beside its part too`() {
    write { $0[3] = 1 }
    _ = source.untrackedValue
    write { $0[5] = 1 }
    _ = source.untrackedValue
    #expect(flush() == [ByteSpan(from: 3, to: 6)])
    write { $0[7] = 1 }
    _ = source.untrackedValue
    write { $0[4] = 1 }
    #expect(flush() == [ByteSpan(from: 4, to: 8)])
  }

  @Test func `a change as a whole between those in parts counts as one of the whole`() {
    write { $0[3] = 1 }
    _ = source.untrackedValue
    write { $0[0] = 1 }
    _ = source.untrackedValue
    write {
      $0[0] = 2
      $0[4] = 1
    }
    #expect(flush() == [.whole])
    write { $0[3] = 7 }
    #expect(flush() == [ByteSpan(from: 3, to: 4)])
  }

  @Test func `who asks for a run makes everything count as changed, once`() {
    graph.invalidate(gatherer.id)
    #expect(flush() == [.whole])
    write { $0[3] = 1 }
    graph.invalidate(gatherer.id)
    #expect(flush() == [.whole])
    write { $0[3] = 2 }
    #expect(flush() == [ByteSpan(from: 3, to: 4)])
  }

  @Test func `what is gathered always covers what differs from the run before`() {
    var random = SplitMix(state: 7)
    var seen = source.untrackedValue
    for _ in 0..<2_000 {
      switch random.next(below: 5) {
      case 0, 1:
        let (index, value) = (random.next(below: 8), UInt8(random.next(below: 4)))
        write { $0[index] = value }
      case 2: _ = source.untrackedValue
      case 3: other.set(random.next(below: 100))
      default:
        let runs = flush()
        #expect(runs.count <= 1)
        let now = source.untrackedValue
        let relevant = (2..<6).filter { seen[$0] != now[$0] }
        if let run = runs.first {
          for index in relevant { #expect(run?.overlaps(ByteSpan(from: index, to: index + 1)) == true) }
          seen = now
        } else {
          #expect(relevant.isEmpty)
        }
      }
    }
  }
}
