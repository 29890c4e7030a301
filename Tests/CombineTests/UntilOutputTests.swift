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

  @Test func `publishers of equal parts are equal`() {
    #expect(Just(1).prefix(untilOutputFrom: Just(2)) == Just(1).prefix(untilOutputFrom: Just(2)))
    #expect(Just(1).drop(untilOutputFrom: Just(2)) != Just(1).drop(untilOutputFrom: Just(3)))
  }
}
