import Combine
import Foundation
import Testing

@Suite struct TimeoutTests {
  @Test func `silence ends the pipeline, counted from the subscription and from each value`() {
    let (source, scheduler) = (HandSource<Int, Trouble>(), HandScheduler())
    let probe = source.timeout(10, scheduler: scheduler, customError: { .two }).probe(.unlimited)
    scheduler.advance(by: 9)
    source.send(1)
    scheduler.advance(by: 9)
    source.send(2)
    scheduler.advance(by: 9)
    #expect(probe.text == "1 2" && source.text == "request(unlimited)")
    scheduler.advance(by: 1)
    #expect(probe.text == "1 2 failed(two)" && source.text == "request(unlimited) cancel")
    source.send(3)
    scheduler.advance(by: 20)
    #expect(probe.text == "1 2 failed(two)" && scheduler.waiting == 0)
  }

  @Test func `silence finishes the pipeline if there is no error for it`() {
    let scheduler = HandScheduler()
    let probe = Empty<Int, Never>(completeImmediately: false).timeout(5, scheduler: scheduler).probe()
    scheduler.advance(by: 5)
    #expect(probe.text == "finished")
  }

  @Test func `an end in time is passed on, and a cancelled pipeline is not watched`() {
    let scheduler = HandScheduler()
    let ended = [1, 2].publisher.timeout(5, scheduler: scheduler).probe(.unlimited)
    let cancelled = PassthroughSubject<Int, Never>().timeout(5, scheduler: scheduler).probe(.unlimited)
    cancelled.cancel()
    scheduler.advance(by: 10)
    #expect(ended.text == "1 2 finished" && cancelled.text == "")
    #expect(scheduler.waiting == 0)
  }

  @Test func `demand passes through`() {
    let (source, scheduler) = (HandSource<Int, Never>(), HandScheduler())
    _ = source.timeout(5, scheduler: scheduler).probe(.max(2)) { _, _ in .max(3) }
    source.send(1)
    scheduler.run()
    #expect(source.text == "request(max(2)) request(max(3))")
  }

  @Test func `the time between values is measured from the subscription on`() {
    let (source, scheduler) = (HandSource<Int, Trouble>(), HandScheduler())
    scheduler.advance(by: 3)
    let probe = source.measureInterval(using: scheduler).map(\.magnitude).probe(.max(2)) { _, _ in .max(1) }
    scheduler.advance(by: 2)
    #expect(source.send(1) == .max(1))
    source.send(2)
    scheduler.advance(by: 4)
    source.send(3)
    source.send(completion: .failure(.one))
    #expect(probe.text == "2.0 0.0 4.0 failed(one)")
    #expect(source.text == "request(max(2))")
  }
}
