import Combine
import Foundation
import Testing

@Suite struct ConcurrentSendTests {
  /// State without any lock: only the pipeline's own order protects it.
  private final class Bare {
    var values: [Int] = []
    var isInside = false
    var overlaps = 0

    func take(_ value: Int) {
      if isInside { overlaps += 1 }
      isInside = true
      values.append(value)
      isInside = false
    }
  }

  @Test func `what ten threads send arrives once each and never two at a time`() {
    let subject = PassthroughSubject<Int, Never>()
    let bare = Bare()
    let sink = subject.sink { bare.take($0) }
    let shared = Shared(subject)
    onTenThreads { thread in for value in 0..<1000 { shared.value.send(thread * 1000 + value) } }
    #expect(bare.values.sorted() == Array(0..<10_000))
    #expect(bare.overlaps == 0)
    sink.cancel()
  }

  @Test func `ten threads never get more past a limited demand than was asked for`() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.probe(.max(100)) { _, value in value % 2 == 0 ? .max(1) : .none }
    let shared = Shared(subject)
    onTenThreads { _ in for value in 0..<400 { shared.value.send(value) } }
    let odd = probe.events.filter { Int($0)! % 2 == 1 }.count
    #expect(odd == 100)
  }

  @Test func `each thread's values keep their order`() {
    let subject = CurrentValueSubject<(Int, Int), Never>((-1, 0))
    let log = Log<(Int, Int)>()
    let sink = subject.sink { log.add($0) }
    let shared = Shared(subject)
    onTenThreads { thread in for value in 0..<300 { shared.value.send((thread, value)) } }
    for thread in 0..<10 { #expect(log.elements.filter { $0.0 == thread }.map(\.1) == Array(0..<300)) }
    sink.cancel()
  }

  @Test func `who joins while others send never ends with an old value`() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let shared = Shared(subject)
    let stale = Log<Int>()
    onTenThreads { thread in
      if thread == 0 {
        for value in 1...2000 { shared.value.send(value) }
      } else {
        for _ in 0..<200 {
          let seen = Log<Int>()
          let sink = shared.value.sink { seen.add($0) }
          sink.cancel()
          if seen.elements != seen.elements.sorted() { stale.add(thread) }
        }
      }
    }
    #expect(stale.elements.isEmpty)
    #expect(subject.everything == "2000")
  }

  @Test func `subscribing, cancelling, sending and ending on ten threads leaves everybody with one end or none`() {
    for _ in 0..<20 {
      let subject = PassthroughSubject<Int, Never>()
      let shared = Shared(subject)
      let ends = Log<Int>()
      let sinks = Log<AnyCancellable>()
      onTenThreads { thread in
        for round in 0..<40 {
          let sink = shared.value.sink(receiveCompletion: { _ in ends.add(thread * 40 + round) }, receiveValue: { _ in })
          if round % 3 == 0 { sink.cancel() } else { sinks.add(sink) }
          shared.value.send(round)
          if thread == 5, round == 30 { shared.value.send(completion: .finished) }
        }
      }
      #expect(Set(ends.elements).count == ends.elements.count)
      #expect(ends.elements.count >= sinks.elements.count)
    }
  }

  @Test func `a chain of operators may be fed by ten threads`() {
    let subject = PassthroughSubject<Int, Never>()
    let log = Log<Int>()
    let sink = subject.filter { $0 % 2 == 0 }.map { $0 / 2 }.scan(0) { sum, _ in sum + 1 }.sink { log.add($0) }
    let shared = Shared(subject)
    onTenThreads { _ in for value in 0..<200 { shared.value.send(value) } }
    #expect(log.elements == Array(1...1000))
    sink.cancel()
  }

  @Test func `mixing, joining and flattening may be fed by ten threads`() {
    let left = PassthroughSubject<Int, Never>()
    let right = PassthroughSubject<Int, Never>()
    let (merged, zipped, latest, flat) = (Bare(), Bare(), Bare(), Bare())
    let sinks = [
      left.merge(with: right).sink { merged.take($0) },
      left.zip(right).sink { zipped.take($0.0 + $0.1) },
      left.combineLatest(right).sink { latest.take($0.0 + $0.1) },
      left.flatMap { [$0, $0].publisher }.sink { flat.take($0) },
    ]
    let shared = Shared((left, right))
    onTenThreads { thread in
      for value in 0..<100 { (thread % 2 == 0 ? shared.value.0 : shared.value.1).send(value) }
    }
    #expect(merged.values.count == 1000)
    #expect(zipped.values.count == 500)
    #expect(latest.values.count <= 999 && latest.values.count >= 500)
    #expect(flat.values.count == 1000)
    #expect(merged.overlaps + zipped.overlaps + latest.overlaps + flat.overlaps == 0)
    withExtendedLifetime(sinks) {}
  }
}

/// Hands something to several threads; the thing is safe by itself.
struct Shared<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
