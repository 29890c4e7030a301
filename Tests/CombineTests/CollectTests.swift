import Combine
import Foundation
import Testing

@Suite struct CollectTests {
  @Test func `values come in arrays of a number, the rest at the end`() {
    #expect([1, 2, 3, 4, 5].publisher.collect(2).everything == "[1, 2] [3, 4] [5] finished")
    #expect([1, 2].publisher.collect(2).everything == "[1, 2] finished")
    #expect(Empty<Int, Never>().collect(2).everything == "finished")
    let failing = Just(1).setFailureType(to: Trouble.self).append(Fail(error: .one))
    #expect(failing.collect(2).everything == "failed(one)")
  }

  @Test func `an array asks for as many values as it holds`() {
    let source = HandSource<Int, Never>()
    let probe = source.collect(3).probe(.max(2)) { _, group in group == [1, 2, 3] ? .max(1) : .none }
    #expect(source.text == "request(max(6))")
    #expect(source.send(1) == .none && source.send(2) == .none && source.send(3) == .max(3))
    probe.request(.unlimited)
    #expect(source.text == "request(max(6)) request(unlimited)")
    source.send(4)
    probe.cancel()
    source.send(completion: .finished)
    #expect(probe.text == "[1, 2, 3]")
  }

  @Test func `values come in arrays of an interval, none for an empty one`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.collect(.byTime(scheduler, 10)).probe(.unlimited)
    subject.send(1)
    scheduler.advance(by: 9)
    subject.send(2)
    #expect(probe.text == "")
    scheduler.advance(by: 1)
    #expect(probe.text == "[1, 2]")
    scheduler.advance(by: 10)
    subject.send(3)
    scheduler.advance(by: 10)
    #expect(probe.text == "[1, 2] [3]")
    subject.send(4)
    subject.send(completion: .finished)
    scheduler.run()
    #expect(probe.text == "[1, 2] [3] [4] finished")
    #expect(scheduler.waiting == 0)
  }

  @Test func `an array that is full does not wait for the interval`() {
    let (source, scheduler) = (HandSource<Int, Trouble>(), HandScheduler())
    let probe = source.collect(.byTimeOrCount(scheduler, 10, 2)).probe(.max(2)) { _, _ in .max(1) }
    #expect(source.text == "request(max(4))")
    #expect(source.send(1) == .none && source.send(2) == .max(2))
    source.send(3)
    scheduler.advance(by: 10)
    #expect(source.text == "request(max(4)) request(max(2))")
    source.send(4)
    source.send(completion: .failure(.one))
    #expect(probe.text == "[1, 2] [3] failed(one)")
    #expect(scheduler.waiting == 0)
  }

  @Test func `an array that nobody has asked for waits and grows`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), HandScheduler())
    let probe = subject.collect(.byTime(scheduler, 10)).probe(.max(1))
    subject.send(1)
    scheduler.advance(by: 10)
    subject.send(2)
    scheduler.advance(by: 10)
    subject.send(3)
    probe.request(.max(1))
    scheduler.advance(by: 10)
    #expect(probe.text == "[1] [2, 3]")
    subject.send(4)
    subject.send(completion: .finished)
    #expect(probe.text == "[1] [2, 3]" && scheduler.waiting == 0)
    probe.request(.max(1))
    #expect(probe.text == "[1] [2, 3] [4] finished")
  }
}
