import Combine
import Foundation
import Testing

/// Operators whose upstream, downstream and scheduler live on different threads.
@Suite struct ConcurrentOperatorTests {
  @Test func `a merge of ten threads passes on everything, one value at a time`() {
    let subjects = (0..<10).map { _ in PassthroughSubject<Int, Never>() }
    let shared = Shared(subjects)
    let probe = Publishers.MergeMany(subjects).collect(7).probe(.unlimited)
    onTenThreads { number in
      for step in 0..<70 { shared.value[number].send(number * 70 + step) }
      shared.value[number].send(completion: .finished)
    }
    #expect(probe.events.count == 101 && probe.events.last == "finished")
  }

  @Test func `a signal from another thread ends a prefix exactly once`() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let shared = Shared((subject, other))
    let probe = subject.prefix(untilOutputFrom: other).probe(.unlimited)
    onTenThreads { number in
      for step in 0..<50 { shared.value.0.send(step) }
      if number == 3 { shared.value.1.send(0) }
      shared.value.0.send(completion: .finished)
    }
    #expect(probe.events.filter { $0 == "finished" }.count == 1)
  }

  @Test func `a signal from another thread opens a gate for all that comes later`() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let shared = Shared((subject, other))
    let probe = subject.drop(untilOutputFrom: other).probe(.unlimited)
    onTenThreads { number in
      if number == 0 { shared.value.1.send(0) } else { for step in 0..<50 { shared.value.0.send(step) } }
    }
    subject.send(1000)
    #expect(probe.events.last == "1000")
  }

  @Test func `a buffer that ten threads ask gives out each value once`() {
    let buffered = (0..<1000).publisher.buffer(size: 10, prefetch: .keepFull, whenFull: .dropNewest)
    let probe = buffered.probe()
    onTenThreads { _ in for _ in 0..<100 { probe.request(.max(1)) } }
    #expect(probe.events == (0..<1000).map(String.init))
    probe.request(.max(1))
    #expect(probe.events.last == "finished")
  }

  @Test func `cancelling from one thread while others send is safe`() {
    for _ in 0..<20 {
      let subject = PassthroughSubject<Int, Never>()
      let shared = Shared(subject)
      let probe = subject.buffer(size: 5, prefetch: .byRequest, whenFull: .dropOldest).collect(2).scan(0) { $0 + $1.count }
        .combineLatest(subject).zip(subject).probe(.max(1)) { _, _ in .max(1) }
      onTenThreads { number in
        if number == 5 { probe.cancel() } else { for step in 0..<20 { shared.value.send(step) } }
      }
      let count = probe.events.count
      subject.send(1)
      #expect(probe.events.count == count)
    }
  }

  @Test func `deliveries over a concurrent queue keep their order and their number`() async {
    let queue = DispatchQueue(label: "deliveries", attributes: .concurrent)
    let source = (0..<300).publisher.eraseToAnyPublisher()
    var seen: [Int] = []
    for await value in source.receive(on: queue).delay(for: .nanoseconds(1), scheduler: queue).values { seen.append(value) }
    #expect(seen == Array(0..<300))
    var groups: [[Int]] = []
    for await group in source.receive(on: queue).collect(.byTimeOrCount(queue, .seconds(3600), 30)).values { groups.append(group) }
    #expect(groups.flatMap { $0 } == Array(0..<300) && groups.count == 10)
    var inTime: [Int] = []
    for await value in source.timeout(.seconds(3600), scheduler: queue).values { inTime.append(value) }
    #expect(inTime == Array(0..<300))
  }
}
