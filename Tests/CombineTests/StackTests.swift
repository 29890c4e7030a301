import Combine
import Foundation
import Testing

/// However often something is subscribed to, asked or ended inside of another call, the stack does not grow with it.
@Suite struct StackTests {
  private static let many = 1_000_000

  /// How many events a subscriber receives that asks for one value at a time: by what it answers, or by a call from inside.
  private func counts<P: Publisher>(_ make: () -> P) -> [Int] {
    let answering = Counting<P.Output, P.Failure> { _ in .max(1) }
    make().subscribe(answering)
    let calling = Counting<P.Output, P.Failure> {
      $0.request(.max(1))
      return .none
    }
    make().subscribe(calling)
    return [answering.count, calling.count]
  }

  /// A subscriber that counts, and asks for one value at first.
  private final class Counting<Input, Failure: Error>: Subscriber {
    private(set) var count = 0
    private var subscription: (any Subscription)?
    private let more: (any Subscription) -> Subscribers.Demand

    init(more: @escaping (any Subscription) -> Subscribers.Demand) {
      self.more = more
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(1))
    }

    func receive(_ input: Input) -> Subscribers.Demand {
      count += 1
      return subscription.map(more) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
      count += 1
    }
  }

  @Test func `a million attempts are made one after the other`() {
    let failing = Fail<Int, Trouble>(error: .one)
    #expect(failing.retry(StackTests.many).everything == "failed(one)")
    #expect(failing.retry(10_000).retry(3).everything == "failed(one)")
    let log = Log<Int>()
    let attempts = Deferred { () -> Fail<Int, Trouble> in
      log.add(1)
      return Fail(error: .one)
    }
    #expect(attempts.retry(10_000).everything == "failed(one)")
    #expect(log.elements.count == 10_001)
  }

  @Test func `attempts that fail when they are asked are made one after the other`() {
    let asked = Just(1).setFailureType(to: Trouble.self).tryMap { _ -> Int in throw Trouble.two }
    #expect(asked.retry(20_000).everything == "failed(two)")
    let counted = Just(1).setFailureType(to: Trouble.self).append(Fail(error: .one)).retry(20_000)
    #expect(counts { counted } == [20_002, 20_002])
    let shared = Fail<Int, Trouble>(error: .one).share().retry(20_000)
    #expect(shared.everything == "failed(one)")
  }

  @Test func `a retry that is cancelled in the middle tries no more`() {
    let log = Log<Int>()
    let source = Deferred { () -> AnyPublisher<Int, Trouble> in
      log.add(1)
      return Just(1).setFailureType(to: Trouble.self).append(Fail(error: .one)).eraseToAnyPublisher()
    }
    let probe = source.retry(1000).probe(.unlimited) { probe, _ in
      if log.elements.count == 3 { probe.cancel() }
      return .none
    }
    #expect(probe.text == "1 1 1" && log.elements.count == 3)
  }

  @Test func `an attempt that fails on another thread is followed by the next one there`() {
    let subjects = Log<PassthroughSubject<Int, Trouble>>()
    let source = Deferred { () -> PassthroughSubject<Int, Trouble> in
      let subject = PassthroughSubject<Int, Trouble>()
      subjects.add(subject)
      return subject
    }
    let probe = source.retry(3).probe(.unlimited)
    for _ in 0..<3 {
      let subject = Shared(subjects.elements.last)
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subject.value?.send(completion: .failure(.one))
        done.signal()
      }
      done.wait()
    }
    subjects.elements.last?.send(1)
    #expect(probe.text == "1" && subjects.elements.count == 4)
  }

  @Test func `many publishers that end at once follow each other`() {
    let numbers = (0..<20_000).publisher
    #expect(counts { numbers.flatMap(maxPublishers: .max(1)) { _ in Empty<Int, Never>() } } == [1, 1])
    #expect(counts { numbers.map { _ in Empty<Int, Never>() }.switchToLatest() } == [1, 1])
    #expect(counts { numbers.flatMap { Just($0) } } == [20_001, 20_001])
    #expect(counts { numbers.flatMap(maxPublishers: .max(1)) { Just($0) } } == [20_001, 20_001])
    #expect(counts { Publishers.MergeMany((0..<20_000).map { Just($0) }) } == [20_001, 20_001])
  }

  @Test func `what waited for demand is drawn on one by one`() {
    let waiting = Publishers.MergeMany((0..<20_000).map { Just($0) })
    let probe = waiting.probe()
    let counting = Counting<Int, Never> {
      $0.request(.max(1))
      return .none
    }
    waiting.buffer(size: 20_000, prefetch: .keepFull, whenFull: .dropNewest).subscribe(counting)
    #expect(counting.count == 20_001)
    #expect(probe.text == "")
    probe.cancel()
  }

  @Test func `long sequences are drawn on one value at a time by every operator`() {
    let (numbers, count) = ((0..<20_000).publisher, 20_001)
    #expect(counts { numbers } == [count, count])
    #expect(counts { numbers.map { $0 } } == [count, count])
    #expect(counts { numbers.filter { $0 == 19_999 } } == [2, 2])
    #expect(counts { numbers.dropFirst(19_999) } == [2, 2])
    #expect(counts { numbers.zip(numbers) } == [count, count])
    #expect(counts { numbers.merge(with: numbers) } == [2 * count - 1, 2 * count - 1])
    #expect(counts { numbers.append(numbers) } == [2 * count - 1, 2 * count - 1])
    #expect(counts { numbers.prepend(numbers) } == [2 * count - 1, 2 * count - 1])
    #expect(counts { numbers.buffer(size: 1, prefetch: .keepFull, whenFull: .dropNewest) } == [count, count])
    #expect(counts { numbers.buffer(size: count, prefetch: .byRequest, whenFull: .dropNewest) } == [count, count])
    #expect(counts { numbers.receive(on: ImmediateScheduler.shared) } == [count, count])
    #expect(counts { numbers.subscribe(on: ImmediateScheduler.shared) } == [count, count])
    #expect(counts { numbers.delay(for: 1, scheduler: ImmediateScheduler.shared) } == [count, count])
    #expect(counts { numbers.collect(3) } == [6668, 6668])
    #expect(counts { numbers.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) } == [count, count])
    #expect(counts { numbers.drop(untilOutputFrom: Just(1)) } == [count, count])
    #expect(counts { numbers.setFailureType(to: Trouble.self).catch { _ in Empty<Int, Never>() } } == [count, count])
    #expect(counts { numbers.retry(1) } == [count, count])
    #expect(counts { numbers.handleEvents() } == [count, count])
    #expect(counts { numbers.multicast { PassthroughSubject<Int, Never>() }.autoconnect() }.allSatisfy { $0 > 1 })
    #expect(counts { Record<Int, Never>(output: Array(0..<20_000), completion: .finished) } == [count, count])
  }
}
