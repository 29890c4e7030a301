import Combine
import Foundation
import Testing

@Suite struct ScheduleTests {
  @Test func `B10-08 a delivery on the main queue is asynchronous, even from the main queue`() async {
    let log = Log<String>()
    let sink = await MainActor.run {
      let sink = Just(1).receive(on: DispatchQueue.main).sink { _ in log.add(MainQueue.isCurrent ? "main" : "elsewhere") }
      log.add("subscribed")
      return Shared(sink)
    }
    await drainMain()
    #expect(log.elements == ["subscribed", "main"])
    withExtendedLifetime(sink) {}
  }

  @MainActor @Test func `the main run loop and the main operation queue deliver on the main queue`() async {
    let log = Log<Bool>()
    let subject = PassthroughSubject<Int, Never>()
    let sinks = [
      subject.receive(on: RunLoop.main).sink { _ in log.add(MainQueue.isCurrent) },
      subject.receive(on: OperationQueue.main).sink { _ in log.add(MainQueue.isCurrent) },
    ]
    subject.send(1)
    #expect(log.elements.isEmpty)
    await drainMain()
    #expect(log.elements == [true, true])
    withExtendedLifetime(sinks) {}
  }

  @Test func `the run loop that is current on the main queue is the main one`() async {
    let log = Log<Bool>()
    let sink = await MainActor.run { Shared(currentLoopSink(log)) }
    await drainMain()
    #expect(log.elements == [true])
    withExtendedLifetime(sink) {}
  }

  @MainActor private func currentLoopSink(_ log: Log<Bool>) -> AnyCancellable {
    Just(1).receive(on: RunLoop.current).sink { _ in log.add(MainQueue.isCurrent) }
  }

  @Test func `another thread's run loop is woken and delivers on that thread`() {
    let log = Log<Bool>()
    let subject = Shared(PassthroughSubject<Int, Never>())
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let thread = Thread.current
      // Without anything in it the loop would not sleep; without it any longer the loop ends.
      let anchor = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
      RunLoop.current.add(anchor, forMode: .default)
      let sink = subject.value.receive(on: RunLoop.current).sink { value in
        log.add(Thread.current === thread)
        if value == 2 { anchor.invalidate() }
      }
      DispatchQueue.global().async {
        subject.value.send(1)
        subject.value.send(2)
      }
      while log.elements.count < 2 { _ = RunLoop.current.run(mode: .default, before: .distantFuture) }
      sink.cancel()
      done.signal()
    }
    #expect(done.wait(timeout: .now() + 20) == .success)
    #expect(log.elements == [true, true])
  }

  @Test func `deliveries keep their order on a concurrent queue`() async {
    let log = Log<Int>()
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let keep = Log<AnyCancellable>()
      keep.add(
        (0..<2000).publisher.receive(on: DispatchQueue.global()).sink(
          receiveCompletion: { _ in
            _ = keep
            continuation.resume()
          }, receiveValue: { log.add($0) }))
    }
    #expect(log.elements == Array(0..<2000))
  }

  @Test func `what waits for its delivery is dropped by a cancellation`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.receive(on: scheduler).probe(.unlimited)
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.send(completion: .finished)
    probe.cancel()
    scheduler.run()
    #expect(probe.text == "1")
  }

  @Test func `demand passes a change of scheduler at once, and comes back from a delivery as a request`() {
    let scheduler = HandScheduler()
    let source = HandSource<Int, Never>()
    let probe = source.receive(on: scheduler).probe(.max(1)) { _, _ in .max(2) }
    #expect(source.text == "request(max(1))")
    #expect(source.send(1) == .none)
    scheduler.run()
    #expect(source.text == "request(max(1)) request(max(2))")
    #expect(probe.text == "1")
  }

  @Test func `subscribing, asking and cancelling move to a scheduler`() {
    let scheduler = HandScheduler()
    let source = HandSource<Int, Never>()
    let probe = source.subscribe(on: scheduler).probe(.max(1))
    #expect(source.text == "" && probe.subscription == nil)
    scheduler.run()
    #expect(source.text == "request(max(1))")
    source.send(1)
    #expect(probe.text == "1")
    probe.cancel()
    #expect(source.text == "request(max(1))")
    source.send(2)
    scheduler.run()
    #expect(source.text == "request(max(1)) cancel")
    #expect(probe.text == "1")
  }

  @Test func `an immediate scheduler runs everything at once`() {
    #expect([1, 2].publisher.receive(on: ImmediateScheduler.shared).everything == "1 2 finished")
    #expect([1, 2].publisher.delay(for: 3, scheduler: ImmediateScheduler.shared).everything == "1 2 finished")
    #expect([1, 2].publisher.subscribe(on: ImmediateScheduler.shared).everything == "1 2 finished")
    #expect([1, 2].publisher.debounce(for: 3, scheduler: ImmediateScheduler.shared).everything == "1 2 finished")
  }

  @Test func `a delay moves values and the end alike`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.delay(for: 2, scheduler: scheduler).probe(.unlimited)
    subject.send(1)
    scheduler.advance(by: 1)
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.advance(by: 0.5)
    #expect(probe.text == "")
    scheduler.advance(by: 0.5)
    #expect(probe.text == "1")
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2 finished")
  }

  @Test func `a value is published after a pause`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.debounce(for: 1, scheduler: scheduler).probe(.unlimited)
    subject.send(1)
    scheduler.advance(by: 0.6)
    subject.send(2)
    scheduler.advance(by: 0.6)
    #expect(probe.text == "")
    scheduler.advance(by: 0.4)
    #expect(probe.text == "2")
    scheduler.advance(by: 5)
    #expect(probe.text == "2")
    #expect(scheduler.waiting == 0)
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.advance(by: 5)
    #expect(probe.text == "2 finished")
  }

  @Test func `a pause without demand drops the value`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let probe = subject.debounce(for: 1, scheduler: scheduler).probe()
    subject.send(1)
    scheduler.advance(by: 2)
    probe.request(.max(1))
    subject.send(2)
    scheduler.advance(by: 2)
    #expect(probe.text == "2")
  }

  @Test func `at most one value an interval, the first at once, then the latest`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Never>()
    let latest = subject.throttle(for: 50, scheduler: scheduler, latest: true).probe(.unlimited)
    let first = subject.throttle(for: 50, scheduler: scheduler, latest: false).probe(.unlimited)
    var last = 0.0
    for (value, time) in [(1, 10.0), (2, 20), (3, 80), (4, 90), (5, 150), (6, 158)] {
      scheduler.advance(by: time - last)
      last = time
      subject.send(value)
      scheduler.run()
    }
    scheduler.advance(by: 50)
    #expect(latest.text == "1 2 4 6")
    #expect(first.text == "1 2 3 5")
  }

  @Test(arguments: [true, false])
  func `a throttled value that waits comes before the end, whatever that is`(latest: Bool) {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: latest).probe(.unlimited)
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subject.send(completion: .finished)
    scheduler.run()
    #expect(probe.text == "1")
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2 finished")
    let failing = PassthroughSubject<Int, Trouble>()
    let other = failing.throttle(for: 1, scheduler: scheduler, latest: latest).probe(.unlimited)
    failing.send(1)
    failing.send(completion: .failure(.two))
    scheduler.run()
    #expect(other.text == "1 failed(two)")
    let waiting = PassthroughSubject<Int, Trouble>()
    let last = waiting.throttle(for: 1, scheduler: scheduler, latest: latest).probe(.unlimited)
    waiting.send(1)
    scheduler.run()
    waiting.send(2)
    waiting.send(completion: .failure(.one))
    scheduler.advance(by: 2)
    #expect(last.text == "1 2 failed(one)")
  }

  @Test func `a throttled stream that ends with nothing to deliver ends at once`() {
    let scheduler = HandScheduler()
    let subject = PassthroughSubject<Int, Trouble>()
    let probe = subject.throttle(for: 1, scheduler: scheduler, latest: true).probe(.unlimited)
    subject.send(1)
    scheduler.run()
    subject.send(completion: .failure(.one))
    scheduler.run()
    #expect(probe.text == "1 failed(one)")
  }
}
