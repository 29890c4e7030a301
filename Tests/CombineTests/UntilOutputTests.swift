import Combine
import Foundation
import Testing

@Suite struct UntilOutputTests {
  @Test func `values pass until another publisher sends`() {
    let (source, other) = (HandSource<Int, Never>(), HandSource<String, Trouble>())
    let probe = source.prefix(untilOutputFrom: other).probe(.max(3))
    source.send(1)
    #expect(source.text == "request(max(3))" && other.text == "request(max(1))")
    other.send("now")
    source.send(2)
    #expect(probe.text == "1 finished")
    #expect(source.text == "request(max(3)) cancel" && other.text == "request(max(1)) cancel")
  }

  @Test func `the end of the other publisher does not end a prefix`() {
    let (subject, other) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Trouble>())
    let probe = subject.prefix(untilOutputFrom: other).probe(.unlimited)
    other.send(completion: .failure(.one))
    subject.send(1)
    subject.send(completion: .finished)
    #expect(probe.text == "1 finished")
    #expect([1, 2].publisher.prefix(untilOutputFrom: Just(0)).everything == "finished")
  }

  @Test func `values are left out until another publisher sends`() {
    let (source, other) = (HandSource<Int, Trouble>(), HandSource<String, Trouble>())
    let probe = source.drop(untilOutputFrom: other).probe(.max(3)) { _, _ in .max(1) }
    #expect(source.send(1) == .none)
    other.send("now")
    #expect(other.text == "request(max(1)) cancel")
    #expect(source.send(2) == .max(1))
    other.send(completion: .failure(.one))
    source.send(completion: .failure(.two))
    #expect(source.text == "request(max(3))")
    #expect(probe.text == "2 failed(two)")
    #expect([1, 2].publisher.drop(untilOutputFrom: Just(0)).everything == "1 2 finished")
  }

  @Test func `nothing can pass any more when the other publisher ends without a value`() {
    let source = HandSource<Int, Trouble>()
    let other = PassthroughSubject<Int, Trouble>()
    let probe = source.drop(untilOutputFrom: other).probe(.unlimited)
    other.send(completion: .finished)
    #expect(probe.text == "finished" && source.text == "request(unlimited) cancel")
    #expect(
      [1].publisher.setFailureType(to: Trouble.self).drop(untilOutputFrom: Fail<Int, Trouble>(error: .one)).everything == "failed(one)")
  }

  @Test func `who cancels is left alone by both`() {
    let (source, other) = (HandSource<Int, Never>(), HandSource<Int, Never>())
    let probe = source.drop(untilOutputFrom: other).probe(.unlimited)
    probe.cancel()
    other.send(1)
    source.send(1)
    #expect(probe.text == "" && source.text == "request(unlimited) cancel" && other.text == "request(max(1)) cancel")
  }

  @Test func `a prefix ends when the other publisher sends before the subscription has come`() {
    let (source, scheduler, other) = (HandSource<Int, Never>(), HandScheduler(), PassthroughSubject<Int, Trouble>())
    let probe = source.subscribe(on: scheduler).prefix(untilOutputFrom: other).probe(.unlimited)
    other.send(1)
    scheduler.run()
    source.send(2)
    #expect(probe.text == "finished")
    #expect(source.text == "cancel")
    probe.request(.max(1))
    probe.cancel()
    scheduler.run()
    #expect(probe.text == "finished" && source.text == "cancel")
  }

  @Test func `values pass when the other publisher has sent before the subscription has come`() {
    let (source, scheduler, other) = (HandSource<Int, Never>(), HandScheduler(), PassthroughSubject<Int, Never>())
    let probe = source.subscribe(on: scheduler).drop(untilOutputFrom: other).probe(.unlimited)
    other.send(1)
    scheduler.run()
    source.send(2)
    #expect(probe.text == "2")
    let late = source.subscribe(on: scheduler).drop(untilOutputFrom: other).probe(.unlimited)
    scheduler.run()
    source.send(3)
    other.send(1)
    source.send(4)
    #expect(late.text == "4")
  }

  @Test func `the other publisher may end before the subscription has come`() {
    let (source, scheduler, other) = (HandSource<Int, Trouble>(), HandScheduler(), PassthroughSubject<Int, Trouble>())
    let dropping = source.subscribe(on: scheduler).drop(untilOutputFrom: other).probe(.unlimited)
    other.send(completion: .failure(.two))
    scheduler.run()
    #expect(dropping.text == "failed(two)" && source.text == "cancel")
    let prefix = source.subscribe(on: scheduler).prefix(untilOutputFrom: other).probe(.unlimited)
    scheduler.run()
    source.send(1)
    source.send(completion: .finished)
    #expect(prefix.text == "1 finished")
  }

  @Test func `the other publisher is subscribed to first`() {
    let log = Log<String>()
    func noted(_ name: String) -> some Publisher<Int, Never> {
      Deferred { () -> Empty<Int, Never> in
        log.add(name)
        return Empty(completeImmediately: false)
      }
    }
    let prefix = noted("upstream").prefix(untilOutputFrom: noted("other")).probe(.unlimited)
    let dropping = noted("upstream").drop(untilOutputFrom: noted("other")).probe(.unlimited)
    #expect(log.elements == ["other", "upstream", "other", "upstream"])
    prefix.cancel()
    dropping.cancel()
  }

  @Test func `a cancellation while the subscription is on its way reaches both`() {
    let (source, scheduler, other) = (HandSource<Int, Never>(), HandScheduler(), HandSource<Int, Never>())
    let probe = source.prefix(untilOutputFrom: other.delay(for: 1, scheduler: scheduler)).probe(.unlimited)
    probe.cancel()
    other.send(1)
    scheduler.advance(by: 5)
    source.send(2)
    #expect(probe.text == "" && source.text == "request(unlimited) cancel" && other.text == "request(max(1)) cancel")
  }

  @Test func `publishers of equal parts are equal`() {
    #expect(Just(1).prefix(untilOutputFrom: Just(2)) == Just(1).prefix(untilOutputFrom: Just(2)))
    #expect(Just(1).drop(untilOutputFrom: Just(2)) != Just(1).drop(untilOutputFrom: Just(3)))
  }
}
