import Combine
import Foundation
import Testing

@Suite struct FlattenTests {
  @Test func `values of all publishers are mixed as they come`() {
    let (a, b) = (PassthroughSubject<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let probe = a.merge(with: b).probe(.unlimited)
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    b.send(completion: .finished)
    #expect(probe.text == "1 2 3 finished")
  }

  @Test func `one failure ends the mix and cancels the others`() {
    let (a, b) = (HandSource<Int, Trouble>(), PassthroughSubject<Int, Trouble>())
    let probe = a.merge(with: b).probe(.unlimited)
    b.send(completion: .failure(.one))
    a.send(1)
    #expect(probe.text == "failed(one)")
    #expect(a.text == "request(unlimited) cancel")
  }

  @Test func `a mix with limited demand draws one value at a time from each`() {
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = a.merge(with: b).probe(.max(1))
    #expect(a.text == "request(max(1))" && b.text == "request(max(1))")
    #expect(a.send(1) == .max(1))
    #expect(a.send(2) == .none)
    #expect(b.send(3) == .none)
    #expect(probe.text == "1")
    probe.request(.max(1))
    #expect(probe.text == "1 2")
    #expect(a.text == "request(max(1)) request(max(1))")
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(probe.text == "1 2")
    probe.request(.max(1))
    #expect(probe.text == "1 2 3 finished")
  }

  @Test func `three and many publishers are mixed alike`() {
    #expect(Just(1).merge(with: [2].publisher, [3].publisher).everything == "1 2 3 finished")
    #expect(Just(1).merge(with: [2].publisher).merge(with: Just(3)).everything == "1 2 3 finished")
    #expect(Publishers.MergeMany([Just(1), Just(2)]).everything == "1 2 finished")
    #expect(Publishers.MergeMany([Just<Int>]()).everything == "finished")
    #expect(Just(1).merge(with: Just(2)).everything == "1 2 finished")
  }

  @Test func `every value becomes a publisher`() {
    #expect([1, 2, 3].publisher.flatMap { Array(repeating: $0, count: $0).publisher }.everything == "1 2 2 3 3 3 finished")
  }

  @Test func `failures on either side end a flattened stream`() {
    let outer = PassthroughSubject<Int, Trouble>()
    let probe = outer.flatMap { Just($0).setFailureType(to: Trouble.self) }.probe(.unlimited)
    let inner = outer.flatMap { _ in Fail<Int, Trouble>(error: .two) }.probe(.unlimited)
    outer.send(1)
    outer.send(completion: .failure(.one))
    #expect(probe.text == "1 failed(one)")
    #expect(inner.text == "failed(two)")
    #expect(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .two) }.everything == "failed(two)")
    #expect(Fail<Int, Trouble>(error: .one).flatMap { Just($0) }.everything == "failed(one)")
  }

  @Test func `a limited number of publishers is listened to at a time`() {
    let source = HandSource<Int, Never>()
    let subjects = (0..<3).map { _ in PassthroughSubject<String, Never>() }
    let probe = source.flatMap(maxPublishers: .max(2)) { subjects[$0] }.probe(.unlimited)
    #expect(source.text == "request(max(2))")
    source.send(0)
    source.send(1)
    subjects[1].send("b")
    subjects[0].send("a")
    subjects[0].send(completion: .finished)
    #expect(source.text == "request(max(2)) request(max(1))")
    source.send(2)
    source.send(completion: .finished)
    subjects[2].send("c")
    subjects[2].send(completion: .finished)
    #expect(probe.text == "b a c")
    subjects[1].send(completion: .finished)
    #expect(probe.text == "b a c finished")
  }

  @Test func `a flattened stream holds one value of each publisher while nobody asks`() {
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = [a, b].publisher.flatMap { $0 }.probe()
    #expect(a.text == "request(max(1))")
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(completion: .finished)
    #expect(probe.text == "")
    probe.request(.max(1))
    #expect(probe.text == "1")
    probe.request(.max(1))
    #expect(probe.text == "1 2 finished")
  }

  @Test func `demand without limit is passed to all publishers`() {
    let a = HandSource<Int, Never>()
    let probe = Just(a).flatMap { $0 }.probe(.max(1))
    probe.request(.unlimited)
    #expect(a.text == "request(max(1)) request(unlimited)")
  }

  @Test func `cancelling a flattened stream cancels everything`() {
    let (outer, inner) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = outer.flatMap { _ in inner }.probe(.unlimited) { probe, _ in
      probe.cancel()
      return .none
    }
    outer.send(0)
    inner.send(1)
    inner.send(2)
    #expect(probe.text == "1")
    #expect(outer.text == "request(unlimited) cancel")
    #expect(inner.text == "request(unlimited) cancel")
  }

  @Test func `one value at a time from a long sequence does not make the stack grow`() {
    let probe = Just(0).flatMap { _ in (0..<50_000).publisher }.probe(.max(1)) { _, _ in .max(1) }
    #expect(probe.events.count == 50_001)
  }

  @Test func `long sequences one value at a time do not make the stack grow wherever they meet`() {
    let (numbers, one) = ((0..<20_000).publisher, Subscribers.Demand.max(1))
    func count<P: Publisher>(_ publisher: P) -> Int { publisher.probe(one) { _, _ in one }.events.count }
    #expect(count(numbers.zip(numbers)) == 20_001)
    #expect(count(numbers.merge(with: [1].publisher)) == 20_002)
    #expect(count(numbers.flatMap(maxPublishers: one) { Just($0) }) == 20_001)
    #expect(count(numbers.map { Just($0) }.switchToLatest()) <= 20_001)
    #expect(count(numbers.append(numbers).buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest)) == 40_001)
    #expect(count(CurrentValueSubject<Int, Never>(1).prefix(1).append(numbers).drop { $0 < 0 }) == 20_002)
    #expect(count(numbers.receive(on: ImmediateScheduler.shared).first { $0 == 19_999 }) == 2)
    #expect(count(numbers.flatMap { [$0].publisher }.zip(numbers.merge(with: numbers))) == 20_001)
  }

  @Test func `only the latest publisher is listened to`() {
    let outer = PassthroughSubject<HandSource<Int, Trouble>, Trouble>()
    let (a, b) = (HandSource<Int, Trouble>(), HandSource<Int, Trouble>())
    let probe = outer.switchToLatest().probe(.unlimited)
    outer.send(a)
    a.send(1)
    outer.send(b)
    a.send(2)
    b.send(3)
    a.send(completion: .failure(.one))
    outer.send(completion: .finished)
    #expect(probe.text == "1 3")
    b.send(completion: .finished)
    #expect(probe.text == "1 3 finished")
    #expect(a.text == "request(unlimited) cancel")
  }

  @Test func `a switch carries the unused demand over`() {
    let outer = PassthroughSubject<HandSource<Int, Never>, Never>()
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = outer.switchToLatest().probe(.max(3))
    outer.send(a)
    a.send(1)
    outer.send(b)
    #expect(a.text == "request(max(3)) cancel")
    #expect(b.text == "request(max(2))")
    probe.request(.max(1))
    #expect(b.text == "request(max(2)) request(max(1))")
  }

  @Test func `a switch inside a delivery asks the new publisher for what comes back`() {
    let outer = PassthroughSubject<HandSource<Int, Never>, Never>()
    let (a, b) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = outer.switchToLatest().probe(.max(1)) { _, _ in
      outer.send(b)
      return .max(2)
    }
    outer.send(a)
    #expect(a.send(1) == .none)
    #expect(b.text == "request(max(2))")
    #expect(probe.text == "1")
  }

  @Test func `a failure of the stream of publishers ends the latest`() {
    let outer = PassthroughSubject<Just<Int>, Trouble>()
    let probe = outer.map { $0.setFailureType(to: Trouble.self) }.switchToLatest().probe(.unlimited)
    outer.send(Just(1))
    outer.send(completion: .failure(.two))
    #expect(probe.text == "1 failed(two)")
    #expect([Just(1), Just(2)].publisher.switchToLatest().everything == "1 2 finished")
  }
}
